import type { ApiKey, ApiKeyInput, CreatedApiKey } from '#contract/api-keys.ts'
import { type Actor, sessionIdOf } from '#server/actor.ts'
import { enqueue } from '#server/adapters/jobs/jobs.ts'
import { createApiKey, maskApiKey } from '#server/api-key.ts'
import type { Database } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/errors.ts'
import { pastDayMessage } from '#server/past-day.ts'
import { publishEndedSessions } from '#server/pubsub/ended-sessions.ts'
import { hashToken } from '#server/token.ts'
import { forgottenBefore, latestNotedUse } from './expiry.ts'
import { presentHolder, presentKey } from './present.ts'
import {
  deleteKey,
  deleteKeys,
  deleteKeysExpiredBefore,
  insertKey,
  lockHolder,
  selectHolder,
  selectKey,
  selectKeys,
  updateLastUse,
} from './queries.ts'

/** The professional whose key has this hash; null if the key is not valid. */
export async function findKeyActor({ db, clock }: Pick<Deps, 'db' | 'clock'>, keyHash: Buffer): Promise<Actor | null> {
  const row = await selectHolder(db, { keyHash }, clock.today())
  return row ? presentHolder(row) : null
}

/** Whether the actor's key is still valid. */
export const isKeyLive = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { credential: { id } }: Actor,
): Promise<boolean> => (await selectHolder(db, { id }, clock.today())) !== undefined

/** Newest first. */
export const listKeys = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<ApiKey[]> =>
  (await selectKeys(db, actor.id)).map((row) => presentKey(row, clock.today()))

/** The only time that the key itself leaves the server. The database enforces the maximum number of keys. */
export async function createKey(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { name, scope, expires_on }: ApiKeyInput,
): Promise<CreatedApiKey> {
  if (expires_on !== null && expires_on < clock.today()) throw invalidField('expires_on', pastDayMessage)
  const key = createApiKey()
  const row = await db.transaction().execute(async (tx) => {
    // The account is locked before its session, in the same order as when sessions are ended.
    await lockHolder(tx, actor.id)
    const stored = await insertKey(tx, actor.id, sessionIdOf(actor), {
      name,
      scope,
      expires_on,
      key_hash: hashToken(key),
      masked_key: maskApiKey(key),
      created_at: clock.now(),
    })
    if (!stored) throw new AppError('unauthenticated')
    await enqueue(tx, 'send-mail', { kind: 'api_key_created', api_key_id: stored.id })
    return stored
  })
  return { ...presentKey(row, clock.today()), key }
}

/** Streams opened with the key end on every node once the transaction commits. */
export const revokeKey = ({ db }: Pick<Deps, 'db'>, actor: Actor, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await deleteKey(tx, actor.id, id)))
      throw new AppError('not_found', { message: 'Ključ nije pronađen. Možda je već opozvan.' })
    await publishEndedSessions(tx, actor.id)
  })

/** Revokes all keys of the account. Call within a transaction that also publishes that sessions have ended. */
export async function revokeKeys(tx: Database, userId: number): Promise<void> {
  await deleteKeys(tx, userId)
}

/** Records the use at most once a minute; does nothing for an actor with a session. */
export async function noteKeyUse({ db, clock }: Pick<Deps, 'db' | 'clock'>, { credential }: Actor): Promise<void> {
  const now = clock.now()
  if (credential.kind !== 'api-key') return
  if (credential.last_used_at !== null && credential.last_used_at > latestNotedUse(now)) return
  await updateLastUse(db, credential.id, now, latestNotedUse(now))
}

export const removeExpiredKeys = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  deleteKeysExpiredBefore(db, forgottenBefore(clock.today()))

// For mails

/** With its account; undefined once it is revoked. */
export const findKey = (db: Database, id: number) => selectKey(db, id)

/** The names of all the account's keys, including expired ones. */
export const listKeyNames = async (db: Database, userId: number): Promise<string[]> =>
  (await selectKeys(db, userId)).map(({ name }) => name)

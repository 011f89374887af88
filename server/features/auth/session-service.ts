import type { AccountSession } from '#contract/account.ts'
import type { Credentials, Me, Session } from '#contract/auth.ts'
import { createPage, type PageOf, type PageQuery } from '#contract/page.ts'
import { cleanText } from '#contract/text.ts'
import { type Actor, sessionIdOf } from '#server/actor.ts'
import { selectPage } from '#server/db/select-page.ts'
import type { Database } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/errors.ts'
import { publishEndedSessions } from '#server/pubsub/ended-sessions.ts'
import { createToken, hashToken } from '#server/token.ts'
import { presentMe, presentSession, presentUser } from './present.ts'
import {
  countSessions,
  deleteSession,
  deleteSessions,
  extendSession,
  insertSession,
  selectLiveSession,
  selectSession,
  selectSessions,
  selectUserByEmail,
  type UserRow,
} from './queries.ts'
import { deleteExpiredSessions } from './expiry-queries.ts'
import { isDueForExtension, sessionExpiry } from './session-lifetime.ts'

interface NewSessionInput {
  remember: boolean
  /** The request's `User-Agent`. */
  userAgent: string | undefined
  /** The stored hash that the password was compared with. */
  passwordHash: string
}

const failedLogin = () => invalidField('email', 'E-mail ili lozinka nisu ispravni.')

const suspended = () => invalidField('email', 'Vaš je račun suspendiran. Za više informacija javite se našoj podršci.')

/** Throws if the account has been suspended, or its password changed, since the comparison. */
export async function createSession(
  db: Database,
  { clock }: Deps,
  user: UserRow,
  { remember, userAgent = '', passwordHash }: NewSessionInput,
): Promise<Session> {
  const token = createToken()
  const now = clock.now()
  const created = await insertSession(db, user.id, passwordHash, {
    token_hash: hashToken(token),
    remember,
    user_agent: cleanText(userAgent).slice(0, 300) || null,
    now,
    expires_at: sessionExpiry({ now, beganAt: now, remember }),
  })
  if (!created) throw failedLogin()
  return { token, user: presentUser(user) }
}

/** Fails in the same way, in words and in time, for a wrong password and an unknown address. */
export async function logIn(
  deps: Deps,
  { email, password, remember }: Credentials,
  userAgent?: string,
): Promise<Session> {
  const user = await selectUserByEmail(deps.db, email)
  const isRight = await deps.passwords.verify(password, user?.password_hash)
  if (!user || !isRight) throw failedLogin()
  // A suspension is only revealed to those who know the password.
  if (user.suspended_at) throw suspended()
  return createSession(deps.db, deps, user, { remember: !!remember, userAgent, passwordHash: user.password_hash })
}

export const getMe = ({ credential: _, ...me }: Actor): Me => me

/** The actor of the session with this token; null if there is none. Using the session extends it. */
export async function findActor({ db, clock }: Deps, tokenHash: Buffer): Promise<Actor | null> {
  const now = clock.now()
  const row = await selectSession(db, tokenHash, now)
  if (!row) return null
  if (isDueForExtension(now, row.last_used_at))
    await extendSession(db, row.session_id, now, sessionExpiry({ now, beganAt: row.began_at, remember: row.remember }))
  return { ...presentMe(row), credential: { kind: 'session', id: row.session_id } }
}

/** Whether the actor's session is live; checking does not extend it. */
export const isSessionLive = async ({ db, clock }: Deps, actor: Actor): Promise<boolean> =>
  (await selectLiveSession(db, actor.id, sessionIdOf(actor), clock.now())) !== undefined

/** The sessions of the actor's account, most recently used first. */
export async function listSessions(
  { db, clock }: Deps,
  actor: Actor,
  query: PageQuery,
): Promise<PageOf<AccountSession>> {
  const now = clock.now()
  const total = await countSessions(db, actor.id, now)
  const rows = await selectPage(query, total, (limit, offset) => selectSessions(db, actor.id, now, limit, offset))
  return createPage(
    rows.map((row) => presentSession(row, sessionIdOf(actor))),
    total,
    query,
  )
}

/** False if the actor has no session with this id. */
const endOne = ({ db }: Deps, actor: Actor, id: number): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    if (!(await deleteSession(tx, actor.id, id))) return false
    await publishEndedSessions(tx, actor.id)
    return true
  })

export async function endSession(deps: Deps, actor: Actor, id: number): Promise<void> {
  if (!(await endOne(deps, actor, id))) throw new AppError('not_found', { message: 'Prijava nije pronađena.' })
}

/** It is not an error if the session has already ended in another tab. */
export const logOut = async (deps: Deps, actor: Actor): Promise<void> =>
  void (await endOne(deps, actor, sessionIdOf(actor)))

/** Call within a transaction. Once it commits, the streams opened by these sessions end too. */
export async function endSessions(tx: Database, userId: number, exceptId: number | null = null): Promise<void> {
  await deleteSessions(tx, userId, exceptId)
  await publishEndedSessions(tx, userId)
}

export const endOtherSessions = ({ db }: Deps, actor: Actor): Promise<void> =>
  db.transaction().execute((tx) => endSessions(tx, actor.id, sessionIdOf(actor)))

export const removeExpiredSessions = ({ db, clock }: Deps) => deleteExpiredSessions(db, clock.now())

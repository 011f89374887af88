import type { ForgottenPassword, PasswordReset, PasswordResetLink } from '#contract/auth.ts'
import { type Actor, sessionIdOf } from '#server/actor.ts'
import { enqueue } from '#server/adapters/jobs/jobs.ts'
import { isCommonPassword } from '#server/adapters/passwords/common-passwords.ts'
import { withMinimumDuration } from '#server/adapters/passwords/minimum-duration.ts'
import type { Database } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { invalidField } from '#server/errors.ts'
import { revokeKeys } from '#server/features/api-keys/service.ts'
import { hashToken } from '#server/token.ts'
import {
  consumeLink,
  countLinks,
  deleteEndedLinks,
  deleteLinks,
  insertLink,
  selectActiveUserId,
  selectResetAccount,
  selectValidLink,
  updatePassword,
} from './queries.ts'
import { REPEATED_MS } from './link-lifetime.ts'
import { enqueueLink, invalidLink, usedLink } from './link-service.ts'
import { endSessions } from './session-service.ts'

/** The hash of a password that somebody chooses. Throws for one of those with which guessing begins. */
export async function hashChosen({ passwords }: Pick<Deps, 'passwords'>, password: string): Promise<string> {
  if (!isCommonPassword(password)) return passwords.hash(password)
  throw invalidField('password', 'Ova je lozinka među najčešćima, pa ju je lako pogoditi. Odaberite drugu.')
}

const notifyOfNewPassword = (tx: Database, user_id: number) =>
  enqueue(tx, 'send-mail', { kind: 'password_changed', user_id }, { key: `password_changed ${user_id}` })

/** More than finding the account and queueing the mail takes, so that the time does not show whether there is one. */
const MINIMUM_DURATION_MS = 100

/**
 * The most valid links of an account. Anyone may request them, and must neither fill its mailbox nor keep its owner from
 * a new password: while there are as many, none is sent, but the mailbox has them.
 */
const MAX_LINKS = 5

/** The same answer in the same time, whether there is such an account or not, and whether a link is sent or not. */
export const requestPasswordReset = ({ db, clock }: Deps, { email }: ForgottenPassword): Promise<void> =>
  withMinimumDuration(MINIMUM_DURATION_MS, () =>
    db.transaction().execute(async (tx) => {
      const user = await selectActiveUserId(tx, email)
      if (!user) return
      await deleteEndedLinks(tx, user.id, 'reset_password', clock.now())
      const valid = await countLinks(tx, user.id, 'reset_password')
      if (valid < MAX_LINKS) await enqueueLink(tx, user.id, 'reset_password')
    }),
  )

/** The account whose password this link has set a short while ago. */
const findResetAccount = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, tokenHash: Buffer) =>
  selectResetAccount(db, tokenHash, new Date(clock.now().getTime() - REPEATED_MS))

/** Uses nothing up: the page asks when it is opened, the person comes after. */
export async function checkPasswordResetLink(deps: Deps, { token }: PasswordResetLink): Promise<void> {
  const tokenHash = hashToken(token)
  if (await selectValidLink(deps.db, tokenHash, 'reset_password', deps.clock.now())) return
  throw (await findResetAccount(deps, tokenHash)) ? usedLink() : invalidLink()
}

/** False where the link is not valid, or not any more. */
async function setPassword(deps: Deps, tokenHash: Buffer, password: string): Promise<boolean> {
  const { db, clock } = deps
  // Hashing is expensive, so a guessed token is refused before it.
  if (!(await selectValidLink(db, tokenHash, 'reset_password', clock.now()))) return false
  const passwordHash = await hashChosen(deps, password)
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    const used = await consumeLink(tx, tokenHash, 'reset_password', now)
    if (!used) return false
    await updatePassword(tx, used.user_id, passwordHash, now)
    await deleteLinks(tx, used.user_id, 'reset_password')
    await insertLink(tx, { ...used, token_hash: tokenHash, purpose: 'reset_password', expires_at: now })
    await endSessions(tx, used.user_id)
    await revokeKeys(tx, used.user_id)
    await notifyOfNewPassword(tx, used.user_id)
    return true
  })
}

/**
 * Ends every session, then the API keys, which none of them can make any more: nobody goes on by what was before. Where the
 * link has set this very password already, the answer was lost: browsers send such a request again by themselves, and
 * people press again.
 */
export async function resetPassword(deps: Deps, { token, password }: PasswordReset): Promise<void> {
  const tokenHash = hashToken(token)
  if (await setPassword(deps, tokenHash, password)) return
  const account = await findResetAccount(deps, tokenHash)
  if (!account) throw invalidLink()
  if (!(await deps.passwords.verify(password, account.password_hash))) throw usedLink()
}

/**
 * False when the password has been changed since `oldHash` was compared. Links for a new one that were sent before must
 * not change it again, and the account's other sessions end.
 */
export async function replacePassword(
  tx: Database,
  actor: Actor,
  { oldHash, newHash }: { oldHash: string; newHash: string },
  now: Date,
): Promise<boolean> {
  if (!(await updatePassword(tx, actor.id, newHash, now, oldHash))) return false
  await deleteLinks(tx, actor.id, 'reset_password')
  await endSessions(tx, actor.id, sessionIdOf(actor))
  await notifyOfNewPassword(tx, actor.id)
  return true
}

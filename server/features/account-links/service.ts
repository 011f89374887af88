import { type EmailConfirmation, type ForgottenPassword, linkTokenMessage, type PasswordReset } from '#contract/auth.ts'
import type { Database } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { invalidField } from '#server/errors.ts'
import type { Actor } from '#server/actor.ts'
import { createToken, hashToken } from '#server/token.ts'
import { enqueue } from '#server/adapters/jobs/jobs.ts'
import { withMinimumDuration } from '#server/adapters/passwords/minimum-duration.ts'
import { endAllSessions } from '#server/features/sessions/service.ts'
import { linkExpiry, type LinkPurpose } from '#server/features/auth/link-lifetime.ts'
import {
  confirmUserEmail,
  consumeToken,
  deleteExpiredTokens,
  deleteTokens,
  insertToken,
  selectValidToken,
  selectUserIdByEmail,
  updatePassword,
} from './queries.ts'

/** More than finding the account and asking for the mail takes, so that the time tells nobody whether there is one. */
const MINIMUM_DURATION_MS = 100

const invalidToken = () => invalidField('token', linkTokenMessage)

/**
 * The token of a link, in clear: only the mail has it. Called when the mail is written, and again when that mail is
 * sent another time, so it leaves the earlier ones alone: asking for a new link has removed those of before.
 */
export async function createLinkToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  purpose: LinkPurpose,
  email: string,
): Promise<string> {
  const token = createToken()
  const expires_at = linkExpiry(clock.now(), purpose)
  await insertToken(db, { token_hash: hashToken(token), user_id: userId, purpose, email, expires_at })
  return token
}

/** Within the caller's transaction: older links end, and a mail with a new one will be written. */
async function sendLink(tx: Database, userId: number, purpose: LinkPurpose): Promise<void> {
  await deleteTokens(tx, userId, purpose)
  await enqueue(tx, 'send-mail', { kind: purpose, user_id: userId }, { key: `${purpose} ${userId}` })
}

/** The same answer in the same time, whether there is such an account or not. */
export const requestPasswordReset = ({ db }: Deps, { email }: ForgottenPassword): Promise<void> =>
  withMinimumDuration(MINIMUM_DURATION_MS, () =>
    db.transaction().execute(async (tx) => {
      const user = await selectUserIdByEmail(tx, email)
      if (user) await sendLink(tx, user.id, 'reset_password')
    }),
  )

/** Ends every session: whoever had the old password is out. */
export async function resetPassword({ db, clock, passwords }: Deps, { token, password }: PasswordReset): Promise<void> {
  const tokenHash = hashToken(token)
  // Hashing is dear, so a guessed token is refused before it.
  if (!(await selectValidToken(db, tokenHash, 'reset_password', clock.now()))) throw invalidToken()
  const passwordHash = await passwords.hash(password)
  await db.transaction().execute(async (tx) => {
    const used = await consumeToken(tx, tokenHash, 'reset_password', clock.now())
    if (!used) throw invalidToken()
    await updatePassword(tx, used.user_id, passwordHash, clock.now())
    await deleteTokens(tx, used.user_id, 'reset_password')
    await endAllSessions(tx, used.user_id)
  })
}

export const confirmEmail = ({ db, clock }: Deps, { token }: EmailConfirmation): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const used = await consumeToken(tx, hashToken(token), 'confirm_email', clock.now())
    if (!used) throw invalidToken()
    await confirmUserEmail(tx, used.user_id, clock.now())
    await deleteTokens(tx, used.user_id, 'confirm_email')
  })

/** False when there is nothing left to confirm. */
export async function resendConfirmation({ db }: Deps, { id, email_confirmed }: Actor): Promise<boolean> {
  if (email_confirmed) return false
  await db.transaction().execute((tx) => sendLink(tx, id, 'confirm_email'))
  return true
}

/** Within the transaction that gives the account another address: no link to the old one stays good. */
export async function startConfirmation(tx: Database, userId: number): Promise<void> {
  await deleteTokens(tx, userId)
  await sendLink(tx, userId, 'confirm_email')
}

/** Within the transaction that changes the password: a link that was asked for before must not change it again. */
export const deleteResetLinks = (tx: Database, userId: number) => deleteTokens(tx, userId, 'reset_password')

export const removeExpiredLinks = ({ db, clock }: Deps) => deleteExpiredTokens(db, clock.now())

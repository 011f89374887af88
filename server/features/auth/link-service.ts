import { type EmailConfirmation, linkTokenMessage, usedLinkMessage, wrongLoginPasswordMessage } from '#contract/auth.ts'
import type { Actor } from '#server/actor.ts'
import { enqueue } from '#server/adapters/jobs/jobs.ts'
import type { Database } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/errors.ts'
import { createToken, hashToken } from '#server/token.ts'
import { linkExpiry, type LinkPurpose, REPEATED_MS } from './link-lifetime.ts'
import {
  confirmUserEmail,
  consumeLink,
  deleteLink,
  deleteLinks,
  insertLink,
  selectAccount,
  selectConfirmedAccount,
  selectLockedAccount,
  selectValidLink,
} from './queries.ts'
import { deleteLinksExpiredBefore } from './expiry-queries.ts'

export const invalidLink = () => invalidField('token', linkTokenMessage)

/** Only someone who has the link learns this, and nothing else about the account. */
export const usedLink = () => new AppError('conflict', { message: usedLinkMessage })

/**
 * A new token for a link, in clear text, which only the mail contains. Called again when a mail is retried; earlier tokens
 * stay valid.
 */
export async function createLinkToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  purpose: LinkPurpose,
  email: string,
): Promise<string> {
  const token = createToken()
  const expires_at = linkExpiry(clock.now(), purpose)
  await insertLink(db, { token_hash: hashToken(token), user_id: userId, purpose, email, expires_at })
  return token
}

/** For a link that nobody has got, since its mail was not sent. */
export async function removeLinkToken({ db }: Pick<Deps, 'db'>, token: string): Promise<void> {
  await deleteLink(db, hashToken(token))
}

/** Call within a transaction: enqueues a mail with a new link; older links remain valid. */
export const enqueueLink = (tx: Database, userId: number, purpose: LinkPurpose) =>
  enqueue(tx, 'send-mail', { kind: purpose, user_id: userId }, { key: `${purpose} ${userId}` })

/** Call within a transaction: invalidates older links and enqueues a mail with a new one that confirms the address. */
export async function sendConfirmationLink(tx: Database, userId: number): Promise<void> {
  await deleteLinks(tx, userId, 'confirm_email')
  await enqueueLink(tx, userId, 'confirm_email')
}

/** The account whose address this link has confirmed a short while ago. */
const findConfirmedAccount = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, tokenHash: Buffer) =>
  selectConfirmedAccount(db, tokenHash, new Date(clock.now().getTime() - REPEATED_MS))

/**
 * If an account was opened with someone else's address, that person must not confirm it just by following the link. Its
 * password is required, unless `actor` is signed in to it. Where the link has confirmed the address already, the answer
 * was lost, and the same person gets it again.
 */
export async function confirmEmail(
  deps: Deps,
  { token, password }: EmailConfirmation,
  actor: Actor | null,
): Promise<void> {
  const { db, clock, passwords } = deps
  const tokenHash = hashToken(token)
  const valid = await selectValidLink(db, tokenHash, 'confirm_email', clock.now())
  const link = valid ?? (await findConfirmedAccount(deps, tokenHash))
  if (!link) throw invalidLink()
  if (actor?.id !== link.user_id) {
    if (password === undefined) throw invalidField('password', 'Upišite lozinku računa čiju adresu potvrđujete.')
    const account = await selectAccount(db, link.user_id)
    if (!(await passwords.verify(password, account?.password_hash)))
      throw invalidField('password', wrongLoginPasswordMessage)
  }
  const isConfirmed = valid !== undefined && (await confirmAddress(deps, tokenHash))
  if (!isConfirmed && !(await findConfirmedAccount(deps, tokenHash))) throw invalidLink()
}

/** False where the link is not valid any more. It is stored for a while, as used at the moment of the confirmation. */
const confirmAddress = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, tokenHash: Buffer): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now()
    const used = await consumeLink(tx, tokenHash, 'confirm_email', now)
    if (!used) return false
    // The address may have changed since the link was read.
    if (!(await confirmUserEmail(tx, used.user_id, used.email, now))) throw invalidLink()
    await deleteLinks(tx, used.user_id, 'confirm_email')
    await insertLink(tx, { ...used, token_hash: tokenHash, purpose: 'confirm_email', expires_at: now })
    return true
  })

/** False if there is nothing left to confirm. */
export async function resendConfirmation({ db }: Deps, { id, email_confirmed }: Actor): Promise<boolean> {
  if (email_confirmed) return false
  await db.transaction().execute(async (tx) => {
    // An account is locked before its links.
    await selectLockedAccount(tx, id)
    await sendConfirmationLink(tx, id)
  })
  return true
}

export const removeExpiredLinks = ({ db, clock }: Deps) =>
  deleteLinksExpiredBefore(db, new Date(clock.now().getTime() - REPEATED_MS))

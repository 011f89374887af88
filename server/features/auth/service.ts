import type { AccountChange, AccountSession } from '#contract/account.ts'
import {
  type Credentials,
  type EmailConfirmation,
  type ForgottenPassword,
  linkTokenMessage,
  type Me,
  type PasswordReset,
  type PasswordResetLink,
  type Registration,
  type Session,
  wrongLoginPasswordMessage,
} from '#contract/auth.ts'
import { createPage, type PageOf, type PageQuery } from '#contract/page.ts'
import { cleanText } from '#contract/text.ts'
import { type Actor, sessionIdOf } from '#server/actor.ts'
import { enqueue } from '#server/adapters/jobs/jobs.ts'
import { isCommonPassword } from '#server/adapters/passwords/common-passwords.ts'
import { withMinimumDuration } from '#server/adapters/passwords/minimum-duration.ts'
import type { Database } from '#server/db/connect.ts'
import type { PersonPatterns } from '#server/db/erased-text.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/errors.ts'
import { revokeKeys } from '#server/features/api-keys/service.ts'
import { createProfile } from '#server/features/professionals/service.ts'
import { publishEndedSessions } from '#server/pubsub/ended-sessions.ts'
import { StartupError } from '#server/startup-error.ts'
import { createToken, hashToken } from '#server/token.ts'
import { linkExpiry, type LinkPurpose } from './link-lifetime.ts'
import { presentMe, presentSession, presentUser } from './present.ts'
import {
  clearSuspension,
  confirmUserEmail,
  consumeLink,
  countSessions,
  deleteExpiredLinks,
  deleteExpiredSessions,
  deleteFormerAddress,
  deleteFormerAddressesBefore,
  deleteLinks,
  deleteSession,
  deleteSessions,
  deleteUser,
  eraseFromSuspensionReasons,
  extendSession,
  insertFormerAddress,
  insertLink,
  insertSession,
  insertUser,
  lockActiveAdmins,
  lockUser,
  selectAccount,
  selectActiveUserId,
  selectFormerAddress,
  selectLiveSession,
  selectRecipient,
  selectSession,
  selectSessions,
  selectUser,
  selectTrialEmails,
  selectUserByEmail,
  selectValidLink,
  updatePassword,
  updateSuspension,
  updateUser,
  type UserRow,
} from './queries.ts'
import { isDueForExtension, sessionExpiry } from './session-lifetime.ts'

// Signing in

interface NewSessionInput {
  remember: boolean
  /** The request's `User-Agent`. */
  userAgent: string | undefined
  /** The stored hash that the password was compared with. */
  passwordHash: string
}

const failedLogin = () => invalidField('email', 'E-mail ili lozinka nisu ispravni.')

const suspended = () => invalidField('email', 'Vaš je račun suspendiran. Za više informacija javite se našoj podršci.')

async function createSession(
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

/** The hash of a password that somebody chooses. Throws for one of those with which guessing begins. */
export async function hashChosen({ passwords }: Pick<Deps, 'passwords'>, password: string): Promise<string> {
  if (!isCommonPassword(password)) return passwords.hash(password)
  throw invalidField('password', 'Ova je lozinka među najčešćima, pa ju je lako pogoditi. Odaberite drugu.')
}

export async function register(deps: Deps, input: Registration, userAgent?: string): Promise<Session> {
  const passwordHash = await hashChosen(deps, input.password)
  return deps.db.transaction().execute(async (tx) => {
    const id = await insertUser(tx, input, passwordHash)
    if (input.role === 'professional') await createProfile(tx, id, input)
    const user = await selectUser(tx, id)
    if (!user) throw new AppError('internal')
    await enqueue(tx, 'send-mail', { kind: 'welcome', user_id: id })
    return createSession(tx, deps, user, { remember: false, userAgent, passwordHash })
  })
}

/** For the operator alone: no call of the API makes an admin. */
export async function createAdmin(
  { db, ...deps }: Pick<Deps, 'db' | 'passwords'>,
  { password, ...person }: Pick<Registration, 'name' | 'email' | 'password'>,
): Promise<void> {
  const passwordHash = await hashChosen(deps, password)
  if (await selectUserByEmail(db, person.email)) throw new AppError('conflict')
  await insertUser(db, { ...person, phone: null, role: 'admin' }, passwordHash)
}

/** A failure is the same for a wrong password and an unknown address, in words and in time. */
export async function logIn(
  deps: Deps,
  { email, password, remember }: Credentials,
  userAgent?: string,
): Promise<Session> {
  const user = await selectUserByEmail(deps.db, email)
  const isRight = await deps.passwords.verify(password, user?.password_hash)
  if (!user || !isRight) throw failedLogin()
  // A suspension is named only to those who know the password.
  if (user.suspended_at) throw suspended()
  return createSession(deps.db, deps, user, { remember: !!remember, userAgent, passwordHash: user.password_hash })
}

export const getMe = ({ credential: _, ...me }: Actor): Me => me

// Sessions: wherever one ends, the streams that it opened end with it, once the transaction commits

/** The actor of the session with this token, which is extended by its use; null when there is none. */
export async function findActor({ db, clock }: Deps, tokenHash: Buffer): Promise<Actor | null> {
  const now = clock.now()
  const row = await selectSession(db, tokenHash, now)
  if (!row) return null
  if (isDueForExtension(now, row.last_used_at))
    await extendSession(db, row.session_id, now, sessionExpiry({ now, beganAt: row.began_at, remember: row.remember }))
  return { ...presentMe(row), credential: { kind: 'session', id: row.session_id } }
}

/** Whether the session that the actor was found by is live; the check does not extend it. */
export const isSessionLive = async ({ db, clock }: Deps, actor: Actor): Promise<boolean> =>
  (await selectLiveSession(db, actor.id, sessionIdOf(actor), clock.now())) !== undefined

/** The sessions of the actor's account, the one used last first. */
export async function listSessions(
  { db, clock }: Deps,
  actor: Actor,
  query: PageQuery,
): Promise<PageOf<AccountSession>> {
  const now = clock.now()
  const total = await countSessions(db, actor.id, now)
  const offset = (query.page - 1) * query.per_page
  const rows = offset < total ? await selectSessions(db, actor.id, now, query.per_page, offset) : []
  return createPage(
    rows.map((row) => presentSession(row, sessionIdOf(actor))),
    total,
    query,
  )
}

/** False when there is none of the actor's with this id. */
const endOne = ({ db }: Deps, actor: Actor, id: number): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    if (!(await deleteSession(tx, actor.id, id))) return false
    await publishEndedSessions(tx, actor.id)
    return true
  })

export async function endSession(deps: Deps, actor: Actor, id: number): Promise<void> {
  if (!(await endOne(deps, actor, id))) throw new AppError('not_found', { message: 'Prijava nije pronađena.' })
}

/** That the session has already ended, in another tab, is no failure. */
export const logOut = async (deps: Deps, actor: Actor): Promise<void> =>
  void (await endOne(deps, actor, sessionIdOf(actor)))

async function endSessions(tx: Database, userId: number, exceptId: number | null = null): Promise<void> {
  await deleteSessions(tx, userId, exceptId)
  await publishEndedSessions(tx, userId)
}

export const endOtherSessions = ({ db }: Deps, actor: Actor): Promise<void> =>
  db.transaction().execute((tx) => endSessions(tx, actor.id, sessionIdOf(actor)))

export const removeExpiredSessions = ({ db, clock }: Deps) => deleteExpiredSessions(db, clock.now())

// Links that are sent by e-mail

/** More than finding the account and queueing the mail takes, so that the time does not show whether there is one. */
const MINIMUM_DURATION_MS = 100

const invalidLink = () => invalidField('token', linkTokenMessage)

/**
 * The token of a link, in clear: only the mail has it. It is called again when a mail is sent another time, so it leaves
 * earlier tokens valid; the request for a new link has removed older ones.
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

/** Within the caller's transaction: older links end, and a mail with a new one is queued. */
async function sendLink(tx: Database, userId: number, purpose: LinkPurpose): Promise<void> {
  await deleteLinks(tx, userId, purpose)
  await enqueue(tx, 'send-mail', { kind: purpose, user_id: userId }, { key: `${purpose} ${userId}` })
}

/** The same answer in the same time, whether there is such an account or not. */
export const requestPasswordReset = ({ db }: Deps, { email }: ForgottenPassword): Promise<void> =>
  withMinimumDuration(MINIMUM_DURATION_MS, () =>
    db.transaction().execute(async (tx) => {
      const user = await selectActiveUserId(tx, email)
      if (user) await sendLink(tx, user.id, 'reset_password')
    }),
  )

/** Uses nothing up: the page asks when it is opened, the person comes after. */
export async function checkPasswordResetLink({ db, clock }: Deps, { token }: PasswordResetLink): Promise<void> {
  if (!(await selectValidLink(db, hashToken(token), 'reset_password', clock.now()))) throw invalidLink()
}

/** Ends every session, then the API keys, which none of them can make any more: nobody goes on by what was before. */
export async function resetPassword(deps: Deps, { token, password }: PasswordReset): Promise<void> {
  const { db, clock } = deps
  const tokenHash = hashToken(token)
  // Hashing is expensive, so a guessed token is refused before it.
  if (!(await selectValidLink(db, tokenHash, 'reset_password', clock.now()))) throw invalidLink()
  const passwordHash = await hashChosen(deps, password)
  await db.transaction().execute(async (tx) => {
    const used = await consumeLink(tx, tokenHash, 'reset_password', clock.now())
    if (!used) throw invalidLink()
    await updatePassword(tx, used.user_id, passwordHash, clock.now())
    await deleteLinks(tx, used.user_id, 'reset_password')
    await endSessions(tx, used.user_id)
    await revokeKeys(tx, used.user_id)
    await notifyOfNewPassword(tx, used.user_id)
  })
}

/**
 * An account that was opened with another's address must not be confirmed by that person, who only follows the link: its
 * password is needed, unless `actor` is signed in to it.
 */
export async function confirmEmail(
  { db, clock, passwords }: Deps,
  { token, password }: EmailConfirmation,
  actor: Actor | null,
): Promise<void> {
  const tokenHash = hashToken(token)
  const link = await selectValidLink(db, tokenHash, 'confirm_email', clock.now())
  if (!link) throw invalidLink()
  if (actor?.id !== link.user_id) {
    if (password === undefined) throw invalidField('password', 'Upišite lozinku računa čiju adresu potvrđujete.')
    const account = await selectAccount(db, link.user_id)
    if (!(await passwords.verify(password, account?.password_hash)))
      throw invalidField('password', wrongLoginPasswordMessage)
  }
  await db.transaction().execute(async (tx) => {
    const used = await consumeLink(tx, tokenHash, 'confirm_email', clock.now())
    if (!used) throw invalidLink()
    await confirmUserEmail(tx, used.user_id, clock.now())
    await deleteLinks(tx, used.user_id, 'confirm_email')
  })
}

/** False when there is nothing left to confirm. */
export async function resendConfirmation({ db }: Deps, { id, email_confirmed }: Actor): Promise<boolean> {
  if (email_confirmed) return false
  await db.transaction().execute((tx) => sendLink(tx, id, 'confirm_email'))
  return true
}

export const removeExpiredLinks = ({ db, clock }: Deps) => deleteExpiredLinks(db, clock.now())

/** For the mails about an account: their address, and what they say of it; undefined once it is gone. */
export const findRecipient = (db: Database, id: number) => selectRecipient(db, id)

// Changes of a user by other features, each within the caller's transaction

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

export const findAccount = (db: Database, id: number) => selectAccount(db, id)

/** The owner of the account learns of it even if somebody else has changed it. */
async function notifyFormerAddress(tx: Database, userId: number, now: Date): Promise<void> {
  const former = await insertFormerAddress(tx, userId, now)
  if (former) await enqueue(tx, 'send-mail', { kind: 'address_changed', former_address_id: former.id })
}

/** For the mail to that address; undefined once it is sent. */
export const findFormerAddress = (db: Database, id: number) => selectFormerAddress(db, id)

export async function removeFormerAddress(db: Database, id: number): Promise<void> {
  await deleteFormerAddress(db, id)
}

/** As long as a mail that failed for good is remembered. */
const UNSENT_LIVE_MS = 7 * 86_400_000

export const removeOldFormerAddresses = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  deleteFormerAddressesBefore(db, new Date(clock.now().getTime() - UNSENT_LIVE_MS))

const notifyOfNewPassword = (tx: Database, user_id: number) =>
  enqueue(tx, 'send-mail', { kind: 'password_changed', user_id }, { key: `password_changed ${user_id}` })

/** Another address has to be confirmed, and no link that went to the old one stays valid. */
export async function changeUser(
  tx: Database,
  id: number,
  change: AccountChange,
  how: { isOtherAddress: boolean; now: Date },
): Promise<void> {
  if (how.isOtherAddress) await notifyFormerAddress(tx, id, how.now)
  await updateUser(tx, id, change, how)
  if (!how.isOtherAddress) return
  await deleteLinks(tx, id)
  await sendLink(tx, id, 'confirm_email')
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

/** False when it is suspended already. All sessions end, and no link for a new password stays valid. */
export async function suspendUser(tx: Database, id: number, reason: string, now: Date): Promise<boolean> {
  if (!(await updateSuspension(tx, id, reason, now))) return false
  await endSessions(tx, id)
  await deleteLinks(tx, id, 'reset_password')
  return true
}

/** False when it is not suspended. */
export const restoreUser = async (tx: Database, id: number): Promise<boolean> =>
  (await clearSuspension(tx, id)) !== undefined

/** Throws a StartupError for data of a trial: everybody knows the password of its accounts. */
export async function refuseDemoAccounts(db: Database): Promise<void> {
  const found = await selectTrialEmails(db, 3)
  if (found.length === 0) return
  throw new StartupError(
    `The database has accounts of the demo marketplace (${found.map(({ email }) => email).join(', ')}), whose password everybody knows. In production begin with an empty database.`,
  )
}

/** Until the transaction ends, nothing new can refer to the account. */
export const lockAccount = (tx: Database, id: number) => lockUser(tx, id)

/** Until the transaction ends, no other active admin can leave. */
export const countActiveAdmins = async (tx: Database): Promise<number> => (await lockActiveAdmins(tx)).length

/** The sessions go with the account. */
export async function removeUser(tx: Database, id: number): Promise<void> {
  await deleteUser(tx, id)
  await publishEndedSessions(tx, id)
}

/** Within the transaction that deletes an account: from the reasons why others were suspended. */
export async function eraseFromSuspensions(tx: Database, { anywhere }: PersonPatterns): Promise<void> {
  await eraseFromSuspensionReasons(tx, anywhere)
}

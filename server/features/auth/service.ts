import type { AccountChange } from '#contract/account.ts'
import type { Registration, Session } from '#contract/auth.ts'
import { enqueue } from '#server/adapters/jobs/jobs.ts'
import type { Database } from '#server/db/connect.ts'
import type { PersonPatterns } from '#server/db/erased-text.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { createProfile } from '#server/features/professionals/service.ts'
import { publishEndedSessions } from '#server/pubsub/ended-sessions.ts'
import { StartupError } from '#server/startup-error.ts'
import {
  clearSuspension,
  deleteFormerAddress,
  deleteLinks,
  deleteUser,
  eraseFromSuspensionReasons,
  insertFormerAddress,
  insertUser,
  lockAdmins,
  lockDeletions,
  lockSuspendedNaming,
  lockUser,
  selectAccount,
  selectConfirmedId,
  selectFormerAddress,
  selectLockedAccount,
  selectRecipient,
  selectUser,
  selectTestEmails,
  selectUserByEmail,
  updateSuspension,
  updateUser,
} from './queries.ts'
import { deleteFormerAddressesBefore } from './expiry-queries.ts'
import { sendConfirmationLink } from './link-service.ts'
import { hashChosen } from './password-service.ts'
import { createSession, endSessions } from './session-service.ts'

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

/** Only for the operator: no call of the API creates an admin. */
export async function createAdmin(
  { db, ...deps }: Pick<Deps, 'db' | 'passwords'>,
  { password, ...person }: Pick<Registration, 'name' | 'email' | 'password'>,
): Promise<void> {
  const passwordHash = await hashChosen(deps, password)
  if (await selectUserByEmail(db, person.email)) throw new AppError('conflict')
  await insertUser(db, { ...person, phone: null, role: 'admin' }, passwordHash)
}

/** For the mails about an account: its address and what the mails say about it; undefined once it is deleted. */
export const findRecipient = (db: Database, id: number) => selectRecipient(db, id)

/** Whether an account has this address and has confirmed it. */
export const hasConfirmedAddress = async (db: Database, email: string): Promise<boolean> =>
  (await selectConfirmedId(db, email)) !== undefined

// Changes of a user by other features, each within the caller's transaction

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

export const findAccount = (db: Database, id: number) => selectAccount(db, id)

/** Until the transaction ends, nobody else can change it; others can still refer to it. */
export const findLockedAccount = (tx: Database, id: number) => selectLockedAccount(tx, id)

/** Tells the owner of the account, even if somebody else has changed it. */
async function notifyFormerAddress(tx: Database, userId: number, now: Date): Promise<void> {
  const former = await insertFormerAddress(tx, userId, now)
  if (former) await enqueue(tx, 'send-mail', { kind: 'address_changed', former_address_id: former.id })
}

/** For the mail to that address; undefined once it is sent. */
export const findFormerAddress = (db: Database, id: number) => selectFormerAddress(db, id)

export async function removeFormerAddress(db: Database, id: number): Promise<void> {
  await deleteFormerAddress(db, id)
}

/** How long a mail that has failed for good is kept. */
const UNSENT_LIVE_MS = 7 * 86_400_000

export const removeOldFormerAddresses = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  deleteFormerAddressesBefore(db, new Date(clock.now().getTime() - UNSENT_LIVE_MS))

/** A new address has to be confirmed, and links sent to the old one become invalid. */
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
  await sendConfirmationLink(tx, id)
}

/** False if it is already suspended. Ends all sessions and invalidates password reset links. */
export async function suspendUser(tx: Database, id: number, reason: string, now: Date): Promise<boolean> {
  if (!(await updateSuspension(tx, id, reason, now))) return false
  await endSessions(tx, id)
  await deleteLinks(tx, id, 'reset_password')
  return true
}

/** False if it is not suspended. */
export const restoreUser = async (tx: Database, id: number): Promise<boolean> =>
  (await clearSuspension(tx, id)) !== undefined

/** Throws a StartupError if the database contains the demo marketplace, whose passwords everybody knows. */
export async function refuseDemoAccounts(db: Database): Promise<void> {
  const found = await selectTestEmails(db, 3)
  if (found.length === 0) return
  throw new StartupError(
    `The database has accounts of the demo marketplace (${found.map(({ email }) => email).join(', ')}), whose password everybody knows. In production begin with an empty database.`,
  )
}

/**
 * Serializes deletions of accounts. Each erases its person from texts of others' accounts, in no particular order, so
 * two at once could deadlock. Comes before every other lock.
 */
export const takeTurnToDelete = async (tx: Database): Promise<void> => void (await lockDeletions(tx))

/** Until the transaction ends, nothing new can refer to the account. */
export const lockAccount = (tx: Database, id: number) => lockUser(tx, id)

/** Until the transaction ends, no other active admin can leave. */
export const countActiveAdmins = async (tx: Database): Promise<number> =>
  (await lockAdmins(tx)).filter((admin) => admin.suspended_at === null).length

/** Its sessions are deleted with it. */
export async function removeUser(tx: Database, id: number): Promise<void> {
  await deleteUser(tx, id)
  await publishEndedSessions(tx, id)
}

/**
 * Call within the transaction that deletes an account: erases the person from the reasons why others were suspended.
 */
export async function eraseFromSuspensions(tx: Database, { anywhere }: PersonPatterns): Promise<void> {
  await lockSuspendedNaming(tx, anywhere)
  await eraseFromSuspensionReasons(tx, anywhere)
}

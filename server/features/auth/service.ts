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
  deleteFormerAddressesBefore,
  deleteLinks,
  deleteUser,
  eraseFromSuspensionReasons,
  insertFormerAddress,
  insertUser,
  lockActiveAdmins,
  lockDeletions,
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
import { sendLink } from './link-service.ts'
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

/** For the operator alone: no call of the API makes an admin. */
export async function createAdmin(
  { db, ...deps }: Pick<Deps, 'db' | 'passwords'>,
  { password, ...person }: Pick<Registration, 'name' | 'email' | 'password'>,
): Promise<void> {
  const passwordHash = await hashChosen(deps, password)
  if (await selectUserByEmail(db, person.email)) throw new AppError('conflict')
  await insertUser(db, { ...person, phone: null, role: 'admin' }, passwordHash)
}

/** For the mails about an account: their address, and what they say of it; undefined once it is gone. */
export const findRecipient = (db: Database, id: number) => selectRecipient(db, id)

/** Whether an account has this address, and has confirmed it. */
export const hasConfirmedAddress = async (db: Database, email: string): Promise<boolean> =>
  (await selectConfirmedId(db, email)) !== undefined

// Changes of a user by other features, each within the caller's transaction

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

export const findAccount = (db: Database, id: number) => selectAccount(db, id)

/** Until the transaction ends, nobody else changes it; others can refer to it. */
export const findLockedAccount = (tx: Database, id: number) => selectLockedAccount(tx, id)

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

/** Throws a StartupError where the demo marketplace has been put: everybody knows the password of its accounts. */
export async function refuseDemoAccounts(db: Database): Promise<void> {
  const found = await selectTestEmails(db, 3)
  if (found.length === 0) return
  throw new StartupError(
    `The database has accounts of the demo marketplace (${found.map(({ email }) => email).join(', ')}), whose password everybody knows. In production begin with an empty database.`,
  )
}

/**
 * Deletions come one after the other: each takes its person out of what others' accounts have, in whatever order these
 * texts are found, so two at once would wait for each other. It comes before every other lock.
 */
export const takeTurnToDelete = async (tx: Database): Promise<void> => void (await lockDeletions(tx))

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

import type { Credentials, Me, Registration, Session } from '#contract/auth.ts'
import { cleanText } from '#contract/text.ts'
import type { Database } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/errors.ts'
import type { Actor } from '#server/actor.ts'
import { createToken, hashToken } from '#server/token.ts'
import { enqueue } from '#server/adapters/jobs/jobs.ts'
import { presentMe, presentUser } from './present.ts'
import {
  deleteExpiredSessions,
  deleteSession,
  extendSession,
  insertProfessional,
  insertSession,
  insertUser,
  selectSession,
  selectUser,
  selectUserByEmail,
  type UserRow,
} from './queries.ts'
import { isDueForExtension, sessionExpiry } from './session-lifetime.ts'

interface NewSessionInput {
  remember: boolean
  /** As the browser calls itself. */
  userAgent: string | undefined
  /** Of the password that was given. */
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
  const begun = await insertSession(db, user.id, passwordHash, {
    token_hash: hashToken(token),
    remember,
    user_agent: cleanText(userAgent).slice(0, 300) || null,
    now,
    expires_at: sessionExpiry(now, remember),
  })
  if (!begun) throw failedLogin()
  return { token, user: presentUser(user) }
}

/** The profile of a new professional is pending, so nothing that is public changes. */
export async function register(deps: Deps, input: Registration, userAgent?: string): Promise<Session> {
  const passwordHash = await deps.passwords.hash(input.password)
  return deps.db.transaction().execute(async (tx) => {
    const id = await insertUser(tx, input, passwordHash)
    if (input.role === 'professional') await insertProfessional(tx, id, input)
    const user = await selectUser(tx, id)
    if (!user) throw new AppError('internal')
    await enqueue(tx, 'send-mail', { kind: 'welcome', user_id: id })
    return createSession(tx, deps, user, { remember: false, userAgent, passwordHash })
  })
}

/** For the operator alone: no call of the API makes an admin. */
export async function createAdmin(
  { db, passwords }: Pick<Deps, 'db' | 'passwords'>,
  { password, ...person }: Pick<Registration, 'name' | 'email' | 'password'>,
): Promise<void> {
  const passwordHash = await passwords.hash(password)
  if (await selectUserByEmail(db, person.email)) throw new AppError('conflict')
  await insertUser(db, { ...person, phone: null, role: 'admin' }, passwordHash)
}

/** A failure is the same for a wrong password and an unknown address, in words and in time. */
export async function logIn(
  deps: Deps,
  { email, password, remember = false }: Credentials,
  userAgent?: string,
): Promise<Session> {
  const user = await selectUserByEmail(deps.db, email)
  const isRight = await deps.passwords.verify(password, user?.password_hash)
  if (!user || !isRight) throw failedLogin()
  // Only who knows the password hears of it.
  if (user.suspended_at) throw suspended()
  return createSession(deps.db, deps, user, { remember, userAgent, passwordHash: user.password_hash })
}

export const logOut = ({ db }: Deps, actor: Actor) => deleteSession(db, actor.session_id)

export const getMe = ({ session_id: _, ...me }: Actor): Me => me

/** Who the session belongs to, which lives on by being asked for; null when there is none. */
export async function findActor({ db, clock }: Deps, tokenHash: Buffer): Promise<Actor | null> {
  const now = clock.now()
  const row = await selectSession(db, tokenHash, now)
  if (!row) return null
  if (isDueForExtension(now, row.last_used_at))
    await extendSession(db, row.session_id, now, sessionExpiry(now, row.remember))
  return { ...presentMe(row), session_id: row.session_id }
}

export const removeExpiredSessions = ({ db, clock }: Deps) => deleteExpiredSessions(db, clock.now())

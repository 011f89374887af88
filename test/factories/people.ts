import type { CategorySlug } from '#contract/categories.ts'
import { createApiKey, maskApiKey } from '#server/api-key.ts'
import { createToken, hashToken } from '#server/token.ts'
import { hashPassword } from '#server/adapters/passwords/passwords.ts'
import type { Kit, Overrides } from './kit.ts'

export const PASSWORD = 'lozinka-za-probu'

/** All test users have the same password; hashing it for each would take longer than the tests. */
let passwordHash: Promise<string> | undefined

export type People = ReturnType<typeof makePeople>

/** Accounts with a session each, their keys and the links of their mails. */
export function makePeople({ db, clock, next }: Kit) {
  async function signIn(userId: number): Promise<string> {
    const token = createToken()
    const now = clock.now()
    await db
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        user_id: userId,
        remember: false,
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + 86_400_000),
      })
      .execute()
    return token
  }

  async function user(overrides: Overrides<'users'> = {}) {
    const number = next()
    const row = await db
      .insertInto('users')
      .values({
        name: `Osoba ${number}`,
        email: `osoba${number}@primjer.test`,
        role: 'couple',
        password_hash: await (passwordHash ??= hashPassword(PASSWORD)),
        ...overrides,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return { ...row, token: await signIn(row.id) }
  }

  const couple = (overrides: Overrides<'users'> = {}) => user({ role: 'couple', ...overrides })
  const admin = (overrides: Overrides<'users'> = {}) => user({ role: 'admin', ...overrides })

  async function categoryId(slug: CategorySlug): Promise<number> {
    const { id } = await db.selectFrom('categories').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
    return id
  }

  /**
   * Approved, with a category and a city; `token` and `user` are its owner's, whose address is confirmed on request.
   */
  async function professional(
    overrides: Overrides<'professionals'> & { category?: CategorySlug; isConfirmed?: boolean } = {},
  ) {
    const { category = 'fotografija', isConfirmed = false, ...given } = overrides
    const owner = await user({ role: 'professional', email_confirmed_at: isConfirmed ? clock.now() : null })
    const row = await db
      .insertInto('professionals')
      .values({
        user_id: owner.id,
        company_name: `Obrt ${next()}`,
        category_id: await categoryId(category),
        city: 'Zagreb',
        status: 'approved',
        ...given,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return { ...row, user: owner, token: owner.token }
  }

  /** A key with read access, with its owner; `key` is what a program sends. */
  async function apiKey(overrides: Overrides<'api_keys'> = {}) {
    const owner = await professional()
    const key = createApiKey()
    const row = await db
      .insertInto('api_keys')
      .values({
        user_id: owner.user.id,
        name: `Program ${next()}`,
        scope: 'read',
        key_hash: hashToken(key),
        masked_key: maskApiKey(key),
        created_at: clock.now(),
        ...overrides,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return { ...row, owner, key }
  }

  /** The token of a link as a mail would contain it. */
  async function link({ id, email }: { id: number; email: string }, purpose: 'reset_password' | 'confirm_email') {
    const token = createToken()
    await db
      .insertInto('account_tokens')
      .values({
        token_hash: hashToken(token),
        user_id: id,
        purpose,
        email,
        expires_at: new Date(clock.now().getTime() + 3_600_000),
      })
      .execute()
    return token
  }

  return { signIn, couple, admin, categoryId, professional, apiKey, link }
}

import { type RawBuilder, sql } from 'kysely'

/** Whether the account of this alias has confirmed its e-mail address. */
export const isEmailConfirmed = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.email_confirmed_at`)} is not null`

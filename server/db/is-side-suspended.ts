import { sql } from 'kysely'

/** Whether an admin has suspended the account of either side of the lead `l`. */
export const isSideSuspended = sql<boolean>`exists (
  select from accounts
   where suspended_at is not null
     and id in (l.couple_id, (select user_id from profiles where profiles.id = l.professional_id)))`

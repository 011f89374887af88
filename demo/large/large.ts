import { sql, type RawBuilder } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Database } from '#server/db/connect.ts'
import { insertTexts, offersPerPattern, picturesPerCategory } from './texts.ts'

export interface LargePlan {
  seed: number
  today: CalendarDay
  /** The number to create in addition to existing ones. */
  professionals: number
  unusablePasswordHash: string
  /** Prints one line for each step. */
  log: (line: string) => void
}

/** Rows of one insert statement, which runs for some seconds and is followed by a progress line. */
const eventsAtOnce = 10_000

const textCount = (kind: string) => `(select count(*) from demo_texts where kind = '${kind}')`

/** A marketplace that is being added to, with what its statements share. */
interface Growing {
  db: Database
  today: CalendarDay
  /** The number of professionals to add. */
  count: number
  couples: number
  /** The highest ids before. */
  before: { users: number; professionals: number }
  firstCouple: number
  firstOwner: number
  unusablePasswordHash: string
  /** A whole number from 0 to below `below`, derived from the row's number and a purpose. */
  chance: (n: string, purpose: number, below: number | string) => RawBuilder<number>
  /** Scales its prices relative to its description's. */
  factorOf: (n: string) => RawBuilder<unknown>
  /** An instant this many days ago. */
  daysAgo: (days: RawBuilder<unknown>) => RawBuilder<unknown>
  step: (line: string, statement: RawBuilder<unknown>) => Promise<void>
}

async function beginGrowing(db: Database, plan: LargePlan): Promise<Growing> {
  const { seed, today, professionals: count, unusablePasswordHash, log } = plan
  const { rows } = await sql<{ users: number; professionals: number }>`
    select (select coalesce(max(id), 0) from users) as users,
           (select coalesce(max(id), 0) from professionals) as professionals`.execute(db)
  const before = rows[0] ?? { users: 0, professionals: 0 }
  const couples = Math.max(count, 60)
  const firstCouple = before.users + 1
  const chance: Growing['chance'] = (n, purpose, below) =>
    sql.raw(
      `((hashint8extended((${n})::bigint, ${seed * 1000 + purpose}) & 9223372036854775807) % (${below}))::integer`,
    )
  return {
    db,
    today,
    count,
    couples,
    before,
    firstCouple,
    firstOwner: firstCouple + couples,
    unusablePasswordHash,
    chance,
    factorOf: (n) => sql`(80 + ${chance(n, 17, 51)}) / 100.0`,
    daysAgo: (days) => sql`(${today}::date - (${days})::integer)::timestamptz + interval '9 hours'`,
    async step(line, statement) {
      log(line)
      await statement.execute(db)
    },
  }
}

async function addPeople({
  count,
  couples,
  before,
  unusablePasswordHash,
  chance,
  daysAgo,
  step,
}: Growing): Promise<void> {
  await step(
    `${couples} couples and ${count} owners`,
    sql`insert into users (id, name, email, role, password_hash, created_at, updated_at) overriding system value
      select ${before.users}::integer + n,
             case when n > ${couples}::integer then w.text || ' ' || s.text
                  when ${chance('n', 1, 10)} < 6 then w.text || ' i ' || m.text || ' ' || s.text
                  when ${chance('n', 1, 10)} < 8 then w.text || ' i ' || m.text
                  else m.text || ' ' || s.text end,
             case when n > ${couples}::integer then 'pruzatelj.' else 'par.' end || n || '@primjer.example',
             case when n > ${couples}::integer then 'professional' else 'couple' end,
             ${unusablePasswordHash}, at, at
        from (select n, ${daysAgo(sql`950 + ${chance('n', 2, 300)}`)} as at
                from generate_series(1, ${couples + count}::integer) as n) as numbers
        join demo_texts w on w.kind = 'woman' and w.nth = ${chance('numbers.n', 3, textCount('woman'))}
        join demo_texts m on m.kind = 'man' and m.nth = ${chance('numbers.n', 4, textCount('man'))}
        join demo_texts s on s.kind = 'surname' and s.nth = ${chance('numbers.n', 5, textCount('surname'))}`,
  )
}

async function addProfessionals({
  count,
  before,
  firstOwner,
  chance,
  factorOf,
  daysAgo,
  step,
}: Growing): Promise<void> {
  // Pending until the end: lists are indexed for approved ones only, and each review's stars would update those
  // indexes.
  await step(
    `${count} professionals`,
    sql`insert into professionals (id, user_id, company_name, category_id, description, city, price_range_min,
          price_range_max, website, instagram, premium, travels_km, facts, created_at, updated_at) overriding system value
      select ${before.professionals}::integer + n, ${firstOwner - 1}::integer + n,
             case ${chance('n', 11, 5)} when 0 then o.text || ' ' || a.text
                                        when 1 then o.text || ' ' || s.text
                                        when 2 then o.text || ' ' || a.text || ' ' || city.text
                                        when 3 then a.text || ' i ' || b.text
                                        else o.text || ' ' || s.text || ' i ' || t.text end,
             c.id, case when ${chance('n', 12, 20)} > 0 then p.description end, city.text,
             round(p.low * factor, case when p.low < 100 then 0 else -1 end),
             round(p.high * factor, case when p.high < 100 then 0 else -1 end),
             case when ${chance('n', 13, 5)} < 3 then 'https://www.pruzatelj-' || n || '.example' end,
             case when ${chance('n', 14, 2)} = 0 then 'pruzatelj.' || n end,
             ${chance('n', 15, 100)} < 12, f.travels_km, f.facts, at, at
        from (select n, ${daysAgo(sql`930 + ${chance('n', 16, 300)}`)} as at,
                     ${factorOf('n')} as factor
                from generate_series(1, ${count}::integer) as n) as numbers
        join demo_categories c on c.place = ${chance('numbers.n', 18, '(select count(*) from demo_categories)')}
        join demo_patterns p on p.category = c.id and p.nth = ${chance('numbers.n', 19, 'c.patterns')}
        join demo_offers f on f.category = c.id and f.nth = p.nth and f.variant = ${chance('numbers.n', 26, offersPerPattern)}
        join demo_texts o on o.kind = 'opening' and o.category = c.id and o.nth = ${chance('numbers.n', 20, 'c.openings')}
        join demo_texts a on a.kind = 'word' and a.nth = ${chance('numbers.n', 21, textCount('word'))}
        join demo_texts b on b.kind = 'word' and b.nth = ${chance('numbers.n', 22, textCount('word'))}
        join demo_texts s on s.kind = 'surname' and s.nth = ${chance('numbers.n', 23, textCount('surname'))}
        join demo_texts t on t.kind = 'surname' and t.nth = ${chance('numbers.n', 24, textCount('surname'))}
        join demo_texts city on city.kind = 'city' and city.nth = ${chance('numbers.n', 25, textCount('city'))}`,
  )
}

/** The new professionals with their numbers, for the statements that follow. */
async function numberProfessionals({ db, before }: Growing): Promise<void> {
  await sql`create temp table demo_numbers on commit drop as
    select p.id, p.id - ${before.professionals}::integer as n, p.category_id, p.created_at, p.price_range_min,
           p.price_range_max, c.patterns, c.good_comments, c.bad_comments, c.messages
      from professionals p join demo_categories c on c.id = p.category_id where p.id > ${before.professionals}::integer`.execute(
    db,
  )
  await sql`analyze demo_numbers`.execute(db)
}

async function addPackages({ chance, factorOf, step }: Growing): Promise<void> {
  await step(
    'Packages, of most',
    sql`insert into packages (professional_id, position, name, price, unit, description, includes, created_at, updated_at)
      select p.id, k.position, k.name,
             case when k.unit = 'per_hour' then k.price else greatest(least(k.price, price_range_max), price_range_min) end,
             k.unit, k.description, k.includes, p.created_at, p.created_at
        from demo_numbers p
        join demo_offers f on f.category = p.category_id and f.nth = ${chance('p.n', 19, 'p.patterns')}
         and f.variant = ${chance('p.n', 26, offersPerPattern)}
       cross join lateral (
         select position, name, round(price * ${factorOf('p.n')}, case when price < 100 then 0 else -1 end) as price, unit,
                description, includes
           from jsonb_to_recordset(f.packages)
             as k (position smallint, name text, price numeric, unit text, description text, includes text[])) as k`,
  )
}

async function addPictures({ chance, step }: Growing): Promise<void> {
  await step(
    'Pictures, shared among them',
    sql`insert into media (professional_id, hash, filename, alt, width, height, position, created_at, updated_at)
      select p.id, d.hash, 'fotografija-' || place + 1 || '.webp', d.alt, d.width, d.height, place,
             p.created_at, p.created_at
        from demo_numbers p
       cross join lateral generate_series(0, 2 + ${chance('p.n', 31, 5)}) as place
        join demo_pictures d on d.category = p.category_id
         and d.nth = 7 * ${chance('p.n', 32, picturesPerCategory / 7)} + place`,
  )
}

async function addReviews({ couples, firstCouple, chance, daysAgo, step }: Growing): Promise<void> {
  // Ten neighbours share sixty reviews, unevenly.
  await step(
    'Reviews, six each on average',
    sql`insert into reviews (professional_id, couple_id, rating, comment, created_at, updated_at)
      select id, ${firstCouple}::integer + (${chance('n', 41, couples)} + k) % ${couples}::integer, stars, t.text, at, at
        from (select *, case when is_silent or (stars <= 3 and k >= bad_comments) then null when stars > 3 then 'good comment' else 'bad comment' end as kind,
                     case when stars > 3 then (${chance('n', 42, 'good_comments')} + k) % good_comments
                          else (${chance('n', 43, 'bad_comments')} + k) % bad_comments end as comment
                from (select p.*, k, at, is_silent, case when roll < 2 + mood then 1 + roll % 2
                                                         when roll < 5 + 4 * mood then 3
                                                         when roll < 20 + 15 * mood then 4 else 5 end as stars
                        from (select *, ${chance('n', 44, 3)} as mood, (array[0, 0, 1, 2, 3, 4, 5, 7, 12, 26])
                                     [1 + (n + ${chance('n / 10', 45, 10)}) % 10] as reviews
                                from demo_numbers) as p
                       cross join lateral (select k, ${chance('p.n * 64::bigint + k', 46, 100)} as roll,
                                                  ${chance('p.n * 64::bigint + k', 47, 100)} < 15 as is_silent,
                                                  ${daysAgo(sql`1 + ${chance('p.n * 64::bigint + k', 48, 900)}`)} as at
                                             from generate_series(0, p.reviews - 1) as k) as rolls) as rated) as written
        left join demo_texts t on t.kind = written.kind and t.category = category_id and t.nth = comment`,
  )
}

async function addEnquiries({ today, couples, firstCouple, chance, daysAgo, step }: Growing): Promise<void> {
  await step(
    'Enquiries, two each',
    sql`insert into leads (professional_id, couple_id, status, event_date, message, created_at, updated_at, last_message_at, message_read_at)
      select p.id, ${firstCouple}::integer + (${chance('p.n', 51, couples)} + k) % ${couples}::integer,
             (array['new', 'contacted', 'interested', 'rejected'])[1 + ${chance('p.n * 2 + k', 52, 4)}], day,
             'Dobar dan,' || chr(10) || replace(replace(replace(t.text, '{datum}', to_char(day, 'FMDD. FMMM. YYYY.')), '{broj}',
               (40 + 10 * ${chance('p.n * 2 + k', 53, 18)})::text), '..', '.'), at, at, at, at
        from demo_numbers p
       cross join lateral (select k, ${today}::date + 30 + ${chance('p.n * 2 + k', 54, 500)} as day,
                                  ${daysAgo(sql`1 + ${chance('p.n * 2 + k', 55, 200)}`)} as at
                             from generate_series(0, 1) as k) as days
        join demo_texts t on t.kind = 'message' and t.category = p.category_id
         and t.nth = (${chance('p.n', 56, 'p.messages')} + k) % p.messages`,
  )
}

async function addCalendars({ today, count, chance, daysAgo, step }: Growing): Promise<void> {
  // Eighteen months are sixty spans of nine days; no span is used twice, and each has a Saturday. Two neighbours share
  // sixty days: one has more of them, the other fewer.
  for (let from = 1; from <= count; from += eventsAtOnce) {
    const to = Math.min(count, from + eventsAtOnce - 1)
    await step(
      `Calendars, thirty days each on average: ${to} of ${count}`,
      sql`insert into events (professional_id, event_type, event_date, title, created_at, updated_at)
        select id, type, day, case when type = 'booked' and ${chance('n * 64::bigint + k', 61, 4)} = 0 then 'Vjenčanje' end,
               at, at
          from (select p.id, p.n, k, p.at,
                       first_day + case when ${chance('p.n * 64::bigint + k', 62, 10)} < 8
                                        then (13 - extract(isodow from first_day)::integer) % 7
                                        else ${chance('p.n * 64::bigint + k', 63, 9)} end as day,
                       case when ${chance('p.n * 64::bigint + k', 64, 100)} < 15 + 20 * busy then 'booked'
                            when ${chance('p.n * 64::bigint + k', 64, 100)} < 92 then 'available'
                            else 'blocked' end as type
                  from (select id, n, ${chance('n', 65, 4)} as busy,
                               ${daysAgo(sql`1 + ${chance('n', 66, 90)}`)} as at,
                               30 + case when n % 2 = 0 then -1 else 1 end * ${chance('(n + 1) / 2', 67, 26)} as days,
                               ${chance('n', 68, 60)} as span,
                               (array[7, 11, 13, 17, 19, 23])[1 + ${chance('n', 69, 6)}] as stride
                          from demo_numbers where n between ${from}::integer and ${to}::integer) as p
                 cross join lateral (select k, ${today}::date + 1 + 9 * ((span + k * stride) % 60) as first_day
                                       from generate_series(0, days - 1) as k) as spans) as planned`,
    )
  }
}

async function approve({ chance, step }: Growing): Promise<void> {
  await step(
    'Approval',
    sql`update professionals p set status = case when ${chance('n', 71, 100)} < 97 then 'approved'
                                                 when ${chance('n', 71, 100)} < 99 then 'pending' else 'rejected' end
          from demo_numbers where demo_numbers.id = p.id`,
  )
}

/**
 * Creates a marketplace of any size inside PostgreSQL, in the caller's transaction. Never uses random(): each value is
 * a hash of its row's number, so the same seed and day give the same rows.
 */
export async function addLargeMarketplace(db: Database, plan: LargePlan): Promise<void> {
  const growing = await beginGrowing(db, plan)
  await sql`set local work_mem = '128MB'`.execute(db)
  await insertTexts(db, plan.seed)
  await addPeople(growing)
  await addProfessionals(growing)
  await numberProfessionals(growing)
  await addPackages(growing)
  await addPictures(growing)
  await addReviews(growing)
  await addEnquiries(growing)
  await addCalendars(growing)
  await approve(growing)
  for (const table of ['users', 'professionals']) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.table(table)}`.execute(db)
  }
}

import { createHash } from 'node:crypto'
import pg from 'pg'
import { type CalendarMonth, firstDayOf, lastDayOf } from '#contract/calendar-month.ts'
import { connectionSettings } from '#server/db/connect.ts'
import { type Query, queryBy, type Row } from './reference-query.ts'
import { writesBy } from './reference-writes.ts'

/** The statements of the product's uncached calls, written by hand and prepared. */

const approvedColumns = `
  p.id, p.company_name, p.category_id, p.description, p.city, p.price_range_min, p.price_range_max, p.website,
  p.instagram, p.premium, p.status, p.average_rating, p.review_count, p.created_at, p.updated_at,
  c.name as category_name, c.slug as category_slug`

const rank = 'p.score desc, p.company_name collate "hr-x-icu", p.id'

/** The conditions of a list's filters, and their parameters. */
function conditionsOf(query: URLSearchParams): { where: string; values: string[] } {
  const values: string[] = []
  const next = (value: string) => `$${values.push(value)}`
  const conditions = ["p.status = 'approved'"]
  const [category, city, price] = ['category_id', 'city', 'price_max'].map((name) => query.get(name))
  if (category) conditions.push(`p.category_id = ${next(category)}::integer`)
  if (city) conditions.push(`p.search_city = fold_croatian(${next(city)})`)
  if (price) conditions.push(`p.price_from <= ${next(price)}::numeric`)
  return { where: conditions.join(' and '), values }
}

const priceBand = `case when price_from < 500 then 0 when price_from < 1000 then 1 when price_from < 2000 then 2
  when price_from < 5000 then 3 else 4 end`

/** The numbers beside the filters: the cached ones, each with all filters but its own. */
function facetsOf(query: URLSearchParams): { text: string; values: string[] } {
  const values: string[] = []
  const next = (value: string) => `$${values.push(value)}`
  const [category, city, price] = ['category_id', 'city', 'price_max'].map((name) => query.get(name))
  const ofCategory = `category_id = ${category ? `${next(category)}::integer` : '0'}`
  const ofCity = `search_city = ${city ? `fold_croatian(${next(city)})` : "'*'"}`
  const ofPrice = price ? `price_from between 0 and ${next(price)}::numeric` : 'price_from = -2'
  const text = `
    with spelt as (
      select distinct on (search_city) search_city, city
        from (select search_city, city, sum(change) as total from professional_facets
               where category_id = 0 and rating_band = -1 and price_from = -2 and search_city <> '*' group by 1, 2) as one
       order by search_city, total desc, city collate "C")
    select 'category' as choice, category_id::text as key, sum(change) as total from professional_facets
     where category_id in (select id from categories) and ${ofCity} and rating_band = -1 and ${ofPrice} group by 2
    union all
    select 'city', spelt.city, one.total
      from (select search_city, sum(change) as total from professional_facets
             where ${ofCategory} and rating_band = -1 and ${ofPrice} and search_city <> '*' group by 1) as one
      join spelt using (search_city)
    union all
    select 'price', ${priceBand}::text, sum(change) from professional_facets
     where ${ofCategory} and ${ofCity} and rating_band = -1 and price_from >= 0 group by 2
    union all
    select 'rating', rating_band::text, sum(change) from professional_facets
     where ${ofCategory} and ${ofCity} and rating_band > 0 and ${ofPrice} group by 2`
  return { text, values }
}

/** Grouped by choice, as in the product's answer. */
function groupFacets(rows: Row[]): object {
  const of = (choice: string) =>
    rows.filter((row) => row['choice'] === choice).map(({ key, total }) => ({ key, total: Number(total) }))
  const cities = of('city').toSorted((one, other) => other.total - one.total)
  return { categories: of('category'), cities: cities.slice(0, 200), prices: of('price'), ratings: of('rating') }
}

const PER_PAGE = 24

function searchesBy(query: Query) {
  async function list(search: URLSearchParams): Promise<object> {
    const { where, values } = conditionsOf(search)
    const page = Number(search.get('page') ?? 1)
    const perPage = Number(search.get('per_page') ?? PER_PAGE)
    const count = `select count(*) as total from professionals as p where ${where}`
    const rows = `
      select ${approvedColumns}, m.id as media_id, m.hash, m.filename, m.alt, m.width, m.height, m.media_count
        from professionals as p
        left join categories as c on c.id = p.category_id
        left join lateral (
          select *, count(*) over () as media_count from media where professional_id = p.id order by position limit 1
        ) as m on true
       where p.id in (select p.id from professionals as p where ${where} order by ${rank}
                       limit ${perPage} offset $${values.length + 1}::integer)
       order by ${rank}`
    const facets = facetsOf(search)
    const [[counted], data, numbers] = await Promise.all([
      query(count, values),
      query(rows, [...values, (page - 1) * perPage]),
      query(facets.text, facets.values),
    ])
    const total = Number(counted?.['total'])
    const last_page = Math.ceil(total / perPage)
    return { data, total, current_page: page, per_page: perPage, last_page, facets: groupFacets(numbers) }
  }

  // Everything in the answer in one statement: four take more than twice the time.
  const similarText = `
    select p.id, e.id is not null as is_available
      from professionals as self
      join professionals as p on p.category_id = self.category_id and p.status = 'approved' and p.id <> self.id
      left join events as e on e.professional_id = p.id and e.event_date = $2::date and e.status = 'active'
     where self.id = $1 and self.status = 'approved' and (e.id is null or e.event_type = 'available')
     order by e.id is null, p.search_city is distinct from self.search_city, abs(p.price_from - self.price_from) nulls last,
              p.rank_score desc, p.id
     limit 6`
  const cardsText = `
    select ${approvedColumns}, m.id as media_id, m.hash, m.filename, m.alt, m.width, m.height, m.media_count
      from professionals as p
      left join categories as c on c.id = p.category_id
      left join lateral (
        select *, count(*) over () as media_count from media where professional_id = p.id order by position limit 1
      ) as m on true
     where p.id = any($1)`

  async function similar(id: string, search: URLSearchParams): Promise<object> {
    const found = await query(similarText, [id, search.get('date')])
    return { data: await query(cardsText, [found.map((row) => row['id'])]) }
  }

  const freeDaysText = `select event_date as date, sum(free)::integer as available from free_days
    where category_id = $1 and search_city = coalesce(fold_croatian($2), '*') and event_date between $3 and $3::date + 729
    group by event_date having sum(free) > 0 order by event_date`

  const freeDays = async (search: URLSearchParams): Promise<object> => ({
    data: await query(freeDaysText, [
      search.get('category_id') ?? 0,
      search.get('city'),
      search.get('from') ?? '2027-01-01',
    ]),
  })

  const suggestionsText = `select p.id, p.company_name, p.city, c.name as category_name
      from professionals as p left join categories as c on c.id = p.category_id
     where p.status = 'approved' and p.search_name like $1 and p.search_name like $2 order by ${rank} limit 5`

  /** Names with words that begin like this; if there is room, also those that contain the long words anywhere. */
  async function suggestions(search: URLSearchParams): Promise<object> {
    const [first = '', second = first] = (search.get('search') ?? '').toLowerCase().split(' ')
    const beginning = await query(suggestionsText, [`% ${first}%`, `% ${second}%`])
    const anywhere = (word: string) => (word.length < 4 ? `% ${word}%` : `%${word}%`)
    const others = beginning.length < 5 ? await query(suggestionsText, [anywhere(first), anywhere(second)]) : []
    return { data: { professionals: [...beginning, ...others].slice(0, 5) } }
  }

  return { list, similar, freeDays, suggestions }
}

function profilesBy(query: Query) {
  const profileText = `
    select ${approvedColumns}, p.facts, p.travels_km,
           (select json_agg(m order by position) from media as m where professional_id = p.id) as media,
           (select json_agg(k order by position) from packages as k where professional_id = p.id) as packages,
           (select json_build_object('asked', count(*), 'answered', count(*) filter (where r.status <> 'new'),
                     'median', percentile_disc(0.5) within group (order by r.answered_at - r.created_at))
              from leads as r
             where r.professional_id = p.id and r.created_at >= current_date - interval '180 days'
               and (r.status <> 'new' or r.created_at <= current_date - interval '48 hours'
                 and exists (select from users where id = r.couple_id and suspended_at is null))) as replies
      from professionals as p left join categories as c on c.id = p.category_id
     where p.id = $1 and p.status = 'approved'`

  async function detail(id: string): Promise<object> {
    const [profile] = await query(profileText, [id])
    return { data: profile ?? {} }
  }

  const availabilityText = `select e.event_date as date, e.event_type as status
     from events as e join professionals as p on p.id = e.professional_id and p.status = 'approved'
    where e.professional_id = $1 and e.status = 'active' and e.event_date between $2 and $3 order by e.event_date`

  async function availability(id: string, search: URLSearchParams): Promise<object> {
    const [from, to] = [search.get('start_date') ?? '2027-01-01', search.get('end_date') ?? '2027-01-31']
    return { data: await query(availabilityText, [id, from, to]) }
  }

  const reviewsText = `select r.id, r.professional_id, r.rating, r.comment, r.created_at, u.name as couple_name
     from reviews as r left join users as u on u.id = r.couple_id
    where r.professional_id = $1 and r.hidden_at is null order by r.created_at desc, r.id desc limit 10`
  const ratingsText = `select rating, count(*) as reviews from reviews
    where professional_id = $1 and hidden_at is null group by rating`

  async function reviews(id: string): Promise<object> {
    const [data, counts] = await Promise.all([query(reviewsText, [id]), query(ratingsText, [id])])
    return { data, counts }
  }

  const embedText = `select e.hosts, p.company_name, d.event_date as date, d.event_type as status
      from calendar_embeds as e
      join professionals as p on p.id = e.professional_id and p.status = 'approved'
      left join events as d on d.professional_id = p.id and d.status = 'active' and d.event_date between $2 and $3
     where e.professional_id = $1 and e.is_on`

  async function embed(id: string, month: CalendarMonth) {
    const days = await query(embedText, [id, firstDayOf(month), lastDayOf(month)])
    return {
      name: String(days[0]?.['company_name']),
      days: new Map(days.map((day) => [String(day['date']), String(day['status'])])),
    }
  }

  const keyText = `select p.id from api_keys as k join users as u on u.id = k.user_id and u.suspended_at is null
      join professionals as p on p.user_id = u.id
     where k.key_hash = $1 and (k.expires_on is null or k.expires_on >= current_date)`
  const countsText = `select l.status, count(*) as leads, sum(l.unread_by_professional) as unread,
           coalesce(sum(o.total), 0) as agreed_total
      from leads as l left join offers as o on o.lead_id = l.id and o.status = 'accepted' and l.status = 'booked'
     where l.professional_id = $1 group by l.status`

  async function countsByKey(key: string): Promise<object> {
    const [holder] = await query(keyText, [createHash('sha256').update(key).digest()])
    return { data: await query(countsText, [holder?.['id']]) }
  }

  return { detail, availability, reviews, embed, countsByKey }
}

export function openReference(databaseUrl: string) {
  const pool = new pg.Pool({ ...connectionSettings, connectionString: databaseUrl, max: 5 })
  const query = queryBy(pool)
  return {
    ...searchesBy(query),
    ...profilesBy(query),
    ...writesBy(pool, query),
    prepare: () => pool.query('create table if not exists bench_jobs (id bigserial, payload json)'),
    close: () => pool.end(),
  }
}

export type Reference = ReturnType<typeof openReference>

import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { ProfessionalsQuery } from '#contract/professionals.ts'
import { compileOnce } from '#server/db/compiled.ts'
import type { Database } from '#server/db/connect.ts'
import { hasSearchWords } from '#server/db/search-words.ts'
import type { DB } from '#server/db/tables.generated.ts'
import { approved, cards } from './queries.ts'
import type { SearchWord } from './search-words.ts'

/** The filters of the call, with its texts prepared for the search columns. */
export type ProfessionalFilters = Pick<ProfessionalsQuery, 'category_id' | 'date' | 'price_max'> & {
  /** Folded as the column is: lower case, without diacritics. */
  search_city?: string | undefined
  words: SearchWord[]
  forgivesTypos: boolean
}

/** By the published score, then by name; exactly the order of the indexes that lists are read from. */
const rank = sql`p.score desc, p.company_name collate "hr-x-icu", p.id`

type Wide = Pick<ProfessionalFilters, 'category_id' | 'search_city' | 'price_max'>

/** Those that category, city and price leave. */
function approvedProfessionals(db: Database, { category_id, search_city, price_max }: Wide) {
  return db
    .selectFrom('professionals as p')
    .where('p.status', '=', approved)
    .$if(category_id !== undefined, (query) => query.where('p.category_id', '=', category_id ?? 0))
    .$if(search_city !== undefined, (query) => query.where('p.search_city', '=', search_city ?? ''))
    .$if(price_max !== undefined, (query) => query.where('p.price_from', '<=', price_max ?? 0))
}

/** Words are counted up to here: to count all that match a common one would take longer than to find the page. */
export const MAX_COUNTED = 1_000

const hasAll = ({ words, forgivesTypos }: ProfessionalFilters) =>
  hasSearchWords(sql.ref('p.search_name'), words, forgivesTypos)

/** By far fewer than the table has: those that are free on the day, or that match the words, up to one too many. */
function candidates(db: Database, filters: ProfessionalFilters) {
  const { date } = filters
  const matching = approvedProfessionals(db, filters)
    .where(hasAll(filters))
    .select(['p.id', 'p.score', 'p.company_name'])
  return date === undefined
    ? matching.limit(sql.lit(MAX_COUNTED + 1))
    : matching
        .innerJoin('available_days as a', 'a.professional_id', 'p.id')
        .where('a.event_date', '=', sql<CalendarDay>`${date}`)
}

/** Without words and a date: the sum of what is kept for the category, the city and the prices. */
const numberOf = (db: Database, { category_id, search_city, price_max }: Wide) =>
  db
    .selectFrom('professional_counts')
    .select(sql<number>`coalesce(sum(change), 0)::integer`.as('total'))
    .where('category_id', '=', category_id ?? 0)
    .where('search_city', '=', search_city ?? '*')
    .$if(price_max !== undefined, (query) =>
      query.where('price_from', '<=', price_max ?? 0).where('price_from', '>=', 0),
    )

const isNarrow = ({ words, date }: ProfessionalFilters) => words.length > 0 || date !== undefined

interface Part {
  limit: number
  offset: number
}

/** The ids of a page with the number of all, in one index that has their order. */
const pageInOrder = (db: Database, values: Wide & Part) =>
  approvedProfessionals(db, values)
    .select(['p.id', sql<number>`${numberOf(db, values)}`.as('total')])
    .orderBy(rank)
    .limit(values.limit)
    .offset(values.offset)

/** Read in their order until the page is full: `offset 0` keeps PostgreSQL from searching the names first. */
const pageOfCommonWords = (db: Database, filters: ProfessionalFilters, { limit, offset }: Part) =>
  db
    .selectFrom(
      approvedProfessionals(db, filters).select(['p.id', 'p.search_name']).orderBy(rank).offset(sql.lit(0)).as('p'),
    )
    .select(['p.id', sql.lit(MAX_COUNTED + 1).as('total')])
    .where(hasAll(filters))
    .limit(limit)
    .offset(offset)

const candidateCount = sql<number>`(select count(*)::integer from candidate)`
const areAll = sql<boolean>`(${candidateCount} <= ${sql.lit(MAX_COUNTED)})`

/**
 * The same among the candidates, which are found once to be counted and sorted. Where words are so common that these are
 * not all, the page is soon found in the order of all; otherwise that part is not run.
 */
function pageOfCandidates(db: Database, filters: ProfessionalFilters, part: Part) {
  const { limit, offset } = part
  const few = db
    .$extendTables<{ candidate: Pick<DB['professionals'], 'id' | 'score' | 'company_name'> }>()
    .selectFrom('candidate as p')
    .select(['p.id', candidateCount.as('total')])
    .orderBy(rank)
    .limit(limit)
    .offset(offset)
  const common = pageOfCommonWords(db, filters, part).where(sql<boolean>`not ${areAll}`)
  return db
    .with(
      (cte) => cte('candidate').materialized(),
      () => candidates(db, filters),
    )
    .selectFrom(few.$if(filters.date === undefined, (query) => query.where(areAll)).as('few'))
    .select(['few.id', 'few.total'])
    .$if(filters.date === undefined, (query) =>
      query.unionAll(db.selectFrom(common.as('common')).select(['common.id', 'common.total'])),
    )
}

export async function countProfessionals(db: Database, filters: ProfessionalFilters): Promise<number> {
  const query = isNarrow(filters)
    ? db.selectFrom(candidates(db, filters).as('c')).select(sql<number>`count(*)::integer`.as('total'))
    : numberOf(db, filters)
  return (await query.executeTakeFirstOrThrow()).total
}

/** Whole rows are read for one page only: the ids on it come from an index alone. */
const cardsOn = (db: Database, page: ReturnType<typeof pageInOrder | typeof pageOfCandidates>) =>
  cards(db)
    .innerJoin(page.as('found'), (join) => join.onRef('found.id', '=', 'p.id'))
    .select('found.total')
    .orderBy(rank)

const selectInOrder = compileOnce((db, values: Wide & Part) => cardsOn(db, pageInOrder(db, values)))

/** With the number of all. */
export const selectProfessionals = (db: Database, filters: ProfessionalFilters, part: Part) =>
  isNarrow(filters)
    ? cardsOn(db, pageOfCandidates(db, filters, part)).execute()
    : selectInOrder(db, { ...filters, ...part })

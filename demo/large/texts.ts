import { sql } from 'kysely'
import { type CategorySlug, categorySlugs } from '#contract/categories.ts'
import { homeCities } from '#contract/cities.ts'
import type { Database } from '#server/db/connect.ts'
import { commentsOf, texts } from '#demo/texts/all.ts'
import { type Company, tradeOfCategory } from '#demo/texts/category-texts.ts'
import { addPackages, makeFacts } from '#demo/packages.ts'
import { men, surnames, women } from '#demo/people.ts'
import { makePictures } from '#demo/pictures.ts'
import { SeededRandom } from '#demo/random.ts'
import { emptyMarketplace } from '#demo/rows.ts'
import { briefCriticism, briefPraise, generalEnquiries } from '#demo/texts/general.ts'
import { nameWords, smallTowns } from './words.ts'

/** A gallery begins at every seventh picture, where the drawings have a landscape cover. */
export const picturesPerCategory = 70

/** Without comments that only suit a woman, a man, summer or winter, because author and day are ignored here. */
const forEveryone = (comments: readonly string[]) => comments.filter((text) => !/^[♀♂☀❄]/u.test(text))

interface Text {
  kind: string
  category: number
  nth: number
  text: string
}

const numbered = (kind: string, category: number, ofKind: readonly string[]): Text[] =>
  ofKind.map((text, nth) => ({ kind, category, nth, text }))

function textsOf(categoryIds: ReadonlyMap<string, number>): Text[] {
  const cities = [...homeCities, ...homeCities, ...homeCities, ...homeCities, ...smallTowns]
  const shared = { word: nameWords, woman: women, man: men, surname: surnames, city: cities }
  return [
    ...Object.entries(shared).flatMap(([kind, ofKind]) => numbered(kind, 0, ofKind)),
    ...categorySlugs.flatMap((slug) => {
      const id = categoryIds.get(slug) ?? 0
      const { praise, good, mixed, poor } = commentsOf(tradeOfCategory[slug])
      return [
        ...numbered('opening', id, texts[slug].nameOpenings),
        ...numbered('good comment', id, forEveryone([...praise, ...good, ...briefPraise])),
        ...numbered('bad comment', id, forEveryone([...mixed, ...poor, ...briefCriticism])),
        ...numbered(
          'message',
          id,
          [...generalEnquiries, ...texts[slug].enquiries].map((text) => text.replaceAll(' {gdje}', '')),
        ),
      ]
    }),
  ]
}

const describedCompanies = (slug: CategorySlug) => texts[slug].companies.filter(({ status }) => status === undefined)

const patternsOf = (categoryIds: ReadonlyMap<string, number>) =>
  categorySlugs.flatMap((slug) =>
    describedCompanies(slug).map(({ description, price: [low, high] }, nth) => ({
      category: categoryIds.get(slug),
      nth,
      description,
      low,
      high,
    })),
  )

/** The number of sets of facts and packages for companies that share a description, so that they differ. */
export const offersPerPattern = 6

function offerOf(company: Company, category: CategorySlug, random: SeededRandom) {
  const rows = emptyMarketplace()
  const stated = makeFacts(company, category, random)
  addPackages(rows, { id: 1, company, category, random }, '')
  return { ...stated, packages: rows.packages }
}

const offersOf = (categoryIds: ReadonlyMap<string, number>, seed: number) =>
  categorySlugs.flatMap((slug) =>
    describedCompanies(slug).flatMap((company, nth) =>
      Array.from({ length: offersPerPattern }, (_, variant) => ({
        category: categoryIds.get(slug),
        nth,
        variant,
        ...offerOf(company, slug, SeededRandom.of(seed, `offer ${variant} of ${company.name}`)),
      })),
    ),
  )

const picturesOf = (categoryIds: ReadonlyMap<string, number>, seed: number) =>
  categorySlugs.flatMap((slug) =>
    makePictures(slug, picturesPerCategory, SeededRandom.of(seed, `shared pictures ${slug}`)).map(
      ({ position, filename: _filename, ...picture }) => ({
        category: categoryIds.get(slug),
        nth: position,
        ...picture,
      }),
    ),
  )

/** Creates temporary tables of the texts for SQL to choose from; they are dropped with the transaction. */
export async function insertTexts(db: Database, seed: number): Promise<void> {
  const { rows } = await sql<{ id: number; slug: string }>`select id, slug from categories`.execute(db)
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  const createTable = (name: string, columns: string, values: readonly object[]) =>
    sql`create temp table ${sql.id(name)} on commit drop as
      select * from jsonb_to_recordset(${sql.lit(JSON.stringify(values))}::jsonb) as row (${sql.raw(columns)})`.execute(
      db,
    )

  await createTable('demo_texts', 'kind text, category integer, nth integer, text text', textsOf(ids))
  await createTable(
    'demo_patterns',
    'category integer, nth integer, description text, low numeric, high numeric',
    patternsOf(ids),
  )
  await createTable(
    'demo_offers',
    'category integer, nth integer, variant integer, travels_km integer, facts jsonb, packages jsonb',
    offersOf(ids, seed),
  )
  await createTable(
    'demo_pictures',
    'category integer, nth integer, hash text, alt text, width integer, height integer',
    picturesOf(ids, seed),
  )
  await sql`create temp table demo_categories on commit drop as
    select id, row_number() over (order by position) - 1 as place,
           (select count(*) from demo_patterns where category = id) as patterns,
           (select count(*) from demo_texts where category = id and kind = 'opening') as openings,
           (select count(*) from demo_texts where category = id and kind = 'good comment') as good_comments,
           (select count(*) from demo_texts where category = id and kind = 'bad comment') as bad_comments,
           (select count(*) from demo_texts where category = id and kind = 'message') as messages
      from categories`.execute(db)
  for (const table of ['demo_texts', 'demo_patterns', 'demo_offers', 'demo_pictures', 'demo_categories']) {
    await sql`analyze ${sql.table(table)}`.execute(db)
  }
}

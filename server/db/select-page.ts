import type { PageQuery } from '#contract/page.ts'

/** The rows of one page of a list of `total` rows. Past the end, the database is not asked. */
export async function selectPage<Row>(
  { page, per_page }: PageQuery,
  total: number,
  select: (limit: number, offset: number) => Promise<Row[]>,
): Promise<Row[]> {
  const offset = (page - 1) * per_page
  return offset < total ? select(per_page, offset) : []
}

import type { PageQuery } from '#contract/page.ts'

/** The rows of a page of a list that has `total` of them; past its end the database is not asked. */
export async function selectPage<Row>(
  { page, per_page }: PageQuery,
  total: number,
  select: (limit: number, offset: number) => Promise<Row[]>,
): Promise<Row[]> {
  const offset = (page - 1) * per_page
  return offset < total ? select(per_page, offset) : []
}

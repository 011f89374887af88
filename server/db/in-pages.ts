/** How many rows are in memory at once when all rows of an account are sent. */
const PAGE = 500

/** Loads the rows with these ids page by page, each when it is about to be sent. */
export async function* inPages<Row>(
  ids: readonly number[],
  select: (ids: readonly number[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let from = 0; from < ids.length; from += PAGE) yield await select(ids.slice(from, from + PAGE))
}

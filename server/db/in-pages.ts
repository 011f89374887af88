/** Rows that are in memory at once where all of an account are sent. */
const PAGE = 500

/** The rows with these ids, so many at a time; the next ones are asked for when they are to be sent. */
export async function* inPages<Row>(
  ids: readonly number[],
  select: (ids: readonly number[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let from = 0; from < ids.length; from += PAGE) yield await select(ids.slice(from, from + PAGE))
}

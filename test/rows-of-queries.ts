/**
 * One query per line: the query, the category with the facts and the town it is understood as, and the first name; `-`
 * means none. A region is the area around a town. In a query `·` stands for a space that the line would lose. Some rows
 * also have the words that the answer ignores.
 */
export const rowsOfQueries = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', category = '-', city = '-', first = '-', leftOut] = line.split(' | ')
      return { query: query.replaceAll('·', ' '), category, city, first, ...(leftOut && { leftOut }) }
    })

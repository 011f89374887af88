/**
 * One query a line: the query, the category with the facts and the town that it is taken for, and the name that comes
 * first; `-` is none. A region is the surroundings of a town. In a query `·` stands for a space that the line would lose.
 * Some rows have the words as well that the answer leaves out.
 */
export const rowsOfQueries = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', category = '-', city = '-', first = '-', leftOut] = line.split(' | ')
      return { query: query.replaceAll('·', ' '), category, city, first, ...(leftOut && { leftOut }) }
    })

/** A column of one use of a table, or a parameter. */
export type Place = string

/** One value, or several given together. */
type Given = 'one' | 'several'

export interface Equalities {
  /** Both are equal in every row that the statement reads. */
  join: (a: Place, b: Place) => void
  /** A common name for all places equal to this one. */
  find: (place: Place) => Place
  give: (place: Place, given: Given) => void
  /** Whether the place is equal to a given value. */
  givenOf: (place: Place) => Given | undefined
}

export function createEqualities(): Equalities {
  const parents = new Map<Place, Place>()
  const given = new Map<Place, Given>()

  function find(place: Place): Place {
    const parent = parents.get(place)
    return parent === undefined ? place : find(parent)
  }
  function give(place: Place, how: Given): void {
    const root = find(place)
    if (given.get(root) !== 'one') given.set(root, how)
  }
  function join(a: Place, b: Place): void {
    const [from, to] = [find(a), find(b)]
    if (from === to) return
    parents.set(from, to)
    const how = given.get(from)
    if (how) give(to, how)
  }
  return { join, find, give, givenOf: (place) => given.get(find(place)) }
}

/** From items sorted by key, those whose keys have this beginning; uses binary search. */
export function withBeginning<Item>(sorted: readonly Item[], beginning: string, keyOf: (item: Item) => string): Item[] {
  const firstFrom = (text: string) => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const item = sorted[middle]
      if (item !== undefined && keyOf(item) < text) low = middle + 1
      else high = middle
    }
    return low
  }
  return sorted.slice(firstFrom(beginning), firstFrom(`${beginning}\uffff`))
}

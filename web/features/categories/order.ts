/** The list with one item moved one place up (-1) or down (1); unchanged if there is no such place. */
export function moveItem<T>(list: readonly T[], from: number, by: -1 | 1): readonly T[] {
  const one = list[from]
  const other = list[from + by]
  if (one === undefined || other === undefined) return list
  return list.map((each, index) => (index === from ? other : index === from + by ? one : each))
}

/** Spaces, control and invisible characters alone are no text; the API takes them out, too. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u

/** A value of the address without the space around it; empty for one that is not there or shows nothing. */
export function textOf(query: URLSearchParams, key: string): string {
  const text = query.get(key)?.trim() ?? ''
  return visible.test(text) ? text : ''
}

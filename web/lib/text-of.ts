/** Control and invisible characters, which the API also removes, so that none gets into a heading. */
const invisible = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

/** A trimmed value of the query; empty if it is missing or has no visible character. */
export const textOf = (query: URLSearchParams, key: string): string =>
  (query.get(key) ?? '').replaceAll(invisible, '').trim()

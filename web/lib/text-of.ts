/** Control and invisible characters, as the API takes them out, too: they are no text, and none is to be in a heading. */
const invisible = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

/** A value of the address without the space around it; empty for one that is not there or shows nothing. */
export const textOf = (query: URLSearchParams, key: string): string =>
  (query.get(key) ?? '').replaceAll(invisible, '').trim()

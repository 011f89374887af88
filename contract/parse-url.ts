/** `URL.parse`, which Safari has only from 18 on. */
export const parseUrl = (text: string, base?: string): URL | null =>
  URL.canParse(text, base) ? new URL(text, base) : null

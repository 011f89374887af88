import { parseUrl } from '#contract/parse-url.ts'

/**
 * The local path in a redirect query, or `/`. Browsers treat `/\evil` and `//evil` as another host and ignore tabs and
 * newlines inside an address, so anything but a plain local path is refused, including `/.//evil`, whose dots resolve
 * to `//evil`.
 */
export function safeRedirect(target: string | null | undefined): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is refused
  if (!target?.startsWith('/') || /[\u0000-\u001F\\]/.test(target)) return '/'
  const url = parseUrl(target, 'https://zauvijek.invalid')
  if (url?.host !== 'zauvijek.invalid' || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}

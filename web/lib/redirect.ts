/**
 * The local path in a redirect query, else `/`. Browsers take `/\evil` and `//evil` for another host, and skip tabs and
 * newlines inside an address, so anything but a plain local path is refused, as is `/.//evil`, which becomes `//evil`
 * when its dots are resolved.
 */
export function safeRedirect(target: string | null | undefined): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is refused
  if (!target?.startsWith('/') || /[\u0000-\u001F\\]/.test(target)) return '/'
  const url = URL.parse(target, 'https://zauvijek.invalid')
  if (url?.host !== 'zauvijek.invalid' || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}

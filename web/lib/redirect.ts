/**
 * The path of this site that a redirect query names, else `/`. Browsers read `/\evil` and `//evil` as another
 * host, and skip tabs and newlines inside an address, so anything but a plain local path is refused. So is one that
 * becomes `//evil` only when its dots are resolved, as `/.//evil` does.
 */
export function safeRedirect(target: string | null | undefined): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is refused
  if (!target?.startsWith('/') || /[\u0000-\u001F\\]/.test(target)) return '/'
  const url = URL.parse(target, 'https://zauvijek.invalid')
  if (url?.host !== 'zauvijek.invalid' || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}

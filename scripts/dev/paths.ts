const serverPath =
  /^\/(?:api(?:\/|$)|media\/|calendars\/|embed\/|sitemap|robots\.txt$|\.well-known\/|healthz$|readyz$|metrics$)/

/** Whether the server answers this path; everything else is a page or one of Vite's modules. */
export const isServerPath = (url: string) => serverPath.test(url.split('?')[0] ?? '')

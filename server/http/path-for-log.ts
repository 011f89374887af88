/** Secrets in paths, such as a calendar feed's, are as long as our tokens. */
const redactSecrets = (path: string) => (path.length < 40 ? path : path.replaceAll(/[\w%-]{40,}/g, '…'))

/** The path as it is logged, without the query. */
export function pathForLog(url: string): string {
  const end = url.indexOf('?')
  return redactSecrets(end === -1 ? url : url.slice(0, end))
}

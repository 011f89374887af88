/** Where a path holds a secret, as that of a calendar does, it is as long as our tokens. */
const redactSecrets = (path: string) => (path.length < 40 ? path : path.replaceAll(/[\w%-]{40,}/g, '…'))

/** The path as the log shows it, without its query. */
export function pathForLog(url: string): string {
  const end = url.indexOf('?')
  return redactSecrets(end === -1 ? url : url.slice(0, end))
}

/** The address of an S3-compatible store, and our credentials. */
export interface S3Settings {
  endpoint: string
  region: string
  bucket: string
  /** A prefix for every name, including its slash; empty if the bucket is ours alone. */
  folder: string
  accessKeyId: string
  secretAccessKey: string
}

export const storageUrlError =
  'must be like s3://key:secret@host:9000/bucket?region=eu-central-1 (with &tls=off for plain HTTP)'

/** Key and secret are percent-encoded; a `/` in a secret is written `%2F`. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** `s3://key:secret@host[:port]/bucket[/folder][?region=…&tls=off]`; null for anything else. */
export function parseStorageUrl(text: string): S3Settings | null {
  const url = URL.parse(text)
  if (url?.protocol !== 's3:' || url.host === '' || url.hash !== '') return null
  const [accessKeyId, secretAccessKey] = [decoded(url.username), decoded(url.password)]
  const [, bucket, folder = ''] =
    /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?:[\w-]+\/)*[\w-]+))?\/?$/.exec(url.pathname) ?? []
  const { region = 'us-east-1', tls = 'on', ...unknown } = Object.fromEntries(url.searchParams)
  if (!accessKeyId || !secretAccessKey || bucket === undefined || Object.keys(unknown).length > 0) return null
  if (!/^[a-z0-9-]+$/.test(region) || !['on', 'off'].includes(tls)) return null
  const endpoint = `${tls === 'off' ? 'http' : 'https'}://${url.host}`
  return { endpoint, region, bucket, folder: folder && `${folder}/`, accessKeyId, secretAccessKey }
}

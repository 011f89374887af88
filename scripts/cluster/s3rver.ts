import type { AddressInfo } from 'node:net'
// @ts-expect-error -- it brings no types
import S3rver from 's3rver'

interface Options {
  /** Loopback by default. */
  address?: string
  /** 0 for any free port. */
  port: number
  directory: string
  bucket: string
}

interface Server {
  run: () => Promise<AddressInfo>
  close: () => Promise<void>
}

/**
 * For Node: s3rver encrypts the continuation tokens of listings with DES, which OpenSSL 3 only supports with this
 * option.
 */
export const legacyCiphers = '--openssl-legacy-provider'

/** An S3-compatible store with one empty bucket. */
export function createObjectStore({ address = '127.0.0.1', port, directory, bucket }: Options): Server {
  const Constructor = S3rver as new (options: object) => Server
  return new Constructor({
    address,
    port,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
}

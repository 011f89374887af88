import type { AddressInfo } from 'node:net'
// @ts-expect-error -- it brings no types
import S3rver from 's3rver'

interface Options {
  /** Of the loopback, unless it is named. */
  address?: string
  /** 0 for any that is free. */
  port: number
  directory: string
  bucket: string
}

interface Server {
  run: () => Promise<AddressInfo>
  close: () => Promise<void>
}

/** For Node: where a listing is cut off, s3rver says where it goes on by DES, which OpenSSL 3 has only with this. */
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

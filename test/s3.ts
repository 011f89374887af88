import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// @ts-expect-error -- it brings no types
import S3rver from 's3rver'

interface Options {
  address: string
  port: number
  silent: boolean
  directory: string
  configureBuckets: { name: string }[]
}

interface Server {
  run: () => Promise<AddressInfo>
  close: () => Promise<void>
}

export interface TestBucket {
  /** As `STORAGE_URL` names it. */
  url: string
  /** Nothing answers at its address any more. */
  close: () => Promise<void>
}

/** An S3-compatible store on this machine, with one empty bucket. */
export async function startBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'zauvijek-s3-'))
  const Constructor = S3rver as new (options: Options) => Server
  const server = new Constructor({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'slike' }],
  })
  const { port } = await server.run()
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/slike?region=eu-central-1&tls=off`,
    async close() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

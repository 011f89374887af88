import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createObjectStore } from '#scripts/cluster/s3rver.ts'

export interface TestBucket {
  /** For `STORAGE_URL`. */
  url: string
  /** Afterwards nothing answers at its address. */
  close: () => Promise<void>
}

/** An S3-compatible store on this machine, with one empty bucket. */
export async function startBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'zauvijek-s3-'))
  const server = createObjectStore({ port: 0, directory, bucket: 'slike' })
  const { port } = await server.run()
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/slike?region=eu-central-1&tls=off`,
    async close() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

// @ts-expect-error -- it brings no types
import S3rver from 's3rver'

interface Options {
  address: string
  port: number
  silent: boolean
  directory: string
  configureBuckets: { name: string }[]
}

/** `node object-store.ts PORT FOLDER BUCKET`: an S3-compatible store with one empty bucket. */
const [port, directory = '', name = ''] = process.argv.slice(2)
const Constructor = S3rver as new (options: Options) => { run: () => Promise<unknown> }
const options = { address: '127.0.0.1', port: Number(port), silent: true, directory, configureBuckets: [{ name }] }
await new Constructor(options).run()

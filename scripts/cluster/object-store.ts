import { createObjectStore } from './s3rver.ts'

/** `node object-store.ts PORT FOLDER BUCKET`: an S3-compatible store with one empty bucket. */
const [port, directory = '', bucket = ''] = process.argv.slice(2)
await createObjectStore({ port: Number(port), directory, bucket }).run()

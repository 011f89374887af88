import { createObjectStore } from './s3rver.ts'

/** `node object-store.ts PORT FOLDER BUCKET [ADDRESS]`: an S3-compatible store with one empty bucket. */
const [port, directory = '', bucket = '', address = '127.0.0.1'] = process.argv.slice(2)
await createObjectStore({ address, port: Number(port), directory, bucket }).run()

import { pipeline, Readable, Transform } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'

/** Larger than any of our files: a picture of a message may grow to 30 MB when it is encoded again. */
const FILE_BYTES = 32 * 1024 * 1024
/** A list of a thousand names of the longest kind. To read such an answer takes many times its size in memory. */
const TEXT_BYTES = 2 * 1024 * 1024

interface AnswerHead {
  statusCode?: number
  body?: unknown
}

function limited(body: Readable, maxBytes: number): Readable {
  let bytes = 0
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      bytes += chunk.length
      if (bytes > maxBytes) callback(new Error(`the answer is larger than ${maxBytes} bytes`))
      else callback(null, chunk)
    },
  })
  // An error is thrown by the library, which reads the limited one, and closes the connection.
  return pipeline(body, limit, () => {})
}

/** The library holds a whole answer in memory, however large it is: one that does not end would take all there is. */
export function limitAnswers(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const result = await next(args)
        const answer = result.response as AnswerHead
        const isFile = commandName === 'GetObjectCommand' && answer.statusCode === 200
        if (answer.body instanceof Readable) answer.body = limited(answer.body, isFile ? FILE_BYTES : TEXT_BYTES)
        return result
      },
    // Before the library reads the body.
    { step: 'deserialize', priority: 'low', name: 'limitAnswers' },
  )
}

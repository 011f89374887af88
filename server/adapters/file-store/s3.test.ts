import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { StartupError } from '#server/startup-error.ts'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import { createS3FileStore } from './s3.ts'
import { parseStorageUrl } from './url.ts'

/** A store at a server that answers as `answer` does, which waits for `wholeMs` at most. */
async function openStoreOf(answer: RequestListener, wholeMs?: number) {
  const server = createServer((request, response) => {
    request.resume()
    answer(request, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo // it listens on a port
  const settings = parseStorageUrl(`s3://key:secret@127.0.0.1:${port}/slike?tls=off`)
  if (settings === null) throw new Error('no address of a store')
  return createS3FileStore(settings, () => {}, wholeMs)
}

async function listAll({ list }: Awaited<ReturnType<typeof openStoreOf>>): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of list()) names.push(name)
  return names
}

const listHead = '<?xml version="1.0"?><ListBucketResult><Name>slike</Name>'

test.each([
  [200, /the answer is larger than \d+ bytes/],
  [500, /what answers is no store of files/],
])('an answer larger than any of our files is not held in memory (%i)', async (status, reason) => {
  const store = await openStoreOf((_request, response) => {
    const fullLength = 40 * 1024 * 1024
    response.writeHead(status, { etag: '"a"' })
    response.write(listHead)
    response.end(Buffer.alloc(fullLength, ' '))
  })
  const tooLarge = { cause: { message: expect.stringMatching(reason) } }
  await expect(store.find('a.webp')).rejects.toMatchObject(tooLarge)
  await expect(store.find('a.webp')).rejects.toThrow(UnavailableError)
  await expect(listAll(store)).rejects.toMatchObject(tooLarge)
  await expect(store.put('a.webp', Buffer.from('x'))).rejects.toMatchObject(tooLarge)
  await expect(store.checkAvailability()).rejects.toThrow(reason)
})

test('the largest of our files is given back', async () => {
  const largest = Buffer.alloc(30_000_000, 'a') // as a picture of a message may become
  const store = await openStoreOf((_request, response) => void response.writeHead(200, { etag: '"a"' }).end(largest))
  expect((await store.find('a.webp'))?.equals(largest)).toBe(true)
})

test('a store that trickles does not hold the start', async () => {
  const store = await openStoreOf((_request, response) => {
    response.write(listHead)
    const trickling = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(trickling))
  }, 300)
  await expect(store.checkAvailability()).rejects.toThrow(StartupError)
})

test('a store that gives the same page again and again is not listed without end', async () => {
  const contents = '<Contents><Key>a-1</Key><LastModified>2027-03-01T10:00:00Z</LastModified></Contents>'
  let pages = 0
  const store = await openStoreOf((_request, response) => {
    if (++pages > 5) return void response.writeHead(403).end()
    response.end(`${listHead}<NextContinuationToken>next</NextContinuationToken>${contents}</ListBucketResult>`)
  })
  await expect(listAll(store)).rejects.toMatchObject({ cause: { message: 'the list of its files does not end' } })
})

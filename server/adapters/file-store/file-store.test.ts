import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startBucket, type TestBucket } from '#test/s3.ts'
import { StartupError } from '#server/startup-error.ts'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import type { FileStore } from './file-store.ts'
import { createLocalFileStore } from './local.ts'
import { createS3FileStore } from './s3.ts'
import { parseStorageUrl, type S3Settings } from './url.ts'

function settingsOf({ url }: Pick<TestBucket, 'url'>): S3Settings {
  const settings = parseStorageUrl(url)
  if (settings === null) throw new Error(`not an address of a store: ${url}`)
  return settings
}

const inFolder = (url: string) => url.replace('/slike?', '/slike/portfelj/2027?')

const drivers = {
  async directory() {
    const directory = await mkdtemp(join(tmpdir(), 'zauvijek-files-'))
    return {
      store: createLocalFileStore(join(directory, 'media')),
      close: () => rm(directory, { recursive: true, force: true }),
    }
  },
  async bucket() {
    const bucket = await startBucket()
    return { store: createS3FileStore(settingsOf(bucket)), close: bucket.close }
  },
  async 'folder of a bucket'() {
    const bucket = await startBucket()
    await createS3FileStore(settingsOf(bucket)).put('tuda-320.webp', Buffer.from('tuđa'))
    return { store: createS3FileStore(settingsOf({ url: inFolder(bucket.url) })), close: bucket.close }
  },
}

describe.each(Object.entries(drivers))('a store in a %s', (_, start) => {
  let store: FileStore
  let end: () => Promise<void>
  beforeAll(async () => {
    const started = await start()
    store = started.store
    end = started.close
  })
  afterAll(() => end())

  const namesOf = async (prefix?: string) => {
    const names: string[] = []
    for await (const { name } of store.list(prefix)) names.push(name)
    return names.toSorted()
  }

  test('is within reach, and empty', async () => {
    await store.checkAvailability()
    expect(await namesOf()).toEqual([])
    expect(await namesOf('aa')).toEqual([])
  })

  test('gives back every byte that was put, and the last ones', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (__, index) => index % 256))
    expect([await store.find('bytes.bin'), await store.has('bytes.bin')]).toEqual([null, false])
    await store.put('bytes.bin', bytes)
    expect((await store.find('bytes.bin'))?.equals(bytes)).toBe(true)
    expect(await store.has('bytes.bin')).toBe(true)
    await store.put('bytes.bin', Buffer.from('kraće'))
    expect((await store.find('bytes.bin'))?.toString()).toBe('kraće')
    await store.put('empty.bin', Buffer.alloc(0))
    expect(await store.find('empty.bin')).toHaveLength(0)
    await Promise.all([store.remove('bytes.bin'), store.remove('empty.bin')])
  })

  test('forgets what is removed, and does not mind when nothing is there', async () => {
    await store.put('gone.webp', Buffer.from('x'))
    await store.remove('gone.webp')
    expect([await store.find('gone.webp'), await store.has('gone.webp')]).toEqual([null, false])
    await store.remove('gone.webp')
  })

  test('lists all names, or those that begin so, with the time of their writing', async () => {
    const names = ['aab-1.webp', 'aab-2.webp', 'aac-1.webp', 'b-1.webp']
    const before = Date.now()
    await Promise.all(names.map((name) => store.put(name, Buffer.from(name))))
    const after = Date.now()
    expect(await namesOf()).toEqual(names)
    expect(await namesOf('aab-')).toEqual(['aab-1.webp', 'aab-2.webp'])
    expect(await namesOf('a')).toEqual(['aab-1.webp', 'aab-2.webp', 'aac-1.webp'])
    expect(await namesOf('zz')).toEqual([])
    // Stores write whole seconds, and a file system's clock may run a tick behind.
    for await (const { modifiedAt } of store.list()) {
      expect(modifiedAt.getTime()).toBeGreaterThan(before - 2_000)
      expect(modifiedAt.getTime()).toBeLessThan(after + 2_000)
    }
    await Promise.all(names.map((name) => store.remove(name)))
  })

  test('makes a file once, however many ask for it, and again after a failure', async () => {
    let made = 0
    const make = async () => {
      made++
      if (made === 1) throw new Error('not yet')
      return Buffer.from('made')
    }
    await expect(store.findOrCreate('made.webp', make)).rejects.toThrow('not yet')
    const found = await Promise.all([1, 2, 3].map(() => store.findOrCreate('made.webp', make)))
    expect(found.map(String)).toEqual(['made', 'made', 'made'])
    expect([String(await store.findOrCreate('made.webp', make)), made]).toEqual(['made', 2])
  })

  test.each(['', '.', '..', '../x', 'a/b', 'a\\b', '.hidden', 'a\0b', 'a b'])('knows no file %j', async (name) => {
    await expect(store.find(name)).rejects.toThrow(RangeError)
    await expect(store.put(name, Buffer.from('x'))).rejects.toThrow(RangeError)
    await expect(store.remove(name)).rejects.toThrow(RangeError)
  })
})

test('a directory shows nobody half a file', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'zauvijek-files-'))
  const store = createLocalFileStore(directory)
  const [short, long] = [Buffer.alloc(10, 'a'), Buffer.alloc(3_000_000, 'b')]
  await store.put('picture.webp', short)
  const writing = store.put('picture.webp', long)
  const seen = new Set<number | undefined>()
  const done = new AbortController()
  void writing.then(() => done.abort())
  while (!done.signal.aborted) seen.add((await store.find('picture.webp'))?.length)
  for (const length of seen) expect([short.length, long.length]).toContain(length)
  expect(await readdir(join(directory, 'pi'))).toEqual(['picture.webp'])
  await rm(directory, { recursive: true })
})

test('a file in a directory is not for other users of the machine, since some belong to conversations', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'zauvijek-files-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  await createLocalFileStore(directory).put('attachment-1-a', Buffer.from('ugovor'))
  const { mode } = await stat(join(directory, 'at', 'attachment-1-a'))
  expect(mode & 0o007).toBe(0)
})

test('a file that is stored is found after a power cut: its name is on the disk as well, and that of its folder', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'zauvijek-files-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const flushed = new Map<string, string[]>()
  const flush = async (folder: string) => void flushed.set(folder, await readdir(folder))
  await createLocalFileStore(directory, { flush }).put('picture.webp', Buffer.from('a'))
  expect(Object.fromEntries(flushed)).toEqual({ [directory]: ['pi'], [join(directory, 'pi')]: ['picture.webp'] })
})

test('a directory that cannot be made is told at the start', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'zauvijek-files-'))
  await writeFile(join(directory, 'file'), 'x')
  const reached = createLocalFileStore(join(directory, 'file', 'media')).checkAvailability()
  await expect(reached).rejects.toThrow(StartupError)
  await expect(reached).rejects.toThrow(/^Pictures cannot be stored in .+: /)
  await rm(directory, { recursive: true })
})

describe('a bucket', () => {
  test('is listed to its end, page by page', async () => {
    const contents = (...keys: string[]) =>
      keys
        .map((key) => `<Contents><Key>${key}</Key><LastModified>2027-03-01T10:00:00Z</LastModified></Contents>`)
        .join('')
    const answers: Record<string, string> = {
      first: `<IsTruncated>true</IsTruncated><NextContinuationToken>a+/=</NextContinuationToken>${contents('a-1', 'a-2')}`,
      'a+/=': `<IsTruncated>false</IsTruncated>${contents('a-3', 'a-folder/a-4')}`,
    }
    // s3rver fails at its second page: its cipher is gone from Node.
    const pages = createServer((request, response) => {
      const token = new URL(request.url ?? '', 'http://127.0.0.1').searchParams.get('continuation-token') ?? 'first'
      response.end(`<?xml version="1.0"?><ListBucketResult><Name>slike</Name>${answers[token]}</ListBucketResult>`)
    }).listen(0, '127.0.0.1')
    await once(pages, 'listening')
    const { port } = pages.address() as AddressInfo // a TCP server has no other kind of address
    const store = createS3FileStore(settingsOf({ url: `s3://a:b@127.0.0.1:${port}/slike?tls=off` }))
    const names: string[] = []
    for await (const { name } of store.list('a-')) names.push(name)
    pages.closeAllConnections()
    pages.close()
    expect(names).toEqual(['a-1', 'a-2', 'a-3'])
  })

  test('that is not there, or not ours, is told at the start in one line without the secret', async () => {
    const bucket = await startBucket()
    const other = createS3FileStore(settingsOf({ url: bucket.url.replace('/slike?', '/druga?') }))
    await expect(other.checkAvailability()).rejects.toThrow(
      /^The bucket druga at http:\/\/127\.0\.0\.1:\d+ \(STORAGE_URL\) does not answer: NoSuchBucket/,
    )
    await expect(other.find('a.webp')).rejects.toThrow(UnavailableError)
    const stranger = createS3FileStore(settingsOf({ url: bucket.url.replace('S3RVER:S3RVER', 'tajna1:tajna2') }))
    const refused = await stranger.checkAvailability().catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(StartupError)
    expect(String(refused)).toContain('InvalidAccessKeyId')
    expect(String(refused)).not.toContain('tajna2')
    await bucket.close()
  })

  test('that does not answer is an UnavailableError at every call', async () => {
    const bucket = await startBucket()
    await bucket.close()
    const store = createS3FileStore(settingsOf(bucket))
    await expect(store.checkAvailability()).rejects.toThrow(/does not answer: ECONNREFUSED/)
    await expect(store.find('a.webp')).rejects.toThrow(UnavailableError)
    await expect(store.has('a.webp')).rejects.toThrow(UnavailableError)
    await expect(store.put('a.webp', Buffer.from('x'))).rejects.toThrow(UnavailableError)
    await expect(store.remove('a.webp')).rejects.toThrow(UnavailableError)
    await expect(store.findOrCreate('a.webp', async () => Buffer.from('x'))).rejects.toThrow(UnavailableError)
    await expect(async () => {
      for await (const _ of store.list());
    }).rejects.toThrow(UnavailableError)
  })
})

test('a page that answers in the place of a bucket is no file, and nothing is taken for stored there', async () => {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Održavanje</html>')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const store = createS3FileStore(settingsOf({ url: `s3://key:secret@127.0.0.1:${port}/slike?tls=off` }))
  await expect(store.put('a.webp', Buffer.from('x'))).rejects.toThrow(UnavailableError)
  await expect(store.find('a.webp')).rejects.toThrow(UnavailableError)
  await expect(store.has('a.webp')).rejects.toThrow(UnavailableError)
  await expect(async () => {
    for await (const _ of store.list());
  }).rejects.toThrow(UnavailableError)
  await expect(store.checkAvailability()).rejects.toThrow(/does not answer: .*what answers is no store of files/)
})

test('a page that answers 404 instead of a bucket is told in one line', async () => {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(404, { 'content-type': 'text/html' }).end('<html>Nema')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const store = createS3FileStore(settingsOf({ url: `s3://key:secret@127.0.0.1:${port}/slike?tls=off` }))
  await expect(store.checkAvailability()).rejects.toThrow(/does not answer: what answers is no store of files \(404\)$/)
})

test('a store that stalls or trickles is not waited for without end', async () => {
  let trickling: NodeJS.Timeout | undefined
  const server = createServer((request, response) => {
    request.resume()
    if (request.method === 'PUT') return
    response.writeHead(200, { etag: '"a"', 'content-length': 1_000_000 })
    trickling = setInterval(() => response.write('x'), 20)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    clearInterval(trickling)
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo // it listens on a port
  const settings = settingsOf({ url: `s3://key:secret@127.0.0.1:${port}/slike?tls=off` })
  const store = createS3FileStore(settings, () => {}, 300)
  await expect(store.put('a.webp', Buffer.from('x'))).rejects.toThrow(UnavailableError)
  await expect(store.find('a.webp')).rejects.toThrow(UnavailableError)
})

test.each([
  ['a full disk', 'ENOSPC', 'no space left on device, write'],
  ['a disk that only reads', 'EROFS', 'read-only file system, open'],
  ['a disk that was taken away', 'ENOENT', 'no such file or directory, open'],
  ["another account's disk", 'EACCES', 'permission denied, open'],
  ['a disk that is locked', 'EPERM', 'operation not permitted, open'],
])('on %s nothing is stored, and what is made is given all the same (%s)', async (_, code, text) => {
  const directory = await mkdtemp(join(tmpdir(), 'zauvijek-full-'))
  const full = Object.assign(new Error(`${code}: ${text}`), { code })
  const unstored: Error[] = []
  const store = createLocalFileStore(directory, {
    async write(file) {
      if (code === 'ENOSPC') await writeFile(file, 'half of it')
      throw full
    },
    onUnstored: (error) => unstored.push(error),
  })
  const failing = store.put('abc-320.webp', Buffer.from('a'))
  await expect(failing).rejects.toThrow(UnavailableError)
  await expect(failing).rejects.toMatchObject({ cause: full })
  expect(await store.findOrCreate('abc-320.webp', async () => Buffer.from('made'))).toEqual(Buffer.from('made'))
  expect(unstored).toMatchObject([{ cause: full }])
  expect(await store.has('abc-320.webp')).toBe(false)
  expect(await readdir(join(directory, 'ab'))).toEqual([])
  await rm(directory, { recursive: true })
})

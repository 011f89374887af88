import type * as Library from '@aws-sdk/client-s3'
import { StartupError } from '#server/startup-error.ts'
import { FileStoreError } from './file-store-error.ts'
import { type FileDriver, type FileStore, createFileStore, type StoredFile } from './file-store.ts'
import { limitAnswers } from './limit-answers.ts'
import { tracedWithin } from '#server/adapters/tracing/tracing.ts'
import type { S3Settings } from './url.ts'

/** Limits a call of the library. */
interface Limit {
  abortSignal: AbortSignal
}

interface Opened {
  library: typeof Library
  client: Library.S3Client
}

/** More than one of our files takes on a poor connection, and less than a person would wait. */
const timeouts = {
  connectionTimeout: 3_000,
  requestTimeout: 10_000,
  throwOnRequestTimeout: true,
  socketTimeout: 10_000,
}

/**
 * For a whole call: its attempts, its wait for a free connection, and its body. Otherwise a stalling store would hold
 * each call, and all those behind it, for half a minute, and one that trickles for as long as it likes.
 */
const WHOLE_MS = 20_000
/** Shorter than the database lets a transaction wait, since a lock is held on the files that are removed. */
const REMOVE_MS = 10_000

/** Loaded with the first file, because the library would add half a second to every start. */
async function load({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): Promise<Opened> {
  const library = await import('@aws-sdk/client-s3')
  const client = new library.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 3,
    requestHandler: timeouts,
    // Not every store understands the library's additional headers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  limitAnswers(client)
  return { library, client }
}

/** Undefined for an error that is not the store's. */
const statusOf = (error: unknown) => (error as Partial<Library.S3ServiceException>).$metadata?.httpStatusCode

const notAStore = 'what answers is no store of files'

/** For an answer that is no XML, the library tells programmers in several lines where to look for it. */
const unreadablePattern = /XML parse error|Deserialization error/

/** In the library's words, without the request, which contains a signature. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : error.name.replace(/^Error$/, '')
  const status = statusOf(error)
  if (unreadablePattern.test(error.message)) return `${notAStore} (${status})`
  return [code, error.message, status && `(${status})`].filter((part) => part).join(' ')
}

const unavailable = (error: unknown) =>
  new FileStoreError('the file store does not answer', { cause: new Error(reasonOf(error)) })

/**
 * A store's answer names what was stored, read or listed. If a proxy or the store's console answers 200 with a page
 * instead, it names nothing; without this check, a lost file would count as stored, or the page as a picture.
 */
function expectNamed<Answer>(answer: Answer, name: string | undefined): Answer {
  if (name === undefined) throw new Error(notAStore)
  return answer
}

/**
 * Files in a bucket of an S3-compatible store. `onUnstored` is called if something was made but could not be stored.
 */
export function createS3FileStore(
  settings: S3Settings,
  onUnstored?: (error: FileStoreError) => void,
  wholeMs = WHOLE_MS,
): FileStore {
  const { bucket: Bucket, folder, endpoint } = settings
  let opening: Promise<Opened> | undefined

  const open = () => (opening ??= load(settings))

  async function ask<Result>(
    work: (opened: Opened, limit: Limit) => Promise<Result>,
    limitMs = wholeMs,
  ): Promise<Result> {
    const opened = await open()
    try {
      return await tracedWithin('S3', 'client', () => work(opened, { abortSignal: AbortSignal.timeout(limitMs) }), {
        'rpc.system': 'aws-api',
      })
    } catch (error) {
      throw unavailable(error)
    }
  }

  /** The result of `work`, or null if there is no such file. */
  const askFor = <Result>(
    work: (opened: Opened, limit: Limit) => Promise<Result>,
    limitMs?: number,
  ): Promise<Result | null> =>
    ask(async (opened, limit) => {
      try {
        return await work(opened, limit)
      } catch (error) {
        if (error instanceof Error && error.name !== 'NoSuchBucket' && statusOf(error) === 404) return null
        throw error
      }
    }, limitMs)

  async function* list(prefix = ''): AsyncGenerator<StoredFile> {
    let from: string | undefined
    do {
      const after = from
      const page = await ask(async ({ library, client }, limit) => {
        const listed = await client.send(
          new library.ListObjectsV2Command({
            Bucket,
            Prefix: folder + prefix,
            ...(after && { ContinuationToken: after }),
          }),
          limit,
        )
        return expectNamed(listed, listed.Name)
      })
      for (const { Key, LastModified } of page.Contents ?? []) {
        const name = Key?.slice(folder.length)
        if (name && LastModified && !name.includes('/')) yield { name, modifiedAt: LastModified }
      }
      // A store that does not know this kind of list gives its first page again and again.
      if (after !== undefined && page.NextContinuationToken === after)
        throw unavailable(new Error('the list of its files does not end'))
      from = page.NextContinuationToken
    } while (from !== undefined)
  }

  async function reach(): Promise<void> {
    const { library, client } = await open()
    try {
      const abortSignal = AbortSignal.timeout(wholeMs)
      const listed = await client.send(new library.ListObjectsV2Command({ Bucket, MaxKeys: 1 }), { abortSignal })
      expectNamed(listed, listed.Name)
    } catch (cause) {
      throw new StartupError(`The bucket ${Bucket} at ${endpoint} (STORAGE_URL) does not answer: ${reasonOf(cause)}`, {
        cause,
      })
    }
  }

  const driver: FileDriver = {
    find: (name) =>
      askFor(async ({ library, client }, limit) => {
        const found = await client.send(new library.GetObjectCommand({ Bucket, Key: folder + name }), limit)
        const { Body } = expectNamed(found, found.ETag)
        return Buffer.from((await Body?.transformToByteArray()) ?? [])
      }),
    has: async (name) => {
      const head = async ({ library, client }: Opened, limit: Limit) => {
        const found = await client.send(new library.HeadObjectCommand({ Bucket, Key: folder + name }), limit)
        return expectNamed(found, found.ETag)
      }
      return (await askFor(head)) !== null
    },
    put: async (name, Body) => {
      await ask(async ({ library, client }, limit) => {
        const stored = await client.send(new library.PutObjectCommand({ Bucket, Key: folder + name, Body }), limit)
        expectNamed(stored, stored.ETag)
      })
    },
    remove: async (name) => {
      await askFor(
        ({ library, client }, limit) =>
          client.send(new library.DeleteObjectCommand({ Bucket, Key: folder + name }), limit),
        Math.min(wholeMs, REMOVE_MS),
      )
    },
    list,
    checkAvailability: reach,
    checkReadability: reach,
  }
  return createFileStore(driver, onUnstored)
}

import type { Media } from '#contract/media.ts'
import { ApiError } from '#web/call.ts'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { SilentLineError, type UploadOptions } from '#web/lib/upload.ts'
import { explainUpload, validateFile } from './portfolio-text.ts'

const MAX_PARALLEL = 2
/** The queue waits this long at most; if the server asks for more, the upload fails and can be retried. */
const MAX_WAIT_S = 90

export interface Upload {
  key: number
  /** Tells the server that a further attempt sends the same picture. */
  idempotencyKey: string
  file: File
  /** The file's object URL, valid until the upload leaves the queue; null for a refused file. */
  preview: string | null
  state: 'waiting' | 'sending' | 'failed'
  /** From 0 to 1; at 1 the server is processing the file. */
  sent: number
  /** Why it failed, or what it waits for. */
  message: string | null
  canRetry: boolean
}

interface UploadQueueOptions {
  send: (file: File, options: UploadOptions) => Promise<Media>
  onUploaded: (media: Media) => void
  /** Called when no upload is running; counts since the last call. */
  onSettled: (arrived: number, missing: number) => void
}

const waitingAgain = { state: 'waiting', message: null, canRetry: false } as const

export const isActive = ({ state }: Upload) => state !== 'failed'

function releasePreview({ preview }: Upload) {
  if (preview !== null) URL.revokeObjectURL(preview)
}

/** Uploads files two at a time, in the order in which they were chosen. */
export function makeUploadQueue({ send, onUploaded, onSettled }: UploadQueueOptions) {
  let uploads: readonly Upload[] = []
  let lastKey = 0
  let resuming: ReturnType<typeof setTimeout> | null = null
  let batch = { arrived: 0, missing: 0 }
  const listeners = new Set<() => void>()
  const controllers = new Map<number, AbortController>()

  function set(next: readonly Upload[]) {
    uploads = next
    for (const listener of listeners) listener()
  }

  const change = (key: number, changed: Partial<Upload>) =>
    set(uploads.map((upload) => (upload.key === key ? { ...upload, ...changed } : upload)))

  function remove(key: number) {
    const removed = uploads.find((upload) => upload.key === key)
    if (removed) releasePreview(removed)
    set(uploads.filter((upload) => upload.key !== key))
  }

  function startNext() {
    const sending = uploads.filter(({ state }) => state === 'sending').length
    const next = resuming === null && sending < MAX_PARALLEL && uploads.find(({ state }) => state === 'waiting')
    if (next) {
      void transfer(next)
      startNext()
    } else if (!uploads.some(isActive) && batch.arrived + batch.missing > 0) {
      const { arrived, missing } = batch
      batch = { arrived: 0, missing: 0 }
      onSettled(arrived, missing)
    }
  }

  async function transfer({ key, idempotencyKey, file }: Upload) {
    const controller = new AbortController()
    controllers.set(key, controller)
    change(key, { state: 'sending', sent: 0, message: null })
    try {
      const onProgress = (sent: number) => change(key, { sent })
      const media = await send(file, { signal: controller.signal, onProgress, idempotencyKey })
      batch.arrived++
      onUploaded(media)
      remove(key)
    } catch (error) {
      if (!controller.signal.aborted) fail(key, error)
    }
    controllers.delete(key)
    startNext()
  }

  function fail(key: number, error: unknown) {
    const { message, canRetry } = explainUpload(error)
    const wait = error instanceof ApiError && error.status === 429 ? error.retryAfter : undefined
    if (wait !== undefined && wait <= MAX_WAIT_S) {
      change(key, { state: 'waiting', sent: 0, message: 'Previše odjednom. Nastavljamo za koji trenutak.' })
      pause(wait)
      return
    }
    const isLost = ({ key: other, state }: Upload) =>
      other === key || (state === 'waiting' && error instanceof SilentLineError)
    batch.missing += uploads.filter(isLost).length
    set(uploads.map((upload) => (isLost(upload) ? { ...upload, state: 'failed', message, canRetry } : upload)))
  }

  function pause(seconds: number) {
    if (resuming !== null) clearTimeout(resuming)
    resuming = setTimeout(() => {
      resuming = null
      startNext()
    }, seconds * 1000)
  }

  function cancel(key: number) {
    controllers.get(key)?.abort(new DOMException('Cancelled', 'AbortError'))
    remove(key)
    startNext()
  }

  return {
    read: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(files: readonly File[]) {
      const added = files.map((file): Upload => {
        const error = validateFile(file)
        if (error !== null) batch.missing++
        const state = error === null ? 'waiting' : 'failed'
        const preview = error === null ? URL.createObjectURL(file) : null
        return {
          key: ++lastKey,
          idempotencyKey: newIdempotencyKey(),
          file,
          preview,
          state,
          sent: 0,
          message: error,
          canRetry: false,
        }
      })
      set([...uploads, ...added])
      startNext()
    },
    /** Aborts a running upload, or removes a failed one. */
    cancel,
    retry(key: number) {
      change(key, waitingAgain)
      startNext()
    },
    /** All uploads that may succeed on a retry, in their order. */
    retryAll() {
      set(uploads.map((upload) => (upload.canRetry ? { ...upload, ...waitingAgain } : upload)))
      startNext()
    },
    /** Called when the page is left. */
    end() {
      if (resuming !== null) clearTimeout(resuming)
      resuming = null
      batch = { arrived: 0, missing: 0 }
      for (const controller of controllers.values()) controller.abort(new DOMException('Left', 'AbortError'))
      uploads.forEach(releasePreview)
      set([])
    },
  }
}

import type { Media } from '#contract/media.ts'
import { ApiError } from '#web/call.ts'
import { SilentLineError, type UploadOptions } from '#web/lib/upload.ts'
import { explainUpload } from './portfolio-text.ts'
import { createUploads, isActive, type Upload } from './uploads.ts'

const MAX_PARALLEL = 2
/** The queue waits this long at most; if the server asks for more, the upload fails and can be retried. */
const MAX_WAIT_S = 90

interface UploadQueueOptions {
  send: (file: File, options: UploadOptions) => Promise<Media>
  onUploaded: (media: Media) => void
  /** Called when no upload is running; counts since the last call. */
  onSettled: (arrived: number, missing: number) => void
}

/** Uploads files two at a time, in the order in which they were chosen. */
export function createUploadQueue({ send, onUploaded, onSettled }: UploadQueueOptions) {
  const uploads = createUploads()
  let resuming: ReturnType<typeof setTimeout> | null = null
  let batch = { arrived: 0, missing: 0 }
  const controllers = new Map<number, AbortController>()

  function startNext() {
    const all = uploads.read()
    const sending = all.filter(({ state }) => state === 'sending').length
    const next = resuming === null && sending < MAX_PARALLEL && all.find(({ state }) => state === 'waiting')
    if (next) {
      void transfer(next)
      startNext()
    } else if (!all.some(isActive) && batch.arrived + batch.missing > 0) {
      const { arrived, missing } = batch
      batch = { arrived: 0, missing: 0 }
      onSettled(arrived, missing)
    }
  }

  async function transfer({ key, idempotencyKey, file }: Upload) {
    const controller = new AbortController()
    controllers.set(key, controller)
    uploads.change(key, { state: 'sending', sent: 0, message: null })
    try {
      const onProgress = (sent: number) => uploads.change(key, { sent })
      const media = await send(file, { signal: controller.signal, onProgress, idempotencyKey })
      batch.arrived++
      onUploaded(media)
      uploads.remove(key)
    } catch (error) {
      if (!controller.signal.aborted) fail(key, error)
    }
    controllers.delete(key)
    startNext()
  }

  function fail(key: number, error: unknown) {
    const wait = error instanceof ApiError && error.status === 429 ? error.retryAfter : undefined
    if (wait !== undefined && wait <= MAX_WAIT_S) {
      uploads.change(key, { state: 'waiting', sent: 0, message: 'Previše odjednom. Nastavljamo za koji trenutak.' })
      pause(wait)
      return
    }
    // On a silent line the waiting ones would fail just the same.
    const isLost = ({ key: other, state }: Upload) =>
      other === key || (state === 'waiting' && error instanceof SilentLineError)
    batch.missing += uploads.fail(isLost, explainUpload(error))
  }

  function pause(seconds: number) {
    if (resuming !== null) clearTimeout(resuming)
    resuming = setTimeout(() => {
      resuming = null
      startNext()
    }, seconds * 1000)
  }

  return {
    read: uploads.read,
    subscribe: uploads.subscribe,
    add(files: readonly File[]) {
      batch.missing += uploads.add(files)
      startNext()
    },
    /** Aborts a running upload, or removes a failed one. */
    cancel(key: number) {
      controllers.get(key)?.abort(new DOMException('Cancelled', 'AbortError'))
      uploads.remove(key)
      startNext()
    },
    retry(key: number) {
      uploads.waitAgain((upload) => upload.key === key)
      startNext()
    },
    /** All uploads that may succeed on a retry. */
    retryAll() {
      uploads.waitAgain(({ canRetry }) => canRetry)
      startNext()
    },
    /** Called when the page is left. */
    end() {
      if (resuming !== null) clearTimeout(resuming)
      resuming = null
      batch = { arrived: 0, missing: 0 }
      for (const controller of controllers.values()) controller.abort(new DOMException('Left', 'AbortError'))
      uploads.clear()
    },
  }
}

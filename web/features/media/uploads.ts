import { createExternalStore } from '#web/lib/external-store.ts'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { validateFile } from './portfolio-text.ts'

export interface Upload {
  key: number
  /** Tells the server that a further attempt sends the same picture. */
  idempotencyKey: string
  file: File
  /** The file's object URL, valid until the upload leaves the list; null for a refused file. */
  preview: string | null
  state: 'waiting' | 'sending' | 'failed'
  /** From 0 to 1; at 1 the server is processing the file. */
  sent: number
  /** Why it failed, or what it waits for. */
  message: string | null
  canRetry: boolean
}

const waitingAgain = { state: 'waiting', message: null, canRetry: false } as const

export const isActive = ({ state }: Upload) => state !== 'failed'

function releasePreview({ preview }: Upload) {
  if (preview !== null) URL.revokeObjectURL(preview)
}

function newUpload(file: File, key: number): Upload {
  const error = validateFile(file)
  return {
    key,
    idempotencyKey: newIdempotencyKey(),
    file,
    preview: error === null ? URL.createObjectURL(file) : null,
    state: error === null ? 'waiting' : 'failed',
    sent: 0,
    message: error,
    canRetry: false,
  }
}

/** The files for which there is room, and how many are left out. Those that are refused are shown, but take no place. */
export function takeFitting(files: readonly File[], room: number): { taken: File[]; leftOut: number } {
  let free = room
  const taken = files.filter((file) => validateFile(file) !== null || free-- > 0)
  return { taken, leftOut: files.length - taken.length }
}

/** The chosen files that the server does not have yet, in the order in which they were chosen. */
export function createUploads() {
  const { read, set, subscribe } = createExternalStore<readonly Upload[]>([])
  let lastKey = 0

  return {
    read,
    subscribe,
    /** Refused files are added as failed; returns how many these are. */
    add(files: readonly File[]): number {
      const added = files.map((file) => newUpload(file, ++lastKey))
      set([...read(), ...added])
      return added.filter(({ state }) => state === 'failed').length
    },
    change: (key: number, changed: Partial<Upload>) =>
      set(read().map((upload) => (upload.key === key ? { ...upload, ...changed } : upload))),
    /** Returns how many have failed. */
    fail(isFailed: (upload: Upload) => boolean, reason: Pick<Upload, 'message' | 'canRetry'>): number {
      const failed = read().filter(isFailed).length
      set(read().map((upload) => (isFailed(upload) ? { ...upload, state: 'failed', ...reason } : upload)))
      return failed
    },
    waitAgain: (isRetried: (upload: Upload) => boolean) =>
      set(read().map((upload) => (isRetried(upload) ? { ...upload, ...waitingAgain } : upload))),
    remove(key: number) {
      const removed = read().find((upload) => upload.key === key)
      if (removed) releasePreview(removed)
      set(read().filter((upload) => upload.key !== key))
    },
    clear() {
      read().forEach(releasePreview)
      set([])
    },
  }
}

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Media } from '#contract/media.ts'
import { uploadPolicy } from '#contract/upload-policy.ts'
import { call } from '#web/call.ts'
import { uploadFile } from '#web/lib/upload.ts'
import { showFailure, showSnackbar } from '#web/ui/snackbar.tsx'
import { createPictureStore } from './portfolio-pictures.ts'
import { batchText, failureMessages } from './portfolio-text.ts'
import { createUploadQueue } from './upload-queue.ts'
import { isActive, takeFitting, type Upload } from './uploads.ts'

const NONE: readonly Upload[] = []

export type Portfolio = ReturnType<typeof usePortfolio>

/** A professional's pictures and running uploads. */
export function usePortfolio(professionalId: number, loaded: Media[]) {
  const [store] = useState(() =>
    createPictureStore(loaded, {
      list: async () => (await call('GET /professionals/:id', { params: { id: professionalId } })).data.media,
      order: (ids) => call('PUT /media/order', { body: { ids } }),
      delete: (id) => call('DELETE /media/:id', { params: { id } }),
      onOrderFailed: (error) => showFailure(error, failureMessages.order),
    }),
  )
  const pictures = useSyncExternalStore(store.subscribe, store.read, store.read)
  const [unsavedTexts, setUnsavedTexts] = useState<ReadonlySet<number>>(new Set())
  const [tooMany, setTooMany] = useState(0)
  const [queue] = useState(() =>
    createUploadQueue({
      send: async (file, options) => {
        const { data } = await uploadFile('POST /media', 'image', file, options)
        return data
      },
      onUploaded: store.append,
      onSettled: (arrived, missing) => {
        const text = batchText(arrived, missing)
        if (text !== null) showSnackbar(text, missing === 0 ? 'success' : 'warning')
      },
    }),
  )
  const uploads = useSyncExternalStore(queue.subscribe, queue.read, () => NONE)
  useEffect(() => {
    addEventListener('online', queue.retryAll)
    return () => {
      removeEventListener('online', queue.retryAll)
      queue.end()
    }
  }, [queue])

  const underWay = uploads.filter(isActive).length
  const room = uploadPolicy.maxPictures - pictures.length - underWay

  return {
    pictures,
    replace: store.replace,
    remove: store.remove,
    move: store.move,
    uploads,
    room,
    /** How many of the last chosen files did not fit. */
    tooMany,
    /** How many uploads wait or are sent. */
    underWay,
    /** Whether there is an unsaved alternative text. */
    hasUnsavedTexts: unsavedTexts.size > 0,
    markText: (id: number, isUnsaved: boolean) =>
      setUnsavedTexts((before) => {
        if (before.has(id) === isUnsaved) return before
        return isUnsaved ? new Set([...before, id]) : new Set([...before].filter((one) => one !== id))
      }),
    add: (files: readonly File[]) => {
      const { taken, leftOut } = takeFitting(files, room)
      queue.add(taken)
      setTooMany(leftOut)
    },
    cancel: queue.cancel,
    retry: queue.retry,
    /** How many failed uploads may succeed on a retry. */
    canRetry: uploads.filter(({ canRetry }) => canRetry).length,
    retryAll: queue.retryAll,
  }
}

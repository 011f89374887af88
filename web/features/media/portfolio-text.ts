import { formatQuantity } from '#contract/croatian.ts'
import { uploadPolicy } from '#contract/upload-policy.ts'
import { ApiError, ConnectionError } from '#web/call.ts'

/** The ids of the sections that the page links to. */
export const portfolioIds = { pictures: 'dodaj-slike', alt: 'opisi-sliku' } as const

/** The list of the pictures. */
export const TILES_ID = 'slike-portfelja'

export const failureMessages = {
  upload: 'Učitavanje nije uspjelo. Molimo pokušajte ponovo.',
  order: 'Novi redoslijed nije spremljen.',
  alt: 'Opis nije spremljen.',
} as const

/** `12 od 30 slika`; while more are sent, which take their places already, `12 od 30 slika, još 2 se učitavaju`. */
export function countText(count: number, underWay: number): string {
  const stored = `${count} od ${uploadPolicy.maxPictures} slika`
  if (underWay === 0) return stored
  return `${stored}, još ${formatQuantity(underWay, 'se učitava', 'se učitavaju', 'se učitava')}`
}

export const fullText = 'Portfelj je pun. Za novu sliku najprije izbrišite neku.'

/** The message for more chosen files than fit. */
export const overflowText = (count: number) =>
  `${uploadPolicy.countMessage} ${formatQuantity(count, 'slika nije dodana', 'slike nisu dodane', 'slika nije dodano')}.`

/** The reason why a file cannot be uploaded, judged by its type and size; null if it can. */
export function validateFile({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!uploadPolicy.types.some((known) => known === type)) return uploadPolicy.typeMessage
  return size > uploadPolicy.maxBytes ? uploadPolicy.sizeMessage : null
}

/** Why an upload failed, and whether a retry of the same file may succeed. */
export function explainUpload(error: unknown): { message: string; canRetry: boolean } {
  if (error instanceof ConnectionError) return { message: error.message, canRetry: true }
  if (!(error instanceof ApiError)) return { message: failureMessages.upload, canRetry: true }
  switch (error.status) {
    case 403:
      return { message: 'Samo profesionalci mogu učitavati slike', canRetry: false }
    case 409:
      return { message: error.message, canRetry: true }
    case 413:
      return { message: uploadPolicy.sizeMessage, canRetry: false }
    case 422: {
      const message = error.fields['image']?.[0] ?? (error.hasMessage ? error.message : undefined)
      return { message: message ?? 'Neispravan format ili veličina datoteke', canRetry: false }
    }
    case 429:
      return { message: error.message, canRetry: true }
    default:
      return { message: failureMessages.upload, canRetry: true }
  }
}

/** `22 slike nisu učitane.` */
export const missingText = (count: number) =>
  `${formatQuantity(count, 'slika nije učitana', 'slike nisu učitane', 'slika nije učitano')}.`

/** One sentence for a whole batch; null if nothing arrived, because each failure is shown at its file. */
export function batchText(arrived: number, missing: number): string | null {
  if (arrived === 0) return null
  const good =
    arrived === 1
      ? 'Slika uspješno učitana!'
      : `${formatQuantity(arrived, 'slika uspješno učitana', 'slike uspješno učitane', 'slika uspješno učitano')}!`
  return missing === 0 ? good : `${good} ${missingText(missing)}`
}

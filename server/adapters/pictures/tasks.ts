import type { PictureFormat } from '#contract/media.ts'

// The messages between pictures.ts and its worker.

export interface VariantRequest {
  master: Uint8Array
  width: number
  format: PictureFormat
}

/** `type`: no whole JPEG or PNG; `pixels`: more of them than we decode; `cost`: takes more memory or time than a picture. */
export type RejectionReason = 'type' | 'pixels' | 'cost'

/** A picture as it is stored: upright, in sRGB, without any note of where, when or by whom it was taken. */
export interface IngestedPicture {
  /** Of the whole picture, upright. */
  width: number
  height: number
  format: 'jpeg' | 'png'
  /** The source of every variant; it is never served. */
  master: Buffer
  /** One variant in WebP, so that there is something to see at once. */
  first: { width: number; content: Buffer }
}

/** The whole picture in the format in which it came, upright, in sRGB and without any such note. */
export type CleanedPicture = Pick<IngestedPicture, 'width' | 'height' | 'format'> & { content: Buffer }

export interface PictureTasks {
  resize: { request: VariantRequest; result: Buffer }
  ingest: { request: Uint8Array; result: IngestedPicture | { rejected: RejectionReason } }
  crop: { request: Uint8Array; result: Buffer }
  clean: { request: Uint8Array; result: CleanedPicture | { rejected: RejectionReason } }
}

export type PictureTask = keyof PictureTasks

export type PictureRequest = {
  [Task in PictureTask]: { task: Task; request: PictureTasks[Task]['request'] }
}[PictureTask]

export type PictureResult = PictureTasks[PictureTask]['result']

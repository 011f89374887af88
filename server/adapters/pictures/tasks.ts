import type { PictureFormat } from '#contract/media.ts'

/** What pictures.ts and its worker say to each other. */

export interface DrawingRequest {
  /** The text by which a drawing is stored. */
  drawing: string
  width: number
  format: PictureFormat
}

export interface VariantRequest {
  master: Uint8Array
  width: number
  format: PictureFormat
}

/** `type`: no whole JPEG or PNG; `pixels`: more of them than we decode. */
export type RejectionReason = 'type' | 'pixels'

/** A picture as we keep it: upright, in sRGB, without a word about where, when or by whom it was taken. */
export interface IngestedPicture {
  /** Of the whole picture, upright. */
  width: number
  height: number
  format: 'jpeg' | 'png'
  /** From which every variant is made; nobody is served it. */
  master: Buffer
  /** One variant in WebP, so that there is something to see at once. */
  first: { width: number; content: Buffer }
}

export interface PictureTasks {
  render: { request: DrawingRequest; result: Buffer }
  resize: { request: VariantRequest; result: Buffer }
  ingest: { request: Uint8Array; result: IngestedPicture | { rejected: RejectionReason } }
}

export type PictureTask = keyof PictureTasks

export type PictureJob = {
  [Task in PictureTask]: { id: number; task: Task; request: PictureTasks[Task]['request'] }
}[PictureTask]

export type PictureResult = { id: number; result: unknown } | { id: number; error: string }

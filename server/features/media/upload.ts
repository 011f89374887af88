import { UploadedFile } from '#contract/media.ts'

/** The file in a `data:` address. Characters that are no base64 are passed over: then it will not be a picture. */
export const toFile = (image: UploadedFile | string): UploadedFile =>
  image instanceof UploadedFile ? image : new UploadedFile(Buffer.from(image.slice(image.indexOf(',') + 1), 'base64'))

import { UploadedFile } from '#contract/media.ts'

/** The file in a `data:` address. Characters outside base64 are skipped; the result is then not a valid picture. */
export const toFile = (image: UploadedFile | string): UploadedFile =>
  image instanceof UploadedFile ? image : new UploadedFile(Buffer.from(image.slice(image.indexOf(',') + 1), 'base64'))

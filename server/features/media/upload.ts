/** A file as it came; JSON cannot pretend to be one. */
export class Upload {
  readonly content: Buffer
  /** As its owner calls it, where that is known. */
  readonly filename: string | undefined

  constructor(content: Buffer, filename?: string) {
    this.content = content
    this.filename = filename
  }
}

/** What a `data:` address holds. What is no base64 in it is passed over: it will not be a picture then. */
export const toUpload = (image: Upload | string): Upload =>
  image instanceof Upload ? image : new Upload(Buffer.from(image.slice(image.indexOf(',') + 1), 'base64'))

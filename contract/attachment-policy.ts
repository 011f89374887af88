/** The limits of a message's attachments, used by the form and by the server. */
export const attachmentPolicy = {
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  accept: 'application/pdf,image/jpeg,image/png',
  maxFiles: 3,
  /** In bytes, per file. */
  maxBytes: 10 * 1024 * 1024,
  /** In characters; longer names are shortened. */
  maxFilename: 200,
  typeMessage: 'Dopušteni su samo PDF, JPEG i PNG.',
  sizeMessage: 'Datoteka mora biti manja od 10 MB.',
  countMessage: 'Uz poruku mogu ići najviše tri datoteke.',
  emptyMessage: 'Datoteka je prazna.',
  contentMessage: 'Datoteka je oštećena ili nije ono što piše u nazivu.',
} as const

export type AttachmentType = (typeof attachmentPolicy.types)[number]

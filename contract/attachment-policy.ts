/** Of a message: read by the form that offers files and by the server that takes them. */
export const attachmentPolicy = {
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  accept: 'application/pdf,image/jpeg,image/png',
  maxFiles: 3,
  /** In bytes, of one file. */
  maxBytes: 10 * 1024 * 1024,
  /** Within it, whatever its name: characters. */
  maxFilename: 200,
  typeMessage: 'Dopušteni su samo PDF, JPEG i PNG.',
  sizeMessage: 'Datoteka mora biti manja od 10 MB.',
  countMessage: 'Uz poruku mogu ići najviše tri datoteke.',
  emptyMessage: 'Datoteka je prazna.',
  contentMessage: 'Datoteka je oštećena ili nije ono što piše u nazivu.',
} as const

export type AttachmentType = (typeof attachmentPolicy.types)[number]

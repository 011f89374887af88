/** The limits of an upload, read by the form and by the server. */
export const uploadPolicy = {
  types: ['image/jpeg', 'image/jpg', 'image/png'],
  /** Size of the decoded file, in bytes. */
  maxBytes: 5 * 1024 * 1024,
  maxPixels: 40_000_000,
  /** Length of the longer side, in pixels. */
  maxSide: 12_000,
  /** Per professional. */
  maxPictures: 30,
  /** Length of an alternative text, in characters. */
  maxAlt: 300,
  typeMessage: 'Samo JPG, JPEG i PNG formati su dozvoljeni.',
  sizeMessage: 'Slika mora biti manja od 5MB.',
  pixelsMessage: 'Slika je prevelika: najviše 40 megapiksela i 12.000 piksela po stranici.',
  costMessage: 'Ovu sliku ne možemo obraditi. Spremite je ponovo kao običan JPG ili PNG.',
  countMessage: 'Portfelj može imati najviše 30 slika.',
  oneMessage: 'Slike se učitavaju jedna po jedna.',
} as const

import { cleanText } from '#contract/text.ts'

const MAX_LENGTH = 120

/** A file name as anyone may read it: without folders and control characters. */
export function cleanFilename(given: string | undefined, format: 'jpeg' | 'png'): string {
  const [name = ''] = cleanText(given ?? '')
    .split(/[\\/]/)
    .slice(-1)
  return name.slice(0, MAX_LENGTH).toWellFormed().trim() || `slika.${format === 'jpeg' ? 'jpg' : 'png'}`
}

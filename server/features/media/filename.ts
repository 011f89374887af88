import { cleanText } from '#contract/text.ts'

const MAX_LENGTH = 120

/** What everyone may read of a file's name: neither folders nor signs that no name needs. */
export function cleanFilename(given: string | undefined, format: 'jpeg' | 'png'): string {
  const [name = ''] = cleanText(given ?? '')
    .split(/[\\/]/)
    .slice(-1)
  return name.slice(0, MAX_LENGTH).toWellFormed().trim() || `slika.${format === 'jpeg' ? 'jpg' : 'png'}`
}

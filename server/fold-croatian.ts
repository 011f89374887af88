const separators = /[\][\s&./,;:!?"'’„“”()+|*–—-]+/g

/** Latin, Greek and Cyrillic with their signs: of other scripts each release of Unicode knows more than the one before. */
const wellKnown = /^[ -~\u00A0-\u052F\u1E00-\u2BFF]*$/

/**
 * A text as it is searched: lower case, without diacritics and punctuation; đ and dj are d, but a DJ stays one. The rule
 * of the database's `fold_croatian`, by which names are folded; a test compares the two. Null where they may differ, so
 * that the database has to be asked.
 */
export function foldCroatian(text: string): string | null {
  if (!wellKnown.test(text)) return null
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll('đ', 'd')
    .replaceAll(separators, ' ')
    .replaceAll(/(?<=[^ ])dj|dj(?=[^ ])/g, 'd')
    .replaceAll(/^ | $/g, '')
}

/** The words of a text as they were typed; folding the text parts it at the same places. */
export const splitWords = (text: string): string[] => text.split(separators).filter((word) => word !== '')

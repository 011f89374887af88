const separators = /[\][\s&./,;:!?"'’„“”()+|*–—-]+/g

/**
 * Latin, Greek and Cyrillic with their diacritics. For other scripts, each Unicode release knows more characters than
 * the last, so Node and PostgreSQL may disagree.
 */
const wellKnown = /^[ -~\u00A0-\u052F\u1E00-\u2BFF]*$/

/**
 * A text as it is searched: lower case, without diacritics or punctuation; đ and dj become d, but the word DJ stays.
 * Mirrors the database function `fold_croatian`, which folds the stored names; a test compares the two. Null where they
 * might differ and the database has to be asked.
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

/** The words of a text as typed. Folding splits the text at the same places. */
export const splitWords = (text: string): string[] => text.split(separators).filter((word) => word !== '')

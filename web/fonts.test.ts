import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8')

/** The font faces of the stylesheet with the first and last character of each range. */
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) => ({
  family: /font-family: '([^']*)'/.exec(face)?.[1],
  file: /url\('([^']*)'\)/.exec(face)?.[1] ?? '',
  ranges: [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]),
}))

const isPreloaded = ({ file }: { file: string }) => file.includes('-core')

test('no letter of a preloaded font is in another file of its family too', () => {
  const shared = faces
    .filter(isPreloaded)
    .flatMap((core) =>
      faces
        .filter((other) => other.family === core.family && other !== core)
        .flatMap((other) =>
          core.ranges.flatMap(([first = 0, last = 0]) =>
            other.ranges
              .filter(([otherFirst = 0, otherLast = 0]) => first <= otherLast && otherFirst <= last)
              .map((range) => `${other.file} ${range.map((letter) => letter.toString(16)).join('-')}`),
          ),
        ),
    )
  expect(shared).toEqual([])
})

test('the first view of a page needs one file of each face', () => {
  const preloaded = faces.filter(isPreloaded)
  expect(preloaded.map(({ family }) => family)).toEqual(['Figtree', 'DM Serif Display'])
  const croatian = 'Čekamo šest žena, đačka ćud: ČĆĐŠŽ 1.234,50 € – „ovako” …'
  const isCovered = (letter: string) =>
    preloaded.every(({ ranges }) =>
      ranges.some(([first = 0, last = 0]) => first <= letter.charCodeAt(0) && letter.charCodeAt(0) <= last),
    )
  expect(croatian.split('').filter((letter) => !isCovered(letter))).toEqual([])
})

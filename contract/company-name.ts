import * as z from 'zod/mini'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'
import { requiredName } from './text.ts'

const COMPANY_NAME_MAX = 120

/** Latin letters in another dress, for mathematics and wide columns, as ligatures and digraphs: they become plain ones. */
const dressedLetters =
  /[\u01C4-\u01CC\u01F1-\u01F3\u210A-\u2115\u2118-\u211D\u2124\u2128\u212C-\u2134\uFB00-\uFB06\uFF10-\uFF5A\u{1D400}-\u{1D7FF}]/gu

const word = /[\p{L}\p{M}\p{N}]+/gu

/** Beside those of other scripts, letters of the phonetic alphabet that look like an a and a g. */
const notLatin = /[\u0251\u0261]|[^\P{L}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

const latin = /\p{Script=Latin}/u

/**
 * Letters of other scripts that look like a Latin one, without their marks: of the Greek and Cyrillic alphabets those
 * named here (https://www.unicode.org/reports/tr39/#Confusable_Detection), of the last four scripts nearly all.
 */
const looksLatin =
  /[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϳαικνορυϲАВЕКМНОРСТУХЅІЈҮӀԀԚԜаекорсухѕіјүһӏԁԛԝѵОоՕօՏՍսոհզցքգ\u0251\u0261\p{Script=Cherokee}\p{Script=Lisu}\p{Script=Coptic}\p{Script=Deseret}]/u

const withoutMarks = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

/**
 * Why the name may be taken for another one: a word mixes Latin letters with those of another script, or all letters of
 * other scripts look like Latin ones. A name that can be seen to be Greek or Cyrillic is one.
 */
function imitation(name: string): string | null {
  for (const [part] of name.matchAll(word)) {
    const letter = latin.test(part.replaceAll(/[\u0251\u0261]/g, ''))
      ? notLatin.exec(withoutMarks(part))?.[0]
      : undefined
    if (letter !== undefined)
      return `U riječi „${part}” slovo „${letter}” nije latinično, iako može tako izgledati. Napišite je jednim pismom.`
  }
  const others = [...withoutMarks(name)].filter((letter) => notLatin.test(letter))
  return others.length > 0 && others.every((letter) => looksLatin.test(letter))
    ? 'Naziv ima slova koja izgledaju kao latinična, a nisu. Napišite ga latinicom.'
    : null
}

/** The name by which couples know a professional, so that none can be mistaken for another by its letters. */
export const companyName = z
  .pipe(
    z.pipe(
      z.unknown(),
      z.transform((given) =>
        typeof given === 'string' ? given.replaceAll(dressedLetters, (letter) => letter.normalize('NFKC')) : given,
      ),
    ),
    z.pipe(
      requiredName(COMPANY_NAME_MAX),
      z.string().check(
        z.check((ctx) => {
          const message = imitation(ctx.value)
          if (message !== null) ctx.issues.push({ code: 'custom', input: ctx.value, message })
        }),
      ),
    ),
  )
  .register(jsonSchemaOverrides, { type: 'string', minLength: 1, maxLength: COMPANY_NAME_MAX })

import * as z from 'zod/mini'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'
import { requiredName } from './text.ts'

const COMPANY_NAME_MAX = 120

/** Stylised Latin letters, such as mathematical, full-width, ligature and numeral forms, which become plain ones. */
const dressedLetters =
  /[\u01C4-\u01CC\u01F1-\u01F3\u210A-\u2115\u2118-\u211D\u2124\u2128\u212C-\u2134\u2160-\u217F\uFB00-\uFB06\uFF10-\uFF5A\u{1D400}-\u{1D7FF}]/gu

/** The capitals of the Icelandic and the African letter, which look exactly like Đ. */
const likeD = /[\u00D0\u0189]/g

const word = /[\p{L}\p{M}\p{N}]+/gu

/** Includes two letters of the phonetic alphabet that look like a and g, and a click letter that looks like I. */
const notLatin = /[\u0251\u0261\u01C0]|[^\P{L}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

const latin = /\p{Script=Latin}/u

/**
 * Letters of other scripts that look Latin without their marks: those named here for Greek and Cyrillic
 * (https://www.unicode.org/reports/tr39/#Confusable_Detection), and nearly all letters of the last four scripts.
 */
const looksLatin =
  /[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϳαικνορυϲАВЕКМНОРСТУХЅІЈҮӀԀԚԜаекорсухѕіјүһӏԁԛԝѵОоՕօՏՍսոհզցքգ\u0251\u0261\u01C0\p{Script=Cherokee}\p{Script=Lisu}\p{Script=Coptic}\p{Script=Deseret}]/u

const withoutMarks = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

/**
 * Why the name could be mistaken for another: a word mixes Latin letters with those of another script, or all letters
 * of other scripts look Latin. A name that is recognisably Greek or Cyrillic is allowed.
 */
function imitation(name: string): string | null {
  for (const [part] of name.matchAll(word)) {
    const letter = latin.test(part.replaceAll(/[\u0251\u0261\u01C0]/g, ''))
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

/** The name by which couples know a professional, so no name may imitate another by similar letters. */
export const companyName = z
  .pipe(
    z.pipe(
      z.unknown(),
      z.transform((given) =>
        typeof given === 'string'
          ? given.replaceAll(dressedLetters, (letter) => letter.normalize('NFKC')).replaceAll(likeD, 'Đ')
          : given,
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

import { formatQuantity, pluralForm } from '#contract/croatian.ts'
import type { LandingPrices } from '#contract/landing.ts'
import { type HomeCity, INDEXED_FROM } from '#contract/landing-address.ts'
import { formatEuro } from '#contract/money.ts'
import type { CategoryText } from './category-texts.ts'
import { cityTexts } from './city-texts.ts'

/** `u Slavonskom Brodu` */
export const inCity = (city: HomeCity) => `u ${cityTexts[city].locative}`

/** `5 fotografa u Splitu` */
export const resultCountText = ({ counted: [one, few, many] }: CategoryText, city: HomeCity, total: number) =>
  `${formatQuantity(total, one, few, many)} ${inCity(city)}`

/** `U Splitu još nema fotografa` */
export const noResultsText = ({ counted: [one, few, many] }: CategoryText, city: HomeCity) =>
  `U ${cityTexts[city].locative} još nema ${pluralForm(0, one, few, many)}`

/**
 * The city's lowest and median price. With fewer than three published prices there, those of the whole country; null
 * with fewer than three overall.
 */
export function priceSentence({ here, everywhere }: LandingPrices, city: HomeCity): string | null {
  const isLocal = here.count >= INDEXED_FROM
  const { count, lowest, middle } = isLocal ? here : everywhere
  if (count < INDEXED_FROM || lowest === null || middle === null) return null
  const where = isLocal ? `${inCity(city)} počinju` : 'u cijeloj Hrvatskoj počinju'
  const centre = middle > lowest ? `, a srednja početna cijena je ${formatEuro(middle)}` : ''
  const few = isLocal ? '' : `U ${cityTexts[city].locative} je objavljeno premalo cijena za usporedbu. `
  return `${few}Objavljene cijene ${where} od ${formatEuro(lowest)}${centre}.`
}

/** About the city, with regard to this category. */
export function citySentences({ matters }: CategoryText, city: HomeCity): string {
  const text = cityTexts[city]
  return `${text.about} ${text[matters]}`
}

/** Introduces professionals from other cities; all but venues may travel. */
export const elsewhereText = (slug: string) =>
  slug === 'lokacija'
    ? 'Pogledajte i prostore u drugim gradovima.'
    : 'Mnogi dolaze i drugamo, samo unaprijed pitajte koliko stoji put.'

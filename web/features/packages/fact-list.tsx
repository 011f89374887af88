import { homeCities } from '#contract/cities.ts'
import { factDefinitions, type FactKey, factsOf } from '#contract/facts.ts'
import { formatCount, joinWords } from '#contract/croatian.ts'
import type { Professional } from '#contract/professionals.ts'
import { asPartOfList, factText } from '#web/lib/fact-text.ts'

type Stated = Pick<Professional, 'city' | 'travels_km'> & {
  facts: NonNullable<Professional['facts']>
  slug: string | undefined
}

const row = (label: string, text: string) => ({ label, text })

/** Everything that a professional states of itself; what there simply is stands together. */
export function FactList({ slug, facts, city, travels_km: km }: Stated) {
  const stated = factsOf(slug).filter((key) => facts[key] !== undefined)
  const flags = stated.filter((key) => factDefinitions[key].kind === 'flag')
  const rows = [
    ...(km === null || km === undefined ? [] : [row('Dolazak', travelText(km, city))]),
    ...stated.filter((key) => !flags.includes(key)).map((key) => row(factDefinitions[key].label, textOf(facts, key))),
    ...(flags.length > 0 ? [row('Nudi', joined(flags.map((key) => factDefinitions[key].label)))] : []),
  ]
  return (
    <dl className="grid max-w-170 gap-x-6 gap-y-2 sm:grid-cols-[12rem_1fr]">
      {rows.map(({ label, text }) => (
        <div key={label} className="border-b border-line pb-2 sm:col-span-2 sm:grid sm:grid-cols-subgrid">
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const textOf = (facts: Stated['facts'], key: FactKey) => factText(key, facts[key])

/** `Otvoreni prostor, smještaj za goste i DJ`. */
const joined = (labels: string[]) => joinWords(labels.map(asPartOfList))

const genitives: Readonly<Record<(typeof homeCities)[number], string>> = {
  Zagreb: 'Zagreba',
  Split: 'Splita',
  Rijeka: 'Rijeke',
  Osijek: 'Osijeka',
  Zadar: 'Zadra',
  Dubrovnik: 'Dubrovnika',
  Pula: 'Pule',
  Varaždin: 'Varaždina',
  Šibenik: 'Šibenika',
  Karlovac: 'Karlovca',
  'Slavonski Brod': 'Slavonskog Broda',
}

/** `Do 80 km od Splita`; a town whose genitive nobody has written down stays as it is. */
export function travelText(km: number, city: string | null): string {
  const home = homeCities.find((one) => one === city)
  if (km === 0) return city === null ? 'Radi samo u svojem mjestu' : `Radi samo u svojem mjestu (${city})`
  const distance = `Do ${formatCount(km)}\u00A0km`
  if (home) return `${distance} od ${genitives[home]}`
  return city === null ? distance : `${distance} od svojega mjesta (${city})`
}

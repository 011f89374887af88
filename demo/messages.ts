import type { CategorySlug } from '#contract/categories.ts'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { texts } from '#demo/texts/all.ts'
import { farewells, generalEnquiries, greetings } from '#demo/texts/general.ts'
import { EvenPicker, type SeededRandom } from './random.ts'

const months = [
  'siječnja',
  'veljače',
  'ožujka',
  'travnja',
  'svibnja',
  'lipnja',
  'srpnja',
  'kolovoza',
  'rujna',
  'listopada',
  'studenoga',
  'prosinca',
]

/** `12. lipnja 2027.` */
export const writtenDay = (day: CalendarDay) =>
  `${Number(day.slice(8))}. ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}.`

/** Locations in the locative, with their preposition. */
const places: Readonly<Record<string, string>> = {
  Zagreb: 'u Zagrebu',
  Split: 'u Splitu',
  Rijeka: 'u Rijeci',
  Osijek: 'u Osijeku',
  Zadar: 'u Zadru',
  Dubrovnik: 'u Dubrovniku',
  Pula: 'u Puli',
  Varaždin: 'u Varaždinu',
  Šibenik: 'u Šibeniku',
  Karlovac: 'u Karlovcu',
  'Slavonski Brod': 'u Slavonskom Brodu',
  Samobor: 'u Samoboru',
  Opatija: 'u Opatiji',
  Hvar: 'na Hvaru',
  Đakovo: 'u Đakovu',
  Trogir: 'u Trogiru',
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

interface MessageFacts {
  city: string | null
  day: CalendarDay
  couple: string
}

/**
 * Writes the enquiries to one professional; a text is repeated only after all were used. Without a category only
 * general texts are used.
 */
export function makeMessageWriter(category: CategorySlug | null, random: SeededRandom) {
  const ownBodies = new EvenPicker(category === null ? [] : texts[category].enquiries, random)
  const otherBodies = new EvenPicker(generalEnquiries, random)
  const used = new Set<string>()

  return ({ city, day, couple }: MessageFacts): string => {
    const isNew = (text: string) => !used.has(text)
    const fromOwn = () => ownBodies.pick(isNew)
    const fromAny = () => otherBodies.pick(isNew)
    let body = random.chance(0.45) ? (fromOwn() ?? fromAny()) : (fromAny() ?? fromOwn())
    if (body === undefined) {
      used.clear()
      body = fromAny() ?? ''
    }
    used.add(body)
    const greeting = random.oneOf(greetings)
    const text = body
      .replaceAll('{datum}', writtenDay(day))
      .replaceAll('{broj}', String(random.whole(4, 22) * 10))
      .replaceAll('{gdje}', places[city ?? ''] ?? 'u blizini')
      // The written day has its own full stop, so a sentence would end with two.
      .replaceAll('..', '.')
    const signature = couple.replace(/^(\S+ i \S+) \S+$/, '$1')
    return [
      greeting === '' ? capital(text) : `${greeting}\n${text}`,
      [random.oneOf(farewells), signature].filter(Boolean).join('\n'),
    ].join('\n\n')
  }
}

import { addDays, toCalendarDay } from '#contract/calendar-day.ts'

type Query = Record<string, string | number>

/** The query of one kind of call; `number` gives each a new day, price or length. */
type QueryOf = (number: number) => Query

export const firstDay = toCalendarDay('2027-01-05')
const day = (number: number) => ({ date: addDays(firstDay, 5 * number) })
const freeOn = (number: number) => ({ ...day(number), free_only: 1 })
const long = (number: number) => ({ per_page: 12 + (number % 24) })

/** Categories 1 and 8, venues and food, state guest numbers. */
export const lists: Record<string, QueryOf> = {
  all: long,
  'page 40': (number) => ({ page: 40, ...long(number) }),
  'a category': (number) => ({ category_id: 2, ...long(number) }),
  'a city': (number) => ({ city: 'Split', ...long(number) }),
  'a category in a city': (number) => ({ category_id: 2, city: 'Split', ...long(number) }),
  'by price': (number) => ({ sort: 'price', ...long(number) }),
  'by reviews, in a category': (number) => ({ sort: 'reviews', category_id: 2, ...long(number) }),
  'below a price': (number) => ({ price_max: 900 + number }),
  'below a price, a category, a city': (number) => ({ price_max: 900 + number, category_id: 2, city: 'Split' }),
  'from 4 stars': (number) => ({ rating_min: 4, ...long(number) }),
  'from 4.2 stars': (number) => ({ rating_min: 4.2, ...long(number) }),
  'from 4.2 stars in a city': (number) => ({ rating_min: 4.2, city: 'Split', ...long(number) }),
  'a price band, a city, 4 stars': (number) => ({
    price_min: 500 + number,
    price_max: 999,
    city: 'Split',
    rating_min: 4,
  }),
  'a list without numbers': (number) => ({ facets: 0, price_max: 1200 + number }),

  // It needs the towns with their numbers, and as little of the page as possible.
  'the map': () => ({ per_page: 1 }),
  'the map of a category on a day': (number) => ({ ...day(number), category_id: 2, per_page: 1 }),

  'a day': day,
  'a day, the free only': freeOn,
  'a day in a category': (number) => ({ ...day(number), category_id: 2 }),
  'a day in a city': (number) => ({ ...day(number), city: 'Split' }),
  'a day in a city, the free only': (number) => ({ ...freeOn(number), city: 'Split' }),
  'a day, a category, a city': (number) => ({ ...day(number), category_id: 2, city: 'Split' }),
  'a day, a band of prices': (number) => ({ ...day(number), price_min: 1000, price_max: 1999.99 }),
  'a day below a price': (number) => ({ ...day(number), price_max: 1200 }),
  'a day below a price, the free only': (number) => ({ ...freeOn(number), price_max: 1200 }),
  'a day below a price in a category': (number) => ({ ...day(number), price_max: 1200, category_id: 2 }),
  'a day, a band of prices, a city': (number) => ({
    ...day(number),
    price_min: 1000,
    price_max: 1999.99,
    city: 'Split',
  }),
  'a day from 4 stars in a city': (number) => ({ ...day(number), rating_min: 4, city: 'Split' }),
  'a day from 4.2 stars': (number) => ({ ...day(number), rating_min: 4.2 }),
  'a day by price': (number) => ({ ...day(number), sort: 'price' }),

  'near Split': (number) => ({ near: 'Split', km: 40 + number }),
  'near Split below a price': (number) => ({ near: 'Split', price_max: 900 + number }),
  'near Split on a day': (number) => ({ near: 'Split', ...day(number) }),
  'near Split on a day, the free only': (number) => ({ near: 'Split', ...freeOn(number) }),
  'near Sinj, a category, a day': (number) => ({ near: 'Sinj', category_id: 3, ...day(number) }),

  '150 guests': (number) => ({ fact_guests: 150 + (number % 10), ...long(number) }),
  '290 guests in a category that states them': (number) => ({ fact_guests: 290, category_id: 1, ...long(number) }),
  '290 guests in one that does not': (number) => ({ fact_guests: 290, category_id: 2, ...long(number) }),
  '150 guests in a category in a city': (number) => ({
    fact_guests: 150,
    category_id: 8,
    city: 'Split',
    ...long(number),
  }),
  '150 guests, page 5': (number) => ({ fact_guests: 150, page: 5, ...long(number) }),
  'two facts on a day near Split, by price': (number) => ({
    fact_parking: 1,
    fact_guests: 290,
    near: 'Split',
    sort: 'price',
    ...day(number),
  }),
  'a fact that nobody states, on a day': (number) => ({ fact_cancellation: 'days_30', ...day(number) }),
  '150 guests on a day': (number) => ({ fact_guests: 150, ...day(number) }),
  'two facts in a category': (number) => ({ fact_parking: 1, fact_guests: 290, category_id: 1, ...long(number) }),
  'two facts in a city': (number) => ({ fact_parking: 1, fact_guests: 290, city: 'Split', ...long(number) }),
  'two facts by rating': (number) => ({ fact_languages: 'it', fact_members: 7, sort: 'rating', ...long(number) }),
  'two facts that no category has': (number) => ({ fact_parking: 1, fact_hours: 8, city: 'Split', ...long(number) }),
  'facts counted in a category': (number) => ({ category_id: 1, count_facts: 1, ...long(number) }),

  '`studio`': (number) => ({ search: 'studio', ...long(number) }),
  '`studio` in a city': (number) => ({ search: 'studio', city: 'Split', ...long(number) }),
  '`studio` on a day': (number) => ({ search: 'studio', ...day(number) }),
  '`studio` on a day, the free only': (number) => ({ search: 'studio', ...freeOn(number) }),
  '`studio marina`': (number) => ({ search: 'studio marina', ...long(number) }),
  '`horvta`, a typo': (number) => ({ search: 'horvta', ...long(number) }),
  '`stduio marinna`, two typos': (number) => ({ search: 'stduio marinna', ...long(number) }),
  '`horvta` in a city on a day': (number) => ({ search: 'horvta', city: 'Split', ...day(number) }),
  '`bend`': (number) => ({ search: 'bend', ...long(number) }),
  '`bend u Splitu`': (number) => ({ search: 'bend u Splitu', ...long(number) }),
  '`bend` in a month': (number) => ({ search: `bend ${1 + (number % 12)}. mjesec`, ...long(number) }),
  'a month': (number) => ({ search: `${1 + (number % 12)}. mjesec`, ...long(number) }),
  'a name that nobody has, its ways on': (number) => ({ search: `bend qwzx${number}`, city: 'Split' }),
  'the same on a day': (number) => ({ search: `bend qwzx${number}`, city: 'Split', ...day(number) }),
}

/** The free days of all professionals, each query from another day. */
export const freeDays: Record<string, Query> = {
  'free days': {},
  'free days, a category': { category_id: 2 },
  'free days, a city': { city: 'Split' },
}

/** Texts in the search field. */
export const beginnings: Record<string, string> = {
  'suggestions for `st`': 'st',
  'suggestions for `bend spl`': 'bend spl',
  'suggestions for `horv`': 'horv',
}

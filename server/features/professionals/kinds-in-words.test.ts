import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CategorySlug } from '#contract/categories.ts'
import type { Facts } from '#contract/facts.ts'
import { makeTestApp } from '#test/app.ts'

const { call, make, close } = await makeTestApp()
afterAll(close)

/** In the order of names, since none is rated; of each trade the first has another kind than is asked for. */
const marketplace: readonly (readonly [name: string, category: CategorySlug, city: string, facts: Facts])[] = [
  ['Alfa', 'transport', 'Zagreb', { vehicles: ['bus'] }],
  ['Bijela griva', 'transport', 'Varaždin', { vehicles: ['carriage'] }],
  ['Crveni volan', 'transport', 'Zagreb', { vehicles: ['oldtimer', 'limousine'], driver: true }],
  ['Delfin', 'transport', 'Split', { vehicles: ['boat'] }],
  ['Antunović', 'lokacija', 'Zagreb', { venue_types: ['hotel'] }],
  ['Bačva', 'lokacija', 'Đakovo', { venue_types: ['winery', 'estate'] }],
  ['Cesarica', 'lokacija', 'Varaždin', { venue_types: ['castle'] }],
  ['Dobar tek', 'lokacija', 'Zagreb', { venue_types: ['restaurant'] }],
  ['Riva', 'lokacija', 'Zadar', { venue_types: ['restaurant'], seaside: true }],
  ['Žalo', 'lokacija', 'Split', { seaside: true }],
  ['Anis', 'hrana-i-slastice', 'Zagreb', { foods: ['catering'] }],
  ['Bajadera', 'hrana-i-slastice', 'Zagreb', { foods: ['sweets'] }],
  ['Cimet', 'hrana-i-slastice', 'Split', { foods: ['cakes', 'sweets'], gluten_free: true }],
  ['Dim i žar', 'hrana-i-slastice', 'Osijek', { foods: ['roast'] }],
  ['Eliksir', 'hrana-i-slastice', 'Zadar', { foods: ['bar'] }],
  ['Atlas', 'odjeca', 'Zagreb', { garments: ['suits'], rental: true }],
  ['Bijeli til', 'odjeca', 'Split', { garments: ['wedding_dresses'], made_to_measure: true }],
  ['Cipelica', 'odjeca', 'Zagreb', { garments: ['accessories'] }],
  ['Ana', 'make-up-i-frizura', 'Zagreb', { beauty: ['makeup'] }],
  ['Berta', 'make-up-i-frizura', 'Zagreb', { beauty: ['hair'] }],
  ['Cvita', 'make-up-i-frizura', 'Split', { beauty: ['nails', 'makeup'] }],
  ['Azaleja', 'dekoracija-i-cvijece', 'Zagreb', { decorations: ['bouquets'] }],
  ['Bal', 'dekoracija-i-cvijece', 'Zagreb', { decorations: ['planning', 'hall'] }],
  ['Cirkus', 'dekoracija-i-cvijece', 'Rijeka', { decorations: ['balloons'] }],
  ['Arak', 'pozivnice-i-pokloni', 'Zagreb', { stationery: ['invitations'] }],
  ['Bonbon', 'pozivnice-i-pokloni', 'Zagreb', { stationery: ['gifts', 'thank_you'] }],
  ['Ametist', 'nakit', 'Zagreb', { jewellery: ['bridal'] }],
  ['Biser', 'nakit', 'Zagreb', { jewellery: ['wedding_rings', 'engagement'] }],
  ['Aplauz', 'glazba', 'Zagreb', { genres: ['pop_rock'] }],
  ['Bengalka', 'glazba', 'Zagreb', { effects: true }],
  ['Čašica razgovora', 'glazba', 'Zagreb', { host: true }],
  ['Album', 'fotografija', 'Zagreb', {}],
  ['Blic', 'fotografija', 'Zagreb', { photo_booth: true }],
  ['Antena', 'video-produkcija', 'Zagreb', {}],
  ['Balans', 'video-produkcija', 'Zagreb', { live_stream: true }],
]

beforeAll(async () => {
  for (const [company_name, category, city, facts] of marketplace)
    await make.professional({ company_name, category, city, facts })
})

const list = async (query: Record<string, string>) =>
  (await call('GET', `/professionals?${new URLSearchParams({ per_page: '100', ...query })}`)).body

const namesOf = ({ data }: { data: { company_name: string }[] }) =>
  data.map(({ company_name }) => company_name).join(', ')

describe('a word that means one kind of a trade', () => {
  test.each([
    ['kočija', 'Bijela griva'],
    ['fijaker za mladence', 'Bijela griva'],
    ['najam limuzine', 'Crveni volan'],
    ['limuzina s vozačem', 'Crveni volan'],
    ['oldtajmer', 'Crveni volan'],
    ['autobus za svatove', 'Alfa'],
    ['vozila starodobna', 'Crveni volan'],
    ['vjenčanje na brodu', 'Delfin'],
    ['brodom', 'Delfin'],
    ['brod', 'Delfin'],
    ['najam broda Split', 'Delfin'],
    ['hotel', 'Antunović'],
    ['restoran Zagreb', 'Dobar tek'],
    ['dvorac za vjenčanje', 'Cesarica'],
    ['vinarija', 'Bačva'],
    ['seosko imanje', 'Bačva'],
    ['vjenčanje na plaži', 'Riva, Žalo'],
    ['sala uz more', 'Riva, Žalo'],
    ['restoran s pogledom na more', 'Riva'],
    ['torta', 'Cimet'],
    ['torta bez glutena', 'Cimet'],
    ['sitni kolači', 'Bajadera, Cimet'],
    ['catering', 'Anis'],
    ['odojak na ražnju', 'Dim i žar'],
    ['barmen', 'Eliksir'],
    ['vjenčanica po mjeri', 'Bijeli til'],
    ['najam odijela', 'Atlas'],
    ['cipele za mladenku', 'Cipelica'],
    ['šminkerica', 'Ana, Cvita'],
    ['frizerka Zagreb', 'Berta'],
    ['gel nokti', 'Cvita'],
    ['bidermajer', 'Azaleja'],
    ['wedding planner', 'Bal'],
    ['organizacija vjenčanja', 'Bal'],
    ['baloni', 'Cirkus'],
    ['pozivnice', 'Arak'],
    ['zahvalnice', 'Bonbon'],
    ['poklončići za goste', 'Bonbon'],
    ['burme', 'Biser'],
    ['zaručnički prsten', 'Biser'],
    ['naušnice', 'Ametist'],
    ['vatromet', 'Bengalka'],
    ['teški dim', 'Bengalka'],
    ['dim teški', 'Bengalka'],
    ['mašina dimna', 'Bengalka'],
    ['dim teški za prvi ples zagreb', 'Bengalka'],
    ['imanje seosko', 'Bačva'],
    ['imanje seosko Đakovo', 'Bačva'],
    ['glutena bez torta', 'Cimet'],
    ['podrum vinski', 'Bačva'],
    ['voditelj svatova', 'Čašica razgovora'],
    ['photo booth', 'Blic'],
    ['prijenos uživo', 'Balans'],
  ])('„%s” lists %s', async (search, names) => expect(namesOf(await list({ search }))).toBe(names))

  test.each([
    ['šminka i frizura', 'Ana, Berta, Cvita'],
    ['torte i kolači', 'Anis, Bajadera, Cimet, Dim i žar, Eliksir'],
    ['limuzina ili kočija', 'Alfa, Bijela griva, Crveni volan, Delfin'],
    ['nakit', 'Ametist, Biser'],
    ['sala', 'Antunović, Bačva, Cesarica, Dobar tek, Riva, Žalo'],
  ])('beside another kind, or where it means all of them, leaves the trade whole: „%s”', async (search, names) =>
    expect(namesOf(await list({ search }))).toBe(names),
  )

  test('is said and undone as a fact is', async () => {
    const { suggestion } = await list({ search: 'kočija' })
    expect(suggestion).toMatchObject({
      category: { name: 'Transport', total: 1, applied: true },
      facts: { stated: [{ fact: 'vehicles', option: 'carriage' }], total: 1 },
      without_facts: { search: '', total: 4 },
    })
    const all = await list({ category_id: String(suggestion.category.category_id) })
    expect(all.total).toBe(4)
  })

  test('that nobody of the town states lists the trade there, and says where somebody does', async () => {
    const { data, suggestion } = await list({ search: 'kočija Zagreb' })
    expect(namesOf({ data })).toBe('Alfa, Crveni volan')
    expect(suggestion).toMatchObject({
      facts_not_stated: [{ fact: 'vehicles', option: 'carriage' }],
      facts_elsewhere: { total: 1 },
    })
  })

  test('that nobody anywhere states hides no other town of the trade', async () => {
    const { data, suggestion } = await list({ search: 'kabriolet Karlovac' })
    expect(namesOf({ data })).toBe('Alfa, Crveni volan')
    expect(suggestion).toMatchObject({
      nobody_in: 'Karlovac',
      facts_not_stated: [{ fact: 'vehicles', option: 'convertible' }],
    })
    expect(suggestion.facts).toBeUndefined()
  })
})

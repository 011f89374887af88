import { describe, expect, test } from 'vitest'
import { categorySlugs } from '#contract/categories.ts'
import { towns } from '#contract/towns.ts'
import { factWords } from './fact-words.ts'
import { fillers, keyOf, meanings } from './meanings.ts'
import { nearMeaning } from './near-meanings.ts'
import { townForms } from './town-forms.ts'
import { trades } from './trades.ts'

const keysOfTrades = trades.flatMap(({ slug, forms }) => forms.map((form) => ({ slug, form, key: keyOf(form) })))

describe('the forms of trades', () => {
  test('are many, for every category', () => {
    expect(keysOfTrades.length).toBeGreaterThan(1_000)
    expect(trades.map(({ slug }) => slug)).toEqual(categorySlugs)
    expect(trades.filter(({ forms }) => forms.length < 60)).toEqual([])
  })

  test('are each of one category, and there once, however they are folded', () => {
    const seen = new Map<string, string>()
    const twice = keysOfTrades.filter(({ key, form }) => {
      const before = seen.get(key)
      seen.set(key, form)
      return before !== undefined
    })
    expect(twice).toEqual([])
  })

  test('are spelt as they are looked up, with a letter and without what parts words', () => {
    expect(keysOfTrades.filter(({ key }) => !/^[a-z]+( [a-z]+)*$/.test(key))).toEqual([])
  })

  test.each([
    ['bendova', 'glazba'],
    ['DJ', 'glazba'],
    ['Make-Up', 'make-up-i-frizura'],
    ['vjenčano prstenje', 'nakit'],
    ['SVADBENI SALON', 'lokacija'],
    ['cvjecara', 'dekoracija-i-cvijece'],
    ['kolače', 'hrana-i-slastice'],
    ['old timer', 'transport'],
    ['šminkericu', 'make-up-i-frizura'],
    ['dronom', 'video-produkcija'],
    ['fotke', 'fotografija'],
    ['vjenčanicu', 'odjeca'],
    ['konfeti', 'pozivnice-i-pokloni'],
  ])('%s means %s', (form, slug) => {
    expect(meanings.get(keyOf(form))?.trade).toBe(slug)
  })
})

describe('the forms of towns', () => {
  test('are short ones of no trade but a boat’s, of no other town and of no word that adds nothing', () => {
    const short = townForms.flatMap(({ name, shortForms }) => shortForms.map((form) => ({ name, form })))
    expect(short.filter(({ name, form }) => meanings.get(form)?.place?.name !== name || fillers.has(form))).toEqual([])
    expect(short.filter(({ form }) => townForms.some(({ forms }) => forms.map(keyOf).includes(form)))).toEqual([])
    const others = [...trades, ...factWords].flatMap(({ forms }) => forms.map(keyOf))
    const both = short.filter(({ form }) => others.includes(form)).map(({ form }) => form)
    expect(both).toEqual(['brod', 'broda', 'brodu'])
  })

  test('are there for every town of the map', () => {
    expect(townForms.map(({ name }) => name)).toEqual(towns.map(({ name }) => name))
  })

  test('are of one town', () => {
    const owners = new Map<string, Set<string>>()
    for (const { name, forms } of townForms)
      for (const key of forms.map(keyOf)) owners.set(key, (owners.get(key) ?? new Set()).add(name))
    expect([...owners].filter(([, names]) => names.size > 1)).toEqual([])
  })

  test('are of a trade as well in a few known words only', () => {
    const both = [...meanings].filter(([, { trade, place }]) => trade !== undefined && place !== undefined)
    expect(both.map(([key, { place }]) => `${key} ${place?.name}`).toSorted()).toEqual([
      'brod Slavonski Brod',
      'broda Slavonski Brod',
      'brodu Slavonski Brod',
      'sali Sali',
      'zlatar Zlatar',
      'zlatara Zlatar',
      'zlatarom Zlatar',
      'zlataru Zlatar',
    ])
  })

  test.each([
    ['Zagreb', 'Zagreba Zagrebu Zagrebom zagrebački zagrebačke zagrebačkoj'],
    ['Split', 'Splita Splitu splitski splitska splitskih'],
    ['Rijeka', 'Rijeke Rijeci Rijeku Rijekom riječki riječka'],
    ['Osijek', 'Osijeka Osijeku osječki osječka'],
    ['Zadar', 'Zadra Zadru Zadrom zadarski'],
    ['Dubrovnik', 'Dubrovnika Dubrovniku dubrovački'],
    ['Pula', 'Pule Puli Pulu Pulom pulski'],
    ['Varaždin', 'Varaždina Varaždinu varaždinski'],
    ['Šibenik', 'Šibenika Šibeniku šibenski'],
    ['Karlovac', 'Karlovca Karlovcu Karlovcem karlovački'],
    ['Slavonski Brod', 'Slavonskog Broda|Slavonskom Brodu|Slavonskim Brodom|Sl. Brod|brodski'],
    ['Velika Gorica', 'Velike Gorice|Velikoj Gorici|Veliku Goricu'],
    ['Vinkovci', 'Vinkovaca Vinkovcima Vinkovce'],
    ['Križevci', 'Križevaca Križevcima'],
    ['Čakovec', 'Čakovca Čakovcu Čakovcem'],
    ['Vrbovec', 'Vrbovca Vrbovcu'],
    ['Otočac', 'Otočca Otočcu'],
    ['Sisak', 'Siska Sisku'],
    ['Bakar', 'Bakra Bakru'],
    ['Punat', 'Punta Puntu'],
    ['Rabac', 'Rapca Rapcu'],
    ['Supetar', 'Supetra Supetru'],
    ['Pakrac', 'Pakraca Pakracu'],
    ['Makarska', 'Makarske Makarskoj Makarsku'],
    ['Baška Voda', 'Baške Vode|Baškoj Vodi'],
    ['Malinska', 'Malinske Malinskoj'],
    ['Jastrebarsko', 'Jastrebarskog Jastrebarskom Jaska Jaski'],
    ['Vrbovsko', 'Vrbovskog Vrbovskom'],
    ['Imotski', 'Imotskog Imotskom Imotskome'],
    ['Novi Vinodolski', 'Novog Vinodolskog|Novom Vinodolskom'],
    ['Donji Miholjac', 'Donjeg Miholjca|Donjem Miholjcu'],
    ['Stari Grad', 'Starog Grada|Starom Gradu'],
    ['Mali Lošinj', 'Malog Lošinja|Malom Lošinju'],
    ['Nova Gradiška', 'Nove Gradiške|Novoj Gradiški'],
    ['Duga Resa', 'Duge Rese|Dugoj Resi'],
    ['Dugo Selo', 'Dugog Sela|Dugom Selu'],
    ['Krapinske Toplice', 'Krapinskih Toplica|Krapinskim Toplicama'],
    ['Plitvička Jezera', 'Plitvičkih jezera|Plitvičkim jezerima|Plitvice'],
    ['Kaštela', 'Kaštelima'],
    ['Brela', 'Brelima'],
    ['Postira', 'Postirima'],
    ['Bibinje', 'Bibinja Bibinjama Bibinju'],
    ['Pakoštane', 'Pakoštana Pakoštanama Pakoštanima'],
    ['Petrčane', 'Petrčanama Petrčanima'],
    ['Svetvinčenat', 'Svetvinčenta Svetvinčentu Svetvinčentom'],
    ['Vodice', 'Vodica Vodicama'],
    ['Ploče', 'Ploča Pločama'],
    ['Buje', 'Buja Bujama'],
    ['Biograd na Moru', 'Biograda na Moru|Biogradu|Biogradu na Moru'],
    ['Ivanić-Grad', 'Ivanić Grad|Ivanić-Gradu'],
    ['Sveti Ivan Zelina', 'Svetom Ivanu Zelini|Zelini'],
    ['Đakovo', 'Đakova Đakovu Djakovu'],
    ['Požega', 'Požege Požegi'],
    ['Metković', 'Metkovića Metkoviću'],
    ['Rovinj', 'Rovinja Rovinju'],
    ['Poreč', 'Poreča Poreču'],
    ['Trogir', 'Trogira Trogiru'],
    ['Hvar', 'Hvara Hvaru'],
    ['Krk', 'Krku|s Krka|otoka Krka'],
    ['Velika Gorica', 'V. Gorica|V. Gorici'],
  ])('of %s: %s', (name, forms) => {
    const parts = forms.includes('|') ? forms.split('|') : forms.split(' ')
    expect(parts.filter((form) => meanings.get(keyOf(form))?.place?.name !== name)).toEqual([])
  })
})

test.each([
  ['fotogarf', 'fotografija'],
  ['fotgraf', 'fotografija'],
  ['fotografff', 'fotografija'],
  ['spliiit', 'Split'],
  ['splti', 'Split'],
  ['bemd', 'glazba'],
  ['bned', 'glazba'],
  ['zora', undefined],
  ['katarina', undefined],
  ['tamburasri', 'glazba'],
  ['besx', undefined],
  ['zagrbe', 'Zagreb'],
  ['horvat', undefined],
  ['aurora', undefined],
])('%s, spelt wrongly, means %s', (word, meaning) => {
  const near = nearMeaning(word)
  expect(near?.trade ?? near?.fact?.alone ?? near?.place?.name).toBe(meaning)
})

import { labelWithUnit } from '#contract/fact-units.ts'
import { factDefinitions, type FactDefinition, factKeys, factParameter } from '#contract/facts.ts'
import {
  createdAt,
  type DocsOfFields,
  type FieldDoc,
  type FieldDocs,
  packageId,
  professionalId,
  replacedProfile,
  updatedAt,
  within,
} from './field-docs.ts'

const company: FieldDocs = {
  company_name: ['Naziv tvrtke, do 120 znakova; riječ ne miješa latinična slova s onima drugog pisma.', 'Foto Val'],
  category_id: ['Oznaka kategorije.', 2],
  description: ['Opis usluge, do 5000 znakova; na popisu skraćen na 100.', 'Fotografiramo vjenčanja na moru.'],
  city: ['Grad u kojem je sjedište, do 80 znakova.', 'Split'],
  price_range_min: ['Od koje cijene, u eurima; null ako nije navedena.', 900],
  price_range_max: ['Do koje cijene, u eurima; null ako nije navedena.', 2400],
  website: ['Adresa web-stranice; bez sheme se uzima https.', 'https://foto-val.primjer.hr'],
  instagram: ['Korisničko ime na Instagramu, bez znaka @.', 'foto.val'],
}

/** As registration and the profile send it. */
export const companyInput = company

const packageUnit: FieldDoc = [
  'Na što se cijena odnosi: „total” ukupno, „per_guest” po gostu, „per_hour” po satu, „per_day” po danu.',
  'total',
]

const packageFields: FieldDocs = {
  name: ['Naziv paketa, do 80 znakova.', 'Cijeli dan'],
  price: ['Cijena jedne jedinice („unit”) u eurima.', 1800],
  unit: packageUnit,
  description: ['Opis paketa, do 1000 znakova; null ako ga nema.', 'Od pripreme mladenke do prvog plesa.'],
  includes: [
    'Što paket uključuje: najviše 15 stavki, svaka do 120 znakova.',
    ['12 sati fotografiranja', 'Album 30 × 30 cm'],
  ],
}

/** An example of a value that is stated. */
function factExample(definition: FactDefinition, asFilter: boolean): unknown {
  if (definition.kind === 'number') return Math.min(definition.max, 10)
  if (definition.kind === 'flag') return true
  const [first] = Object.keys(definition.options)
  return asFilter ? first : [first]
}

function factDoc(definition: FactDefinition, asFilter: boolean): FieldDoc {
  const options =
    definition.kind === 'choice'
      ? `: ${Object.entries(definition.options)
          .map(([key, label]) => `„${key}” ${label}`)
          .join(', ')}`
      : ''
  const bound =
    definition.kind === 'number' ? (definition.filter === 'at_least' ? ', barem toliko' : ', najviše toliko') : ''
  const text = `${labelWithUnit(definition)}${options}`
  return [asFilter ? `Samo oni koji navode: ${text}${bound}.` : `${text}.`, factExample(definition, asFilter)]
}

const factFilters: FieldDocs = Object.fromEntries(
  factKeys.map((key) => [factParameter(key), factDoc(factDefinitions[key], true)]),
)

const factInputs: FieldDocs = Object.fromEntries(
  factKeys.map((key) => [`facts.${key}`, factDoc(factDefinitions[key], false)]),
)

const facts: FieldDoc = [
  'Činjenice po ključevima njegove kategorije: broj, true ili popis izabranoga. Nenavedene nema.',
  { hours: 10, drone: true, languages: ['en', 'de'] },
]

const travelsKm: FieldDoc = ['Koliko daleko od svojega grada dolazi, u kilometrima; null ako ne kaže.', 150]

const total: FieldDoc = ['Koliko bi ih bilo na popisu.', 12]

/** Also of the same profile as admins see it. */
const professional: FieldDocs = {
  id: professionalId,
  ...company,
  category: 'Kategorija; null ako je nema.',
  price_range: ['Raspon cijena u eurima, kako se čita.', '€ 900 - € 2.400'],
  premium: ['Ima li plaćeno isticanje.', false],
  status: ['„pending” čeka odobrenje, „approved” je javan, „rejected” odbijen.', 'approved'],
  rejection_reason: ['Zašto je odbijen; vide ga samo vlasnik i administratori.', null],
  average_rating: ['Prosječna ocjena, od 1 do 5; 0 bez recenzija.', 4.8],
  review_count: ['Broj recenzija.', 23],
  media: 'Slike redom; na popisu samo naslovna.',
  media_count: ['Broj slika u portfelju.', 14],
  availability: ['Na popisu za neki dan: „available” je slobodan, „unknown” bez podatka.', 'available'],
  distance_km: ['Na popisu oko grada: koliko je daleko, u kilometrima zračne linije.', 23],
  ranking: 'Na popisu s „explain”: od čega je njegovo mjesto.',
  travels_km: travelsKm,
  facts,
  packages: 'Paketi, njegovim redom; samo na pojedinom profilu.',
  replies: 'Kako odgovara na upite, u zadnjih 180 dana; null ako ih je bilo manje od pet.',
  'replies.median_hours': ['Uobičajeno vrijeme do odgovora (medijan), u satima.', 5],
  'replies.answered_percent': ['Udio upita na koje je odgovorio, u postocima.', 96],
  created_at: createdAt,
  updated_at: updatedAt,
}

const date: FieldDoc = ['Dan, GGGG-MM-DD.', '2027-06-12']
const dayStatus: FieldDoc = ['„available” je slobodan, „booked” rezerviran, „blocked” blokiran.', 'available']

export const professionalDocs: DocsOfFields = {
  paths: {
    '/professionals/{id}': professionalId,
    '/admin/professionals/{id}': professionalId,
  },
  schemas: {
    Professional: professional,
    AdminProfessional: {
      ...professional,
      owner: 'Račun kojem profil pripada.',
      'owner.id': ['Oznaka računa.', 58],
      'owner.name': ['Ime i prezime vlasnika.', 'Ivana Kovač'],
      'owner.email': ['E-mail adresa vlasnika.', 'ivana@primjer.hr'],
      suspended: ['Je li račun vlasnika suspendiran; profil tada nije javan.', false],
    },
    Package: { id: ['Oznaka paketa.', packageId], ...packageFields },
    Ranking: {
      rating: ['Prosjek recenzija, od 1 do 5; null bez njih.', 4.8],
      reviews_weight: ['Koliko o ocjeni odlučuju recenzije, od 0 do 1; o ostatku deset zamišljenih četvorki.', 0.82],
      premium: ['Što dodaje premium: 0,15 ili 0.', 0],
      score: ['Po čemu se slaže: ponderirana ocjena i premium.', 4.656],
    },
    Facets: {
      categories: 'Po kategorijama u kojima nekoga ima.',
      'categories.category_id': ['Oznaka kategorije.', 2],
      'categories.total': total,
      cities: 'Po gradovima, najviše 200, najveći najprije.',
      'cities.city': ['Grad.', 'Split'],
      'cities.total': total,
      prices: 'Po tome gdje cijene počinju.',
      'prices.price_min': ['Od koje cijene, u eurima.', 500],
      'prices.price_max': ['Do koje cijene, u eurima; null u zadnjem razredu.', 1000],
      'prices.total': total,
      ratings: 'Po ocjenama.',
      'ratings.rating_min': ['Ova ocjena ili bolja, od 1 do 5.', 4],
      'ratings.total': total,
      facts: 'S „count_facts”, na popisu kategorije: po činjenicama; null ako ih je previše za brojenje.',
      'facts.fact': ['Ključ činjenice.', 'languages'],
      'facts.option': ['Što je izabrano; null za ono što se samo ima ili nema.', 'en'],
      'facts.total': total,
    },
    Suggestion: {
      category: 'Riječi pretrage znače ovu kategoriju.',
      'category.category_id': ['Oznaka kategorije.', 4],
      'category.name': ['Naziv kategorije.', 'Glazba'],
      'category.search': ['Što od riječi preostaje.', 'split'],
      'category.total': total,
      'category.applied': ['Je li odgovor već taj popis.', true],
      city: 'Riječi pretrage znače ovaj grad.',
      'city.city': ['Grad.', 'Split'],
      'city.search': ['Što od riječi preostaje.', 'bend'],
      'city.total': total,
      'city.applied': ['Je li odgovor već taj popis.', true],
      region: 'Riječi pretrage znače ovaj kraj.',
      'region.name': ['Kraj.', 'Istra'],
      'region.near': ['Grad.', 'Vrsar'],
      'region.km': ['Udaljenost u kilometrima.', 46],
      'region.search': ['Što od riječi preostaje.', 'bend'],
      'region.total': total,
      'region.applied': ['Je li odgovor već taj popis.', true],
      facts: 'Riječi pretrage znače činjenice kategorije: kao filteri „fact_…”, bez izbora „1”.',
      'facts.stated': 'Činjenice po kojima je popis filtriran.',
      'facts.stated.fact': ['Ključ činjenice.', 'genres'],
      'facts.stated.option': ['Što je izabrano; null za ono što se samo ima ili nema.', 'tamburasi'],
      'facts.search': ['Što od riječi preostaje.', ''],
      'facts.total': total,
      'facts.applied': ['Je li odgovor već taj popis.', true],
      facts_not_stated: 'Činjenice iz riječi koje nitko s popisa ne navodi, sve zajedno ako ih je više.',
      'facts_not_stated.fact': ['Ključ činjenice.', 'vegan'],
      'facts_not_stated.option': ['Što je izabrano; null za ono što se samo ima ili nema.', null],
      facts_elsewhere: 'Oni koji te činjenice navode, iz bilo kojega grada.',
      'facts_elsewhere.search': ['Što od riječi preostaje.', ''],
      'facts_elsewhere.total': total,
      without_facts: 'Popis bez činjenica iz riječi, ako ih je na njemu više.',
      'without_facts.search': ['Što od riječi preostaje.', ''],
      'without_facts.total': total,
      fact_in_names:
        'Oni iz iste kategorije i grada kojima je riječ za činjenicu u nazivu, ako je netko od njih ne navodi: uz „by_name=1”.',
      'fact_in_names.search': ['Početak riječi koja se traži u nazivima.', 'tambur'],
      'fact_in_names.total': total,
      other_category: 'Druga kategorija koju riječi znače, a koja nije na popisu.',
      'other_category.category_id': ['Oznaka kategorije.', 3],
      'other_category.name': ['Naziv kategorije.', 'Video produkcija'],
      'other_category.total': total,
      other_places: 'Drugi gradovi i krajevi koje riječi znače, a koji nisu na popisu.',
      'other_places.name': ['Grad ili kraj.', 'Split'],
      'other_places.city': ['Grad; izostavljen ako je kraj.', 'Split'],
      'other_places.near': ['Grad u sredini kraja.', 'Vrsar'],
      'other_places.km': ['Udaljenost u kilometrima.', 46],
      'other_places.total': total,
      nobody_in: ['Grad ili kraj iz riječi u kojem nema nikoga: popis je iz njegove okolice („region”).', 'Solin'],
      left_out: ['Izostavljene riječi.', 'rock'],
      amounts_not_stated: [
        'Sati, broj članova, broj ljudi i doba dana iz riječi, po kojima popis nije filtriran jer ih nitko na njemu ne navodi.',
        'od 18 sati',
      ],
      filters: 'Filteri iz riječi.',
      'filters.search': ['Što od riječi preostaje.', 'bend'],
      'filters.price_min': ['Od, u eurima.', 500],
      'filters.price_max': ['Do, u eurima.', 1500],
      'filters.date': ['Dan, GGGG-MM-DD.', '2027-06-12'],
      'filters.fact_hours': ['Barem toliko sati.', 6],
      'filters.fact_members': ['Barem toliko članova.', 5],
      'filters.fact_guests': ['Broj gostiju.', 150],
      'filters.fact_seats': ['Broj sjedala, za prijevoz.', 50],
      'filters.fact_people': ['Broj osoba, za šminku i frizuru.', 5],
      'filters.sort': ['Redoslijed koji riječi traže, ako upit ne zadaje drugi.', 'price'],
      month: 'Riječi pretrage spominju ovaj mjesec.',
      'month.month': ['Mjesec, GGGG-MM.', '2027-06'],
      'month.weekdays': ['Dani u tjednu koje riječi spominju, inače subota.', ['saturday']],
      'month.days': 'Njegovi takvi dani na koje je netko slobodan: uz „free_only=1”.',
      'month.days.date': ['Dan, GGGG-MM-DD.', '2027-06-19'],
      'month.days.total': total,
      season: 'Riječi pretrage spominju ovo godišnje doba ili godinu.',
      'season.name': ['Naziv u akuzativu.', 'ljeto 2027.'],
      'season.month': ['Prvi mjesec koji nije prošao, GGGG-MM.', '2027-06'],
      by_name: 'Oni kojima su riječi u nazivu: uz „by_name=1”.',
      'by_name.search': ['Riječi koje se traže u nazivima.', 'bend split'],
      'by_name.total': total,
      nearby: 'Najbliži grad u kojem nekoga ima, uz sve druge filtere.',
      'nearby.city': ['Grad.', 'Solin'],
      'nearby.distance_km': ['Koliko je daleko, u kilometrima zračne linije.', 6],
      'nearby.total': total,
      saturdays: 'Subote oko dana na koje je netko slobodan: uz „free_only=1”.',
      'saturdays.date': ['Subota, GGGG-MM-DD.', '2027-06-19'],
      'saturdays.total': total,
      without: 'Dva filtera bez kojih ih se nađe najviše.',
      'without.filter': ['Naziv filtera u upitu.', 'price_max'],
      'without.total': total,
      only: 'Ako ništa od toga ne pomaže: najviše dva filtera koji sami, bez svih drugih, nekoga nađu.',
      'only.filter': ['Naziv filtera u upitu.', 'city'],
      'only.total': total,
    },
    Suggestions: {
      filters: 'Iznosi, dan i gosti iz riječi, kao filteri popisa; brojevi su bez njih. Izostavljeno ako ih nema.',
      'filters.price_min': ['Od, u eurima.', 500],
      'filters.price_max': ['Do, u eurima.', 1500],
      'filters.date': ['Dan, GGGG-MM-DD.', '2027-06-12'],
      'filters.fact_guests': ['Broj gostiju.', 150],
      'filters.fact_seats': ['Broj sjedala, za prijevoz.', 50],
      'filters.fact_people': ['Broj osoba, za šminku i frizuru.', 5],
      search: [
        'Sati i članovi iz riječi, za „search” popisa: popis se njima filtrira ako ih netko toliko navodi. Izostavljeno ako ih nema.',
        '6 sati',
      ],
      facts: 'Kategorija s činjenicama koje riječi znače, najviše jedna; izostavljeno ako ih ne znače.',
      'facts.category': 'Kategorija.',
      'facts.city': ['Grad koji je upisan uz nju; null bez njega.', 'Split'],
      'facts.stated': 'Činjenice, kao filteri „fact_…”.',
      'facts.stated.fact': ['Ključ činjenice.', 'genres'],
      'facts.stated.option': ['Što je izabrano; null za ono što se samo ima ili nema.', 'dj'],
      'facts.total': total,
      categories: 'Kategorije, najviše tri.',
      'categories.category': 'Kategorija.',
      'categories.city': ['Grad koji je upisan uz nju; null bez njega.', 'Split'],
      'categories.total': total,
      cities: 'Gradovi, najviše tri.',
      'cities.city': ['Grad.', 'Split'],
      'cities.category': 'Kategorija koja je upisana uz njega; null bez nje.',
      'cities.total': total,
      phrases: [
        'Cijele pretrage s nastavkom na blagdan, mjesec, kraj ili vrstu; izostavljeno ako ih nema.',
        ['bend za Uskrs'],
      ],
      professionals: 'Tvrtke čiji nazivi nastavljaju upisano, najviše pet.',
      'professionals.id': professionalId,
      'professionals.company_name': ['Naziv tvrtke.', 'Foto Val'],
      'professionals.city': ['Grad; null ako nije upisan.', 'Split'],
      'professionals.category': 'Kategorija; null ako je nema.',
    },
    AvailabilityDay: { date, status: dayStatus },
    DayOfProfessional: { professional_id: professionalId, status: dayStatus },
    FreeDay: { date, available: ['Koliko je slobodnih pružatelja usluga toga dana.', 31] },
  },
  calls: {
    'GET /professionals': {
      query: {
        category_id: ['Samo iz ove kategorije.', 2],
        city: ['Samo iz ovoga grada.', 'Split'],
        search: [
          'Što se traži: usluga, grad i riječi iz naziva tvrtke, bilo kojim redom i u bilo kojem padežu.',
          'fotograf split',
        ],
        by_name: ['Sve su riječi iz „search” riječi iz naziva: ni usluga ni grad.', false],
        date: ['Bez zauzetih toga dana; najprije slobodni, zatim oni bez podatka.', '2027-06-12'],
        free_only: ['Uz „date”: samo oni koji su toga dana slobodni.', false],
        price_min: ['Samo oni čija cijena počinje najmanje ovdje, u eurima.', 500],
        price_max: ['Samo oni čija cijena počinje najviše ovdje, u eurima.', 1500],
        rating_min: ['Samo oni s ovom ili boljom ocjenom.', 4.5],
        near: ['Samo oni iz okolice ovoga grada ili oni koji do njega dolaze.', 'Šibenik'],
        km: ['Koliko daleko od „near”, u kilometrima; inače 50.', 80],
        ...factFilters,
        sort: ['Redoslijed; inače „recommended”.', 'rating'],
        explain: ['Uz svakoga i „ranking”, od čega je njegovo mjesto.', true],
        facets: ['Bez „facets” i putova dalje u odgovoru, ako je 0.', true],
        count_facts: ['Uz „facets” i koliko ih navodi koju činjenicu kategorije.', false],
      },
      answer: {
        total_is_minimum: ['Stoji kad ih je više nego što se broji (1000); inače ga nema.', true],
        facets: 'Koliko bi ih bilo uz svaki drugi izbor; null ako se ne broji.',
        suggestion: 'Za što su riječi uzete i kuda dalje kad je odgovor kratak.',
      },
    },
    'PUT /professionals/:id': { body: { ...companyInput, replaces: replacedProfile } },
    'PUT /professionals/:id/facts': {
      body: {
        travels_km: travelsKm,
        facts: [
          'Sve činjenice kategorije odjednom; izostavljena se briše.',
          { hours: 10, drone: true, languages: ['en', 'de'] },
        ],
        ...factInputs,
        replaces: replacedProfile,
      },
    },
    'PUT /professionals/:id/packages': {
      body: {
        packages: 'Svi paketi, njihovim redom; najviše šest.',
        'packages.id': ['Oznaka paketa koji već postoji; novi je nema.', packageId],
        ...within('packages', packageFields),
        replaces: replacedProfile,
      },
    },
    'GET /professionals/:id/similar': { query: { date: ['Dan za koji se traže, GGGG-MM-DD.', '2027-06-12'] } },
    'GET /suggestions': { query: { search: ['Što je dosad upisano.', 'bend spl'] } },
    'GET /availability': {
      query: {
        category_id: ['Samo iz ove kategorije.', 2],
        city: ['Samo iz ovoga grada.', 'Split'],
        from: ['Prvi dan, GGGG-MM-DD; bez njega danas.', '2027-06-01'],
        to: ['Zadnji dan, GGGG-MM-DD; bez njega razdoblje ima 730 dana.', '2027-09-30'],
      },
    },
    'GET /availability/day': {
      query: {
        date: ['Dan za koji se pita, GGGG-MM-DD.', '2027-06-12'],
        professional_ids: ['Oznake najviše 100 pružatelja usluga, odvojene zarezom.', '17,23,42'],
      },
    },
    'GET /professionals/:id/availability': {
      query: {
        start_date: ['Prvi dan, GGGG-MM-DD; bez njega prvi u mjesecu.', '2027-06-01'],
        end_date: ['Zadnji dan, GGGG-MM-DD; bez njega zadnji u mjesecu prvoga dana. Najviše 366 dana.', '2027-06-30'],
      },
    },
  },
}

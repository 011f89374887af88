import { type DocsOfFields, type FieldDocs, replacedText, within } from './field-docs.ts'

/** In one place. */
const prices: FieldDocs = {
  count: ['Koliko ih je cijenu objavilo.', 18],
  lowest: ['Najniža početna cijena, u eurima; null ako je nema.', 600],
  middle: ['Srednja početna cijena (medijan), u eurima; null ako je nema.', 1200],
}

export const categoryDocs: DocsOfFields = {
  paths: {
    '/admin/categories/{id}': ['Oznaka kategorije.', 2],
    '/landing/{category}': ['Kategorija, kako stoji u adresi.', 'fotografija'],
    '/landing/{category}/{city}': ['Grad, kako stoji u adresi.', 'split'],
  },
  schemas: {
    Category: {
      id: ['Oznaka kategorije.', 2],
      name: ['Naziv kategorije.', 'Fotografija'],
      slug: ['Kako kategorija stoji u adresi; ne mijenja se.', 'fotografija'],
    },
    CategoryCount: {
      category: 'Kategorija.',
      total: ['Broj odobrenih pružatelja usluga.', 120],
      cities: 'Gradovi s početne stranice u kojima nekoga ima; prazno za kategoriju bez vlastitih stranica.',
      'cities.city': ['Grad.', 'Split'],
      'cities.total': ['Broj odobrenih pružatelja usluga u gradu.', 18],
    },
    LandingPrices: {
      here: 'Cijene u tom gradu.',
      ...within('here', prices),
      everywhere: 'Cijene u cijeloj Hrvatskoj.',
      ...within('everywhere', prices),
    },
  },
  calls: {
    'PUT /admin/categories/order': {
      body: {
        ids: ['Oznake svih kategorija, svaka jednom, u novom redoslijedu.', [2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
      },
    },
    'PUT /admin/categories/:id': {
      body: { name: ['Novi naziv, do 60 znakova.', 'Fotografija'], replaces: replacedText },
    },
  },
}

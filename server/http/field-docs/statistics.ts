import { type DocsOfFields, type FieldDocs, within } from './field-docs.ts'

const counts: FieldDocs = {
  views: ['Broj pregleda profila.', 340],
  saves: ['Broj spremanja u favorite.', 21],
  leads: ['Broj upita.', 12],
  answered: ['Broj upita iz toga vremena koji više nisu novi.', 11],
  booked: ['Broj upita iz toga vremena koji su sada rezervirani.', 3],
  offers: ['Broj ponuda, bez zamijenjenih i povučenih.', 8],
  offers_accepted: ['Broj prihvaćenih ponuda.', 3],
  agreed_value: ['Vrijednost dogovora koji vrijede, u eurima; dopuna se broji kao razlika.', 5850],
}

export const statisticsDocs: DocsOfFields = {
  schemas: {
    ProfileCount: {
      date: ['Dan, GGGG-MM-DD.', '2027-03-14'],
      views: ['Broj pregleda profila toga dana.', 14],
      saves: ['Broj spremanja u favorite toga dana.', 1],
    },
    Statistics: {
      months: 'Zadnjih dvanaest mjeseci, od najstarijeg.',
      ...within('months', { month: ['Mjesec, GGGG-MM.', '2027-03'], ...counts }),
      total: 'Svi mjeseci zajedno.',
      ...within('total', {
        ...counts,
        answered_share: ['Udio odgovorenih upita, od 0 do 1; null bez upita.', 0.92],
        booked_share: ['Udio rezerviranih upita, od 0 do 1; null bez upita.', 0.25],
        accepted_share: ['Udio prihvaćenih ponuda, od 0 do 1; null bez ponuda.', 0.38],
      }),
    },
  },
}

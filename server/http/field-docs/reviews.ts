import {
  companyName,
  createdAt,
  type DocsOfFields,
  type FieldDoc,
  type FieldDocs,
  professionalId,
  replacedText,
  updatedAt,
} from './field-docs.ts'

const reason = (what: string): FieldDocs => ({ reason: [`${what}, do 1000 znakova.`, 'Sadrži osobne podatke gosta.'] })

const reportedAt: FieldDoc = ['Kad je prijavljeno administratoru, ISO 8601 u UTC-u; null ako nije.', null]
const reportReason: FieldDoc = ['Zašto je prijavljeno; null ako nije.', null]
const hiddenReason: FieldDoc = ['Zašto ju je administrator sakrio; samo za autora, dok je skrivena.', null]

const rating: FieldDoc = ['Ocjena, od 1 do 5 zvjezdica.', 5]
const comment: FieldDoc = ['Komentar; null bez njega.', 'Slike su gotove u dva tjedna i prekrasne su.']

export const ratedReview: FieldDocs = {
  id: ['Oznaka recenzije.', 210],
  professional_id: professionalId,
  rating,
  comment,
  created_at: createdAt,
  couple: 'Tko ju je napisao; null kad računa više nema.',
  'couple.name': ['Ime para.', 'Ana i Marko Horvat'],
  hidden_reason: hiddenReason,
}

const review: FieldDocs = {
  ...ratedReview,
  reply: 'Javni odgovor pružatelja usluga; null ako ga nema.',
  verified: 'Rezervacija koja stoji iza recenzije; null bez nje.',
}

const filters: FieldDocs = {
  sort: ['Redoslijed; bez njega najnovije najprije.', 'highest'],
  search: ['Riječi iz komentara, u bilo kojem redu.', 'slike'],
  rating: ['Samo recenzije s toliko zvjezdica, od 1 do 5.', 5],
}

const ratingCounts: FieldDoc = ['Broj svih recenzija za svaku ocjenu, od 1 do 5.', [0, 1, 0, 4, 18]]

const replacedState: FieldDoc = [
  'Stanje umjesto kojega je ovo, „reported” ili „hidden”. Ako je u međuvremenu drugo: 409. Izostavljeno: umjesto svakoga.',
  null,
]

const judgedText: FieldDoc = [
  '„changed_at” riječi o kojima je odluka, kako ih je administrator pročitao, ISO 8601 u UTC-u. Ako su u međuvremenu izmijenjene: 409. Izostavljeno: o bilo kojima.',
  null,
]

export const reviewDocs: DocsOfFields = {
  paths: {
    '/reviews/{id}': ['Oznaka recenzije.', 210],
    '/admin/reviews/{id}': ['Oznaka recenzije.', 210],
  },
  schemas: {
    Review: review,
    ReceivedReview: {
      ...review,
      reported_at: reportedAt,
      report_reason: reportReason,
      report_dismissed_at: [
        'Kad je administrator unatoč prijavi ostavio recenziju vidljivom, ISO 8601 u UTC-u; nema ga ako nije ili ako je recenzija poslije izmijenjena.',
        '2027-03-21T09:00:00.000Z',
      ],
    },
    MyReview: {
      can_review: ['Smije li par napisati recenziju.', true],
      needs_confirmation: ['Nedostaje li za to samo potvrda e-mail adrese.', false],
      review: 'Recenzija para; null dok je nema.',
    },
    ReviewReply: {
      body: ['Odgovor.', 'Hvala, bilo nam je zadovoljstvo.'],
      created_at: createdAt,
      updated_at: updatedAt,
      review_changed: ['Je li par recenziju izmijenio nakon odgovora; samo kad jest.', true],
      hidden_reason: ['Zašto ga je administrator sakrio; samo za autora, dok je skriven.', null],
      reported_at: ['Kad ga je par prijavio, ISO 8601 u UTC-u; samo za taj par.', '2027-03-20T09:00:00.000Z'],
      report_reason: ['Zašto ga je par prijavio; samo za taj par.', null],
      report_dismissed_at: [
        'Kad ga je administrator unatoč prijavi ostavio vidljivim, ISO 8601 u UTC-u; samo za par koji ga je prijavio i dok se odgovor ne izmijeni.',
        '2027-03-21T09:00:00.000Z',
      ],
    },
    ReviewVerification: {
      booked_on: ['Dan kad je rezervirano, GGGG-MM-DD; null dok se to nije bilježilo.', '2026-11-03'],
      event_month: ['Mjesec vjenčanja, GGGG-MM.', '2027-02'],
    },
    AdminReview: {
      ...review,
      kind: ['Je li prijavljena recenzija („review”) ili odgovor na nju („reply”); ostalo se odnosi na to.', 'review'],
      professional: 'O kome je recenzija.',
      'professional.id': professionalId,
      'professional.company_name': companyName,
      changed_at: ['Kad je to zadnji put napisano, ISO 8601 u UTC-u.', '2026-10-12T08:30:00.000Z'],
      reported_at: reportedAt,
      report_reason: reportReason,
      hidden_at: ['Kad je skriveno, ISO 8601 u UTC-u; null dok nije.', null],
      hidden_reason: ['Zašto je skriveno; null dok nije.', null],
    },
  },
  calls: {
    'GET /reviews': {
      query: { professional_id: professionalId, ...filters },
      answer: { rating_counts: ratingCounts },
    },
    'GET /reviews/received': {
      query: { ...filters, unanswered: ['Samo one bez odgovora.', true] },
      answer: { rating_counts: ratingCounts, unanswered: ['Koliko ih je bez odgovora.', 3] },
    },
    'GET /reviews/mine': { query: { professional_id: professionalId } },
    'POST /reviews': { body: { professional_id: professionalId, rating, comment } },
    'PUT /reviews/:id': {
      body: {
        rating,
        comment,
        replaces:
          'Recenzija umjesto koje je ova, kako je par pročitao. Ako je u međuvremenu druga: 409. Izostavljeno: umjesto svake.',
        'replaces.rating': rating,
        'replaces.comment': comment,
      },
    },
    'POST /reviews/:id/report': { body: reason('Zašto se recenzija prijavljuje') },
    'PUT /reviews/:id/reply': {
      body: {
        body: ['Odgovor; paru se javlja samo prvi put.', 'Hvala, bilo nam je zadovoljstvo.'],
        replaces: replacedText,
      },
    },
    'POST /reviews/:id/reply/report': { body: reason('Zašto se odgovor prijavljuje') },
    'GET /admin/reviews': {
      query: {
        state: [
          '„reported” prijavljeno, „hidden” skriveno, „rewritten” skriveno pa izmijenjeno ili napisano iznova; bez toga sve.',
          'reported',
        ],
        kind: ['„review” recenzije, „reply” odgovori; bez toga oboje.', 'review'],
      },
      answer: {
        counts: 'Broj zapisa u svakom stanju, bez obzira na filtere.',
        'counts.reported': ['Prijavljeni i neriješeni.', 3],
        'counts.rewritten': ['Skriveni pa izmijenjeni ili napisani iznova: čekaju novu odluku.', 1],
        'counts.hidden': ['Svi skriveni.', 14],
      },
    },
    'POST /admin/reviews/:id/hide': { body: { ...reason('Zašto se recenzija skriva'), changed_at: judgedText } },
    'POST /admin/reviews/:id/show': { body: { replaces: replacedState, changed_at: judgedText } },
    'POST /admin/reviews/:id/reply/hide': { body: { ...reason('Zašto se odgovor skriva'), changed_at: judgedText } },
    'POST /admin/reviews/:id/reply/show': { body: { replaces: replacedState, changed_at: judgedText } },
  },
}

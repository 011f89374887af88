import {
  companyName,
  createdAt,
  type DocsOfFields,
  type FieldDoc,
  type FieldDocs,
  professionalId,
} from './field-docs.ts'

const professional: FieldDocs = {
  'professional.id': professionalId,
  'professional.company_name': companyName,
}

const counts: FieldDocs = {
  counts: 'Broj profila u svakom statusu, bez obzira na druge filtere.',
  'counts.all': ['Svi profili, i suspendirani.', 131],
  'counts.pending': ['Čekaju odobrenje.', 6],
  'counts.approved': ['Odobreni.', 120],
  'counts.rejected': ['Odbijeni.', 5],
}

const search: FieldDocs = { search: ['Riječi iz naziva tvrtke, imena ili e-mail adrese vlasnika.', 'foto'] }

const rejectionReason: FieldDocs = {
  reason: ['Razlog, do 1000 znakova, koji vlasnik vidi; nije obavezan.', 'Opis ne govori o usluzi.'],
}

const replaces: FieldDoc = [
  'Status umjesto kojega je ovaj. Ako je u međuvremenu drugi: 409. Izostavljeno: umjesto svakoga.',
  null,
]

export const adminDocs: DocsOfFields = {
  paths: { '/admin/users/{id}': ['Oznaka računa.', 42] },
  schemas: {
    AdminUser: {
      id: ['Oznaka računa.', 42],
      name: ['Ime i prezime.', 'Ana i Marko Horvat'],
      email: ['E-mail adresa.', 'ana.marko@primjer.hr'],
      role: ['Vrsta računa: „couple”, „professional” ili „admin”.', 'couple'],
      email_confirmed: ['Je li e-mail adresa potvrđena.', true],
      created_at: createdAt,
      professional: 'Profil pružatelja usluga; null za ostale.',
      ...professional,
      suspended_at: ['Kad je račun suspendiran, ISO 8601 u UTC-u; null dok nije.', null],
      suspension_reason: ['Zašto je suspendiran; null dok nije.', null],
      can_suspend: ['Smije li ga pozivatelj suspendirati.', true],
    },
    AuditEntry: {
      id: ['Oznaka zapisa.', 900],
      created_at: createdAt,
      action: ['Što je odlučeno.', 'profile_status'],
      actor: 'Tko je odlučio; null kad računa više nema.',
      'actor.id': ['Oznaka računa.', 1],
      'actor.name': ['Ime i prezime.', 'Iva Babić'],
      professional: 'Profil o kojem je riječ; null ako nije o profilu.',
      ...professional,
      user: 'Račun o kojem je riječ; null ako nije o računu.',
      'user.id': ['Oznaka računa.', 42],
      'user.name': ['Ime i prezime.', 'Ana i Marko Horvat'],
      review_id: ['Oznaka recenzije o kojoj je riječ; null ako nije o recenziji.', null],
      category: 'Kategorija o kojoj je riječ; null ako nije o kategoriji.',
      'category.id': ['Oznaka kategorije.', 2],
      'category.name': ['Naziv kategorije.', 'Fotografija'],
      from: ['Kako je bilo prije; null ako nije bilo nikako.', 'pending'],
      to: ['Kako je poslije.', 'approved'],
      reason: ['Razlog; null bez njega.', null],
    },
  },
  calls: {
    'GET /admin/professionals': {
      query: { ...search, status: ['Samo profili s ovim statusom.', 'pending'] },
      answer: counts,
    },
    'GET /admin/professionals/pending': { query: search, answer: counts },
    'POST /admin/professionals/:id/approve': { body: { replaces } },
    'POST /admin/professionals/:id/reject': { body: { ...rejectionReason, replaces } },
    'PATCH /admin/professionals/:id/status': {
      body: {
        status: ['Novi status: „pending”, „approved” ili „rejected”.', 'approved'],
        ...rejectionReason,
        replaces,
      },
    },
    'PUT /admin/professionals/:id/premium': { body: { premium: ['Uključuje li se premium.', true] } },
    'GET /admin/users': {
      query: {
        search: ['Riječi iz imena ili e-mail adrese.', 'horvat'],
        role: ['Samo računi ove vrste.', 'couple'],
        state: ['„active” aktivni, „suspended” suspendirani; bez toga svi.', 'suspended'],
      },
    },
    'POST /admin/users/:id/suspend': {
      body: { reason: ['Zašto se račun suspendira, do 1000 znakova.', 'Šalje neželjene poruke.'] },
    },
    'GET /admin/log': { query: { action: ['Samo odluke ove vrste.', 'profile_status'] } },
  },
}

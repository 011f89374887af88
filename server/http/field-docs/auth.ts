import { createdAt, type DocsOfFields, type FieldDocs, professionalId } from './field-docs.ts'
import { companyInput } from './professionals.ts'

const name = ['Ime i prezime, ili imena para; do 100 znakova.', 'Ana i Marko Horvat'] as const
const email = ['E-mail adresa, do 254 znaka. Velika i mala slova ne razlikuju se.', 'ana.marko@primjer.hr'] as const
const phone = ['Broj telefona s pozivnim brojem; null ako nije upisan.', '+385 91 234 5678'] as const
const weddingDate = ['Dan vjenčanja para, GGGG-MM-DD; null dok nije poznat.', '2027-06-12'] as const
const linkToken = ['Znakovi iz poveznice u e-mailu, njih 43.', 'q7Jm2Vx0cN8tYb4LrW1sKf6ZgHd3PuAe9RiXoTzMnBk'] as const

const chosenPassword: FieldDocs = {
  password: ['Nova lozinka, od 8 do 200 znakova; najčešće se lozinke odbijaju.', 'sedam-bijelih-golubova'],
  password_confirmation: ['Ista lozinka još jednom.', 'sedam-bijelih-golubova'],
}

const user: FieldDocs = {
  id: ['Oznaka računa.', 42],
  name,
  email,
  phone,
  role: ['Vrsta računa: „couple” je par, „professional” pružatelj usluga, „admin” administrator.', 'couple'],
  professional: 'Profil računa koji je pružatelj usluga; ostali ga nemaju.',
  'professional.id': professionalId,
  wedding_date: weddingDate,
}

const me: FieldDocs = {
  ...user,
  email_confirmed: ['Je li e-mail adresa potvrđena poveznicom.', true],
}

const message: FieldDocs = { message: ['Rečenica za osobu.', 'Lozinka je promijenjena.'] }

export const authDocs: DocsOfFields = {
  paths: { '/account/sessions/{id}': ['Oznaka prijave.', 301] },
  schemas: {
    User: user,
    Me: me,
    Account: { ...me, created_at: createdAt },
    Session: {
      token: ['Token za zaglavlje Authorization, vidljiv samo sada.', '4mQxY7tRzK0vB2nLcW9pJd5sHf8gUe1iAo6TqXyZrNw'],
      user: 'Prijavljena osoba.',
    },
    AccountSession: {
      id: ['Oznaka prijave.', 301],
      created_at: ['Kad je prijava počela, ISO 8601 u UTC-u.', '2027-03-01T18:20:00.000Z'],
      last_used_at: ['Kad je zadnji put korištena, ISO 8601 u UTC-u.', '2027-03-15T10:55:00.000Z'],
      expires_at: ['Kad završava ako se više ne koristi, ISO 8601 u UTC-u.', '2027-04-14T10:55:00.000Z'],
      user_agent: ['Preglednik ili program, kako se sam predstavio; null ako nije.', 'Mozilla/5.0 (X11; Linux x86_64)'],
      current: ['Je li to prijava kojom je poziv poslan.', true],
    },
    AccountExport: {
      exported_at: ['Kad je izvoz napravljen, ISO 8601 u UTC-u.', '2027-03-15T11:00:00.000Z'],
      account: 'Račun.',
      sessions: 'Prijave koje traju.',
      favorites: 'Favoriti para.',
      leads: 'Poslani ili primljeni upiti.',
      messages: 'Poruke svih razgovora, najstarija najprije; od datoteka njihovi nazivi.',
      offers: 'Poslane ili primljene ponude.',
      reviews: 'Recenzije koje je par napisao.',
      professional: 'Profil pružatelja usluga.',
      events: ['Svi događaji u kalendaru.', []],
      embed: 'Kalendar za vlastitu stranicu.',
      calendar_feed: ['Tajna adresa kalendara za druge programe; null ako je nema.', null],
      followed_calendars: ['Kalendari koji se prate.', []],
      api_keys: ['API ključevi.', []],
      webhooks: ['Webhookovi, bez ključeva za potpis.', []],
      reply_templates: ['Spremljeni odgovori.', []],
      received_reviews: ['Recenzije vlastitog profila.', []],
      profile_counts: ['Pregledi i spremanja profila po danima.', []],
    },
  },
  calls: {
    'POST /register': {
      body: {
        role: ['Vrsta računa: „couple” je par, „professional” pružatelj usluga.', 'professional'],
        name: [name[0], 'Ivana Val'],
        email: [email[0], 'ivana@primjer.hr'],
        phone: [phone[0], '+385 98 765 4321'],
        ...chosenPassword,
        ...companyInput,
      },
    },
    'POST /login': {
      body: {
        email,
        password: ['Lozinka, do 200 znakova.', 'sedam-bijelih-golubova'],
        remember: ['Traje li prijava 30 dana umjesto 24 sata od zadnjeg poziva.', true],
      },
    },
    'POST /logout': { answer: message },
    'POST /forgot-password': { body: { email }, answer: message },
    'POST /reset-password': { body: { token: linkToken, ...chosenPassword }, answer: message },
    'POST /reset-password/check': { body: { token: linkToken } },
    'POST /confirm-email': {
      body: {
        token: linkToken,
        password: ['Lozinka računa; potrebna samo bez prijave tim računom.', 'sedam-bijelih-golubova'],
      },
      answer: message,
    },
    'POST /account/confirmation': { answer: message },
    'PUT /account': {
      body: {
        name,
        email,
        phone,
        wedding_date: weddingDate,
        current_password: ['Trenutačna lozinka; potrebna samo za drugu e-mail adresu.', 'sedam-bijelih-golubova'],
      },
    },
    'PUT /account/password': {
      body: { current_password: ['Trenutačna lozinka.', 'stara-lozinka-za-primjer'], ...chosenPassword },
      answer: message,
    },
    'DELETE /account': { body: { password: ['Lozinka računa koji se briše.', 'sedam-bijelih-golubova'] } },
  },
}

export const siteDocs: DocsOfFields = {
  schemas: {
    Site: {
      operator_name: ['Tko vodi portal; null ako nije upisano u postavke.', 'Zauvijek d.o.o.'],
      operator_address: ['Njegova adresa.', 'Ilica 1, 10000 Zagreb'],
      operator_oib: ['Njegov OIB, 11 znamenki.', '12345678903'],
      contact_email: ['E-mail adresa za pitanja.', 'pitanja@primjer.hr'],
      contact_phone: ['Broj telefona za pitanja.', '+385 1 234 5678'],
      fictional: ['Je li sve izmišljeno, kao u probnim podacima.', false],
    },
  },
  calls: {
    'POST /contact': {
      body: { name, email, message: ['Poruka, od 1 do 5000 znakova.', 'Kako se mijenja naziv tvrtke?'] },
      answer: message,
    },
  },
}

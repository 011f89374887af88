/** The sections of the API's documentation in their order, each with its subject. */
export const callTags = {
  Računi: 'Registracija, prijava, odjava i zaboravljena lozinka.',
  'Moj račun': 'Vlastiti podaci, lozinka, prijave na drugim uređajima, izvoz i brisanje računa.',
  'Pružatelji usluga': 'Pretraga, profili, paketi i prijedlozi.',
  Kategorije: 'Vrste usluga po kojima se pružatelji traže.',
  Kalendar: 'Događaji i slobodni dani, vlastiti kalendar za druge programe i kalendari koji se čitaju drugdje.',
  Upiti: 'Od upita do dogovora: slanje, status, popis i novosti uživo.',
  Razgovor: 'Poruke i datoteke uz jedan upit.',
  'Spremljeni odgovori': 'Predlošci poruka pružatelja usluga.',
  Ponude: 'Ponude uz upit i njihovo prihvaćanje.',
  Favoriti: 'Pružatelji usluga koje je par izdvojio, s bilješkama.',
  Recenzije: 'Ocjene parova i odgovori pružatelja usluga.',
  Slike: 'Portfelj pružatelja usluga.',
  Statistika: 'Pregledi profila, upiti i dogovori po mjesecima.',
  'API ključevi': 'Ključevi kojima programi pružatelja usluga pozivaju API.',
  Webhookovi: 'Adrese na koje se javljaju novosti i povijest slanja.',
  Stranica: 'Tko vodi portal i kako mu se javiti.',
  Administracija: 'Odobravanje, premium, prijave i dnevnik odluka. Samo za administratore.',
} as const

export type CallTag = keyof typeof callTags

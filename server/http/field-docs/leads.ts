import {
  companyName,
  createdAt,
  type DocsOfFields,
  type FieldDoc,
  type FieldDocs,
  packageId,
  professionalId,
  updatedAt,
  within,
} from './field-docs.ts'
import { ratedReview } from './reviews.ts'

const leadId: FieldDoc = ['Oznaka upita.', 730]
const leadStatus: FieldDoc = [
  '„new” novo, „contacted” kontaktirano, „interested” zainteresirano, „booked” rezervirano, „rejected” odbijeno.',
  'contacted',
]
const eventDate: FieldDoc = ['Dan vjenčanja, GGGG-MM-DD.', '2027-06-12']
const messageText: FieldDoc = [
  'Poruka, od 1 do 5000 znakova.',
  'Dragi, jeste li slobodni 12. lipnja? Očekujemo oko 120 gostiju.',
]
const packageUnit: FieldDoc = [
  'Na što se cijena odnosi: „total” ukupno, „per_guest” po gostu, „per_hour” po satu, „per_day” po danu.',
  'total',
]
const coupleName: FieldDoc = ['Ime para.', 'Ana i Marko Horvat']
const coupleEmail: FieldDoc = ['E-mail adresa para.', 'ana.marko@primjer.hr']

const offerStatus: FieldDoc = [
  '„open” čeka odgovor, „accepted” prihvaćena, „declined” odbijena, „withdrawn” povučena, „expired” istekla, „replaced” zamijenjena novom, „amended” zamijenjena dopunom.',
  'open',
]
const offerNumber: FieldDoc = [
  'Redni broj ponude kod pružatelja usluga. Nijedan se ne daje dvaput, ni kad ponuda nestane s upitom koji par povuče.',
  12,
]
const offerTotal: FieldDoc = ['Ukupno, u eurima: zbroj stavki, svaka zaokružena na cent.', 1950]
const validUntil: FieldDoc = ['Zadnji dan prihvaćanja, GGGG-MM-DD, najviše 366 dana od danas.', '2027-04-15']

const offerItem: FieldDocs = {
  label: ['Što se nudi, do 200 znakova.', 'Fotografiranje, cijeli dan'],
  quantity: ['Količina, veća od 0, najviše tri decimale.', 1],
  unit_price: ['Cijena jednoga, u eurima, najviše dvije decimale.', 1950],
}

const offerTerms: FieldDocs = {
  deposit: ['Predujam, u eurima; null bez njega.', 500],
  deposit_due: ['Do kojega dana se uplaćuje, GGGG-MM-DD; null ako nije rečeno.', '2027-04-30'],
  valid_until: validUntil,
  vat: ['„included” PDV je u cijeni, „exempt” izvan sustava PDV-a.', 'included'],
  note: ['Napomena, do 2000 znakova; null ako je nema.', 'Put do Splita je uključen.'],
  cancellation: ['Uvjeti otkazivanja, do 2000 znakova; null ako ih nema.', 'Do 60 dana prije bez naknade.'],
  issuer: [
    'Naziv, adresa i brojevi tvrtke, kako ih piše na ispravama; do 500 znakova, null ako nisu upisani.',
    'Foto Val d.o.o., Obala 3, Split, OIB 12345678903',
  ],
}

const enquiry: FieldDocs = {
  event_date: ['Dan vjenčanja, GGGG-MM-DD, danas ili kasnije.', '2027-06-12'],
  message: messageText,
  status: ['„pending”, ili se izostavlja; sprema se „new”.', 'pending'],
}

const count = (what: string, example: number): FieldDoc => [`Broj upita: ${what}.`, example]

const reportFields: FieldDocs = {
  id: ['Oznaka prijave.', 9],
  lead_id: ['Oznaka upita; null kad je povučen.', 730],
  reason: ['Zašto je razgovor prijavljen.', 'Poruke su uvredljive.'],
  reporter: 'Tko ga je prijavio; null kad računa više nema.',
  'reporter.id': ['Oznaka računa.', 42],
  'reporter.name': ['Ime i prezime.', 'Ana i Marko Horvat'],
  'reporter.role': ['„couple” par ili „professional” pružatelj usluga.', 'couple'],
  professional_id: professionalId,
  company_name: companyName,
  couple_name: coupleName,
  event_date: eventDate,
  created_at: createdAt,
  resolved_at: ['Kad je riješena, ISO 8601 u UTC-u; null dok čeka.', '2027-03-16T08:30:00.000Z'],
  resolution: ['Odluka administratora; null bez nje.', 'Pružatelj usluga je upozoren.'],
}

export const leadDocs: DocsOfFields = {
  paths: {
    '/leads/{id}': leadId,
    '/leads/{id}/attachments/{attachment}': ['Oznaka priloga.', 88],
    '/offers/{id}': ['Oznaka ponude.', 51],
    '/reply-templates/{id}': ['Oznaka spremljenog odgovora.', 6],
    '/admin/lead-reports/{id}': ['Oznaka prijave razgovora.', 9],
  },
  schemas: {
    Lead: {
      id: leadId,
      professional_id: professionalId,
      status: leadStatus,
      event_date: eventDate,
      message: messageText,
      package: 'Paket za koji par pita, kakav je tada bio; null bez njega.',
      created_at: createdAt,
      couple: 'Par koji ga je poslao; null kad računa više nema.',
      'couple.name': coupleName,
      'couple.email': coupleEmail,
      'couple.email_confirmed': ['Je li par potvrdio svoju e-mail adresu.', true],
      'couple.phone': ['Broj telefona para; samo za pružatelja usluga, dok je upit rezerviran.', '+385 91 234 5678'],
      professional: 'Pružatelj usluga koji ga je primio.',
      'professional.id': professionalId,
      'professional.company_name': companyName,
      'professional.category_id': ['Njegova kategorija; null ako je nema ili profil nije javan.', 2],
      'professional.is_public': ['Je li njegov profil javan; inače mu stranice nema.', true],
      'professional.phone': ['Njegov broj telefona; samo za par, dok je upit rezerviran.', '+385 98 765 4321'],
      unread_count: ['Broj poruka druge strane koje onaj tko pita nije pročitao.', 1],
      last_message_at: ['Kad je napisana zadnja poruka, ISO 8601 u UTC-u.', '2027-03-15T11:00:00.000Z'],
      last_message: 'Zadnja poruka para ili pružatelja usluga.',
      'last_message.author': ['Tko ju je napisao: „couple” ili „professional”.', 'professional'],
      'last_message.kind': ['„text” je poruka, „offer” ponuda.', 'text'],
      'last_message.excerpt': ['Njezin početak u jednom retku, do 120 znakova.', 'Slobodni smo toga dana.'],
      other_read_id: ['Oznaka najnovije poruke koju je druga strana pročitala; 0 je sam upit, null nijedna.', 1204],
      is_called_off: ['Je li odbijen nakon što je bio rezerviran: rezervacija je otkazana.', false],
      other_booking:
        'Druga rezervacija istog para kod istog pružatelja usluga, ako njezin dan nije prošao, kao kad se vjenčanje premjesti; null bez nje i dok upit nije rezerviran ili otkazan.',
      'other_booking.lead_id': ['Oznaka njezina upita.', 731],
      'other_booking.event_date': ['Njezin dan, GGGG-MM-DD.', '2027-06-19'],
      is_day_taken: ['Je li upit otvoren, a dan u kalendaru pružatelja usluga rezerviran ili blokiran.', false],
      can_write: ['Može li se još pisati.', true],
      offer: 'Ponuda koja vrijedi: dogovor, inače otvorena, inače zadnja; null bez nje.',
      can_withdraw: ['Samo za par: može li upit još povući.', true],
      other_enquiries:
        'Samo za par, uz rezervaciju čiji dan nije prošao: njegovi otvoreni upiti za isti dan kod drugih javnih pružatelja usluga iste kategorije.',
      'other_enquiries.lead_id': ['Oznaka upita.', 732],
      'other_enquiries.company_name': companyName,
      next_statuses: ['Samo za pružatelja usluga: u što može prijeći.', ['interested', 'booked', 'rejected']],
      my_review: 'Samo za par: njegova recenzija.',
      'my_review.can_review': ['Smije li je napisati.', false],
      'my_review.needs_confirmation': ['Nedostaje li za to samo potvrda e-mail adrese.', false],
      'my_review.review': 'Recenzija; null dok je nema.',
      ...within('my_review.review', ratedReview),
    },
    LeadOffer: {
      id: ['Oznaka ponude.', 51],
      number: offerNumber,
      status: offerStatus,
      total: offerTotal,
      valid_until: validUntil,
    },
    LeadPackage: {
      id: ['Oznaka paketa; null kad ga više nema.', packageId],
      name: ['Naziv paketa.', 'Cijeli dan'],
      price: ['Cijena jedne jedinice („unit”) u eurima.', 1800],
      unit: packageUnit,
    },
    LeadStreamEvent: {
      event: ['Vrsta događaja: „lead” je novi ili promijenjeni upit, „counts” su brojevi.', 'lead'],
      id: ['Oznaka događaja za Last-Event-ID.', 1204],
      data: 'Upit ili brojevi, kao JSON u jednom retku.',
    },
    LeadCounts: {
      new: count('novi', 3),
      contacted: count('kontaktirano', 5),
      interested: count('zainteresirano', 2),
      booked: count('rezervirano', 4),
      rejected: count('odbijeno', 6),
      total: count('svi', 20),
      unread: ['Broj nepročitanih poruka.', 2],
      agreed_total: ['Zbroj prihvaćenih ponuda, u eurima.', 7800],
    },
    Message: {
      id: ['Oznaka poruke; u razgovoru rastu redom, 0 je sam upit.', 1205],
      lead_id: leadId,
      author: ['Tko je piše: „couple”, „professional”, ili „system” kad je to sam portal.', 'professional'],
      author_name: ['Ime autora; prazno uz „system”.', 'Foto Val'],
      kind: ['„text” je poruka, „status” promjena statusa, „offer” ponuda.', 'text'],
      body: ['Tekst s prijelomima redaka; uz odbijenu ponudu razlog.', 'Slobodni smo toga dana.'],
      status: ['Uz „status”: novi status upita; inače null.', null],
      offer_id: ['Uz „offer”: oznaka ponude; inače null.', null],
      offer_event: ['Uz „offer”: poslana, prihvaćena, odbijena ili povučena; inače null.', null],
      attachments: 'Prilozi.',
      created_at: createdAt,
      read_at: ['Kad ju je druga strana pročitala, ISO 8601 u UTC-u; null dok nije.', '2027-03-15T12:10:00.000Z'],
    },
    Attachment: {
      id: ['Oznaka priloga.', 88],
      filename: ['Naziv datoteke.', 'ponuda.pdf'],
      type: ['Vrsta datoteke.', 'application/pdf'],
      size: ['Veličina u bajtovima.', 182_400],
      width: ['Širina slike u pikselima; null za PDF.', null],
      height: ['Visina slike u pikselima; null za PDF.', null],
    },
    Offer: {
      id: ['Oznaka ponude.', 51],
      lead_id: leadId,
      number: offerNumber,
      status: offerStatus,
      items: 'Stavke.',
      ...within('items', { ...offerItem, amount: ['Iznos stavke, u eurima.', 1950] }),
      total: offerTotal,
      ...offerTerms,
      created_at: createdAt,
      decided_at: ['Kad je o njoj odlučeno, ISO 8601 u UTC-u; null dok čeka.', null],
      decline_reason: ['Zašto ju je par odbio; null bez razloga.', null],
      wanted_total: ['Koliki bi ukupan iznos par želio, u eurima; null ako nije rekao.', null],
      is_amendment: ['Mijenja li dogovor koji već postoji.', false],
      is_day_taken: ['Čeka li odgovor, a ne može se prihvatiti jer je dan u međuvremenu zauzet.', false],
      can_decide: ['Samo za par: može li je sada prihvatiti ili odbiti.', true],
      can_withdraw: ['Samo za pružatelja usluga: može li je povući.', true],
    },
    OfferDocument: {
      offer: 'Ponuda.',
      event_date: eventDate,
      professional: 'Tko nudi.',
      'professional.id': professionalId,
      'professional.company_name': companyName,
      'professional.city': ['Grad; null ako nije upisan.', 'Split'],
      'professional.email': ['E-mail adresa pružatelja usluga.', 'ivana@primjer.hr'],
      'professional.phone': ['Broj telefona; null dok dan nije rezerviran.', '+385 98 765 4321'],
      couple: 'Kome se nudi; null kad računa više nema.',
      'couple.name': coupleName,
      'couple.email': coupleEmail,
      'couple.phone': ['Broj telefona; null dok dan nije rezerviran.', '+385 91 234 5678'],
    },
    ReplyTemplate: {
      id: ['Oznaka spremljenog odgovora.', 6],
      title: ['Naslov, do 80 znakova.', 'Zauzeto'],
      body: [
        'Tekst, do 5000 znakova; „{par}”, „{datum}” i „{tvrtka}” zamjenjuju se.',
        'Poštovani {par}, {datum} smo zauzeti.',
      ],
      created_at: createdAt,
      updated_at: updatedAt,
    },
    LeadReport: reportFields,
    LeadReportDetail: {
      ...reportFields,
      transcript: 'Razgovor do prijave, od najstarije poruke.',
      'transcript.author': ['Tko piše: „couple”, „professional” ili „system”.', 'professional'],
      'transcript.author_name': ['Ime autora; prazno uz „system”.', 'Foto Val'],
      'transcript.body': ['Tekst poruke.', 'Slobodni smo toga dana.'],
      'transcript.attachments': ['Nazivi priloga.', ['ponuda.pdf']],
      'transcript.created_at': createdAt,
    },
  },
  calls: {
    'POST /leads': {
      body: {
        professional_id: professionalId,
        ...enquiry,
        package_id: ['Oznaka paketa za koji par pita; bez njega se izostavlja.', packageId],
      },
    },
    'POST /leads/bulk': {
      body: { professional_ids: ['Oznake pružatelja usluga, od 1 do 5.', [17, 23]], ...enquiry },
      answer: {
        refused: 'Kome nije poslano, i zašto.',
        'refused.professional_id': professionalId,
        'refused.message': ['Razlog, kao rečenica.', 'Već ste poslali upit za taj datum.'],
      },
    },
    'GET /leads': {
      query: {
        status: ['Samo upiti s ovim statusom.', 'new'],
        date: ['Samo upiti za ovaj dan, GGGG-MM-DD.', '2027-06-12'],
        professional_id: ['Samo upiti ovom pružatelju usluga; za par.', 17],
        sort: ['„newest”: po vremenu upita; „latest”: po zadnjoj poruci. Inače „newest”.', 'latest'],
        search: ['Dio imena ili e-mail adrese para; samo za pružatelja usluga.', 'horvat'],
      },
    },
    'PUT /leads/:id': { body: { status: leadStatus } },
    'GET /leads/:id/messages': {
      query: {
        before: ['Samo poruke starije od ove, po oznaci.', 1210],
        after: ['Samo poruke novije od ove, po oznaci; 0 je sam upit.', 1200],
      },
    },
    'POST /leads/:id/messages': {
      body: {
        body: ['Poruka, od 1 do 5000 znakova; uz datoteke nije obavezna.', 'Slobodni smo toga dana.'],
        files: ['Najviše tri datoteke (PDF, JPEG, PNG), svaka do 10 MB; samo u „multipart/form-data”.', []],
      },
    },
    'POST /leads/:id/report': {
      body: { reason: ['Zašto se razgovor prijavljuje, do 1000 znakova.', 'Poruke su uvredljive.'] },
    },
    'GET /admin/lead-reports': {
      query: { status: ['„open” one koje čekaju, „resolved” riješene; bez toga sve.', 'open'] },
      answer: {
        counts: 'Broj prijava u svakom stanju.',
        'counts.open': ['Koliko ih čeka.', 2],
        'counts.resolved': ['Koliko ih je riješeno.', 14],
      },
    },
    'POST /admin/lead-reports/:id/resolve': {
      body: { resolution: ['Odluka, do 1000 znakova; nije obavezna.', 'Pružatelj usluga je upozoren.'] },
    },
    'POST /leads/:id/offers': {
      body: {
        items: 'Stavke, od 1 do 30.',
        ...within('items', offerItem),
        ...offerTerms,
        replaces: [
          'Otvorena ponuda koju zamjenjuje, kako ju je pošiljatelj vidio; null ako nijedna nije bila otvorena. Bez nje zamjenjuje bilo koju.',
          null,
        ],
        newest: [
          'Najnovija ponuda istog upita, otvorena ili ne, kako ju je pošiljatelj vidio; null ako nije bilo nijedne. Bez nje može biti bilo koja.',
          null,
        ],
      },
    },
    'POST /offers/:id/decline': {
      body: {
        reason: ['Zašto se odbija, do 1000 znakova; nije obavezno.', 'Iznad našega je budžeta.'],
        wanted_total: ['Koliki bi ukupan iznos par želio, u eurima; nije obavezno.', 1700],
      },
    },
    'POST /reply-templates': {
      body: {
        title: ['Naslov, do 80 znakova.', 'Zauzeto'],
        body: [
          'Tekst, do 5000 znakova; „{par}”, „{datum}” i „{tvrtka}” zamjenjuju se.',
          'Poštovani {par}, {datum} smo zauzeti.',
        ],
      },
    },
    'PUT /reply-templates/:id': {
      body: {
        title: ['Naslov, do 80 znakova.', 'Zauzeto'],
        body: [
          'Tekst, do 5000 znakova; „{par}”, „{datum}” i „{tvrtka}” zamjenjuju se.',
          'Poštovani {par}, {datum} smo zauzeti.',
        ],
        replaces: [
          'Kad je zadnji put promijenjen onaj umjesto kojega je ovaj (updated_at). Ako je u međuvremenu drugi: 409. Izostavljeno: umjesto svakoga.',
          null,
        ],
      },
    },
  },
}

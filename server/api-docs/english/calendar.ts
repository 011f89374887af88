import type { Sentences } from './sentences.ts'

export const calendarSentences: Sentences = {
  'Svi vide datum i vrstu aktivnih događaja odobrenih pružatelja usluga. Pružatelj usluga u svojem kalendaru vidi sve: naslove, bilješke i otkazane događaje. Bez professional_id najviše 62 dana, a bez razdoblja od današnjega. Broji se najviše 10.000 događaja.':
    'Everybody sees the date and kind of active events of approved professionals. A professional sees all of its own calendar: titles, notes and cancelled events. Without professional_id at most 62 days, from today on where no span is given. At most 10,000 events are counted.',
  'Samo kalendar ovoga pružatelja usluga.': 'Only the calendar of this professional.',
  'Od ovoga dana, GGGG-MM-DD.': 'From this day on, YYYY-MM-DD.',
  'Do ovoga dana, GGGG-MM-DD.': 'Until this day, YYYY-MM-DD.',
  'Samo ova vrsta: „available”, „booked” ili „blocked”.': 'Only this kind: “available”, “booked” or “blocked”.',
  '„active” ili „cancelled”; otkazane vidi samo vlasnik.':
    '“active” or “cancelled”; cancelled ones are seen by their owner only.',
  'Samo od danas nadalje; „false”, „0” i „no” znače ne.': 'Only from today on; “false”, “0” and “no” mean no.',
  'Danas ili kasnije. U jednom danu može biti samo jedan aktivan događaj; drugi dobiva 409 s kodom „overlap”.':
    'Today or later. One day can have only one active event; another one gets 409 with the code “overlap”.',
  'Dan, GGGG-MM-DD, danas ili kasnije.': 'The day, YYYY-MM-DD, today or later.',
  '„available” slobodan, „booked” rezerviran, „blocked” blokiran.':
    '“available” free, “booked” booked, “blocked” blocked.',
  'Naslov, do 200 znakova; null bez njega.': 'The title, up to 200 characters; null without one.',
  'Bilješke, do 5000 znakova; null bez njih. Vidi ih samo vlasnik.':
    'Notes, up to 5000 characters; null without any. Only the owner sees them.',
  'Spremaju se svi ili nijedan. Ako neki dan već ima događaj ili je naveden dvaput, odgovor je 409 s kodom „overlap”, a poruka imenuje te dane. Uz „replace_available” dani označeni kao slobodni postaju navedeni događaji.':
    'All are stored or none. If a day already has an event or is named twice, the answer is 409 with the code “overlap”, and the message names those days. With “replace_available” days that are marked as available become these events.',
  'Za događaje koji su stvoreni odjednom. Dani koje su zamijenili opet su slobodni, s naslovom i bilješkama koje su imali; ostali događaji brišu se. Događaj koji je u međuvremenu promijenjen, otkazan ili izbrisan ostaje kakav jest, kao i dan rezerviran za upit i dan iz kalendara koji se prati. Odgovor navodi poništene.':
    'For events that were added at once. Days that they have replaced are available again, with the title and the notes that they had; the other events are deleted. An event that has been changed, cancelled or deleted meanwhile stays as it is, and so do days booked for a lead and days of a followed calendar. The answer lists those that were undone.',
  'Oznake događaja, od 1 do 366.': 'Ids of events, from 1 to 366.',
  'Oznake poništenih događaja.': 'Ids of the events that were undone.',
  'Postaju li dani koji su označeni kao slobodni ovi događaji. Izostavljeno ili „false”: i oni se preklapaju.':
    'Whether days that are marked as available become these events. Left out or “false”: they clash, too.',
  'Događaji, od 1 do 366.': 'Events, from 1 to 366.',
  'Što se izostavi, ostaje kako jest. Novi datum mora biti danas ili kasnije. Danu rezerviranom za upit mijenjaju se samo naslov i bilješke. Otkazani događaji i dani iz kalendara koji se prati ne mijenjaju se.':
    'What is left out stays as it is. A new date has to be today or later. Of a day that is booked for a lead only title and notes change. Cancelled events and days of a followed calendar do not change.',
  'Trajno. Dan rezerviran za upit oslobađa se odbijanjem upita, a dan iz kalendara koji se prati ondje odakle dolazi.':
    'For good. A day that is booked for a lead is freed by rejecting the lead, a day of a followed calendar where it comes from.',
  'S nje drugi programi čitaju kalendar, bez prijave. Dok adrese nema, „data” je null.':
    'Other programs read the calendar by it, without signing in. While there is no address, “data” is null.',
  'Prva ili nova; stara više ne vrijedi.': 'The first one, or a new one; the old one is no longer valid.',
  'Uspješno je i kad adrese nema.': 'Succeeds when there is no address, too.',
  'Smije li se prikazivati i na kojim stranicama.': 'Whether it may be shown, and on which sites.',
  'Najviše 10 stranica, po poslužitelju. Na drugima ga preglednik ne prikazuje. Kalendar se vidi dok je profil objavljen.':
    'At most 10 sites, by host. On others the browser does not show it. The calendar is seen while the profile is published.',
  'Smije li se kalendar prikazivati na drugim stranicama.': 'Whether the calendar may be shown on other sites.',
  'Poslužitelji stranica koje ga smiju prikazati, najviše 10. U zahtjevu može stajati i cijela adresa stranice.':
    'The hosts of sites that may show it, at most 10. In a request it may also be the whole address of a page.',
  'Uz svaki je navedeno kad je zadnji put pročitan i što pritom nije uspjelo.':
    'With when each was last read and what failed then.',
  'Kalendar se odmah čita, a zatim svakoga sata. Njegovi dani blokiraju se godinu i pol unaprijed; rezervirani i vlastiti blokirani dani ostaju kako jesu. Najviše pet kalendara.':
    'The calendar is read at once, and every hour after that. Its days are blocked for a year and a half ahead; booked days and your own blocked ones stay as they are. At most five calendars.',
  'Javna adresa kalendara, https ili webcal, do 2000 znakova.':
    'The public address of the calendar, https or webcal, up to 2000 characters.',
  'Naziv, do 100 znakova; bez njega kako se kalendar sam zove.':
    'The name, up to 100 characters; without it the calendar’s own.',
  'Čita kalendar na javnoj adresi https ili webcal. Ništa se ne sprema.':
    'Reads a calendar at a public https or webcal address. Nothing is stored.',
  'Ako ne uspije, razlog je u „last_error”, a blokirani dani ostaju kako jesu.':
    'If it fails, the reason is in “last_error”, and blocked days stay as they are.',
  'Njegovi dani opet su kakvi su bili.': 'Its days are again as they were.',
  'Tajna adresa kalendara za druge programe.': 'The secret address of the calendar for other programs.',
  'Kad je nastalo, ISO 8601 u UTC-u.': 'When it came to be, ISO 8601 in UTC.',
  'Adresa za „src” okvira (iframe) na vlastitoj stranici.':
    'The address for the “src” of a frame (iframe) on your own site.',
  'Dan, GGGG-MM-DD.': 'The day, YYYY-MM-DD.',
  '„active” vrijedi, „cancelled” otkazan.': '“active” holds, “cancelled” was cancelled.',
  'Oznaka upita za koji je dan rezerviran; null bez njega.':
    'The id of the lead for which the day is booked; null without one.',
  'Oznaka praćenog kalendara iz kojega dan dolazi; null bez njega.':
    'The id of the followed calendar from which the day comes; null without one.',
  'Kad je zadnji put promijenjeno, ISO 8601 u UTC-u.': 'When it was last changed, ISO 8601 in UTC.',
  'Naziv kalendara, do 100 znakova.': 'The name of the calendar, up to 100 characters.',
  'Kad je zadnji put pročitan, ISO 8601 u UTC-u; null prije prvoga puta.':
    'When it was last read, ISO 8601 in UTC; null before the first time.',
  'Kad se zadnji put pokušalo, ISO 8601 u UTC-u; null prije prvoga puta.':
    'When it was last tried, ISO 8601 in UTC; null before the first time.',
  'Zašto zadnji pokušaj nije uspio, ili koliko unosa kalendara nije čitljivo; null nakon uspjeha.':
    'Why the last attempt failed, or how many entries of the calendar cannot be read; null after a success.',
  'Broj dana od danas nadalje koji su zbog njega blokirani.':
    'The number of days from today on that are blocked by it.',
  'Kako se kalendar sam zove; null ako se ne zove nikako.': 'What the calendar calls itself; null if it has no name.',
  'Nazivi događaja toga dana.': 'The names of that day’s events.',
  'Postavke umjesto kojih su ove, kako su pročitane. Ako su u međuvremenu druge: 409. Izostavljeno: umjesto svakih.':
    'The settings that these replace, as they were read. If they are others meanwhile: 409. Left out: any settings are replaced.',
  '„blocks” blokira dan, „replaces” zamjenjuje slobodan, „taken” ga ostavlja kakav jest.':
    '“blocks” blocks the day, “replaces” replaces a free one, “taken” leaves it as it is.',
  'Dani s događajima.': 'The days that have events.',
  'Koliko unosa kalendara nije čitljivo: njihovi se dani ne blokiraju.':
    'How many events of the calendar cannot be read: their days are not blocked.',
  'Zadnji dan koji je pročitan, GGGG-MM-DD.': 'The last day that was read, YYYY-MM-DD.',
}

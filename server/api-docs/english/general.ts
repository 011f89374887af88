import type { Sentences } from './sentences.ts'

export const generalSentences: Sentences = {
  'Svi odgovori su JSON. Jedna stvar dolazi kao { "data": … }, a popis kao { "data": […], "current_page", "last_page", "per_page", "total" }.\nPogreška je { "message", "code", "errors" }: message je rečenica za osobu, code riječ za program, errors poruke po poljima.\nPrijavljena osoba šalje zaglavlje Authorization: Bearer <token>. Dani su u obliku GGGG-MM-DD po vremenu u Zagrebu, a trenuci ISO 8601 u UTC-u.\nPrazna vrijednost u upitu isto je što i nikakva.\nSadržaj zahtjeva ima najviše 64 KiB, osim gdje poziv kaže drukčije, do 16 razina i 10.000 vrijednosti; veći je 413. Zaglavlja imaju najviše 16 KiB; veća su 431, a dva zaglavlja Host 400.\nUz poziv koji prima zaglavlje Idempotency-Key isti se zahtjev iste osobe s istim ključem 24 sata izvršava samo jednom: ponovljeni dobiva isti odgovor i zaglavlje Idempotent-Replay: true, a drukčiji sadržaj 422 s oznakom idempotency. Pamte se samo uspjesi.':
    'Every answer is JSON. One thing comes as { "data": … }, a list as { "data": […], "current_page", "last_page", "per_page", "total" }.\nAn error is { "message", "code", "errors" }: message is a sentence for a person, in Croatian, code a word for a program, errors has messages by field.\nA person who is signed in sends the header Authorization: Bearer <token>. Days are YYYY-MM-DD in Zagreb’s time, instants ISO 8601 in UTC.\nAn empty value in a query is the same as none.\nThe body of a request has at most 64 KiB, unless the call says otherwise, and up to 16 levels and 10,000 values; a larger one is 413. Headers have at most 16 KiB; larger ones are 431, and two Host headers 400.\nWhere a call takes the header Idempotency-Key, the same request of the same person with the same key is carried out once in 24 hours: a repeated one gets the same answer and the header Idempotent-Replay: true, a different body 422 with the code idempotency. Only successes are remembered.',
  'Registracija, prijava, odjava i zaboravljena lozinka.':
    'Registration, signing in and out, and the forgotten password.',
  'Vlastiti podaci, lozinka, prijave na drugim uređajima, izvoz i brisanje računa.':
    'Your own data, password, sessions on other devices, export and deletion of the account.',
  'Pretraga, profili, paketi i prijedlozi.': 'Search, profiles, packages and suggestions.',
  'Vrste usluga po kojima se pružatelji traže.': 'The kinds of services that professionals are listed by.',
  'Događaji i slobodni dani, vlastiti kalendar za druge programe i kalendari koji se čitaju drugdje.':
    'Events and free days, your own calendar for other programs, and external calendars that are followed.',
  'Od upita do dogovora: slanje, status, popis i novosti uživo.':
    'From a lead to an agreement: sending, status, lists and live updates.',
  'Poruke i datoteke uz jedan upit.': 'Messages and files of one lead.',
  'Predlošci poruka pružatelja usluga.': 'A professional’s message templates.',
  'Ponude uz upit i njihovo prihvaćanje.': 'Offers for a lead, and accepting them.',
  'Pružatelji usluga koje je par izdvojio, s bilješkama.':
    'The professionals that a couple has picked out, with notes.',
  'Ocjene parova i odgovori pružatelja usluga.': 'Couples’ ratings and professionals’ replies.',
  'Portfelj pružatelja usluga.': 'The portfolio of a professional.',
  'Pregledi profila, upiti i dogovori po mjesecima.': 'Views of the profile, leads and agreements by month.',
  'Ključevi kojima programi pružatelja usluga pozivaju API.':
    'The keys with which a professional’s programs call the API.',
  'Adrese na koje se javljaju novosti i povijest slanja.':
    'The addresses that are notified of events, and the history of deliveries.',
  'Tko vodi portal i kako mu se javiti.': 'Who runs the site and how to reach them.',
  'Odobravanje, premium, prijave i dnevnik odluka. Samo za administratore.':
    'Approval, premium, reports and the log. For administrators only.',
  'Isto za čitanje': 'The same for reading',
  'Ovaj portal': 'This site',
  'Token iz odgovora na prijavu ili registraciju.': 'The token returned by signing in or registering.',
  'API ključ pružatelja usluga, na mjestu tokena.': 'A professional’s API key, in place of a token.',
  'Oznaka zahtjeva. Navedite je kad prijavljujete pogrešku.':
    'The id of the request. Quote it when you report a problem.',
  'Koliko je poziva dopušteno u razdoblju koje traje.': 'How many calls are allowed in the current period.',
  'Koliko je poziva preostalo.': 'How many calls are left.',
  'Za koliko sekundi brojanje počinje iznova. Uz 429 isto je što i Retry-After.':
    'Seconds until the count starts again. With 429, the same as Retry-After.',
  'Za koliko sekundi pokušati ponovo.': 'Seconds to wait before trying again.',
  'Oznaka sadržaja za If-None-Match. Nema je odgovor koji ovisi o tokenu.':
    'The content’s tag, for If-None-Match. Answers that depend on a token have none.',
  '„true” kad je zahtjev s istim ključem već izvršen, a ovo je njegov odgovor.':
    '“true” if a request with the same key was already carried out and this is its answer.',
  'Način prijave: uvijek uz 401, a uz 403 kad ključ ne smije dovoljno.':
    'How to authenticate: always with 401, and with 403 if a key lacks permission.',
  'Naziv datoteke.': 'The name of the file.',
  'Oznaka promjene. Čitanje koje je pošalje u X-After-Change zna za ovu promjenu na svakom čvoru.':
    'Identifies a change. A read that sends it in X-After-Change includes this change on every node.',
  'Stranica, od 1; sve drugo čita se kao 1. Iza posljednje stranice je prazan popis.':
    'The page, from 1; anything else counts as 1. Beyond the last page, the list is empty.',
  'ETag odgovora koji klijent već ima: dok je isti, odgovor je 304 bez sadržaja.':
    'The ETag of the answer that the client already has; if it is unchanged, the answer is 304 without content.',
  'X-Change vlastitog zapisa: odgovor tu promjenu sigurno poznaje.':
    'The X-Change of your own write; the answer is certain to include that change.',
  'Samo iz ove kategorije.': 'Only in this category.',
  'Samo iz ovoga grada.': 'Only in this town.',
  'Koliko ih je na stranici. Izvan granica čita se kao najbliža od njih, a što nije cijeli broj kao zadano.':
    'How many per page. Values out of bounds count as the nearest bound, and anything but a whole number as the default.',
  'Iza kojeg mjesta stranica počinje: next_after prethodne. Tako se ništa ne preskoči ni kad su redci u međuvremenu otišli s popisa. Što nije mjesto, čita se kao da ga nema.':
    'The place after which the page begins: next_after of the previous page. This way nothing is skipped if rows have left the list meanwhile. An invalid place is ignored.',
  'Mjesto zadnjega na stranici, za after sljedeće; null na zadnjoj.':
    'The place of the last entry on the page, to be used as after for the next page; null on the last page.',
  'Oznaka pružatelja usluga.': 'The id of the professional.',
  'Ključ po kojem se isti zahtjev izvršava samo jednom u 24 sata.':
    'The key by which the same request is carried out only once in 24 hours.',
  'Oznaka događaja.': 'The id of the event.',
  'Oznaka praćenog kalendara.': 'The id of the followed calendar.',
  'Oznaka webhooka.': 'The id of the webhook.',
  'Oznaka dostave.': 'The id of the delivery.',
  'Redoslijed; bez njega najnovije najprije.': 'The order; newest first by default.',
  'Riječi iz komentara, u bilo kojem redu.': 'Words of the comment, in any order.',
  'Samo recenzije s toliko zvjezdica, od 1 do 5.': 'Only reviews with this many stars, from 1 to 5.',
  'Oznaka recenzije.': 'The id of the review.',
  'Oznaka upita.': 'The id of the lead.',
  'Oznaka spremljenog odgovora.': 'The id of the saved reply.',
  'Oznaka prijave razgovora.': 'The id of the conversation’s report.',
  'Oznaka ponude.': 'The id of the offer.',
  'Oznaka favorita.': 'The id of the favorite.',
  'Oznaka slike.': 'The id of the picture.',
  'Oznaka računa.': 'The id of the account.',
  'Zahtjev nije ispravno oblikovan.': 'The request is malformed.',
  'Poslani sadržaj je prevelik.': 'The content is too large.',
  'Poslani oblik sadržaja nije podržan.': 'The format of the content is not supported.',
  'Provjerite označena polja.': 'Check the marked fields.',
  'Previše pokušaja. Pričekajte malo pa pokušajte ponovo.': 'Too many attempts. Wait a little and try again.',
  'Dogodila se neočekivana pogreška. Pokušajte ponovo.': 'An unexpected error has occurred. Try again.',
  'Usluga trenutačno nije dostupna. Pokušajte ponovo za nekoliko trenutaka.':
    'The service is not available at the moment. Try again in a few moments.',
  'Prijavite se kako biste nastavili.': 'Sign in to continue.',
  'Nemate dopuštenje za ovu radnju.': 'You are not allowed to do this.',
  'Traženo nije pronađeno.': 'It was not found.',
  'Ovaj termin se preklapa s postojećim događajem': 'This day overlaps with an existing event',
  'Podaci su se u međuvremenu promijenili. Osvježite stranicu i pokušajte ponovo.':
    'The data has changed meanwhile. Load it again and try once more.',
  'Isti je ključ (Idempotency-Key) već upotrijebljen za drukčiji zahtjev.':
    'This key (Idempotency-Key) was already used for another request.',
  'Uspjeh.': 'Success.',
  'Rečenica za osobu.': 'A sentence for a person, in Croatian.',
  'Zaprimljeno.': 'Accepted.',
  'Uspjeh, bez sadržaja.': 'Success, without content.',
  'Nije se promijenilo: klijent već ima ovaj sadržaj.': 'Not changed: the client already has this content.',
  'Što se tražilo.': 'The requested content.',
  'Stranica, od 1.': 'The page, from 1.',
  'Zadnja stranica; 1 kad nema ničega.': 'The last page; 1 if there are no entries.',
  'Koliko ih je najviše na stranici.': 'The maximum number per page.',
  'Koliko ih je na svim stranicama.': 'The total number on all pages.',
  'Riječ za program; po njoj se grana.': 'A code for programs to branch on.',
  'Rečenice po poljima; polje unutar drugoga ima točku u nazivu. Nema ih kad greška nije u polju.':
    'Sentences by field, in Croatian; nested fields have a dot in their name. Left out if the error does not concern a field.',
}

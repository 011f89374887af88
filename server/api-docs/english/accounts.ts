import type { Sentences } from './sentences.ts'

export const accountsSentences: Sentences = {
  'Svi profili, i suspendirani.': 'All profiles, suspended ones too.',
  'Čekaju odobrenje.': 'Those that wait for approval.',
  'Odobreni.': 'Those that are approved.',
  'Odbijeni.': 'Those that are rejected.',
  'Broj profila u svakom statusu, bez obzira na druge filtere.':
    'The number of profiles in each status, whatever the other filters are.',
  'Profil pružatelja usluga čeka odobrenje. Odgovor nosi token nove prijave.':
    'The profile of a professional waits for approval. The answer holds the token of a new session.',
  'Vrsta računa: „couple” je par, „professional” pružatelj usluga.':
    'The kind of account: “couple”, or “professional” for those who offer services.',
  'Ime i prezime, ili imena para; do 100 znakova.':
    'First and last name, or the names of a couple; up to 100 characters.',
  'E-mail adresa, do 254 znaka. Velika i mala slova ne razlikuju se.':
    'The e-mail address, up to 254 characters. Case makes no difference.',
  'Broj telefona s pozivnim brojem; null ako nije upisan.':
    'The telephone number with its prefix; null if there is none.',
  'Nova lozinka, od 8 do 200 znakova; najčešće se lozinke odbijaju.':
    'The new password, from 8 to 200 characters; the most common ones are refused.',
  'Ista lozinka još jednom.': 'The same password once more.',
  'Naziv tvrtke, do 120 znakova; riječ ne miješa latinična slova s onima drugog pisma.':
    'The name of the company, up to 120 characters; no word mixes Latin letters with those of another script.',
  'Oznaka kategorije.': 'The id of the category.',
  'Opis usluge, do 5000 znakova; na popisu skraćen na 100.':
    'What the service is, up to 5000 characters; in a list cut to 100.',
  'Grad u kojem je sjedište, do 80 znakova.': 'The town of the seat, up to 80 characters.',
  'Od koje cijene, u eurima; null ako nije navedena.':
    'The price from which it starts, in euros; null if none is given.',
  'Do koje cijene, u eurima; null ako nije navedena.':
    'The price up to which it goes, in euros; null if none is given.',
  'Adresa web-stranice; bez sheme se uzima https.':
    'The address of the website; https is taken where there is no scheme.',
  'Korisničko ime na Instagramu, bez znaka @.': 'The user name on Instagram, without the @.',
  'Stvoreno.': 'Created.',
  'Prijava traje 24 sata od zadnjeg korištenja, a uz „remember” 30 dana, ukupno najviše 90 dana.':
    'A session lasts 24 hours from its last use, with “remember” 30 days, and 90 days at most.',
  'Lozinka, do 200 znakova.': 'The password, up to 200 characters.',
  'Traje li prijava 30 dana umjesto 24 sata od zadnjeg poziva.':
    'Whether the session lasts 30 days instead of 24 hours from its last call.',
  'Završava samo onu prijavu čiji je token poslan.': 'Ends only the session whose token was sent.',
  'Tko je prijavljen ovim tokenom.': 'Who is signed in by this token.',
  'Šalje poveznicu koja vrijedi jedan sat, najviše pet na sat; i prethodne vrijede svoj sat. Odgovor je isti, postojao račun ili ne.':
    'Sends a link that is valid for one hour, at most five an hour; the previous ones remain valid for their hour, too. The answer is the same whether the account exists or not.',
  'Token iz poveznice vrijedi jednom; s istom lozinkom poslan još jednom unutar deset minuta dobiva isti odgovor i ništa ne mijenja, a s drugom 409. Završava sve prijave i opoziva API ključeve.':
    'The token of the link is valid once; sent once more with the same password within ten minutes it gets the same answer and changes nothing, with another one 409. Ends all sessions and revokes API keys.',
  'Znakovi iz poveznice u e-mailu, njih 43.': 'The characters in the link of the e-mail, 43 of them.',
  'Poveznica time nije iskorištena. Ako više ne vrijedi, odgovor je 422 s poljem „token”, a ako je njome lozinka promijenjena u zadnjih deset minuta, 409.':
    'This does not use the link up. When it is no longer valid, the answer is 422 with the field “token”, and where it has changed the password in the last ten minutes, 409.',
  'Token iz poveznice potvrđuje adresu na koju je poslana. Tko nije prijavljen u taj račun, šalje i njegovu lozinku: samo vlasnik adrese koji je i otvorio račun može je potvrditi. Ista osoba s istim tokenom dobiva isti odgovor još deset minuta.':
    'The token of the link confirms the address to which it was sent. Whoever is not signed in to that account sends its password as well: only the owner of the address who also opened the account can confirm it. The same person gets the same answer with the same token for ten more minutes.',
  'Lozinka računa; potrebna samo bez prijave tim računom.':
    'The password of the account; needed only without a session of that account.',
  'Odgovor je 200 kad je adresa već potvrđena.': 'The answer is 200 when the address is already confirmed.',
  'Podaci za prijavu i javljanje, s time je li adresa potvrđena.':
    'The data for signing in and for being reached, with whether the address is confirmed.',
  'Što se izostavi, ostaje kako jest. Za drugu e-mail adresu potrebna je trenutačna lozinka; nova se adresa potvrđuje poveznicom.':
    'What is left out stays as it is. For another e-mail address the current password is needed; the new address is confirmed by a link.',
  'Dan vjenčanja para, GGGG-MM-DD; null dok nije poznat.':
    'The couple’s wedding day, YYYY-MM-DD; null until it is known.',
  'Trenutačna lozinka; potrebna samo za drugu e-mail adresu.':
    'The current password; needed only for another e-mail address.',
  'Upiti, poruke i recenzije para ostaju bez njegova imena, adrese i broja telefona, a datoteke koje je poslao brišu se; brišu se i iz razloga i poruka koje su drugi upisali. S pružateljem usluga briše se i cijeli profil. Jedini administrator ne može izbrisati svoj račun.':
    'Leads, messages and reviews of a couple stay without its name, address and telephone number, and the files that it sent are deleted; they are also deleted from reasons and messages that others wrote. With a professional its whole profile is deleted. The only administrator cannot delete their account.',
  'Lozinka računa koji se briše.': 'The password of the account that is deleted.',
  'Završava sve prijave osim one kojom je poziv poslan. API ključevi i dalje vrijede.':
    'Ends all sessions but the one by which the call was sent. API keys stay valid.',
  'Trenutačna lozinka.': 'The current password.',
  'Jedna JSON datoteka s računom i svime što je uz njega upisano ili primljeno. Datoteke iz razgovora navedene su samo nazivom, a bilježaka o prijavama i odlukama administratora nema.':
    'One JSON file with the account and everything that was entered or received with it. Files of conversations are listed by name only, and records of reports and of decisions of admins are not included.',
  'Gdje je račun prijavljen; „current” označava prijavu kojom je poziv poslan.':
    'Where the account is signed in; “current” marks the session by which the call was sent.',
  'Ostaje samo prijava kojom je poziv poslan.': 'Only the session by which the call was sent stays.',
  'Token te prijave odmah prestaje vrijediti.': 'The token of that session stops being valid at once.',
  'Oznaka prijave.': 'The id of the session.',
  'Od najnovijega. Sami se ključevi ne vide; istekli ostaju na popisu 90 dana.':
    'Newest first. The keys themselves are not shown; expired ones stay in the list for 90 days.',
  'Program ga šalje umjesto tokena prijave, u zaglavlju Authorization: Bearer. Najviše ih je 10 koji vrijede. O novome ključu javljamo vlasniku e-poštom. Ne prima Idempotency-Key, jer se odgovor s ključem nigdje ne sprema.':
    'A program sends it instead of the token of a session, in the header Authorization: Bearer. At most 10 are valid. Its owner is told of a new key by e-mail. Takes no Idempotency-Key, since the answer with the key is stored nowhere.',
  'Čemu ključ služi, po riječima vlasnika; do 80 znakova.':
    'What the key is for, in its owner’s words; up to 80 characters.',
  '„read” samo čita, „write” čita i mijenja.': '“read” only reads, “write” reads and changes.',
  'Zadnji dan na koji vrijedi, GGGG-MM-DD; null dok se ne opozove.':
    'The last day on which it is valid, YYYY-MM-DD; null until it is revoked.',
  'Odmah prestaje vrijediti, a tok događaja otvoren njime završava.':
    'It stops being valid at once, and a stream of events opened by it ends.',
  'Oznaka ključa.': 'The id of the key.',
  'Početak i kraj ključa, po kojima se prepoznaje.': 'The beginning and the end of the key, by which it is recognised.',
  'Kad je izrađen, ISO 8601 u UTC-u.': 'When it was made, ISO 8601 in UTC.',
  'Je li taj dan prošao.': 'Whether that day has passed.',
  'Kad je zadnji put upotrijebljen, točno na minutu, ISO 8601 u UTC-u; null prije prvoga puta.':
    'When it was last used, to the minute, ISO 8601 in UTC; null before the first time.',
  'Sam ključ. Vidi se samo u ovom odgovoru.': 'The key itself. Seen only in this answer.',
  'Vrsta računa: „couple” je par, „professional” pružatelj usluga, „admin” administrator.':
    'The kind of account: “couple”, “professional” for those who offer services, “admin” for administrators.',
  'Profil računa koji je pružatelj usluga; ostali ga nemaju.':
    'The profile of an account that is a professional’s; others have none.',
  'Je li e-mail adresa potvrđena poveznicom.': 'Whether the e-mail address was confirmed by the link.',
  'Token za zaglavlje Authorization, vidljiv samo sada.': 'The token for the header Authorization, seen only now.',
  'Prijavljena osoba.': 'The person who is signed in.',
  'Kad je prijava počela, ISO 8601 u UTC-u.': 'When the session began, ISO 8601 in UTC.',
  'Kad je zadnji put korištena, ISO 8601 u UTC-u.': 'When it was last used, ISO 8601 in UTC.',
  'Kad završava ako se više ne koristi, ISO 8601 u UTC-u.': 'When it ends if it is used no more, ISO 8601 in UTC.',
  'Preglednik ili program, kako se sam predstavio; null ako nije.':
    'The browser or program, as it introduced itself; null if it did not.',
  'Je li to prijava kojom je poziv poslan.': 'Whether it is the session by which the call was sent.',
  'Kad je izvoz napravljen, ISO 8601 u UTC-u.': 'When the export was made, ISO 8601 in UTC.',
  'Račun.': 'The account.',
  'Prijave koje traju.': 'The sessions that last.',
  'API ključevi.': 'API keys.',
  'Favoriti para.': 'The couple’s favorites.',
  'Poslani ili primljeni upiti.': 'The leads sent or received.',
  'Poruke svih razgovora, najstarija najprije; od datoteka njihovi nazivi.':
    'The messages of all conversations, oldest first; of files their names.',
  'Poslane ili primljene ponude.': 'The offers sent or received.',
  'Recenzije koje je par napisao.': 'The reviews that the couple wrote.',
  'Profil pružatelja usluga.': 'The professional’s profile.',
  'Svi događaji u kalendaru.': 'All events of the calendar.',
  'Tajna adresa kalendara za druge programe; null ako je nema.':
    'The secret address of the calendar for other programs; null if there is none.',
  'Kalendar za vlastitu stranicu.': 'The calendar for one’s own site.',
  'Kalendari koji se prate.': 'The calendars that are followed.',
  'Spremljeni odgovori.': 'Saved replies.',
  'Webhookovi, bez ključeva za potpis.': 'Webhooks, without the secrets of signatures.',
  'Recenzije vlastitog profila.': 'The reviews of one’s own profile.',
  'Pregledi i spremanja profila po danima.': 'Views of the profile and times it was made a favorite, by day.',
  'Ime i prezime vlasnika.': 'The owner’s first and last name.',
  'E-mail adresa vlasnika.': 'The owner’s e-mail address.',
  'Račun kojem profil pripada.': 'The account to which the profile belongs.',
  'Je li račun vlasnika suspendiran; profil tada nije javan.':
    'Whether the owner’s account is suspended; the profile is not public then.',
  'E-mail adresa.': 'The e-mail address.',
  'Vrsta računa: „couple”, „professional” ili „admin”.': 'The kind of account: “couple”, “professional” or “admin”.',
  'Je li e-mail adresa potvrđena.': 'Whether the e-mail address is confirmed.',
  'Profil pružatelja usluga; null za ostale.': 'The profile of a professional; null for others.',
  'Kad je račun suspendiran, ISO 8601 u UTC-u; null dok nije.':
    'When the account was suspended, ISO 8601 in UTC; null while it is not.',
  'Zašto je suspendiran; null dok nije.': 'Why it is suspended; null while it is not.',
  'Smije li ga pozivatelj suspendirati.': 'Whether the caller may suspend it.',
}

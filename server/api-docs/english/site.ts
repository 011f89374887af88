import type { Sentences } from './sentences.ts'

export const siteSentences: Sentences = {
  'Sve slike portfelja, svaka jednom, u novom redoslijedu. Prva je naslovna.':
    'All pictures of the portfolio, each once, in their new order. The first is the cover.',
  'Oznake svih slika portfelja, svaka jednom, u novom redoslijedu.':
    'The ids of all pictures of the portfolio, each once, in their new order.',
  'Kratak tekst za one koji sliku ne vide.': 'A short text for those who do not see the picture.',
  'Kratak opis za one koji sliku ne vide; null bez njega.':
    'A short description for those who do not see the picture; null without one.',
  'Ako je bila naslovna, to postaje sljedeća.': 'If it was the cover, the next one becomes it.',
  'Broji se najviše jednom u pola sata s iste adrese, bez ičega što bi posjetitelja otkrilo. Vlasnik profila i administratori ne broje se.':
    'Counted at most once in half an hour from the same address, without anything that would tell who the visitor is. The owner of the profile and administrators do not count.',
  'Zadnjih dvanaest mjeseci po vremenu u Zagrebu, od najstarijeg, s tekućim. Upit se broji u mjesecu u kojem je stigao, ponuda u mjesecu u kojem je poslana (bez zamijenjenih i povučenih), a vrijednost dogovora u mjesecu u kojem je prihvaćen, dok je dan rezerviran; dopuna se broji kao razlika.':
    'The last twelve months in Zagreb’s time, oldest first, the current one included. A lead counts in the month in which it came, an offer in the month in which it was sent (replaced and withdrawn ones left out), and the value of an agreement in the month in which it was accepted, while the day is booked; an amendment counts by its difference.',
  'Prazno je ono što vlasnik nije upisao u postavke.': 'Empty is what the owner has not set.',
  'Stiže e-poštom na adresu iz postavki, a odgovor ide na upisanu adresu. Sprema se samo dok se ne pošalje, a ista poruka istog pošiljatelja unutar sat vremena šalje se jednom. Bez adrese u postavkama odgovor je 422.':
    'Comes by e-mail to the address of the settings, and the answer goes to the address that was entered. Stored only until it is sent, and the same message of the same sender is sent once an hour. Without an address in the settings the answer is 422.',
  'Najprije oni koji čekaju, onaj koji čeka najdulje prvi; zatim ostali, najnoviji najprije. Uz stranicu i broj profila u svakom statusu (counts). Profil suspendiranog računa nalazi se samo na popisu bez statusa.':
    'First those that wait, the one that waits longest first; then the others, newest first. Beside the page the number of profiles in each status (counts). The profile of a suspended account is only in the list without a status.',
  'Riječi iz naziva tvrtke, imena ili e-mail adrese vlasnika.':
    'Words of the company’s name, or of the owner’s name or e-mail address.',
  'Samo profili s ovim statusom.': 'Only profiles with this status.',
  'Onaj koji čeka najdulje prvi.': 'The one that waits longest first.',
  'I onaj koji čeka odobrenje ili je odbijen.': 'Also one that waits for approval or is rejected.',
  'Odluke o profilu, o njegovim recenzijama i o računu vlasnika. Najnovije najprije.':
    'Decisions about the profile, its reviews and its owner’s account. Newest first.',
  'Vlasnik to saznaje e-poštom. Profil koji je već odobren ne može se odobriti ponovo.':
    'The owner is notified by e-mail. A profile that is already approved cannot be approved again.',
  'Razlog nije obavezan; vlasnik ga vidi na profilu i dobiva e-poštom.':
    'The reason may be left out; the owner sees it on the profile and gets it by e-mail.',
  'Razlog, do 1000 znakova, koji vlasnik vidi; nije obavezan.':
    'The reason, up to 1000 characters, which the owner sees; may be left out.',
  'Kao odobravanje i odbijanje, a profil se može i vratiti među one koji čekaju.':
    'As approving and rejecting, and the profile can also be put back among those that wait.',
  'Novi status: „pending”, „approved” ili „rejected”.': 'The new status: “pending”, “approved” or “rejected”.',
  'Premium profilu poredak popisa dodaje 0,15 na ponderiranu ocjenu.':
    'The order of the list adds 0.15 to the weighted rating of a premium profile.',
  'Uključuje li se premium.': 'Whether premium is switched on.',
  'Najnoviji najprije. „can_suspend” kaže smije li pozivatelj suspendirati račun.':
    'Newest first. “can_suspend” says whether the caller may suspend the account.',
  'Riječi iz imena ili e-mail adrese.': 'Words of the name or the e-mail address.',
  'Samo računi ove vrste.': 'Only accounts of this kind.',
  '„active” aktivni, „suspended” suspendirani; bez toga svi.':
    '“active” active ones, “suspended” suspended ones; all without it.',
  'Sve prijave odmah završavaju, nova nije moguća, a profil pružatelja usluga ili recenzije para nestaju iz javnosti i ne računaju se u ocjene. Poslani upiti ostaju. Vlastiti račun i posljednji aktivni administrator ne mogu se suspendirati.':
    'All sessions end at once, no new one is possible, and a professional’s profile or a couple’s reviews leave the public and count in no rating. Leads that were sent stay. Your own account and the last active administrator cannot be suspended.',
  'Zašto se račun suspendira, do 1000 znakova.': 'Why the account is suspended, up to 1000 characters.',
  'Profil se vraća u status koji je imao, a recenzije para ponovo se vide i računaju.':
    'The profile returns to the status that it had, and a couple’s reviews are shown and count again.',
  'Tko je što i kada odlučio, i zašto. Najnovije najprije. Zapisi se ne brišu, a iz njih se uklanja samo tko je izbrisao račun.':
    'Who decided what and when, and why. Newest first. Entries are never deleted; only those who have deleted their account are removed from them.',
  'Samo odluke ove vrste.': 'Only decisions of this kind.',
  'JPEG ili PNG do 5 MB, 40 megapiksela i 12.000 piksela po stranici, kao datoteka „image” (multipart/form-data) ili kao adresa data: u JSON-u. Računa se sadržaj, a ne navedena vrsta. Slika se sprema bez metapodataka. Portfelj ima najviše 30 slika.':
    'JPEG or PNG up to 5 MB, 40 megapixels and 12,000 pixels a side, as the file “image” (multipart/form-data) or as a data: address in JSON. The content counts, not the type that is stated. The picture is stored without metadata. A portfolio has at most 30 pictures.',
  'JPEG ili PNG do 5 MB: datoteka, ili u JSON-u adresa „data:”.':
    'JPEG or PNG up to 5 MB: a file, or a “data:” address in JSON.',
  'Adresa je {hash}-{širina}.{avif|webp}, a isječak za dijeljenje {hash}-1200x630.jpg. Sadržaj se pod istom adresom nikad ne mijenja.':
    'The address is {hash}-{width}.{avif|webp}, that of the part for a shared link {hash}-1200x630.jpg. The content of one address never changes.',
  'Naziv datoteke: „hash”, širina u pikselima i vrsta.':
    'The name of the file: “hash”, the width in pixels and the type.',
  'Slika.': 'The picture.',
  'Broj pregleda profila toga dana.': 'The number of views of the profile that day.',
  'Broj spremanja u favorite toga dana.': 'The number of times it was made a favorite that day.',
  'Mjesec, GGGG-MM.': 'The month, YYYY-MM.',
  'Broj pregleda profila.': 'The number of views of the profile.',
  'Broj spremanja u favorite.': 'The number of times it was made a favorite.',
  'Broj upita.': 'The number of leads.',
  'Broj upita iz toga vremena koji više nisu novi.': 'The number of leads of that time that are no longer new.',
  'Broj upita iz toga vremena koji su sada rezervirani.': 'The number of leads of that time that are booked now.',
  'Broj ponuda, bez zamijenjenih i povučenih.': 'The number of offers, replaced and withdrawn ones left out.',
  'Broj prihvaćenih ponuda.': 'The number of accepted offers.',
  'Vrijednost dogovora koji vrijede, u eurima; dopuna se broji kao razlika.':
    'The value of agreements that hold, in euros; an amendment counts by its difference.',
  'Zadnjih dvanaest mjeseci, od najstarijeg.': 'The last twelve months, oldest first.',
  'Udio odgovorenih upita, od 0 do 1; null bez upita.':
    'The share of leads that were answered, from 0 to 1; null without leads.',
  'Udio rezerviranih upita, od 0 do 1; null bez upita.':
    'The share of leads that are booked, from 0 to 1; null without leads.',
  'Udio prihvaćenih ponuda, od 0 do 1; null bez ponuda.':
    'The share of offers that were accepted, from 0 to 1; null without offers.',
  'Svi mjeseci zajedno.': 'All months together.',
  'Oznaka zapisa.': 'The id of the entry.',
  'Što je odlučeno.': 'What was decided.',
  'Ime i prezime.': 'First and last name.',
  'Tko je odlučio; null kad računa više nema.': 'Who decided; null once the account is gone.',
  'Profil o kojem je riječ; null ako nije o profilu.':
    'The profile that it is about; null if it is not about a profile.',
  'Račun o kojem je riječ; null ako nije o računu.':
    'The account that it is about; null if it is not about an account.',
  'Oznaka recenzije o kojoj je riječ; null ako nije o recenziji.':
    'The id of the review that it is about; null if it is not about a review.',
  'Kategorija o kojoj je riječ; null ako nije o kategoriji.':
    'The category that it is about; null if it is not about a category.',
  'Kako je bilo prije; null ako nije bilo nikako.': 'How it was before; null if it was not at all.',
  'Kako je poslije.': 'How it is after.',
  'Status umjesto kojega je ovaj. Ako je u međuvremenu drugi: 409. Izostavljeno: umjesto svakoga.':
    'The status that this one replaces. If it is another one meanwhile: 409. Left out: any status is replaced.',
  'Razlog; null bez njega.': 'The reason; null without one.',
  'Tko vodi portal; null ako nije upisano u postavke.': 'Who runs the site; null if the settings do not say.',
  'Njegova adresa.': 'Their address.',
  'Njegov OIB, 11 znamenki.': 'Their OIB (Croatian tax number), 11 digits.',
  'E-mail adresa za pitanja.': 'The e-mail address for questions.',
  'Broj telefona za pitanja.': 'The telephone number for questions.',
  'Je li sve izmišljeno, kao u probnim podacima.': 'Whether everything is invented, as in demo data.',
}

import type { Sentences } from './sentences.ts'

export const leadsSentences: Sentences = {
  'Status se šalje kao „pending” ili se izostavlja; upit se sprema kao „new”. Istom pružatelju usluga par može poslati najviše deset upita na dan, i kad neke povuče.':
    'The status is sent as “pending” or left out; the lead is stored as “new”. A couple can send one professional at most ten leads a day, also when it withdraws some.',
  'Dan vjenčanja, GGGG-MM-DD, danas ili kasnije.': 'The wedding day, YYYY-MM-DD, today or later.',
  'Poruka, od 1 do 5000 znakova.': 'The message, from 1 to 5000 characters.',
  'Oznaka paketa za koji par pita; bez njega se izostavlja.':
    'The id of the package that the couple asks about; left out without one.',
  '„pending”, ili se izostavlja; sprema se „new”.': '“pending”, or left out; “new” is stored.',
  'Pružatelj usluga vidi primljene upite, a par poslane. Najnoviji najprije, ili po zadnjoj poruci. Dok je upit rezerviran, uz drugu stranu stoji i njezin telefon, ako ga je upisala. Pretraga ne razlikuje velika i mala slova ni dijakritičke znakove.':
    'A professional sees the leads it received, a couple those it sent. Newest first, or by the last message. While a lead is booked, the other side’s telephone number stands beside it, if it has one. The search ignores case and diacritics.',
  'Samo upiti s ovim statusom.': 'Only leads with this status.',
  'Samo upiti za ovaj dan, GGGG-MM-DD.': 'Only leads for this day, YYYY-MM-DD.',
  'Samo upiti ovom pružatelju usluga; za par.': 'Only leads to this professional; for a couple.',
  '„newest”: po vremenu upita; „latest”: po zadnjoj poruci. Inače „newest”.':
    '“newest”: by when the lead came; “latest”: by the last message. Otherwise “newest”.',
  'Dio imena ili e-mail adrese para; samo za pružatelja usluga.':
    'A part of the couple’s name or e-mail address; for a professional only.',
  'Svakome svoj upit i svoj razgovor, redom kojim su navedeni. Tko ne prima upite ili od istog para već ima otvoren upit za taj dan, naveden je u „refused” s razlogom, a ostali ga dobivaju; ako ga ne može dobiti nitko, odgovor je 422. Svaki se broji u dopušteni broj upita.':
    'To each its own lead and conversation, in the order in which they are named. Whoever takes no leads, or has an open one of the same couple for that day, is named in “refused” with the reason, and the others get it; if nobody can get it, the answer is 422. Each counts towards the number of leads allowed.',
  'Oznake pružatelja usluga, od 1 do 5.': 'The ids of professionals, from 1 to 5.',
  'Razlog, kao rečenica.': 'The reason, as a sentence in Croatian.',
  'Kome nije poslano, i zašto.': 'To whom it was not sent, and why.',
  'Primljenih ili poslanih, s brojem nepročitanih poruka („unread”) i zbrojem prihvaćenih ponuda u eurima („agreed_total”).':
    'Of those received or sent, with the number of unread messages (“unread”) and the sum of accepted offers in euros (“agreed_total”).',
  'Vide ga samo par koji ga je poslao i pružatelj usluga koji ga je primio. Dok je rezerviran, svatko vidi telefon drugoga („phone”), ako je upisan.':
    'Seen only by the couple that sent it and the professional that received it. While it is booked, each sees the other’s telephone number (“phone”), if there is one.',
  'Mogući su statusi iz „next_statuses”. „booked” u istom trenutku upisuje dan u kalendar kao rezerviran; ako je dan već rezerviran ili blokiran, odgovor je 409 s kodom „overlap” i ništa se ne mijenja. Dan se u kalendaru zove „Vjenčanje” i ime para. Odbijanje rezerviranog upita otkazuje taj događaj; odbijanje već odbijenog odgovara s 200 i ništa ne mijenja. Par dobiva obavijest e-poštom.':
    'Possible are the statuses of “next_statuses”. “booked” enters the day as booked in the calendar at the same moment; if it is already booked or blocked, the answer is 409 with the code “overlap” and nothing changes. In the calendar the day has the title “Vjenčanje” and the couple’s name. Rejecting a booked lead cancels that event; rejecting a rejected one answers 200 and changes nothing. The couple is told by e-mail.',
  '„new” novo, „contacted” kontaktirano, „interested” zainteresirano, „booked” rezervirano, „rejected” odbijeno.':
    '“new”, “contacted”, “interested”, “booked”, “rejected”.',
  'Par povlači svoj upit dok nije ni potvrđen ni odbijen. Pružatelj usluga koji je na njega odgovorio dobiva obavijest e-poštom.':
    'A couple withdraws its lead while it is neither booked nor rejected. A professional that has answered it is told by mail.',
  'Odgovor bez kraja, kao „server-sent events”. Događaj „lead” nosi novi ili promijenjeni upit kao GET /leads/{id}, a „counts” ono što i GET /leads/counts. Upit se mijenja i svakom porukom, čitanjem i ponudom: nove poruke onda donosi GET /leads/{id}/messages s „after”. „counts” dolazi odmah i nakon svake novosti. Uz zaglavlje Last-Event-ID najprije dolaze upiti pristigli nakon toga, najviše 50. Redak s dvotočkom samo je znak da veza traje. Račun može imati pet veza; ima li ih više, najstarija se može zatvoriti.':
    'An answer without an end, as “server-sent events”. The event “lead” holds a new or changed lead as GET /leads/{id} has it, “counts” what GET /leads/counts has. A lead also changes by each message, reading and offer: GET /leads/{id}/messages with “after” then brings the new messages. “counts” comes at once and after all news. With the header Last-Event-ID the leads that came after it are sent first, at most 50. A line with a colon only shows that the connection lasts. An account may have five connections; of more, the oldest may be closed.',
  'Niz događaja.': 'A stream of events.',
  'Oznaka zadnjeg primljenog događaja: najprije dolazi što je propušteno.':
    'The id of the last event received: what was missed comes first.',
  'Najnovije najprije. Prva poruka razgovora jest sam upit, s oznakom 0. Uz „before” ili „after” dolaze samo starije ili novije od te oznake: tako se ništa ne preskače ni ne ponavlja dok pristižu nove.':
    'Newest first. The first message of a conversation is the lead itself, with the id 0. With “before” or “after” only those before or after that id come: so nothing is skipped or repeated while new messages arrive.',
  'Samo poruke starije od ove, po oznaci.': 'Only messages older than this one, by id.',
  'Samo poruke novije od ove, po oznaci; 0 je sam upit.':
    'Only messages newer than this one, by id; 0 is the lead itself.',
  'Tekst od 1 do 5000 znakova („body”, JSON), ili „multipart/form-data” s „body” i najviše tri datoteke „files” (PDF, JPEG ili PNG, svaka do 10 MB); uz datoteku tekst nije obavezan. Računa se sadržaj datoteke, a ne navedena vrsta; slike se spremaju bez metapodataka. Prva poruka pružatelja usluga mijenja status novog upita u „contacted”. Na odbijen upit više se ne može pisati (422).':
    'Text of 1 to 5000 characters (“body”, JSON), or “multipart/form-data” with “body” and at most three “files” (PDF, JPEG or PNG, each up to 10 MB); with a file the text may be left out. The content of a file counts, not the type that is stated; pictures are stored without metadata. A professional’s first message makes a new lead “contacted”. To a rejected lead nothing more can be written (422).',
  'Poruka, od 1 do 5000 znakova; uz datoteke nije obavezna.':
    'The message, from 1 to 5000 characters; may be left out with files.',
  'Najviše tri datoteke (PDF, JPEG, PNG), svaka do 10 MB; samo u „multipart/form-data”.':
    'At most three files (PDF, JPEG, PNG), each up to 10 MB; only in “multipart/form-data”.',
  'Sve poruke druge strane do ovog trenutka.': 'All messages of the other side until this moment.',
  'Uvijek kao preuzimanje, samo sudionicima razgovora.':
    'Always as a download, to those who take part in the conversation only.',
  'Oznaka priloga.': 'The id of the attachment.',
  'Datoteka.': 'The file.',
  'Svi odjednom, svojim redom: paket naveden sa svojom oznakom („id”) zadržava je, a onaj koji nije naveden briše se. Cjenovni raspon profila ostaje kakav jest.':
    'All at once, in their order: one that is named by its “id” keeps it, one that is not named is deleted. The price range of the profile stays as it is.',
  'Oznaka paketa koji već postoji; novi je nema.': 'The id of a package that exists; a new one has none.',
  'Naziv paketa, do 80 znakova.': 'The name of the package, up to 80 characters.',
  'Cijena jedne jedinice („unit”) u eurima.': 'The price of one unit (“unit”), in euros.',
  'Na što se cijena odnosi: „total” ukupno, „per_guest” po gostu, „per_hour” po satu, „per_day” po danu.':
    'What the price is for: “total” all of it, “per_guest” a guest, “per_hour” an hour, “per_day” a day.',
  'Opis paketa, do 1000 znakova; null ako ga nema.':
    'What the package is, up to 1000 characters; null if it has no description.',
  'Što paket uključuje: najviše 15 stavki, svaka do 120 znakova.':
    'What the package includes: at most 15 items, each up to 120 characters.',
  'Svi paketi, njihovim redom; najviše šest.': 'All packages, in their order; at most six.',
  'Po abecedi. U tekstu „{par}”, „{datum}” i „{tvrtka}” stoje umjesto imena para, datuma i naziva tvrtke.':
    'By the alphabet. In the text “{par}”, “{datum}” and “{tvrtka}” stand for the couple’s name, the date and the name of the company.',
  'Najviše 20.': 'At most 20.',
  'Naslov, do 80 znakova.': 'The title, up to 80 characters.',
  'Tekst, do 5000 znakova; „{par}”, „{datum}” i „{tvrtka}” zamjenjuju se.':
    'The text, up to 5000 characters; “{par}”, “{datum}” and “{tvrtka}” are replaced.',
  'Mijenja oba polja. Već poslane poruke ostaju kakve jesu.':
    'Changes both fields. Messages that were sent stay as they are.',
  'Već poslane poruke ostaju.': 'Messages that were sent stay.',
  'Administrator dobiva sve što je do tada napisano i nazive priloga, a ništa poslije. Inače razgovore ne vidi. Druga prijava prije odluke odgovara s 409.':
    'An administrator gets all that was written until then and the names of attachments, and nothing after it. Otherwise they see no conversations. A second report before a decision answers 409.',
  'Zašto se razgovor prijavljuje, do 1000 znakova.': 'Why the conversation is reported, up to 1000 characters.',
  'Najnoviji najprije.': 'Newest first.',
  '„open” one koje čekaju, „resolved” riješene; bez toga sve.':
    '“open” those that wait, “resolved” those that are resolved; all without it.',
  'Koliko ih čeka.': 'How many wait.',
  'Koliko ih je riješeno.': 'How many are resolved.',
  'Broj prijava u svakom stanju.': 'The number of reports in each state.',
  'S onime što je do prijave napisano, od najstarijeg.': 'With what was written until the report, oldest first.',
  'Prijava time nestaje s popisa otvorenih. Ako je već riješena, odgovor je 422.':
    'The report is no longer in the list of open ones. If it is resolved already, the answer is 422.',
  'Odluka, do 1000 znakova; nije obavezna.': 'The decision, up to 1000 characters; may be left out.',
  'Najnovija najprije. Otvorena ponuda kojoj je prošao zadnji dan ima status „expired”.':
    'Newest first. An open offer whose last day has passed has the status “expired”.',
  'Zamjenjuje otvorenu ponudu istog upita. Novi upit time postaje „contacted”. Na rezervirani upit nova je ponuda dopuna: kad se prihvati, ona je dogovor. Iznosi imaju najviše dvije, a količine tri decimale; ništa se ne zaokružuje osim umnoška, na cent.':
    'Replaces an open offer to the same lead. A new lead becomes “contacted”. To a booked lead a new offer is an amendment: when it is accepted, it is the agreement. Amounts have at most two decimals, quantities three; nothing is rounded but the product, to a cent.',
  'Što se nudi, do 200 znakova.': 'What is offered, up to 200 characters.',
  'Količina, veća od 0, najviše tri decimale.': 'The quantity, more than 0, at most three decimals.',
  'Cijena jednoga, u eurima, najviše dvije decimale.': 'The price of one, in euros, at most two decimals.',
  'Stavke, od 1 do 30.': 'The items, from 1 to 30.',
  'Zadnji dan prihvaćanja, GGGG-MM-DD, najviše 366 dana od danas.':
    'The last day on which it can be accepted, YYYY-MM-DD, at most 366 days from today.',
  'Predujam, u eurima; null bez njega.': 'The deposit, in euros; null without one.',
  'Do kojega dana se uplaćuje, GGGG-MM-DD; null ako nije rečeno.':
    'The day by which it is paid, YYYY-MM-DD; null if that is not said.',
  '„included” PDV je u cijeni, „exempt” izvan sustava PDV-a.':
    '“included” VAT is in the price, “exempt” outside of VAT.',
  'Napomena, do 2000 znakova; null ako je nema.': 'A note, up to 2000 characters; null without one.',
  'Uvjeti otkazivanja, do 2000 znakova; null ako ih nema.':
    'The terms of cancellation, up to 2000 characters; null without any.',
  'Naziv, adresa i brojevi tvrtke, kako ih piše na ispravama; do 500 znakova, null ako nisu upisani.':
    'Name, address and numbers of the company as its documents have them; up to 500 characters, null if there are none.',
  'Kao polazište za novu: zadnja ponuda bilo kojem paru. Bez ijedne je null.':
    'The last offer to any couple, to start a new one from; null without one.',
  'Za ispis. Telefon stoji otkad je dan rezerviran.':
    'For printing. The telephone number is there once the day is booked.',
  'Dogovor obje strane: u istom trenutku ponuda je prihvaćena, upit rezerviran, a dan upisan u kalendar. Ako je dan u međuvremenu zauzet, odgovor je 409 s kodom „overlap” i ništa se ne mijenja. Ponuda koja više nije otvorena odgovara s 422 i rečenicom o tome što je s njom; tko ponovi vlastito prihvaćanje, dobiva 200 i ništa se ne mijenja.':
    'The agreement of both sides: at the same moment the offer is accepted, the lead booked and the day entered in the calendar. If the day has been taken meanwhile, the answer is 409 with the code “overlap” and nothing changes. An offer that is no longer open answers 422 with a sentence about what became of it; whoever repeats their own acceptance gets 200 and nothing changes.',
  'S razlogom i željenim iznosom, ako ih par želi reći. Upit ostaje otvoren, a dogovor koji već postoji ostaje kakav jest. Ponovljeno odbijanje ništa ne mijenja.':
    'With a reason and the amount wished for, if the couple wants to say them. The lead stays open, and an agreement that exists stays as it is. Declining again changes nothing.',
  'Zašto se odbija, do 1000 znakova; nije obavezno.': 'Why it is declined, up to 1000 characters; may be left out.',
  'Koliki bi ukupan iznos par želio, u eurima; nije obavezno.':
    'The total that the couple would like, in euros; may be left out.',
  'Dok čeka odgovor. Ponovljeno povlačenje ništa ne mijenja.':
    'While it waits for an answer. Withdrawing again changes nothing.',
  'Najnoviji najprije. „professional” je null dok profil nije javan.':
    'Newest first. “professional” is null while its profile is not public.',
  'Ako je već među favoritima, odgovor je 200 s postojećim.':
    'If it is a favorite already, the answer is 200 with that one.',
  'Bilješka para, do 1000 znakova; null bez nje. Vidi je samo par.':
    'The couple’s note, up to 1000 characters; null without one. Only the couple sees it.',
  'Vide je samo par, najviše 1000 znakova. Prazna se briše.':
    'Only the couple sees it, at most 1000 characters. An empty one is deleted.',
  'Tekst umjesto kojega je ovaj, null ako ga nema. Ako je u međuvremenu drugi: 409. Izostavljeno: umjesto svakoga.':
    'The text that this one replaces, null if there is none. If it is another one meanwhile: 409. Left out: any text is replaced.',
  'Kad je zadnji put promijenjen onaj umjesto kojega je ovaj (updated_at). Ako je u međuvremenu drugi: 409. Izostavljeno: umjesto svakoga.':
    'When the one that this replaces was last changed (updated_at). If it is another one meanwhile: 409. Left out: any is replaced.',
  'Briše i bilješku.': 'Deletes the note as well.',
  'Redni broj ponude kod pružatelja usluga. Nijedan se ne daje dvaput, ni kad ponuda nestane s upitom koji par povuče.':
    'The number of the offer with this professional, counted from 1. None is given twice, not even when the offer is gone with an enquiry that its couple withdraws.',
  '„open” čeka odgovor, „accepted” prihvaćena, „declined” odbijena, „withdrawn” povučena, „expired” istekla, „replaced” zamijenjena novom, „amended” zamijenjena dopunom.':
    '“open” waits for an answer, “accepted”, “declined”, “withdrawn”, “expired”, “replaced” by a new one, “amended” by an amendment.',
  'Ukupno, u eurima: zbroj stavki, svaka zaokružena na cent.':
    'The total, in euros: the sum of the items, each rounded to a cent.',
  'Oznaka paketa; null kad ga više nema.': 'The id of the package; null once it is gone.',
  'Naziv paketa.': 'The name of the package.',
  'Dan vjenčanja, GGGG-MM-DD.': 'The wedding day, YYYY-MM-DD.',
  'Paket za koji par pita, kakav je tada bio; null bez njega.':
    'The package that the couple asks about, as it was then; null without one.',
  'E-mail adresa para.': 'The couple’s e-mail address.',
  'Je li par potvrdio svoju e-mail adresu.': 'Whether the couple has confirmed its e-mail address.',
  'Broj telefona para; samo za pružatelja usluga, dok je upit rezerviran.':
    'The couple’s telephone number; for the professional only, while the lead is booked.',
  'Par koji ga je poslao; null kad računa više nema.': 'The couple that sent it; null once the account is gone.',
  'Naziv tvrtke pružatelja usluga.': 'The name of the professional’s company.',
  'Njegov broj telefona; samo za par, dok je upit rezerviran.':
    'Its telephone number; for the couple only, while the lead is booked.',
  'Pružatelj usluga koji ga je primio.': 'The professional that received it.',
  'Broj poruka druge strane koje onaj tko pita nije pročitao.':
    'The number of messages of the other side that the caller has not read.',
  'Kad je napisana zadnja poruka, ISO 8601 u UTC-u.': 'When the last message was written, ISO 8601 in UTC.',
  'Tko ju je napisao: „couple” ili „professional”.': 'Who wrote it: “couple” or “professional”.',
  '„text” je poruka, „offer” ponuda.': '“text” is a message, “offer” an offer.',
  'Njezin početak u jednom retku, do 120 znakova.': 'Its beginning in one line, up to 120 characters.',
  'Zadnja poruka para ili pružatelja usluga.': 'The last message of the couple or the professional.',
  'Oznaka najnovije poruke koju je druga strana pročitala; 0 je sam upit, null nijedna.':
    'The id of the newest message that the other side has read; 0 is the lead itself, null none.',
  'Je li njegov profil javan; inače mu stranice nema.': 'Whether its profile is public; it has no page otherwise.',
  'Je li upit otvoren, a dan u kalendaru pružatelja usluga rezerviran ili blokiran.':
    'Whether the enquiry is open, and the calendar of the professional has the day as booked or blocked.',
  'Je li odbijen nakon što je bio rezerviran: rezervacija je otkazana.':
    'Whether it was rejected after it had been booked: the booking is called off.',
  'Može li se još pisati.': 'Whether one can still write.',
  'Ponuda koja vrijedi: dogovor, inače otvorena, inače zadnja; null bez nje.':
    'The offer that holds: the agreement, else the open one, else the last; null without one.',
  'Samo za par: može li upit još povući.': 'For the couple only: whether it can still withdraw the lead.',
  'Samo za pružatelja usluga: u što može prijeći.': 'For the professional only: what it can become.',
  'Smije li je napisati.': 'Whether one may be written.',
  'Recenzija; null dok je nema.': 'The review; null while there is none.',
  'Samo za par: njegova recenzija.': 'For the couple only: its review.',
  'Broj upita: novi.': 'The number of leads: new.',
  'Broj upita: kontaktirano.': 'The number of leads: contacted.',
  'Broj upita: zainteresirano.': 'The number of leads: interested.',
  'Broj upita: rezervirano.': 'The number of leads: booked.',
  'Broj upita: odbijeno.': 'The number of leads: rejected.',
  'Broj upita: svi.': 'The number of leads: all.',
  'Broj nepročitanih poruka.': 'The number of unread messages.',
  'Zbroj prihvaćenih ponuda, u eurima.': 'The sum of accepted offers, in euros.',
  'Vrsta datoteke.': 'The type of the file.',
  'Veličina u bajtovima.': 'The size in bytes.',
  'Širina slike u pikselima; null za PDF.': 'The width of the picture in pixels; null for a PDF.',
  'Visina slike u pikselima; null za PDF.': 'The height of the picture in pixels; null for a PDF.',
  'Oznaka poruke; u razgovoru rastu redom, 0 je sam upit.':
    'The id of the message; they grow in the order of the conversation, 0 is the lead itself.',
  'Tko je piše: „couple”, „professional”, ili „system” kad je to sam portal.':
    'Who writes it: “couple”, “professional”, or “system” when it is the site itself.',
  'Ime autora; prazno uz „system”.': 'The author’s name; empty with “system”.',
  '„text” je poruka, „status” promjena statusa, „offer” ponuda.':
    '“text” is a message, “status” a change of the status, “offer” an offer.',
  'Tekst s prijelomima redaka; uz odbijenu ponudu razlog.':
    'The text with its line breaks; with a declined offer the reason.',
  'Uz „status”: novi status upita; inače null.': 'With “status”: the lead’s new status; otherwise null.',
  'Uz „offer”: oznaka ponude; inače null.': 'With “offer”: the id of the offer; otherwise null.',
  'Uz „offer”: poslana, prihvaćena, odbijena ili povučena; inače null.':
    'With “offer”: sent, accepted, declined or withdrawn; otherwise null.',
  'Prilozi.': 'Attachments.',
  'Kad ju je druga strana pročitala, ISO 8601 u UTC-u; null dok nije.':
    'When the other side read it, ISO 8601 in UTC; null until then.',
  'Iznos stavke, u eurima.': 'The amount of the item, in euros.',
  'Stavke.': 'The items.',
  'Kad je o njoj odlučeno, ISO 8601 u UTC-u; null dok čeka.':
    'When it was decided, ISO 8601 in UTC; null while it waits.',
  'Zašto ju je par odbio; null bez razloga.': 'Why the couple declined it; null without a reason.',
  'Koliki bi ukupan iznos par želio, u eurima; null ako nije rekao.':
    'The total that the couple would like, in euros; null if it did not say.',
  'Čeka li odgovor, a ne može se prihvatiti jer je dan u međuvremenu zauzet.':
    'Whether it waits for an answer but cannot be accepted, since the day has been taken meanwhile.',
  'Mijenja li dogovor koji već postoji.': 'Whether it changes an agreement that exists.',
  'Samo za par: može li je sada prihvatiti ili odbiti.':
    'For the couple only: whether it can accept or decline it now.',
  'Samo za pružatelja usluga: može li je povući.': 'For the professional only: whether it can withdraw it.',
  'Ponuda.': 'The offer.',
  'Grad; null ako nije upisan.': 'The town; null if there is none.',
  'E-mail adresa pružatelja usluga.': 'The professional’s e-mail address.',
  'Broj telefona; null dok dan nije rezerviran.': 'The telephone number; null until the day is booked.',
  'Tko nudi.': 'Who offers.',
  'Kome se nudi; null kad računa više nema.': 'To whom it is offered; null once the account is gone.',
  'Vrsta događaja: „lead” je novi ili promijenjeni upit, „counts” su brojevi.':
    'The kind of event: “lead” is a new or changed lead, “counts” are the numbers.',
  'Oznaka događaja za Last-Event-ID.': 'The id of the event, for Last-Event-ID.',
  'Upit ili brojevi, kao JSON u jednom retku.': 'The lead or the numbers, as JSON in one line.',
  'Oznaka upita; null kad je povučen.': 'The id of the lead; null once it is withdrawn.',
  'Zašto je razgovor prijavljen.': 'Why the conversation is reported.',
  '„couple” par ili „professional” pružatelj usluga.': '“couple” or “professional”.',
  'Tko ga je prijavio; null kad računa više nema.': 'Who reported it; null once the account is gone.',
  'Kad je riješena, ISO 8601 u UTC-u; null dok čeka.': 'When it was resolved, ISO 8601 in UTC; null while it waits.',
  'Odluka administratora; null bez nje.': 'The administrator’s decision; null without one.',
  'Tko piše: „couple”, „professional” ili „system”.': 'Who writes: “couple”, “professional” or “system”.',
  'Tekst poruke.': 'The text of the message.',
  'Nazivi priloga.': 'The names of attachments.',
  'Razgovor do prijave, od najstarije poruke.': 'The conversation until the report, from the oldest message.',
}

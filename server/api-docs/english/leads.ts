import type { Sentences } from './sentences.ts'

export const leadsSentences: Sentences = {
  'Status se šalje kao „pending” ili se izostavlja; upit se sprema kao „new”. Istom pružatelju usluga par može poslati najviše deset upita na dan, i kad neke povuče.':
    'Send the status “pending” or leave it out; the lead is stored as “new”. A couple can send a professional at most ten leads a day, including withdrawn ones.',
  'Dan vjenčanja, GGGG-MM-DD, danas ili kasnije.': 'The wedding day, YYYY-MM-DD, today or later.',
  'Poruka, od 1 do 5000 znakova.': 'The message, from 1 to 5000 characters.',
  'Oznaka paketa za koji par pita; bez njega se izostavlja.':
    'The id of the package that the couple asks about; leave it out if there is none.',
  '„pending”, ili se izostavlja; sprema se „new”.': '“pending”, or leave it out; stored as “new”.',
  'Pružatelj usluga vidi primljene upite, a par poslane. Najnoviji najprije, ili po zadnjoj poruci. Dok je upit rezerviran, uz drugu stranu stoji i njezin telefon, ako ga je upisala. Pretraga ne razlikuje velika i mala slova ni dijakritičke znakove.':
    'Professionals see the leads they received, couples those they sent, newest first or by the last message. While a lead is booked, it includes the other side’s phone number, if there is one. The search ignores case and diacritics.',
  'Samo upiti s ovim statusom.': 'Only leads with this status.',
  'Samo upiti za ovaj dan, GGGG-MM-DD.': 'Only leads for this day, YYYY-MM-DD.',
  'Samo upiti ovom pružatelju usluga; za par.': 'Only leads to this professional; for a couple.',
  '„newest”: po vremenu upita; „latest”: po zadnjoj poruci. Inače „newest”.':
    '“newest”: by the time of the lead; “latest”: by the last message. The default is “newest”.',
  'Dio imena ili e-mail adrese para; samo za pružatelja usluga.':
    'Part of the couple’s name or e-mail address; only for professionals.',
  'Svakome svoj upit i svoj razgovor, redom kojim su navedeni. Tko ne prima upite ili od istog para već ima otvoren upit za taj dan, naveden je u „refused” s razlogom, a ostali ga dobivaju; ako ga ne može dobiti nitko, odgovor je 422. Svaki se broji u dopušteni broj upita.':
    'Each professional gets a separate lead and conversation, in the given order. Professionals who do not accept leads, or who already have an open one from the same couple for that day, are listed in “refused” with the reason, and the others still receive theirs. If nobody can receive it, the answer is 422. Each lead counts towards the limit.',
  'Oznake pružatelja usluga, od 1 do 5.': 'The ids of professionals, from 1 to 5.',
  'Razlog, kao rečenica.': 'The reason, as a sentence in Croatian.',
  'Kome nije poslano, i zašto.': 'To whom it was not sent, and why.',
  'Primljenih ili poslanih, s brojem nepročitanih poruka („unread”) i zbrojem prihvaćenih ponuda u eurima („agreed_total”).':
    'Counts of the leads received or sent, with the number of unread messages (“unread”) and the total of accepted offers in euros (“agreed_total”).',
  'Vide ga samo par koji ga je poslao i pružatelj usluga koji ga je primio. Dok je rezerviran, svatko vidi telefon drugoga („phone”), ako je upisan.':
    'Only visible to the couple that sent it and the professional who received it. While it is booked, each sees the other’s phone number (“phone”), if there is one.',
  'Mogući su statusi iz „next_statuses”: dok profil nije javan, među njima nema statusa „booked”. „booked” u istom trenutku upisuje dan u kalendar kao rezerviran; ako je dan već rezerviran ili blokiran, odgovor je 409 s kodom „overlap” i ništa se ne mijenja. Dan se u kalendaru zove „Vjenčanje” i ime para. Odbijanje rezerviranog upita otkazuje taj događaj; odbijanje već odbijenog odgovara s 200 i ništa ne mijenja. Par dobiva obavijest e-poštom.':
    'The possible statuses are listed in “next_statuses”: without “booked” while the profile is not public. “booked” also books the day in the calendar; if the day is already booked or blocked, the answer is 409 with the code “overlap” and nothing changes. The event’s title is “Vjenčanje” followed by the couple’s name. Rejecting a booked lead cancels that event; rejecting a rejected lead answers 200 and changes nothing. The couple is notified by e-mail.',
  '„new” novo, „contacted” kontaktirano, „interested” zainteresirano, „booked” rezervirano, „rejected” odbijeno.':
    '“new”, “contacted”, “interested”, “booked”, “rejected”.',
  'Par povlači svoj upit dok nije ni potvrđen ni odbijen. Pružatelj usluga koji je na njega odgovorio dobiva obavijest e-poštom.':
    'A couple can withdraw its lead while it is neither booked nor rejected. A professional who has answered it is notified by e-mail.',
  'Odgovor bez kraja, kao „server-sent events”. Događaj „lead” nosi novi ili promijenjeni upit kao GET /leads/{id}, a „counts” ono što i GET /leads/counts. Upit se mijenja i svakom porukom, čitanjem i ponudom: nove poruke onda donosi GET /leads/{id}/messages s „after”. „counts” dolazi odmah i nakon svake novosti. Uz zaglavlje Last-Event-ID najprije dolaze upiti pristigli nakon toga, najviše 50. Redak s dvotočkom samo je znak da veza traje. Račun može imati pet veza; ima li ih više, najstarija se može zatvoriti.':
    'An endless response of server-sent events. A “lead” event contains a new or changed lead as in GET /leads/{id}, a “counts” event the same as GET /leads/counts. Messages, read marks and offers also change a lead; GET /leads/{id}/messages with “after” then returns the new messages. “counts” is sent at once and after every change. With the header Last-Event-ID, leads received since then come first, at most 50. A line that starts with a colon only keeps the connection alive. An account may have five connections; beyond that, the oldest may be closed.',
  'Niz događaja.': 'A stream of events.',
  'Oznaka zadnjeg primljenog događaja: najprije dolazi što je propušteno.':
    'The id of the last event received; missed events are sent first.',
  'Najnovije najprije. Prva poruka razgovora jest sam upit, s oznakom 0. Uz „before” ili „after” dolaze samo starije ili novije od te oznake: tako se ništa ne preskače ni ne ponavlja dok pristižu nove.':
    'Newest first. The first message of a conversation is the lead itself, with the id 0. With “before” or “after”, only messages older or newer than that id are returned, so that nothing is skipped or repeated while new messages arrive.',
  'Samo poruke starije od ove, po oznaci.': 'Only messages older than this one, by id.',
  'Samo poruke novije od ove, po oznaci; 0 je sam upit.':
    'Only messages newer than this one, by id; 0 is the lead itself.',
  'Tekst od 1 do 5000 znakova („body”, JSON), ili „multipart/form-data” s „body” i najviše tri datoteke „files” (PDF, JPEG ili PNG, svaka do 10 MB); uz datoteku tekst nije obavezan. Računa se sadržaj datoteke, a ne navedena vrsta; slike se spremaju bez metapodataka. Prva poruka pružatelja usluga mijenja status novog upita u „contacted”. Na odbijen upit više se ne može pisati (422).':
    'A text of 1 to 5000 characters (“body”, JSON), or “multipart/form-data” with “body” and at most three “files” (PDF, JPEG or PNG, up to 10 MB each); with files, the text is optional. A file’s content decides, not its declared type; pictures are stored without metadata. A professional’s first message changes a new lead to “contacted”. Rejected leads accept no more messages (422).',
  'Poruka, od 1 do 5000 znakova; uz datoteke nije obavezna.':
    'The message, from 1 to 5000 characters; optional with files.',
  'Najviše tri datoteke (PDF, JPEG, PNG), svaka do 10 MB; samo u „multipart/form-data”.':
    'At most three files (PDF, JPEG, PNG), each up to 10 MB; only in “multipart/form-data”.',
  'Sve poruke druge strane do ovog trenutka.': 'Marks all messages of the other side as read up to now.',
  'Uvijek kao preuzimanje, samo sudionicima razgovora.':
    'Always a download, and only for the two sides of the conversation.',
  'Oznaka priloga.': 'The id of the attachment.',
  'Datoteka.': 'The file.',
  'Svi odjednom, svojim redom: paket naveden sa svojom oznakom („id”) zadržava je, a onaj koji nije naveden briše se. Cjenovni raspon profila ostaje kakav jest.':
    'Replaces all packages, in order: a package given with its “id” keeps it, and packages that are not given are deleted. The profile’s price range does not change.',
  'Oznaka paketa koji već postoji; novi je nema.': 'The id of an existing package; leave it out for a new one.',
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
    'Changes both fields. Messages already sent do not change.',
  'Već poslane poruke ostaju.': 'Messages already sent stay.',
  'Administrator dobiva sve što je do tada napisano i nazive priloga, a ništa poslije. Inače razgovore ne vidi. Druga prijava prije odluke odgovara s 409.':
    'Administrators get everything written so far, including the names of attachments, and nothing written later. Otherwise they see no conversations. A second report before a decision answers 409.',
  'Zašto se razgovor prijavljuje, do 1000 znakova.': 'Why the conversation is reported, up to 1000 characters.',
  'Najnoviji najprije.': 'Newest first.',
  '„open” one koje čekaju, „resolved” riješene; bez toga sve.': '“open” or “resolved”; leave it out for all.',
  'Koliko ih čeka.': 'How many are open.',
  'Koliko ih je riješeno.': 'How many are resolved.',
  'Broj prijava u svakom stanju.': 'The number of reports in each state.',
  'S onime što je do prijave napisano, od najstarijeg.': 'Includes everything written before the report, oldest first.',
  'Prijava time nestaje s popisa otvorenih, a onaj tko je prijavio dobiva obavijest e-poštom. Ako je već riješena, odgovor je 422.':
    'Removes the report from the list of open ones; the side that has reported it is told by mail. If it is already resolved, the answer is 422.',
  'Odluka, do 1000 znakova; nije obavezna.': 'The decision, up to 1000 characters; optional.',
  'Najnovija najprije. Otvorena ponuda kojoj je prošao zadnji dan ima status „expired”.':
    'Newest first. An open offer whose last day has passed has the status “expired”.',
  'Zamjenjuje otvorenu ponudu istog upita. Ako je „replaces” naveden, a ta ponuda više nije otvorena ili je otvorena druga, ili je naveden „newest”, a u međuvremenu je na novu već odgovoreno, odgovor je 409 s kodom „conflict” i ništa se ne šalje. Novi upit time postaje „contacted”. Na rezervirani upit nova je ponuda dopuna: kad se prihvati, ona je dogovor. Iznosi imaju najviše dvije, a količine tri decimale; ništa se ne zaokružuje osim umnoška, na cent.':
    'Replaces an open offer for the same lead. If “replaces” is given and that offer is not open any more, or another one is, or if “newest” is given and a newer one has been answered meanwhile, the answer is 409 with the code “conflict” and nothing is sent. A new lead becomes “contacted”. For a booked lead, a new offer is an amendment, which becomes the agreement once accepted. Amounts have at most two decimals, quantities at most three; only their product is rounded, to a cent.',
  'Što se nudi, do 200 znakova.': 'The item offered, up to 200 characters.',
  'Količina, veća od 0, najviše tri decimale.': 'The quantity, greater than 0, with at most three decimals.',
  'Cijena jednoga, u eurima, najviše dvije decimale.': 'The price per unit, in euros, with at most two decimals.',
  'Stavke, od 1 do 30.': 'The items, from 1 to 30.',
  'Zadnji dan prihvaćanja, GGGG-MM-DD, najviše 366 dana od danas.':
    'The last day on which it can be accepted, YYYY-MM-DD, at most 366 days from today.',
  'Predujam, u eurima; null bez njega.': 'The deposit, in euros; null if there is none.',
  'Do kojega dana se uplaćuje, GGGG-MM-DD; null ako nije rečeno.':
    'The day by which the deposit is due, YYYY-MM-DD; null if not stated.',
  '„included” PDV je u cijeni, „exempt” izvan sustava PDV-a.':
    '“included”: the price includes VAT; “exempt”: not liable for VAT.',
  'Napomena, do 2000 znakova; null ako je nema.': 'A note, up to 2000 characters; null if there is none.',
  'Uvjeti otkazivanja, do 2000 znakova; null ako ih nema.':
    'The cancellation terms, up to 2000 characters; null if there are none.',
  'Naziv, adresa i brojevi tvrtke, kako ih piše na ispravama; do 500 znakova, null ako nisu upisani.':
    'The company’s name, address and numbers as on its documents, up to 500 characters; null if there are none.',
  'Kao polazište za novu: zadnja ponuda bilo kojem paru. Ako nema nijedne, null.':
    'The latest offer to any couple, as a starting point for a new one; null if there is none.',
  'Za ispis. Telefon je naveden otkad je dan rezerviran.':
    'For printing. Includes phone numbers once the day is booked.',
  'Dogovor obje strane: u istom trenutku ponuda je prihvaćena, upit rezerviran, a dan upisan u kalendar. Ako je dan u međuvremenu zauzet, odgovor je 409 s kodom „overlap” i ništa se ne mijenja. Ponuda koja više nije otvorena odgovara s 422 i rečenicom o tome što je s njom; tko ponovi vlastito prihvaćanje, dobiva 200 i ništa se ne mijenja.':
    'The agreement of both sides: accepts the offer, books the lead and enters the day in the calendar, all at once. If the day has been taken meanwhile, the answer is 409 with the code “overlap” and nothing changes. For an offer that is no longer open, the answer is 422 with a sentence that explains why; accepting it a second time answers 200 and changes nothing.',
  'S razlogom i željenim iznosom, ako ih par želi reći. Upit ostaje otvoren, a dogovor koji već postoji ostaje kakav jest. Ponovljeno odbijanje ništa ne mijenja.':
    'With an optional reason and a desired amount. The lead stays open, and an existing agreement does not change. Declining again changes nothing.',
  'Zašto se odbija, do 1000 znakova; nije obavezno.': 'Why it is declined, up to 1000 characters; optional.',
  'Koliki bi ukupan iznos par želio, u eurima; nije obavezno.':
    'The total that the couple would like, in euros; optional.',
  'Dok čeka odgovor. Ponovljeno povlačenje ništa ne mijenja.':
    'Possible while it is open. Withdrawing again changes nothing.',
  'Najnoviji najprije. „professional” je null dok profil nije javan.':
    'Newest first. “professional” is null while its profile is not public.',
  'Ako je već među favoritima, odgovor je 200 s postojećim.':
    'If it already is a favorite, the answer is 200 with the existing one.',
  'Bilješka para, do 1000 znakova; null bez nje. Vidi je samo par.':
    'The couple’s note, up to 1000 characters; null if there is none. Only the couple sees it.',
  'Vide je samo par, najviše 1000 znakova. Prazna se briše.':
    'At most 1000 characters, and only visible to the couple. An empty note is deleted.',
  'Tekst umjesto kojega je ovaj, null ako ga nema. Ako je u međuvremenu drugi: 409. Izostavljeno: umjesto svakoga.':
    'The text to be replaced; null if there is none. If it has changed meanwhile, the answer is 409. If left out, any text is replaced.',
  'Kad je zadnji put promijenjen onaj umjesto kojega je ovaj (updated_at). Ako je u međuvremenu drugi: 409. Izostavljeno: umjesto svakoga.':
    'The updated_at of the version to be replaced. If it has changed meanwhile, the answer is 409. If left out, any version is replaced.',
  'Briše i bilješku.': 'Deletes the note as well.',
  'Redni broj ponude kod pružatelja usluga. Nijedan se ne daje dvaput, ni kad ponuda nestane s upitom koji par povuče.':
    'The offer’s number, counted from 1 for each professional. Numbers are never reused, even if an offer is deleted with a withdrawn lead.',
  '„open” čeka odgovor, „accepted” prihvaćena, „declined” odbijena, „withdrawn” povučena, „expired” istekla, „replaced” zamijenjena novom, „amended” zamijenjena dopunom.':
    '“open”, “accepted”, “declined”, “withdrawn”, “expired”, “replaced” by a new offer, or “amended” by an amendment.',
  'Ukupno, u eurima: zbroj stavki, svaka zaokružena na cent.':
    'The total, in euros: the sum of the items, each rounded to the cent.',
  'Oznaka paketa; null kad ga više nema.': 'The id of the package; null once it is gone.',
  'Naziv paketa.': 'The name of the package.',
  'Dan vjenčanja, GGGG-MM-DD.': 'The wedding day, YYYY-MM-DD.',
  'Paket za koji par pita, kakav je tada bio; null bez njega.':
    'The package that the couple asks about, as it was then; null if there is none.',
  'E-mail adresa para.': 'The couple’s e-mail address.',
  'Je li par potvrdio svoju e-mail adresu.': 'Whether the couple has confirmed its e-mail address.',
  'Broj telefona para; samo za pružatelja usluga, dok je upit rezerviran.':
    'The couple’s phone number; only for the professional, while the lead is booked.',
  'Par koji ga je poslao; null kad računa više nema.': 'The couple that sent it; null once the account is gone.',
  'Naziv tvrtke pružatelja usluga.': 'The name of the professional’s company.',
  'Njegov broj telefona; samo za par, dok je upit rezerviran.':
    'Its phone number; only for the couple, while the lead is booked.',
  'Pružatelj usluga koji ga je primio.': 'The professional who received it.',
  'Broj poruka druge strane koje onaj tko pita nije pročitao.':
    'The number of the other side’s messages that the caller has not read.',
  'Kad je napisana zadnja poruka, ISO 8601 u UTC-u.': 'When the last message was written, ISO 8601 in UTC.',
  'Tko ju je napisao: „couple” ili „professional”.': 'Who wrote it: “couple” or “professional”.',
  '„text” je poruka, „offer” ponuda.': '“text” for a message, “offer” for an offer.',
  'Njezin početak u jednom retku, do 120 znakova.': 'Its beginning on one line, up to 120 characters.',
  'Zadnja poruka para ili pružatelja usluga.': 'The last message by the couple or the professional.',
  'Oznaka najnovije poruke koju je druga strana pročitala; 0 je sam upit, null nijedna.':
    'The id of the newest message that the other side has read; 0 is the lead itself, null means none.',
  'Njegova kategorija; null ako je nema ili profil nije javan.':
    'Its category; null if it has none or the profile is not public.',
  'Je li njegov profil javan; inače mu stranice nema.': 'Whether its profile is public; otherwise it has no page.',
  'Je li upit otvoren, a dan u kalendaru pružatelja usluga rezerviran ili blokiran.':
    'Whether the enquiry is open and its day is booked or blocked in the professional’s calendar.',
  'Je li odbijen nakon što je bio rezerviran: rezervacija je otkazana.':
    'Whether it was rejected after having been booked, which calls off the booking.',
  'Druga rezervacija istog para kod istog pružatelja usluga, ako njezin dan nije prošao, kao kad se vjenčanje premjesti; null bez nje i dok upit nije rezerviran ili otkazan.':
    'The other booking of the same couple with the same professional whose day has not passed, as when a wedding is moved; null if there is none, and while the lead is neither booked nor cancelled.',
  'Samo za par, uz rezervaciju čiji dan nije prošao: njegovi otvoreni upiti za isti dan kod drugih javnih pružatelja usluga iste kategorije.':
    'For the couple only, with a booking whose day has not passed: its open leads for the same day with other public professionals of the category.',
  'Oznaka njezina upita.': 'The id of its lead.',
  'Njezin dan, GGGG-MM-DD.': 'Its day, YYYY-MM-DD.',
  'Otvorena ponuda koju zamjenjuje, kako ju je pošiljatelj vidio; null ako nijedna nije bila otvorena. Bez nje zamjenjuje bilo koju.':
    'The open offer that it replaces, as its sender has seen it; null if none was open. Without it, it replaces any.',
  'Najnovija ponuda istog upita, otvorena ili ne, kako ju je pošiljatelj vidio; null ako nije bilo nijedne. Bez nje može biti bilo koja.':
    'The newest offer for the same lead, open or not, as its sender has seen it; null if there was none. Without it, it may be any.',
  'Može li se još pisati.': 'Whether messages can still be sent.',
  'Ponuda koja vrijedi: dogovor, inače otvorena, inače zadnja; null bez nje.':
    'The relevant offer: the agreement, otherwise the open one, otherwise the last; null if there is none.',
  'Samo za par: može li upit još povući.': 'Only for the couple: whether it can still withdraw the lead.',
  'Samo za pružatelja usluga: u što može prijeći.': 'Only for the professional: the statuses that may follow.',
  'Smije li je napisati.': 'Whether the couple may write a review.',
  'Recenzija; null dok je nema.': 'The review; null if there is none.',
  'Samo za par: njegova recenzija.': 'Only for the couple: its review.',
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
    'The id of the message; ids ascend within a conversation, and 0 is the lead itself.',
  'Tko je piše: „couple”, „professional”, ili „system” kad je to sam portal.':
    'The author: “couple”, “professional”, or “system” for the site itself.',
  'Ime autora; prazno uz „system”.': 'The author’s name; empty for “system”.',
  '„text” je poruka, „status” promjena statusa, „offer” ponuda.':
    '“text” for a message, “status” for a change of status, “offer” for an offer.',
  'Tekst s prijelomima redaka; uz odbijenu ponudu razlog.':
    'The text with its line breaks; for a declined offer, the reason.',
  'Uz „status”: novi status upita; inače null.': 'For “status”: the lead’s new status; otherwise null.',
  'Uz „offer”: oznaka ponude; inače null.': 'For “offer”: the id of the offer; otherwise null.',
  'Uz „offer”: poslana, prihvaćena, odbijena ili povučena; inače null.':
    'For “offer”: sent, accepted, declined or withdrawn; otherwise null.',
  'Prilozi.': 'Attachments.',
  'Kad ju je druga strana pročitala, ISO 8601 u UTC-u; null dok nije.':
    'When the other side read it, ISO 8601 in UTC; null until then.',
  'Iznos stavke, u eurima.': 'The amount of the item, in euros.',
  'Stavke.': 'The items.',
  'Kad je o njoj odlučeno, ISO 8601 u UTC-u; null dok čeka.': 'When it was decided, ISO 8601 in UTC; null until then.',
  'Zašto ju je par odbio; null bez razloga.': 'Why the couple declined it; null if it gave no reason.',
  'Koliki bi ukupan iznos par želio, u eurima; null ako nije rekao.':
    'The total that the couple would like, in euros; null if not stated.',
  'Čeka li odgovor, a ne može se prihvatiti jer je dan u međuvremenu zauzet.':
    'Whether it waits for an answer but cannot be accepted, because the day has been taken in the meantime.',
  'Mijenja li dogovor koji već postoji.': 'Whether it changes an existing agreement.',
  'Samo za par: može li je sada prihvatiti ili odbiti.':
    'Only for the couple: whether it can accept or decline the offer now.',
  'Samo za pružatelja usluga: može li je povući.': 'Only for the professional: whether it can withdraw the offer.',
  'Ponuda.': 'The offer.',
  'Grad; null ako nije upisan.': 'The town; null if there is none.',
  'E-mail adresa pružatelja usluga.': 'The professional’s e-mail address.',
  'Broj telefona; null dok dan nije rezerviran.': 'The phone number; null until the day is booked.',
  'Tko nudi.': 'The professional who makes the offer.',
  'Kome se nudi; null kad računa više nema.': 'The couple it is made to; null once the account is deleted.',
  'Vrsta događaja: „lead” je novi ili promijenjeni upit, „counts” su brojevi.':
    'The kind of event: “lead” for a new or changed lead, “counts” for the counts.',
  'Oznaka događaja za Last-Event-ID.': 'The id of the event, for Last-Event-ID.',
  'Upit ili brojevi, kao JSON u jednom retku.': 'The lead or the counts, as JSON on one line.',
  'Oznaka upita; null kad je povučen.': 'The id of the lead; null once it is withdrawn.',
  'Zašto je razgovor prijavljen.': 'Why the conversation was reported.',
  '„couple” par ili „professional” pružatelj usluga.': '“couple” or “professional”.',
  'Tko ga je prijavio; null kad računa više nema.': 'Who reported it; null once the account is deleted.',
  'Kad je riješena, ISO 8601 u UTC-u; null dok čeka.': 'When it was resolved, ISO 8601 in UTC; null until then.',
  'Odluka administratora; null bez nje.': 'The administrator’s decision; null if there is none.',
  'Tko piše: „couple”, „professional” ili „system”.': 'The author: “couple”, “professional” or “system”.',
  'Tekst poruke.': 'The text of the message.',
  'Nazivi priloga.': 'The names of attachments.',
  'Razgovor do prijave, od najstarije poruke.': 'The conversation up to the report, oldest message first.',
}

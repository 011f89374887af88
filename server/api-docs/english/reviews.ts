import type { Sentences } from './sentences.ts'

export const reviewsSentences: Sentences = {
  'Najnovije najprije, ako se ne traži drukčije. Uz stranicu i broj svih recenzija za svaku ocjenu od 1 do 5 (rating_counts), a uz recenziju javni odgovor pružatelja usluga (reply) i rezervacija koja stoji iza nje (verified).':
    'Newest first by default. Includes the number of all reviews for each rating from 1 to 5 (rating_counts) and, for each review, the professional’s public reply (reply) and the booking behind it (verified).',
  'Broj svih recenzija za svaku ocjenu, od 1 do 5.': 'The number of all reviews for each rating, from 1 to 5.',
  'Par piše jednu recenziju pružatelju usluga koji mu je potvrdio rezervaciju, nakon što je dan vjenčanja prošao i kad je potvrdio svoju e-mail adresu.':
    'A couple may write one review of a professional who confirmed its booking, once the wedding day has passed and the couple has confirmed its e-mail address.',
  'Ocjena, od 1 do 5 zvjezdica.': 'The rating, from 1 to 5 stars.',
  'Komentar; null bez njega.': 'The comment; null if there is none.',
  'Kao javni popis, i dok profil nije odobren. Vlastiti skriveni odgovor ima razlog skrivanja (hidden_reason); „unanswered” je broj svih bez odgovora.':
    'Like the public list, but also while the profile is not approved. If your reply is hidden, the reason is included (hidden_reason); “unanswered” is the number of all reviews without a reply.',
  'Samo one bez odgovora.': 'Only those without a reply.',
  'Koliko ih je bez odgovora.': 'How many have no reply.',
  'Što je prijavljeni par napisao o pružatelju usluga i smije li napisati recenziju. „needs_confirmation” kaže da za to treba još samo potvrditi e-mail adresu.':
    'The signed-in couple’s review of the professional, and whether it may write one. “needs_confirmation” means that it only has to confirm its e-mail address first.',
  'Samo vlastite. Prosječna ocjena mijenja se u istom trenutku.': 'Only your own. The average rating changes at once.',
  'Pružatelj usluga prijavljuje recenziju vlastitog profila. Do odluke ostaje vidljiva.':
    'A professional can report a review of its own profile. It stays visible until an administrator decides.',
  'Zašto se recenzija prijavljuje, do 1000 znakova.': 'Why you are reporting the review, up to 1000 characters.',
  'Jedan odgovor na svaku recenziju vlastitog profila; ponovni poziv mijenja tekst. Paru javljamo samo prvi put. Na skrivenu recenziju ne može se odgovoriti, a skriveni odgovor ne može se mijenjati.':
    'One reply to each review of your own profile; calling again changes its text. The couple is only notified of the first reply. A hidden review cannot be replied to, and a hidden reply cannot be changed.',
  'Odgovor; paru se javlja samo prvi put.': 'The reply; the couple is only notified the first time.',
  'Recenzija ostaje, a odgovor se može napisati ponovo.': 'The review stays, and you can write a new reply.',
  'Par prijavljuje odgovor na vlastitu recenziju. Do odluke ostaje vidljiv.':
    'A couple can report the reply to its own review. It stays visible until an administrator decides.',
  'Zašto se odgovor prijavljuje, do 1000 znakova.': 'Why you are reporting the reply, up to 1000 characters.',
  'Odgovor.': 'The reply.',
  'Zašto ga je administrator sakrio; samo za autora, dok je skriven.':
    'Why an administrator has hidden it; only for its author, while it is hidden.',
  'Kad ga je par prijavio, ISO 8601 u UTC-u; samo za taj par.':
    'When the couple reported it, ISO 8601 in UTC; only for that couple.',
  'Kad ga je administrator unatoč prijavi ostavio vidljivim, ISO 8601 u UTC-u; samo za par koji ga je prijavio i dok se odgovor ne izmijeni.':
    'When an administrator left it visible despite the report, ISO 8601 in UTC; only for the couple that reported it, and until the reply is changed.',
  'Kad je administrator unatoč prijavi ostavio recenziju vidljivom, ISO 8601 u UTC-u; nema ga ako nije ili ako je recenzija poslije izmijenjena.':
    'When an administrator left the review visible despite a report, ISO 8601 in UTC; absent if none did, or if the review has been changed since.',
  'Zašto ga je par prijavio; samo za taj par.': 'Why the couple reported it; only for that couple.',
  'Dan kad je rezervirano, GGGG-MM-DD; null dok se to nije bilježilo.':
    'The day on which it was booked, YYYY-MM-DD; null for bookings from before this was recorded.',
  'Mjesec vjenčanja, GGGG-MM.': 'The month of the wedding, YYYY-MM.',
  'Ime para.': 'The couple’s name.',
  'Tko ju je napisao; null kad računa više nema.': 'Who wrote it; null once the account is deleted.',
  'Zašto ju je administrator sakrio; samo za autora, dok je skrivena.':
    'Why an administrator has hidden it; only for its author, while it is hidden.',
  'Javni odgovor pružatelja usluga; null ako ga nema.': 'The professional’s public reply; null if there is none.',
  'Rezervacija koja stoji iza recenzije; null bez nje.': 'The booking behind the review; null if there is none.',
  'Kad je prijavljeno administratoru, ISO 8601 u UTC-u; null ako nije.':
    'When it was reported to an administrator, ISO 8601 in UTC; null if it was not.',
  'Zašto je prijavljeno; null ako nije.': 'Why it was reported; null if it was not.',
  'Smije li par napisati recenziju.': 'Whether the couple may write a review.',
  'Nedostaje li za to samo potvrda e-mail adrese.': 'Whether the couple only has to confirm its e-mail address first.',
  'Recenzija para; null dok je nema.': 'The couple’s review; null if there is none.',
  'Najprije prijavljeno, ono što čeka najdulje prvo; zatim skriveno, zadnje skriveno najprije. „kind” kaže je li riječ o recenziji ili o odgovoru na nju; recenzija i njezin odgovor mogu biti na popisu svaki za sebe. Skrivena recenzija koju je par izmijenio ili napisao iznova nema više prijave (reported_at je null) dok je administrator ne pogleda; takve daje „state=rewritten”. Uz stranicu je i broj zapisa u svakom stanju (counts).':
    'Reported entries first, longest waiting first; then hidden ones, last hidden first. “kind” says whether it is a review or a reply; a review and its reply can both be listed. A hidden review that its couple has changed or rewritten has no report any more (reported_at is null) until an administrator decides on it; “state=rewritten” lists those. Includes the number of entries in each state (counts).',
  '„reported” prijavljeno, „hidden” skriveno, „rewritten” skriveno pa izmijenjeno ili napisano iznova; bez toga sve.':
    '“reported”, “hidden”, or “rewritten”: hidden, and changed or rewritten since. Leave it out for all.',
  'Broj zapisa u svakom stanju, bez obzira na filtere.':
    'The number of entries in each state, regardless of the filters.',
  'Prijavljeni i neriješeni.': 'Reported and not decided.',
  'Skriveni pa izmijenjeni ili napisani iznova: čekaju novu odluku.':
    'Hidden, and changed or rewritten since; they are waiting for another decision.',
  'Svi skriveni.': 'All hidden ones.',
  '„review” recenzije, „reply” odgovori; bez toga oboje.':
    '“review” for reviews, “reply” for replies; leave it out for both.',
  'Recenzija umjesto koje je ova, kako je par pročitao. Ako je u međuvremenu druga: 409. Izostavljeno: umjesto svake.':
    'The review to be replaced, as the couple has read it. If it has changed meanwhile, the answer is 409. If left out, any review is replaced.',
  'Stanje umjesto kojega je ovo, „reported” ili „hidden”. Ako je u međuvremenu drugo: 409. Izostavljeno: umjesto svakoga.':
    'The state to be replaced, “reported” or “hidden”. If it has changed meanwhile, the answer is 409. If left out, any state is replaced.',
  'Skrivena recenzija ne računa se u ocjenu; autor je i dalje vidi, s razlogom. Onu koju je par nakon skrivanja izmijenio ili napisao iznova poziv ostavlja skrivenom, s novim razlogom.':
    'A hidden review does not count towards the rating; its author still sees it, with the reason. A hidden review that its couple has changed or rewritten stays hidden, with the new reason.',
  'Zašto se recenzija skriva, do 1000 znakova.': 'Why the review is hidden, up to 1000 characters.',
  'Skrivena recenzija ponovo je vidljiva i računa se; prijava se briše.':
    'The hidden review is visible again and counts; the report is deleted.',
  'Skriveni odgovor vidi još samo pružatelj usluga, s razlogom, i ne može ga mijenjati.':
    'Only its professional still sees a hidden reply, with the reason, and cannot change it.',
  'Zašto se odgovor skriva, do 1000 znakova.': 'Why the reply is hidden, up to 1000 characters.',
  'Skriveni odgovor ponovo je vidljiv; prijava se briše.': 'The hidden reply is visible again; the report is deleted.',
  'Je li par recenziju izmijenio nakon odgovora; samo kad jest.':
    'True if the couple changed its review after the reply; otherwise left out.',
  'Zašto je skriveno; null dok nije.': 'Why it was hidden; null if it is not.',
  'Je li prijavljena recenzija („review”) ili odgovor na nju („reply”); ostalo se odnosi na to.':
    'Whether the review (“review”) or the reply to it (“reply”) was reported; the other fields are about that one.',
  'O kome je recenzija.': 'The professional whom the review is about.',
  '„changed_at” riječi o kojima je odluka, kako ih je administrator pročitao, ISO 8601 u UTC-u. Ako su u međuvremenu izmijenjene: 409. Izostavljeno: o bilo kojima.':
    'The “changed_at” of the words that the administrator has read, ISO 8601 in UTC. If they have changed meanwhile, the answer is 409. If left out, the decision applies to any words.',
  'Kad je to zadnji put napisano, ISO 8601 u UTC-u.': 'When that was last written, ISO 8601 in UTC.',
  'Kad je skriveno, ISO 8601 u UTC-u; null dok nije.': 'When it was hidden, ISO 8601 in UTC; null if it is not.',
}

import type { Sentences } from './sentences.ts'

export const reviewsSentences: Sentences = {
  'Najnovije najprije, ako se ne traži drukčije. Uz stranicu i broj svih recenzija za svaku ocjenu od 1 do 5 (rating_counts), a uz recenziju javni odgovor pružatelja usluga (reply) i rezervacija koja stoji iza nje (verified).':
    'Newest first, unless asked otherwise. Beside the page the number of all reviews of each rating from 1 to 5 (rating_counts), and with a review the professional’s public reply (reply) and the booking behind it (verified).',
  'Broj svih recenzija za svaku ocjenu, od 1 do 5.': 'The number of all reviews of each rating, from 1 to 5.',
  'Par piše jednu recenziju pružatelju usluga koji mu je potvrdio rezervaciju, nakon što je dan vjenčanja prošao i kad je potvrdio svoju e-mail adresu.':
    'A couple writes one review of a professional that confirmed its booking, once the wedding day has passed and the couple has confirmed its e-mail address.',
  'Ocjena, od 1 do 5 zvjezdica.': 'The rating, from 1 to 5 stars.',
  'Komentar; null bez njega.': 'The comment; null without one.',
  'Kao javni popis, i dok profil nije odobren. Vlastiti skriveni odgovor ima razlog skrivanja (hidden_reason); „unanswered” je broj svih bez odgovora.':
    'As the public list, also while the profile is not approved. Your own hidden reply has the reason why it was hidden (hidden_reason); “unanswered” is the number of all without a reply.',
  'Samo one bez odgovora.': 'Only those without a reply.',
  'Koliko ih je bez odgovora.': 'How many have no reply.',
  'Što je prijavljeni par napisao o pružatelju usluga i smije li napisati recenziju. „needs_confirmation” kaže da za to treba još samo potvrditi e-mail adresu.':
    'What the couple that is signed in wrote about the professional, and whether it may write a review. “needs_confirmation” says that only its e-mail address has still to be confirmed.',
  'Samo vlastite. Prosječna ocjena mijenja se u istom trenutku.':
    'Only your own. The average rating changes in the same moment.',
  'Pružatelj usluga prijavljuje recenziju vlastitog profila. Do odluke ostaje vidljiva.':
    'A professional reports a review of its own profile. It stays visible until it is decided.',
  'Zašto se recenzija prijavljuje, do 1000 znakova.': 'Why the review is reported, up to 1000 characters.',
  'Jedan odgovor na svaku recenziju vlastitog profila; ponovni poziv mijenja tekst. Paru javljamo samo prvi put. Na skrivenu recenziju ne može se odgovoriti, a skriveni odgovor ne može se mijenjati.':
    'One reply to each review of your own profile; another call changes its text. The couple is told only of the first one. A hidden review cannot be replied to, and a hidden reply cannot be changed.',
  'Odgovor; paru se javlja samo prvi put.': 'The reply; the couple is told only the first time.',
  'Recenzija ostaje, a odgovor se može napisati ponovo.': 'The review stays, and a reply can be written again.',
  'Par prijavljuje odgovor na vlastitu recenziju. Do odluke ostaje vidljiv.':
    'A couple reports the reply to its own review. It stays visible until it is decided.',
  'Zašto se odgovor prijavljuje, do 1000 znakova.': 'Why the reply is reported, up to 1000 characters.',
  'Odgovor.': 'The reply.',
  'Zašto ga je administrator sakrio; samo za autora, dok je skriven.':
    'Why an administrator has hidden it; for its author only, while it is hidden.',
  'Kad ga je par prijavio, ISO 8601 u UTC-u; samo za taj par.':
    'When the couple reported it, ISO 8601 in UTC; for that couple only.',
  'Zašto ga je par prijavio; samo za taj par.': 'Why the couple reported it; for that couple only.',
  'Dan kad je rezervirano, GGGG-MM-DD; null dok se to nije bilježilo.':
    'The day on which it was booked, YYYY-MM-DD; null from before that was noted.',
  'Mjesec vjenčanja, GGGG-MM.': 'The month of the wedding, YYYY-MM.',
  'Ime para.': 'The couple’s name.',
  'Tko ju je napisao; null kad računa više nema.': 'Who wrote it; null once the account is gone.',
  'Zašto ju je administrator sakrio; samo za autora, dok je skrivena.':
    'Why an administrator has hidden it; for its author only, while it is hidden.',
  'Javni odgovor pružatelja usluga; null ako ga nema.': 'The professional’s public reply; null if there is none.',
  'Rezervacija koja stoji iza recenzije; null bez nje.': 'The booking behind the review; null without one.',
  'Kad je prijavljeno administratoru, ISO 8601 u UTC-u; null ako nije.':
    'When it was reported to an administrator, ISO 8601 in UTC; null if it was not.',
  'Zašto je prijavljeno; null ako nije.': 'Why it was reported; null if it was not.',
  'Smije li par napisati recenziju.': 'Whether the couple may write a review.',
  'Nedostaje li za to samo potvrda e-mail adrese.':
    'Whether only its e-mail address has still to be confirmed for that.',
  'Recenzija para; null dok je nema.': 'The couple’s review; null while there is none.',
  'Najprije prijavljeno, ono što čeka najdulje prvo; zatim skriveno, zadnje skriveno najprije. „kind” kaže je li riječ o recenziji ili o odgovoru na nju; recenzija i njezin odgovor mogu biti na popisu svaki za sebe. Skrivena recenzija koju je par izmijenio ili napisao iznova nema više prijave (reported_at je null) dok je administrator ne pogleda; takve daje „state=rewritten”. Uz stranicu je i broj zapisa u svakom stanju (counts).':
    'First what is reported, what waits longest first; then what is hidden, the last hidden first. “kind” says whether it is a review or a reply to one; a review and its reply can both be in the list. A hidden review that its couple has changed or written anew has no report any more (reported_at is null) until an administrator looks at it; “state=rewritten” gives those. Beside the page is the number of entries in each state (counts).',
  '„reported” prijavljeno, „hidden” skriveno, „rewritten” skriveno pa izmijenjeno ili napisano iznova; bez toga sve.':
    '“reported”, “hidden”, or “rewritten”: hidden, and changed or written anew since; all without it.',
  'Broj zapisa u svakom stanju, bez obzira na filtere.': 'The number of entries in each state, whatever the filters.',
  'Prijavljeni i neriješeni.': 'Reported and not decided.',
  'Skriveni pa izmijenjeni ili napisani iznova: čekaju novu odluku.':
    'Hidden, and changed or written anew since: they wait for another decision.',
  'Svi skriveni.': 'All that are hidden.',
  '„review” recenzije, „reply” odgovori; bez toga oboje.': '“review” reviews, “reply” replies; both without it.',
  'Recenzija umjesto koje je ova, kako je par pročitao. Ako je u međuvremenu druga: 409. Izostavljeno: umjesto svake.':
    'The review that this one replaces, as the couple has read it. If it is another one meanwhile: 409. Left out: any review is replaced.',
  'Stanje umjesto kojega je ovo, „reported” ili „hidden”. Ako je u međuvremenu drugo: 409. Izostavljeno: umjesto svakoga.':
    'The state that this replaces, “reported” or “hidden”. If it is another one meanwhile: 409. Left out: any state is replaced.',
  'Skrivena recenzija ne računa se u ocjenu; autor je i dalje vidi, s razlogom. Onu koju je par nakon skrivanja izmijenio ili napisao iznova poziv ostavlja skrivenom, s novim razlogom.':
    'A hidden review does not count in the rating; its author still sees it, with the reason. One that its couple has changed or written anew since it was hidden is left hidden by the call, with a new reason.',
  'Zašto se recenzija skriva, do 1000 znakova.': 'Why the review is hidden, up to 1000 characters.',
  'Skrivena recenzija ponovo je vidljiva i računa se; prijava se briše.':
    'The hidden review is visible again and counts; the report is deleted.',
  'Skriveni odgovor vidi još samo pružatelj usluga, s razlogom, i ne može ga mijenjati.':
    'A hidden reply is seen by the professional only, with the reason, and cannot be changed by it.',
  'Zašto se odgovor skriva, do 1000 znakova.': 'Why the reply is hidden, up to 1000 characters.',
  'Skriveni odgovor ponovo je vidljiv; prijava se briše.': 'The hidden reply is visible again; the report is deleted.',
  'Je li par recenziju izmijenio nakon odgovora; samo kad jest.':
    'Whether the couple changed its review after the reply; only when it did.',
  'Zašto je skriveno; null dok nije.': 'Why it was hidden; null while it is not.',
  'Je li prijavljena recenzija („review”) ili odgovor na nju („reply”); ostalo se odnosi na to.':
    'Whether the review (“review”) or the reply to it (“reply”) was reported; the rest is about that.',
  'O kome je recenzija.': 'Whom the review is about.',
  '„changed_at” riječi o kojima je odluka, kako ih je administrator pročitao, ISO 8601 u UTC-u. Ako su u međuvremenu izmijenjene: 409. Izostavljeno: o bilo kojima.':
    'The “changed_at” of the words that the decision is about, as the admin has read them, ISO 8601 in UTC. If they were changed meanwhile: 409. Left out: about any.',
  'Kad je to zadnji put napisano, ISO 8601 u UTC-u.': 'When that was last written, ISO 8601 in UTC.',
  'Kad je skriveno, ISO 8601 u UTC-u; null dok nije.': 'When it was hidden, ISO 8601 in UTC; null while it is not.',
}

import type { CategorySlug } from '#contract/categories.ts'

/** `{datum}` is the day as it is written (12. lipnja 2027.), `{broj}` the number of guests, `{gdje}` where (u Zadru). */

export const greetings = [
  'Dobar dan,',
  'Pozdrav,',
  'Poštovani,',
  'Dobra večer,',
  'Pozdrav svima,',
  'Dobar dan svima,',
  'Bok,',
  '',
]

export const anyBodies = [
  'vjenčamo se {datum} {gdje} i htjeli bismo znati jeste li tada slobodni. Očekujemo oko {broj} gostiju. Ako jeste, možemo li se čuti ovaj tjedan poslije 17 sati?',
  'na vas nas je uputila kuma kojoj ste radili prošle godine i još uvijek priča o tome. Naš datum je {datum}. Molimo vas okvirnu ponudu.',
  'planiramo malu svadbu {datum}, dvadesetak ljudi, bez velike pompe. Zanima nas primate li i tako male svadbe i koliko bi to stajalo.',
  'je li {datum} kod vas još slobodan? Dvoranu i crkvu imamo, sada tražimo ostalo. Hvala unaprijed na odgovoru.',
  'živimo u Münchenu i svadbu {gdje} organiziramo na daljinu, pa bi nam odgovaralo da se najprije čujemo preko videopoziva. Datum je {datum}, gostiju bit će oko {broj}.',
  'znamo da je rano, ali kažu da ste traženi. Vjenčamo se {datum}. Kako funkcionira rezervacija i kolika je kapara?',
  'morali smo pomaknuti svadbu na {datum}. Ako ste tada zauzeti, možemo razmisliti i o danu prije. Javite što bi vam odgovaralo.',
  'imamo {broj} gostiju, jednu nestrpljivu baku i datum {datum}. Jeste li raspoloženi?',
  'vidjeli smo vaš rad na svadbi kod rođaka i ostali bez riječi. Mi smo na redu {datum} {gdje}. Što sve ulazi u cijenu?',
  'zanima nas slobodan termin {datum} i cijena s PDV-om. Trebamo račun na tvrtku, je li to moguće?',
  'polovica gostiju dolazi tek navečer, pa nas je u crkvi malo, a poslije {broj}. Vjenčamo se {datum}. Mijenja li to nešto u vašoj ponudi?',
  'prvi put radimo ovako nešto pa oprostite ako pitamo nešto što se podrazumijeva. Datum je {datum}, bit će {gdje}, za {broj} ljudi. Što biste nam vi savjetovali?',
  'javljamo se za {datum}. Budžet nam je ograničen i radije ćemo to odmah reći. Ima li nešto u nižem dijelu vaše cijene?',
  'možete li nam zadržati {datum} do ponedjeljka? Čekamo potvrdu župnika i tada odmah uplaćujemo kaparu.',
  'dogovor za crkvu je pao jučer, {datum} je službeno. Vi ste prvi kojima se javljamo, jer bez vas nismo htjeli ni planirati.',
  'vjenčamo se {datum} i sve organizira mama, ali vas smo izabrali mi. Molimo ponudu na ovaj mail, a mami ćemo javiti poslije.',
  'pisali smo vam i prije dvije godine, ali smo onda dobili Janka pa se sve odgodilo. Sada je datum {datum} i nema više odgađanja. Jeste li slobodni?',
  'nadamo se da smo stigli na vrijeme: {datum}, oko {broj} svatova, {gdje}. Možemo doći na razgovor bilo koji dan osim utorka.',
  'tražimo nekoga tko govori i njemački jer je pola gostiju iz Graza. Vjenčanje je {datum}. Je li to kod vas izvedivo?',
  'za {datum} imamo sve osim vas. Smijemo li vas nazvati sutra u pauzi?',
  'vjenčanje je tek {datum}, no voljeli bismo se na vrijeme dogovoriti. Gdje se možemo naći i pogledati što radite?',
  'mladoženja je s otoka, mladenka iz Slavonije, a vjenčamo se {gdje}, negdje na pola puta. Datum je {datum}, ljudi {broj}. Kako naplaćujete put?',
  'poslali smo upit na nekoliko adresa, ali vi ste nam najdraži. Ako {datum} nije slobodan, recite nam koji jest, još možemo birati.',
  'možemo li dobiti ponudu za {datum} u dvije inačice, skromniju i onu kakvu biste vi preporučili? Gostiju je {broj}.',
  'bit će to druga svadba za oboje, dakle bez drame, s puno djece i dobrom hranom. {datum}, {gdje}. Jeste li za?',
  'imamo dva moguća datuma, {datum} i tjedan dana poslije. Koji bi vam bolje odgovarao?',
]

export const bodies: Readonly<Record<CategorySlug, readonly string[]>> = {
  lokacija: [
    'tražimo prostor za {broj} ljudi, {datum}. Važno nam je da obred može biti vani i da postoji dobar plan za kišu. Kada bismo mogli doći pogledati?',
    'zanima nas možemo li kod vas donijeti vlastito vino (tata ima vinograd) i koliko se to naplaćuje. Datum je {datum}.',
    'do koliko sati smije svirati glazba i postoji li smještaj za dvadesetak gostiju? Svadba bi bila {datum}.',
    'imamo mnogo male djece, njih sedamnaestero. Je li dvorište ograđeno? Vjenčamo se {datum}, {broj} gostiju s djecom.',
    'možemo li rezervirati samo vrt za obred i koktel, a večeru imati drugdje? Datum {datum}.',
  ],
  fotografija: [
    'vaše fotografije su jedine na kojima ljudi izgledaju kao da im je stvarno lijepo. Jeste li slobodni {datum}? Vjenčanje je {gdje}, od 15 sati pa do torte.',
    'oboje mrzimo pozirati i bojimo se da ćemo na svim slikama izgledati kao na osobnoj. Kako vi s takvima? Datum je {datum}.',
    'trebamo fotografa samo za obred i sat vremena poslije, {datum}. Radite li i kraće?',
    'zanima nas dobivamo li sve fotografije ili samo izbor i možemo li poslije naručiti album. Svadba je {datum}, {broj} gostiju.',
    'vjenčamo se {datum} u matičnom uredu, nas dvoje i dva kuma. Htjeli bismo par lijepih slika poslije u šetnji gradom, bez puno pripreme.',
    'dolazi li vas dvoje na svaku svadbu ili se drugi fotograf plaća posebno? Naš dan je {datum}, a spremamo se u dva različita grada, pa bi dvoje dobro došlo.',
    'moja baka ima 91 godinu i želim da bude na što više slika, a ne voli aparat. Imate li s tim iskustva? Vjenčamo se {datum} {gdje}.',
    'imamo i psa koji nosi prstenje. Ozbiljno. Jeste li fotografirali takvo što i jeste li slobodni {datum}?',
    'hoćemo isključivo crno-bijele, je li to u redu? Datum je {datum}, gostiju {broj}, fotografiranje od spremanja do prvoga plesa.',
    'koliko dugo čekamo slike nakon svadbe? Pitamo jer tjedan dana poslije selimo u Irsku. Vjenčanje je {datum}.',
    'fotografirali ste naše prijatelje Maju i Tonija, njihov album gledamo svaki put kad dođemo na kavu. Mi smo na redu {datum}.',
    'bi li bilo moguće snimiti zaručničke fotografije nekoliko mjeseci prije, a svadbu {datum}? Zanima nas cijena za oboje zajedno.',
  ],
  'video-produkcija': [
    'zanima nas kratki film do deset minuta i cijela snimka obreda, {datum}. Dobivamo li i sirovi materijal?',
    'tata je slabo pokretan i pratit će nas od kuće. Možete li prenositi obred uživo {datum}?',
    'smije li dron iznad naše lokacije {gdje} i tko traži dozvolu? Vjenčanje je {datum}.',
    'radite li film bez glazbe, samo sa zvukom dana? Znamo da je neobično. Datum: {datum}.',
  ],
  glazba: [
    'tražimo glazbu za {datum}, gostiju oko {broj}, od kojih barem pola pleše cijelu noć. Do kada svirate i koliko su pauze?',
    'možemo li doći negdje čuti vas uživo prije nego što odlučimo? Naš datum je {datum}.',
    'prvi ples bismo htjeli na pjesmu koju nitko ne svira. Učite li nove pjesme? Svadba je {datum}.',
    'trebamo glazbu samo za obred i piće poslije, otprilike dva sata, {datum} {gdje}.',
    'mladenka želi jazz, mladoženja tamburaše. Spasite nas, {datum}.',
  ],
  'dekoracija-i-cvijece': [
    'treba nam buket, dva revera i cvijeće za dvanaest stolova, {datum}. Volimo bijelo i zeleno, ništa što izgleda skupo.',
    'dvorana je lijepa, ali strop nije. Što se s tim može napraviti i koliko stoji? Datum {datum}, {broj} mjesta.',
    'imamo puno masline i ružmarina iz vlastitog vrta. Biste li radili s tim? Vjenčamo se {datum}.',
    'posuđujete li samo svijećnjake i stolnjake, bez cvijeća? Za {datum}, petnaest stolova.',
  ],
  odjeca: [
    'vjenčamo se {datum}, mladenka još nema haljinu i polako nas hvata panika. Kada je slobodna proba? Broj je 44.',
    'zanima nas posudba odijela za mladoženju i tri kuma, {datum}. Jedan kum ima dva metra i tri centimetra.',
    'čuvamo maminu vjenčanicu iz 1989. i voljeli bismo je prepraviti. Radite li to? Svadba je {datum}.',
    'stiže li se haljina po mjeri do {datum}? Mladenka je trudna, pa nismo sigurni za broj.',
  ],
  'make-up-i-frizura': [
    'trebali bismo šminku i frizuru za mladenku, njezinu mamu i dvije djeveruše, {datum}, na adresi {gdje}. Obred je u 16 sati.',
    'mladenka se inače ne šminka i želi izgledati kao ona sama, samo naspavana. Imate li slobodno {datum} i kada bi bila proba?',
    'mladenka ima kratku kosu i dug veo, što je navodno problem. Je li? Datum je {datum}.',
    'koliko ranije počinjete ako nas je sedam? Vjenčanje je {datum} u 15 sati.',
  ],
  'hrana-i-slastice': [
    'zanima nas torta za {broj} ljudi, {datum}. Mladenka voli limun, mladoženja tvrdi da voli sve. Kada bismo mogli doći na kušanje?',
    'imamo desetak vegetarijanaca i dvoje s celijakijom. Možete li to izvesti, a da ne jedu samo salatu? Datum {datum}.',
    'dostavljate li {gdje} i tko reže tortu? Svadba je {datum}.',
    'koliko kila kolača treba na {broj} gostiju? Mama kaže sto, ja kažem da nije normalna. Datum je {datum}.',
  ],
  transport: [
    'trebamo prijevoz za četrdesetak gostiju od crkve do dvorane i natrag u noći, {datum} {gdje}. Molimo ponudu.',
    'zanima nas auto za mladence na tri sata, {datum}. Smije li mladoženja voziti?',
    'što je s lošim vremenom? Vjenčamo se {datum} i svaki nam je prošli izlet upropastila kiša.',
  ],
  'pozivnice-i-pokloni': [
    'trebamo 85 pozivnica, svadba je {datum}. Koliki vam je rok i možemo li vidjeti uzorak papira?',
    'za {datum} bismo htjeli poklončiće za {broj} gostiju, do tri eura po komadu. Što predlažete?',
    'može li tekst biti na hrvatskom i talijanskom? Vjenčanje je {datum}.',
  ],
  nakit: [
    'zanima nas izrada prstenja od zlata moje pokojne bake. Vjenčamo se {datum}, stižemo li?',
    'mladoženja radi rukama i treba prsten koji to podnosi. Kada možemo doći probati? Datum: {datum}.',
    'mogu li se prstenovi gravirati otiskom prsta? Svadba je {datum}.',
  ],
}

export const closings = [
  'Lijep pozdrav,',
  'Hvala i pozdrav,',
  'Srdačan pozdrav,',
  'Unaprijed hvala,',
  'Veselimo se odgovoru,',
  'Pozdrav,',
  '',
]

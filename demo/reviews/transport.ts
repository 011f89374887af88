import type { CommentStock } from './stock.ts'

/** Cars, vans and coaches. */
export const vozila: CommentStock = {
  praise: [
    'Pojavili su se dvadeset minuta ranije i čekali iza ugla da nas ne požuruju.',
    'Vozač je znao kraći put od navigacije i bolje viceve od kuma.',
    'Auto je bio tako ulašten da je mladenka u vratima popravila ruž.',
    'Zadnju turu gostiju vozili su u pet ujutro, s istim osmijehom kao prvu.',
    'Tata je radio na takvom autu kao šegrt. Vozač mu je dao ključeve na dva kruga oko crkve.',
    '♀ Stala sam unutra s cijelom suknjom. Na to nisam računala.',
    'Padala je kiša, a oni su imali kišobran za svakog svata.',
    'Nijedan gost nije ostao na cesti, ni stric koji je zaspao u grmlju.',
    'Kićenje nije oštetilo ništa i nisu nam prigovorili zbog latica po sjedalima.',
    'Fotografije s tim autom stoje nam u dnevnoj sobi.',
    'Raspored po minutama, popis po imenima. Netko je tu stvarno mislio.',
    'Kad se cesta zbog utrke zatvorila, smislili su obilazak preko vinograda. Ispalo je ljepše.',
    'Čisto, točno, klimatizirano. Za svatove u odijelima zlata vrijedno.',
    'Vozili su polako zbog trudne kume i nitko je nije morao zamoliti.',
    'U autobusu se pjevalo više nego u sali.',
    'Mladoženja se zaljubio po drugi put. U auto.',
    'Zakasnili smo mi, ne oni. Čekali su sat vremena i nisu naplatili.',
    'Gorivo, vozač, ruža, sve u cijeni i ništa naknadno.',
    'Ljubazni i prema djeci koja su trubila cijelim putem.',
  ],
  good: [
    'Prekrasan auto, malo pretijesan za visokoga mladoženju.',
    '☀ Vozač odličan, vozilo bez klime, što za ljeto treba znati unaprijed.',
    'Jedna je tura kasnila petnaest minuta zbog gužve. Javili su na vrijeme.',
    'Sve u redu, potvrdu smo morali tražiti dvaput.',
  ],
  mixed: [
    'Došlo je drugo vozilo od rezerviranoga, iste boje, ali bez krova koji se skida. Zbog krova smo ga i uzeli.',
    'Vožnja uredna, no vozač je cijelim putem telefonirao.',
  ],
  poor: [
    'Auto je stao na uzbrdici i do crkve smo stigli u susjedovu automobilu. Vratili su novac, ispriku smo čekali tjedan dana.',
  ],
}

/** Boats. */
export const brodovi: CommentStock = {
  praise: [
    'Doći na vlastiti obred morem, to se ne da usporediti ni s čim.',
    'Kapetan je ugasio motor točno kad je trebalo i čuli smo samo klapu s obale.',
    '♀ Bojala sam se valova i haljine. Pomogli su mi kao da sam od stakla.',
    'Gosti iz unutrašnjosti prvi su put bili na drvenom brodu i još pričaju o tome.',
    'Promijenio se vjetar, promijenili su i uvalu, a mi smo dobili najljepši zalazak.',
    'Srdele na palubi prije večere bile su hit dana.',
    'Sve je bilo sigurno, i prsluci za djecu u pravim brojevima.',
    'Pozdravili su nas trubljenjem pri odlasku i cijela se riva okrenula.',
    'Prognozu su pratili tjedan dana i javljali nam dvaput dnevno. Mirno smo spavali.',
    'Brod je star, njegovan i miriše na smolu. Naša baka rekla je da je tako i ona došla na vjenčanje.',
  ],
  good: [
    'Predivno iskustvo, ali ponesite ravne cipele i rezervni lak za kosu.',
    'Malo kraća vožnja nego što smo mislili zbog južine. Ljudi za deset.',
  ],
  mixed: ['Brod lijep, no zvučnik nije radio pa je ples na palubi bio uz mobitel.'],
  poor: ['☀ Dvaput su pomaknuli polazak, na kraju su gosti sat vremena čekali na suncu. Voda im nije bila ponuđena.'],
}

/** Carriages. */
export const konji: CommentStock = {
  praise: [
    'Konji mirni, kočijaš još mirniji, a mladenka najsretnija na svijetu.',
    'Djeca iz cijele ulice trčala su za nama. Osjećali smo se kao u filmu.',
    'Stali su pred bakinom kućom bez pitanja, jer su vidjeli da maše s prozora.',
    '♀ Gledala sam kako se odnose prema konjima i odmah znala da smo dobro izabrali.',
    '☀ Vozili su nas polako kroz polje suncokreta i to je najljepših sat vremena moga života.',
    '☀ Za vrućine su pomaknuli vožnju na predvečer, zbog konja. Svaka čast.',
    '❄ Snijeg, saonice, deke i čaj iz termosice. Zimska svadba kakvu svi pamte.',
    'Dobili smo potkovu s datumom, visi nad vratima.',
  ],
  good: ['Prelijepo, jedino se za veliku suknju treba malo snaći kod penjanja.', 'Vožnja je kratka, ali nezaboravna.'],
  mixed: ['Zbog prometa smo dobili drugu rutu, uz glavnu cestu. Nije baš bilo romantično.'],
  poor: ['Čekali smo kočiju sat vremena i do crkve otišli pješice. Poslije su nas bar povezli do dvorane.'],
}

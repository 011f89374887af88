import type { CommentStock } from './stock.ts'

/** Invitations and everything on paper. */
export const papir: CommentStock = {
  praise: [
    'Otisak se osjeti pod prstom. Prijatelji su mislili da smo potrošili bogatstvo.',
    'Teta je pozivnicu uokvirila. Našu pozivnicu. U okvir.',
    'Našli su dvije pogreške u našem popisu adresa prije nego što smo poslali.',
    'Sve kvačice na svom mjestu, što za moje prezime nije mala stvar.',
    'Uzorak je stigao za tri dana, a sto i deset pozivnica za tri tjedna.',
    'Nacrtali su i našeg mačka. Sjedi na plotu u donjem kutu.',
    'Papir debeo, boja topla, vosak nije popucao ni u pošti.',
    'Tekst smo prepravljali pet puta i svaki put su odgovorili isti dan.',
    'Plan sjedenja na ogledalu svi su fotografirali, a onda našli svoje mjesto.',
    'Umjesto pretjerivanja dobili smo mjeru. Dvije boje, jedno pismo, savršeno.',
    'Jelovnici, brojevi stolova i zahvalnice bili su iz iste ruke i to se vidjelo.',
    'Nekoliko komada viška poklonili su nam za uspomenu.',
    'Kuverte su ispisane tako lijepo da ih poštar nije htio žigosati, tako nam je rekao.',
    'Mislili smo da su pozivnice sitnica. Gosti su prvo o njima pričali.',
    'Rukopis koji se ne viđa više. Vrijedilo je čekanja.',
  ],
  good: [
    'Vrlo lijepo, jedna nijansa tamnije nego na zaslonu. Sljedeći put tražit ćemo otisak na papiru.',
    'Rok se malo razvukao zbog papira iz inozemstva, o čemu su nas na vrijeme obavijestili.',
    'Krasan rad, dostava je kutiju malo zgnječila.',
  ],
  mixed: [
    'Lijepo otisnuto, ali datum je u prvoj inačici bio pogrešan i da nismo pogledali, tako bi i otišlo.',
    'Dobili smo deset komada manje od naručenog. Nadoknadili su, no pozivnice za rodbinu kasnile su.',
  ],
  poor: [
    'Tri tjedna nakon roka stigle su s krivim mjestom vjenčanja. Za ispravak su tražili doplatu, pa smo pisali rukom.',
  ],
}

/** Small presents for guests. */
export const pokloni: CommentStock = {
  praise: [
    'Nijedan poklončić nije ostao na stolu. Kod nas se to broji.',
    'Miriše cijeli ormar, a otvorili smo tek jednu vrećicu.',
    'Složili su sto i četrdeset komada za tjedan dana, svaki s imenom gosta.',
    'Gosti iz Austrije tražili su adresu da naruče još.',
    'Domaće, korisno, lijepo zapakirano.',
    'Dodali su desetak komada viška za svaki slučaj i nisu ih naplatili.',
    'Na knjizi gostiju radili su s toliko pažnje da je šteta u nju pisati. Pisali smo.',
    'Djeca su prvi put na svadbi dobila nešto za sebe.',
    'Vrpca točno u boji stolnjaka, a poslali smo im samo mutnu fotografiju.',
    'Srce s imenima visi nam iznad kreveta.',
  ],
  good: ['Lijepo i povoljno, pakiranje malo krhko za put.', 'Sve u redu, izbor vrpci mogao bi biti veći.'],
  mixed: ['Dio bočica curio je u kutiji. Zamijenili su ih, ali tek nakon svadbe.'],
  poor: ['Stigla je polovica narudžbe, druga polovica dan poslije vjenčanja.'],
}

/** Rings and jewellery. */
export const nakit: CommentStock = {
  praise: [
    'Bakin prsten pretalili su u dva naša. Nosimo je na ruci.',
    'Gledali smo kako nastaje i mladoženja je zadnji put udario čekićem. Udarac se vidi i ponosni smo na njega.',
    '♀ Prsten me malo žuljao, javila sam se i popravili su ga za jedan dan.',
    'Gravura je njegovim rukopisom, s istim krivim slovom r. Savršeno.',
    'Nisu nam prodali skuplje, nego udobnije.',
    'Rade rukama i govore polako. Otišli smo mirniji nego što smo došli.',
    'Prstenje je bilo gotovo tri dana ranije, baš kad nam je trebala jedna dobra vijest.',
    'Probali smo trideset širina dok nismo našli svoju.',
    'Radim u građevini i prsten nakon dva mjeseca izgleda kao nov. Skoro.',
    'Cijenu zlata objasnili su nam na papiru, do grama.',
    'Naušnice su se slagale s haljinom kao da su je vidjeli, a nisu.',
    '♂ Izgubio sam prsten u moru na medenom mjesecu. Imali su naš kalup i napravili isti.',
    'Različiti prstenovi, isti komad metala. Nitko drugi to nije shvatio iz prve.',
    'Sami su nas pozvali na prvo poliranje.',
    'Kutijica, potvrda, krpica, rukom pisana poruka. Ništa nije zaboravljeno.',
    'Bez žurbe i bez izloga u kojem se osjećate promatrano.',
    'Radionica za dvoje bila nam je najljepši dan u cijelim pripremama.',
    'Moja veličina je 71 i nitko se nije nasmijao.',
    'Sitan rad, čist rub, ništa ne zapinje za čarapu.',
  ],
  good: [
    'Prstenje prekrasno, čekali smo tjedan dana dulje nego što su rekli.',
    'Nešto viša cijena nego drugdje, ali vidi se zašto.',
    'Prvo mjerenje bilo je krivo za pola broja. Ispravili su bez pogovora.',
  ],
  mixed: [
    'Gravura je plića nego što smo očekivali i već se gubi. Ponudili su da je ponove.',
    'Prsten lijep, dogovor zbrkan: dvije različite cijene u dva razgovora.',
  ],
  poor: ['♂ Na dan preuzimanja jedan je prsten bio broj manji, a svadba za četiri dana. Nosio sam ga na lančiću.'],
}

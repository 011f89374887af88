import type { Company } from './company.ts'

export const transport: readonly Company[] = [
  {
    name: 'Oldtimeri Tuškanac',
    city: 'Zagreb',
    description:
      'U garaži su nam crveni kabriolet iz 1958., bijela limuzina iz 1964. i zeleni autobus od 22 sjedala koji je nekad vozio izletnike na Medvedgrad. Svaki ide s vozačem u odijelu, ružom na reveru i rezervnim remenom u prtljažniku. U cijenu je uračunato pet sati i pedeset kilometara, a kićenje prepuštamo vama ili našoj cvjećarici. Na kiši podižemo krov, na suncu dijelimo marame.',
    price: [250, 690],
    web: 'oldtimeri-tuskanac',
    instagram: 'oldtimeri.tuskanac',
    premium: true,
    reviews: 13,
    mood: 'loved',
    calendar: 'full',
  },
  {
    name: 'Prijevoz Medveščak',
    city: 'Zagreb',
    description:
      'Vozimo svatove, a ne turiste: kombijima od 8 i 16 mjesta i autobusom od 50, po rasporedu koji složimo s vama tjedan dana prije. Vozač ima popis imena, broj kuma i strpljenja za strica koji se vraća po sako. Noćne smjene do pet ujutro naplaćujemo isto kao dnevne. Čišćenje poslije veselijih vožnji već smo predvidjeli.',
    price: [180, 520],
    web: 'prijevoz-medvescak',
    reviews: 7,
    calendar: 'usual',
  },
  {
    name: 'Barba Frane',
    city: 'Split',
    description:
      'Drvena pasara za dvoje, gajeta za kumove i trabakul za cijelu svadbu: flota moga oca i moja. Od Vranjica do Hvara vozimo mladence na obred, a goste na večeru, uz harmoniku ako je nađete. Kad je more iznad tri, ne isplovljavamo, ali tada imamo dogovor s autobusom i vraćamo polovicu iznosa. Kruh, srdele i bevanda na brodu ne naplaćuju se.',
    price: [300, 1800],
    web: 'barba-frane',
    instagram: 'barba.frane.split',
    trade: 'brodovi',
    reviews: 10,
    mood: 'loved',
    calendar: 'usual',
    owner: 'Frane Bilić',
  },
  {
    name: 'Kabrio Kvarner',
    city: 'Rijeka',
    description:
      'Tri kabrioleta bez tvrdoga krova i jedan čovjek koji ih voli više nego što bi smio. Vozite ih sami, ako imate pet godina vozačke i mirnu desnu nogu, ili vas vozim ja. Najljepša ruta ide starom cestom od Voloskoga do Mošćeničke Drage i traje koliko i mladenkino strpljenje s kosom. Gorivo i osiguranje u cijeni su, polog je 300 eura.',
    price: [220, 380],
    web: 'kabrio-kvarner',
    instagram: 'kabriokvarner',
    reviews: 5,
    calendar: 'usual',
  },
  {
    name: 'Fijaker Lacković',
    city: 'Osijek',
    description:
      'Lipicanci Siglavy i Tulipan vuku svadbeni fijaker od 1998., prije njih vukli su im roditelji. Vozimo kroz Tvrđu, uz Dravu i po selima do Bizovca, s kočijašem u šokačkom prsluku i barjaktarom na konju. Za ljetnih vrućina krećemo poslije pet, jer konji nisu strojevi. Djeca smiju hraniti, ali samo mrkvom.',
    price: [280, 450],
    trade: 'konji',
    reviews: 8,
    mood: 'loved',
    calendar: 'usual',
    owner: 'Tomislav Lacković',
  },
  {
    name: 'Buba i cvijet',
    city: 'Zadar',
    description:
      'Svijetloplava buba s kraja šezdesetih i kamper iste obitelji, oba uredno registrirana, oba bez klime i s mnogo šarma. Uz prijevoz od crkve do dvorane služe i kao kulisa za fotografije, a kamper zna biti i šank. Dolazimo na kopnu od Nina do Biograda. Ako zakaže, a jednom jest, u pola sata stiže drugi auto i vraćamo cijeli iznos.',
    price: [200, 350],
    instagram: 'bubaicvijet',
    reviews: 6,
    calendar: 'usual',
  },
  {
    name: 'Jedrenjak Kalafat',
    city: 'Dubrovnik',
    description:
      'Dvojarbolni drveni brod od 24 metra vozi do 70 uzvanika oko Lokruma, na Elafite ili samo do Porporele. Na palubi se može održati i obred, jer kapetan zna koja uvala zaklanja od vjetra i gdje je sidrište mirno. U brod ulaze posada, zvučnici i kuhinja, a hranu dovodi catering po vašem izboru. Termini u suton najprije nestanu, a jutarnji su za trećinu jeftiniji.',
    price: [1900, 4800],
    web: 'jedrenjak-kalafat',
    instagram: 'jedrenjak.kalafat',
    premium: true,
    trade: 'brodovi',
    reviews: 7,
    calendar: 'full',
  },
  {
    name: 'Kočije Zagorec',
    city: 'Varaždin',
    description:
      'Bijela kočija za mladence i zaprega za kumove, po potrebi i saonice kad padne snijeg. Konje dovozimo prikolicom do stotinu kilometara od Ludbrega. Vožnja traje oko sat vremena i sporija je od koraka brze punice, pa ostane vremena za mahanje. Nakon svadbe mladenci dobiju potkovu s ugraviranim datumom.',
    price: [300, 300],
    trade: 'konji',
    reviews: 5,
    calendar: 'sparse',
  },
  {
    name: 'Vespa za dvoje',
    city: 'Pula',
    description:
      'Šest obnovljenih skutera u bojama sladoleda iznajmljujemo parovima i njihovim kumovima za ulazak u dvoranu, fotografiranje ili bijeg prije torte. Kacige su čiste, vrpce za kićenje uračunate, a kratka poduka na parkiralištu obvezna. Dostava i preuzimanje u krugu od 40 kilometara stoje pedeset eura. Za mladenku u širokoj suknji imamo prikolicu.',
    price: [90, 150],
    web: 'vespa-za-dvoje',
    instagram: 'vespazadvoje',
    reviews: 4,
    calendar: 'open',
  },
  {
    name: 'Svatovski autobus Ćiro',
    city: 'Slavonski Brod',
    description:
      'Ćiro je autobus iz 1983. s drvenim sjedalima, zavjesicama i mikrofonom na uvijanje, u koji stane 45 svatova i jedan bas. Skupljamo goste po selima od ranoga jutra i vraćamo ih kako koji klone. Vozač Pero pjeva, ali samo na zahtjev. Kilometri po Posavini ne broje se, izvan nje računamo po euro.',
    price: [null, 450],
    reviews: 5,
    calendar: 'usual',
  },
  {
    name: 'Bijela limuzina Zrmanja',
    city: 'Zadar',
    description:
      'Limuzina od devet metara s osvjetljenjem u boji i malim hladnjakom. Vozimo od aerodroma, od crkve i od kuće, a poslije ponoći i sve druge.',
    price: [400, 900],
    status: 'rejected',
    reviews: 0,
    calendar: 'none',
  },
]

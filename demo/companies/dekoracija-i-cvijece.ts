import type { Company } from './company.ts'

export const dekoracijaICvijece: readonly Company[] = [
  {
    name: 'Božur i pelin',
    city: 'Zagreb',
    description:
      'Cvijeće uzgajamo na dva jutra u Brezovici i u svibnju nam cijela ulica miriše na božure. Vežemo rahle bukete s travama i začinskim biljem, onako kako raste, bez spužve i bez plastike. Prije ponude obiđemo vašu dvoranu i nacrtamo stol u mjerilu, da se gosti preko vaze i vide. Što ostane poslije svadbe, u nedjelju odvozimo u dom za starije, osim ako želite sve sami ponijeti.',
    price: [600, 3500],
    web: 'bozur-i-pelin',
    instagram: 'bozur.i.pelin',
    premium: true,
    reviews: 14,
    mood: 'loved',
    calendar: 'full',
  },
  {
    name: 'Đurđica',
    city: 'Zagreb',
    description:
      'Cvjećarnica na Jarunu već dvadeset i šest godina, a vjenčanja radimo zato što ih volimo, ne zato što moramo. Mladenkin buket, rever, narukvice za djeveruše i kićenje automobila dogovorimo u jednom dolasku i isporučimo na adresu do devet ujutro. Sezonsko cvijeće predlažemo uvijek prvo, jer traje dulje i stoji manje. Gospođa Nada i dalje svaki rever zašije koncem, da ga nitko ne izgubi na kolu.',
    price: [150, 900],
    instagram: 'djurdjica.cvjecarnica',
    reviews: 12,
    calendar: 'usual',
  },
  {
    name: 'Lovor i limun',
    city: 'Split',
    description:
      'Uređujemo terase, brodove i crkvice po srednjoj Dalmaciji onime što ovdje raste: lovorom, agrumima, smokvinim lišćem i bijelom oleandrovom granom. Znamo kako svezati luk da izdrži maestral i kamo se s kombijem ne može, pa nosimo na rukama. Imamo vlastite stolnjake od lana za 160 gostiju, svijeće u staklu i drvene stolce. Montaža i odvoz u noći uvijek su u ponudi, da ujutro ništa ne brinete.',
    price: [900, 4200],
    web: 'lovor-i-limun',
    instagram: 'lovor.i.limun',
    premium: true,
    reviews: 12,
    calendar: 'full',
  },
  {
    name: 'Kod gospođe Zorke',
    city: 'Rijeka',
    description:
      'Gospođa Zorka je u mirovini, ali buket i dalje pregleda prije nego što izađe iz radnje na Potoku. Vežemo klasične bukete od ruža, frezija i kala, kakvi su lijepi i na fotografiji iz 1965. i na današnjoj. Bez savjetovanja po tri sata: dođete, kažete boju haljine i budžet, a mi u petnaest minuta složimo uzorak. Dostava po Rijeci i do Opatije ne plaća se.',
    price: [80, 500],
    reviews: 7,
    calendar: 'sparse',
    owner: 'Zorka Matejčić',
  },
  {
    name: 'Makovo polje',
    city: 'Osijek',
    description:
      'Slavonska svadba traži velike sale, a velike sale traže da se netko popne na ljestve. Nas šestero u jednom danu obučemo dvoranu za 400 ljudi: strop, stolce, mladenački stol i ulaz. Uz svježe cvijeće radimo i od klasja, lana i maka iz Baranje. Skicu dobijete u tjedan dana, a od potpisa ugovora cijena se više ne mijenja, kako god poskupjele ruže.',
    price: [700, 2600],
    web: 'makovo-polje',
    instagram: 'makovopolje.dekor',
    reviews: 10,
    calendar: 'usual',
  },
  {
    name: 'Ružmarin i konop',
    city: 'Zadar',
    description:
      'Mornarski konop, staro drvo, ružmarin iz vrta i puno svijeća: tako izgledaju stolovi koje postavljamo po Ravnim kotarima i otocima. Svaki gost na tanjuru zatekne grančicu s imenom koju može ponijeti kući i posaditi. Za svadbe na plaži izrađujemo i slavoluke od naplavljena drva. Najmanja narudžba za otoke jest 500 eura zbog trajekta, a na kopnu je nema.',
    price: [350, 2200],
    web: 'ruzmarin-i-konop',
    instagram: 'ruzmarinikonop',
    reviews: 6,
    mood: 'loved',
    calendar: 'usual',
  },
  {
    name: 'Naranča u cvatu',
    city: 'Dubrovnik',
    description:
      'Radimo vjenčanja u ljetnikovcima, na zidinama i u crkvama Grada, gdje se svaki čavao mora prijaviti. Zato gradimo samostojeće konstrukcije koje ništa ne diraju, a izgledaju kao da su tu otkad i kamen. Cvijeće stiže hladnjačom dan prije, iz Nizozemske i iz naših vrtova u Konavlima. Za svaki projekt imate jednu osobu na vezi, od prve skice do posljednje metle.',
    price: [2000, null],
    web: 'naranca-u-cvatu',
    instagram: 'naranca.u.cvatu',
    premium: true,
    reviews: 8,
    mood: 'loved',
    calendar: 'full',
  },
  {
    name: 'Crvena zemlja dekoracije',
    city: 'Pula',
    description:
      'Istarska crljenica, terakota i maslinova grana boje su iz kojih krećemo, a vi ih razblažite kako želite. Iznajmljujemo keramičke tanjure ručne izrade, zdjele za dijeljenje i stogodišnje stolove od kestenovine, a cvijeće dodajemo s mjerom. Postavljanje za stotinu gostiju traje tri sata. Razbijeno ne naplaćujemo do pet komada, jer su svadbe, a ne izložbe.',
    price: [500, 1900],
    web: 'crvena-zemlja',
    reviews: 5,
    calendar: 'open',
  },
  {
    name: 'Cvjetni atelje Hrastić',
    city: 'Varaždin',
    description:
      'Karanfil je u Varaždinu stara ljubav, a mi mu vraćamo ugled u buketima koji ne liče ni na čije druge. Atelje držimo u bivšoj kovačnici i u njemu svake zime održavamo radionice za mladenke koje bukete žele svezati same. Za gotove narudžbe molimo dva mjeseca najave. Uz cvijeće posuđujemo i 90 starinskih svijećnjaka što smo ih skupljali po sajmovima.',
    price: [120, 1100],
    web: 'atelje-hrastic',
    instagram: 'atelje.hrastic',
    reviews: 5,
    calendar: 'usual',
  },
  {
    name: 'Dvije sestre i ljestve',
    city: 'Karlovac',
    description:
      'Ines crta, Iva se penje. Uređujemo dvorane, štagljeve i šatore od Gline do Delnica, najviše lampicama, zelenilom i papirom koji same režemo. Nemamo katalog: svaka je svadba nova, ali se nijedna nije pretvorila u nešto što mladenci nisu vidjeli na skici. Papirnato cvijeće možete zadržati, a lampice molimo natrag.',
    price: [300, 1400],
    instagram: 'dvijesestre.ljestve',
    reviews: 7,
    calendar: 'open',
  },
  {
    name: 'Livada do podne',
    city: 'Samobor',
    description:
      'U pet ujutro beremo, do podne stojimo na vašim stolovima. Livadno cvijeće iz Samoborskoga gorja ne može se naručiti po broju, pa dogovaramo boje i količinu, a što će točno biti, odlučuje tjedan. Naše su mladenke zato mirne, a stolovi svaki put drukčiji. Radimo od sredine travnja do prvoga mraza.',
    price: [250, 1200],
    web: 'livada-do-podne',
    instagram: 'livadadopodne',
    reviews: 4,
    mood: 'loved',
    calendar: 'sparse',
  },
  {
    name: 'Kadulja i pjena',
    city: 'Šibenik',
    description:
      'Tek smo otvorile radionicu u šibenskom Docu i za prve tri svadbe stolove uređujemo po cijeni materijala. Volimo kadulju, vrijesak i tanku svilu koja na vjetru izgleda kao morska pjena. Uzorci stoje u izlogu, a mi smo iza njega svakoga dana osim ponedjeljka.',
    price: [0, 800],
    status: 'pending',
    reviews: 0,
    calendar: 'open',
  },
]

import type { Company } from './company.ts'

export const videoProdukcija: readonly Company[] = [
  {
    name: 'Rez i tišina',
    city: 'Zagreb',
    description:
      'Dolazimo iz dokumentarnoga filma, pa vjenčanje snimamo kao priču o dvjema obiteljima koje se prvi put nađu za istim stolom. Zvuk nam je važan koliko i slika: mladoženja nosi mikrofon velik kao dugme, a svećenika i zdravice snimamo odvojeno. Film traje od 20 do 30 minuta, uz trominutni sažetak za one koji nisu mogli doći. Montaža je gotova za deset tjedana i uključuje dvije vaše izmjene.',
    price: [1500, 2900],
    web: 'rez-i-tisina',
    instagram: 'rezitisina',
    premium: true,
    reviews: 12,
    mood: 'loved',
    calendar: 'full',
  },
  {
    name: 'Film od soli',
    city: 'Split',
    description:
      'Snimamo na Šolti, u Kaštelima, na Mljetu, svuda gdje se kamera mora čuvati od soli. Dolazimo udvoje, s trima kamerama i dronom; dozvolu za let iznad naselja treba tražiti barem tri tjedna unaprijed, a o tome brinemo mi. Glazbu za film biramo zajedno i plaćamo joj prava, pa vam ga nitko neće skinuti s mreže. Prvi kadrovi stižu na dan kad se vraćate s puta.',
    price: [1300, 2600],
    web: 'film-od-soli',
    instagram: 'filmodsoli',
    reviews: 10,
    calendar: 'usual',
  },
  {
    name: 'Treći kat produkcija',
    city: 'Rijeka',
    description:
      'Ime smo dobili po uredu u staroj riječkoj zgradi bez dizala, pa smo u dobroj formi za cijelu noć na nogama. Radimo kratke filmove do šest minuta, bez usporenih snimki prstenja na travi i bez poznatih pjesama koje ste čuli na tuđim svadbama. Za scenarij nam je dovoljan sat razgovora i pismo koje napišete jedno drugome, a čujete ga tek u filmu.',
    price: [1100, 1800],
    web: 'treci-kat',
    instagram: 'trecikat.film',
    reviews: 6,
    calendar: 'usual',
  },
  {
    name: 'Široki plan Osijek',
    city: 'Osijek',
    description:
      'Cijelu svadbu, s kapijom, otkupom mladenke, crkvom i svim pjesmama, snimamo kao film za arhivu od tri do pet sati, a posebno slažemo i kratki za mobitel. Djed i baka dobiju DVD, jer ga oni i dalje traže. Od 2004. čuvamo sve snimke na dva mjesta, pa smo već trima parovima poslije poplave ili provale vratili uspomene. Vožnja po Slavoniji i Baranji uračunata je.',
    price: [800, 1400],
    reviews: 8,
    calendar: 'usual',
  },
  {
    name: 'Maestralni kadrovi',
    city: 'Zadar',
    description:
      'Najviše volimo obrede na plaži i na Paškom mostu, kad vjetar napravi pola režije. Da bi se u filmu ipak čule riječi, a ne vjetar, mikrofone oblažemo krznom i snimamo na dva uređaja. U osnovnom paketu imate jednoga snimatelja na deset sati i film od desetak minuta. Dron, prijenos uživo za rodbinu u Australiji i drugi snimatelj zasebno su navedeni u cjeniku.',
    price: [950, 2000],
    web: 'maestralni-kadrovi',
    instagram: 'maestralni.kadrovi',
    reviews: 5,
    calendar: 'usual',
  },
  {
    name: 'Kinoteka Dvoje',
    city: 'Dubrovnik',
    description:
      'Snimam na vrpcu Super 8, kamerom iz 1974. koja zuji kao cvrčak i gostima odmah izmami osmijeh. Šest rola daje petnaestak minuta zrnate, tople slike, bez zvuka, uz koju vam montiram glazbu s ploče po izboru. Vrpce šaljem na razvijanje u Berlin, zato na film čekate oko dva mjeseca. Dobijete ga na projekciji: dođem k vama s platnom, projektorom i kokicama.',
    price: [1700, 2200],
    web: 'kinoteka-dvoje',
    instagram: 'kinotekadvoje',
    reviews: 5,
    mood: 'loved',
    calendar: 'open',
  },
  {
    name: 'Video studio Škrinjar',
    city: 'Varaždin',
    description:
      'Četrdeset godina snimamo svadbe po Zagorju, Međimurju i Podravini, i kod nas se dolazi po preporuci tete koja je svoju kasetu dala prebaciti na disk. Oprema je nova, navike su stare: na vrijeme smo, u odijelu smo i ne stajemo pred goste. Za svadbe zimi i radnim danom odobravamo petinu popusta. Presnimavanje starih kaseta roditeljima mladenaca darujemo uz svaki ugovor.',
    price: [700, 1300],
    web: 'video-skrinjar',
    reviews: 7,
    mood: 'mixed',
    calendar: 'usual',
    owner: 'Stjepan Škrinjar',
  },
  {
    name: 'Druga klapa',
    city: 'Šibenik',
    description:
      'Prva klapa pjeva, druga snima. Nas je četvero, svi s Akademije i svi iz Šibenika, i na svadbu nosimo opremu kakvom se rade reklame, ali se uredno sagnemo kad prolazi torta. Kratki film s naglaskom na govore i pogled roditelja montiramo unutar trideset dana. Rado odlazimo na Zlarin, Prvić i Kornate, samo nam javite red plovidbe za povratak.',
    price: [1400, null],
    web: 'druga-klapa',
    instagram: 'drugaklapa',
    reviews: 4,
    calendar: 'sparse',
  },
  {
    name: 'Video Đaković',
    city: 'Slavonski Brod',
    description:
      'Snimamo svadbe po Posavini od trenutka kad se naloži prvi kazan do trenutka kad se ugasi. Kamera na kranu iznad kola, dvije pokretne u sali i jedna skrivena kod stola za darove: od toga nastane film na kojem se svatko pronađe. Dogovor je usmen, kapara mala, a račun uredan. Ako vam se film ne svidi, premontiramo ga jedanput bez pitanja.',
    price: [650, 1250],
    instagram: 'video.djakovic',
    reviews: 9,
    calendar: 'usual',
    owner: 'Mato Đaković',
  },
  {
    name: 'Uvala film',
    city: 'Pula',
    description: null,
    price: [1200, 1900],
    web: 'uvala-film',
    instagram: 'uvala.film',
    reviews: 2,
    calendar: 'none',
  },
  {
    name: 'Snimka za baku',
    city: 'Karlovac',
    description:
      'Prenosimo vjenčanja uživo, za bake, vojnike na misiji i rođake u Torontu koji ne mogu na put. Postavimo dvije kamere i vlastiti internet, a gledatelji samo otvore poveznicu i po želji ostave poruku koju pročitamo za stolom. Snimka ostaje dostupna godinu dana. Cijena je ista za crkvu, matični ured ili livadu, sve dok ima signala.',
    price: [390, 390],
    web: 'snimka-za-baku',
    status: 'rejected',
    reviews: 0,
    calendar: 'none',
  },
]

import type { CategorySlug } from '#contract/categories.ts'

/** Notes that a professional keeps beside a booked day. */
export const bookedNotes: Readonly<Record<CategorySlug, readonly string[]>> = {
  lokacija: [
    'Obred vani u 17 h, 120 stolaca. Plan za kišu dogovoren.',
    'Kapara uplaćena, meni potvrditi mjesec dana prije.',
    'Dolaze s vlastitim tamburašima, podij lijevo od šanka.',
    'Dvoje gostiju u kolicima, rampa na bočnom ulazu.',
    'Djece petnaestak, otvoriti malu sobu.',
    'Dekoraterke dolaze već u petak u 14 h.',
  ],
  fotografija: [
    'Crkva u 16 h, prije toga spremanje kod mladenke.',
    'Žele kratko fotografiranje pred zalazak sunca, najviše 15 minuta.',
    'Drugi fotograf potvrđen.',
    'Djed ima 94 godine, prvo obiteljska fotografija, da ne stoji.',
    'Album od 40 stranica, platno boje lana.',
    'Župnik ne dopušta bljeskalicu ni kretanje tijekom podizanja.',
  ],
  'video-produkcija': [
    'Dozvola za dron zatražena, čeka se odgovor.',
    'Žele i snimku govora u cijelosti.',
    'Prijenos uživo za rodbinu u Melbourneu, provjeriti internet u sali.',
    'Mikrofon za matičara ponijeti svoj.',
    'Kratki film do Božića, to je dar roditeljima.',
  ],
  glazba: [
    'Prvi ples poslali na probu, spustiti za ton.',
    'Bez narodnjaka, popis želja u poruci.',
    'Pozornica 6 × 4, struja trofazna, provjereno.',
    'Dolazak u 13 h zbog tonske probe prije gostiju.',
    'Iznenađenje u ponoć, mladoženja svira bas.',
    'Do 3 h, poslije toga smanjiti zbog apartmana.',
  ],
  'dekoracija-i-cvijece': [
    'Buket: bijeli božuri i maslina, bez gipsofile.',
    'Alergija na ljiljane, mladoženjina majka.',
    'Osamnaest stolova po deset, niske vaze.',
    'Slavoluk na plaži, ponijeti utege.',
    'Odvoz u ponedjeljak do 10 h.',
  ],
  odjeca: [
    'Zadnja proba, provjeriti duljinu s cipelama.',
    'Preuzimanje do 12 h, dolazi kuma.',
    'Suziti u struku 1 cm, ništa više.',
    'Povrat u utorak, kemijsko čišćenje naše.',
    'Odijela za mladoženju i četiri kuma.',
  ],
  'make-up-i-frizura': [
    'Mladenka, majka i tri djeveruše, početak u 8 h.',
    'Osjetljiva koža, ponijeti mineralni puder.',
    'Niska punđa, cvijeće donosi dekoraterka.',
    'Adresa: treći kat bez dizala.',
    'Probna šminka bila odlična, isto ponoviti.',
  ],
  'hrana-i-slastice': [
    'Torta tri kata, jedan bez glutena.',
    'Dostava u 15 h, hladnjak u sali provjeren.',
    'Četvero vegana, dvoje djece s alergijom na orahe.',
    'Kolači u kutijama za van, 110 komada.',
    'Kušanje obavljeno, izabrali limun i malinu.',
  ],
  transport: [
    'Polazak 14.30 ispred kuće, kićenje donose sami.',
    'Povratak gostiju u 1, 3 i 5 h.',
    'Cesta do crkve u radovima, krenuti četvrt sata ranije.',
    'Mladoženja želi voziti sam zadnji kilometar.',
    'Plaćeno u cijelosti.',
  ],
  'pozivnice-i-pokloni': [
    'Sto pozivnica, tisak gotov, čeka se vosak.',
    'Isporuka na adresu roditelja.',
    'Ispis imena na licu mjesta od 18 h.',
    'Provjeriti prezime kume, đ ili dž.',
  ],
  nakit: [
    'Radionica za dvoje, 10 do 16 h.',
    'Preuzimanje prstenja, gravura po njegovu rukopisu.',
    'Donose bakin lanac za pretaljivanje.',
    'Mjere: 54 i 63.',
  ],
}

const own = ['Obiteljski ručak', 'Krštenje u obitelji', 'Privatno', 'Slobodan vikend', 'Kumujemo']

/** Why a professional does not work on a day. */
export const blockedTitles: Readonly<Record<CategorySlug, readonly string[]>> = {
  lokacija: [...own, 'Uređenje vrta', 'Brušenje poda', 'Domjenak tvrtke', 'Berba'],
  fotografija: [...own, 'Sajam vjenčanja', 'Radionica u Ljubljani', 'Obrada albuma'],
  'video-produkcija': [...own, 'Montaža, rok', 'Filmski festival', 'Servis kamere'],
  glazba: [...own, 'Snimanje u studiju', 'Koncert', 'Smotra folklora', 'Proba'],
  'dekoracija-i-cvijece': [...own, 'Sajam cvijeća', 'Svi sveti, radnja', 'Sadnja'],
  odjeca: [...own, 'Sajam u Milanu', 'Inventura', 'Modna revija'],
  'make-up-i-frizura': [...own, 'Edukacija', 'Maturalna večer', 'Salon zatvoren'],
  'hrana-i-slastice': [...own, 'Božićni kolači', 'Peć na servisu', 'Festival hrane'],
  transport: [...own, 'Tehnički pregled', 'Servis', 'Susret oldtimera'],
  'pozivnice-i-pokloni': [...own, 'Sajam u Zagrebu', 'Božićna narudžba', 'Stroj na servisu'],
  nakit: [...own, 'Sajam nakita', 'Inventura', 'Radionica popunjena'],
}

export const freeNotes = [
  'Može i prijepodne.',
  'Upit na čekanju do kraja tjedna.',
  'Samo do 22 h.',
  'Otkazano, opet slobodno.',
  'Popust za kasnu rezervaciju.',
  'Moguće samo uz dolazak dan prije.',
]

/** Everything that the site's scripts store in the browser, for the page about cookies. */
export const storedItems = [
  {
    name: 'Ključ prijave',
    what: 'Da ostanete prijavljeni i kad otvorite novu stranicu, i da se zna je li račun para ili pružatelja usluga (lokalna pohrana, „auth_token” i „auth_role”).',
    until: 'Do odjave ili isteka prijave.',
  },
  {
    name: 'Svijetla ili tamna tema',
    what: 'Samo ako ste je promijenili (lokalna pohrana, „theme”).',
    until: 'Dok je ne izbrišete u pregledniku.',
  },
  {
    name: 'Nedovršeni tekstovi',
    what: 'Upit, recenzija ili obrazac koji ispunjavate i favorit koji ste htjeli spremiti, da ih prijava ne izbriše (pohrana kartice, „draft:…”).',
    until: 'Do slanja, odjave ili zatvaranja kartice.',
  },
  {
    name: 'Neposlane poruke',
    what: 'Poruka koju pišete u razgovoru i ona koja čeka vezu, da ih imate i kad ponovo otvorite preglednik (lokalna pohrana, „draft:message …” i „draft:outgoing …”).',
    until: 'Do slanja, odjave ili dok ih ne izbrišete u pregledniku.',
  },
  {
    name: 'Usporedba',
    what: 'Najviše četiri pružatelja koja ste odabrali za usporedbu: oznaka i naziv, a ako ste prijavljeni, i oznaka vašeg računa (lokalna pohrana, „draft:compared” i „draft:compared of”).',
    until: 'Dok ih ne uklonite s popisa, do odjave ili dok ih ne izbrišete u pregledniku.',
  },
  {
    name: 'Broj gostiju',
    what: 'Za koliko ste gostiju zadnji put računali cijenu paketa (lokalna pohrana, „draft:guests”).',
    until: 'Do odjave ili dok ga ne izbrišete u pregledniku.',
  },
  {
    name: 'Nedavno gledani',
    what: 'Zadnjih dvanaest pružatelja čiji ste profil gledali: naziv, grad, kategorija i naslovna slika, a ako ste prijavljeni, i oznaka vašeg računa (lokalna pohrana, „draft:seen” i „draft:seen of”). Popis ostaje u pregledniku i mi ga ne znamo; preglednik samo pita jesu li ti profili još javni.',
    until: 'Dok ga ne izbrišete gumbom „Izbriši popis”, do odjave ili dok ga ne izbrišete u pregledniku.',
  },
  {
    name: 'Favoriti bez mreže',
    what: 'Parovima: popis favorita s podacima vašeg računa, da ga vidite i kad nema veze (lokalna pohrana, „cached_favorites” i „cached_owner”).',
    until: 'Do odjave ili isteka prijave; stariji od 30 dana više se ne prikazuju.',
  },
  {
    name: 'Već otvorene stranice',
    what: 'Datoteke portala te zadnjih 30 javnih stranica i 150 slika, da rade brže i bez veze (predmemorija preglednika). Stranice računa ne čuvamo ondje.',
    until: 'Dok ih ne zamijene novije ili ih ne izbrišete u pregledniku.',
  },
  {
    name: 'Mjesto na stranici',
    what: 'Da vas gumb za natrag vrati ondje gdje ste stali (pohrana kartice, „react-router-scroll-positions”).',
    until: 'Do zatvaranja kartice.',
  },
  {
    name: 'Stranica koja se otvara',
    what: 'Adresa na koju ste upravo krenuli, da se onamo stigne i ako se usput sve mora ponovo učitati (pohrana kartice, „navigation”).',
    until: 'Dok se stranica ne otvori.',
  },
  {
    name: 'Jezik primjera',
    what: 'Programerima: u kojem obliku čitate primjere u dokumentaciji API-ja (lokalna pohrana, „api-docs-examples”).',
    until: 'Dok ga ne izbrišete u pregledniku.',
  },
] as const

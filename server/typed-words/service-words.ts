import type { FactForms } from './fact-forms.ts'

/** The words for kinds of a service: a carriage is not a bus, and a castle not a restaurant. */
export const serviceWords: readonly FactForms[] = [
  {
    fact: 'venue_types',
    option: 'restaurant',
    alone: 'lokacija',
    inNames: 'restoran',
    isRarelyInNames: true,
    forms: `
      restač, restača, restaču, restorančić, restoran, restorana, restoranu, restoranom, restorani, restoranima, restorane, restaurant, restaurants, ristorante,
      ristoranti, konoba, konobe, konobi, konobu, konobom, konobama, gostionica, gostionice, gostiona, gostione, gostionu,
      krčma, oštarija, oštarije, birtija, birtije,
      bistro, bistroa, bistrou, taverna, taverne, taverni, tavernu, čarda, čarde, čardi, čardu, pizzeria, pizzerija,
      pizzerije, pizzeriji, pizzeriju, gasthaus
    `,
  },
  {
    fact: 'venue_types',
    option: 'hotel',
    alone: 'lokacija',
    inNames: 'hotel',
    forms: `
      hotel, hotela, hotelu, hotelom, hoteli, hotelima, hotele, motel, motela, motelu, pansion, pansiona, pansionu, resort,
      resorta, resortu, resortom, resorti, resortima, resorte,
      hotelska sala, hotelske sale, hotelska dvorana, hotelske dvorane
    `,
  },
  {
    fact: 'venue_types',
    option: 'castle',
    alone: 'lokacija',
    inNames: 'dvorac',
    forms: `
      dvorac, dvorca, dvorcu, dvorci, dvoraca, dvorcem, dvorcima, dvorce, vjenčanje u dvorcu, castle, kaštel, vila,
      vile, vili, vilu, vilom, vilama, villa, villas, kurija, kurije, ljetnikovac, ljetnikovca, ljetnikovcu,
      ljetnikovci, ljetnikovaca, ljetnikovcima, burg, schloss, castello,
      palača, palače, palači, palaču, private villa, private villas
    `,
  },
  {
    fact: 'venue_types',
    option: 'estate',
    alone: 'lokacija',
    inNames: 'imanj',
    isRarelyInNames: true,
    forms: `
      imanje, imanja, imanju, imanjem, imanjima, eko imanje, eko imanja, seosko imanje, seoskog imanja, seoskom
      imanju, seoska imanja, ruralno imanje, ladanjsko imanje, obiteljsko imanje, obiteljskog imanja, obiteljskom
      imanju, ranč, ranča, ranču, rančevi, ranch, salaš, salaša, salašu, salaši, salašima, stancija, stancije, farma,
      farme, farmi, barn, štagalj, štaglja, štaglju, seosko domaćinstvo, seoska domaćinstva, seoskom domaćinstvu,
      agroturizam, etno selo, etno sela, etno selu, eko selo, eko sela, seoski turizam, obiteljsko gospodarstvo, opg,
      hacijenda, vjenčanje na imanju, vjenčanje na selu, gospodarstvo, gospodarstva, gospodarstvu,
      farm wedding, barn wedding
    `,
  },
  {
    fact: 'venue_types',
    option: 'winery',
    alone: 'lokacija',
    inNames: 'vinarij',
    forms: `
      vinarija, vinarije, vinariji, vinariju, vinarijom, vinarijama, vinski podrum, vinskog podruma, vinskom podrumu,
      vinski podrumi, vinograd, vinogradu, vjenčanje u vinogradu, vineyard, vineyard wedding, weingut,
      winery, wineries, winery wedding, weinkeller
    `,
  },
  {
    fact: 'seaside',
    alone: 'lokacija',
    forms: `
      plaža, plaže, plaži, vjenčanje na plaži, svadba na plaži, ceremonija na plaži, vjenčanje uz more, vjenčanje na
      moru, svadba na moru, pir na moru, svadba uz more, lokacija uz more, beach, beach bar, beach club, beach
      wedding, wedding on the beach, strandhochzeit, hochzeit am strand, hochzeit am meer, matrimonio in spiaggia, uz
      more, na plaži, na moru, blizu mora, do mora, u blizini mora, na Jadranu, na obali, uz obalu, am strand, am
      meer, strand, pored mora, kraj mora, s pogledom na more, pogled na more, pogledom na more, by the sea, sea view,
      seaside, on the sea, sul mare, vista mare, in spiaggia, sulla spiaggia, matrimonio sulla spiaggia, matrimonio
      sul mare, na morju, poroka na morju, kuća na moru, kuća uz more, ob morju, plaža za vjenčanje, strandbar,
      spiaggia
    `,
  },
  {
    fact: 'foods',
    option: 'cakes',
    alone: 'hrana-i-slastice',
    inNames: 'tort',
    isRarelyInNames: true,
    forms: `
      torta, torte, torti, tortu, tortom, tortama, tortica, tortice, svadbena torta, svadbene torte, svadbenu tortu,
      svadbenih torti, vjenčana torta, mladenačka torta, mladenačke torte, trokatna torta, naked cake, wedding cake,
      wedding cakes, cake, cakes, tortarka, hochzeitstorte, torta nuziale, torta na tri kata, torta na dva kata, torta
      na četiri kata, torta od makarona, poročna torta, cake maker, baker, tortu na tri kata, tortu na dva kata, tortu
      na kat,
      ukrašavanje torti, ukrašavanje torte, dekoracija torte, dekoracija torti, torte po narudžbi
    `,
  },
  {
    fact: 'foods',
    option: 'sweets',
    alone: 'hrana-i-slastice',
    inNames: 'kolač',
    isRarelyInNames: true,
    forms: `
      kolač, kolača, kolaču, kolači, kolače, kolačem, kolačima, kolačić, kolačići, kolačića, sitni kolači, sitnih
      kolača, domaći kolači, svadbeni kolači, suhi kolači, svatovski kolači, medeni kolači, bijeli kolači, sitne
      kolače, sitni kolač, sitnim kolačima, mini kolači, medenjaci, kiflice, kiflica, kroštule, fritule, kremšnite,
      kremšnita, makaroni, macarons, cupcakes, cupcake, muffini, muffin, mafini, slatki stol, slatkog stola, slatki
      kutak, candy bar, sweet table, sweets, slastice, slastica, slasticama, kolačarka, kolačarke, kolačarica,
      kolačarice, macaroni, toranj od makarona, makaroni toranj, macaroni toranj, cupcake toranj,
      breskvice, breskvica, bajadere, bajadera, sitno pecivo, sitnog peciva, desert, deserti, deserta, dessert,
      desserts, dessert table, kolači po narudžbi
    `,
  },
  {
    fact: 'foods',
    option: 'catering',
    alone: 'hrana-i-slastice',
    inNames: 'catering',
    isRarelyInNames: true,
    forms: `
      catering, cateringa, cateringu, cateringom, catering tvrtka, catering hrana, ketering, keteringa, keteringu,
      keteringom, keterinzi, katering, kateringa, kateringom, kejtering, kejteringa, cathering, katerink, švedski
      stol, švedskog stola, banket, banketi, domjenak, domjenka, finger food, caterer, caterers
    `,
  },
  {
    fact: 'foods',
    option: 'roast',
    alone: 'hrana-i-slastice',
    inNames: 'pečenj',
    isRarelyInNames: true,
    forms: `
      pečenje, pečenja, roštilj, roštilja, grill, odojak, odojka, odojci, odojak na ražnju, pečeni odojak, pečenog
      odojka, janjac, janjac na ražnju, janje, janjetina, janjetina na ražnju, prase, praseta, praščić, prasetina,
      prasetine, vol na ražnju, ražanj, ražnja, ražnju, ćevapi, ćevapa, kotlovina, kotlovine, odojke, odojaka, janjac
      s ražnja, ovan na ražnju, ovca na ražnju, pečenjara, pečenjare, pečenjaru
    `,
  },
  {
    fact: 'foods',
    option: 'bar',
    alone: 'hrana-i-slastice',
    forms: `
      šank, šanka, šankovi, mobilni šank, pokretni šank, koktel, kokteli, koktela, koktel bar, koktel party, kokteli
      za svatove, cocktail bar, mobilni bar, pokretni bar, gin bar, open bar, barmen, barmeni, barmena, točenje pive,
      točionik, točionika, točionik pive, točilica, točilice, točilica za pivo, aparat za pivo, prosecco van, kombi s
      pivom, kombi s pićem, prosecco kombi, bar kombi, kombi bar, pivo iz kombija, pipa, pipe, pipa za pivo, pivo
      točeno, točeno pivo, točenog piva,
      šanker, šankera, šankeri, barkeeper, cocktails, cocktail, bartender, bartenders, aperol bar, prosecco bar
    `,
  },
  {
    fact: 'foods',
    option: 'food_truck',
    alone: 'hrana-i-slastice',
    forms: `
      food truck, foodtruck, foodtruckovi, food kamion, pizza kamion, street food, burger truck
    `,
  },
  {
    fact: 'vehicles',
    option: 'oldtimer',
    alone: 'transport',
    inNames: 'oldtimer',
    forms: `
      oldtimer, oldtimera, oldtimeru, oldtimeri, oldtimere, oldtimerom, oldtajmer, oldtajmera, oldtajmeri, old timer,
      old timeri, old tajmer, old tajmera, old tajmeri, vintage car, starodobno vozilo, starodobna vozila, stari auto,
      stari automobil, stari automobili, stari auti, starinski auto, starinskog auta, starinski automobil, starinski
      auti, starinske aute, auto d epoca,
      spaček, spačeka, spačekom
    `,
  },
  {
    fact: 'vehicles',
    option: 'limousine',
    alone: 'transport',
    inNames: 'limuzin',
    isRarelyInNames: true,
    forms: `
      limuzina, limuzine, limuzini, limuzinu, limuzinom, limuzinama, limo, limo servis, limousine, stretch limuzina, rent a
      limo,
      limousine service, limo service
    `,
  },
  {
    fact: 'vehicles',
    option: 'convertible',
    alone: 'transport',
    inNames: 'kabrio',
    isRarelyInNames: true,
    forms: 'kabrio, cabrio, kabriolet',
  },
  {
    fact: 'vehicles',
    option: 'carriage',
    alone: 'transport',
    inNames: 'kočij',
    isRarelyInNames: true,
    forms: `
      kočija, kočije, kočiju, kočijom, kočijaš, fijaker, fijakera, fijakeri, karoca, karoce, karocu, karuca, karuce,
      zaprega, zaprege, zapregu, konjska zaprega, horse carriage, carriage, kola s konjima, konjska kola, zaprežna
      kola, konji s kočijom, konji i kočija, konji i fijaker, kutsche, hochzeitskutsche, pferdekutsche,
      horse and carriage
    `,
  },
  {
    fact: 'vehicles',
    option: 'bus',
    alone: 'transport',
    inNames: 'autobus',
    isRarelyInNames: true,
    forms: `
      autobus, autobusa, autobusi, autobusom, autobusima, bus, busa, busevi, busom, minibus, minibusa, minibusevi,
      minibusom, kombi, kombija, kombiji, kombijem, kombijima, putnički kombi, minivan, mini bus, mini busa, autobusni
      prijevoz, bus hire, rent a bus, rent a kombi, vw kombi, vw kombija, party bus, partybus
    `,
  },
  {
    fact: 'vehicles',
    option: 'boat',
    alone: 'transport',
    forms: `
      brod, broda, brodu, brodom, brodovi, brodovima, na brodu, brodica, brodić, vjenčanje na brodu, svadba na brodu,
      jahta, jahte, jahtu, gliser, katamaran, catamaran, jedrilica, jedrenjak, jedrenjaka, barka, barke, barku,
      barkom, leut, leuta, gajeta, gajete, trabakul, trabakula, gulet, guleta, guletu, guletom, pasara, pasare,
      pasaru, falkuša, falkuše, čamac, čamca, čamcem, lađa, lađe, lađu, lađom, boat, boats, boat rental, taxi boat,
      taxi brod, yacht, yachts, yacht charter, brod s hranom, brod s kuhinjom, brod s glazbom, brod s muzikom, brod s
      bendom, brod s posadom, brod sa skiperom, brod za svadbu, brod za vjenčanje, brod za svatove, brod za goste,
      vjenčanje na jahti, schiff, auf schiff, auf dem schiff, auf boot, auf dem boot, hochzeit auf schiff, rent a
      boat, katamarana, katamaranom, jahti, jahtom, jahte za svadbu, guleti, boot, boote, bootsfahrt, boot mieten,
      barca, noleggio barca,
      boat trip, boat trips, sailing boat, sailing boats
    `,
  },
  {
    fact: 'vehicles',
    option: 'motorcycle',
    alone: 'transport',
    forms: 'motocikl, motor, vespa, vespe, vespu, tuk tuk, tuktuk',
  },
  {
    fact: 'host',
    alone: 'glazba',
    forms: `
      voditelj, voditelja, voditelj programa, voditelj svatova, voditelji, voditeljica, voditeljice, voditeljicu,
      voditeljica programa, moderator, moderatorica, mc, voditelj ceremonije, voditeljica ceremonije, celebrant,
      wedding celebrant, officiant, wedding officiant, čauš, čauša, čauši, ceremonijal majstor, ceremonijalmajstor, stari svat, starog svata, voditi svadbu,
      vodi svadbu, vodio svadbu, vode svadbu, voditi svatove, vodi svatove, vođenje svadbe, voditelj svadbe, voditelja
      svadbe, freie rednerin, freier redner, trauredner, traurednerin, hochzeitsredner
    `,
  },
  {
    fact: 'effects',
    alone: 'glazba',
    forms: `
      vatromet, vatrometa, vatrometi, hladni vatromet, hladne fontane, hladna piro, hladna pirotehnika, pirotehnika,
      hladna vatra, hladne vatre, teški dim, dimna mašina, dimni stroj, dimna bomba, dimne bombe, dimnih bombi, stroj
      za dim, suhi led, konfeti top, stroj za mjehuriće, stroj za balončiće, balončići, mjehurići, light show,
      lightshow, laser show, lasershow, fireworks, firework, prskalice, prskalica, bubble mašina, top s konfetima,
      topovi s konfetima, konfete top, fire show, fireshow, vatreni show,
      iskre, hladne iskre, fontane iskri, feuerwerk
    `,
  },
  {
    fact: 'photo_booth',
    alone: 'fotografija',
    inNames: 'booth',
    isRarelyInNames: true,
    forms: `
      photobooth, photo booth, fotobooth, fotokabina, fotokabine, fotokabinu, foto kutija, video kabina, booth, foto booth, foto kabina, foto kabine, foto ogledalo, photo mirror, fotobox,
      fotoboks, foto boks, selfie mirror, selfie ogledalo, magic mirror, foto but, fotobut, photo bot, photobot,
      fotobudka, fotobudke, foto budka, boomerang booth,
      spinner, video spinner, video spin, foto spinner, selfie booth, selfie kabina
    `,
  },
  {
    fact: 'live_stream',
    alone: 'video-produkcija',
    forms: `
      prijenos uživo, live prijenos, prijenos vjenčanja, livestream, live stream, livestreaming, live streaming
    `,
  },
]

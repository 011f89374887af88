import type { CategorySlug } from '#contract/categories.ts'

/** The forms for those who make, sell or restyle goods for the wedding; the others are in trades.ts. */
export const formsOfGoods = {
  'dekoracija-i-cvijece': `
    svijećama, svijećom, kruna od cvijeća, krune od cvijeća, krunica od cvijeća,
    reverčić, reverčići, reverčiće, fotopozadina, fotopozadinu, foto pozadina, pozadina za slikanje, luk, lukovi,
    narukvica od cvijeća, narukvice od cvijeća, cvjetna narukvica, mladenkini buketi, mladenkinog buketa, mladenkinom
    buketu,
    dekoracija, dekoracije, dekoraciju, dekoraciji, dekoracijom, dekoracijama, dekor, dekora, dekorater, dekoratera,
    dekorateri, dekoraterka, dekoraterku, dekoracija sale, dekoracija stolova, dekoriranje, dekoriranja, cvijeće,
    cvijeća, cvijeću, cvijećem, cvjeće, cvjeća, cviće, cveće, cvjećara, cvjećare, cvjećari, cvjećaru, cvjećarama,
    cvijećara, cvijećare, cvječarna, cvjećarne, cvjećarnica, cvjećarnice, cvjećarnicu, cvjećar, cvjećarka, cvjećarstvo,
    cvijet, cvijeta, cvjetovi, cvjetni, cvjetni aranžman, cvjetni aranžmani, cvjetnih aranžmana, aranžman, aranžmana,
    aranžmani, aranžmane, aranžiranje, aranžer, aranžerka, buket, buketa, buketi, bukete, buketu, buketom, buketić,
    vjenčani buket, svadbeni buket, buket za mladenku, bidermajer, bidermajeri, bidermajera, florist, florista,
    floristi, floristica, floristkinja, floristika, flowers, flower, florists, wedding flowers, wedding decor, wedding
    decoration, decoration, decor, blumen, baloni, balona, balone, balonima, balon, rever, reveri, kitica, kitice,
    kitice i rukavci, narukvice za djeveruše, slavoluk, slavoluka, cvjetni luk, luk od cvijeća, navlake za stolice,
    navlake, stolnjaci, svijećnjaci, najam dekoracija, foto kutak, photo kutak, vijenac, vijenci, vjenčić, organizacija
    vjenčanja, organizacije vjenčanja, organizaciju vjenčanja, organizator vjenčanja, organizatori vjenčanja,
    organizatorica vjenčanja, vjenčanja organizacija, organizacija svadbe, wedding planner, wedding planneri, wedding
    planer, wedding plener, wedding planners, wedding planning, wedding coordinator, koordinator vjenčanja,
    koordinatorica vjenčanja, event agencija, buket za mladu, buketi za mladenke, buketi za djeveruše, balonski luk,
    luk od balona, leteći lampioni, lampioni, svijeće, ruže, ruža za rever, suho cvijeće, umjetno cvijeće, najam
    stolica, stolica, stolice, najam stolova, najam posuđa, photo wall, foto zid, cvijeće za crkvu, dekoracija crkve,
    ukrašavanje, ukrašavanje crkve, ukrasi, ukrasi za stol, ukras za auto, ukrasi za auto, backdrop, koordinator,
    koordinatora, koordinatorica, koordinatorice, organizator, organizatora, organizatori, organizatorica,
    organizatorice, svjetleća slova, led slova, love slova, svjetleći natpis, golubovi, bijeli golubovi, puštanje
    golubova, cvićarnica, cvićarnice, cvićara, cvićare, cvitni aranžmani, cvitni aranžman, cvetje, cvetjara, božur,
    božuri, božura, gipsofila, gipsofile, hortenzija, hortenzije, ružmarin, ružmarina, rozmarin, kićenje, kićenja,
    kićenje auta, kićenje sale, kićenje crkve, kićenje svatova, ukras za salu, ukrasi za salu, ukrasi za sale,
    dekoraterica, dekoraterice, dekoratericu, dekoraterke, uređenje sale, uređenje dvorane, uređenje prostora, uređenje
    stolova, uređenje crkve, navlake za stolce, presvlake, presvlake za stolice, presvlake za stolce, baluni, baluna,
    girlanda, girlande, lampica, lampice, svjetlosna dekoracija, svjetleće lampice, weding planer, weding planner,
    wedding planerica, wedding plannerica, vedding planner, vjenčani planer, planer vjenčanja, organizacija svadbi,
    organizacija svatova, organizacija proslava, organizacija proslave, organiziranje vjenčanja, koordinacija
    vjenčanja, agencija za vjenčanje, agencija za vjenčanja, agencija za organizaciju vjenčanja, agencija za
    organizaciju, najam inventara, inventar za svadbu, najam opreme, klupe i stolovi, najam klupa, najam suđa, stolci,
    stolac, najam stolaca, reveri i narukvice, buketi i reveri, eukaliptus, zastava, zastave, zastavu, svatovska
    zastava, barjak, barjaka, neonski natpis, neonski natpisi, neonska slova, neonsko slovo, stolovi i stolice, stolice
    i stolovi, stolovi, latice, latice ruža, latica, biedermeier, biedermeieri, mladenkin buket, mobilni wc, pokretni
    wc, wc kabine, mobilni toaleti, koordinator na dan vjenčanja, planerica, planerice, planer, cvijećem za crkvu,
    chiavari stolice, tiffany stolice, bijele stolice, najam dekoracije, hochzeitsplaner, hochzeitsplanerin,
    hochzeitsplanung, hochzeitsdeko, hochzeitsdekoration, brautstrauss, hochzeitsblumen, fiori, fiorista, floristin,
    leptiri, leptira, puštanje leptira, slova love, neon natpis, neon natpisi, neon, neon sign, neon signs, natpis,
    natpisi, fenjeri, fenjera, fenjer, žaruljice, žaruljica, light bulbs, fairy lights, najam čaša, najam stolnjaka,
    stolnjak, stolnjaka, buketima, kite za svatove, kitice za svatove, cvjetići za goste, golubice, golubica, bijele
    golubice, helij, balon s helijem, baloni s helijem, cvijeće za stol, cvijeće za stolove, cviće za stolove, cviće za
    crkvu, cvijeće u crkvi, posuđe, tanjuri, čaše, pribor za jelo,
    svijetleća slova, svijetleći natpis, svijetleći natpisi, slova za svadbu, slova za vjenčanje, slova mr and mrs,
    slova mr mrs, mr and mrs, mr mrs, svijetleća love slova, led slova love, svjetleća slova love, svijetleća slova
    love, luk za vjenčanje, luk za svadbu, luk za ceremoniju, luk za obred, luk za mladence, lukovi za
    vjenčanje, boho luk, svadbeni luk, drveni luk, metalni luk, fotozid, photowall, cvjetni zid, cvjetnog zida, zid od
    cvijeća, zid cvijeća, flower wall, flowerwall, pampas trava, pampas trave, pampas travu, dekoracija auta, dekoracija
    automobila, dekoracija za auto, cvijeće za auto, cvijeće na autu, buket za auto, aranžman za auto, maska za auto,
    mašne za auto, mašnice za auto, mašna za auto, vijenčić, vjenčić za glavu, vjenčić za kosu, vijenac za glavu,
    vijenac za kosu, vijenčić za glavu, vijenčić za kosu, cvjetni vijenac, vijenci za kosu, buket za bacanje, buketić za
    bacanje, cvetličarna, šopek, šopki, poročni šopek,
    mladenački stol, stol za mladence, stol mladenaca, dekoracija stola, vaze, najam vaza, najam svijećnjaka, svjetleća
    zavjesa, svjetleće zavjese, svjetlosna zavjesa, svjetlosne zavjese, svjetlosni zid, photo point, foto point, tepih,
    tepiha, tepih za crkvu, crveni tepih, mašne za stolice, mašnice za stolice, latice za bacanje, bacanje latica, toi
    toi, grijalice, grijalica, najam grijalica, pivski setovi, pivske garniture, pivska garnitura, suncobrani,
    suncobran, suncobrana, cerade, cerada, led svijeće, zelenilo, zelenila,
    cvjetići, cvjetić, blumenschmuck, fioraio, bouquet, bouquets, bridal bouquet, bouquet sposa,
    zvjezdano nebo, plan my wedding, wedding organizer, wedding organiser, organizer vjenčanja, sposa bouquet,
    ikebana, ikebane, ikebanu,
    frižider, frižidera, hladnjak, hladnjaka, hladnjača, hladnjače, wc, wc za svadbu,
    klupa, klupe, klupu, klupama, fotokutak, foto kutić, photo corner, cvit, cvita, cvitovi, cvitova, rože, rože za poroko, orhideje,
    mimoze, maslinove grančice, maslinova grančica, namještaj, namještaja, najam namještaja, lounge namještaj,
    organizacija evenata, organizator evenata, organizacija eventa, event planner, event planneri, event planer, event
    manager, event organizer, event organizator, wedding designer, wedding stylist, wedding design, decorator,
    decorators, chairs, chair rental, chairs rental, furniture, furniture rental, flower arch, wedding arch,
    blumenladen, blumenstrauss, ballons, luftballons, balloons, balloon, tauben, doves, dove release, deko, ukrašavanje
    balonima, dekoracija balonima, šator dekoracija,
  `,
  odjeca: `
    kravatica, kravaticu,
    bridal shop, bridal shops, bridal store, wedding dress shop,
    odjeća, odjeće, odjeći, odjeću, odjećom, vjenčanica, vjenčanice, vjenčanici, vjenčanicu, vjenčanicom,
    vjenčanicama, vjenčana haljina, vjenčane haljine, vjenčanu haljinu, haljina za vjenčanje, haljine za vjenčanje,
    svadbena haljina, svadbene haljine, haljina, haljine, haljini, haljinu, haljinama, svečana haljina, svečane
    haljine, svečanu haljinu, odijelo, odijela, odijelu, odijelom, odijelima, odjelo, odjela, muško odijelo, muška
    odijela, odijelo za mladoženju, odijela za mladoženje, svadbeno odijelo, svečano odijelo, smoking, smokinga,
    smokinzi, frak, fraka, salon vjenčanica, salona vjenčanica, saloni vjenčanica, salonu vjenčanica, butik
    vjenčanica, veo, velovi, košulja, košulje, košulju, kravata, kravate, kravatu, leptir mašna, leptir mašne, mašna,
    cipele, cipela, cipele za vjenčanje, podvezica, podvezice, donje rublje, krojač, krojača, krojači, krojačica,
    krojačice, krojačicu, šivanje, šivanja, šivanje vjenčanica, modna kuća, modni dizajner, wedding dress, wedding
    dresses, bridal, bridal gown, bridal salon, dress, dresses, suit, suits, tuxedo, brautkleid, brautkleider,
    vjenčanice za trudnice, vjenčanice za punije, plus size vjenčanice, boho vjenčanica, boho vjenčanice, haljine za
    djeveruše, haljina za djeverušu, haljina za kumu, haljine za kume, haljina za mamu, odijelo za kuma, cipele za
    mladu, cipele za mladenku, vjenčana odijela, svečana odjeća, svečana odijela, bolero, korzet, korzeti, mladina
    haljina, kimono, kućni ogrtač, ogrtači, prsluk, prsluci, remen, bijele tenisice, wedding gown, vinčanica,
    vinčanice, vinčanicu, djeveruša, djeveruše, djeverušama, bridesmaid dresses, groom suit, šnajder, šnajdera,
    šnajderi, šnajderica, šnajderice, šnajdericu, sako, sakoi, sakoa, rukavice, rukavica, šlajer, šlajera, leptir
    kravata, leptir kravate, leptirica, hlače, tregeri, tregere, krojačnica, krojačnice, krojačnicu, šnajderaj,
    šnajderaja, nošnja, nošnje, nošnju, nošnjama, narodna nošnja, narodne nošnje, narodnu nošnju, šokačka nošnja,
    zlatovez, zlatoveza, sandala, sandale, toaleta, toalete, svečana toaleta, mladoženjsko odijelo, muško odjelo,
    muška odjela, haljina za mladu, haljina za svatove, haljine za svatove, haljina za svadbu, haljine za svadbu,
    večernja haljina, večernje haljine, venčanica, venčanice, venčanicu, haljina po mjeri, haljine po mjeri, kostim,
    kostimi, haljinice, haljinica, haljinice za djevojčice, haljina za djevericu, haljine za djeverice, odijelo za
    dječaka, odijela za dječake, podsuknja, podsuknje, grudnjak, rublje, štikle, štikla, šiva, šivaju, popravak
    vjenčanice, skraćivanje vjenčanice, prepravak vjenčanice, kemijsko čišćenje vjenčanice, čišćenje vjenčanice,
    rabljene vjenčanice, rabljena vjenčanica, korištena vjenčanica, korištene vjenčanice, polovna vjenčanica, polovne
    vjenčanice, vjenčanica plus size, haljine za krsnu kumu, odijelo za djevera, muška moda, spavaćica, spavaćice,
    čarape, čarapa, švelja, švelje, švelju, abito da sposa, vestito da sposa, hochzeitskleid, hochzeitskleider,
    brautmode, hochzeitsanzug, postole, postola, vešta, vešte, veštu, haljina za majku, haljine za majke, haljina za
    svekrvu, haljina za punicu,
    veštit, veštita, veštiti, veštite, roba za mladoženju, robe za mladoženju, robu za mladoženju, roba za mladu, robe
    za mladu, robu za mladu, roba za svatove, robu za svatove, robe za svatove, roba za svadbu, robe za svadbu, robu za
    svadbu, svečana roba, roba za pir, robe za pir, robu za pir, dječja haljina, dječje haljine, haljinica za djeverušu,
    poročna obleka, poročne obleke, second hand vjenčanice, second hand vjenčanica, odijelo za krsnog kuma,
    abiti da sposa, haljinica za djevojčicu, haljinice za djevojčicu, vjenčanica za trudnicu,
    haljina za trudnicu,
    dječje odijelo, dječja odijela, dječje odijelce, popravak odijela,
    cipelice, cipelica, cipelice za mladu, suknja, suknje, suknju, kaput, kaputi, kaputa, bunda, bunde, bundu,
    potpetice, odijelo muško, odijela muška, prepravka vjenčanice, prepravke vjenčanica, prepravka haljine, prepravke
    haljina, princes kroj, kleid, kleider, schuhe, brautschuhe, anzug, anzüge, schleier, shoes, wedding shoes, bridal
    shoes, veil, tailor, obleka, obleke,
  `,
  'hrana-i-slastice': `
    stol za slatkiše, stol sa slatkišima, slatkiši, slatkiša, slatkiše,
    bomboni, bombona, bombone, prosecco bar, pečenjara, pečenjare, pečenjaru,
    prasac, prasca, paški sir, riba, ribe, bbq, menu, menue, partyservice,
    torta, torte, torti, tortu, tortom, tortama, svadbena torta, svadbene torte, svadbenu tortu, svadbenih torti,
    vjenčana torta, mladenačka torta, mladenačke torte, torta za vjenčanje, torte za vjenčanje, torte za svatove,
    wedding cake, wedding cakes, cake, cakes, tortica, tortice, kolač, kolača, kolaču, kolači, kolače, kolačem,
    kolačima, kolačić, kolačići, kolačića, sitni kolači, sitnih kolača, domaći kolači, svadbeni kolači, slastice,
    slastica, slasticama, slastičarna, slastičarne, slastičarni, slastičarnu, slastičarnica, slastičarnice,
    slastičarnicu, slastičar, slastičara, slastičari, slastičarka, slastičarke, slastičarstvo, slatko, slatki stol,
    slatkog stola, slatki kutak, candy bar, sweet table, sweets, cupcakes, cupcake, makaroni, macarons, kroštule,
    fritule, čokoladna fontana, čokolada, sladoled, sladoleda, hrana, hrane, hrani, hranu, hranom, catering,
    cateringa, cateringu, catering tvrtka, catering za vjenčanje, catering za svatove, ketering, keteringa, keteringu,
    katering, kateringa, keterinzi, food truck, street food, kuhar, kuhara, kuhari, kuharica, kuharice, kuhinja,
    kuhinje, meni, menija, svadbeni meni, gala večera, roštilj, roštilja, pečenje, pečenja, janjetina, odojak, odojka,
    odojci, peka, pršut, pršuta, sirevi, delicije, finger food, banket, banketi, švedski stol, švedskog stola, piće,
    pića, koktel, kokteli, koktela, koktel bar, barmen, barmeni, barmena, cocktail bar, mobilni bar, pokretni bar,
    hochzeitstorte, pekara, pekare, pekarnica, rakija, rakije, rakiju, vino, vina, vino za svatove, vinska karta,
    pivo, točenje pive, craft pivo, kava, coffee cart, coffee bar, prosecco van, pjenušac, kokteli za svatove, naked
    cake, suhi kolači, svatovski kolači, medeni kolači, medenjaci, kruh, pogača, odojak na ražnju, janjac, janje,
    gulaš, fiš, fiš paprikaš, čobanac, sushi, pizza, burger, burgeri, grill, hladni naresci, naresci, konobar,
    konobara, konobari, konobare, konobarica, posluga, posluge, poslugu, posluživanje, kremšnite, kremšnita, lizalice,
    lizalica, kejtering, kejteringa, cathering, katerink, kulen, kulena, sarma, sarme, sarmu, pašticada, pašticade,
    pašticadu, prase, praseta, praščić, prasetina, prasetine, pečeni odojak, pečenog odojka, janjac na ražnju,
    janjetina na ražnju, vol na ražnju, ražanj, ražnja, ražnju, kotlovina, kotlovine, štrukli, štrukla, kiflice,
    kiflica, keks, keksi, keksa, keksići, keksića, paradižet, rafioli, rafiola, bijeli kolači, sitne kolače, sitni
    kolač, sitnim kolačima, kuglof, orehnjača, orehnjače, makovnjača, makovnjače, kolačarka, kolačarke, kolačarica,
    kolačarice, tortarka, torta na kat, torta na katove, torte na kat, torte na katove, trokatna torta, kuvarica,
    kuvarice, šank, šanka, šankovi, mobilni šank, pokretni šank, pizza kamion, food kamion, foodtruck, foodtruckovi,
    palačinke, palačinka, langoši, langoš, krafne, krafna, uštipci, uštipaka, krofne, krofna, donuts, donut, kokice,
    popcorn, šećerna vata, šećerne vate, fontana čokolade, sir, sira, rezač pršuta, rezanje pršuta, kamenice, morski
    plodovi, brudet, brudeta, hladna plata, hladne plate, kolači za svadbu, kolači za svatove, hrana za svadbu, hrana
    za svatove, kuhari za svadbu, kuharice za svadbu, mandulat, gemišt, bevanda, mini kolači, muffini, muffin, mafini,
    cake pops, cheesecake, profiteroli, mađarica, mađarice, štrudla, štrudle, burek, bureka, ćevapi, ćevapa, domjenak,
    domjenka, koktel party, cuga, cuge, piva, gin bar, aperol, open bar, prosecco, kava bar, barista, limunada,
    limunade, peče, peku, kuha, kuhaju, točionik, točionika, točionik pive, točilica, točilice, točilica za pivo,
    aparat za pivo, catering hrana, kateringom, cateringom, keteringom, vegetarijanski catering, halal catering,
    rođendanska torta, rođendanske torte, chef, private chef, privatni chef, privatni kuhar, ponoćni obrok, ponoćna
    večera, fontana od čokolade, pereci, pereca, paprenjaci, paprenjaka, paprenjak, košer, kosher, narezak, naresci za
    svatove, kuchen, torta nuziale, hochzeitsessen, sommelier, vegetarijanski meni, spiza, spize, spizu, marenda,
    marende, marendu, šampanjac, šampanjca, suši, suši bar, ručak, ručka, večera, večere, večeru, svadbena večera,
    kavu, kave, aparat za kavu, šećerna vuna, šećernu vunu,
    kombi s pivom, kombi s pićem, kombi s kavom, prosecco kombi, bar kombi, kombi bar, pivo iz kombija, vegetarijanska
    hrana, vegetarijansku hranu, vegetarijansko jelo, vegetarijanci, vegetarijance, vegetarijansko, poročna torta, torta
    na tri kata, torta na dva kata, torta na četiri kata, torta od makarona, peka za svatove, janjac s ražnja, odojke,
    odojaka,
    ovan na ražnju, ovca na ražnju, caterer, caterers, cake maker, baker, bakery, stalak za tortu, topper
    za tortu, toper za tortu, figurice za tortu, figurica za tortu, tortu na tri kata, tortu na dva kata, tortu na
    kat, tortu na katove, kolica za sladoled, sladoled na kolicima,
    pipa, pipe, pipa za pivo, pivo točeno, točeno pivo, točenog piva, grazing table, grazing, stol sa sirom, stol sa
    sirevima, burger truck, sushi bar, macaroni, toranj od makarona, makaroni toranj, macaroni toranj, cupcake toranj,
    breskvice, breskvica, bajadere, bajadera, kroasan, kroasani, kroasana, desert, deserti, deserta, kanapei, kanapea,
    rižot, rižoto, rižota, crni rižot, školjke, školjki, dagnje, škampi, škampa, sitno pecivo, sitnog peciva, predjelo,
    predjela, glavno jelo, glavna jela, meso, mesne plate, mesna plata, ribna plata, ribne plate, šanker, šankera,
    šankeri, šećerna pasta, fondan, fondana, ukrašavanje torti, ukrašavanje torte, dekoracija torte, dekoracija torti,
    torte po narudžbi, kolači po narudžbi, torte i kolači po narudžbi, aperol bar, limunada bar, konditorei, konditor,
    konditorin, bäckerei, kellner, barkeeper, getränke, essen, food, drinks, dinner, lunch, cocktails, cocktail,
    bartender, bartenders, pastry, pastries, dessert, desserts, dessert table,
  `,
  'pozivnice-i-pokloni': `
    čokoladice, čokoladica, čokoladice za goste, welcome ploča, welcome tabla, ploča za dobrodošlicu,
    save the date cards, save the date kartice, kviz za goste,
    pozivnica, pozivnice, pozivnici, pozivnicu, pozivnicom, pozivnicama, pozivnice za vjenčanje, pozivnica za
    vjenčanje, pozivnice za svadbu, svadbene pozivnice, vjenčane pozivnice, digitalne pozivnice, online pozivnice, web
    pozivnica, zahvalnica, zahvalnice, zahvalnicu, zahvalnicama, zahvalnice za goste, zahvale, konfet, konfeti,
    konfeta, konfete, konfetima, bonbonijera, bonbonijere, bonboniere, poklon, poklona, poklonu, pokloni, poklone,
    poklonima, poklončić, poklončići, poklončića, poklončiće, pokloni za goste, poklon za goste, poklončići za goste,
    poklon za mladence, pokloni za mladence, poklon za kumove, poklon za vjenčanje, svadbeni pokloni, darovi, darovi za
    goste, tisak, tiska, tiskara, tiskare, tiskaru, tiskanje, tiskanice, tiskovine, printanje, kaligrafija,
    kaligrafije, kaligraf, kaligrafkinja, oznake za stolove, brojevi za stolove, brojevi stolova, raspored sjedenja,
    plan sjedenja, kartice s imenima, kartice za stol, mjesto za stolom, meni kartice, meni karte, jelovnik, jelovnici,
    knjiga gostiju, knjige gostiju, knjiga utisaka, knjiga dojmova, jastučić za prstenje, jastučić, jastučići, kutija
    za prstenje, kutija za kuverte, kutija za novac, kuverte, kuverta, omotnice, invitation, invitations, wedding
    invitation, wedding invitations, save the date, stationery, thank you cards, wedding favors, favors, gift, gifts,
    guest book, etikete, etiketa, personalizirani pokloni, personalizirane čaše, čaše za mladence, gravirane čaše,
    papirnica, papeterija, pozivnice online, elektronske pozivnice, video pozivnica, video pozivnice, pozivnica video,
    knjiga želja, spomenar, spomenari, magneti, magnetići, magnetić, med za goste, rakija za goste, bočice rakije, med
    i rakija, poklon kumi, poklon kumu, poklon mladencima, pokloni roditeljima, web stranica vjenčanja, web stranica za
    vjenčanje, wedding website, logo za vjenčanje, natpisna ploča, tabla dobrodošlice, ploča dobrodošlice, welcome
    sign, menu kartice, seating chart, licitari, licitarsko srce, licitarska srca, digitalna pozivnica, digitalnu
    pozivnicu, elektronička pozivnica, elektroničke pozivnice, elektronska pozivnica, online pozivnica, bomboniere,
    bombonijera, bombonijere, licitar, licitara, licitarstvo, suvenir, suveniri, suvenira, sitnice za goste, sitnica za
    goste, svijeće za goste, svijeća za goste, sapun za goste, sapuni za goste, kuverte za novce, kuverta za novce,
    koverta, koverte, kutija za novce, knjiga uspomena, knjige uspomena, pozivnice za krštenje, pozivnice za krizmu,
    dar za goste, darovi gostima, poklon gostima, pokloni gostima, privjesci za goste, čestitka, čestitke, čestitku,
    rakijice za goste, rakijica za goste, rakijice, sadnice za goste, sadnica za goste, sadnice, raspored stolova, plan
    stolova, audio guest book, audio knjiga gostiju, telefon za poruke, pozivnice whatsapp, whatsapp pozivnice, pokloni
    za kumove, poklon za kumu, poklon za kuma, poklon za roditelje, pokloni za roditelje, pokloni za djeveruše, audio
    guestbook, guestbook, seating plan, welcome board, einladungen, hochzeitseinladungen, hochzeitseinladung,
    gastgeschenke, partecipazioni, monogram, monograma, kutija za kumu, kutija za kuma, hoćeš li mi biti kuma, hoćeš mi
    biti kuma, poklon bon, poklon bonovi, poklon bona, ručnici, ručnika, ručnici za kumove, ručnik za kuma, ručnici za
    svatove, bademi u šećeru, badem u šećeru, ušećereni bademi,
    šugaman, šugamana, šugamani, šugamane, šugamanima, likeri za goste, liker za goste, maslinovo ulje za goste, ulje za
    goste, vrećice lavande, vrećica lavande, rakija u bočicama, kutijica za prstenje, kutijice za
    prstenje, kutijica za burme, kutija za burme, stalak za prstenje, gästebuch, gaestebuch, vabila, vabilo, poročna
    vabila,
    pozivnice s pečatom, pozivnice od drveta, drvene pozivnice, pozivnice na pergameni, poklon paket, poklon paketi,
    poklon kutija, poklon kutije, papirnate vrećice, papirnate slamke, pečat za pozivnice,
    riža za bacanje, bacanje riže, tuljci za rižu, tuljac za rižu,
    einladungskarten, einladungskarte, sitni poklončići, sitni pokloni, japanke, japanke za goste, papuče za goste,
    natikače za goste, lepeze, lepeza, deke za goste, hangover kit, hangover paketić, hangover paketići, hangover
    paketiće, plakat dobrodošlice, drvena kutija, drvene kutije, ime na čaši, imena na čašama,
    domaći med, med u teglicama, brojevi za stol, broj stola, poklon roditeljima, poklon za roditelje mladenaca,
    letak, letka, letci, letaka, pozivka, pozivke, pečat, pečata, pečati, voštani pečat, voštani pečati, papiratura,
    grafički dizajn, grafički dizajner, grafička dizajnerica, dizajn pozivnica, vizitka, vizitke, naljepnica,
    naljepnice, kartice za goste, plakat, plakata, plakati, sapun, sapuna, sapuni, sapunčić, sapunčići, lavanda
    vrećice, vrećice s lavandom, lavanda u vrećicama, einladung, geschenke, geschenk, invito, inviti,
  `,
  nakit: `
    verice, vericu, vereničko prstenje, verenički prsten, vereničkog prstena, vjerenički prsten, vjereničko prstenje,
    nakit, nakita, nakitu, nakitom, svadbeni nakit, vjenčani nakit, nakit za mladenku, bižuterija, bižuterije, jewelry,
    jewellery, jewels, jeweler, jeweller, prsten, prstena, prstenu, prstenom, prstenje, prstenja, prstenju, prstenjem,
    prstenovi, prstenova, prstenove, prstenovima, prstenčić, vjenčani prsten, vjenčanog prstena, vjenčani prsteni,
    vjenčano prstenje, vjenčanog prstenja, vjenčanom prstenju, zaručnički prsten, zaručničkog prstena, zaručnički
    prsteni, zaručničko prstenje, zaručničkog prstenja, prsten za zaruke, prstenje za vjenčanje, prsteni, prstene,
    ring, rings, wedding ring, wedding rings, engagement ring, burma, burme, burmi, burmu, burmom, burmama, vjenčane
    burme, vjere za vjenčanje, vitica, vitice, zlatar, zlatara, zlataru, zlatari, zlatare, zlatarom, zlatarima,
    zlatarna, zlatarne, zlatarni, zlatarnu, zlatarnica, zlatarnice, zlatarstvo, zlatarija, draguljar, draguljara,
    draguljari, draguljarnica, draguljarnice, draguljarna, juvelir, juvelira, juveliri, zlato, bijelo zlato, srebro,
    srebra, srebrni nakit, platina, dijamant, dijamanta, dijamanti, dijamantni prsten, brilijant, brilijanti, dragulj,
    dragulji, dragulja, ogrlica, ogrlice, ogrlicu, naušnice, naušnica, naušnicama, narukvica, narukvice, narukvicu,
    tijara, tijare, tijaru, dijadema, dijademe, ukosnica, ukosnice, ukras za kosu, ukrasi za kosu, broš, ehering,
    eheringe, trauringe, prsteni zaručnički, prsten zaručnički, zlatni prsten, zlatno prstenje, zlatne burme, burme od
    bijelog zlata, kopče za manžete, sat, satovi, urar, urari, urarica, bisera, biseri, biserna ogrlica, wedding bands,
    earrings, necklace, bracelet, diamond, diamonds, gold ring, vjere, vjenčane vjere, privjesak, privjesci, dukat,
    dukata, dukati, dukate, dukatima, kolajna, kolajne, rećine, rećina, rećini, minđuše, minđuša, lančić, lančića,
    lančići, lančiće, perlica, perlice, perle, verižice, verižica, filigran, filigrana, gravirani prsten, gravirano
    prstenje, gravirani prsteni, graviranje prstena, graviranje prstenja, prstenčići, kruna za mladenku, kruna za
    mladu, manžete, manžeta, otkup zlata, vere, vjera za vjenčanje, dijamantom, dijamantima, verlobungsring,
    verlobungsringe, hochzeitsringe, fedi, fedi nuziali,
    poročni prstan, poročni prstani, prstan, prstani,
    češljić, češljići, češljići za kosu, češljić za kosu, nakit za kosu, čišćenje nakita, popravak nakita, popravak
    prstena, smanjenje prstena,
    vera, veru, zlatarski, zlatarska, zlatarske, zlatarskih, zlatarske usluge, srebrnina, srebrnine, smaragd, smaragda,
    rubin, rubina, safir, safira, platinasti prsten, platinasto prstenje, ručno rađeni nakit, unikatni
    nakit, schmuck, juwelier, goldschmied, gold rings, anelli, anello, gioielli,
  `,
} satisfies Partial<Record<CategorySlug, string>>

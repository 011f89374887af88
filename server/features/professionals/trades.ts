import type { CategorySlug } from '#contract/categories.ts'

/** Nobody who types a trade thinks of its cases or its spelling: each form that is typed, by its category. */
const formsByCategory: Record<CategorySlug, string> = {
  lokacija: `
    lokacija, lokacije, lokaciji, lokaciju, lokacijom, lokacijama, sala, sale, sali, salu, salom, salama, dvorana,
    dvorane, dvorani, dvoranu, dvoranom, dvoranama, restoran, restorana, restoranu, restoranom, restorani, restoranima,
    restorane, hotel, hotela, hotelu, hotelom, hoteli, hotelima, hotele, imanje, imanja, imanju, imanjem, imanjima,
    vila, vile, vili, vilu, vilom, vilama, dvorac, dvorca, dvorcu, dvorci, dvoraca, dvorcem, dvorcima, dvorce, salaš,
    salaša, salašu, salaši, salašima, resort, resorta, resortu, resortom, resorti, resortima, resorte, konoba, konobe,
    konobi, konobu, konobom, konobama, vinarija, vinarije, vinariji, vinariju, vinarijom, vinarijama, ranč, ranča,
    ranču, rančevi, etno selo, etno sela, etno selu, eko imanje, eko imanja, seosko imanje, seoskog imanja, seoskom
    imanju, seoska imanja, ruralno imanje, ladanjsko imanje, svadbeni salon, svadbenog salona, svadbenom salonu,
    svadbeni saloni, svadbenih salona, svadbene salone, svadbena sala, svadbene sale, svadbenu salu, svadbena dvorana,
    sala za vjenčanje, sala za vjenčanja, sala za svatove, sala za svadbu, sale za vjenčanja, salon za vjenčanja, salon
    za svatove, svečana dvorana, svečane dvorane, prostor za vjenčanje, prostor za vjenčanja, prostor za svatove,
    mjesto za vjenčanje, mjesta za vjenčanje, mjesto vjenčanja, prostor, prostora, prostoru, prostori, svatovski dom,
    društveni dom, venue, venues, wedding venue, wedding hall, hochzeitslocation, glamping, beach bar, gostionica,
    gostionice, kurija, kurije, stancija, stancije, ranch, golf klub, šator, šatora, šatori, šatore, najam šatora,
    kongresna dvorana, krčma, plaža, plaže, plaži, vjenčanje na plaži, vjenčanje na otvorenom, vjenčanje u vinogradu,
    vjenčanje uz more, vjenčanje na moru, lokacija uz more, vinograd, vinogradu, maslinik, masliniku, terasa, terase,
    terasi, lounge, catering sala, restaurant, restaurants, castle, villa, villas, ballroom, farma, farme, agroturizam,
    hacijenda, lovački dom, vatrogasni dom, planinarski dom, dom kulture, vjenčanje u vrtu, vrt za vjenčanje, okućnica,
    okućnice, opg, seosko domaćinstvo, seoska domaćinstva, seoskom domaćinstvu, svatovska sala, svatovske sale,
    svatovsku salu, svatovska dvorana, svatovske dvorane, gostiona, gostione, gostionu, birtija, birtije, oštarija,
    oštarije, vinski podrum, vinskog podruma, vinskom podrumu, vinski podrumi, podrum, podruma, podrumu, klet, kleti,
    klijet, klijeti, ladanjska kuća, ladanjske kuće, štagalj, štaglja, štaglju, štala, štale, štali, izletište,
    izletišta, izletištu, izletištima, eko selo, eko sela, ljetnikovac, ljetnikovca, ljetnikovcu, ljetnikovci,
    ljetnikovaca, ljetnikovcima, tvrđava, tvrđave, tvrđavi, utvrda, utvrde, utvrdi, bazen, bazena, bazenom, kuća s
    bazenom, kuća za odmor, kuće za odmor, vikendica, vikendice, vikendici, obiteljsko imanje, obiteljskog imanja,
    obiteljskom imanju, prostor za proslave, prostor za proslavu, sala za proslave, sala za proslavu, dvorana za
    proslave, beach club, rooftop, krovna terasa, krovne terase, krovnoj terasi, kaštel, muzej, muzeja, muzeju, barn,
    motel, motela, motelu, pansion, pansiona, pansionu, obiteljsko gospodarstvo, seoski turizam, vjenčanje u dvorcu,
    vjenčanje na selu, vjenčanje na imanju, odmaralište, gdje slaviti, gdje napraviti svadbu, gdje slaviti svadbu, gdje
    organizirati svadbu, gdje se vjenčati, prostor za slavlje, prostor za svadbu, mjesto za svadbu, vjenčanje na otoku,
    svadba na moru, pir na moru, svadba uz more, svadba na otoku, svadba na plaži, lokacija na otoku, kamp, kampa,
    kampu, kampovi, terasom, pagoda, pagode, pagodu, najam pagode, sjenica, sjenice, šatorom, gdje za svadbu, sala za
    djevojačku, sala za krstitke, sala za rođendan, prostor za djevojačku, sala za krizmu, dvorište, dvorišta,
    dvorištu, farmi, apartmani, apartman, beach, beach wedding, wedding on the beach, vineyard, vineyard wedding,
    garden wedding, saloni za vjenčanja, saloni za vjenčanje, saloni za svatove, saloni za svadbe, salon za svadbu,
    salon za svadbe, hochzeitssaal, ristorante, ristoranti, location matrimonio, vijećnica, vijećnice, vijećnici,
    gradska vijećnica, gdje napraviti pir, gdje slaviti pir, di napravit pir, di slavit, di slavit pir, di napravit
    svadbu, maslinici, maslinicima, vjenčanje u masliniku, vjenčanje u maslinicima, ceremonija u vrtu, ceremonija na
    plaži, loft, lofta, loftu, loftovi, kapelica, kapelice, kapelici, vjenčanje u kapelici, hiža, hiže, hižu, zadružni
    dom, zadružnog doma, dom za svadbu, dom za proslave, dom za svatove, strandhochzeit, hochzeit am meer, hochzeit am
    strand, matrimonio in spiaggia, pir na otoku, pir na škoju, svadba na škoju, vjenčanje u planinama, najam toaleta,
    mobilne toalete, agregat, agregata, planinski dom, planinskom domu, planinarskom domu, brvnara, brvnare, brvnari,
    drvena kuća, drvene kuće, drvenoj kući, vjenčanje uz jezero, vjenčanje na jezeru, vjenčanje uz rijeku, svadba uz
    rijeku, voćnjak, voćnjaku, lovačka kuća, lovačke kuće, lovačkoj kući, vrtno vjenčanje,
  `,
  fotografija: `
    fotografija, fotografije, fotografiji, fotografiju, fotografijom, fotografijama, fotograf, fotografa, fotografu,
    fotografom, fotografi, fotografima, fotografe, fotografkinja, fotografkinje, fotografkinju, fotografica, foto,
    fotka, fotke, fotki, fotku, fotkama, fotkanje, fotkanja, fotić, slikanje, slikanja, slikanju, slikar, slikara,
    slikari, slika, slike, fotografiranje, fotografiranja, fotografiranju, fotosnimanje, fotošuting, photoshoot, photo
    shoot, photoshooting, photo, photos, photographer, photographers, photography, wedding photographer, wedding
    photography, fotograf za vjenčanje, fotografi za vjenčanja, vjenčani fotograf, svadbeni fotograf,
    hochzeitsfotograf, fotoaparat, foto studio, fotostudio, foto atelje, foto album, fotoalbum, foto knjiga,
    fotoknjiga, foto služba, fotobooth, foto booth, photobooth, photo booth, foto kabina, foto kabine, foto ogledalo,
    photo mirror, fotke s vjenčanja, fotograf vjenčanja, zaručničko fotografiranje, engagement shoot, fotografisanje,
    fotografija vjenčanja, slikat, slikati, slikanje vjenčanja, fotobox, fotoboks, foto boks, selfie mirror, selfie
    ogledalo, magic mirror, fotographer, fotografinja, fotografinje, fotiš, foto but, fotobut, photo bot, photobot,
    fotobudka, fotobudke, foto budka, polaroid, polaroida, polaroidi, instant fotke, instax, slikanje svadbe, slikanje
    svatova, obiteljsko fotografiranje, trudničko fotografiranje, love story fotografiranje, fotografira,
    fotografiraju, fotografirati, slika mladence, photograf, photographe, photograph, fotografo, fotografin, fotke s
    drona, polaroid kamera, instax kamera, fotobooth kabina, foto but kabina, photo booth kabina, photo booth ogledalo,
    boomerang booth, slikavanje, hochzeitsfotografie, hochzeitsfotografen, hochzeitsfotografin, fotografen, fotografi
    matrimonio, servizio fotografico, fotografkinji, fotokabina, fotokabine, fotokabinu, foto kutija, video kabina,
    retuširanje, retuš,
  `,
  'video-produkcija': `
    video, videa, videu, videom, snimatelj, snimatelja, snimatelju, snimatelji, snimateljem, snimateljima, snimatelje,
    snimateljica, snimateljice, kamerman, kamermana, kamermanu, kamermanom, kamermani, kamermanima, kamermane, kamera,
    kamere, kameru, kamerom, kameri, snimanje, snimanja, snimanju, snimanjem, dron, drona, dronu, dronom, dronovi,
    dronova, dronovima, dronove, drone, snimanje dronom, snimanje iz zraka, zračno snimanje, snimka dronom, film,
    filma, filmovi, filmova, filmić, svadbeni film, film s vjenčanja, videograf, videografa, videografi, videografija,
    videografije, videografiju, videograph, videographer, videographers, videography, wedding video, wedding film,
    video produkcija, video produkcije, video produkciju, video snimanje, video snimanja, video snimatelj, video
    studio, snimka vjenčanja, snimka, snimke, snimku, svadbeni video, video spot, videospot, love story, highlight,
    highlights, same day edit, cinematography, livestream, live stream, prijenos uživo, snimanje vjenčanja, snimanje
    svatova, snimatelj drona, video booth, videobooth, video za vjenčanje, snimatelj vjenčanja, videosnimatelj,
    videosnimanje, kameraman, kameramani, kameramana, dronaš, snimanje videa, svadbeni filmovi, snimatelj svadbe,
    kamermanica, videoprodukcija, gopro, spot s vjenčanja, video spot s vjenčanja, trailer, dvd, snima, snimaju,
    snimati, snimao, content creator, content creatora, content kreator, content kreatorica, kontent kreator, kontent
    kreatora, kontent kreatorica, wedding content creator, kreator sadržaja, kreatorica sadržaja, reel, reels, reelsi,
    rilsi, tiktok, live streaming, livestreaming, live prijenos, prijenos vjenčanja, drone snimanje, snimanje
    dronovima, videograferi, super osam, hochzeitsvideo, hochzeitsfilm, hochzeitsvideograf, videografo, videografin,
  `,
  glazba: `
    glazba, glazbe, glazbi, glazbu, glazbom, muzika, muzike, muzici, muziku, muzikom, bend, benda, bendu, bendom,
    bendovi, bendova, bendovima, bendove, bende, band, banda, bandovi, bandova, bands, bendić, glazbenik, glazbenika,
    glazbeniku, glazbenici, glazbenike, glazbenicima, glazbenica, glazbeni sastav, glazbenog sastava, glazbeni sastavi,
    glazbena skupina, muzičar, muzičara, muzičari, muzičare, muzičarima, svirka, svirke, svirku, svirki, svirač,
    svirača, svirači, svirače, tamburaš, tamburaša, tamburaši, tamburaše, tamburašima, tamburaš za svatove, tamburica,
    tamburice, tamburaški sastav, tamburaškog sastava, tamburaški sastavi, tamburaški bend, tamburaški orkestar,
    tambure, tambura, banda tamburaša, tamburaška banda, dj, dj a, dj ev, dj evi, dj eva, dj ja, dj za vjenčanje,
    djevi, djeva, djeja, didžej, didžeja, didžeju, didžeji, didžejem, didžejeva, didžejevi, didžejica, disk džokej,
    disc jockey, deejay, dee jay, klapa, klape, klapi, klapu, klapom, pjevač, pjevača, pjevači, pjevaču, pjevačem,
    pjevačica, pjevačice, pjevačicu, pjevači za crkvu, pjevanje, pjevanje u crkvi, orkestar, orkestra, orkestru,
    orkestri, orkestara, zbor, zbora, zborovi, violinist, violinista, violinisti, violinistica, violina, violine,
    violinu, gudački kvartet, gudački kvarteti, kvartet, kvarteta, saksofon, saksofona, saksofonist, saksofonista,
    saksofonistica, sax, harfa, harfe, harfistica, klavir, pijanist, pijanista, pijanistica, gitarist, gitarista,
    harmonika, harmonikaš, harmonikaši, trubači, trubača, trubač, voditelj, voditelja, voditelj programa, voditelj
    svatova, mc, live band, live music, živa glazba, žive glazbe, živu glazbu, živa svirka, svirka uživo, glazba uživo,
    music, musician, musicians, wedding band, wedding dj, singer, zabavljač, zabavljači, ozvučenje, ozvučenja,
    ozvučenju, rasvjeta, rasvjete, limena glazba, limene glazbe, bleh, bleh muzika, bleh orkestar, puhači, trubači za
    svatove, crkvena glazba, orgulje, orguljaš, klavirist, bubnjar, basist, rock bend, rock, jazz bend, jazz, pop bend,
    acoustic bend, akustični bend, akustični duo, duo, trio, zabavni bend, zabavna glazba, narodna glazba, narodna
    muzika, narodnjaci, zabavna muzika, evergreen, cover bend, cover band, coveri, prateći bend, party bend, mariachi,
    harmonika i gitara, gitara, gitare, karaoke, hladne fontane, hladni vatromet, vatromet, vatrometa, teški dim,
    konfeti top, svirka u crkvi, guslač, gajde, mandolina, mandoline, mandolinisti, animator, animatori, animator za
    djecu, animacija, animacija za djecu, mađioničar, plesači, plesni par, prvi ples, sviranje, svirke za svatove,
    crkveni zbor, sopran, tenor, solist, solistica, folklor, pivač, pivača, pivači, pivačica, pivačice, bent, di džej,
    podij, podija, plesni podij, led podij, hladna piro, hladna pirotehnika, pirotehnika, dimna mašina, dimni stroj,
    mikrofon, mikrofona, mikrofoni, muzikant, muzikanta, muzikanti, muzikante, muzikantima, mužikaš, mužikaši,
    mužikaše, tamburašica, tamburašice, tamburašicu, bećari, bećarac, bećarca, klapaši, klapaše, violinistkinja,
    violinistkinje, čelist, čelistica, čelistice, violončelo, violončela, flauta, flaute, flautu, flautist,
    flautistica, truba, trube, trubu, bubnjari, bubnjara, disko, disk jockey, voditeljica, voditeljice, voditeljicu,
    voditeljica programa, voditelji, moderator, moderatorica, zabavljačica, light show, lightshow, laser show,
    lasershow, harmonikašica, harmonikašice, armonika, armonike, armoniku, armonikaš, starogradska glazba, starogradske
    pjesme, dalmatinske pjesme, dalmatinska glazba, folk bend, cajke, ansambl, ansambla, ansambli, pianist, pianista,
    klavijature, klavijaturist, sintisajzer, dj set, glazba za svadbu, glazba za svatove, muzika za svadbu, muzika za
    svatove, glazba za misu, pjesma u crkvi, pjevači na misi, plesač, plesačica, plesačice, tečaj plesa, plesna škola,
    vatrometi, stroj za dim, suhi led, hladna vatra, hladne vatre, opera, operna pjevačica, operni pjevač, pozornica,
    pozornice, bina, fontane, svira, sviraju, svirati, svirao, pjeva, pjevaju, pjevati, glazba za vjenčanje, glazba za
    vjenčanja, muzika za vjenčanje, muzika za vjenčanja, muzičari za svatove, d j, led zid, led ekran, led ekrani, led
    panel, led paneli, projektor, klaun, klauna, klaunovi, klauni, karikaturist, karikaturista, karikature, stari svat,
    starog svata, čauš, čauša, čauši, čuvanje djece, dadilja, dadilje, teta čuvalica, tete čuvalice, bubble show,
    napuhanac, napuhanci, dvorac na napuhavanje, zvučnik, zvučnika, zvučnici, zvučnike, latino bend, domaći bend,
    poznati bend, rokeri, orkestrom, violinom, saksofonom, zborom, gitarom, musik, live musik, hochzeitsmusik,
    hochzeitsband, hochzeits dj, musica, musica dal vivo, saxofon, saxofonist, saxofonista, saxofonistica, saxophone,
    saxophonist, piano, čelo, instruktor plesa, instruktori plesa, instruktorica plesa, trubačima, trubom, pjevačicom,
    pjevačicama, pjevačima, vokal, vokala, vokalom, vokali, vokalist, vokalistica, ženski vokal, one man band, one man
    show, dimna bomba, dimne bombe, dimnih bombi, ave maria, voditelj ceremonije, voditeljica ceremonije, celebrant,
    wedding celebrant, officiant, wedding officiant, harmonikom, klavirom, harfom, gudačima, gudači, stroj za
    mjehuriće, stroj za balončiće, balončići, mjehurići, church music, fireworks, firework, acoustic, acoustic band,
    acoustic music, ples, plesa, ples mladenaca, učitelj plesa, učiteljica plesa, koreograf, koreografija, bubanj,
    bubnjevi, otkup mlade, otkup mladenke, svadbeni običaji, svatovski običaji, animatori za djecu, svjetleći plesni
    podij, svijetleći plesni podij, led rasvjeta,
  `,
  'dekoracija-i-cvijece': `
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
  `,
  odjeca: `
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
  `,
  'make-up-i-frizura': `
    šminka, šminke, šminki, šminku, šminkom, šminkanje, šminkanja, šminkanju, šminker, šminkera, šminkeri, šminkerica,
    šminkerice, šminkericu, šminkerici, šminkericom, vjenčana šminka, svadbena šminka, šminka za vjenčanje, svečana
    šminka, make up, makeup, make upa, make up artist, makeup artist, mejkap, mejk ap, mua, vizažist, vizažista,
    vizažisti, vizažistica, vizažistice, vizažisticu, vizažistkinja, frizura, frizure, frizuri, frizuru, frizurom,
    frizurama, vjenčana frizura, vjenčane frizure, frizura za vjenčanje, frizure za vjenčanje, svečana frizura,
    svečane frizure, svadbena frizura, frizer, frizera, frizeru, frizeri, frizere, frizerom, frizerka, frizerke,
    frizerku, frizerki, frizerski salon, frizerskog salona, frizerski saloni, frizerski studio, kozmetika, kozmetike,
    kozmetičar, kozmetičarka, kozmetičarke, kozmetički salon, kozmetičkog salona, kozmetički saloni, salon ljepote,
    saloni ljepote, beauty, beauty salon, beauty studio, nokti, noktiju, manikura, manikure, manikuru, pedikura,
    trepavice, trepavica, obrve, ljepota, uljepšavanje, spray tan, hair, hairstyle, hair stylist, hairstylist,
    hairdresser, bridal makeup, bridal hair, pundža, brijač, brijačnica, barber, barber shop, depilacija, frizer za
    mladenku, pletenica, pletenice, makeup za vjenčanje, solarij, lash lift, masaža, brkovi i brada, šišanje, šišanja,
    frizerica, frizerice, frizericu, frizerici, noktarica, noktarice, noktaricu, manikerka, manikerke, manikerku,
    punđa, punđe, polupunđa, polupunđe, punđu, punđica, lokne, lokni, feniranje, feniranja, ekstenzije, ekstenzija, češljanje, češljanja,
    gel nokti, geliranje, nadogradnja trepavica, nadogradnja noktiju, umjetne trepavice, estetičarka, estetičarke,
    estetičar, brico, berber, berbera, frizeraj, frizeraja, makeup artistica, make up artistica, mejkap artist, mejkap
    artistica, vizažerka, vizažerke, nokte, frizure za svatove, frizura za svadbu, frizura za svatove, šminka za
    svadbu, šminka za svatove, šminkanje mladenke, bojanje kose, pramenovi, pramenova, brijanje, brijanja, tretman
    lica, tretmani lica, šminka mladenku, šminkerka, šminkerke, šminkerku, mejkapica, mejkapice, mejkapicu, šminkaju,
    šminkati, tko šminka, češlja, češljaju, friseur, friseurin, visagistin, brautfrisur, braut make up, parrucchiere,
    trucco,
  `,
  'hrana-i-slastice': `
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
  `,
  transport: `
    transport, transporta, transportu, prijevoz, prijevoza, prijevozu, prijevozom, prijevozi, prevoz, prevoza,
    prijevoznik, prijevoznika, prijevoznici, prijevoz gostiju, prijevoz svatova, prijevoz mladenaca, prijevoz uzvanika,
    prijevoz za vjenčanje, limuzina, limuzine, limuzini, limuzinu, limuzinom, limuzinama, limo, limo servis, limousine,
    stretch limuzina, najam limuzine, najam limuzina, rent a limo, oldtimer, oldtimera, oldtimeru, oldtimeri,
    oldtimere, oldtimerom, oldtajmer, oldtajmera, oldtajmeri, old timer, old timeri, najam oldtimera, vintage car,
    starodobno vozilo, starodobna vozila, auto, auta, autu, autom, automobil, automobila, automobili, auto za mladence,
    auto za vjenčanje, auto za svatove, svadbeni auto, najam auta, najam automobila, najam vozila, rent a car,
    rentacar, vozilo, vozila, vozač, vozača, vozači, wedding car, autobus, autobusa, autobusi, autobusom, bus, busa,
    busevi, minibus, minibusa, minibusevi, najam autobusa, kombi, kombija, kombiji, najam kombija, transfer, transfera,
    transferi, transfer gostiju, taxi, taksi, shuttle, chauffeur, kočija, kočije, kočiju, kočijom, kočijaš, fijaker,
    fijakera, fijakeri, konji, konja, brod, broda, brodovi, brodica, jahta, jahte, jahtu, najam jahte, najam broda,
    helikopter, helikoptera, turistički vlakić, bentley, rolls royce, mercedes, stari auto, stari automobil, stari
    auti, cabrio, kabriolet, kabrio, ferrari, porsche, hummer, mustang, vw buba, fićo, minivan, putnički kombi,
    autobusni prijevoz, prijevoz autobusom, taxi za vjenčanje, motocikl, motor, brodić, gliser, catamaran, katamaran,
    jedrilica, boat, boats, horse carriage, konjima, konjska zaprega, carriage, wedding cars, transport gostiju,
    luksuzni auto, luksuzni automobili, traktor, vlakić, barka, barke, barku, barkom, leut, leuta, gajeta, gajete,
    karoca, karoce, karocu, karuca, karuce, zaprega, zaprege, zapregu, jedrenjak, jedrenjaka, trabakul, trabakula,
    pasara, pasare, pasaru, falkuša, falkuše, starinski auto, starinskog auta, starinski automobil, šofer, šofera,
    šoferi, prevoz gostiju, prevoz svatova, prevoz mladenaca, vjenčanje na brodu, na brodu, svadba na brodu, brodom,
    brodu, brodovima, jahanje, jahači, konjanici, vespa, vespe, vespu, kamper, kampera, tuk tuk, tuktuk, bicikl, taksi
    za svatove, autobusima, busom, buba, folksvagen buba, stojadin, yugo, jugo auto, razvoz gostiju, čamac, čamca,
    čamcem, kombijem, kombijima, vozi, starinski auti, starinske aute, stari automobili, tesla, tesle, teslu, rent a
    bus, rent a kombi, rent a limuzina, rent a oldtimer, taxi boat, taxi brod, minibusom, old tajmer, old tajmera, old
    tajmeri, car rental, wedding car rental, hochzeitsauto, brautauto, yacht, yachts, yacht charter, boat rental, bus
    hire, noleggio auto, transport za svatove, svatovska kolona, svatovske kolone, lađa, lađe, lađu, lađom, mini bus,
    mini busa, fiat, fiata, harley, jaguar, cadillac, volkswagen, bmw, audi, gulet, guleta, guletu, guletom,
  `,
  'pozivnice-i-pokloni': `
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
  `,
  nakit: `
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
  `,
}

const formsIn = (text: string): string[] =>
  text
    .split(',')
    .map((form) => form.trim().replaceAll(/\s+/g, ' '))
    .filter((form) => form !== '')

/** Forms of one word or several, as they are spelt with all diacritics. */
export const trades: readonly { slug: CategorySlug; forms: readonly string[] }[] = Object.entries(formsByCategory).map(
  // The keys of a record are its key type.
  ([slug, text]) => ({ slug: slug as CategorySlug, forms: formsIn(text) }),
)

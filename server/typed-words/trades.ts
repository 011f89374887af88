import { categorySlugs, type CategorySlug } from '#contract/categories.ts'
import { formsOfGoods } from './goods-trades.ts'

/** People type a trade in any case and spelling: the typed forms by category. */
const formsByCategory: Record<CategorySlug, string> = {
  ...formsOfGoods,
  lokacija: `
    toalet, toaleti, toaletima,
    restač, restača, restaču, restorančić, hotelčić, kućica, kućice, kućicu, kapela, kapele, kapeli, kapelu, plažni bar,
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
    kuća za vjenčanje, kuća za svadbu, kuća za proslave, kuće za vjenčanja, najam kuće, planinska kuća, planinske kuće,
    seoska kuća, kamena kuća, kuća na moru, kuća uz more, livada za vjenčanje, livada za svadbu, galerija, galerije,
    galeriji, mjesto za prosidbu, mjesto za zaruke, cijena stolice, košta stolica, location, locations, location per
    matrimonio, prostor za zabavu, prostor za feštu, wedding location,
    di ste pravili pir, di ste pravili svadbu, gdje ste pravili svadbu, gdje ste slavili, gdje ste slavili svadbu, gdje
    ste imali svadbu, di ste slavili,
    gospodarstvo, gospodarstva, gospodarstvu, salica, salice, salicu, na splavu, vjenčanje na splavu, marquee, tent,
    tents, tent rental, tent hire, marquee hire, vrt, vrta, vrtu, vrtom, vrtovi, weingut, burg, schloss, castello,
    strandbar, feiern, hochzeitsfeier location, dvorana za svatove,
    kuća na osami, na osami, kuću na osami,
    na krovu, vjenčanje na krovu, na brdu, kod jezera,
    parku, u parku, vjenčanje u parku, svadba u parku, perivoj, perivoja, perivoju, samostan, samostana,
    samostanu, svjetionik, svjetionika, svjetioniku, svjetionici, maslinjak, maslinjaka, maslinjaku, mjesni dom,
    mjesnog doma, omladinski dom, etno kuća, etno kuće, etno kući, etno kuću, starinska kuća, stara kuća, stare kuće,
    palača, palače, palači, palaču, kafić, kafića, kafiću, kafići, caffe bar, caffe bara, cafe bar, kavana, kavane,
    kavani, kavanu, pivnica, pivnice, pivnici, pivnicu, pivovara, pivovare, pivovari, pizzeria, pizzerija, pizzerije,
    pizzeriji, pizzeriju, bistro, bistroa, bistrou, taverna, taverne, taverni, tavernu, čarda, čarde, čardi, čardu,
    noćni klub, noćnog kluba, disko klub, diskoteka, diskoteke, diskoteci, golf teren, kazalište, kazališta,
    kazalištu, staklenik, staklenika, stakleniku, oranžerija, oranžerije, oranžeriji, hangar, hangara, hangaru,
    industrijski prostor, industrijska hala, tvornica, tvornice, tvornici, bungalov, bungalova, bungalovi, vodenica,
    vodenice, vodenici, stari mlin, balkon, balkona, balkonu, balkonom, svečana sala, svečane sale, svečanu salu,
    svečanoj sali, hotelska sala, hotelske sale, hotelska dvorana, hotelske dvorane, privatni otok, privatnog otoka,
    otok za najam, najam otoka, winery, wineries, winery wedding, farm wedding, barn wedding, olive grove,
    reception venue, reception venues, private villa, private villas, zelt, zelte, zelt mieten, partyzelt, festzelt,
    gasthaus, garten, weinkeller, spiaggia,
  `,
  fotografija: `
    fotkica, fotkice, fotkicu, foto majstor, fotomajstor, fotografčić,
    esküvői fotós, analogna fotografija, fotografiranje trudnica,
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
    dva fotografa, dvoje fotografa, spinner, video spinner, video spin, foto spinner, selfie booth, selfie kabina,
    prewedding, pre wedding, pre wedding shoot, after wedding, trash the dress, engagement photos, fotografiranje
    zaruka, zaručničko fotkanje, obrada fotografija, poročne fotografije, poročni fotograf, photographies,
    slikarica, slikarice, slikaricu, slikač, slikača, slikači, fotogr, fotičar, fotograf mladenaca, fotografinju,
    fotografkinjama, fotografkinjom, fotografove, fotografski, fotografska, fotografsko, fotografske, fotografskih,
    fotografskog, fotografski studio, fotografske usluge, fotosesija, fotosesije, fotosesiju, foto sesija, foto sesije,
    photo session, foto session, foto sešn, fotkanje trudnice, fotkanje trudnica, slikanje trudnica, portret, portreti,
    portreta, ispis slika, uokvirene slike, uokvirene fotografije, pictures, wedding pictures, hochzeitsfotos,
  `,
  'video-produkcija': `
    streaming vjenčanja, streaming, livestream vjenčanja,
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
    kratki film, kratki video, video sažetak, sažetak vjenčanja, hochzeitsvideos,
    snimalac, snimaoca, snimaoci, videografkinja, videografkinje, videografkinju, video montaža, video montaže, montaža
    videa, montaža filma, videomontaža, montažer, montažera, montažerka, video zapis, videozapis, video klip, klip,
    klipovi, spot, filmmaker, filmmakers, wedding filmmaker, wedding movie, filmaš, snemalec, snemalci, dronist,
    dronista, dronisti, dron operater, operater drona, operater dronom, pilot drona, dron pilot, drone pilot,
  `,
  glazba: `
    muzičarka, muzičarke, muzičarku,
    frajtonerica, frajtonericu, frajtonerka, frajtonerku, ceremonijal majstor, ceremonijalmajstor, stand up, stand up
    komičar, komičar, komičara, dječji animator, dječja animacija, animatorica, animatoricu, teta za djecu, tete za djecu,
    dim, dimom, puhački orkestar, puhačkog orkestra, dj em, dj om, dj evima, dj eve, dj ovi,
    roženice, roženica, sopele, sopela, sopci, cigani, cigani svirači, etno bend, etno glazba, hladni plamen, hladni plameni, dim stroj,
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
    glasba, glasbe, glasbo, ansambel, igraonica, igraonice, igraonicu, dječji kutić, dječji kutak, kutak za djecu,
    čuvalica, čuvalice, barjaktar, barjaktari, barjaktara, svadbene igre, svatovske igre, igre za svadbu, igre za
    svatove, igre na svadbi, plesni tečaj, ples tečaj, trbušna plesačica, sopranistica, sopranistice, slavonsko kolo,
    svadbeno kolo, romska glazba, romska muzika, romski bend, romski orkestar, ciganska muzika, ciganski orkestar, turbo
    folk, turbofolk, popevke, popevki, projektor i platno, filmsko platno, hochzeitsdj, dj per matrimonio, sastav za
    svatove, mali sastav, zabavni sastav,
    igraonica za djecu, kutić za djecu,
    pjesme za svadbu, pjesme za vjenčanje, pjesma za prvi ples, pjesma za vjenčanje, pjesma za ulazak mladenke,
    prskalice, prskalica, bubble mašina, top s konfetima, topovi s konfetima, konfete top, oprema za dj, dj oprema,
    mikser, mikseta, bežični mikrofon, bežični mikrofoni,
    harmoniku, harmonici, svirca, svirci, svirce, svircima, voditi svadbu, vodi svadbu, vodio svadbu, vode
    svadbu, voditi svatove, vodi svatove, vođenje svadbe, voditelj svadbe, voditelja svadbe, čuva djecu, čuvati djecu,
    čuvaju djecu, bebisiter, bebisiterica, bebisiterice, babysitter, babysitting, freie rednerin, freier redner,
    trauredner, traurednerin, hochzeitsredner, musiker, sänger, sängerin, sängerin für kirche, fire show, fireshow,
    vatreni show, žongler, žongleri, live singer, string duo, string trio, glasbena skupina, glasbene skupine, silent
    disco, musica per cerimonia, band matrimonio,
    djed mraz, djeda mraza, djed božićnjak, djeda božićnjaka, balade, balada, gajdaš, gajdaši, gajdaša, akustika,
    hitovi, hitova,
    sastav, sastava, sastavu, sastavi, ton majstor, ton majstora, tonski majstor, tonac, muzika uživo, muzički sastav, muzičkog sastava, muzički bend, sastav za svadbu, sastav za
    vjenčanje, bandist, bandisti, bandista, grupa, glazbena grupa, glazbene grupe, muzička grupa, grupa za svadbu,
    grupa za vjenčanje, grupa za svatove, pjevačka skupina, pjevačka grupa, vokalna skupina, vokalne skupine, vokalni
    sastav, limači, limača, mandolinski sastav, mandolinski orkestar, bugarija, bugarije, bugariju, berda, berde,
    bisernica, bisernice, lijerica, lijerice, lijericu, lijeričar, lirica, liričar, diple, mih, mišnice, akordeon,
    akordeona, akordeonist, akordeonista, kontrabas, kontrabasa, kontrabasist, bas gitara, cajon, kahon, ukulele,
    saksić, akustična glazba, akustična svirka, unplugged, live act, disco kugla, disko kugla, konferansje,
    konferansjea, folklorno društvo, folklorna skupina, folkloraši, balerina, balerine, puhački sastav, limeni
    sastav, mladenački ples, iskre, hladne iskre, fontane iskri, group for wedding, klapa group, entertainment,
    entertainer, magician, dancer, dancers, sax player, lighting, geige, geiger, geigerin, feuerwerk, poročni
    glasbeniki, glasbeniki, čovjek orkestar, jedan čovjek bend, tamburizza, tamburitza,
  `,
  'make-up-i-frizura': `
    trajna šminka, trajni make up, trajni makeup, microblading, mikropigmentacija, spa dan,
    bridal makeup artist, bridal make up artist, wedding makeup artist, ekstenzije za kosu,
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
    gel lak, gel laka, gel lakiranje, trajni lak, lak za nokte, sprejanje tena, spreyanje tena, sprejanje,
    samotamnjenje, samotamnjenja, botox, botoks, njega lica, njegu lica,
    haare, haare und make up,
    kozmetički tretman, kozmetički tretmani, noktići, noktiće, friz, umetci za kosu, umeci za kosu, nadogradnja kose, kosa, kose, kosu, šiške, puder, nails,
    nail artist, nail salon, nägel, fingernägel, kosmetikerin, kosmetik, frisur, frisuren,
  `,
  transport: `
    rols rojs, rolls rojs, rols royce,
    old car, old cars, classic car, classic cars, transfers, wedding transfer, wedding transfers, oldtimer auto,
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
    lamborghini, lambo, maserati, chevrolet, corvette, mercedes s klasa, mercedes v klasa, mercedes e klasa, vw kombi,
    vw kombija, kvad, kvadovi, četverocikl, brod s hranom, brod s kuhinjom, brod s glazbom, brod s muzikom, brod s
    bendom, brod s posadom, brod sa skiperom, brod za svadbu, brod za vjenčanje, brod za svatove, brod za goste,
    vjenčanje na jahti, schiff, auf schiff, auf dem schiff, auf boot, auf dem boot, hochzeit auf schiff, rent a boat,
    katamarana, katamaranom, jahti, jahtom, jahte za svadbu, guleti,
    kola s konjima, konjska kola, zaprežna kola, konji s kočijom, konji i kočija, konji i fijaker,
    autić, autići, autiće, auti, kutsche, hochzeitskutsche, pferdekutsche, boot, boote, bootsfahrt, boot mieten,
    barca, noleggio barca, auto d epoca, vožnja mladenaca, vožnja mladenke, let balonom, balon na vrući zrak, vožnja
    balonom, hot air balloon, party bus, partybus,
    peglica, peglice, peglicu, skuter, skutera, kamion, kamiona, kamionom, avion, avionom,
    spaček, spačeka, spačekom, limousine service, limo service, boat trip, boat trips, sailing boat, sailing boats,
    horse and carriage,
  `,
}

const formsIn = (text: string): string[] =>
  text
    .split(',')
    .map((form) => form.trim().replaceAll(/\s+/g, ' '))
    .filter((form) => form !== '')

/** Forms of one or more words, with all diacritics. */
export const trades: readonly { slug: CategorySlug; forms: readonly string[] }[] = categorySlugs.map((slug) => ({
  slug,
  forms: formsIn(formsByCategory[slug]),
}))

import type { FactForms } from './fact-forms.ts'

/** The words for goods made, sold or restyled for the wedding: a suit is not a wedding dress. */
export const goodsWords: readonly FactForms[] = [
  {
    fact: 'decorations',
    option: 'bouquets',
    alone: 'dekoracija-i-cvijece',
    forms: `
      reverčić, reverčići, reverčiće, narukvica od cvijeća, narukvice od cvijeća, cvjetna narukvica, mladenkini buketi,
      mladenkinog buketa, mladenkinom buketu,
      buket, buketa, buketi, bukete, buketu, buketom, buketić, buketima, vjenčani buket, svadbeni buket, buket za
      mladenku, buket za mladu, buketi za mladenke, buketi za djeveruše, mladenkin buket, bidermajer, bidermajeri,
      bidermajera, biedermeier, biedermeieri, brautstrauss, rever, reveri, kitica, kitice, kitice i rukavci, kite za
      svatove, kitice za svatove, buketi i reveri, reveri i narukvice, narukvice za djeveruše, ruža za rever, buket za
      bacanje, buketić za bacanje, šopek, šopki, poročni šopek, bouquet, bouquets, bridal bouquet,
      blumenstrauss
    `,
  },
  {
    fact: 'decorations',
    option: 'ceremony',
    alone: 'dekoracija-i-cvijece',
    forms: `
      cvijeće za crkvu, cvijećem za crkvu, cviće za crkvu, cvijeće u crkvi, dekoracija crkve, ukrašavanje crkve, uređenje crkve, kićenje crkve, slavoluk,
      slavoluka, cvjetni luk, luk od cvijeća, dekoracija obreda, dekoracija za crkvu, cvijeće za obred,
      luk za vjenčanje, luk za svadbu, luk za ceremoniju, luk za obred, luk za mladence, lukovi za vjenčanje, boho luk,
      svadbeni luk, drveni luk, metalni luk,
      tepih za crkvu, latice za bacanje, bacanje latica,
      flower arch, wedding arch
    `,
  },
  {
    fact: 'decorations',
    option: 'hall',
    alone: 'dekoracija-i-cvijece',
    forms: `
      dekoracija sale, dekoracija dvorane, dekoracija stolova, cvijeće za stol, cvijeće za stolove, cviće za stolove, uređenje sale, uređenje dvorane, uređenje prostora, uređenje
      stolova, kićenje sale, ukras za salu, ukrasi za salu, ukrasi za sale, navlake za stolice, navlake za stolce,
      presvlake, presvlake za stolice, presvlake za stolce, ukrasi za stol,
      mladenački stol, stol za mladence, stol mladenaca, dekoracija stola, mašne za stolice, mašnice za stolice
    `,
  },
  {
    fact: 'decorations',
    option: 'balloons',
    alone: 'dekoracija-i-cvijece',
    inNames: 'balon',
    isRarelyInNames: true,
    forms: `
      balon, balona, baloni, balone, balonima, baluni, baluna, balonski luk, luk od balona, balon s helijem, baloni s
      helijem, helij, ballons, luftballons, balloons, balloon, ukrašavanje balonima, dekoracija balonima
    `,
  },
  {
    fact: 'decorations',
    option: 'lights',
    alone: 'dekoracija-i-cvijece',
    forms: `
      svjetlosna dekoracija, svjetleće lampice, lampica, lampice, girlanda, girlande, žaruljice, žaruljica, light
      bulbs, fairy lights, fenjeri, fenjera, fenjer, lampioni, svjetleća slova, svjetleći natpis, led slova, love
      slova, slova love, neonski natpis, neonski natpisi, neonska slova, neonsko slovo, neon natpis, neon natpisi,
      neon, neon sign, neon signs, natpis, natpisi, svijetleća slova, svijetleći natpis, svijetleći natpisi, slova za
      svadbu, slova za vjenčanje, slova mr and mrs, slova mr mrs, mr and mrs, mr mrs, led slova love, svjetleća slova
      love, svijetleća slova love, svijetleća love slova, svjetleća zavjesa, svjetleće zavjese, svjetlosna zavjesa,
      svjetlosne zavjese, svjetlosni zid, zvjezdano nebo
    `,
  },
  {
    fact: 'decorations',
    option: 'planning',
    alone: 'dekoracija-i-cvijece',
    inNames: 'organizac',
    isRarelyInNames: true,
    forms: `
      organizacija vjenčanja, organizacije vjenčanja, organizaciju vjenčanja, organizator vjenčanja, organizatori
      vjenčanja, organizatorica vjenčanja, vjenčanja organizacija, organizacija svadbe, organizacija svadbi,
      organizacija svatova, organizacija proslava, organizacija proslave, organiziranje vjenčanja, koordinacija
      vjenčanja, koordinator vjenčanja, koordinatorica vjenčanja, koordinator, koordinatora, koordinatorica,
      koordinatorice, koordinator na dan vjenčanja, organizator, organizatora, organizatori, organizatorica,
      organizatorice, agencija za vjenčanje, agencija za vjenčanja, agencija za organizaciju, agencija za organizaciju
      vjenčanja, event agencija, wedding planner, wedding planneri, wedding planer, wedding plener, wedding planners,
      wedding planning, wedding planerica, wedding plannerica, wedding coordinator, weding planer, weding planner,
      vedding planner, vjenčani planer, planer vjenčanja, planer, planerica, planerice, hochzeitsplaner,
      hochzeitsplanerin, hochzeitsplanung, plan my wedding, wedding organizer, wedding organiser, organizer vjenčanja,
      organizacija evenata, organizator evenata, organizacija eventa, event planner, event planneri, event planer,
      event manager, event organizer, event organizator
    `,
  },
  {
    fact: 'garments',
    option: 'wedding_dresses',
    alone: 'odjeca',
    inNames: 'vjenčanic',
    isRarelyInNames: true,
    forms: `
      vjenčanica, vjenčanice, vjenčanici, vjenčanicu, vjenčanicom, vjenčanicama, vjenčana haljina, vjenčane haljine,
      vjenčanu haljinu, haljina za vjenčanje, haljine za vjenčanje, svadbena haljina, svadbene haljine, haljina za
      mladu, mladina haljina, vinčanica, vinčanice, vinčanicu, venčanica, venčanice, venčanicu, wedding dress, wedding
      dresses, wedding gown, bridal gown, brautkleid, brautkleider, hochzeitskleid, hochzeitskleider, abito da sposa,
      vestito da sposa, a kroj, sirena kroj, princeza kroj, second hand vjenčanice, second hand vjenčanica, poročna
      obleka, poročne obleke, abiti da sposa, vjenčanica za trudnicu,
      princes kroj, prepravka vjenčanice, prepravke vjenčanica
    `,
  },
  {
    fact: 'garments',
    option: 'suits',
    alone: 'odjeca',
    inNames: 'odijel',
    isRarelyInNames: true,
    forms: `
      odijelo, odijela, odijelu, odijelom, odijelima, odjelo, odjela, muško odijelo, muška odijela, muško odjelo,
      muška odjela, odijelo za mladoženju, odijela za mladoženje, svadbeno odijelo, svečano odijelo, svečana odijela,
      vjenčana odijela, mladoženjsko odijelo, odijelo za kuma, odijelo za djevera, smoking, smokinga, smokinzi, frak,
      fraka, sako, sakoi, sakoa, muška moda, suit, suits, tuxedo, groom suit, hochzeitsanzug, veštit, veštita,
      veštiti, veštite, roba za mladoženju, robe za mladoženju, robu za mladoženju, odijelo za krsnog kuma, dječje
      odijelo, dječja odijela, popravak odijela,
      odijelo muško, odijela muška, anzug, anzüge
    `,
  },
  {
    fact: 'garments',
    option: 'gowns',
    alone: 'odjeca',
    forms: `
      svečana haljina, svečane haljine, svečanu haljinu, večernja haljina, večernje haljine, svečana toaleta, haljina za
      djeverušu, haljine za djeveruše, haljina za kumu, haljine za kume, haljine za krsnu kumu, haljina za mamu, haljina za majku, haljine za majke, haljina za svekrvu, haljina za punicu, haljina
      za svatove, haljine za svatove, haljina za svadbu, haljine za svadbu, bridesmaid dresses
    `,
  },
  {
    fact: 'garments',
    option: 'folk',
    alone: 'odjeca',
    inNames: 'nošnj',
    isRarelyInNames: true,
    forms: `
      nošnja, nošnje, nošnju, nošnjama, narodna nošnja, narodne nošnje, narodnu nošnju, šokačka nošnja, zlatovez, zlatoveza
    `,
  },
  {
    fact: 'garments',
    option: 'accessories',
    alone: 'odjeca',
    forms: `
      veo, velovi, šlajer, šlajera, cipele, cipela, cipele za vjenčanje, cipele za mladu, cipele za mladenku, štikle,
      štikla, sandala, sandale, postole, postola, kravata, kravate, kravatu, leptir mašna, leptir mašne, mašna, leptir
      kravata, leptir kravate, leptirica, rukavice, rukavica, podvezica, podvezice, remen, tregeri, tregere,
      cipelice, cipelica, cipelice za mladu, potpetice, schuhe, brautschuhe, schleier, shoes, wedding shoes, bridal
      shoes, veil
    `,
  },
  {
    fact: 'beauty',
    option: 'makeup',
    alone: 'make-up-i-frizura',
    forms: `
      šminka, šminke, šminki, šminku, šminkom, šminkanje, šminkanja, šminkanju, šminker, šminkera, šminkeri, šminkerica,
      šminkerice, šminkericu, šminkerici, šminkericom, šminkerka, šminkerke, šminkerku, vjenčana šminka, svadbena šminka,
      svečana šminka, make up, makeup, make upa, make up artist, makeup artist, makeup artistica, make up artistica,
      mejkap, mejk ap, mejkap artist, mejkap artistica, mejkapica, mejkapice, mejkapicu, mua, vizažist, vizažista,
      vizažisti, vizažistica, vizažistice, vizažisticu, vizažistkinja, vizažerka, vizažerke, bridal makeup, visagistin,
      braut make up, trucco
    `,
  },
  {
    fact: 'beauty',
    option: 'hair',
    alone: 'make-up-i-frizura',
    inNames: 'frizer',
    forms: `
      frizura, frizure, frizuri, frizuru, frizurom, frizurama, vjenčana frizura, vjenčane frizure, svečana frizura,
      svečane frizure, svadbena frizura, frizer, frizera, frizeru, frizeri, frizere, frizerom, frizerka, frizerke,
      frizerku, frizerki, frizerica, frizerice, frizericu, frizerici, frizerski salon, frizerskog salona, frizerski
      saloni, frizerski studio, frizeraj, frizeraja, hair, hairstyle, hair stylist, hairstylist, hairdresser, bridal
      hair, pundža, punđa, punđe, polupunđa, polupunđe, punđu, punđica, pletenica, pletenice, lokne, lokni, feniranje,
      feniranja, češljanje, češljanja, friseur, friseurin, brautfrisur, parrucchiere, haare,
      friz, umetci za kosu, umeci za kosu, nadogradnja kose, kosa, kose, kosu, šiške, frisur, frisuren
    `,
  },
  {
    fact: 'beauty',
    option: 'nails',
    alone: 'make-up-i-frizura',
    inNames: 'nokt',
    isRarelyInNames: true,
    forms: `
      nokti, noktiju, nokte, gel nokti, geliranje, nadogradnja noktiju, manikura, manikure, manikuru, pedikura, manikerka,
      manikerke, manikerku, noktarica, noktarice, noktaricu,
      gel lak, gel laka, gel lakiranje, trajni lak, lak za nokte,
      noktići, noktiće, nails, nail artist, nail salon, nägel, fingernägel
    `,
  },
  {
    fact: 'stationery',
    option: 'invitations',
    alone: 'pozivnice-i-pokloni',
    inNames: 'pozivnic',
    isRarelyInNames: true,
    forms: `
      pozivnica, pozivnice, pozivnici, pozivnicu, pozivnicom, pozivnicama, svadbene pozivnice, vjenčane pozivnice,
      digitalne pozivnice, digitalna pozivnica, digitalnu pozivnicu, online pozivnice, online pozivnica, invitation,
      invitations, wedding invitation, wedding invitations, save the date, einladungen, hochzeitseinladungen,
      hochzeitseinladung, partecipazioni, vabila, vabilo, poročna vabila, pozivnice s pečatom, pozivnice od drveta,
      drvene pozivnice, pozivnice na pergameni, einladungskarten, einladungskarte,
      pozivka, pozivke, dizajn pozivnica, einladung, invito, inviti
    `,
  },
  {
    fact: 'stationery',
    option: 'thank_you',
    alone: 'pozivnice-i-pokloni',
    forms: `
      zahvalnica, zahvalnice, zahvalnicu, zahvalnicama, zahvalnice za goste, zahvale, thank you cards
    `,
  },
  {
    fact: 'stationery',
    option: 'table',
    alone: 'pozivnice-i-pokloni',
    forms: `
      oznake za stolove, brojevi za stolove, brojevi stolova, raspored sjedenja, plan sjedenja, raspored stolova, plan
      stolova, kartice s imenima, kartice za stol, meni kartice, meni karte, menu kartice, jelovnik, jelovnici,
      seating chart, seating plan, brojevi za stol, broj stola
    `,
  },
  {
    fact: 'stationery',
    option: 'guest_book',
    alone: 'pozivnice-i-pokloni',
    forms: `
      knjiga gostiju, knjige gostiju, knjiga utisaka, knjiga dojmova, knjiga želja, knjiga uspomena, knjige uspomena,
      spomenar, spomenari, guest book, guestbook,
      gästebuch, gaestebuch
    `,
  },
  {
    fact: 'stationery',
    option: 'gifts',
    alone: 'pozivnice-i-pokloni',
    forms: `
      konfet, konfeti, konfeta, konfete, konfetima, bonbonijera, bonbonijere, bonboniere, bomboniere, bombonijera,
      bombonijere, poklončić, poklončići, poklončića, poklončiće, pokloni za goste, poklon za goste, poklončići za
      goste, poklon gostima, pokloni gostima, dar za goste, darovi za goste, darovi gostima, sitnice za goste, sitnica
      za goste, wedding favors, favors, gastgeschenke, licitari, licitarsko srce, licitarska srca, licitar, licitara,
      likeri za goste, liker za goste, maslinovo ulje za goste, ulje za goste, rakija u bočicama, sitni poklončići,
      sitni pokloni, japanke za goste, papuče za goste, lepeze, deke za goste,
      sapun, sapuna, sapuni, sapunčić, sapunčići, lavanda vrećice, vrećice s lavandom, lavanda u vrećicama
    `,
  },
  {
    fact: 'jewellery',
    option: 'wedding_rings',
    alone: 'nakit',
    forms: `
      vjenčani prsten, vjenčanog prstena, vjenčani prsteni, vjenčano prstenje, vjenčanog prstenja, vjenčanom prstenju,
      prstenje za vjenčanje, burma, burme, burmi, burmu, burmom, burmama, vjenčane burme, vjere, vjere za vjenčanje,
      vjenčane vjere, vjera za vjenčanje, vitica, vitice, wedding ring, wedding rings, wedding bands, ehering, eheringe,
      trauringe, hochzeitsringe, fedi, fedi nuziali,
      vera, veru
    `,
  },
  {
    fact: 'jewellery',
    option: 'engagement',
    alone: 'nakit',
    forms: `
      zaručnički prsten, zaručničkog prstena, zaručnički prsteni, zaručničko prstenje, zaručničkog prstenja, prsten za
      zaruke, prsteni zaručnički, prsten zaručnički, engagement ring, verlobungsring, verlobungsringe
    `,
  },
  {
    fact: 'jewellery',
    option: 'bridal',
    alone: 'nakit',
    forms: `
      nakit za mladenku, svadbeni nakit, vjenčani nakit, ogrlica, ogrlice, ogrlicu, naušnice, naušnica, naušnicama,
      narukvica, narukvice, narukvicu, tijara, tijare, tijaru, dijadema, dijademe, earrings, necklace, bracelet
    `,
  },
]

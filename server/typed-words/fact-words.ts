import type { CategorySlug } from '#contract/categories.ts'
import { categoriesWith, type FactKey } from '#contract/facts.ts'
import type { FactForms } from './fact-forms.ts'
import { goodsWords } from './goods-words.ts'
import { serviceWords } from './service-words.ts'

const facts: readonly FactForms[] = [
  {
    fact: 'genres',
    option: 'tamburasi',
    alone: 'glazba',
    inNames: 'tambur',
    forms: `
      tamburaš, tamburaša, tamburašu, tamburašem, tamburaši, tamburaše, tamburašima, tambura, tambure, tamburu, tamburi,
      tamburom, tamburama, tamburica, tamburice, tamburicu, tamburici, tamburicama, tamburaški, tamburaška, tamburaško,
      tamburaške, tamburaškog, tamburaškom, tamburaškoj, tamburašku, tamburaških, tamburaškim, tamburašica, tamburašice,
      tamburašicu,
      bugarija, bugarije, bugariju, berda, berde, bisernica, bisernice, tamburizza, tamburitza
    `,
  },
  {
    fact: 'genres',
    option: 'pop_rock',
    alone: 'glazba',
    forms:
      'rock, rocka, rok bend, rock grupa, rockeri, pop rock, pop i rock, pop bend, pop glazba, pop grupa, rock n roll, rock and roll, rokenrol',
  },
  {
    fact: 'genres',
    option: 'zabavna',
    alone: 'glazba',
    forms: `
      zabavna glazba, zabavne glazbe, zabavnu glazbu, zabavna muzika, zabavnu muziku, zabavni bend, zabavnog benda,
      narodna glazba, narodne glazbe, narodnu glazbu, narodna muzika, narodnu muziku, narodnjaci, narodnjake, narodni
      bend, narodnog benda, zabavna i narodna, narodno i zabavno
    `,
  },
  {
    fact: 'genres',
    option: 'klapa',
    alone: 'glazba',
    inNames: 'klap',
    forms: `
      klapa, klape, klapi, klapu, klapom, klapama, klapski, klapska, klapsko, klapske, klapskog, klapskoj, klapsku,
      klapskih, klapaši, klapaše, klapska pjesma, klapske pjesme, klapsku pjesmu, klapsko pjevanje
    `,
  },
  {
    fact: 'genres',
    option: 'jazz',
    alone: 'glazba',
    inNames: 'jazz',
    forms: 'jazz, jazza, jazzu, džez, džeza, džezu, swing, swinga',
  },
  {
    fact: 'genres',
    option: 'klasika',
    alone: 'glazba',
    forms: `
      klasična glazba, klasične glazbe, klasičnu glazbu, klasična muzika, gudački kvartet, gudačkog kvarteta, gudački
      kvarteti, gudački trio, gudači, gudača, gudače, string quartet, classical music, string duo, string trio
    `,
  },
  {
    fact: 'genres',
    option: 'dj',
    alone: 'glazba',
    inNames: 'dj',
    besides: 'bend benda bendu bendom bendovi bendova band bandova',
    forms: `
      dj, dj em, dj om, dj evima, dj eve, dj ovi, djevi, djeva, djeja, didžej, didžeja, didžeju, didžeji, didžejem, didžeje, didžejeva, didžejevi, didžejeve,
      didžejica, di džej, disk džokej, disk jockey, disc jockey, deejay, dee jay, d j
    `,
  },
  {
    fact: 'own_sound',
    alone: 'glazba',
    forms: `
      razglas, razglasa, razglasom, vlastiti razglas, vlastitim razglasom, svojim razglasom, vlastito ozvučenje,
      vlastitim ozvučenjem, svojim ozvučenjem, ozvučenjem, rasvjetom, ozvučenjem i rasvjetom, vlastita rasvjeta,
      vlastitom rasvjetom,
      vlastita oprema, vlastitom opremom, vlastitu opremu, svojom opremom
    `,
  },
  {
    fact: 'ceremony_music',
    alone: 'glazba',
    forms: `
      glazba na obredu, glazbe na obredu, glazbu na obredu, glazba za obred, glazbu za obred, glazba u crkvi, glazbe u
      crkvi, glazbu u crkvi, glazba za crkvu, glazbu za crkvu, crkvena glazba, crkvene glazbe, crkvenu glazbu, crkveni
      zbor, svirka u crkvi, svirku u crkvi, sviranje u crkvi, pjevanje u crkvi, pjevanje na misi, pjevač u crkvi,
      pjevačica u crkvi, pjevači u crkvi, pjevač za crkvu, pjevačica za crkvu, pjevači za crkvu, pjevanje za crkvu,
      svirka na obredu, glazba na ceremoniji, ceremony music, church music, glazba za crkveno vjenčanje, glazbu za
      crkveno vjenčanje, crkveno vjenčanje glazba, glazba za civilno vjenčanje, glazba za civilni obred, glazba za
      misu, glazbu za misu, sängerin für kirche, musica per cerimonia
    `,
  },
  {
    fact: 'ceremony_music',
    forms: `
      u crkvi, za crkvu, na misi, za misu, na obredu, za obred, na ceremoniji, za ceremoniju, za crkveno vjenčanje, na
      crkvenom vjenčanju,
      u crikvi, za crikvu
    `,
  },
  {
    fact: 'drone',
    alone: 'video-produkcija',
    inNames: 'dron',
    forms: `
      dron, drona, dronu, dronom, dronovi, dronova, dronove, dronovima, drone, drones, dronaš, zračno snimanje, zračne
      snimke, iz zraka, aerial,
      dronist, dronista, dronisti, dron operater, operater drona, operater dronom, pilot drona, dron pilot, drone pilot
    `,
  },
  {
    fact: 'album',
    alone: 'fotografija',
    forms: `
      album, albuma, albumu, albumom, albumi, albume, albumima, tiskani album, tiskanim albumom, fotoalbum, fotoalbuma,
      fotoalbumom, fotoknjiga, fotoknjige, fotoknjigu, fotoknjigom, foto knjiga, foto knjige, foto knjigu, foto knjigom
    `,
  },
  {
    fact: 'second_shooter',
    alone: 'fotografija',
    forms:
      'dva fotografa, 2 fotografa, dvoje fotografa, drugi fotograf, drugog fotografa, drugim fotografom, second shooter',
  },
  {
    fact: 'second_shooter',
    alone: 'video-produkcija',
    forms:
      'dva snimatelja, 2 snimatelja, 2 kamermana, 2 kamere, drugi snimatelj, drugog snimatelja, drugim snimateljem, dva kamermana, dvije kamere',
  },
  {
    fact: 'outdoor',
    alone: 'lokacija',
    forms: `
      na otvorenom, otvoreni prostor, otvorenog prostora, otvorenom prostoru, otvorenim prostorom, na otvorenom
      prostoru, vanjski prostor, vanjskog prostora, vanjskim prostorom, outdoor, vanjsko vjenčanje, vrtno vjenčanje,
      vjenčanje u vrtu, vjenčanje vani, vjenčanje u prirodi, vjenčanje u šumi, u šumi, vjenčanje na livadi, na livadi,
      vjenčanje na jezeru, na jezeru, vjenčanje na planini, na planini, vjenčanje pod zvijezdama, pod vedrim nebom,
      svadba u prirodi, slavlje u prirodi, u prirodi, livada za vjenčanje, livada za svadbu, vrt, vrta, vrtu, vrtom,
      vrtovi, na brdu, kod jezera,
      u parku, vjenčanje u parku, svadba u parku, parku, perivoj, perivoja, perivoju
    `,
  },
  {
    fact: 'accommodation',
    alone: 'lokacija',
    forms: `
      smještaj, smještaja, smještaju, smještajem, prenoćište, prenoćišta, prenoćištem, noćenje, noćenja, noćenjem,
      noćenjima, spavanje, spavanja, spavanjem, sobama, smještaj za goste, smještajem za goste, smještajom, accommodation
    `,
  },
  {
    fact: 'parking',
    alone: 'lokacija',
    forms: `
      parking, parkinga, parkingu, parkingom, parkiralište, parkirališta, parkiralištu, parkiralištem, vlastiti parking,
      vlastitim parkingom, vlastito parkiralište, vlastitim parkiralištem, parkirno mjesto, parkirna mjesta, parkirnim
      mjestima, parkiranje, parkiranjem
    `,
  },
  {
    fact: 'accessible',
    alone: 'lokacija',
    forms: `
      bez stuba, bez stepenica, pristup bez stuba, pristup bez stepenica, pristup za invalide, za invalide, invalidska
      kolica, invalidskim kolicima, za osobe s invaliditetom, osobe s invaliditetom, osobama s invaliditetom,
      pristupačno, pristupačna, pristupačan, wheelchair, wheelchair accessible, prilagođeno invalidima, pristup
      invalidima, prilagođeno osobama s invaliditetom
    `,
  },
  {
    fact: 'own_catering',
    alone: 'lokacija',
    forms: `
      vlastiti catering, vlastitog cateringa, vlastitim cateringom, svoj catering, svojim cateringom, vlastiti ketering,
      vlastitim keteringom, hrana po izboru, hrana po vašem izboru, hranom po izboru, vlastita hrana, vlastitu hranu,
      vlastitom hranom, svoju hranu
    `,
  },
  {
    fact: 'fresh_flowers',
    alone: 'dekoracija-i-cvijece',
    forms: `
      svježe cvijeće, svježeg cvijeća, svježim cvijećem, svježi cvjetovi, pravo cvijeće, pravog cvijeća, pravim cvijećem,
      živo cvijeće, fresh flowers
    `,
  },
  { fact: 'set_up', forms: 'postavljanje, postavljanja, postavljanjem, postavljanje i odvoz, postavljanjem i odvozom' },
  {
    fact: 'rental',
    forms: `
      najam, najma, najmu, najmom, iznajmljivanje, iznajmljivanja, rent, rental, posudba, posudbu, najem, najema
    `,
  },
  {
    fact: 'made_to_measure',
    forms: `
      po mjeri, po mojoj mjeri, izrada po mjeri, izradu po mjeri, izrade po mjeri, izrađeno po mjeri, izrađena po mjeri,
      rađeno po mjeri, šivano po mjeri, šivana po mjeri, šivane po mjeri, krojeno po mjeri, po narudžbi, custom made,
      made to measure, bespoke
    `,
  },
  {
    fact: 'trial',
    forms: `
      proba, probe, probu, probom, probna, probne, probnu, probni, probno, probnom, trial
    `,
  },
  {
    fact: 'at_your_place',
    forms: `
      kod kuće, kod doma, na kućnu adresu, na adresu, na vašu adresu, na našu adresu, na moju adresu, dolazak na adresu,
      dolaskom na adresu, dolazak kući, dolaskom kući, na adresi, na vašoj adresi, na terenu, dolazi doma, dolazi kući, dolaze doma, dolaze kući, dolazak doma,
      mobilna, mobilni, mobilnu, mobilne, koja dolazi, koji dolazi, koje dolaze
    `,
  },
  {
    fact: 'tasting',
    alone: 'hrana-i-slastice',
    forms: 'degustacija, degustacije, degustaciju, degustaciji, degustacijom, kušanje, kušanja, kušanjem, tasting',
  },
  {
    fact: 'vegan',
    alone: 'hrana-i-slastice',
    inNames: 'vegan',
    forms: `
      vegan, vegani, vegana, vegane, veganima, veganski, veganska, vegansko, veganske, veganskog, veganskoga, veganskom,
      veganskoj, vegansku, veganskim, veganskih, veganstvo, biljna hrana
    `,
  },
  {
    fact: 'gluten_free',
    alone: 'hrana-i-slastice',
    inNames: 'gluten',
    forms: `
      bez glutena, bezglutenski, bezglutenska, bezglutensko, bezglutenske, bezglutenskog, bezglutenskoj, bezglutensku,
      bezglutenskih, bezglutenskim, gluten free, glutenfree, za celijakiju, celijakija, celijakiju,
      celijakije, celijakičari, za celijakičare, celijakičare
    `,
  },
  {
    fact: 'driver',
    alone: 'transport',
    forms: `
      vozač, vozača, vozaču, vozačem, vozači, vozačima, vozačica, šofer, šofera, šoferom, chauffeur, with driver
    `,
  },
  {
    fact: 'decorated',
    forms: `
      ukrašen, ukrašena, ukrašeno, ukrašeni, ukrašenog, ukrašenu, ukrašenim, ukrašenom, okićen, okićena, okićeni,
      okićeno, okićenu, okićenim, decorated
    `,
  },
  {
    fact: 'engraving',
    alone: 'nakit',
    inNames: 'gravir',
    forms: `
      graviranje, graviranja, graviranju, graviranjem, gravura, gravure, gravuru, gravurom, graviran, gravirano,
      gravirani, gravirana, graviranim, gravirati, engraving, engraved
    `,
  },
  {
    fact: 'languages',
    option: 'en',
    forms: `
      engleski, engleskog, engleskom, na engleskom, engleski jezik, engleskom jeziku, na engleskom jeziku, govori
      engleski, govore engleski, english, english speaking, englisch, englischsprachig, englisch sprechender,
      priča engleski, pričaju engleski
    `,
  },
  {
    fact: 'languages',
    option: 'de',
    forms: `
      njemački, njemačkog, njemačkom, na njemačkom, njemački jezik, na njemačkom jeziku, govori njemački, govore
      njemački, german speaking, deutsch, deutschsprachig, deutschsprachiger, deutschsprachige, deutsch sprechend,
      deutsch sprechender,
      priča njemački, pričaju njemački
    `,
  },
  {
    fact: 'languages',
    option: 'it',
    forms: `
      talijanski, talijanskom, na talijanskom, talijanski jezik, na talijanskom jeziku, govori talijanski, govore
      talijanski, italian speaking, italiano,
      priča talijanski, pričaju talijanski
    `,
  },
]

/** A fact that a word names: a flag, or an option of a choice. */
export interface NamedFact {
  key: FactKey
  /** null for a flag. */
  option: string | null
  alone: CategorySlug | undefined
  inNames: string | undefined
  isRarelyInNames: boolean
  /** Words for others in the category who are meant as well. */
  besides: ReadonlySet<string>
  /** Whether professionals of the category can state it. */
  isOf: (category: string | undefined) => boolean
}

const formsIn = (text: string): string[] => text.split(',').map((form) => form.trim().replaceAll(/\s+/g, ' '))

/** Each fact that words can name, with their forms. */
export const factWords: readonly { fact: NamedFact; forms: readonly string[] }[] = [
  ...facts,
  ...serviceWords,
  ...goodsWords,
].map(({ fact: key, option = null, alone, inNames, isRarelyInNames = false, besides = '', forms }) => {
  const categories = categoriesWith(key)
  return {
    fact: {
      key,
      option,
      alone,
      inNames,
      isRarelyInNames,
      besides: new Set(besides.split(' ')),
      isOf: (category) => category !== undefined && (categories === null || categories.includes(category)),
    },
    forms: formsIn(forms),
  }
})

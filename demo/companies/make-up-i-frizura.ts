import type { Company } from './company.ts'

export const makeUpIFrizura: readonly Company[] = [
  {
    name: 'Studio Rumenilo',
    city: 'Zagreb',
    description:
      'Tri šminkerice i jedna frizerka dolaze vam na adresu s vlastitim ogledalima, svjetlom i mirom. Mladenku, majke i djeveruše, do osam osoba, spremimo za četiri sata, a redoslijed napišemo tako da se stigne i doručkovati. Proba traje sat i pol i u nju ulazi fotografija na dnevnom svjetlu, jer salon i dvorište nisu isto. Koristimo kozmetiku koja preživi i zagrljaje i kolovoz.',
    price: [150, 420],
    web: 'studio-rumenilo',
    instagram: 'studio.rumenilo',
    premium: true,
    reviews: 29,
    mood: 'loved',
    calendar: 'full',
  },
  {
    name: 'Ukosnica',
    city: 'Zagreb',
    description:
      'Mali frizerski salon na Gornjem gradu koji subotom radi samo za mladenke, od šest ujutro. Podignute frizure učimo po starim filmovima, a puštenu kosu učvrstimo tako da izdrži ples, ali se ne čini ukrućenom. Ekstenzije u tonu posuđujemo bez naknade. Tjedan prije pozivamo vas na besplatno šišanje vrhova, s velom u ruci.',
    price: [70, 180],
    web: 'ukosnica',
    instagram: 'ukosnica.gornjigrad',
    reviews: 10,
    calendar: 'usual',
  },
  {
    name: 'Studio Škura',
    city: 'Split',
    description:
      'Šminkamo za dalmatinsko ljeto: tanko, vodootporno, s puderom koji se može popraviti jednim potezom iz torbice što vam je ostavimo. Radimo u studiju u Radunici ili na vašoj adresi, i na otocima ako nam nađete krevet. Uz mladenku besplatno dotjeramo i mladoženju, što znači pet minuta i obećanje da nikome nećemo reći. U srpnju i kolovozu primamo dvije svadbe dnevno, ne više.',
    price: [120, 300],
    web: 'studio-skura',
    instagram: 'studio.skura',
    reviews: 15,
    mood: 'loved',
    calendar: 'full',
  },
  {
    name: 'Ogledalo na Korzu',
    city: 'Rijeka',
    description:
      'Šminka, frizura i manikura pod jednim krovom, pa na dan svadbe ne trčite po gradu. Otvaramo u pola šest, kavu imamo i mi i susjed. Najviše radimo prirodne izglede za mladenke koje se inače ne šminkaju i ne žele da ih mladoženja ne prepozna. Za probu ponesite sliku haljine i jednu svoju fotografiju na kojoj se sebi sviđate.',
    price: [110, 260],
    instagram: 'ogledalo.na.korzu',
    reviews: 7,
    calendar: 'usual',
  },
  {
    name: 'Mia i Đina',
    city: 'Osijek',
    description:
      'Mia šminka, Đina češlja, i u Osijeku nas zovu u istom dahu od srednje škole. Na slavonskim svadbama mladenka mora izgledati jednako u devet ujutro pred kapijom i u tri iza ponoći bez cipela, pa za to imamo svoj postupak i mali popravak u ponoć, po dogovoru. Put do 50 kilometara od Osijeka ne naplaćujemo. Djevojčice s košaricom češljamo bez naplate.',
    price: [90, 220],
    web: 'mia-i-djina',
    instagram: 'mia.i.djina',
    reviews: 12,
    calendar: 'full',
  },
  {
    name: 'Jutro prije',
    city: 'Zadar',
    description:
      'Dolazim u stan, hotelsku sobu ili jedrilicu s koferom od 18 kila i budim vas nježnije od majke. Radim sama, zato primam jednu mladenku na dan i do tri osobe uz nju. Kosu samo slažem u jednostavne punđe i valove, a za složenije preporučit ću kolegicu s kojom radim osam godina. Osjetljivu kožu i alergije unaprijed provjerimo testom iza uha.',
    price: [130, 250],
    web: 'jutro-prije',
    instagram: 'jutro.prije',
    reviews: 6,
    mood: 'loved',
    calendar: 'usual',
  },
  {
    name: 'Kutija bisera',
    city: 'Dubrovnik',
    description:
      'Spremamo mladenke po hotelima i vilama od Cavtata do Stona, na engleskom jednako dobro kao i na našem. Tim od pet osoba preuzima i skupine do dvanaest djeveruša, a vođa tima piše satnicu i drži je se. Paket s probom dan prije namijenjen je parovima koji dolaze avionom. Za popravke tijekom obreda ostaje jedna od nas, diskretno, u trećem redu.',
    price: [220, 600],
    web: 'kutija-bisera',
    instagram: 'kutija.bisera',
    premium: true,
    reviews: 10,
    calendar: 'full',
  },
  {
    name: 'Frizerski salon Pletenica',
    city: 'Šibenik',
    description:
      'Pletemo, uvijamo i kitimo kosu već trideset godina, a mladenke nam sada dovode i kćeri. Specijalitet su niske punđe s pletenicom i svježim cvijećem koje donosi cvjećarica preko puta. Kosu do pojasa molimo opranu dan prije, kratku ćemo oprati mi. Za svatove subotom držimo pet stolaca slobodnima od sedam do jedanaest.',
    price: [45, 110],
    reviews: 5,
    calendar: 'sparse',
  },
  {
    name: 'Salon Kod Žane',
    city: 'Varaždin',
    description:
      'Nema Varaždinke koja nije čula Žanino „samo ti sjedni”. Radimo frizuru, šminku, obrve i nokte za mladenku i cijelu pratnju, u salonu sa sedam mjesta i dvorištem za nazdravljanje. Cjenik za svatove stoji na vratima i vrijedi do kraja godine. Kartica s pet dolazaka u mjesecima prije svadbe donosi njegu kose na dar.',
    price: [80, 190],
    instagram: 'kod.zane',
    reviews: 7,
    mood: 'mixed',
    calendar: 'usual',
    owner: 'Žana Bosilj',
  },
  {
    name: 'Četka na putu',
    city: 'Karlovac',
    description:
      'Imamo kombi opremljen kao garderoba iz kazališta, s klimom, ogledalom i dva stolca, i parkiramo ga ravno pred mladenkinu kuću. Tako nema prosutoga pudera po stanu ni svađe oko kupaonice. Pokrivamo Karlovačku županiju, Gorski kotar i Belu krajinu. Najmanja je narudžba za dvije osobe, a za treću odobravamo petnaest posto popusta.',
    price: [null, 240],
    web: 'cetka-na-putu',
    instagram: 'cetka.na.putu',
    reviews: 0,
    calendar: 'open',
  },
  {
    name: 'Pod krošnjom',
    city: 'Opatija',
    description:
      'Nakon dvanaest sezona u hotelskim salonima otvaram vlastiti kutak iza crkve svetoga Jakova, s jednim stolcem i kamelijom na prozoru. Šminkam mineralnom kozmetikom, češljam bez laka gdje god se može, a za majke mladenaca odvajam jednako vremena kao i za njih. Termine za svibanj i lipanj upisujem od prosinca, a probnu šminku po nižoj cijeni dobiva prvih deset mladenki.',
    price: [95, 210],
    instagram: 'pod.krosnjom',
    status: 'pending',
    reviews: 0,
    calendar: 'sparse',
    pictures: 3,
  },
  {
    name: 'Lice i liker',
    city: 'Pula',
    description: 'Djevojačka večer i proba šminke u istoj večeri, uz domaći liker od terana.',
    price: [35, 70],
    status: 'rejected',
    reviews: 0,
    calendar: 'none',
  },
]

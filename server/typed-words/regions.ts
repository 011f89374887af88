/** A part of Croatia that people name instead of a town, as the area around a town on the map. */
export interface Region {
  name: string
  /** The town at its centre; for an island without one, the nearest. */
  city: string
  /** The distance to its farthest town; at least 10, the minimum of the filter. */
  km: number
  /** Also a surname or an everyday word: it only means the region if the other words leave no doubt. */
  isAmbiguous?: true
  forms: string
}

/** An adjective counts as well: `istarski bend`. */
const adjective = (stem: string) =>
  ['i', 'a', 'o', 'e', 'og', 'oga', 'om', 'ome', 'oj', 'u', 'im', 'ih', 'ima'].map((end) => stem + end).join(', ')

const casesOfCounty = ['a županija', 'e županije', 'oj županiji', 'u županiju', 'om županijom']

/** A county; the adjective alone means it, too, unless it is that of a town. */
const county = (stem: string, city: string, km: number, abbreviation?: string): Region => ({
  name: `${stem}a županija`,
  city,
  km,
  forms: [
    ...casesOfCounty.map((ending) => stem + ending),
    ...(stem.includes('-') ? [adjective(stem)] : []),
    ...(abbreviation === undefined ? [] : [abbreviation]),
  ].join(', '),
})

const counties: readonly Region[] = [
  county('Zagrebačk', 'Velika Gorica', 45),
  county('Krapinsko-zagorsk', 'Zabok', 20, 'KZŽ'),
  county('Sisačko-moslavačk', 'Hrvatska Kostajnica', 47, 'SMŽ'),
  county('Karlovačk', 'Ogulin', 46),
  county('Varaždinsk', 'Novi Marof', 29),
  county('Koprivničko-križevačk', 'Koprivnica', 30, 'KKŽ'),
  county('Bjelovarsko-bilogorsk', 'Garešnica', 38, 'BBŽ'),
  county('Primorsko-goransk', 'Krk', 64, 'PGŽ'),
  county('Ličko-senjsk', 'Otočac', 46, 'LSŽ'),
  county('Virovitičko-podravsk', 'Slatina', 30, 'VPŽ'),
  county('Požeško-slavonsk', 'Velika', 40, 'PSŽ'),
  county('Brodsko-posavsk', 'Nova Gradiška', 53, 'BPŽ'),
  county('Zadarsk', 'Zadar', 40),
  county('Osječko-baranjsk', 'Bizovac', 32, 'OBŽ'),
  county('Šibensko-kninsk', 'Skradin', 34, 'ŠKŽ'),
  county('Vukovarsko-srijemsk', 'Vukovar', 39, 'VSŽ'),
  county('Splitsko-dalmatinsk', 'Postira', 66, 'SDŽ'),
  county('Dubrovačko-neretvansk', 'Opuzen', 73, 'DNŽ'),
]

const partsOfCroatia = (adverb: string, stem: string) =>
  ['a Hrvatska', 'e Hrvatske', 'oj Hrvatskoj', 'u Hrvatsku']
    .map((ending) => stem + ending)
    .concat(['', 'a', 'u'].map((ending) => `${adverb}${ending} Hrvatske`))
    .join(', ')

export const regions: readonly Region[] = [
  ...counties,
  { name: 'Južna Hrvatska', city: 'Milna', km: 167, forms: partsOfCroatia('jug', 'južn') },
  { name: 'Istočna Hrvatska', city: 'Đakovo', km: 100, forms: partsOfCroatia('istok', 'istočn') },
  { name: 'Zapadna Hrvatska', city: 'Rabac', km: 80, forms: partsOfCroatia('zapad', 'zapadn') },
  { name: 'Središnja Hrvatska', city: 'Petrinja', km: 85, forms: partsOfCroatia('centar', 'središnj') },
  {
    name: 'Sjeverna Hrvatska',
    city: 'Novi Marof',
    km: 60,
    forms: `${partsOfCroatia('sjever', 'sjevern')}, ${partsOfCroatia('sjeverozapad', 'sjeverozapadn')}`,
  },
  { name: 'Učka', city: 'Opatija', km: 20, forms: 'Učka, Učke, Učki, Učku, Učkom' },
  { name: 'Papuk', city: 'Velika', km: 25, forms: 'Papuk, Papuka, Papuku' },
  { name: 'Lonjsko polje', city: 'Popovača', km: 30, forms: 'Lonjsko polje, Lonjskog polja, Lonjskom polju' },
  {
    name: 'Istra',
    city: 'Vrsar',
    km: 46,
    forms: `Istra, Istre, Istri, Istru, Istrom, istria, istrien, ${adjective('istarsk')}`,
  },
  { name: 'Kvarner', city: 'Krk', km: 57, forms: `Kvarner, Kvarnera, Kvarneru, ${adjective('kvarnersk')}` },
  { name: 'Gorski kotar', city: 'Delnice', km: 26, forms: 'Gorski kotar, Gorskog kotara, Gorskom kotaru' },
  {
    name: 'Lika',
    city: 'Otočac',
    km: 46,
    isAmbiguous: true,
    forms: `Lika, Like, Lici, Liku, ${adjective('ličk')}`,
  },
  {
    name: 'Dalmacija',
    city: 'Milna',
    km: 167,
    forms: `Dalmacija, Dalmacije, Dalmaciji, Dalmaciju, Dalmacijom, dalmatia, dalmatien, dalmazia, ${adjective('dalmatinsk')}`,
  },
  {
    name: 'Slavonija',
    city: 'Đakovo',
    km: 100,
    forms: `Slavonija, Slavonije, Slavoniji, Slavoniju, Slavonijom, Slavonija i Baranja, Slavoniji i Baranji, slavonia, ${adjective('slavonsk')}`,
  },
  {
    name: 'Baranja',
    city: 'Kneževi Vinogradi',
    km: 17,
    isAmbiguous: true,
    forms: `Baranja, Baranje, Baranji, Baranju, ${adjective('baranjsk')}`,
  },
  {
    name: 'Zagorje',
    city: 'Zabok',
    km: 20,
    forms: `Zagorje, Zagorja, Zagorju, Zagorjem, Hrvatsko zagorje, Hrvatskog zagorja, Hrvatskom zagorju, ${adjective('zagorsk')}`,
  },
  {
    name: 'Međimurje',
    city: 'Čakovec',
    km: 18,
    forms: `Međimurje, Međimurja, Međimurju, Međimurjem, ${adjective('međimursk')}`,
  },
  {
    name: 'Podravina',
    city: 'Koprivnica',
    km: 30,
    forms: `Podravina, Podravine, Podravini, Podravinu, ${adjective('podravsk')}`,
  },
  {
    name: 'Moslavina',
    city: 'Popovača',
    km: 25,
    forms: `Moslavina, Moslavine, Moslavini, Moslavinu, ${adjective('moslavačk')}`,
  },
  {
    name: 'Brač',
    city: 'Postira',
    km: 16,
    forms: `Brač, Brača, Braču, Bračem, otok Brač, otoku Braču, ${adjective('bračk')}`,
  },
  {
    name: 'Lošinj',
    city: 'Mali Lošinj',
    km: 10,
    forms: `Lošinj, Lošinja, Lošinju, otok Lošinj, otoku Lošinju, ${adjective('lošinjsk')}`,
  },
  { name: 'Konavle', city: 'Cavtat', km: 15, forms: `Konavle, Konavala, Konavlima, ${adjective('konavosk')}` },
  { name: 'Pelješac', city: 'Trpanj', km: 40, forms: `Pelješac, Pelješca, Pelješcu, ${adjective('pelješk')}` },
  {
    name: 'Hrvatsko primorje',
    city: 'Crikvenica',
    km: 37,
    forms: `Hrvatsko primorje, Hrvatskog primorja, Hrvatskom primorju, Primorje, Primorja, Primorju, ${adjective('primorsk')}`,
  },
  {
    name: 'Dalmatinska zagora',
    city: 'Trilj',
    km: 55,
    forms:
      'Dalmatinska zagora, Dalmatinske zagore, Dalmatinskoj zagori, Dalmatinsku zagoru, Zagora, Zagore, Zagori, Zagoru',
  },
  { name: 'Ravni kotari', city: 'Benkovac', km: 30, forms: 'Ravni kotari, Ravnih kotara, Ravnim kotarima' },
  {
    name: 'Dolina Neretve',
    city: 'Metković',
    km: 20,
    forms: 'dolina Neretve, doline Neretve, dolini Neretve, Neretva, Neretve, Neretvi',
  },
  {
    name: 'Elafiti',
    city: 'Dubrovnik',
    km: 20,
    forms: `Elafiti, Elafita, Elafitima, Elafite, Šipan, Šipana, Šipanu, Lopud, Lopuda, Lopudu, Koločep, Koločepa, Koločepu`,
  },
  {
    name: 'Šibenski otoci',
    city: 'Šibenik',
    km: 15,
    forms: 'Šibenski otoci, Šibenskih otoka, Šibenskim otocima, Zlarin, Zlarina, Zlarinu, Krapanj, Krapnja, Krapnju',
  },
  {
    name: 'Zadarski otoci',
    city: 'Zadar',
    km: 40,
    forms: 'Zadarski otoci, Zadarskih otoka, Zadarskim otocima, Silba, Silbe, Silbi, Olib, Oliba, Olibu, Molat, Molatu',
  },
  {
    name: 'Cetinska krajina',
    city: 'Sinj',
    km: 25,
    forms: 'Cetinska krajina, Cetinske krajine, Cetinskoj krajini, Cetinsku krajinu',
  },
  {
    name: 'Imotska krajina',
    city: 'Imotski',
    km: 20,
    forms: 'Imotska krajina, Imotske krajine, Imotskoj krajini, Imotsku krajinu, Imota',
  },
  {
    name: 'Prigorje',
    city: 'Sveti Ivan Zelina',
    km: 25,
    forms: `Prigorje, Prigorja, Prigorju, ${adjective('prigorsk')}`,
  },
  { name: 'Turopolje', city: 'Velika Gorica', km: 15, forms: 'Turopolje, Turopolja, Turopolju' },
  { name: 'Žumberak', city: 'Krašić', km: 22, forms: 'Žumberak, Žumberka, Žumberku' },
  { name: 'Srijem', city: 'Vukovar', km: 35, forms: 'Srijem, Srijema, Srijemu' },
  { name: 'Šolta', city: 'Split', km: 20, forms: 'Šolta, Šolte, Šolti, Šoltu, otok Šolta, otoku Šolti' },
  { name: 'Mljet', city: 'Ston', km: 20, forms: 'Mljet, Mljeta, Mljetu, otok Mljet, otoku Mljetu' },
  { name: 'Ugljan', city: 'Preko', km: 10, forms: 'Ugljan, Ugljana, Ugljanu, otok Ugljan, otoku Ugljanu' },
  { name: 'Dugi otok', city: 'Sali', km: 15, forms: 'Dugi otok, Dugog otoka, Dugome otoku, Dugom otoku' },
  {
    name: 'Makarska rivijera',
    city: 'Makarska',
    km: 30,
    forms: 'Makarska rivijera, Makarske rivijere, Makarskoj rivijeri, Makarsku rivijeru',
  },
  {
    name: 'Sjeverna Dalmacija',
    city: 'Benkovac',
    km: 55,
    forms: 'sjeverna Dalmacija, sjeverne Dalmacije, sjevernoj Dalmaciji, sjevernu Dalmaciju',
  },
  {
    name: 'Srednja Dalmacija',
    city: 'Split',
    km: 60,
    forms: 'srednja Dalmacija, srednje Dalmacije, srednjoj Dalmaciji, srednju Dalmaciju',
  },
  {
    name: 'Južna Dalmacija',
    city: 'Slano',
    km: 80,
    forms: 'južna Dalmacija, južne Dalmacije, južnoj Dalmaciji, južnu Dalmaciju',
  },
  {
    name: 'Banovina',
    city: 'Petrinja',
    km: 35,
    forms: 'Banovina, Banovine, Banovini, Banovinu, Banija, Banije, Baniji, Baniju',
  },
  { name: 'Kordun', city: 'Slunj', km: 35, forms: `Kordun, Korduna, Kordunu, ${adjective('kordunašk')}` },
  { name: 'Bilogora', city: 'Bjelovar', km: 35, forms: 'Bilogora, Bilogore, Bilogori, Bilogoru' },
  {
    name: 'Krka',
    city: 'Skradin',
    km: 20,
    forms: 'Krka, Krke, Krki, NP Krka, nacionalni park Krka, slapovi Krke, slapovima Krke',
  },
  { name: 'Kornati', city: 'Murter', km: 30, forms: 'Kornati, Kornata, Kornatima, Kornate' },
  { name: 'Brijuni', city: 'Fažana', km: 10, forms: 'Brijuni, Brijuna, Brijunima, Brijune' },
  { name: 'Trakošćan', city: 'Bednja', km: 15, forms: 'Trakošćan, Trakošćana, Trakošćanu' },
  { name: 'Kopački rit', city: 'Bilje', km: 10, forms: 'Kopački rit, Kopačkog rita, Kopačkom ritu' },
  { name: 'Čiovo', city: 'Okrug Gornji', km: 10, forms: 'Čiovo, Čiova, Čiovu, otok Čiovo, otoku Čiovu' },
  {
    name: 'Opatijska rivijera',
    city: 'Opatija',
    km: 15,
    forms: 'Opatijska rivijera, Opatijske rivijere, Opatijskoj rivijeri, Opatijsku rivijeru',
  },
]

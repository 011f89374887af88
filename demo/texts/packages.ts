import type { PackageUnit } from '#contract/package-prices.ts'
import type { Trade } from './category-texts.ts'

export interface PackageText {
  name: string
  /** Its price relative to the company's lowest, 0, and highest, 1. */
  share: number
  /** Default: `total`. */
  unit?: PackageUnit
  description?: string
  includes: readonly string[]
}

/** From smallest to largest; a company has the first few of them, or all. */
export const packageTexts: Readonly<Record<Trade, readonly PackageText[]>> = {
  lokacija: [
    {
      name: 'Petak ili nedjelja',
      share: 0,
      description: 'Za manje svadbe izvan subote, s istim prostorom i istom posadom.',
      includes: ['Najam dvorane od 14 do 2 sata', 'Stolovi, stolci i posuđe', 'Konobar na 25 gostiju', 'Čišćenje'],
    },
    {
      name: 'Subota',
      share: 0.55,
      includes: [
        'Najam cijelog prostora od 12 do 4 sata',
        'Stolovi, stolci, stolnjaci i posuđe',
        'Konobar na 15 gostiju',
        'Prostor za obred na otvorenom',
        'Soba za mladence i njihovu pripremu',
        'Čišćenje',
      ],
    },
    {
      name: 'Cijeli vikend',
      share: 1,
      description: 'Od petka navečer do nedjelje u podne prostor je samo vaš.',
      includes: [
        'Najam od petka u 16 do nedjelje u 12 sati',
        'Proba obreda i večera za užu obitelj',
        'Sve što uključuje subota',
        'Noćenje s doručkom za mladence i kumove',
        'Doručak za goste koji ostaju',
      ],
    },
  ],
  fotografija: [
    {
      name: 'Obred',
      share: 0,
      description: 'Za male svadbe i vjenčanja u matičnom uredu.',
      includes: ['Jedan fotograf, tri sata', '150 obrađenih fotografija', 'Zatvorena mrežna galerija'],
    },
    {
      name: 'Cijeli dan',
      share: 0.5,
      description: 'Od priprema do prvog plesa, bez gledanja na sat.',
      includes: [
        'Jedan fotograf, deset sati',
        '450 obrađenih fotografija',
        'Fotografiranje mladenaca u zlatnom satu',
        'Zatvorena mrežna galerija',
        'Dvadeset otisaka 15 × 20 cm',
      ],
    },
    {
      name: 'Cijeli dan i album',
      share: 1,
      includes: [
        'Dva fotografa, dvanaest sati',
        '700 obrađenih fotografija',
        'Fotografiranje mladenaca drugoga dana',
        'Album 30 × 30 cm, 40 stranica',
        'Dva manja albuma za roditelje',
        'Zatvorena mrežna galerija',
      ],
    },
    {
      name: 'Dodatni sat',
      share: 0.08,
      unit: 'per_hour',
      includes: ['Fotograf ostaje dok traje veselje', 'Još tridesetak obrađenih fotografija'],
    },
  ],
  video: [
    {
      name: 'Kratki film',
      share: 0,
      includes: ['Jedan snimatelj, osam sati', 'Film od pet minuta s glazbom', 'Isporuka za mrežu i za televizor'],
    },
    {
      name: 'Film i cijela svadba',
      share: 0.55,
      description: 'Kratki film za prijatelje i dugi za zimske večeri.',
      includes: [
        'Dva snimatelja, dvanaest sati',
        'Kratki film od sedam minuta',
        'Dugi film od devedeset minuta',
        'Snimka obreda i govora u cijelosti',
        'Snimanje iz zraka, ako vrijeme dopusti',
      ],
    },
    {
      name: 'Priča u dva dana',
      share: 1,
      includes: [
        'Razgovor s mladencima mjesec dana prije',
        'Dva snimatelja, dva dana',
        'Film od dvadeset minuta',
        'Sve iz paketa Film i cijela svadba',
        'Drvena kutija s memorijskim karticama za obje obitelji',
      ],
    },
  ],
  ples: [
    {
      name: 'Večer do ponoći',
      share: 0,
      includes: ['Svirka od 19 do 24 sata', 'Vlastiti razglas i rasvjeta', 'Dvije pjesme po vašoj želji'],
    },
    {
      name: 'Cijela svadba',
      share: 0.6,
      description: 'Od dočeka svatova do zadnjih gostiju, s kratkim stankama.',
      includes: [
        'Svirka do 4 sata ujutro',
        'Vlastiti razglas i rasvjeta',
        'Glazba u stankama',
        'Vođenje programa i običaja',
        'Pet pjesama po vašoj želji',
      ],
    },
    {
      name: 'Obred i svadba',
      share: 1,
      includes: ['Glazba na obredu, do sat vremena', 'Svirka uz aperitiv', 'Sve iz paketa Cijela svadba'],
    },
    { name: 'Sat više', share: 0.06, unit: 'per_hour', includes: ['Nakon dogovorenog kraja, ako gosti ne puštaju'] },
  ],
  obred: [
    { name: 'Samo obred', share: 0, includes: ['Do četiri skladbe po dogovoru', 'Dolazak sat vremena prije obreda'] },
    {
      name: 'Obred i aperitiv',
      share: 0.55,
      description: 'Ulazak, prsteni, izlazak, a zatim sat glazbe uz čaše.',
      includes: ['Do šest skladbi na obredu', 'Sat svirke uz aperitiv', 'Malo ozvučenje za pedeset gostiju'],
    },
    {
      name: 'Do večere',
      share: 1,
      includes: ['Obred i aperitiv', 'Svirka uz večeru, još dva sata', 'Jedna skladba obrađena samo za vas'],
    },
  ],
  dekoracija: [
    {
      name: 'Buketi',
      share: 0,
      includes: ['Buket za mladenku i kumu', 'Cvijet za mladoženju i kuma', 'Deset kitica za svatove'],
    },
    {
      name: 'Buketi i stolovi',
      share: 0.45,
      description: 'Sezonsko cvijeće u bojama koje zajedno odaberemo.',
      includes: ['Sve iz paketa Buketi', 'Aranžmani za deset stolova', 'Glavni stol', 'Dostava i postavljanje'],
    },
    {
      name: 'Cijeli prostor',
      share: 1,
      includes: [
        'Luk za obred i prolaz do njega',
        'Aranžmani za sve stolove',
        'Svijeće, stolnjaci i tiskani jelovnici',
        'Ukras automobila',
        'Postavljanje i odvoz idućega jutra',
      ],
    },
  ],
  vjenčanice: [
    {
      name: 'Najam vjenčanice',
      share: 0,
      includes: ['Jedna haljina iz salona po izboru', 'Dvije probe i prepravak duljine', 'Kemijsko čišćenje'],
    },
    {
      name: 'Kupnja vjenčanice',
      share: 0.5,
      includes: ['Nova haljina iz zadnje dvije zbirke', 'Prepravci u tri probe', 'Veo ili pojas'],
    },
    {
      name: 'Vjenčanica po mjeri',
      share: 1,
      description: 'Od prvog crteža do zadnjeg boda treba nam pet do šest mjeseci.',
      includes: ['Crtež i uzorci tkanina', 'Probni kroj od platna', 'Četiri probe', 'Haljina ostaje vaša'],
    },
  ],
  odijelo: [
    { name: 'Gotovo odijelo', share: 0, includes: ['Sako i hlače iz radionice', 'Prepravci u dvije probe'] },
    {
      name: 'Odijelo po mjeri',
      share: 0.6,
      includes: ['Tkanina po izboru, vuna ili lan', 'Tri probe', 'Košulja po mjeri'],
    },
    {
      name: 'Mladoženja i kum',
      share: 1,
      includes: ['Dva odijela po mjeri', 'Dvije košulje', 'Kravata, leptir mašna ili prsluk'],
    },
  ],
  ruho: [
    { name: 'Najam jednoga ruha', share: 0, unit: 'per_day', includes: ['Nošnja s nakitom', 'Odijevanje i savjet'] },
    { name: 'Par u ruhu', share: 0.55, includes: ['Muška i ženska nošnja', 'Odijevanje na dan vjenčanja', 'Čišćenje'] },
    {
      name: 'Rad po narudžbi',
      share: 1,
      description: 'Vez i tkanje ručni su, pa se javite barem osam mjeseci prije.',
      includes: ['Odabir uzorka i boja', 'Ručni vez', 'Dvije probe'],
    },
  ],
  ljepota: [
    { name: 'Mladenka', share: 0.45, includes: ['Proba mjesec dana prije', 'Šminka i frizura na dan vjenčanja'] },
    {
      name: 'Mladenka kod kuće',
      share: 1,
      description: 'Dolazimo na adresu koju odaberete i ostajemo do izlaska iz kuće.',
      includes: ['Proba u studiju', 'Šminka i frizura kod vas', 'Popravak prije fotografiranja'],
    },
    { name: 'Kuma ili majka', share: 0, includes: ['Šminka i frizura, oko sat vremena'] },
  ],
  slastice: [
    { name: 'Torta za četrdeset', share: 0, includes: ['Dva kata, jedan okus', 'Dostava do trideset kilometara'] },
    {
      name: 'Torta i kolači',
      share: 0.5,
      includes: [
        'Tri kata, dva okusa',
        'Osam kilograma sitnih kolača',
        'Degustacija za dvoje',
        'Dostava i postavljanje',
      ],
    },
    {
      name: 'Slatki stol',
      share: 1,
      description: 'Za svadbe iznad 120 gostiju, s nekim tko stol puni do ponoći.',
      includes: [
        'Četiri kata, tri okusa',
        'Petnaest kilograma kolača',
        'Tri deserta u čašama',
        'Stol, posuđe i ukras',
        'Degustacija za četvero',
      ],
    },
  ],
  catering: [
    {
      name: 'Stol za sve',
      share: 0,
      unit: 'per_guest',
      includes: ['Hladno predjelo', 'Dva topla jela s prilozima', 'Salata i kruh', 'Posuđe i konobari'],
    },
    {
      name: 'Četiri slijeda',
      share: 0.55,
      unit: 'per_guest',
      description: 'Poslužujemo za stolovima, a jelovnik slažemo po sezoni.',
      includes: ['Aperitiv sa zalogajima', 'Predjelo, juha i glavno jelo', 'Desert', 'Posuđe, stolnjaci i konobari'],
    },
    {
      name: 'Od dočeka do jutra',
      share: 1,
      unit: 'per_guest',
      includes: ['Četiri slijeda', 'Ponoćni obrok', 'Vegetarijanski i dječji jelovnik', 'Vino i voda na stolovima'],
    },
  ],
  vozila: [
    { name: 'Do matičara i natrag', share: 0, includes: ['Vozilo s vozačem, dva sata', 'Do trideset kilometara'] },
    { name: 'Pola dana', share: 0.45, includes: ['Vozilo s vozačem, pet sati', 'Ukras prednjeg dijela', 'Voda i led'] },
    {
      name: 'Cijeli dan',
      share: 1,
      includes: ['Vozilo s vozačem do ponoći', 'Vožnja na fotografiranje', 'Povratak mladenaca', 'Ukras po dogovoru'],
    },
  ],
  brodovi: [
    { name: 'Dolazak na obred', share: 0, includes: ['Plovidba za dvoje, do sat vremena', 'Ukras pramca'] },
    { name: 'Zalazak sunca', share: 0.4, includes: ['Dva sata plovidbe', 'Do dvanaest gostiju', 'Pjenušac i voće'] },
    { name: 'Svi na brod', share: 1, includes: ['Četiri sata plovidbe', 'Do šezdeset gostiju', 'Posada i razglas'] },
  ],
  konji: [
    { name: 'Dolazak fijakerom', share: 0, includes: ['Vožnja do pola sata', 'Kočijaš u nošnji'] },
    { name: 'Fijaker i svatovi', share: 1, includes: ['Dva sata', 'Barjaktar na konju', 'Stanka za fotografije'] },
  ],
  papir: [
    { name: 'Pozivnica', share: 0, unit: 'per_guest', includes: ['Tisak na papiru od 300 grama', 'Omotnica'] },
    {
      name: 'Pozivnica i stol',
      share: 0.5,
      unit: 'per_guest',
      includes: ['Pozivnica s omotnicom', 'Kartica s imenom', 'Jelovnik'],
    },
    {
      name: 'Sav papir',
      share: 1,
      unit: 'per_guest',
      description: 'Jedan crtež od pozivnice do zahvale.',
      includes: ['Pozivnica s omotnicom i voskom', 'Kartice, jelovnik i raspored stolova', 'Zahvala s fotografijom'],
    },
  ],
  pokloni: [
    { name: 'Mali znak pažnje', share: 0, unit: 'per_guest', includes: ['Poklon u vrećici', 'Kartica s imenima'] },
    { name: 'Poklon u kutijici', share: 0.6, unit: 'per_guest', includes: ['Kutijica s vrpcom', 'Ime svakoga gosta'] },
  ],
  nakit: [
    { name: 'Srebrni par', share: 0, includes: ['Dva srebrna prstena', 'Graviranje imena i datuma'] },
    {
      name: 'Zlatni par',
      share: 0.5,
      includes: ['Dva prstena od zlata 585', 'Graviranje imena i datuma', 'Jedna besplatna promjena veličine'],
    },
    {
      name: 'Prsteni iz radionice',
      share: 1,
      description: 'Možete donijeti i svoje zlato; odbijamo ga od cijene.',
      includes: ['Crtež samo za vas', 'Ručna izrada', 'Graviranje rukopisom', 'Kutijica od orahova drva'],
    },
  ],
}

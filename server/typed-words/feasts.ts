import { addDays, type CalendarDay, SATURDAY, toCalendarDay, weekday } from '#contract/calendar-day.ts'
import { easterOf, orthodoxEasterOf } from '#contract/easter.ts'
import { keyOf } from './meanings.ts'

/** A day of the year that has a name. */
export interface Feast {
  /** Its date in a year. */
  on: (year: number) => CalendarDay
  /**
   * The name is also a surname's, a church's or a shop's, so it only means the day after words like `na` and with a
   * year.
   */
  isName: boolean
}

const dayOf = (year: number, month: number, day: number) =>
  toCalendarDay(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)

const fixed = (day: number, month: number) => (year: number) => dayOf(year, month, day)
const fromEaster = (days: number) => (year: number) => addDays(easterOf(year), days)

/** New Year's Eve belongs to the year that follows it. */
const eveOfYear = (year: number) => dayOf(year - 1, 12, 31)

const SUNDAY = SATURDAY + 1

/** The second Sunday in May. */
const mothersDay = (year: number) => addDays(dayOf(year, 5, 8), SUNDAY - weekday(dayOf(year, 5, 8)))

const combine = (holy: string, names: string) =>
  holy
    .split(' ')
    .flatMap((word) => names.split(' ').map((name) => `${word} ${name}`))
    .join(', ')

/** `svetog Nikolu`, `sv. Nikola`, `st Nikola`: in every case. */
const saint = (names: string) => combine('sveti svetog svetoga svetom svetome sv', names)
const womanSaint = (names: string) => combine('sveta svete svetoj svetu sv', names)

const feasts: readonly { on: Feast['on']; isName?: true; forms: string }[] = [
  { on: fixed(1, 1), forms: 'na Novu godinu, na novu godinu ujutro, prvi dan Nove godine' },
  {
    on: eveOfYear,
    forms: `
      Nova godina, Novu godinu, uoči Nove godine, doček Nove godine, doček Nove, dočeku Nove godine, dočekom Nove godine, Novogodišnja noć,
      novogodišnju noć, novogodišnje noći, novogodišnji doček, novogodišnji party, novogodišnja zabava, novogodišnju
      zabavu, novogodišnji tulum, new year, new years
    `,
  },
  { on: eveOfYear, isName: true, forms: 'Nove godine' },
  {
    on: fixed(31, 12),
    forms: `
      Silvestrovo, Silvestrova, Silvestrovu, Stara godina, Staru godinu, Stare godine, Silvestarska noć, Silvestarsku noć,
      new years eve, new year s eve
    `,
  },
  { on: fixed(31, 12), isName: true, forms: 'Silvester, capodanno' },
  { on: fixed(6, 1), forms: 'Tri kralja, Sveta tri kralja, Bogojavljenje, Bogojavljenja, Vodokršće, Vodokršća' },
  { on: fixed(7, 1), forms: 'pravoslavni Božić, pravoslavnog Božića, pravoslavnom Božiću' },
  { on: fixed(13, 1), forms: 'pravoslavna Nova godina, pravoslavnu Novu godinu, pravoslavne Nove godine' },
  { on: fixed(2, 2), isName: true, forms: 'Svijećnica, Svijećnice, Svijećnici, Svijećnicu' },
  { on: fixed(3, 2), isName: true, forms: saint('Vlaho Vlaha Vlahu Blaž Blaža Blažu') },
  {
    on: fixed(14, 2),
    forms: `
      Valentinovo, Valentinova, Valentinovu, Valentinovom, dan zaljubljenih, Valentines, Valentines day, Valentine day,
      Valentine s day, Valentinstag, San Valentino, Sveti Valentin, Svetog Valentina
    `,
  },
  { on: fixed(8, 3), forms: 'Dan žena, Dana žena, Danu žena' },
  { on: fixed(19, 3), isName: true, forms: `Josipovo, Josipova, Josipovu, ${saint('Josip Josipa Josipu')}` },
  { on: fixed(25, 3), isName: true, forms: 'Blagovijest, Blagovijesti' },
  {
    on: fromEaster(0),
    forms: `
      Uskrs, Uskrsa, Uskrsu, Uskrsom, Uskršnja nedjelja, Uskršnju nedjelju, Uskršnje nedjelje, Uskrsna nedjelja, Uskrsnu
      nedjelju, Uskrsne nedjelje, Vazam, Vazma, Vazmu, Vuzem, Vuzma, Vuzmu, easter, easter sunday, ostern, ostersonntag,
      pasqua
    `,
  },
  {
    on: fromEaster(1),
    forms: `
      Uskrsni ponedjeljak, Uskrsnog ponedjeljka, Uskrsnom ponedjeljku, Uskršnji ponedjeljak, Uskršnjeg ponedjeljka,
      Uskršnjem ponedjeljku, easter monday, ostermontag, pasquetta
    `,
  },
  {
    on: fromEaster(-7),
    isName: true,
    forms: 'Cvjetnica, Cvjetnice, Cvjetnici, Cvjetnicu, Cvjetna nedjelja, Cvjetnu nedjelju',
  },
  { on: fromEaster(-2), forms: 'Veliki petak, Velikog petka, Velikom petku, Veliki petek, good friday, karfreitag' },
  { on: fromEaster(-1), forms: 'Velika subota, Velike subote, Velikoj suboti, Veliku subotu' },
  { on: orthodoxEasterOf, forms: 'pravoslavni Uskrs, pravoslavnog Uskrsa, pravoslavnom Uskrsu' },
  { on: fromEaster(39), isName: true, forms: 'Spasovo, Spasova, Spasovu, Uzašašće, Uzašašća' },
  { on: fromEaster(49), isName: true, forms: 'Duhovi, Duhova, Duhovima, Duhove, Pedesetnica, pfingsten' },
  { on: fromEaster(50), forms: 'Duhovski ponedjeljak, Duhovskog ponedjeljka, Duhovski ponedeljek, pfingstmontag' },
  {
    on: fromEaster(60),
    forms: 'Tijelovo, Tijelova, Tijelovu, Tjelovo, Tjelova, Tjelovu, Telovo, Tilovo, Brašančevo, fronleichnam',
  },
  { on: fixed(23, 4), isName: true, forms: `Jurjevo, Jurjeva, Jurjevu, ${saint('Juraj Jurja Jurju Jure Juru')}` },
  { on: fixed(6, 5), isName: true, forms: 'Đurđevdan, Đurđevdana' },
  {
    on: fixed(1, 5),
    forms: `
      Praznik rada, Praznika rada, Prazniku rada, Dan rada, Dana rada, Međunarodni praznik rada, Prvi maj, Prvog maja, Prvomaj, Prvi svibanj, labour day, labor day, tag der arbeit
    `,
  },
  { on: fixed(7, 5), isName: true, forms: `Sudamja, Sudamje, Sudamji, Sudamju, ${saint('Duje Duju Dujma Duji')}` },
  { on: mothersDay, forms: 'Majčin dan, Majčinog dana, Majčinom danu, Majčindan, mothers day, mother s day' },
  { on: fixed(30, 5), forms: 'Dan državnosti, Dana državnosti, Danu državnosti' },
  {
    on: fixed(13, 6),
    isName: true,
    forms: `Antunovo, Antunova, Antunovu, Antonja, Antonje, ${saint('Ante Antu Anti Antun Antuna Antunu Anto')}`,
  },
  { on: fixed(22, 6), forms: 'Dan antifašističke borbe, Dana antifašističke borbe, Dan antifašizma' },
  {
    on: fixed(24, 6),
    isName: true,
    forms: 'Ivanje, Ivanja, Ivanju, Ivandan, Ivandana, Ivanjdan, Ivanjska noć, Ivanjsku noć',
  },
  { on: fixed(29, 6), isName: true, forms: 'Petrovo, Petrova, Petrovu, Petar i Pavao, Petra i Pavla' },
  { on: fixed(20, 7), isName: true, forms: `Ilinje, Ilinja, ${saint('Ilija Iliju Ilije Iliji')}` },
  { on: fixed(26, 7), isName: true, forms: womanSaint('Ana Anu Ane Ani') },
  {
    on: fixed(5, 8),
    forms: `
      Dan pobjede, Dana pobjede, Dan pobjede i domovinske zahvalnosti, Dana pobjede i domovinske zahvalnosti, Dan
      domovinske zahvalnosti, Dana domovinske zahvalnosti, Gospa Snježna, Gospu Snježnu
    `,
  },
  {
    on: fixed(10, 8),
    isName: true,
    forms: `Lovrinac, Lovrenčevo, Lovrečevo, ${saint('Lovro Lovru Lovre Lovri Lovrinac Lovrinca')}`,
  },
  {
    on: fixed(15, 8),
    forms: `
      Velika Gospa, Velike Gospe, Velikoj Gospi, Veliku Gospu, Vela Gospa, Vele Gospe, Veloj Gospi, Velu Gospu, Velika
      Gospoja, Veliku Gospoju, Gospojina, Gospojinu, Gospojine, ferragosto
    `,
  },
  { on: fixed(16, 8), isName: true, forms: `Rokovo, Rokova, Rokovu, ${saint('Rok Roka Roku Roko')}` },
  { on: fixed(8, 9), forms: 'Mala Gospa, Male Gospe, Maloj Gospi, Malu Gospu, Mala Gospoja, Malu Gospoju' },
  {
    on: fixed(29, 9),
    isName: true,
    forms: `Miholje, Miholja, Miholju, ${saint('Mihovil Mihovila Mihovilu Mihael Mihaela')}`,
  },
  { on: fixed(31, 10), forms: 'Halloween, Halloweena, noć vještica' },
  { on: fixed(1, 11), forms: 'Svi sveti, Svih svetih, Svima svetima, Sve svete, Sisvete, Dan svih svetih' },
  { on: fixed(2, 11), forms: 'Dušni dan, Dušnog dana' },
  { on: fixed(11, 11), isName: true, forms: 'Martinje, Martinja, Martinju, Martinjem' },
  { on: fixed(18, 11), forms: 'Dan sjećanja, Dana sjećanja' },
  {
    on: fixed(25, 11),
    isName: true,
    forms: `Katarinje, ${womanSaint('Kata Katu Kate Kati Katarina Katarinu Katarine Katarini')}`,
  },
  {
    on: fixed(6, 12),
    isName: true,
    forms: `Nikolinje, Nikolinja, Nikolinju, Nikolinjski, ${saint('Nikola Nikole Nikoli Nikolu Mikula')}`,
  },
  { on: fixed(13, 12), isName: true, forms: `Lucinje, ${womanSaint('Lucija Lucije Luciji Luciju Luca Lucu Luce')}` },
  {
    on: fixed(24, 12),
    forms: 'Badnja večer, Badnju večer, Badnje večeri, Badnjoj večeri, Badnji dan, christmas eve, heiligabend',
  },
  { on: fixed(24, 12), isName: true, forms: 'Badnjak, Badnjaka, Badnjaku' },
  { on: fixed(25, 12), forms: 'christmas day, weihnachten, sam Božić, prvi dan Božića' },
  { on: fixed(25, 12), isName: true, forms: 'Božić, Božića, Božiću, Božićem, christmas, xmas, natale' },
  {
    on: fixed(26, 12),
    isName: true,
    forms: `Štefanje, Štefanja, Štefanju, Stipanje, Stjepandan, boxing day, drugi dan Božića, ${saint('Stjepan Stjepana Stjepanu Stipan Stipana Stipe Stipu Štef Štefa')}`,
  },
]

/** With their spelling, separated by commas; all forms of a day together. */
export const formsOfFeasts: readonly string[] = feasts.map(({ forms }) => forms)

/** By their keys. */
export const feastsByKey: ReadonlyMap<string, Feast> = new Map(
  feasts.flatMap(({ forms, isName = false, ...feast }) =>
    forms.split(',').map((form) => [keyOf(form), { ...feast, isName }] as const),
  ),
)

/** The number of words in the longest form. */
export const LONGEST_FEAST = Math.max(...feastsByKey.keys().map((key) => key.split(' ').length))

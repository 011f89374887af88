import type { CategorySlug } from '#contract/categories.ts'

/** What a company's name begins with, in front of a word or a surname. */
export const openings: Readonly<Record<CategorySlug, readonly string[]>> = {
  lokacija: [
    'Vila',
    'Imanje',
    'Dvorana',
    'Stancija',
    'Kurija',
    'Salaš',
    'Vrt',
    'Restoran',
    'Kaštel',
    'Ljetnikovac',
    'Terasa',
  ],
  fotografija: ['Foto', 'Foto studio', 'Fotografija', 'Atelje', 'Studio', 'Kadar', 'Objektiv'],
  'video-produkcija': ['Video', 'Film', 'Video studio', 'Produkcija', 'Filmska radionica', 'Snimke'],
  glazba: ['Bend', 'Grupa', 'Tamburaši', 'Klapa', 'DJ', 'Trio', 'Orkestar', 'Kvartet', 'Glazba'],
  'dekoracija-i-cvijece': ['Cvjećarna', 'Cvjetni atelje', 'Dekoracije', 'Cvijeće', 'Vrt', 'Buketi'],
  odjeca: ['Salon vjenčanica', 'Modni atelje', 'Krojačnica', 'Vjenčanice', 'Butik', 'Svečana odijela'],
  'make-up-i-frizura': ['Salon', 'Studio ljepote', 'Frizerski salon', 'Šminka', 'Frizure', 'Kozmetika'],
  'hrana-i-slastice': ['Slastičarna', 'Catering', 'Torte', 'Kolači', 'Pekarnica', 'Svadbeni stol'],
  transport: ['Oldtimeri', 'Prijevoz', 'Limuzine', 'Kočije', 'Brodovi', 'Kabrioleti'],
  'pozivnice-i-pokloni': ['Pozivnice', 'Tiskara', 'Papirnica', 'Darovi', 'Kaligrafija', 'Zahvalnice'],
  nakit: ['Zlatarna', 'Zlatar', 'Atelje nakita', 'Prstenje', 'Radionica nakita', 'Draguljarna'],
}

export const nameWords =
  `Kamelija Lavanda Maestral Bonaca Bura Galeb Lastavica Kadulja Ružmarin Jasmin Maslačak Visibaba
Perunika Ljiljan Božur Jorgovan Kesten Lipa Hrast Breza Čempres Maslina Smokva Naranča Limun Mandarina Badem Višnja
Trešnja Jagoda Kupina Zora Suton Zvijezda Mjesečina Sunčica Danica Duga Rosa Val Školjka Biser Koralj Jantar Safir Dukat
Kruna Krug Vrpca Čipka Svila Baršun Šešir Kolo Tambura Harfa Zvono Pjesma Valcer Tango Ples Osmijeh Poljubac Zagrljaj
Obećanje Sreća Radost Nježnost Bajka Priča San Nada Vječnost Trenutak Uspomena Djetelina Leptir Labud Golub Slavuj Paun
Srna Jelen Dupin Sirena Galija Sidro Jedro Svjetionik Uvala Otok Žal Brijeg Dolina Izvor Potok Slap Most Kula Toranj
Ključ Prozor Škura Kamen Mramor Đurđica Šafran Žito Klas Ognjište Fenjer Svijeća Iskra Plamen`.split(/\s+/)

/** Beside the home cities. */
export const smallTowns =
  `Samobor Opatija Trogir Đakovo Hvar Sisak Bjelovar Koprivnica Čakovec Vinkovci Vukovar Požega Virovitica
Gospić Ogulin Poreč Rovinj Umag Pazin Labin Crikvenica Krk Rab Pag Biograd Vodice Makarska Omiš Sinj Imotski Ploče Korčula
Cavtat Metković Knin Kutina Zaprešić Dugo Selo Ivanić-Grad Krapina`
    .replace('Dugo Selo', 'Dugo_Selo')
    .split(/\s+/)
    .map((name) => name.replace('_', ' '))

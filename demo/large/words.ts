// Words that make up the names and addresses of the large marketplace.

export const nameWords =
  `Kamelija Lavanda Maestral Bonaca Bura Galeb Lastavica Kadulja Ružmarin Jasmin Maslačak Visibaba
Perunika Ljiljan Božur Jorgovan Kesten Lipa Hrast Breza Čempres Maslina Smokva Naranča Limun Mandarina Badem Višnja
Trešnja Jagoda Kupina Zora Suton Zvijezda Mjesečina Sunčica Danica Duga Rosa Val Školjka Biser Koralj Jantar Safir Dukat
Kruna Krug Vrpca Čipka Svila Baršun Šešir Kolo Tambura Harfa Zvono Pjesma Valcer Tango Ples Osmijeh Poljubac Zagrljaj
Obećanje Sreća Radost Nježnost Bajka Priča San Nada Vječnost Trenutak Uspomena Djetelina Leptir Labud Golub Slavuj Paun
Srna Jelen Dupin Sirena Galija Sidro Jedro Svjetionik Uvala Otok Žal Brijeg Dolina Izvor Potok Slap Most Kula Toranj
Ključ Prozor Škura Kamen Mramor Đurđica Šafran Žito Klas Ognjište Fenjer Svijeća Iskra Plamen`.split(/\s+/)

/** In addition to the home cities. */
export const smallTowns =
  `Samobor Opatija Trogir Đakovo Hvar Sisak Bjelovar Koprivnica Čakovec Vinkovci Vukovar Požega Virovitica
Gospić Ogulin Poreč Rovinj Umag Pazin Labin Crikvenica Krk Rab Pag Biograd Vodice Makarska Omiš Sinj Imotski Ploče Korčula
Cavtat Metković Knin Kutina Zaprešić Dugo Selo Ivanić-Grad Krapina`
    .replace('Dugo Selo', 'Dugo_Selo')
    .split(/\s+/)
    .map((name) => name.replace('_', ' '))

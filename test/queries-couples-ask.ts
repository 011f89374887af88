import { rowsOfQueries } from './rows-of-queries.ts'

/**
 * Queries with days, amounts and guests, about islands and regions, in dialect, German and English, and about details.
 */
export const queriesCouplesAsk = rowsOfQueries(`
fotograf za vjencanje kod zadra | fotografija | Zadar | Fotograf Split
bend u medimurju | glazba | okolica 100 km: Čakovec | Bend Aurora
muzika za svatove međimurje | glazba | okolica 100 km: Čakovec | Bend Aurora
tamburasi u slavoniji do 1500 eura | glazba tamburasi | okolica 100 km: Đakovo | -
vikend u istri vjenčanje | - | okolica 46 km: Vrsar | Dron Adria
restoran za 120 ljudi u okolici splita | lokacija | okolica 30 km: Split | -
jeftina sala za vjenčanje zagreb | lokacija | Zagreb | Sala Zvijezda
fotograf 1000e | fotografija | - | -
bend u rujnu 2027 | glazba | - | Alpski zvuk
dj rujan 27 | glazba dj | - | Vinil
svadba u srpnju na moru | lokacija | - | Dvorac Lužnica
konoba na moru | lokacija | - | Dvorac Lužnica
hochzeitsfotograf kroatien insel | fotografija | - | Anđeli foto
trauung am strand dalmatien | lokacija | okolica 167 km: Milna | Restoran Marina
hochzeit kroatien strand 50 personen | lokacija | - | -
deutschsprachiger fotograf | fotografija | - | Anđeli foto
englisch sprechender fotograf | fotografija en | - | Zlatno doba
hochzeitstorte zadar | hrana-i-slastice | Zadar | Torte Nina
standesamt | - | - | Alpski zvuk
wedding photographer šibenik | fotografija | okolica 60 km: Šibenik | Foto Šešir
koliko novaca za svadbu | - | - | Alpski zvuk
kolko dođe bend za svadbu | glazba | - | Alpski zvuk
gdje iznajmiti oldtimer | transport | - | Oldtimer klub Rijeka
gdje kupiti burme u zagrebu | nakit | Zagreb | Zlatarna Križek
tko peče janjetinu | hrana-i-slastice | - | Slatki trenutak
tko šiva vjenčanice osijek | odjeca | Osijek | Salon Kraljica
ko radi dobre torte u zadru | hrana-i-slastice | Zadar | Torte Nina
koji fotograf je najbolji u splitu | fotografija | Split | Foto Šešir
imate li slobodno 26.6.2027? | - | - | Alpski zvuk
preporuka za šminku i frizuru rijeka | make-up-i-frizura | Rijeka | Frizerski salon Lana
šminkerica koja dolazi kući rijeka | make-up-i-frizura at_your_place | Rijeka | Zrcalo
cviće za crkvu | dekoracija-i-cvijece | - | AS Events
cvijece za stolove | dekoracija-i-cvijece | - | AS Events
bidermajer od ruža | dekoracija-i-cvijece | - | Bijela ruža
buket od božura split | dekoracija-i-cvijece | Split | Cvjećarnica Lavanda
balon s helijem | dekoracija-i-cvijece | - | AS Events
bijele golubice | dekoracija-i-cvijece | - | AS Events
slavoluk za vjenčanje najam | dekoracija-i-cvijece rental | - | Zvončić
najam toaleta | lokacija | - | Dvorac Lužnica
agregat za svadbu | lokacija | - | Dvorac Lužnica
brvnara | lokacija | - | Dvorac Lužnica
vjenčanje u planinskom domu | lokacija | - | Dvorac Lužnica
vjenčanje uz jezero | lokacija | - | Dvorac Lužnica
sala uz rijeku | lokacija | - | Dvorac Lužnica
uz rijeku vjenčanje | - | - | Alpski zvuk
vjenčanje na Jadranu | lokacija | - | Dvorac Lužnica
otkup mlade | glazba | - | Alpski zvuk
svadbeni običaji | glazba | - | Alpski zvuk
ples za mladence | glazba | - | Alpski zvuk
koreografija prvi ples | glazba | - | Alpski zvuk
učitelj plesa rijeka | glazba | Rijeka | Zvuci Rijeke
truba i bubanj | glazba | - | Alpski zvuk
tamburaši za doček | glazba tamburasi | - | Veseli Šokci
klapa za doček u crkvi | glazba klapa ceremony_music | - | Zapadni vjetar
dalmatinska klapa šibenik | glazba klapa | Šibenik | Zapadni vjetar
slavonski tamburaši zagreb | glazba | Zagreb | Bend Aurora
dim teški | glazba | - | Alpski zvuk
mašina dimna split | glazba | Split | Alpski zvuk
bend do1500eura | glazba | - | -
sala za120ljudi | lokacija | - | -
bend do 1500 evra | glazba | - | -
vjenčanje udvoje | - | - | -
sminkericazagreb | make-up-i-frizura | Zagreb | Beauty by Ana
fotografuzadru | fotografija | Zadar | Fotograf Split
fotogrf split | fotografija | Split | Foto Šešir
frizrka rijeka | make-up-i-frizura | Rijeka | Frizerski salon Lana
vijenčanica osijek | odjeca | Osijek | Salon Kraljica
odjelo za mladozenju | odjeca | - | Asteria
haljina za svekrvu | odjeca | - | Asteria
vjenčanica A kroj | odjeca | - | Asteria
vjenčanica kroj sirena | odjeca | - | Asteria
vjenčanica s čipkom | odjeca | - | Asteria
vjenčanica dugi rukav osijek | odjeca | Osijek | Salon Kraljica
Krapanj | - | okolica 15 km: Šibenik | Zapadni vjetar
Zlarin vjenčanje | - | okolica 15 km: Šibenik | Zapadni vjetar
Lopud vjenčanje | - | okolica 20 km: Dubrovnik | MC Grga
Šipan fotograf | fotografija | okolica 20 km: Dubrovnik | -
Silba | - | okolica 40 km: Zadar | Fotograf Split
hvarski fotograf | fotografija | okolica 60 km: Hvar | Foto Šešir
hvarska vila | lokacija | Hvar | Vila Lavanda
Prigorje | - | okolica 25 km: Sveti Ivan Zelina | Argentum
Cetinska krajina bend | glazba | okolica 30 km: Sinj | Alpski zvuk
Imotska krajina | - | okolica 100 km: Imotski | Alpski zvuk
dolina Neretve | - | okolica 60 km: Metković | MC Grga
sala izvan zagreba | lokacija | okolica 30 km: Zagreb | Dvorac Lužnica
30 minuta od zagreba sala | lokacija | okolica 30 km: Zagreb | Dvorac Lužnica
oko Splita bend | glazba | okolica 30 km: Split | Alpski zvuk
između Splita i Zadra fotograf | fotografija | Split | Foto Šešir
du vjenčanje | - | Dubrovnik | MC Grga
st svadba | - | Split | Alpski zvuk
zd torta | hrana-i-slastice | Zadar | Torte Nina
fotokabina zagreb | fotografija | Zagreb | Anđeli foto
foto kutija | fotografija | - | Anđeli foto
fiat za vjenčanje | transport | - | Bijeli konj
mini bus 20 osoba | transport | - | Živa cesta
gulet split | transport | Split | -
brod | transport | - | Bijeli konj
jahta za svadbu split | transport | Split | -
rakija domaća | hrana-i-slastice | - | Slatki trenutak
aparat za kavu | hrana-i-slastice | - | Slatki trenutak
badem u šećeru | pozivnice-i-pokloni | - | Papirnati zmaj
dj za novu godinu | glazba dj | - | Vinil
vjenčanje zimi | - | - | Alpski zvuk
petak u lipnju | - | - | Alpski zvuk
nedjeljom u rujnu bend split | glazba | Split | Alpski zvuk
fotograf prva subota u lipnju | fotografija | - | Anđeli foto
radnim danom vjenčanje | - | - | Alpski zvuk
četvrtak fotograf zadar | fotografija | Zadar | Fotograf Split
fotografiranje trudnica | fotografija | - | Anđeli foto
boho vjenčanje split | - | Split | Alpski zvuk
sala blizu mora za 60 ljudi | lokacija | - | -
eko vjenčanje | - | - | Alpski zvuk
vrtno vjenčanje | lokacija outdoor | - | Vinogradska kuća
vjenčanje u voćnjaku | lokacija | - | Dvorac Lužnica
lovačka kuća | lokacija | - | Dvorac Lužnica
posuđe najam | dekoracija-i-cvijece rental | - | Zvončić
tanjuri i čaše | dekoracija-i-cvijece | - | AS Events
svijetleći plesni podij | glazba | - | Alpski zvuk
retuširanje | fotografija | - | Anđeli foto
foto video paket | fotografija | - | Foto Video Horvat
luksuzno vjenčanje dubrovnik | - | Dubrovnik | MC Grga
jeftini fotograf u Zagrebu za 15.5.2027. | fotografija | Zagreb | Anđeli foto
fotograf koji radi i video split | fotografija | Split | Foto Šešir
istarske vinarije | lokacija | okolica 46 km: Vrsar | -
zagrebački restorani | lokacija | Zagreb | Sala Zvijezda
sve na jednom mjestu | - | - | Alpski zvuk
svećenik za vjenčanje | - | - | Alpski zvuk
pozivnice cijena po komadu | pozivnice-i-pokloni | - | Papirnati zmaj
frizura polupunđa | make-up-i-frizura | - | Frizerski salon Lana
šminka za mamu | make-up-i-frizura | - | Beauty by Ana
crvena vjenčanica | odjeca | - | Asteria
crni mercedes zagreb | transport | Zagreb | Bijeli konj
koordinator dana | dekoracija-i-cvijece | - | AS Events
feštu za krstitke u splitu | - | Split | Alpski zvuk
vjenčanje s 50 ljudi u splitu | - | Split | -
fotograf/snimatelj zagreb | fotografija | Zagreb | Anđeli foto
`)

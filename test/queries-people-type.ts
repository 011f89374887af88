import { rowsOfQueries } from './rows-of-queries.ts'

/** Queries for every trade and town. */
export const queriesPeopleType = rowsOfQueries(`
bend | glazba | - | Alpski zvuk
bendovi | glazba | - | Alpski zvuk
benda | glazba | - | Alpski zvuk
band | glazba | - | Alpski zvuk
BEND | glazba | - | Alpski zvuk
Bend··za··svadbu | glazba | - | Alpski zvuk
bend za vjenčanje | glazba | - | Alpski zvuk
bend Zagreb | glazba | Zagreb | Bend Aurora
bend u Splitu | glazba | Split | Alpski zvuk
bendovi iz Rijeke | glazba | Rijeka | Zvuci Rijeke
najbolji bend u Zagrebu | glazba | Zagreb | Bend Aurora
Bend Aurora | - | - | Bend Aurora
aurora bend | - | - | Bend Aurora
bend auror | glazba | - | Bend Aurora
bend galeb | glazba | - | Klapa Galeb
dj | glazba dj | - | Vinil
DJ | glazba dj | - | Vinil
dj zagreb | glazba | Zagreb | DJ Maestro
dj maestro | - | - | DJ Maestro
didžej | glazba dj | - | Vinil
didzej split | glazba dj | Split | Vinil
disk džokej | glazba dj | - | Vinil
mc | glazba | - | Alpski zvuk
mc grga | - | - | MC Grga
muzika | glazba | - | Alpski zvuk
muziku | glazba | - | Alpski zvuk
glazba uživo | glazba | - | Alpski zvuk
živa glazba | glazba | - | Alpski zvuk
svirka | glazba | - | Alpski zvuk
tamburaši | glazba tamburasi | - | Veseli Šokci
tamburasi | glazba tamburasi | - | Veseli Šokci
tamburaša | glazba tamburasi | - | Veseli Šokci
tamburaši Osijek | glazba | Osijek | Tamburaši Zlatne žice
tamburasi zlatne zice | - | - | Tamburaši Zlatne žice
klapa | glazba klapa | - | Zapadni vjetar
klape u splitu | glazba | Split | Klapa Galeb
klapa galeb | - | - | Klapa Galeb
pjevačica | glazba | - | Alpski zvuk
pjevači za crkvu | glazba ceremony_music | - | Zapadni vjetar
gudački kvartet | glazba | - | Alpski zvuk
ozvučenje | glazba | - | Alpski zvuk
wedding band | glazba | - | Alpski zvuk
live music split | glazba | Split | Alpski zvuk
tamburasri | glazba tamburasi | - | Veseli Šokci
fotograf | fotografija | - | Anđeli foto
fotografa | fotografija | - | Anđeli foto
fotografi | fotografija | - | Anđeli foto
FOTOGRAF | fotografija | - | Anđeli foto
fotograf u Splitu | fotografija | Split | Foto Šešir
fotograf split | - | - | Fotograf Split
splitski fotograf | fotografija | Split | Foto Šešir
fotograf za vjenčanje Varaždin | fotografija | Varaždin | Foto Video Horvat
fotografkinja | fotografija | - | Anđeli foto
fotke | fotografija | - | Anđeli foto
foto | fotografija | - | Anđeli foto
slikanje | fotografija | - | Anđeli foto
fotografiranje vjenčanja | fotografija | - | Anđeli foto
photographer | fotografija | - | Anđeli foto
wedding photographer zagreb | fotografija | Zagreb | Anđeli foto
fotograf slavonski brod | fotografija | Slavonski Brod | Svjetlo i sjena
fotograf u Slavonskom Brodu | fotografija | Slavonski Brod | Svjetlo i sjena
brodski fotograf | fotografija | Slavonski Brod | Svjetlo i sjena
foto video | fotografija | - | Foto Video Horvat
foto video horvat | - | - | Foto Video Horvat
horvat foto | - | - | Foto Video Horvat
fotograf i snimatelj | fotografija | - | Anđeli foto
fotogarf | fotografija | - | Anđeli foto
fotorgaf | fotografija | - | Anđeli foto
fotograf zagrbe | fotografija | Zagreb | Anđeli foto
foto šešir | - | - | Foto Šešir
sesir | - | - | Foto Šešir
sešir foto | - | - | Foto Šešir
studio marina | - | - | Studio Marina
Marina studio | - | - | Studio Marina
marina | - | - | Restoran Marina
restoran marina | - | - | Restoran Marina
restoran u Trogiru | lokacija | Trogir | Restoran Marina
snimatelj | video-produkcija | - | Dron Adria
snimatelji Zagreb | video-produkcija | Zagreb | Kadar po kadar
kamerman | video-produkcija | - | Dron Adria
video | video-produkcija | - | Dron Adria
video produkcija | video-produkcija | - | Dron Adria
dron | video-produkcija drone | - | Zračni kadar
snimanje dronom u Puli | video-produkcija | Pula | Dron Adria
videograf Rijeka | video-produkcija | Rijeka | Karas film
karas | - | - | Karas film
djeca sunca | - | - | Obrt Djeca sunca
deca | - | - | Obrt Djeca sunca
sala | lokacija | - | Dvorac Lužnica
sala za svatove | lokacija | - | Dvorac Lužnica
sala za vjenčanje Zagreb | lokacija | Zagreb | Sala Zvijezda
sale za svadbe | lokacija | - | Dvorac Lužnica
sala zvijezda | - | - | Sala Zvijezda
svadbeni salon | lokacija | - | Dvorac Lužnica
svadbeni saloni zagreb | lokacija | Zagreb | Sala Zvijezda
restoran | lokacija | - | Dvorac Lužnica
imanje | lokacija | - | Dvorac Lužnica
imanje Đakovo | lokacija | Đakovo | Imanje Đakovčica
imanje u đakovu | lokacija | Đakovo | Imanje Đakovčica
imanje djakovo | lokacija | Đakovo | Imanje Đakovčica
dakovcica | - | - | Imanje Đakovčica
djakovčica | - | - | Imanje Đakovčica
dvorac | lokacija | - | Dvorac Lužnica
vila na Hvaru | lokacija | Hvar | Vila Lavanda
vila lavanda | - | - | Vila Lavanda
lavanda | - | - | Cvjećarnica Lavanda
dvorac za vjenčanje | lokacija | - | Dvorac Lužnica
hotel zaprešić | lokacija | Zaprešić | Dvorac Lužnica
prostor za vjenčanje | lokacija | - | Dvorac Lužnica
wedding venue | lokacija | - | Dvorac Lužnica
cvjećara | dekoracija-i-cvijece | - | AS Events
cvjecara | dekoracija-i-cvijece | - | AS Events
cvijećara | dekoracija-i-cvijece | - | AS Events
cvjećara split | dekoracija-i-cvijece | Split | Cvjećarnica Lavanda
cvjećarnica lavanda | - | - | Cvjećarnica Lavanda
buket | dekoracija-i-cvijece | - | AS Events
buketi i cvijeće | dekoracija-i-cvijece | - | AS Events
dekoracije | dekoracija-i-cvijece | - | AS Events
dekoracija sale | dekoracija-i-cvijece | - | AS Events
bidermajer | dekoracija-i-cvijece | - | AS Events
bijela ruža | - | - | Bijela ruža
as | - | - | AS Events
ast | - | - | Asteria
ruž | - | - | Bijela ruža
vjenčanica | odjeca | - | Asteria
vjencanica | odjeca | - | Asteria
vjenčanice Osijek | odjeca | Osijek | Salon Kraljica
vjenčanice u Osijeku | odjeca | Osijek | Salon Kraljica
salon vjenčanica | odjeca | - | Asteria
odijelo | odjeca | - | Asteria
odijelo za mladoženju | odjeca | - | Asteria
vjenčanica i odijelo | odjeca | - | Asteria
wedding dress | odjeca | - | Asteria
vjencancia | odjeca | - | Asteria
bijela | - | - | Atelier Bijela
šminkerica | make-up-i-frizura | - | Beauty by Ana
sminkerica zagreb | make-up-i-frizura | Zagreb | Beauty by Ana
šminka | make-up-i-frizura | - | Beauty by Ana
make up | make-up-i-frizura | - | Beauty by Ana
make-up | make-up-i-frizura | - | Beauty by Ana
makeup artist | make-up-i-frizura | - | Beauty by Ana
konobari | hrana-i-slastice | - | Slatki trenutak
frizerica | make-up-i-frizura | - | Frizerski salon Lana
noktarica Rijeka | make-up-i-frizura | Rijeka | Frizerski salon Lana
šnajderica | odjeca | - | Asteria
fotobox u Splitu | fotografija | Split | Foto Šešir
plesni podij | glazba | - | Alpski zvuk
organizator | dekoracija-i-cvijece | - | AS Events
pivačica | glazba | - | Alpski zvuk
opg | lokacija | - | Dvorac Lužnica
barka | transport | - | Bijeli konj
frizerka | make-up-i-frizura | - | Frizerski salon Lana
frizer u Rijeci | make-up-i-frizura | Rijeka | Frizerski salon Lana
riječka frizerka | make-up-i-frizura | Rijeka | Frizerski salon Lana
frizerski salon lana | - | - | Frizerski salon Lana
lana | - | - | Frizerski salon Lana
torta | hrana-i-slastice | - | Slatki trenutak
torte | hrana-i-slastice | - | Slatki trenutak
svadbena torta zadar | hrana-i-slastice | Zadar | Torte Nina
torte nina | - | - | Torte Nina
nina | - | - | Torte Nina
kolači | hrana-i-slastice | - | Slatki trenutak
kolaci za svatove | hrana-i-slastice | - | Slatki trenutak
catering | hrana-i-slastice | - | Slatki trenutak
ketering slavonski brod | hrana-i-slastice | Slavonski Brod | Slavonka
slastičarnica | hrana-i-slastice | - | Slatki trenutak
candy bar | hrana-i-slastice | - | Slatki trenutak
limuzina | transport | - | Bijeli konj
oldtimer | transport | - | Oldtimer klub Rijeka
oldtimer Rijeka | transport | Rijeka | Oldtimer klub Rijeka
oldtimer klub rijeka | - | - | Oldtimer klub Rijeka
prijevoz gostiju | transport | - | Bijeli konj
najam limuzine zagreb | transport | Zagreb | Bijeli konj
rent a car | transport | - | Bijeli konj
kočija | transport | - | Bijeli konj
pozivnice | pozivnice-i-pokloni | - | Papirnati zmaj
pozivnice za vjenčanje | pozivnice-i-pokloni | - | Papirnati zmaj
zahvalnice | pozivnice-i-pokloni | - | Papirnati zmaj
konfeti | pozivnice-i-pokloni | - | Papirnati zmaj
pokloni za goste | pozivnice-i-pokloni | - | Papirnati zmaj
burme | nakit | - | Argentum
vjenčano prstenje | nakit | - | Argentum
prsten | nakit | - | Argentum
prstenje zagreb | nakit | Zagreb | Zlatarna Križek
zlatar | nakit | - | Argentum
zlatar u Zlataru | nakit | Zlatar | Argentum
zlatarna križek | - | - | Zlatarna Križek
zlatarna zagreb | nakit | Zagreb | Zlatarna Križek
krizek | - | - | Zlatarna Križek
križke | - | - | Zlatarna Križek
zagreb | - | Zagreb | Anđeli foto
Zagrebu | - | Zagreb | Anđeli foto
u Splitu | - | Split | Alpski zvuk
vjenčanje Split | - | Split | Alpski zvuk
svadba u Rijeci | - | Rijeka | Frizerski salon Lana
slavonskom brodu | - | Slavonski Brod | Slavonka
zadarski | - | Zadar | Fotograf Split
dubrovnik | - | Dubrovnik | MC Grga
torta bend | hrana-i-slastice | - | Slatki trenutak
fotograf vukovar | fotografija | okolica 100 km: Vukovar | Svjetlo i sjena
bend qwzxy | glazba | - | Alpski zvuk
qwzxy | - | - | -
svadba | - | - | Alpski zvuk
u i za | - | - | Alpski zvuk
% | - | - | -
_ | - | - | -
\\ | - | - | -
' | - | - | Alpski zvuk
💍 | - | - | -
💍 torta | hrana-i-slastice | - | Slatki trenutak
--- | - | - | Alpski zvuk
OR 1=1 | - | - | -
'); drop table users; -- | - | - | -
фотограф | - | - | -
svirači | glazba | - | Alpski zvuk
sviraci za svatove | glazba | - | Alpski zvuk
tamburice | glazba tamburasi | - | Veseli Šokci
limena glazba | glazba | - | Alpski zvuk
rock bend | glazba pop_rock | - | Zlatni prolaz
jazz bend zagreb | glazba jazz | Zagreb | Zlatni prolaz
crkvena glazba | glazba ceremony_music | - | Zapadni vjetar
harmonikaš | glazba | - | Alpski zvuk
bend koji svira domaće stvari | glazba | - | Alpski zvuk
slobodan bend | glazba | - | Alpski zvuk
slobodan dj u lipnju 2027 | glazba dj | - | Vinil
tražim bend za vjenčanje u lipnju u Osijeku do 2000 eura | glazba | Osijek | -
bend 12.6.2027 | glazba | - | Alpski zvuk
bend subota 12. lipnja 2027. | glazba | - | Alpski zvuk
fotić | fotografija | - | Anđeli foto
photo booth | fotografija | - | Anđeli foto
fotograf za krštenje | fotografija | - | Anđeli foto
jeftin fotograf | fotografija | - | Anđeli foto
najjeftiniji fotograf u Zadru | fotografija | Zadar | Fotograf Split
weding photographer | fotografija | - | Anđeli foto
FOTOGRAFI U VARAŽDINU | fotografija | Varaždin | Foto Video Horvat
fotograf Zagreb i okolica | fotografija | okolica 30 km: Zagreb | Anđeli foto
snimatelj drona | video-produkcija drone | - | Zračni kadar
360 video | video-produkcija | - | Dron Adria
snimanje svatova split | video-produkcija | Split | Obrt Djeca sunca
sala za 150 ljudi | lokacija | - | -
vila s bazenom | lokacija | - | Dvorac Lužnica
najam šatora | lokacija | - | Dvorac Lužnica
vjenčanje na plaži | lokacija | - | Dvorac Lužnica
vjenčanje na otvorenom | lokacija outdoor | - | Vinogradska kuća
sala subota lipanj 2027 | lokacija | - | Dvorac Lužnica
kurija u zagorju | lokacija | okolica 20 km: Zabok | Dvorac Lužnica
buketi | dekoracija-i-cvijece | - | AS Events
buket za mladu | dekoracija-i-cvijece | - | AS Events
cviće split | dekoracija-i-cvijece | Split | Cvjećarnica Lavanda
wedding planner | dekoracija-i-cvijece | - | AS Events
organizacija vjenčanja zagreb | dekoracija-i-cvijece | Zagreb | Bijela ruža
balonski luk | dekoracija-i-cvijece | - | AS Events
vinčanica | odjeca | - | Asteria
vjenčanice za punije | odjeca | - | Asteria
haljine za djeveruše | odjeca | - | Asteria
jeftine vjenčanice | odjeca | - | Asteria
šminkanje kod kuće | make-up-i-frizura at_your_place | - | Zrcalo
sminkerica dolazi doma | make-up-i-frizura at_your_place | - | Zrcalo
šminka i frizura za mladenku | make-up-i-frizura | - | Beauty by Ana
slastičarna | hrana-i-slastice | - | Slatki trenutak
slasticarna zadar | hrana-i-slastice | Zadar | Torte Nina
torta bez glutena | hrana-i-slastice gluten_free | - | Zdravi zalogaj
torta za vjenčanje 3 kata | hrana-i-slastice | - | Slatki trenutak
suhi kolači | hrana-i-slastice | - | Slatki trenutak
odojak na ražnju | hrana-i-slastice | - | Slatki trenutak
rakija | hrana-i-slastice | - | Slatki trenutak
najam limuzine | transport | - | Bijeli konj
stari auto | transport | - | Oldtimer klub Rijeka
autobus za goste | transport | - | Bijeli konj
prijevoz 50 osoba | transport | - | Živa cesta
zahvalnice u obliku srca | pozivnice-i-pokloni | - | Papirnati zmaj
pozivnice cijena | pozivnice-i-pokloni | - | Papirnati zmaj
prsteni zaručnički | nakit | - | Argentum
zlatne burme zagreb | nakit | Zagreb | Zlatarna Križek
u Zadru | - | Zadar | Fotograf Split
kod Splita | - | Split | Alpski zvuk
na otoku Hvaru | - | Hvar | Vila Lavanda
Istra | - | okolica 46 km: Vrsar | Dron Adria
u Istri | - | okolica 46 km: Vrsar | Dron Adria
snimatelj u Istri | video-produkcija | okolica 46 km: Vrsar | Dron Adria
intimno vjenčanje | - | - | Alpski zvuk
koliko košta fotograf | fotografija | - | Anđeli foto
wedding photographer in Split under 1000 euros | fotografija | Split | -
istarski snimatelj | video-produkcija | okolica 46 km: Vrsar | Dron Adria
Dalmacija | - | okolica 167 km: Milna | Alpski zvuk
dalmatinska klapa | glazba klapa | okolica 167 km: Milna | Zapadni vjetar
tamburaši Slavonija | glazba tamburasi | okolica 100 km: Đakovo | Veseli Šokci
bend u Slavoniji i Baranji | glazba | okolica 100 km: Đakovo | Tamburaši Zlatne žice
Zagorje | - | okolica 20 km: Zabok | Argentum
na Braču | - | okolica 30 km: Postira | Alpski zvuk
vjenčanje | - | - | Alpski zvuk
vinčanje | - | - | Alpski zvuk
bend! | glazba | - | Alpski zvuk
tamburaši Slavonski Brod | glazba tamburasi | Slavonski Brod | Veseli Šokci
tamburasi slavonski brod | glazba tamburasi | Slavonski Brod | Veseli Šokci
tamburaša u Slavonskom Brodu | glazba tamburasi | Slavonski Brod | Veseli Šokci
tamburaški sastav | glazba tamburasi | - | Veseli Šokci
tamburaše za svatove | glazba tamburasi | - | Veseli Šokci
dj Split | glazba dj | Split | Vinil
DJ u Splitu | glazba dj | Split | Vinil
didžeja split | glazba dj | Split | Vinil
klapa za vjenčanje | glazba klapa | - | Zapadni vjetar
klapu | glazba klapa | - | Zapadni vjetar
klapska pjesma šibenik | glazba klapa | Šibenik | Zapadni vjetar
pop rock bend | glazba pop_rock | - | Zlatni prolaz
narodna glazba zagreb | glazba zabavna | Zagreb | Zlatni prolaz
swing | glazba jazz | - | Zlatni prolaz
glazba u crkvi | glazba ceremony_music | - | Zapadni vjetar
bend s razglasom | glazba own_sound | - | Vinil
dronom | video-produkcija drone | - | Zračni kadar
snimanje dronom | video-produkcija drone | - | Zračni kadar
snimanje iz zraka split | video-produkcija drone | Split | Zračni kadar
fotograf s dronom | fotografija drone | - | Zlatno doba
dron fotografija | fotografija drone | - | Zlatno doba
video s dronom | video-produkcija drone | - | Zračni kadar
fotograf s albumom | fotografija album | - | Zlatno doba
tiskani album | fotografija album | - | Zlatno doba
fotografa koji govori engleski | fotografija en | - | Zlatno doba
dva snimatelja | video-produkcija second_shooter | - | Zračni kadar
sala sa smještajem | lokacija accommodation | - | Vinogradska kuća
dvorana s parkingom | lokacija parking | - | Vinogradska kuća
sala s parkingom i smještajem | lokacija parking accommodation | - | Vinogradska kuća
restoran bez stuba | lokacija accessible | - | Zeleni gaj
restoran bez stuba sa smještajem | lokacija accessible | - | Zeleni gaj
sala bez parkinga | lokacija | - | Dvorac Lužnica
parking | lokacija parking | - | Vinogradska kuća
smještaj za goste | lokacija accommodation | - | Vinogradska kuća
vjenčanje na otvorenom Zagreb | lokacija outdoor | Zagreb | Vinogradska kuća
veganski catering | hrana-i-slastice vegan | - | Zdravi zalogaj
vegan | hrana-i-slastice vegan | - | Zdravi zalogaj
vegansku tortu zagreb | hrana-i-slastice vegan | Zagreb | Zdravi zalogaj
bez glutena torta Zagreb | hrana-i-slastice gluten_free | Zagreb | Zdravi zalogaj
torta bez glutena zadar | hrana-i-slastice | Zadar | Torte Nina
bezglutenski kolaci | hrana-i-slastice gluten_free | - | Zdravi zalogaj
limuzina s vozačem | transport driver | - | Zlatno kolo
limuzinu s vozacem zagreb | transport driver | Zagreb | Zlatno kolo
ukrašena limuzina | transport decorated | - | Zlatno kolo
vjenčanica po mjeri | odjeca made_to_measure | - | Šivaonica Iva
najam vjenčanica | odjeca rental | - | Šivaonica Iva
najam haljine zagreb | odjeca rental | Zagreb | Šivaonica Iva
najam limuzine s vozačem | transport driver | - | Zlatno kolo
šminkerica na adresu | make-up-i-frizura at_your_place | - | Zrcalo
probna šminka | make-up-i-frizura trial | - | Zrcalo
probna frizura u Rijeci | make-up-i-frizura trial | Rijeka | Zrcalo
prsten s graviranjem | nakit engraving | - | Znak
graviranje | nakit engraving | - | Znak
svježe cvijeće split | dekoracija-i-cvijece fresh_flowers | Split | Zvončić
klapa i tamburaši | glazba | - | Alpski zvuk
rock bend u Zagrebu | glazba pop_rock | Zagreb | Zlatni prolaz
tamburaši qwzxy | glazba tamburasi | - | Veseli Šokci
tamburasi gospić | glazba | okolica 100 km: Gospić | Zapadni vjetar
dron adria | - | - | Dron Adria
bend na engleskom | glazba | - | Alpski zvuk
gluten free cake | hrana-i-slastice gluten_free | - | Zdravi zalogaj
bend, zagreb. | glazba | Zagreb | Bend Aurora
„bend” | glazba | - | Alpski zvuk
(dj) | glazba dj | - | Vinil
muzikanti | glazba | - | Alpski zvuk
armonika | glazba | - | Alpski zvuk
klapaši | glazba klapa | - | Zapadni vjetar
slavonski tamburaši | glazba tamburasi | okolica 100 km: Đakovo | Veseli Šokci
osjek bend | glazba | Osijek | Tamburaši Zlatne žice
di ima dobar fotograf u Splitu | fotografija | Split | Foto Šešir
slav. brod fotograf | fotografija | Slavonski Brod | Svjetlo i sjena
restoran okolica Zagreba | lokacija | okolica 30 km: Zagreb | Dvorac Lužnica
sala u krugu 50 km od Zagreba | lokacija | okolica 50 km: Zagreb | Dvorac Lužnica
sala u krugu od 50 km oko Zagreba | lokacija | okolica 50 km: Zagreb | Dvorac Lužnica
fotograf do 20km od Splita | fotografija | okolica 20 km: Split | Foto Šešir
bend oko 30 km od Splita | glazba | okolica 30 km: Split | Alpski zvuk
bend blizu Sinja | glazba | okolica 30 km: Sinj | Alpski zvuk
20 km od Splita | - | okolica 20 km: Split | Alpski zvuk
vila Hvar i okolica | lokacija | okolica 30 km: Hvar | Vila Lavanda
fotograf u blizini Splita | fotografija | okolica 30 km: Split | Foto Šešir
triba mi dj u Splitu | glazba dj | Split | Vinil
kolko košta bend | glazba | - | Alpski zvuk
tko radi torte u Zadru | hrana-i-slastice | Zadar | Torte Nina
torta za rodendan zagreb | hrana-i-slastice | Zagreb | Slatki trenutak
sarma | hrana-i-slastice | - | Slatki trenutak
kicenje sale zagreb | dekoracija-i-cvijece | Zagreb | Bijela ruža
organizacija svadbi | dekoracija-i-cvijece | - | AS Events
narodna nošnja | odjeca | - | Asteria
punda | make-up-i-frizura | - | Frizerski salon Lana
dukati | nakit | - | Argentum
karoca | transport | - | Bijeli konj
digitalna pozivnica | pozivnice-i-pokloni | - | Papirnati zmaj
ljetnikovac | lokacija | - | Dvorac Lužnica
gdje napraviti svadbu | lokacija | - | Dvorac Lužnica
vanjsko vjenčanje | lokacija outdoor | - | Vinogradska kuća
foto i video | fotografija | - | Foto Video Horvat
fotograf i kamerman Split | fotografija | Split | Foto Šešir
jeftin fotograf | fotografija | - | Anđeli foto
fotograf lipanj 2029 | fotografija | - | Anđeli foto
kombi za 8 | transport | - | Živa cesta
šminka na adresi | make-up-i-frizura at_your_place | - | Zrcalo
`)

import { rowsOfQueries } from './rows-of-queries.ts'

/** Queries about holidays and seasons, a band's repertoire, and details of food, clothes and rings. */
export const queriesOfFeastsAndDetails = rowsOfQueries(`
bend za silvestrovo u šibeniku | glazba | Šibenik | Zapadni vjetar | -
dj na staru godinu zagreb | glazba | Zagreb | DJ Maestro | -
restoran za valentinovo | lokacija | - | Dvorac Lužnica | -
večera za valentinovo split | hrana-i-slastice | Split | - | -
fotograf za božićno fotkanje | fotografija | - | Anđeli foto | božićno
božićni domjenak zagreb | hrana-i-slastice | Zagreb | Slatki trenutak | božićni
bend za firmu božić | glazba | - | Alpski zvuk | božić
tamburaši na martinje | glazba tamburasi | - | Veseli Šokci | -
klapa za sv. duju | glazba klapa | - | Zapadni vjetar | -
bend za feštu svetog vlaha | glazba | - | Alpski zvuk | -
animator za sv nikolu rijeka | glazba | Rijeka | Zvuci Rijeke | -
djed mraz | glazba | - | Alpski zvuk | -
party za maturu | - | - | Alpski zvuk | -
vjenčanje na tijelovo 2027 | - | - | Alpski zvuk | -
vjenčanje vikend poslije uskrsa | - | - | Alpski zvuk | -
vjenčanje prije korizme | - | - | Alpski zvuk | korizme
vjenčanje u adventu | - | - | Alpski zvuk | adventu
advent zagreb | - | Zagreb | Anđeli foto | advent
svadba poslije žetve | - | - | Alpski zvuk | žetve
vjenčanje u doba berbe | - | - | Alpski zvuk | berbe
svadba za vrijeme fašnika | - | - | Alpski zvuk | fašnika
fašnik dj | glazba dj | - | Vinil | fašnik
prvi petak u srpnju sala | lokacija | - | Dvorac Lužnica | -
vjenčanje radnim danom jeftinije | - | - | Alpski zvuk | -
slobodni termini u svibnju | - | - | Alpski zvuk | -
ima li slobodnih sala za 5.6.2027 | lokacija | - | Dvorac Lužnica | -
fotograf slobodan na velu gospu | fotografija | - | Anđeli foto | -
zadnji slobodni termini | - | - | Alpski zvuk | -
konoba za 25 ljudi | lokacija | - | - | -
catering za 60 ljudi u vrtu | hrana-i-slastice | - | Slatki trenutak | -
šank za 100 ljudi | hrana-i-slastice | - | Slatki trenutak | -
autobus za 48 ljudi vukovar | transport | Vukovar | - | -
šminka za 6 djeveruša | make-up-i-frizura | - | Beauty by Ana | -
dj + bubnjar | glazba dj | - | Vinil | -
violina i klavir za ceremoniju | glazba ceremony_music | - | Zapadni vjetar | -
foto video i dron paket zadar | fotografija | Zadar | Fotograf Split | -
sve u jednom vjenčanje zadar | - | Zadar | Fotograf Split | -
cvijeće pozivnice i torta | dekoracija-i-cvijece | - | AS Events | -
bend koji svira thompsona | glazba | - | Alpski zvuk | thompsona
bend koji pjeva oliverove pjesme | glazba | - | Alpski zvuk | oliverove
bend za mlade | glazba | - | Alpski zvuk | -
bend za starije | glazba | - | Alpski zvuk | starije
glasan bend | glazba | - | Alpski zvuk | glasan
bend bez narodnjaka | glazba | - | Alpski zvuk | bez narodnjaka
dj house | glazba dj | - | Vinil | house
dj techno | glazba dj | - | Vinil | techno
dj 90te | glazba dj | - | Vinil | 90te
bend 80e | glazba | - | Alpski zvuk | 80e
ex yu bend | glazba | - | Alpski zvuk | ex yu
balade | glazba | - | Alpski zvuk | -
prvi ples pjesma | glazba | - | Alpski zvuk | -
harmonikaš i tamburica | glazba tamburasi | - | Veseli Šokci | -
bubnjari za doček | glazba | - | Alpski zvuk | -
škotski gajdaš | glazba | - | Alpski zvuk | škotski
mađarski bend | glazba | - | Alpski zvuk | mađarski
slovenski bend | glazba | - | Alpski zvuk | slovenski
talijanska muzika | glazba | - | Alpski zvuk | -
country bend | glazba | - | Alpski zvuk | country
akustika duo za ručak | glazba | - | Alpski zvuk | -
gitarist koji pjeva | glazba | - | Alpski zvuk | -
pjevačica za misu zagreb | glazba | Zagreb | Bend Aurora | -
zbor za crkvu split | glazba | Split | Alpski zvuk | -
orguljaš zadar | glazba | okolica 100 km: Zadar | Zapadni vjetar | -
fotograf analogni | fotografija | - | Anđeli foto | analogni
fotograf prirodan stil | fotografija | - | Anđeli foto | prirodan stil
photo booth 360 osijek | fotografija | okolica 100 km: Osijek | Svjetlo i sjena | -
dron rovinj | video-produkcija | okolica 30 km: Rovinj | Dron Adria | -
snimatelj bez drona | video-produkcija | - | Dron Adria | bez drona
drugi snimatelj | video-produkcija second_shooter | - | Zračni kadar | -
krštenje rijeka restoran | lokacija | Rijeka | - | -
sala za djevojačku večer | lokacija | - | Dvorac Lužnica | -
momačka brod split | transport | Split | - | -
djevojačka limuzina | transport | - | Bijeli konj | -
kuća na osami | lokacija | - | Dvorac Lužnica | -
dvorac blizu zagreba | lokacija | okolica 30 km: Zagreb | Dvorac Lužnica | -
otvoreni prostor uz rijeku karlovac | lokacija outdoor | okolica 60 km: Karlovac | Vinogradska kuća | uz rijeku
vjenčanje na farmi | lokacija | - | Dvorac Lužnica | -
zagorska klet | lokacija | okolica 20 km: Zabok | Dvorac Lužnica | -
slavonski salaš | lokacija | okolica 100 km: Đakovo | Imanje Đakovčica | -
dalmatinska konoba | lokacija | okolica 167 km: Milna | Restoran Marina | -
istarska stancija | lokacija | okolica 46 km: Vrsar | - | -
radno vrijeme cvjećare | dekoracija-i-cvijece | - | AS Events | -
cvjećara dostava | dekoracija-i-cvijece | - | AS Events | -
buket na dostavu zagreb | dekoracija-i-cvijece | Zagreb | Bijela ruža | -
pozivnice ispis kod kuće | pozivnice-i-pokloni | - | Papirnati zmaj | ispis kod kuće
gotove pozivnice | pozivnice-i-pokloni | - | Papirnati zmaj | gotove
zahvalnice jeftino | pozivnice-i-pokloni | - | Papirnati zmaj | -
med zahvalnice | pozivnice-i-pokloni | - | Papirnati zmaj | med
rakijice zahvalnice | pozivnice-i-pokloni | - | Papirnati zmaj | -
kutije za kolače | hrana-i-slastice | - | Slatki trenutak | kutije
torta jagoda čokolada | hrana-i-slastice | - | Slatki trenutak | jagoda
torta na kat jeftina | hrana-i-slastice | - | Slatki trenutak | -
odojak cijena | hrana-i-slastice | - | Slatki trenutak | -
janje na ražnju imotski | hrana-i-slastice | Imotski | - | -
prasetina vukovar | hrana-i-slastice | okolica 100 km: Vukovar | Slavonka | -
rent a car mustang | transport | - | Bijeli konj | -
kombi za 8+1 | transport | - | Živa cesta | -
čamac hvar | transport | Hvar | - | -
tender brod za goste | transport | - | Bijeli konj | tender
burme od volframa | nakit | - | Argentum | volframa
graviranje prstena zagreb | nakit engraving | Zagreb | Znak | -
šivanje vjenčanice po mjeri split | odjeca | Split | Asteria | -
iznajmljivanje vjenčanica rijeka | odjeca | Rijeka | - | -
odijelo slim fit | odjeca | - | Asteria | slim fit
šminka mature | make-up-i-frizura | - | Beauty by Ana | -
nokti za vjenčanje | make-up-i-frizura | - | Beauty by Ana | -
uskršnje vjenčanje | - | - | Alpski zvuk | uskršnje
tjedan prije vjenčanja | - | - | Alpski zvuk | tjedan
vjenčanje u crkvi svetog Duje | - | - | Alpski zvuk | svetog Duje
kortižan svadba | - | - | Alpski zvuk | kortižan
vjenčanje za božićne blagdane | - | - | Alpski zvuk | božićne blagdane
bend za dan grada | glazba | - | Alpski zvuk | -
meksičko vjenčanje split | - | Split | Alpski zvuk | meksičko
ima li netko slobodan za 3 tjedna | - | - | Alpski zvuk | -
za mjesec dana bend | glazba | - | Alpski zvuk | -
fotograf za dva mjeseca | fotografija | - | Anđeli foto | -
bend kroz tri mjeseca | glazba | - | Alpski zvuk | -
vjenčanje za godinu i pol | - | - | Alpski zvuk | -
fotograf petak 11.6. i subota 12.6. | fotografija | - | Anđeli foto | -
bend 12. ili 19. lipnja | glazba | - | Alpski zvuk | -
prvi vikend u lipnju sala | lokacija | - | Dvorac Lužnica | -
zadnji vikend kolovoza bend | glazba | - | Alpski zvuk | -
sredina srpnja fotograf | fotografija | - | Anđeli foto | -
bend ljeto 2027 dalmacija | glazba | okolica 167 km: Milna | Alpski zvuk | -
svadba jesen 2027 slavonija sala 250 ljudi | lokacija | okolica 100 km: Đakovo | - | -
svadba dva dana | - | - | Alpski zvuk | -
vjenčanje u ponedjeljak | - | - | Alpski zvuk | -
sala s pogledom | lokacija | - | Dvorac Lužnica | pogledom
sala s terasom zagreb | lokacija | Zagreb | Sala Zvijezda | -
sala na katu | lokacija | - | Dvorac Lužnica | katu
sala u centru zagreba | lokacija | Zagreb | Sala Zvijezda | -
restoran u centru splita | lokacija | okolica 30 km: Split | Restoran Marina | -
u strogom centru | - | - | Alpski zvuk | -
fotograf blizu stadiona | fotografija | - | Anđeli foto | stadiona
kod jezera | lokacija outdoor | - | Vinogradska kuća | -
na brdu | lokacija outdoor | - | Vinogradska kuća | -
na vinogradu | lokacija | - | Dvorac Lužnica | -
na krovu | lokacija | - | Dvorac Lužnica | -
na ulici | - | - | Alpski zvuk | -
u dvorištu doma | lokacija | - | Dvorac Lužnica | -
kod kuće pod šatorom catering | lokacija | - | Dvorac Lužnica | kod kuće
najam šatora i stolova | lokacija | - | Dvorac Lužnica | -
klupe i stolovi najam osijek | dekoracija-i-cvijece rental | Osijek | - | -
frižider najam | dekoracija-i-cvijece rental | - | Zvončić | -
hladnjača | dekoracija-i-cvijece | - | AS Events | -
wc za svadbu | dekoracija-i-cvijece | - | AS Events | -
šank i pipa | hrana-i-slastice | - | Slatki trenutak | -
pipa za pivo | hrana-i-slastice | - | Slatki trenutak | -
pivo točeno | hrana-i-slastice | - | Slatki trenutak | -
vino na litre | hrana-i-slastice | - | Slatki trenutak | -
domaći med | pozivnice-i-pokloni | - | Papirnati zmaj | -
pršut i sir | hrana-i-slastice | - | Slatki trenutak | -
stol sa sirom | hrana-i-slastice | - | Slatki trenutak | -
grazing table | hrana-i-slastice | - | Slatki trenutak | -
sushi bar | hrana-i-slastice | - | Slatki trenutak | -
burger truck | hrana-i-slastice | - | Slatki trenutak | -
palačinke za goste | hrana-i-slastice | - | Slatki trenutak | -
šećerna vata zagreb | hrana-i-slastice | Zagreb | Slatki trenutak | -
fontana čokolade | hrana-i-slastice | - | Slatki trenutak | -
slatki stol split | hrana-i-slastice | Split | - | -
torta s cvijećem | hrana-i-slastice | - | Slatki trenutak | -
torta bez fondana | hrana-i-slastice | - | Slatki trenutak | bez fondana
cupcake toranj | hrana-i-slastice | - | Slatki trenutak | -
macaroni toranj | hrana-i-slastice | - | Slatki trenutak | -
kravata za mladoženju | odjeca | - | Asteria | -
donje rublje za vjenčanje | odjeca | - | Asteria | -
odijelo na posudbu | odjeca rental | - | Šivaonica Iva | -
mladoženja hlače na tregere | odjeca | - | Asteria | -
krojač zagreb | odjeca | Zagreb | Atelier Bijela | -
popravak odijela | odjeca | - | Asteria | -
dječje odijelo | odjeca | - | Asteria | -
nakit za kosu | nakit | - | Argentum | -
češljići za kosu | nakit | - | Argentum | -
burme cijena za par | nakit | - | Argentum | -
burme s dijamantom | nakit | - | Argentum | -
čišćenje nakita | nakit | - | Argentum | -
sat za mladoženju | nakit | - | Argentum | -
poklon kumi | pozivnice-i-pokloni | - | Papirnati zmaj | -
poklon roditeljima | pozivnice-i-pokloni | - | Papirnati zmaj | -
natpis dobrodošli | dekoracija-i-cvijece | - | AS Events | dobrodošli
brojevi za stol | pozivnice-i-pokloni | - | Papirnati zmaj | -
plan sjedenja | pozivnice-i-pokloni | - | Papirnati zmaj | -
aplikacija za vjenčanje | - | - | Alpski zvuk | aplikacija
web stranica za vjenčanje | pozivnice-i-pokloni | - | Papirnati zmaj | -
rolls royce zagreb | transport | Zagreb | Bijeli konj | -
avion | transport | - | Bijeli konj | -
vlakić za goste | transport | - | Bijeli konj | -
skuter | transport | - | Bijeli konj | -
kamion za mladence | transport | - | Bijeli konj | -
peglica | transport | - | Bijeli konj | -
`)

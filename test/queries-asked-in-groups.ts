import { rowsOfQueries } from './rows-of-queries.ts'

/** Queries as asked by couples in chat groups, in dialects and in haste, and by guests from abroad. */
export const queriesAskedInGroups = rowsOfQueries(`
svadba 2027 | - | - | Alpski zvuk | -
vjenčanje ljeto 2027 | - | - | Alpski zvuk | -
svadba na ljeto | - | - | Alpski zvuk | -
vjencanje u proljece 2027 | - | - | Alpski zvuk | -
pir u jesen | - | - | Alpski zvuk | -
bend dogodine | glazba | - | Alpski zvuk | -
dva autobusa | transport | - | Bijeli konj | -
popevke bend zagorje | glazba | okolica 30 km: Zabok | Bend Aurora | -
pivačica za crikvu | glazba ceremony_music | - | Zapadni vjetar | -
oću dj-a za pir | glazba dj | - | Vinil | -
di kupit vinčanicu u splitu | odjeca | Split | Asteria | -
robe za mladoženju | odjeca | - | Asteria | -
veštit za mladoženju | odjeca | - | Asteria | -
šugaman za kumove | pozivnice-i-pokloni | - | Papirnati zmaj | -
slike za uspomenu | fotografija | - | Anđeli foto | -
krsni kum odijelo | odjeca | - | Asteria | -
muzika za svadbu cena | glazba | - | Alpski zvuk | -
cena torte | hrana-i-slastice | - | Slatki trenutak | -
kolači po kili | hrana-i-slastice | - | Slatki trenutak | -
kolaci na kile osijek | hrana-i-slastice | okolica 100 km: Osijek | Slavonka | -
sitni kolaci cijena po kg | hrana-i-slastice | - | Slatki trenutak | -
wedding venues croatia by the sea | lokacija | - | Dvorac Lužnica | -
small wedding croatia 20 guests | - | - | - | -
transfer for guests split | transport | Split | - | -
hochzeit in kroatien kosten | - | - | Alpski zvuk | -
trauung auf boot | transport | - | Bijeli konj | -
fiori matrimonio pola | dekoracija-i-cvijece | - | AS Events | -
poroka na morju | lokacija | - | Dvorac Lužnica | -
fotograf za poroko | fotografija | - | Anđeli foto | -
glasba za poroko | glazba | - | Alpski zvuk | -
mariage croatie | - | - | Alpski zvuk | -
gaestebuch | pozivnice-i-pokloni | - | Papirnati zmaj | -
360 spinner | fotografija | - | Anđeli foto | -
360 photo booth zagreb | fotografija | Zagreb | Anđeli foto | -
360 kamera | video-produkcija | - | Dron Adria | -
video spin | fotografija | - | Anđeli foto | -
selfie booth split | fotografija | Split | Foto Šešir | -
telefon za poruke gostiju | pozivnice-i-pokloni | - | Papirnati zmaj | -
fotograf na par sati | fotografija | - | Anđeli foto | na par sati
dj za 18. rodjendan | glazba dj | - | Vinil | -
dj za maturalnu | glazba dj | - | Vinil | -
muzika za 50. rodjendan | glazba | - | Alpski zvuk | -
igraonica za djecu svadba | glazba | - | Alpski zvuk | -
led slova LOVE najam | dekoracija-i-cvijece rental | - | Zvončić | -
svijetleća slova | dekoracija-i-cvijece | - | AS Events | -
slova mr & mrs | dekoracija-i-cvijece | - | AS Events | -
fotozid cvijeće | dekoracija-i-cvijece | - | AS Events | -
cvjetni zid | dekoracija-i-cvijece | - | AS Events | -
zid od cvijeca najam | dekoracija-i-cvijece rental | - | Zvončić | -
pampas trava | dekoracija-i-cvijece | - | AS Events | -
buket za bacanje | dekoracija-i-cvijece | - | AS Events | -
luk za vjencanje | dekoracija-i-cvijece | - | AS Events | -
boho luk | dekoracija-i-cvijece | - | AS Events | -
dekoracija auta | dekoracija-i-cvijece | - | AS Events | -
maska za auto svadba | dekoracija-i-cvijece | - | AS Events | -
cvijece za auto | dekoracija-i-cvijece | - | AS Events | -
mercedes s klasa najam | transport | - | Bijeli konj | -
najam lambo | transport | - | Bijeli konj | -
vw kombi za svadbu | transport | - | Bijeli konj | -
kvad | transport | - | Bijeli konj | -
brod s hranom za svadbu | transport | - | Bijeli konj | -
prijevoz gostiju nakon svadbe | transport | - | Bijeli konj | -
prosecco kombi | hrana-i-slastice | - | Slatki trenutak | -
kombi s pivom | hrana-i-slastice | - | Slatki trenutak | -
pivo iz kombija | hrana-i-slastice | - | Slatki trenutak | -
torta od makarona | hrana-i-slastice | - | Slatki trenutak | -
rakija u bocicama za goste | pozivnice-i-pokloni | - | Papirnati zmaj | -
likeri za goste | pozivnice-i-pokloni | - | Papirnati zmaj | -
maslinovo ulje za goste | pozivnice-i-pokloni | - | Papirnati zmaj | -
poklon za kuma ideje | pozivnice-i-pokloni | - | Papirnati zmaj | -
kutijica za prstenje | pozivnice-i-pokloni | - | Papirnati zmaj | -
second hand vjencanice | odjeca | - | Asteria | -
djecja haljina | odjeca | - | Asteria | -
sminkerica koja dolazi | make-up-i-frizura at_your_place | - | Zrcalo | -
mobilna frizerka | make-up-i-frizura at_your_place | - | Zrcalo | -
gel lak | make-up-i-frizura | - | Beauty by Ana | -
spreyanje tena | make-up-i-frizura | - | Beauty by Ana | -
botox | make-up-i-frizura | - | Beauty by Ana | -
vijencic za glavu | dekoracija-i-cvijece | - | AS Events | -
vijenac za kosu | dekoracija-i-cvijece | - | AS Events | -
barjaktar | glazba | - | Alpski zvuk | -
otkup mlade ideje | glazba | - | Alpski zvuk | -
svadbene igre | glazba | - | Alpski zvuk | -
mladenka i mladozenja ples tecaj | glazba | - | Alpski zvuk | -
trbušna plesačica | glazba | - | Alpski zvuk | -
kolo slavonsko | glazba | - | Alpski zvuk | -
saksofonist za doček gostiju | glazba | - | Alpski zvuk | -
sopranistica ave maria | glazba | - | Alpski zvuk | -
tamburasi za otkup | glazba tamburasi | - | Veseli Šokci | -
romska muzika | glazba | - | Alpski zvuk | -
ciganski orkestar | glazba | - | Alpski zvuk | -
bend turbo folk | glazba | - | Alpski zvuk | -
bend za matore | glazba | - | Alpski zvuk | -
bend za sve generacije | glazba | - | Alpski zvuk | -
projektor i platno | glazba | - | Alpski zvuk | -
kratki film vjenčanje | video-produkcija | - | Dron Adria | -
galerija | lokacija | - | Dvorac Lužnica | -
livada za vjencanje | lokacija outdoor | - | Vinogradska kuća | -
planinska kuca | lokacija | - | Dvorac Lužnica | -
kuca za vjencanje najam | lokacija | - | Dvorac Lužnica | -
kuca na moru za svadbu | lokacija | - | Dvorac Lužnica | -
prostor gdje mozes donijeti svoju hranu | lokacija | - | Dvorac Lužnica | -
prostor bez ograničenja muzike | lokacija | - | Dvorac Lužnica | bez ograničenja
djevojacka | - | - | Alpski zvuk | -
mjesto za prosidbu | lokacija | - | Dvorac Lužnica | -
zarucnicko fotkanje | fotografija | - | Anđeli foto | -
pre wedding shoot | fotografija | - | Anđeli foto | -
trash the dress | fotografija | - | Anđeli foto | -
after wedding | fotografija | - | Anđeli foto | -
obiteljski fotograf | fotografija | - | Anđeli foto | -
šminka i frizura split 19.6. ujutro | make-up-i-frizura | Split | - | -
fotograf provjeren | fotografija | - | Anđeli foto | -
top 10 fotografa | fotografija | - | Anđeli foto | -
najtraženiji bend | glazba | - | Alpski zvuk | -
koliko ranije rezervirati bend | glazba | - | Alpski zvuk | -
koliko unaprijed se rezervira sala | lokacija | - | Dvorac Lužnica | -
last minute fotograf | fotografija | - | Anđeli foto | -
kredit za svadbu | - | - | Alpski zvuk | kredit
budžet svadbe | - | - | Alpski zvuk | -
checklist vjenčanje | - | - | Alpski zvuk | checklist
troškovi vjenčanja | - | - | Alpski zvuk | -
koliko kosta svadba 2027 | - | - | Alpski zvuk | -
koliko para za svadbu | - | - | Alpski zvuk | -
dokumenti za vjencanje | - | - | Alpski zvuk | dokumenti
pozivnice od drveta | pozivnice-i-pokloni | - | Papirnati zmaj | -
bjenčanje | - | - | Alpski zvuk | -
vjenčnje zagreb | - | Zagreb | Anđeli foto | -
svadab split | - | Split | Alpski zvuk | -
vijenčanje | - | - | Alpski zvuk | -
vjencanj | - | - | Alpski zvuk | -
fotograf subtoa 12.6. | fotografija | - | Anđeli foto | -
vegetarijanci na svadbi | hrana-i-slastice | - | Slatki trenutak | -
vjencanje sa psom | - | - | Alpski zvuk | psom
pas na vjencanju | - | - | Alpski zvuk | pas
vjencanje na vodi | - | - | Alpski zvuk | vodi
hochzeit auf schiff kroatien | transport | - | Bijeli konj | -
hochzeitsdj zadar | glazba | okolica 100 km: Zadar | Zapadni vjetar | -
brautkleid kaufen zagreb | odjeca | Zagreb | Atelier Bijela | -
villa mieten hochzeit istrien 50 gäste | lokacija | okolica 46 km: Vrsar | - | -
location per matrimonio a rovigno | lokacija | Rovinj | - | -
matrimonio sulla spiaggia croazia | lokacija | - | Dvorac Lužnica | -
fotografo pola | fotografija | - | Anđeli foto | -
esküvő horvátország | - | - | Alpski zvuk | -
svatba v chorvatsku | - | - | Alpski zvuk | -
svatba chorvatsko fotograf | fotografija | - | Anđeli foto | -
svadba v chorvátsku | - | - | Alpski zvuk | -
wesele chorwacja | - | - | Alpski zvuk | -
bryllup kroatia | - | - | Alpski zvuk | -
mariage en croatie photographe | fotografija | - | Anđeli foto | -
cvetličarna | dekoracija-i-cvijece | - | AS Events | -
šopek za nevesto | dekoracija-i-cvijece | - | AS Events | -
poročna obleka | odjeca | - | Asteria | -
poročne fotografije | fotografija | - | Anđeli foto | -
ansambel za poroko | glazba | - | Alpski zvuk | -
koliko se placa bend | glazba | - | Alpski zvuk | -
koliko kosta stolica u zagrebu | lokacija | Zagreb | Sala Zvijezda | -
cijena stolice | lokacija | - | Dvorac Lužnica | -
bend za doček ispred crkve | glazba | - | Alpski zvuk | -
tamburasi ispred kuce | glazba tamburasi | - | Veseli Šokci | -
limena glazba za otkup | glazba | - | Alpski zvuk | -
jutarnje šminkanje doma | make-up-i-frizura | - | Beauty by Ana | -
fotograf od pripreme do torte | fotografija | - | Anđeli foto | -
fotograf od priprema do kraja | fotografija | - | Anđeli foto | -
video sažetak | video-produkcija | - | Dron Adria | -
obrada fotografija | fotografija | - | Anđeli foto | -
ekipa za foto i video | fotografija | - | Foto Video Horvat | -
foto video ekipa zagreb | fotografija | Zagreb | Anđeli foto | -
dva fotografa i dron | fotografija drone | - | Zlatno doba | -
mali sastav za svatove | glazba | - | Alpski zvuk | -
cure koje sviraju | glazba | - | Alpski zvuk | -
lokalni fotograf | fotografija | - | Anđeli foto | -
najbliži fotograf | fotografija | - | Anđeli foto | -
sala polovica rujna | lokacija | - | Dvorac Lužnica | -
valentinovo vjenčanje | - | - | Alpski zvuk | -
vjenčanje u zimi 2027 | - | - | Alpski zvuk | -
zimska svadba | - | - | Alpski zvuk | -
jesenska svadba slavonija | - | okolica 100 km: Đakovo | Imanje Đakovčica | -
ljetna svadba na moru | lokacija | - | Dvorac Lužnica | -
samo mladenci i kumovi | - | - | Alpski zvuk | -
mali ručak nakon matičara 15 osoba | hrana-i-slastice | - | Slatki trenutak | -
večera za 20 ljudi nakon vjenčanja split | hrana-i-slastice | Split | - | -
fotograf zagreb okolica | fotografija | okolica 30 km: Zagreb | Anđeli foto | -
fotograf ri i okolica | fotografija | okolica 30 km: Rijeka | Višnja | -
bend os okolica | glazba | okolica 30 km: Osijek | Tamburaši Zlatne žice | -
bend split okolica zadra | glazba | Split | Alpski zvuk | -
sale za svatove zg okolica jeftine | lokacija | okolica 30 km: Zagreb | Dvorac Lužnica | -
trazim bend za pir u okolici sinja 120 ljudi do 2000e | glazba | okolica 30 km: Sinj | - | -
bend + dj 150 ljudi os 2000 eur rujan | glazba | Osijek | - | -
dal ko zna ko radi torte bez glutena u zg | hrana-i-slastice gluten_free | Zagreb | Zdravi zalogaj | -
kod koga ste uzimali burme | nakit | - | Argentum | -
koga preporucate za snimanje vjencanja | video-produkcija | - | Dron Adria | -
tko vam je svirao na svadbi | glazba | - | Alpski zvuk | -
di ste pravili pir | lokacija | - | Dvorac Lužnica | -
gdje ste kupili vjencanicu | odjeca | - | Asteria | -
koliko ste platili fotografa | fotografija | - | Anđeli foto | -
koliko vas je kostala sala | lokacija | - | Dvorac Lužnica | -
sala za 2027 | lokacija | - | Dvorac Lužnica | -
bojim se da ne kasnim s rezervacijom sale za 2027 | lokacija | - | Dvorac Lužnica | -
fotograf koji prica engleski split | fotografija en | Split | Zlatno doba | -
glazba za ulazak mladenke | glazba | - | Alpski zvuk | -
pjesme za svadbu | glazba | - | Alpski zvuk | -
savjeti za svadbu | - | - | Alpski zvuk | savjeti
kako odabrati bend | glazba | - | Alpski zvuk | -
mladenacki stol | dekoracija-i-cvijece | - | AS Events | -
najam vaza | dekoracija-i-cvijece rental | - | Zvončić | -
zavjese svjetlece | dekoracija-i-cvijece | - | AS Events | -
crveni tepih | dekoracija-i-cvijece | - | AS Events | -
mašne za stolice | dekoracija-i-cvijece | - | AS Events | -
prskalice za goste | glazba | - | Alpski zvuk | -
konfete top | glazba | - | Alpski zvuk | -
riža za bacanje | pozivnice-i-pokloni | - | Papirnati zmaj | -
bacanje latica | dekoracija-i-cvijece | - | AS Events | -
bubble masina | glazba | - | Alpski zvuk | -
dj s vlastitom opremom | glazba dj own_sound | - | Vinil | -
oprema za dj | glazba dj | - | Vinil | -
bezicni mikrofon | glazba | - | Alpski zvuk | -
toi toi | dekoracija-i-cvijece | - | AS Events | -
grijalice najam | dekoracija-i-cvijece rental | - | Zvončić | -
pivski setovi | dekoracija-i-cvijece | - | AS Events | -
bend 1,5k | glazba | - | - | -
fotograf 2k zagreb | fotografija | Zagreb | - | -
sala min 200 | lokacija | - | - | -
petero ljudi šminka | make-up-i-frizura | - | Beauty by Ana | -
sala 60 eura stolica | lokacija | - | Dvorac Lužnica | -
bend krajem osmog | glazba | - | Alpski zvuk | -
bend 2028 lipanj | glazba | - | Alpski zvuk | -
sala 6. ili 7. mjesec | lokacija | - | Dvorac Lužnica | -
zadnja subota u osmom mjesecu dj | glazba dj | - | Vinil | -
fotograf ljeto 2027 | fotografija | - | Anđeli foto | -
brod za 50 ljudi | transport | - | Živa cesta | -
brod za 12 osoba split | transport | Split | - | -
autobus za 50 ljudi | transport | - | Živa cesta | -
bus 50 mjesta zagreb | transport | Zagreb | Živa cesta | -
torta 80 osoba | hrana-i-slastice | - | Slatki trenutak | -
neum sala | lokacija | - | Dvorac Lužnica | neum
medjugorje fotograf | fotografija | - | Anđeli foto | medjugorje
`)

import { rowsOfQueries } from './rows-of-queries.ts'

/** Queries for a kind, an item or a service within a trade. */
export const queriesOfKindsAndGoods = rowsOfQueries(`
dvorac za vjenčanje zagorje | lokacija | okolica 20 km: Zabok | Dvorac Lužnica | -
dvorci | lokacija | - | Dvorac Lužnica | -
kurija | lokacija | - | Dvorac Lužnica | -
stancija istra | lokacija | okolica 46 km: Vrsar | - | -
imanje za svadbu | lokacija | - | Dvorac Lužnica | -
seosko imanje | lokacija | - | Dvorac Lužnica | -
vikendica za vjenčanje | lokacija | - | Dvorac Lužnica | -
vila s bazenom split | lokacija | okolica 30 km: Split | Restoran Marina | -
plaža vjenčanje | lokacija | - | Dvorac Lužnica | -
beach bar za svadbu | lokacija | - | Dvorac Lužnica | -
restoran na plaži | lokacija | - | Dvorac Lužnica | -
restoran uz more | lokacija | - | Dvorac Lužnica | -
sala uz more | lokacija | - | Dvorac Lužnica | -
sala na moru | lokacija | - | Dvorac Lužnica | -
sala s terasom | lokacija | - | Dvorac Lužnica | -
sala s dvorištem | lokacija | - | Dvorac Lužnica | -
sala s vrtom | lokacija outdoor | - | Vinogradska kuća | -
sala s parkingom | lokacija parking | - | Vinogradska kuća | -
sala sa smještajem za goste | lokacija accommodation | - | Vinogradska kuća | -
hotel sa smještajem | lokacija accommodation | - | Vinogradska kuća | -
šator za svadbu | lokacija | - | Dvorac Lužnica | -
stolovi i stolice najam | dekoracija-i-cvijece rental | - | Zvončić | -
najam stolica | dekoracija-i-cvijece rental | - | Zvončić | -
dvorana za 500 ljudi | lokacija | - | - | -
mala sala za 30 ljudi | lokacija | - | - | -
mala sala 50 ljudi zagreb | lokacija | Zagreb | - | -
intimno vjenčanje 20 ljudi | - | - | - | -
vjenčanje u dvoje | - | - | - | -
vjenčanje na jedrilici | transport | - | Bijeli konj | -
vjenčanje u vinogradu | lokacija | - | Dvorac Lužnica | -
vjenčanje u matičnom uredu | - | - | Alpski zvuk | matičnom uredu
matičar | - | - | Alpski zvuk | matičar
svećenik | - | - | Alpski zvuk | svećenik
celebrant | glazba | - | Alpski zvuk | -
voditelj programa | glazba | - | Alpski zvuk | -
voditelj svadbe | glazba | - | Alpski zvuk | -
animatori za djecu | glazba | - | Alpski zvuk | -
čuvanje djece na svadbi | glazba | - | Alpski zvuk | -
dadilja | glazba | - | Alpski zvuk | -
mađioničar | glazba | - | Alpski zvuk | -
vatromet | glazba | - | Alpski zvuk | -
hladni plamen | glazba | - | Alpski zvuk | -
hladne fontane | glazba | - | Alpski zvuk | -
dim stroj | glazba | - | Alpski zvuk | -
led rasvjeta | glazba | - | Alpski zvuk | -
razglas najam | glazba own_sound | - | Vinil | -
bina | glazba | - | Alpski zvuk | -
pozornica | glazba | - | Alpski zvuk | -
karaoke | glazba | - | Alpski zvuk | -
kviz | - | - | - | -
gitarist | glazba | - | Alpski zvuk | -
pjevačica za crkvu | glazba ceremony_music | - | Zapadni vjetar | -
pjevač | glazba | - | Alpski zvuk | -
zbor za crkvu | glazba ceremony_music | - | Zapadni vjetar | -
orgulje | glazba | - | Alpski zvuk | -
orguljaš | glazba | - | Alpski zvuk | -
violina i klavir | glazba | - | Alpski zvuk | -
harfistica | glazba | - | Alpski zvuk | -
saksofonist za koktel | glazba | - | Alpski zvuk | -
jazz trio | glazba jazz | - | Zlatni prolaz | -
akustični duo | glazba | - | Alpski zvuk | -
cover bend | glazba | - | Alpski zvuk | -
narodna glazba | glazba zabavna | - | Zlatni prolaz | -
narodnjaci | glazba zabavna | - | Zlatni prolaz | -
cajke | glazba | - | Alpski zvuk | -
etno bend | glazba | - | Alpski zvuk | -
zabavna glazba | glazba zabavna | - | Zlatni prolaz | -
mariachi | glazba | - | Alpski zvuk | -
ženska klapa | glazba klapa | - | Zapadni vjetar | ženska
puhački orkestar | glazba | - | Alpski zvuk | -
romska glazba | glazba | - | Alpski zvuk | -
cigani svirači | glazba | - | Alpski zvuk | -
bend engleske pjesme | glazba | - | Alpski zvuk | -
dj i bubnjar | glazba dj | - | Vinil | -
dj s rasvjetom | glazba dj own_sound | - | Vinil | -
dj s razglasom | glazba dj own_sound | - | Vinil | -
fotograf reportaža | fotografija | - | Anđeli foto | reportaža
fotograf za zaruke | fotografija | - | Anđeli foto | -
fotograf za trudnice | fotografija | - | Anđeli foto | trudnice
fotograf za obitelj | fotografija | - | Anđeli foto | obitelj
love story | video-produkcija | - | Dron Adria | -
pre wedding | fotografija | - | Anđeli foto | -
analogna fotografija | fotografija | - | Anđeli foto | -
polaroid najam | fotografija | - | Anđeli foto | -
instax | fotografija | - | Anđeli foto | -
album | fotografija album | - | Zlatno doba | -
foto knjiga | fotografija album | - | Zlatno doba | -
ispis fotografija na vjenčanju | fotografija | - | Anđeli foto | ispis
dron snimanje | video-produkcija drone | - | Zračni kadar | -
snimanje iz zraka | video-produkcija drone | - | Zračni kadar | -
highlight video | video-produkcija | - | Dron Adria | -
kratki film | video-produkcija | - | Dron Adria | -
prijenos uživo | video-produkcija | - | Dron Adria | -
streaming vjenčanja | video-produkcija | - | Dron Adria | -
super 8 kamera | video-produkcija | - | Dron Adria | 8
video za instagram | video-produkcija | - | Dron Adria | -
content creator | video-produkcija | - | Dron Adria | -
content creator vjenčanje | video-produkcija | - | Dron Adria | -
story teller | - | - | - | -
koreograf prvog plesa | glazba | - | Alpski zvuk | prvog
tečaj plesa | glazba | - | Alpski zvuk | -
prvi ples | glazba | - | Alpski zvuk | -
plesna škola zagreb | glazba | Zagreb | Bend Aurora | -
vjenčanica princeza | odjeca | - | Asteria | princeza
vjenčanica sirena | odjeca | - | Asteria | sirena
vjenčanica boho | odjeca | - | Asteria | boho
vjenčanice plus size | odjeca | - | Asteria | -
vjenčanica za trudnice | odjeca | - | Asteria | -
haljina za kumu | odjeca | - | Asteria | -
haljina za mamu | odjeca | - | Asteria | -
svečane haljine | odjeca | - | Asteria | -
veo | odjeca | - | Asteria | -
tijara | nakit | - | Argentum | -
cipele za mladenku | odjeca | - | Asteria | -
podvezica | odjeca | - | Asteria | -
donje rublje | odjeca | - | Asteria | -
odijelo po mjeri | odjeca made_to_measure | - | Šivaonica Iva | -
smoking | odjeca | - | Asteria | -
frak | odjeca | - | Asteria | -
leptir mašna | odjeca | - | Asteria | -
kravata | odjeca | - | Asteria | -
manžete | nakit | - | Argentum | -
krojačica | odjeca | - | Asteria | -
popravak vjenčanice | odjeca | - | Asteria | -
kemijska čistiona | - | - | - | -
kostimi | odjeca | - | Asteria | -
nošnja najam | odjeca rental | - | Šivaonica Iva | -
buket za mladenku | dekoracija-i-cvijece | - | AS Events | -
vjenčani buket | dekoracija-i-cvijece | - | AS Events | -
cvijet za rever | dekoracija-i-cvijece | - | AS Events | -
kitica za kuma | dekoracija-i-cvijece | - | AS Events | -
kitice za svate | dekoracija-i-cvijece | - | AS Events | -
rever | dekoracija-i-cvijece | - | AS Events | -
ružmarin | dekoracija-i-cvijece | - | AS Events | -
dekoracija stolova | dekoracija-i-cvijece | - | AS Events | -
dekoracija crkve | dekoracija-i-cvijece | - | AS Events | -
dekoracija automobila | dekoracija-i-cvijece | - | AS Events | -
baloni | dekoracija-i-cvijece | - | AS Events | -
balon dekoracija | dekoracija-i-cvijece | - | AS Events | -
luk od balona | dekoracija-i-cvijece | - | AS Events | -
slavoluk | dekoracija-i-cvijece | - | AS Events | -
svijeće | dekoracija-i-cvijece | - | AS Events | -
lampice | dekoracija-i-cvijece | - | AS Events | -
rasvjeta | glazba | - | Alpski zvuk | -
tepih crveni | dekoracija-i-cvijece | - | AS Events | crveni
navlake za stolice | dekoracija-i-cvijece | - | AS Events | -
stolnjaci | dekoracija-i-cvijece | - | AS Events | -
cvijeće suho | dekoracija-i-cvijece | - | AS Events | -
umjetno cvijeće | dekoracija-i-cvijece | - | AS Events | -
bijeli golubovi | dekoracija-i-cvijece | - | AS Events | -
golubovi | dekoracija-i-cvijece | - | AS Events | -
puštanje golubova | dekoracija-i-cvijece | - | AS Events | -
leptiri | dekoracija-i-cvijece | - | AS Events | -
konfete | pozivnice-i-pokloni | - | Papirnati zmaj | -
mjehurići | glazba | - | Alpski zvuk | -
mladenačka torta | hrana-i-slastice | - | Slatki trenutak | -
gola torta | hrana-i-slastice | - | Slatki trenutak | gola
naked cake | hrana-i-slastice | - | Slatki trenutak | -
torta s voćem | hrana-i-slastice | - | Slatki trenutak | voćem
veganska torta | hrana-i-slastice vegan | - | Zdravi zalogaj | -
torta bez glutena zagreb | hrana-i-slastice gluten_free | Zagreb | Zdravi zalogaj | -
slatki stol | hrana-i-slastice | - | Slatki trenutak | -
cupcakes | hrana-i-slastice | - | Slatki trenutak | -
makaroni | hrana-i-slastice | - | Slatki trenutak | -
medenjaci | hrana-i-slastice | - | Slatki trenutak | -
licitari | pozivnice-i-pokloni | - | Papirnati zmaj | -
čokoladna fontana | hrana-i-slastice | - | Slatki trenutak | -
sladoled | hrana-i-slastice | - | Slatki trenutak | -
sladoled na svadbi | hrana-i-slastice | - | Slatki trenutak | -
palačinke | hrana-i-slastice | - | Slatki trenutak | -
food truck | hrana-i-slastice | - | Slatki trenutak | -
burgeri | hrana-i-slastice | - | Slatki trenutak | -
pizza | hrana-i-slastice | - | Slatki trenutak | -
bbq | hrana-i-slastice | - | Slatki trenutak | -
roštilj | hrana-i-slastice | - | Slatki trenutak | -
vol na ražnju | hrana-i-slastice | - | Slatki trenutak | -
janje | hrana-i-slastice | - | Slatki trenutak | -
riba | hrana-i-slastice | - | Slatki trenutak | -
sushi | hrana-i-slastice | - | Slatki trenutak | -
halal catering | hrana-i-slastice | - | Slatki trenutak | -
košer | hrana-i-slastice | - | Slatki trenutak | -
barmen | hrana-i-slastice | - | Slatki trenutak | -
koktel bar | hrana-i-slastice | - | Slatki trenutak | -
pokretni bar | hrana-i-slastice | - | Slatki trenutak | -
bar za svadbu | - | - | Alpski zvuk | bar
točilica piva | hrana-i-slastice | - | Slatki trenutak | -
vino | hrana-i-slastice | - | Slatki trenutak | -
vino za svadbu | hrana-i-slastice | - | Slatki trenutak | -
pjenušac | hrana-i-slastice | - | Slatki trenutak | -
pivo | hrana-i-slastice | - | Slatki trenutak | -
kava | hrana-i-slastice | - | Slatki trenutak | -
kuhar | hrana-i-slastice | - | Slatki trenutak | -
privatni chef | hrana-i-slastice | - | Slatki trenutak | -
najam konobara | hrana-i-slastice | - | Slatki trenutak | -
`)

import { rowsOfQueries } from './rows-of-queries.ts'

/**
 * Queries as dictated to a phone, pasted and written in emoji, in dialects and the languages of guests, for amounts,
 * names and towns without results, and for anything else that belongs to a wedding.
 */
export const queriesSpokenAndPasted = rowsOfQueries(`
okej google fotograf za vjenčanje blizu mene | fotografija | - | Anđeli foto | -
hej siri gdje mogu iznajmiti bijeli auto za svadbu | transport | - | Bijeli konj | -
pronađi mi nekoga tko svira harmoniku u Požegi | glazba | okolica 60 km: Požega | Veseli Šokci | -
trebala bih salu u koju stane dvjesto ljudi u okolici Bjelovara | lokacija | okolica 30 km: Bjelovar | - | -
tko može snimiti naše vjenčanje iz zraka u Puli | video-produkcija | Pula | Dron Adria | -
reci mi koji su najbolji bendovi u Varaždinu | glazba | okolica 100 km: Varaždin | Bend Aurora | -
htio bih naručiti tortu na tri kata za vjenčanje u lipnju | hrana-i-slastice | - | Slatki trenutak | -
molim vas fotografa za krštenje u nedjelju u Rijeci | fotografija | okolica 30 km: Rijeka | Višnja | -
imamo vjenčanje 19. lipnja i nemamo još fotografa | fotografija | - | Anđeli foto | -
otkazao nam je bend pa hitno tražimo drugi za ovu subotu | glazba | - | Alpski zvuk | -
udajem se za godinu dana odakle početi | - | - | Alpski zvuk | -
što sve treba za svadbu | - | - | Alpski zvuk | -
treba mi netko tko će voditi svadbu | glazba | - | Alpski zvuk | -
treba nam netko da čuva djecu na svadbi | glazba | - | Alpski zvuk | -
gdje se može vjenčati na brodu u Splitu | transport | Split | - | -
ima li tko dobar a jeftin za snimanje svadbe | video-produkcija | - | Dron Adria | -
nađi mi salon s vjenčanicama u Rijeci | odjeca | Rijeka | - | -
ćao treba mi dj za rođendan u četvrtak | glazba dj | - | Vinil | -
fotograf koji snima i na film | fotografija | - | Anđeli foto | -
nešto kao dvorac ali jeftinije | lokacija | - | Dvorac Lužnica | -
fotograf molimm | fotografija | - | Anđeli foto | -
vjenčanica hrvatska | odjeca | - | Asteria | -
fotograf za vijenčanja | fotografija | - | Anđeli foto | -
bendovi za svatba | glazba | - | Alpski zvuk | -
fotografi zagreb cijene 2027 | fotografija | Zagreb | Anđeli foto | -
salae za svatove | lokacija | - | Dvorac Lužnica | -
cvječarnica | dekoracija-i-cvijece | - | AS Events | -
cvjećarna osjek | dekoracija-i-cvijece | Osijek | - | -
pozvnice | pozivnice-i-pokloni | - | Papirnati zmaj | -
tamburšai | glazba tamburasi | - | Veseli Šokci | -
limuznia | transport | - | Bijeli konj | -
kateringg | hrana-i-slastice | - | Slatki trenutak | -
snimatlej | video-produkcija | - | Dron Adria | -
fotografkinja u spiltu | fotografija | Split | Foto Šešir | -
restorn za svatove | lokacija | - | Dvorac Lužnica | -
burmee | nakit | - | Argentum | -
djj | glazba dj | - | Vinil | -
banf split | glazba | Split | Alpski zvuk | -
torat | hrana-i-slastice | - | Slatki trenutak | -
frziura | make-up-i-frizura | - | Frizerski salon Lana | -
vjenčnica | odjeca | - | Asteria | -
zaručnički prstn | nakit | - | Argentum | -
091 234 5678 | - | - | - | -
bend 0981234567 | glazba | - | Alpski zvuk | 0981234567
https://www.instagram.com/foto.val/ | fotografija | - | Anđeli foto | val
fotograf zagreb instagram | fotografija | Zagreb | Anđeli foto | -
bend split facebook | glazba | Split | Alpski zvuk | -
fotograf fb | fotografija | - | Anđeli foto | -
bend youtube | glazba | - | Alpski zvuk | -
tiktok fotograf | video-produkcija | - | Dron Adria | -
google maps restoran split | lokacija | okolica 30 km: Split | Restoran Marina | -
👰 | - | - | - | -
💐 | dekoracija-i-cvijece | - | AS Events | -
🎂 | hrana-i-slastice | - | Slatki trenutak | -
📷 | fotografija | - | Anđeli foto | -
🎵 | glazba | - | Alpski zvuk | -
🚗 | transport | - | Bijeli konj | -
💄 | make-up-i-frizura | - | Beauty by Ana | -
👗 | odjeca | - | Asteria | -
🎻 | glazba | - | Alpski zvuk | -
📷 split | fotografija | Split | Foto Šešir | -
fotograf 😍 zadar | fotografija | Zadar | Fotograf Split | -
jeftino | - | - | Alpski zvuk | -
dj 300-400€ rijeka | glazba dj | Rijeka | - | -
sala meni do 50 eura | lokacija | - | Dvorac Lužnica | -
torta 5 eura po osobi | hrana-i-slastice | - | Slatki trenutak | -
bend par stotina eura | glazba | - | Alpski zvuk | stotina
najskuplji fotograf | fotografija | - | Anđeli foto | najskuplji
luksuzni restoran | lokacija | - | Dvorac Lužnica | luksuzni
dj 400 | glazba dj | - | - | -
sala bez najma | lokacija | - | Dvorac Lužnica | bez najma
bend na rate | glazba | - | Alpski zvuk | rate
fotograf popust | fotografija | - | Anđeli foto | popust
sala r1 račun | lokacija | - | Dvorac Lužnica | r1 račun
sala kartično plaćanje | lokacija | - | Dvorac Lužnica | kartično plaćanje
fotograf 1000 kuna | fotografija | - | - | -
bend 2000€ za 5 sati | glazba | - | - | -
sala 70€ po osobi | lokacija | - | Dvorac Lužnica | -
dj 50€/h | glazba dj | - | Vinil | -
cijena šminkanja | make-up-i-frizura | - | Beauty by Ana | -
cijene buketa | dekoracija-i-cvijece | - | AS Events | -
koliko je torta za 100 ljudi | hrana-i-slastice | - | Slatki trenutak | -
fotograf Luka | fotografija | - | Anđeli foto | Luka
fotograf Ivan Horvat | fotografija | - | Anđeli foto | Ivan Horvat
bend Mjesec | glazba | - | Alpski zvuk | Mjesec
Dvorac Trakošćan | lokacija | okolica 60 km: Bednja | Dvorac Lužnica | -
Hotel Esplanade | lokacija | - | Dvorac Lužnica | Esplanade
Villa Dalmacija | lokacija | okolica 167 km: Milna | Restoran Marina | -
sala Kristal | lokacija | - | Dvorac Lužnica | Kristal
dvorana Lipa Zagreb | lokacija | Zagreb | Sala Zvijezda | Lipa
dj Žuti | glazba dj | - | Vinil | Žuti
klapa Maslina | glazba klapa | - | Zapadni vjetar | Maslina
tamburaši Dike | glazba tamburasi | - | Veseli Šokci | Dike
imanje kod Ivice | lokacija | - | Dvorac Lužnica | Ivice
Konoba Mate | lokacija | - | Dvorac Lužnica | Mate
vinarija Krauthaker | lokacija | - | Dvorac Lužnica | Krauthaker
Hotel Lone | lokacija | - | Dvorac Lužnica | Lone
zlatarna Celje | nakit | - | Argentum | Celje
Slastičarnica Orijent | hrana-i-slastice | - | Slatki trenutak | Orijent
torte by Maja | hrana-i-slastice | - | Slatki trenutak | Maja
gostuvanje | - | - | Alpski zvuk | -
gostuvanje međimurje | - | okolica 18 km: Čakovec | Foto Video Horvat | -
bend za gostovanje | glazba | - | Alpski zvuk | gostovanje
di bi moga nać dobru muziku u splitu | glazba | Split | Alpski zvuk | -
ća košta fotograf | fotografija | - | Anđeli foto | -
kadi najti muziku u istri | glazba | okolica 100 km: Vrsar | Zvuci Rijeke | -
kak najti fotografa v zagorju | fotografija | okolica 30 km: Zabok | Anđeli foto | -
dečki kaj sviraju | glazba | - | Alpski zvuk | -
slikač za svadbu | fotografija | - | Anđeli foto | -
slikarica split | fotografija | Split | Foto Šešir | -
čovik za snimanje svadbe | video-produkcija | - | Dron Adria | -
dica na svadbi | - | - | Alpski zvuk | dica
kuvarice za svatove osijek | hrana-i-slastice | okolica 100 km: Osijek | Slavonka | -
tete koje peku kolače | hrana-i-slastice | - | Slatki trenutak | -
domaći kolači od bake | hrana-i-slastice | - | Slatki trenutak | -
ovan na ražnju | hrana-i-slastice | - | Slatki trenutak | -
domaće vino za svatove | hrana-i-slastice | - | Slatki trenutak | -
rakija i gemišt | hrana-i-slastice | - | Slatki trenutak | -
šokački svatovi | - | - | Alpski zvuk | šokački
kićeni svatovi | - | - | Alpski zvuk | kićeni
kola s konjima | transport | - | Bijeli konj | -
fijaker slavonija | transport | okolica 100 km: Đakovo | - | -
svirci požega | glazba | okolica 60 km: Požega | Veseli Šokci | -
svatovska muzika | glazba | - | Alpski zvuk | -
muzika za pir imotski | glazba | okolica 100 km: Imotski | Alpski zvuk | -
dobri muzikanti kaj znaju sve | glazba | - | Alpski zvuk | -
harmonikaš zagorje | glazba | okolica 30 km: Zabok | Bend Aurora | -
veselica | - | - | Alpski zvuk | -
stara slavonska kuća | - | okolica 100 km: Đakovo | Imanje Đakovčica | stara kuća
gospodarstvo za svadbu | lokacija | - | Dvorac Lužnica | -
klet zagorje | lokacija | okolica 20 km: Zabok | Dvorac Lužnica | -
pod šatorom | lokacija | - | Dvorac Lužnica | -
bend za feštu na škoju | glazba | - | Alpski zvuk | feštu
konoba u dalmatinskoj zagori | lokacija | okolica 55 km: Trilj | Restoran Marina | -
band for wedding in zadar | glazba | okolica 100 km: Zadar | Zapadni vjetar | -
how much does a photographer cost in croatia | fotografija | - | Anđeli foto | -
best villas for weddings near dubrovnik | lokacija | Dubrovnik | - | -
bilingual celebrant | glazba | - | Alpski zvuk | bilingual
sunset boat | transport | - | Bijeli konj | sunset
elopement package hvar | - | Hvar | Vila Lavanda | -
micro wedding istria | - | okolica 46 km: Vrsar | Dron Adria | -
bridal hair and make up trogir | make-up-i-frizura | Trogir | - | -
wedding florist korcula | dekoracija-i-cvijece | okolica 100 km: Korčula | Cvjećarnica Lavanda | -
vegan caterer istria | hrana-i-slastice | okolica 46 km: Vrsar | - | -
live singer | glazba | - | Alpski zvuk | -
string duo | glazba | - | Alpski zvuk | -
fire show | glazba | - | Alpski zvuk | -
guest transport shuttle dubrovnik | transport | Dubrovnik | - | -
marquee hire | lokacija | - | Dvorac Lužnica | -
videographer with drone zadar | video-produkcija drone | Zadar | - | -
cake maker split | hrana-i-slastice | Split | - | -
wedding photographer Dubrovnik | fotografija | Dubrovnik | - | -
wedding venue with accommodation | lokacija accommodation | - | Vinogradska kuća | -
wedding venue for 80 guests dubrovnik | lokacija | Dubrovnik | - | -
plan my wedding in croatia | dekoracija-i-cvijece | - | AS Events | -
small wedding packages split | - | Split | Alpski zvuk | -
wedding suppliers croatia | - | - | Alpski zvuk | -
church wedding dubrovnik | - | Dubrovnik | MC Grga | -
get married in croatia | - | - | Alpski zvuk | -
registry office split | - | Split | Alpski zvuk | registry office
makeup artist that speaks english | make-up-i-frizura | - | Beauty by Ana | -
wedding cars | transport | - | Bijeli konj | -
all inclusive wedding | - | - | Alpski zvuk | -
outdoor wedding venue zagreb | lokacija outdoor | Zagreb | Vinogradska kuća | -
castle wedding croatia | lokacija | - | Dvorac Lužnica | -
photographer under 1000 euros | fotografija | - | - | -
band may 2027 | glazba | - | Alpski zvuk | -
wedding dress rental zagreb | odjeca rental | Zagreb | Šivaonica Iva | -
tuxedo rental | odjeca rental | - | Šivaonica Iva | -
hochzeit location istrien | lokacija | okolica 46 km: Vrsar | - | -
fotograf für standesamtliche trauung in rovinj | fotografija | okolica 100 km: Rovinj | Višnja | -
freie rednerin | glazba | - | Alpski zvuk | -
trauredner kroatien | glazba | - | Alpski zvuk | -
hochzeitstorte pula | hrana-i-slastice | Pula | - | -
blumenschmuck hochzeit | dekoracija-i-cvijece | - | AS Events | -
brautstrauß | dekoracija-i-cvijece | - | AS Events | -
kutsche | transport | - | Bijeli konj | -
oldtimer mieten | transport | - | Oldtimer klub Rijeka | -
catering kroatien | hrana-i-slastice | - | Slatki trenutak | -
dj deutsch | glazba dj | - | Vinil | -
hochzeitsplanerin dalmatien | dekoracija-i-cvijece | okolica 167 km: Milna | Cvjećarnica Lavanda | -
weingut hochzeit | lokacija | - | Dvorac Lužnica | -
burg | lokacija | - | Dvorac Lužnica | -
schloss | lokacija | - | Dvorac Lužnica | -
strandbar | lokacija | - | Dvorac Lužnica | -
haare und make-up rovinj | make-up-i-frizura | okolica 100 km: Rovinj | Frizerski salon Lana | -
brautfriseur | make-up-i-frizura | - | Frizerski salon Lana | -
hochzeitsvideo drohne | video-produkcija drone | - | Zračni kadar | -
ringe | nakit | - | Argentum | -
einladungskarten | pozivnice-i-pokloni | - | Papirnati zmaj | -
trauung zu zweit kroatien | - | - | Alpski zvuk | -
musiker für trauung | glazba | - | Alpski zvuk | -
sängerin für kirche | glazba ceremony_music | - | Zapadni vjetar | -
boot mieten split | transport | Split | - | -
fotografo matrimonio istria | fotografija | okolica 100 km: Vrsar | Višnja | -
fioraio | dekoracija-i-cvijece | - | AS Events | -
torta nuziale pola | hrana-i-slastice | - | Slatki trenutak | -
villa per matrimonio | lokacija | - | Dvorac Lužnica | -
musica per cerimonia | glazba ceremony_music | - | Zapadni vjetar | -
castello | lokacija | - | Dvorac Lužnica | -
bomboniere | pozivnice-i-pokloni | - | Papirnati zmaj | -
auto d'epoca | transport | - | Oldtimer klub Rijeka | -
ristorante per matrimonio rovigno | lokacija | Rovinj | - | -
noleggio barca | transport | - | Bijeli konj | -
sposarsi in croazia | - | - | Alpski zvuk | -
parrucchiera | make-up-i-frizura | - | Frizerski salon Lana | -
abiti da sposa | odjeca | - | Asteria | -
fotograf poroka istra | fotografija | okolica 100 km: Vrsar | Višnja | -
poročna lokacija | lokacija | - | Dvorac Lužnica | -
glasbena skupina | glazba | - | Alpski zvuk | -
frizerka za poroko | make-up-i-frizura | - | Frizerski salon Lana | -
torta za poroko | hrana-i-slastice | - | Slatki trenutak | -
najem dvorane | lokacija | - | Dvorac Lužnica | -
cvetje za poroko | dekoracija-i-cvijece | - | AS Events | -
svatební fotograf | fotografija | - | Anđeli foto | -
fotograf ślubny | fotografija | - | Anđeli foto | -
#vjencanje | - | - | Alpski zvuk | -
#weddingcroatia #fotograf | fotografija | - | Anđeli foto | -
#svadba2027 | - | - | Alpski zvuk | -
#bride | - | - | Alpski zvuk | -
#dj #split | glazba dj | Split | Vinil | -
bend od 19 do 3 | glazba | - | Alpski zvuk | -
dj do 5 ujutro | glazba dj | - | Vinil | -
fotograf u 17h | fotografija | - | Anđeli foto | -
fotograf cijeli dan | fotografija | - | Anđeli foto | -
šminkanje u 7 ujutro | make-up-i-frizura | - | Beauty by Ana | -
sala od podneva | lokacija | - | Dvorac Lužnica | -
cvjetići | dekoracija-i-cvijece | - | AS Events | -
bendići | glazba | - | Alpski zvuk | -
prstenčići | nakit | - | Argentum | -
salica | lokacija | - | Dvorac Lužnica | -
autić | transport | - | Bijeli konj | -
haljinica za djevojčicu | odjeca | - | Asteria | -
sitni poklončići | pozivnice-i-pokloni | - | Papirnati zmaj | -
balončići | glazba | - | Alpski zvuk | -
koliko sati bend svira | glazba | - | Alpski zvuk | -
tko plaća bend | glazba | - | Alpski zvuk | -
što je catering | hrana-i-slastice | - | Slatki trenutak | -
kada naručiti pozivnice | pozivnice-i-pokloni | - | Papirnati zmaj | -
treba li mi wedding planner | dekoracija-i-cvijece | - | AS Events | -
je li bolji bend ili dj | glazba | - | Alpski zvuk | -
team building | - | - | Alpski zvuk | -
poslovni event | - | - | Alpski zvuk | -
sajam vjenčanja | - | - | Alpski zvuk | sajam
godišnjica braka | - | - | Alpski zvuk | -
obnova zavjeta | - | - | Alpski zvuk | -
baby shower | - | - | Alpski zvuk | -
gender reveal | - | - | Alpski zvuk | -
prvi rođendan | - | - | Alpski zvuk | -
doček mladenaca | - | - | Alpski zvuk | -
proševina | - | - | Alpski zvuk | -
zaruke na plaži | lokacija | - | Dvorac Lužnica | -
svadba na imanju s bazenom | lokacija | - | Dvorac Lužnica | -
pravoslavno vjenčanje | - | - | Alpski zvuk | pravoslavno
židovsko vjenčanje | - | - | Alpski zvuk | židovsko
redari za svadbu | - | - | Alpski zvuk | redari
zaštitari | - | - | Alpski zvuk | zaštitari
bebisiter | glazba | - | Alpski zvuk | -
čistačica nakon svadbe | - | - | Alpski zvuk | čistačica
fotograf za bebe | fotografija | - | Anđeli foto | bebe
šator s grijanjem | lokacija | - | Dvorac Lužnica | grijanjem
nargila | - | - | Alpski zvuk | nargila
casino stolovi | dekoracija-i-cvijece | - | AS Events | casino
silent disco | glazba | - | Alpski zvuk | -
tetovaža | - | - | Alpski zvuk | tetovaža
hangover paketići | pozivnice-i-pokloni | - | Papirnati zmaj | -
japanke za goste | pozivnice-i-pokloni | - | Papirnati zmaj | -
deke za goste | pozivnice-i-pokloni | - | Papirnati zmaj | -
lepeze | pozivnice-i-pokloni | - | Papirnati zmaj | -
sladoled na kolicima | hrana-i-slastice | - | Slatki trenutak | -
kolica za sladoled | hrana-i-slastice | - | Slatki trenutak | -
stalak za tortu | hrana-i-slastice | - | Slatki trenutak | -
topper za tortu | hrana-i-slastice | - | Slatki trenutak | -
figurice za tortu | hrana-i-slastice | - | Slatki trenutak | -
zvjezdano nebo | dekoracija-i-cvijece | - | AS Events | -
vatrogasci | - | - | Alpski zvuk | vatrogasci
fotograf??? | fotografija | - | Anđeli foto | -
bend!!! | glazba | - | Alpski zvuk | -
(bend) | glazba | - | Alpski zvuk | -
„fotograf” | fotografija | - | Anđeli foto | -
bend+dj | glazba | - | Alpski zvuk | -
bend & dj | glazba | - | Alpski zvuk | -
bend/dj/split | glazba | Split | Alpski zvuk | -
vjenč. fotograf | fotografija | - | Anđeli foto | -
fotogr. split | fotografija | Split | Foto Šešir | -
bend Solin | glazba | okolica 30 km: Solin | Alpski zvuk | -
fotograf Kaštela | fotografija | okolica 30 km: Kaštela | Foto Šešir | -
vjenčanje Brijuni | - | okolica 10 km: Fažana | Dron Adria | -
Plitvice vjenčanje | - | okolica 100 km: Plitvička Jezera | AS Events | -
Krka slapovi | - | okolica 20 km: Skradin | Zapadni vjetar | slapovi
Motovun | - | okolica 60 km: Motovun | Dron Adria | -
Grožnjan fotograf | fotografija | okolica 100 km: Grožnjan | Višnja | -
sala Velika Mlaka | lokacija | - | Dvorac Lužnica | Mlaka
vinarija Baranja | lokacija | okolica 60 km: Kneževi Vinogradi | Imanje Đakovčica | -
Ilok podrum | lokacija | okolica 100 km: Ilok | Imanje Đakovčica | -
Pelješac vinarija | lokacija | okolica 100 km: Trpanj | Restoran Marina | -
Ston kamenice | hrana-i-slastice | Ston | - | -
Mljet | - | okolica 60 km: Ston | MC Grga | -
Trakošćan | - | okolica 30 km: Bednja | Argentum | -
Medvednica restoran | lokacija | - | Dvorac Lužnica | Medvednica
jezero Jarun | - | Zagreb | Anđeli foto | -
na splavu | lokacija | - | Dvorac Lužnica | -
bend 10000 zagreb | glazba | Zagreb | Bend Aurora | -
21000 split fotograf | fotografija | Split | Foto Šešir | -
cijela hrvatska fotograf | fotografija | - | Anđeli foto | -
bend koji svira u Austriji | glazba | - | Alpski zvuk | Austriji
Stuttgart bend | glazba | - | Alpski zvuk | Stuttgart
fotograf blizu mene | fotografija | - | Anđeli foto | -
bend u blizini | glazba | - | Alpski zvuk | -
fotograf kod mene | fotografija | - | Anđeli foto | -
u mom gradu fotograf | fotografija | - | Anđeli foto | -
sve usluge | - | - | Alpski zvuk | -
svi fotografi | fotografija | - | Anđeli foto | -
besplatna sala | lokacija | - | Dvorac Lužnica | besplatna
fotograf bez kapare | fotografija | - | Anđeli foto | bez kapare
sala bez pića | lokacija | - | Dvorac Lužnica | bez pića
sala s klimom | lokacija | - | Dvorac Lužnica | klimom
terasa uz more | lokacija | - | Dvorac Lužnica | -
restoran s vrtom | lokacija outdoor | - | Vinogradska kuća | -
sala sa sobama | lokacija accommodation | - | Vinogradska kuća | -
hotel sa spa | lokacija | - | Dvorac Lužnica | spa
prilagođeno invalidima | lokacija accessible | - | Zeleni gaj | -
mlada mama | - | - | Alpski zvuk | -
muška frizura | make-up-i-frizura | - | Beauty by Ana | muška
brijanje mladoženje | make-up-i-frizura | - | Beauty by Ana | -
makeup za mladu i kume | make-up-i-frizura | - | Beauty by Ana | -
šminka za tamnu put | make-up-i-frizura | - | Beauty by Ana | tamnu put
prirodna šminka | make-up-i-frizura | - | Beauty by Ana | prirodna
lažne trepavice | make-up-i-frizura | - | Beauty by Ana | lažne
odijelo veliki brojevi | odjeca | - | Asteria | veliki brojevi
xxl odijelo | odjeca | - | Asteria | xxl
cipele broj 43 | odjeca | - | Asteria | 43
vjenčanica za trudnicu | odjeca | - | Asteria | -
vjenčanica do 500 | odjeca | - | - | -
kratka vjenčanica | odjeca | - | Asteria | kratka
srebrni prsten | nakit | - | Argentum | srebrni
prsten s imenom | nakit | - | Argentum | imenom
popravak prstena | nakit | - | Argentum | -
pozivnice na engleskom | pozivnice-i-pokloni | - | Papirnati zmaj | -
pozivnice hitno | pozivnice-i-pokloni | - | Papirnati zmaj | -
pozivnice akvarel | pozivnice-i-pokloni | - | Papirnati zmaj | akvarel
zahvalnice magnet | pozivnice-i-pokloni | - | Papirnati zmaj | -
plakat dobrodošlice | pozivnice-i-pokloni | - | Papirnati zmaj | -
ime na čaši | pozivnice-i-pokloni | - | Papirnati zmaj | -
drvena kutija | pozivnice-i-pokloni | - | Papirnati zmaj | -
limo party bus | transport | - | Bijeli konj | -
party bus | transport | - | Bijeli konj | -
vožnja mladenaca | transport | - | Bijeli konj | -
vjenčanja na moruu | lokacija | - | Dvorac Lužnica | -
bend Solinn | glazba | okolica 30 km: Solin | Alpski zvuk | -
fotograf vukvar | fotografija | okolica 100 km: Vukovar | Svjetlo i sjena | -
`)

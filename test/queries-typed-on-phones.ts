import { rowsOfQueries } from './rows-of-queries.ts'

/** Single words as typed on phones: dialect, craft and goods, German, English, Slovene; and where the wedding is. */
export const queriesTypedOnPhones = rowsOfQueries(`
bandisti | glazba | - | Alpski zvuk
sastav za svadbu | glazba | - | Alpski zvuk
pop grupa | glazba pop_rock | - | Zlatni prolaz
grupa za svadbu | glazba | - | Alpski zvuk
čovjek orkestar | glazba | - | Alpski zvuk
mandolinski sastav | glazba | - | Alpski zvuk
bugarija | glazba tamburasi | - | Veseli Šokci
lijerica | glazba | - | Alpski zvuk
diple | glazba | - | Alpski zvuk
mih | glazba | - | Alpski zvuk
tamburaškog sastava | glazba tamburasi | - | Veseli Šokci
saksić | glazba | - | Alpski zvuk
akordeon | glazba | - | Alpski zvuk
fotografkinjama | fotografija | - | Anđeli foto
fotografove usluge | fotografija | - | Anđeli foto
fotografski studio | fotografija | - | Anđeli foto
fotkanje trudnice | fotografija | - | Anđeli foto
snimalac | video-produkcija | - | Dron Adria
videografkinja | video-produkcija | - | Dron Adria
video montaža | video-produkcija | - | Dron Adria
dronista | video-produkcija drone | - | Zračni kadar
breskvice | hrana-i-slastice | - | Slatki trenutak
bajadere | hrana-i-slastice | - | Slatki trenutak
kroasani | hrana-i-slastice | - | Slatki trenutak
deserti | hrana-i-slastice | - | Slatki trenutak
finger food | hrana-i-slastice | - | Slatki trenutak
kanapei | hrana-i-slastice | - | Slatki trenutak
crni rižot | hrana-i-slastice | - | Slatki trenutak
balkon | lokacija | - | Dvorac Lužnica
svečane sale | lokacija | - | Dvorac Lužnica
samostan | lokacija | - | Dvorac Lužnica
perivoj | lokacija outdoor | - | Vinogradska kuća
svjetionik | lokacija | - | Dvorac Lužnica
maslinjak | lokacija | - | Dvorac Lužnica
hotelska dvorana | lokacija | - | Dvorac Lužnica
mjesni dom | lokacija | - | Dvorac Lužnica
friz | make-up-i-frizura | - | Frizerski salon Lana
noktići | make-up-i-frizura | - | Beauty by Ana
odijela muška zagreb | odjeca | Zagreb | Atelier Bijela
cipelice | odjeca | - | Asteria
vera | nakit | - | Argentum
spaček | transport | - | Oldtimer klub Rijeka
fotokutak | dekoracija-i-cvijece | - | AS Events
letak | pozivnice-i-pokloni | - | Papirnati zmaj
letci | pozivnice-i-pokloni | - | Papirnati zmaj
pozivke | pozivnice-i-pokloni | - | Papirnati zmaj
voštani pečat | pozivnice-i-pokloni | - | Papirnati zmaj
papiratura | pozivnice-i-pokloni | - | Papirnati zmaj
grafički dizajn | pozivnice-i-pokloni | - | Papirnati zmaj
cvit | dekoracija-i-cvijece | - | AS Events
cvitovi | dekoracija-i-cvijece | - | AS Events
rože | dekoracija-i-cvijece | - | AS Events
agram | - | Zagreb | Anđeli foto
pošto je bend | glazba | - | Alpski zvuk
pošto torta | hrana-i-slastice | - | Slatki trenutak
tko iznajmljuje šatore | lokacija | - | Dvorac Lužnica
tko pravi kolače u Osijeku | hrana-i-slastice | okolica 100 km: Osijek | Slavonka
Tamburizza | glazba tamburasi | - | Veseli Šokci
tamburitza | glazba tamburasi | - | Veseli Šokci
klapa group split | glazba | Split | Klapa Galeb
Blumenstrauß | dekoracija-i-cvijece | - | AS Events
Anzug | odjeca | - | Asteria
Essen | hrana-i-slastice | - | Slatki trenutak
food | hrana-i-slastice | - | Slatki trenutak
Zelt | lokacija | - | Dvorac Lužnica
Zelt mieten | lokacija | - | Dvorac Lužnica
winery wedding | lokacija | - | Dvorac Lužnica
Feuerwerk | glazba | - | Alpski zvuk
Tauben | dekoracija-i-cvijece | - | AS Events
doves | dekoracija-i-cvijece | - | AS Events
balloons | dekoracija-i-cvijece | - | AS Events
Luftballons | dekoracija-i-cvijece | - | AS Events
Einladung | pozivnice-i-pokloni | - | Papirnati zmaj
nails | make-up-i-frizura | - | Beauty by Ana
registrar | - | - | Alpski zvuk | registrar
priest | - | - | Alpski zvuk | priest
sastav | glazba | - | Alpski zvuk
glazbeni sastav | glazba | - | Alpski zvuk
muzički sastav | glazba | - | Alpski zvuk
muzički bend | glazba | - | Alpski zvuk
pjevačka skupina | glazba | - | Alpski zvuk
grupa | glazba | - | Alpski zvuk
vokalna skupina | glazba | - | Alpski zvuk
limači | glazba | - | Alpski zvuk
puhački sastav | glazba | - | Alpski zvuk
berda | glazba tamburasi | - | Veseli Šokci
kontrabas | glazba | - | Alpski zvuk
bas gitara | glazba | - | Alpski zvuk
cajon | glazba | - | Alpski zvuk
ukulele | glazba | - | Alpski zvuk
akustična svirka | glazba | - | Alpski zvuk
unplugged | glazba | - | Alpski zvuk
live act | glazba | - | Alpski zvuk
disco kugla | glazba | - | Alpski zvuk
iskre | glazba | - | Alpski zvuk
mladenački ples | glazba | - | Alpski zvuk
konferansje | glazba | - | Alpski zvuk
balerina | glazba | - | Alpski zvuk
folklorno društvo | glazba | - | Alpski zvuk
fotografske usluge | fotografija | - | Anđeli foto
fotografska radnja | fotografija | - | Anđeli foto | radnja
fotosesija | fotografija | - | Anđeli foto
foto sešn | fotografija | - | Anđeli foto
photo session | fotografija | - | Anđeli foto
ispis slika | fotografija | - | Anđeli foto
uokvirene slike | fotografija | - | Anđeli foto
portret | fotografija | - | Anđeli foto
videomontaža | video-produkcija | - | Dron Adria
montaža videa | video-produkcija | - | Dron Adria
montažer | video-produkcija | - | Dron Adria
video zapis | video-produkcija | - | Dron Adria
filmaš | video-produkcija | - | Dron Adria
dron operater | video-produkcija drone | - | Zračni kadar
pilot drona | video-produkcija drone | - | Zračni kadar
klip | video-produkcija | - | Dron Adria
spot | video-produkcija | - | Dron Adria
torte i kolači po narudžbi | hrana-i-slastice | - | Slatki trenutak
ukrašavanje torti | hrana-i-slastice | - | Slatki trenutak
šećerna pasta | hrana-i-slastice | - | Slatki trenutak
sitno pecivo | hrana-i-slastice | - | Slatki trenutak
predjelo | hrana-i-slastice | - | Slatki trenutak
glavno jelo | hrana-i-slastice | - | Slatki trenutak
školjke | hrana-i-slastice | - | Slatki trenutak
aperol bar | hrana-i-slastice | - | Slatki trenutak
limunada bar | hrana-i-slastice | - | Slatki trenutak
šankeri | hrana-i-slastice | - | Slatki trenutak
meso | hrana-i-slastice | - | Slatki trenutak
vjenčanje u parku | lokacija outdoor | - | Vinogradska kuća
otok za najam | lokacija | - | Dvorac Lužnica
privatni otok | lokacija | - | Dvorac Lužnica
bungalovi | lokacija | - | Dvorac Lužnica
etno kuća | lokacija | - | Dvorac Lužnica
stara kuća | lokacija | - | Dvorac Lužnica
kazalište | lokacija | - | Dvorac Lužnica
noćni klub | lokacija | - | Dvorac Lužnica
kafić | lokacija | - | Dvorac Lužnica
caffe bar | lokacija | - | Dvorac Lužnica
pivnica | lokacija | - | Dvorac Lužnica
pizzeria | lokacija | - | Dvorac Lužnica
bistro | lokacija | - | Dvorac Lužnica
taverna | lokacija | - | Dvorac Lužnica
staklenik | lokacija | - | Dvorac Lužnica
oranžerija | lokacija | - | Dvorac Lužnica
hangar | lokacija | - | Dvorac Lužnica
tvornica | lokacija | - | Dvorac Lužnica
industrijski prostor | lokacija | - | Dvorac Lužnica
umetci za kosu | make-up-i-frizura | - | Frizerski salon Lana
bojanje kose | make-up-i-frizura | - | Frizerski salon Lana
kosa | make-up-i-frizura | - | Frizerski salon Lana
šiške | make-up-i-frizura | - | Frizerski salon Lana
puder | make-up-i-frizura | - | Beauty by Ana
vjenčanica princes kroj | odjeca | - | Asteria
suknja | odjeca | - | Asteria
kaput | odjeca | - | Asteria
bunda | odjeca | - | Asteria
potpetice | odjeca | - | Asteria
prepravka vjenčanice | odjeca | - | Asteria
vizitka | pozivnice-i-pokloni | - | Papirnati zmaj
naljepnice | pozivnice-i-pokloni | - | Papirnati zmaj
pečat | pozivnice-i-pokloni | - | Papirnati zmaj
kartice za goste | pozivnice-i-pokloni | - | Papirnati zmaj
plakat | pozivnice-i-pokloni | - | Papirnati zmaj
sapuni | pozivnice-i-pokloni | - | Papirnati zmaj
sapunčići | pozivnice-i-pokloni | - | Papirnati zmaj
lavanda vrećice | pozivnice-i-pokloni | - | Papirnati zmaj
zlatarske usluge | nakit | - | Argentum
srebrnina | nakit | - | Argentum
smaragd | nakit | - | Argentum
platinasti prsten | nakit | - | Argentum
ručno rađeni nakit | nakit | - | Argentum
orhideje | dekoracija-i-cvijece | - | AS Events
mimoza | dekoracija-i-cvijece | - | AS Events
maslinove grančice | dekoracija-i-cvijece | - | AS Events
šator dekoracija | dekoracija-i-cvijece | - | AS Events
namještaj najam | dekoracija-i-cvijece rental | - | Zvončić
lounge namještaj | dekoracija-i-cvijece | - | AS Events
suncobrani | dekoracija-i-cvijece | - | AS Events
organizacija evenata | dekoracija-i-cvijece | - | AS Events
event planner | dekoracija-i-cvijece | - | AS Events
event manager | dekoracija-i-cvijece | - | AS Events
wedding designer | dekoracija-i-cvijece | - | AS Events
wedding stylist | dekoracija-i-cvijece | - | AS Events
Geige | glazba | - | Alpski zvuk
Geiger | glazba | - | Alpski zvuk
Kleid | odjeca | - | Asteria
Kleider | odjeca | - | Asteria
Schuhe | odjeca | - | Asteria
Schmuck | nakit | - | Argentum
Goldschmied | nakit | - | Argentum
Juwelier | nakit | - | Argentum
Blumenladen | dekoracija-i-cvijece | - | AS Events
Ballons | dekoracija-i-cvijece | - | AS Events
Geschenke | pozivnice-i-pokloni | - | Papirnati zmaj
Kosmetikerin | make-up-i-frizura | - | Beauty by Ana
Nägel | make-up-i-frizura | - | Beauty by Ana
Konditorei | hrana-i-slastice | - | Slatki trenutak
Konditor | hrana-i-slastice | - | Slatki trenutak
Bäckerei | hrana-i-slastice | - | Slatki trenutak
Kellner | hrana-i-slastice | - | Slatki trenutak
Barkeeper | hrana-i-slastice | - | Slatki trenutak
Gasthaus | lokacija | - | Dvorac Lužnica
Garten | lokacija | - | Dvorac Lužnica
Weinkeller | lokacija | - | Dvorac Lužnica
winery | lokacija | - | Dvorac Lužnica
wineries istria | lokacija | okolica 46 km: Vrsar | -
farm wedding | lokacija | - | Dvorac Lužnica
barn wedding | lokacija | - | Dvorac Lužnica
garden | lokacija | - | Dvorac Lužnica
reception venue | lokacija | - | Dvorac Lužnica
private villa | lokacija | - | Dvorac Lužnica
olive grove | lokacija | - | Dvorac Lužnica
pictures | fotografija | - | Anđeli foto
filmmaker | video-produkcija | - | Dron Adria
wedding movie | video-produkcija | - | Dron Adria
sax player | glazba | - | Alpski zvuk
entertainment | glazba | - | Alpski zvuk
magician | glazba | - | Alpski zvuk
dancers | glazba | - | Alpski zvuk
flower arch | dekoracija-i-cvijece | - | AS Events
decorator | dekoracija-i-cvijece | - | AS Events
lighting | glazba | - | Alpski zvuk
chairs rental | dekoracija-i-cvijece rental | - | Zvončić
furniture rental | dekoracija-i-cvijece rental | - | Zvončić
shoes | odjeca | - | Asteria
veil | odjeca | - | Asteria
tailor | odjeca | - | Asteria
gold rings | nakit | - | Argentum
nail artist | make-up-i-frizura | - | Beauty by Ana
pastry | hrana-i-slastice | - | Slatki trenutak
dessert table | hrana-i-slastice | - | Slatki trenutak
bartender | hrana-i-slastice | - | Slatki trenutak
cocktails | hrana-i-slastice | - | Slatki trenutak
drinks | hrana-i-slastice | - | Slatki trenutak
dinner | hrana-i-slastice | - | Slatki trenutak
limousine service | transport | - | Bijeli konj
boat trip | transport | - | Bijeli konj
sailing boat | transport | - | Bijeli konj
horse and carriage | transport | - | Bijeli konj
poročni glasbeniki | glazba | - | Alpski zvuk
snemalec | video-produkcija | - | Dron Adria
rože za poroko | dekoracija-i-cvijece | - | AS Events
obleka | odjeca | - | Asteria
anelli | nakit | - | Argentum
spiaggia | lokacija | - | Dvorac Lužnica
invito | pozivnice-i-pokloni | - | Papirnati zmaj
inviti | pozivnice-i-pokloni | - | Papirnati zmaj
vjenčanje na plaži fotograf | fotografija | - | Anđeli foto
svadba na brodu dj split | glazba dj | Split | Vinil
vjenčanje u dvorcu fotograf | fotografija | - | Anđeli foto
vjenčanje na moru bend | glazba | - | Alpski zvuk
beach wedding photographer | fotografija | - | Anđeli foto
vineyard wedding dj | glazba dj | - | Vinil
fotograf vjenčanje na plaži | fotografija | - | Anđeli foto
castle wedding florist | dekoracija-i-cvijece | - | AS Events
vjenčanje na otvorenom catering | hrana-i-slastice | - | Slatki trenutak
strandhochzeit fotograf | fotografija | - | Anđeli foto
sala i fotograf | lokacija | - | Dvorac Lužnica
šminkerica za vjenčanje na brodu | make-up-i-frizura | - | Beauty by Ana
svećenik split | - | Split | Alpski zvuk | svećenik
matičar zagreb | - | Zagreb | Anđeli foto | matičar
priest dubrovnik | - | Dubrovnik | MC Grga | priest
svećenik solin | - | okolica 30 km: Solin | Alpski zvuk | svećenik
fotograf za matičara split | fotografija | Split | Foto Šešir
klupe najam | dekoracija-i-cvijece rental | - | Zvončić
ton majstor | glazba | - | Alpski zvuk
muzika uživo osijek | glazba | Osijek | Tamburaši Zlatne žice | -
kozmetički tretman | make-up-i-frizura | - | Beauty by Ana
hotel za prvu bračnu noć | lokacija | - | Dvorac Lužnica | -
`)

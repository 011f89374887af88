import { rowsOfQueries } from './rows-of-queries.ts'

/** Queries by guests from abroad, in dialects, with emoji, and pasted from elsewhere. */
export const queriesFromAbroadAndByPicture = rowsOfQueries(`
bend do petsto eura | glazba | - | - | -
fotograf do tisuću i dvjesto eura | fotografija | - | - | -
sala za sto dvadeset ljudi | lokacija | - | - | -
sala za dvjesto pedeset osoba | lokacija | - | - | -
restoran za osamdeset gostiju u zadru | lokacija | Zadar | - | -
dj do tristo eura | glazba dj | - | - | -
tražim fotografa za petnaesti lipnja | fotografija | - | Anđeli foto | -
bend za dvadeset i peti rujna dvije tisuće dvadeset i sedme | glazba | - | Alpski zvuk | -
torta za šezdeset ljudi | hrana-i-slastice | - | Slatki trenutak | -
kombi za osam osoba | transport | - | Živa cesta | -
autobus za pedeset ljudi split | transport | Split | - | -
fotograf na deset sati | fotografija | - | Anđeli foto | -
video snimatelj do tisuću eura zagreb | video-produkcija | Zagreb | - | -
okej google nađi mi bend u splitu | glazba | Split | Alpski zvuk | -
hej siri traži fotografa za vjenčanje | fotografija | - | Anđeli foto | -
daj mi dj-a u rijeci | glazba | Rijeka | Zvuci Rijeke | -
nađi mi salu u osijeku | lokacija | okolica 60 km: Osijek | Imanje Đakovčica | -
pokaži mi bendove u zagrebu | glazba | Zagreb | Bend Aurora | -
treba nam harmonikaš za subotu | glazba | - | Alpski zvuk | -
dobar dan treba mi torta | hrana-i-slastice | - | Slatki trenutak | -
Hochzeitslocation Istrien | lokacija | okolica 46 km: Vrsar | - | -
Hochzeitslocation Kroatien am Meer | lokacija | - | Dvorac Lužnica | -
Hochzeitsfotograf Dubrovnik | fotografija | Dubrovnik | - | -
Hochzeitsplaner Kroatien | dekoracija-i-cvijece | - | AS Events | -
Hochzeitsband Split | glazba | Split | Alpski zvuk | -
Hochzeitstorte Zagreb | hrana-i-slastice | Zagreb | Slatki trenutak | -
Brautkleid Zagreb | odjeca | Zagreb | Atelier Bijela | -
Brautstrauß Split | dekoracija-i-cvijece | Split | Cvjećarnica Lavanda | -
Eheringe Zagreb | nakit | Zagreb | Zlatarna Križek | -
Trauringe | nakit | - | Argentum | -
Musik für Hochzeit Zadar | glazba | okolica 100 km: Zadar | Zapadni vjetar | -
DJ für Hochzeit in Kroatien | glazba dj | - | Vinil | -
Standesbeamter | - | - | - | -
freie Trauung Istrien | - | okolica 46 km: Vrsar | Dron Adria | -
Blumen für die Hochzeit | dekoracija-i-cvijece | - | AS Events | -
Hochzeitsvideo | video-produkcija | - | Dron Adria | -
Hochzeitseinladungen | pozivnice-i-pokloni | - | Papirnati zmaj | -
Schloss Hochzeit Kroatien | lokacija | - | Dvorac Lužnica | -
Weingut Hochzeit Istrien | lokacija | okolica 46 km: Vrsar | - | -
Strandhochzeit Kroatien | lokacija | - | Dvorac Lužnica | -
Partyservice Rijeka | hrana-i-slastice | Rijeka | - | -
wedding planner Dubrovnik | dekoracija-i-cvijece | Dubrovnik | - | -
wedding photographer Hvar | fotografija | okolica 60 km: Hvar | Foto Šešir | -
wedding venue Split | lokacija | okolica 30 km: Split | Restoran Marina | -
wedding villa Istria | lokacija | okolica 46 km: Vrsar | - | -
beach wedding Croatia | lokacija | - | Dvorac Lužnica | -
castle wedding venue | lokacija | - | Dvorac Lužnica | -
vineyard wedding Istria | lokacija | okolica 46 km: Vrsar | - | -
wedding cake Dubrovnik | hrana-i-slastice | Dubrovnik | - | -
wedding florist Split | dekoracija-i-cvijece | Split | Cvjećarnica Lavanda | -
bridal shop Zagreb | odjeca | Zagreb | Atelier Bijela | -
wedding dress rental | odjeca rental | - | Šivaonica Iva | -
string quartet Dubrovnik | glazba | Dubrovnik | MC Grga | -
live band for wedding Zadar | glazba | okolica 100 km: Zadar | Zapadni vjetar | -
wedding dj Dubrovnik | glazba | Dubrovnik | MC Grga | -
wedding videographer Split | video-produkcija | Split | Obrt Djeca sunca | -
drone video wedding | video-produkcija drone | - | Zračni kadar | -
hair and makeup Dubrovnik | make-up-i-frizura | Dubrovnik | - | -
bridal makeup artist Split | make-up-i-frizura | Split | - | -
old car for wedding | transport | - | Bijeli konj | -
boat for 50 guests Split | transport | Split | - | -
transfers for wedding guests Dubrovnik | transport | Dubrovnik | - | -
wedding catering Split | hrana-i-slastice | Split | - | -
cheap wedding photographer | fotografija | - | Anđeli foto | -
best wedding dj zagreb | glazba | Zagreb | DJ Maestro | -
how much does a wedding photographer cost | fotografija | - | Anđeli foto | -
saxophonist for wedding | glazba | - | Alpski zvuk | -
fireworks for wedding | glazba | - | Alpski zvuk | -
save the date cards | pozivnice-i-pokloni | - | Papirnati zmaj | -
wedding favors | pozivnice-i-pokloni | - | Papirnati zmaj | -
wedding rings Zagreb | nakit | Zagreb | Zlatarna Križek | -
svadba Makarska | - | okolica 60 km: Makarska | Alpski zvuk | -
svadbeni salon Zagreb | lokacija | Zagreb | Sala Zvijezda | -
svadbena sala Split | lokacija | okolica 30 km: Split | Restoran Marina | -
restoran za svadbu Dubrovnik | lokacija | Dubrovnik | - | -
muzika za svadbu Zadar | glazba | okolica 100 km: Zadar | Zapadni vjetar | -
orkestar za svadbu | glazba | - | Alpski zvuk | -
trubači za svadbu | glazba | - | Alpski zvuk | -
fotograf za svadbu Rovinj | fotografija | okolica 100 km: Rovinj | Višnja | -
venčanica Zagreb | odjeca | Zagreb | Atelier Bijela | -
venčanje na moru | lokacija | - | Dvorac Lužnica | -
burme beograd | nakit | - | Argentum | beograd
cvećara Zagreb | dekoracija-i-cvijece | Zagreb | Bijela ruža | -
dekoracija sale za svadbu | dekoracija-i-cvijece | - | AS Events | -
torta za svadbu Osijek | hrana-i-slastice | okolica 100 km: Osijek | Slavonka | -
ketering za svadbu | hrana-i-slastice | - | Slatki trenutak | -
šminkanje mlade | make-up-i-frizura | - | Beauty by Ana | -
frizer za mladu | make-up-i-frizura | - | Frizerski salon Lana | -
zvanice 200 sala | lokacija | - | - | -
pečenje na svadbi | hrana-i-slastice | - | Slatki trenutak | -
poročni fotograf | fotografija | - | Anđeli foto | -
poročna torta | hrana-i-slastice | - | Slatki trenutak | -
poročni prstani | nakit | - | Argentum | -
poročni šopek | dekoracija-i-cvijece | - | AS Events | -
poročna lokacija Istra | lokacija | okolica 46 km: Vrsar | - | -
poročne fotografije Hrvaška | fotografija | - | Anđeli foto | -
glasbena skupina za poroko | glazba | - | Alpski zvuk | -
snemanje poroke | video-produkcija | - | Dron Adria | -
poročna dekoracija | dekoracija-i-cvijece | - | AS Events | -
vabila za poroko | pozivnice-i-pokloni | - | Papirnati zmaj | -
poroka na plaži | lokacija | - | Dvorac Lužnica | -
najem avtobusa | transport | - | Bijeli konj | -
fotografo matrimonio Rovigno | fotografija | okolica 100 km: Rovinj | Višnja | -
location matrimonio Croazia | lokacija | - | Dvorac Lužnica | -
torta nuziale | hrana-i-slastice | - | Slatki trenutak | -
abito da sposa | odjeca | - | Asteria | -
fedi nuziali | nakit | - | Argentum | -
partecipazioni matrimonio | pozivnice-i-pokloni | - | Papirnati zmaj | -
villa per matrimonio Istria | lokacija | okolica 46 km: Vrsar | - | -
castello matrimonio | lokacija | - | Dvorac Lužnica | -
noleggio auto matrimonio | transport | - | Bijeli konj | -
esküvői fotós | fotografija | - | Anđeli foto | -
fotograf ślubny Chorwacja | fotografija | - | Anđeli foto | -
photographe mariage Dubrovnik | fotografija | Dubrovnik | - | -
svirači za pir | glazba | - | Alpski zvuk | -
svirači za feštu | glazba | - | Alpski zvuk | feštu
veštit | odjeca | - | Asteria | -
kapelica za vjenčanje | lokacija | - | Dvorac Lužnica | -
konoba za pir | lokacija | - | Dvorac Lužnica | -
marenda za goste | hrana-i-slastice | - | Slatki trenutak | -
gosti iz inozemstva | - | - | Alpski zvuk | -
popevke | glazba | - | Alpski zvuk | -
bus za svate | transport | - | Bijeli konj | -
svati | - | - | Alpski zvuk | -
gostovanje | - | - | - | -
gostiona za svate | lokacija | - | Dvorac Lužnica | -
gostionica za svadbu | lokacija | - | Dvorac Lužnica | -
mužikaši | glazba | - | Alpski zvuk | -
mužika za svadbu | glazba | - | Alpski zvuk | -
harmunika | glazba | - | Alpski zvuk | -
tamburica | glazba tamburasi | - | Veseli Šokci | -
gajdaš | glazba | - | Alpski zvuk | -
roženice | glazba | - | Alpski zvuk | -
roženica | glazba | - | Alpski zvuk | -
sopele | glazba | - | Alpski zvuk | -
kolači za svate | hrana-i-slastice | - | Slatki trenutak | -
fritule za svadbu | hrana-i-slastice | - | Slatki trenutak | -
štrukle catering | hrana-i-slastice | - | Slatki trenutak | -
paški sir | hrana-i-slastice | - | Slatki trenutak | -
janjac na ražnju | hrana-i-slastice | - | Slatki trenutak | -
janjetina za svadbu | hrana-i-slastice | - | Slatki trenutak | -
prasac | hrana-i-slastice | - | Slatki trenutak | -
odojak za svadbu | hrana-i-slastice | - | Slatki trenutak | -
kotlovina | hrana-i-slastice | - | Slatki trenutak | -
peka | hrana-i-slastice | - | Slatki trenutak | -
šlag torta | hrana-i-slastice | - | Slatki trenutak | -
burek | hrana-i-slastice | - | Slatki trenutak | -
vjenčani prsteni | nakit | - | Argentum | -
zaručnički prsten zagreb | nakit | Zagreb | Zlatarna Križek | -
verice | nakit | - | Argentum | -
vereničko prstenje | nakit | - | Argentum | -
💍 Zagreb | - | Zagreb | Anđeli foto | -
💐 split | dekoracija-i-cvijece | Split | Cvjećarnica Lavanda | -
🎂 za 80 osoba | hrana-i-slastice | - | Slatki trenutak | -
📷 istra | fotografija | okolica 100 km: Vrsar | Višnja | -
📸 zadar | fotografija | Zadar | Fotograf Split | -
🎵 za svadbu | glazba | - | Alpski zvuk | -
🎤 zagreb | glazba | Zagreb | Bend Aurora | -
🎷 | glazba | - | Alpski zvuk | -
🚗 za vjenčanje | transport | - | Bijeli konj | -
🚁 | transport | - | Bijeli konj | -
👗 zagreb | odjeca | Zagreb | Atelier Bijela | -
🤵 | odjeca | - | Asteria | -
💄 split | make-up-i-frizura | Split | - | -
💇‍♀️ | make-up-i-frizura | - | Beauty by Ana | -
🏰 | lokacija | - | Dvorac Lužnica | -
🎆 | glazba | - | Alpski zvuk | -
🚌 50 | transport | - | Bijeli konj | 50
bend 🎸 split | glazba | Split | Alpski zvuk | -
fotograf ❤️ zagreb | fotografija | Zagreb | Anđeli foto | -
❤️❤️❤️ | - | - | - | -
😂 | - | - | - | -
@studio_marina | - | - | Restoran Marina | -
@bendaurora | - | - | - | -
@bend.aurora | glazba | - | Bend Aurora | -
instagram.com/studiomarina | - | - | - | -
https://www.instagram.com/bend_aurora/ | - | - | Bend Aurora | -
https://www.facebook.com/bendaurora | - | - | - | -
www.bendaurora.hr | - | - | - | -
bendaurora.hr | - | - | - | -
https://bendaurora.hr/kontakt | - | - | - | -
info@bendaurora.hr | - | - | - | -
bend.aurora@gmail.com | glazba | - | Bend Aurora | -
studio.marina@gmail.com | - | - | Studio Marina | -
+385 91 234 5678 | - | - | - | -
0912345678 | - | - | - | -
098/123-456 | - | - | - | -
tel: 091 1234 567 | - | - | - | -
OIB 12345678903 | - | - | - | -
12345678903 | - | - | - | -
HR1210010051863000160 | - | - | - | -
10000 Zagreb | - | Zagreb | Anđeli foto | -
21000 | - | - | - | -
#fotograf #split | fotografija | Split | Foto Šešir | -
#wedding #croatia | - | - | Alpski zvuk | -
fotograf#zagreb | fotografija | Zagreb | Anđeli foto | -
`)

import { rowsOfQueries } from './rows-of-queries.ts'

/** Queries as typed on a phone: shortened, misspelt, joined, with negations, in sentences. */
export const queriesTypedInAHurry = rowsOfQueries(`
fotić za vjenčanje zg | fotografija | Zagreb | Anđeli foto
muzika za svadbu | glazba | - | Alpski zvuk
fotograf lipnaj | fotografija | - | Anđeli foto
muzika 12. srpnaj split | glazba | Split | Alpski zvuk
bend kolovza 2027 zg | glazba | Zagreb | Bend Aurora
bend st | glazba | Split | Alpski zvuk
dj ri | glazba | Rijeka | Zvuci Rijeke
fotograf os | fotografija | okolica 100 km: Osijek | Svjetlo i sjena
torta zd | hrana-i-slastice | Zadar | Torte Nina
tamburasi sb | glazba tamburasi | Slavonski Brod | Veseli Šokci
st | - | - | Studio Marina
v. gorica restoran | lokacija | okolica 30 km: Velika Gorica | Dvorac Lužnica
svadba na otoku | lokacija | - | Dvorac Lužnica
fotograf na otoku | fotografija | - | Anđeli foto
fotograf u Otoku | fotografija | okolica 100 km: Otok | Svjetlo i sjena
fotograf na otoku hvaru | fotografija | okolica 60 km: Hvar | Foto Šešir
velika sala | lokacija | - | Dvorac Lužnica
velika sala u Velikoj | lokacija | okolica 100 km: Velika | Imanje Đakovčica
tko svira u Zadru | glazba | okolica 100 km: Zadar | Zapadni vjetar
tko svira na svadbama u splitu | glazba | Split | Alpski zvuk
tko snima dronom | video-produkcija drone | - | Zračni kadar
sala i catering | lokacija | - | Dvorac Lužnica
sala bez cateringa | lokacija | - | Dvorac Lužnica
bend bez pjevača | glazba | - | Alpski zvuk
bend bez dj-a | glazba | - | Alpski zvuk
limuzina bez vozača | transport | - | Bijeli konj
stari mercedes | transport | - | Bijeli konj
raspored stolova | pozivnice-i-pokloni | - | Papirnati zmaj
stari svat | glazba | - | Alpski zvuk
bend i dj | glazba | - | Alpski zvuk
dj ili bend | glazba | - | Alpski zvuk
dj bez benda | glazba dj | - | Vinil
sve za vjenčanje split | - | Split | Alpski zvuk
dj i saksofon | glazba dj | - | Vinil
tamburaši ili bend | glazba | - | Alpski zvuk
bol na braču | - | okolica 30 km: Bol | Vila Lavanda
bol brač | - | okolica 30 km: Bol | Vila Lavanda
fotograf jelsa hvar | fotografija | okolica 60 km: Jelsa | Foto Šešir
hvar stari grad | - | okolica 30 km: Stari Grad | Vila Lavanda
poreč istra | - | okolica 60 km: Poreč | Dron Adria
restoran marina trogir | lokacija | Trogir | Restoran Marina
krka vjenčanje | - | okolica 20 km: Skradin | Zapadni vjetar
fotograf s Krka | fotografija | okolica 60 km: Krk | Višnja
sjeverna dalmacija fotograf | fotografija | okolica 55 km: Benkovac | Fotograf Split
sesvete sala | lokacija | Zagreb | Sala Zvijezda
rab fotograf | fotografija | okolica 100 km: Rab | Fotograf Split
lika bend | glazba | okolica 100 km: Otočac | Zvuci Rijeke
marina fotograf | fotografija | - | Studio Marina
bemd | glazba | - | Alpski zvuk
fotografff | fotografija | - | Anđeli foto
bendzagreb | glazba | Zagreb | Bend Aurora
fotografsplit | fotografija | Split | Foto Šešir
djsplit | glazba dj | Split | Vinil
ston | - | okolica 60 km: Ston | MC Grga
violina u crkvi | glazba ceremony_music | - | Zapadni vjetar
fotograf u crkvi | fotografija | - | Anđeli foto
vjenčanje u crkvi | - | - | Alpski zvuk
glazba za crkveno vjenčanje | glazba ceremony_music | - | Zapadni vjetar
vjenčanje u šumi | lokacija outdoor | - | Vinogradska kuća
content creator zagreb | video-produkcija | Zagreb | Kadar po kadar
reels s vjenčanja | video-produkcija | - | Dron Adria
rakijice za goste | pozivnice-i-pokloni | - | Papirnati zmaj
mejkapica rijeka | make-up-i-frizura | Rijeka | Frizerski salon Lana
#fotograf | fotografija | - | Anđeli foto
d.j. split | glazba dj | Split | Vinil
rock'n'roll bend | glazba pop_rock | - | Zlatni prolaz
bend za petak navečer | glazba | - | Alpski zvuk
dobar dan, zanima me imate li slobodan termin za bend? | glazba | - | Alpski zvuk
jel zna netko dobrog fotografa u zadru | fotografija | Zadar | Fotograf Split
rent a oldtimer rijeka | transport | Rijeka | Oldtimer klub Rijeka
zdravi zalogaj d.o.o. | - | - | Zdravi zalogaj
obrt bijeli konj | - | - | Bijeli konj
brod fotograf | fotografija | Slavonski Brod | Svjetlo i sjena
fotograf na brodu | fotografija | - | Anđeli foto
brod za svadbu | transport | - | Bijeli konj
tisno | - | okolica 30 km: Tisno | Zapadni vjetar
pir na moru | lokacija | - | Dvorac Lužnica
hochzeitsfotograf istrien | fotografija | okolica 100 km: Vrsar | Višnja
svadba lipanj 2027 | - | - | Alpski zvuk
trebam fotografa za vjenčanje u Zadru u rujnu do tisuću eura | fotografija | Zadar | -
hochzeitsfotograf | fotografija | - | Anđeli foto
live musik split | glazba | Split | Alpski zvuk
hochzeitsband zagreb | glazba | Zagreb | Bend Aurora
friseur rijeka | make-up-i-frizura | Rijeka | Frizerski salon Lana
hochzeitsplaner split | dekoracija-i-cvijece | Split | Cvjećarnica Lavanda
heiraten in kroatien | - | - | Alpski zvuk
matrimonio in croazia | - | - | Alpski zvuk
fotografo matrimoni zadar | fotografija | Zadar | Fotograf Split
saxofon | glazba | - | Alpski zvuk
instruktor plesa | glazba | - | Alpski zvuk
dimna bomba | glazba | - | Alpski zvuk
slova love | dekoracija-i-cvijece | - | AS Events
puštanje leptira | dekoracija-i-cvijece | - | AS Events
neon natpis | dekoracija-i-cvijece | - | AS Events
old tajmer rijeka | transport | Rijeka | Oldtimer klub Rijeka
saloni za vjenčanja | lokacija | - | Dvorac Lužnica
gradska vijećnica | lokacija | - | Dvorac Lužnica
vjenčanje kod matičara | - | - | Alpski zvuk
fotograf za matičara zagreb | fotografija | Zagreb | Anđeli foto
wedding on the beach | lokacija | - | Dvorac Lužnica
civil ceremony split | - | Split | Alpski zvuk
voditelj ceremonije | glazba | - | Alpski zvuk
bend s pjevačicom | glazba | - | Alpski zvuk
bend s trubačima | glazba | - | Alpski zvuk
fotograf❤️ | fotografija | - | Anđeli foto
📸fotograf split | fotografija | Split | Foto Šešir
dj💿 split | glazba dj | Split | Vinil
fotograf dostupan Zagreb | fotografija | Zagreb | Anđeli foto
photographer available split | fotografija | Split | Foto Šešir
fotograf na sat | fotografija | - | Anđeli foto
bend do zore | glazba | - | Alpski zvuk
limuzina na jedan dan | transport | - | Bijeli konj
najbolje ocijenjeni fotograf | fotografija | - | Anđeli foto
jeftinih fotografa zadar | fotografija | Zadar | Fotograf Split
affordable photographer zagreb | fotografija | Zagreb | Anđeli foto
ostali | - | - | Alpski zvuk
crkva | - | - | Alpski zvuk
wedding car rental zagreb | transport | Zagreb | Bijeli konj
audio guestbook | pozivnice-i-pokloni | - | Papirnati zmaj
private chef | hrana-i-slastice | - | Slatki trenutak
qwzxy 12.6.2027 | - | - | Alpski zvuk
početkom lipnja | - | - | Alpski zvuk
bend 12. lipanj 2027 | glazba | - | Alpski zvuk
band june 12 2027 | glazba | - | Alpski zvuk
bend dvanaestog šestog | glazba | - | Alpski zvuk
12. i 13. lipnja | - | - | Alpski zvuk
muški | - | - | -
muški dj split | glazba dj | Split | Vinil
torta od ponoći | hrana-i-slastice | - | Slatki trenutak
dj za 6 sati | glazba dj | - | Vinil
dj za 12 sati | glazba dj | - | Vinil
fotograf na 8 sati | fotografija | - | Anđeli foto
sala od 18 sati | lokacija | - | Dvorac Lužnica
frizerka 2 sata rijeka | make-up-i-frizura | Rijeka | Frizerski salon Lana
bend 4 člana | glazba | - | Zlatni prolaz
peteroclani bend | glazba | - | Zlatni prolaz
peteročlani bend split | glazba | Split | Alpski zvuk
tamburaši od 6 članova | glazba tamburasi | - | Veseli Šokci
bend od 20 do 04 | glazba | - | Alpski zvuk
dj sutra | glazba dj | - | Vinil
sutra | - | - | Alpski zvuk
fotografkinja ovaj vikend split | fotografija | Split | Foto Šešir
bend ove subote | glazba | - | Alpski zvuk
fotograf Trešnjevka | fotografija | Zagreb | Anđeli foto
fotografkinja na Tresnjevci | fotografija | Zagreb | Anđeli foto
frizerka Trsat | make-up-i-frizura | Rijeka | Frizerski salon Lana
bend Bačvice | glazba | Split | Alpski zvuk
vjenčanice Tvrđa | odjeca | Osijek | Salon Kraljica
vjenčanice gornji grad osijek | odjeca | Osijek | Salon Kraljica
cvjećara novi zagreb | dekoracija-i-cvijece | Zagreb | Bijela ruža
Maksimir | - | Zagreb | Anđeli foto
fotograf Zagreb ili Split | fotografija | Zagreb | Anđeli foto
torte između Zadra i Šibenika | hrana-i-slastice | Zadar | Torte Nina
klapa Zadar/Šibenik | glazba klapa | Šibenik | Zapadni vjetar
oldtimer Vukovar ili Rijeka | transport | Rijeka | Oldtimer klub Rijeka
bend Vukovar i Gospić | glazba | okolica 60 km: Vukovar | Tamburaši Zlatne žice
snimatelj Rijeka ili Istra | video-produkcija | Rijeka | Karas film
pri zagrebu sala | lokacija | Zagreb | Sala Zvijezda
sala na selu | lokacija | - | Dvorac Lužnica
trebam nekog da speče kolače za svatove | hrana-i-slastice | - | Slatki trenutak
ja bih htjela fotografa koji nije skup | fotografija | - | Anđeli foto
bokić cure, može preporuka za dobrog snimatelja u Puli? | video-produkcija | Pula | Dron Adria
hochzeitsfotograf für hochzeit zadar | fotografija | Zadar | Fotograf Split
fotograf vis | fotografija | okolica 60 km: Vis | Foto Šešir
bend mostar | glazba | - | Alpski zvuk
spalato fotografo | fotografija | Split | Foto Šešir
zlatni pir muzika | glazba | - | Alpski zvuk
nova godina dj | glazba dj | - | Vinil
sala 50€/os | lokacija | - | Dvorac Lužnica
limuzina 100 eura na sat | transport | - | Bijeli konj
postole za mladu | odjeca | - | Asteria
spiza za pir | hrana-i-slastice | - | Slatki trenutak
church music šibenik | glazba ceremony_music | Šibenik | Zapadni vjetar
boho vjenčanje | - | - | Alpski zvuk
boho dekoracija split | dekoracija-i-cvijece | Split | Cvjećarnica Lavanda
2 snimatelja | video-produkcija second_shooter | - | Zračni kadar
svatba u zadru | - | Zadar | Fotograf Split
`)

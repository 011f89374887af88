import { rowsOfQueries } from './rows-of-queries.ts'

/** Queries as they are typed on a phone: shortened, misspelt, joined, with what is not wanted, in sentences. */
export const queriesTypedInAHurry = rowsOfQueries(`
fotić za vjenčanje zg | fotografija | Zagreb | Anđeli foto
muzika za svadbu | glazba | - | Alpski zvuk
bend st | glazba | Split | Alpski zvuk
dj ri | glazba | Rijeka | Zvuci Rijeke
fotograf os | fotografija | Osijek | -
torta zd | hrana-i-slastice | Zadar | Torte Nina
tamburasi sb | glazba tamburasi | Slavonski Brod | Veseli Šokci
st | - | - | Studio Marina
v. gorica restoran | lokacija | Velika Gorica | -
svadba na otoku | lokacija | - | Dvorac Lužnica
fotograf na otoku | fotografija | - | Anđeli foto
fotograf u Otoku | fotografija | Otok | -
fotograf na otoku hvaru | fotografija | Hvar | -
velika sala | lokacija | - | Dvorac Lužnica
velika sala u Velikoj | lokacija | Velika | -
tko svira u Zadru | glazba | Zadar | -
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
bol na braču | - | Bol | -
bol brač | - | Bol | -
fotograf jelsa hvar | fotografija | Jelsa | -
hvar stari grad | - | Stari Grad | -
poreč istra | - | Poreč | -
restoran marina trogir | lokacija | Trogir | Restoran Marina
krka vjenčanje | - | okolica 20 km: Skradin | Zapadni vjetar
fotograf s Krka | fotografija | Krk | -
sjeverna dalmacija fotograf | fotografija | okolica 55 km: Benkovac | Fotograf Split
sesvete sala | lokacija | Zagreb | Sala Zvijezda
rab fotograf | fotografija | Rab | -
lika bend | glazba | okolica 46 km: Otočac | -
marina fotograf | fotografija | - | Studio Marina
bemd | glazba | - | Alpski zvuk
fotografff | fotografija | - | Anđeli foto
bendzagreb | glazba | Zagreb | Bend Aurora
fotografsplit | fotografija | Split | Foto Šešir
djsplit | glazba dj | Split | Vinil
ston | - | Ston | -
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
tisno | - | Tisno | -
pir na moru | lokacija | - | Dvorac Lužnica
hochzeitsfotograf istrien | fotografija | okolica 46 km: Vrsar | -
svadba lipanj 2027 | - | - | Alpski zvuk
`)

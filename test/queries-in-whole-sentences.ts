import { rowsOfQueries } from './rows-of-queries.ts'

/** Queries in whole sentences, as questions, with negations, an order or several trades, and with typos. */
export const queriesInWholeSentences = rowsOfQueries(`
pozdrav, zanima nas slobodan termin za 12.6.2027. | - | - | Alpski zvuk | -
Poštovani, zanima me cijena fotografa za vjenčanje u Zadru | fotografija | Zadar | Fotograf Split | -
Dobar dan, tražimo bend za svadbu u Osijeku u rujnu 2027. | glazba | Osijek | Tamburaši Zlatne žice | -
Bok, imate li slobodan termin za subotu 19.6.2027? | - | - | Alpski zvuk | -
Pozdrav! Koliko bi koštala torta za 100 osoba? | hrana-i-slastice | - | Slatki trenutak | -
Molim vas ponudu za dekoraciju sale u Varaždinu | dekoracija-i-cvijece | okolica 100 km: Varaždin | Bijela ruža | -
Zanima nas najam oldtimera za vjenčanje u Rijeci | transport | Rijeka | Oldtimer klub Rijeka | -
Lijep pozdrav, trebamo fotografa i snimatelja za vjenčanje u Puli | fotografija | okolica 100 km: Pula | Višnja | -
Može li ponuda za catering za 150 ljudi? | hrana-i-slastice | - | Slatki trenutak | -
Poštovani molim informaciju o cijeni dvorane | lokacija | - | Dvorac Lužnica | -
Hvala unaprijed | - | - | Alpski zvuk | -
Budući mladenci traže salu | lokacija | - | Dvorac Lužnica | -
Udajem se, trebam vjenčanicu | odjeca | - | Asteria | -
Ženim se i tražim odijelo | odjeca | - | Asteria | -
Planiramo vjenčanje za 150 osoba u Istri | - | okolica 46 km: Vrsar | - | -
Planiramo malo vjenčanje na otoku | lokacija | - | Dvorac Lužnica | -
vjenčanje iz snova | - | - | Alpski zvuk | -
kako organizirati vjenčanje | - | - | Alpski zvuk | -
kako odabrati fotografa | fotografija | - | Anđeli foto | -
koliko košta dj za svadbu | glazba dj | - | Vinil | -
koliko košta bend | glazba | - | Alpski zvuk | -
koliko košta snimanje vjenčanja dronom | video-produkcija drone | - | Zračni kadar | -
koliko naplaćuje fotograf | fotografija | - | Anđeli foto | -
koliko ljudi stane u salu | lokacija | - | Dvorac Lužnica | -
što obući na vjenčanje | - | - | Alpski zvuk | -
gdje napraviti svadbu u zagrebu | lokacija | Zagreb | Sala Zvijezda | -
gdje kupiti burme | nakit | - | Argentum | -
gdje iznajmiti oldtimer u splitu | transport | Split | - | -
gdje je najbolja torta u rijeci | hrana-i-slastice | Rijeka | - | -
gdje se vjenčati na moru | lokacija | - | Dvorac Lužnica | -
gdje ima slobodna sala | lokacija | - | Dvorac Lužnica | -
tko svira na svadbama u slavoniji | glazba | okolica 100 km: Đakovo | Tamburaši Zlatne žice | -
tko radi torte bez šećera | hrana-i-slastice | - | Slatki trenutak | bez šećera
tko snima dronom u istri | video-produkcija | okolica 46 km: Vrsar | Dron Adria | -
tko šminka u zadru | make-up-i-frizura | Zadar | - | -
kada rezervirati fotografa | fotografija | - | Anđeli foto | -
kada je vjenčanje | - | - | Alpski zvuk | -
kad rezervirati salu | lokacija | - | Dvorac Lužnica | -
koji bend za svadbu | glazba | - | Alpski zvuk | -
koji dj je najbolji u zagrebu | glazba | Zagreb | DJ Maestro | -
ima li tko slobodan 12.9. | - | - | Alpski zvuk | -
ima li slobodnih bendova u lipnju | glazba | - | Alpski zvuk | -
je li netko slobodan ovu subotu | - | - | Alpski zvuk | -
zna li netko dobrog dj-a | glazba dj | - | Vinil | -
preporučite dobru šminkericu u osijeku | make-up-i-frizura | Osijek | - | -
preporuka za salu u karlovcu | lokacija | okolica 60 km: Karlovac | Dvorac Lužnica | -
iskustva bend aurora | glazba | - | Bend Aurora | -
bend aurora cijena | glazba | - | Bend Aurora | -
bend aurora kontakt | glazba | - | Bend Aurora | -
studio marina recenzije | - | - | Studio Marina | -
radno vrijeme | - | - | Alpski zvuk | -
kontakt | - | - | Alpski zvuk | -
cjenik | - | - | Alpski zvuk | -
bez alkohola | - | - | - | -
torta bez šećera | hrana-i-slastice | - | Slatki trenutak | bez šećera
torta bez jaja | hrana-i-slastice | - | Slatki trenutak | bez jaja
torta bez mlijeka | hrana-i-slastice | - | Slatki trenutak | bez mlijeka
torta bez laktoze | hrana-i-slastice | - | Slatki trenutak | bez laktoze
bend bez harmonike | glazba | - | Alpski zvuk | bez harmonike
bend ali ne tamburaši | glazba | - | Alpski zvuk | ne tamburaši
bend osim tamburaša | glazba | - | Alpski zvuk | osim tamburaša
svi osim dj-a | - | - | Alpski zvuk | osim dj a
glazba osim dj | glazba | - | Alpski zvuk | osim dj
fotograf ne u Zagrebu | fotografija | - | Anđeli foto | ne u Zagrebu
sala ne u centru | lokacija | - | Dvorac Lužnica | -
sala koja nije hotel | lokacija | - | Dvorac Lužnica | nije hotel
ne želim dj-a | - | - | - | -
nemoj narodnjake | - | - | - | -
fotograf bez videa | fotografija | - | Anđeli foto | bez videa
vjenčanje bez svadbe | - | - | Alpski zvuk | bez
vjenčanje bez gostiju | - | - | Alpski zvuk | bez
vjenčanje bez djece | - | - | Alpski zvuk | bez djece
sala bez kuhinje | lokacija | - | Dvorac Lužnica | bez kuhinje
sala bez glazbe | lokacija | - | Dvorac Lužnica | bez glazbe
restoran bez najma | lokacija | - | Dvorac Lužnica | bez najma
jeftiniji od 1000 eura | - | - | - | -
fotograf jeftiniji od 800 | fotografija | - | - | -
bend skuplji od 2000 eura | glazba | - | - | -
najjeftiniji bend u splitu | glazba | Split | Alpski zvuk | -
najjeftinija sala | lokacija | - | Dvorac Lužnica | -
najbolji fotografi u hrvatskoj | fotografija | - | Anđeli foto | -
najbolji fotografi dalmacija | fotografija | okolica 167 km: Milna | Foto Šešir | -
najbolji restorani za svadbu | lokacija | - | Dvorac Lužnica | -
top 10 bendova | glazba | - | Alpski zvuk | -
top 10 fotografa zagreb | fotografija | Zagreb | Anđeli foto | -
top fotografi | fotografija | - | Anđeli foto | -
top 5 sala u zagrebu | lokacija | Zagreb | Sala Zvijezda | -
najpoznatiji bendovi | glazba | - | Alpski zvuk | najpoznatiji
najtraženiji dj | glazba dj | - | Vinil | -
najveća sala u zagrebu | lokacija | Zagreb | Sala Zvijezda | najveća
najljepša sala | lokacija | - | Dvorac Lužnica | -
najmanja sala | lokacija | - | Dvorac Lužnica | najmanja
luksuzna sala | lokacija | - | Dvorac Lužnica | luksuzna
ekskluzivna vila | lokacija | - | Dvorac Lužnica | ekskluzivna
povoljna vjenčanica | odjeca | - | Asteria | -
rabljena vjenčanica | odjeca | - | Asteria | -
polovne vjenčanice | odjeca | - | Asteria | -
besplatno | - | - | - | -
besplatan fotograf | fotografija | - | Anđeli foto | besplatan
gratis | - | - | - | -
popust | - | - | - | -
akcija | - | - | - | -
popust na fotografa | fotografija | - | Anđeli foto | popust
bend od 20h | glazba | - | Alpski zvuk | -
bend do 4 ujutro | glazba | - | Alpski zvuk | -
dj od 19 do 03 | glazba dj | - | Vinil | -
fotograf od 14 sati | fotografija | - | Anđeli foto | -
fotograf u 15h | fotografija | - | Anđeli foto | -
fotograf pola dana | fotografija | - | Anđeli foto | -
bend od 8 navečer | glazba | - | Alpski zvuk | -
sala preko noći | lokacija | - | Dvorac Lužnica | preko noći
fotograf, snimatelj, dj | fotografija | - | Anđeli foto | -
fotograf + video | fotografija | - | Foto Video Horvat | -
foto/video | fotografija | - | Foto Video Horvat | -
bend ili dj | glazba | - | Alpski zvuk | -
torta i kolači | hrana-i-slastice | - | Slatki trenutak | -
cvijeće i dekoracije | dekoracija-i-cvijece | - | AS Events | -
sala i bend | lokacija | - | Dvorac Lužnica | -
šminka i frizura split | make-up-i-frizura | Split | - | -
burme i zaručnički prsten | nakit | - | Argentum | -
pozivnice i zahvalnice | pozivnice-i-pokloni | - | Papirnati zmaj | -
limuzina i bus | transport | - | Bijeli konj | -
fotograf bend torta | fotografija | - | Anđeli foto | -
sve za vjenčanje | - | - | Alpski zvuk | -
organizacija vjenčanja | dekoracija-i-cvijece | - | AS Events | -
organizator vjenčanja istra | dekoracija-i-cvijece | okolica 46 km: Vrsar | - | -
vjenčanja ključ u ruke | - | - | Alpski zvuk | ključ ruke
koordinator vjenčanja | dekoracija-i-cvijece | - | AS Events | -
foto graf | fotografija | - | Anđeli foto | -
fotogr af | fotografija | - | Anđeli foto | -
svadbenasala | lokacija | - | Dvorac Lužnica | -
svadbena sala | lokacija | - | Dvorac Lužnica | -
salazasvadbu | lokacija | - | Dvorac Lužnica | -
bendzasvadbu | glazba | - | Alpski zvuk | -
bend split | glazba | Split | Alpski zvuk | -
bendsplit | glazba | Split | Alpski zvuk | -
djzagreb | glazba | Zagreb | DJ Maestro | -
fotografzadar | fotografija | Zadar | Fotograf Split | -
tortezagreb | hrana-i-slastice | Zagreb | Slatki trenutak | -
torta rijeka | hrana-i-slastice | Rijeka | - | -
oldtimerrijeka | transport | Rijeka | Oldtimer klub Rijeka | -
vjen čanica | odjeca | - | Asteria | -
vjenčan ica | odjeca | - | Asteria | -
restoran zasvadbu | lokacija | - | Dvorac Lužnica | -
video snimanje | video-produkcija | - | Dron Adria | -
videosnimanje | video-produkcija | - | Dron Adria | -
foto studio | fotografija | - | Anđeli foto | -
fotostudio | fotografija | - | Anđeli foto | -
catering zagreb | hrana-i-slastice | Zagreb | Slatki trenutak | -
kateringzagreb | hrana-i-slastice | Zagreb | Slatki trenutak | -
živa muzika | glazba | - | Alpski zvuk | -
photobooth | fotografija | - | Anđeli foto | -
fotobooth | fotografija | - | Anđeli foto | -
foto kabina | fotografija | - | Anđeli foto | -
yagreb | - | Zagreb | Anđeli foto | -
bend yagreb | glazba | Zagreb | Bend Aurora | -
fotograf yadar | fotografija | Zadar | Fotograf Split | -
yadar fotograf | fotografija | Zadar | Fotograf Split | -
viyažistkinja | make-up-i-frizura | - | Beauty by Ana | -
muyika | glazba | - | Alpski zvuk | -
glayba | glazba | - | Alpski zvuk | -
dekoraciza | dekoracija-i-cvijece | - | AS Events | -
tambura[i | glazba tamburasi | - | Veseli Šokci | -
[minka | make-up-i-frizura | - | Beauty by Ana | -
vijenčanica | odjeca | - | Asteria | -
vjenćanica | odjeca | - | Asteria | -
venčanica | odjeca | - | Asteria | -
vjenčanjica | odjeca | - | Asteria | -
vjencanje | - | - | Alpski zvuk | -
vjećanje | - | - | Alpski zvuk | -
cviječarnica | dekoracija-i-cvijece | - | AS Events | -
cvječara | dekoracija-i-cvijece | - | AS Events | -
svečenik | - | - | Alpski zvuk | svečenik
djakovo | - | Đakovo | Imanje Đakovčica | -
đakovo bend | glazba | okolica 60 km: Đakovo | Tamburaši Zlatne žice | -
djurdjevac | - | okolica 100 km: Đurđevac | Anđeli foto | -
đurđevac | - | okolica 100 km: Đurđevac | Anđeli foto | -
medjimurje bend | glazba | okolica 100 km: Čakovec | Bend Aurora | -
međimurje bend | glazba | okolica 100 km: Čakovec | Bend Aurora | -
medimurje bend | glazba | okolica 100 km: Čakovec | Bend Aurora | -
medugorje | - | - | - | -
bend cakovec | glazba | okolica 100 km: Čakovec | Bend Aurora | -
bend ćakovec | glazba | okolica 100 km: Čakovec | Bend Aurora | -
pozega sala | lokacija | okolica 60 km: Požega | Imanje Đakovčica | -
požega sala | lokacija | okolica 60 km: Požega | Imanje Đakovčica | -
sibenik fotograf | fotografija | okolica 60 km: Šibenik | Foto Šešir | -
šibenik fotograf | fotografija | okolica 60 km: Šibenik | Foto Šešir | -
vinkovći | - | okolica 30 km: Vinkovci | Salon Kraljica | -
karlovać | - | Karlovac | AS Events | -
rjeka | - | Rijeka | Frizerski salon Lana | -
rijekaa | - | Rijeka | Frizerski salon Lana | -
slavonski brodd | - | Slavonski Brod | Slavonka | -
čakoveć | - | okolica 30 km: Čakovec | Foto Video Horvat | -
biograd na moru | - | okolica 30 km: Biograd na Moru | Fotograf Split | -
FOTOGRAF ZAGREB | fotografija | Zagreb | Anđeli foto | -
FOTOGRAF ZAGREB!!! | fotografija | Zagreb | Anđeli foto | -
BEND U SPLITU??? | glazba | Split | Alpski zvuk | -
SALA ZA SVADBU | lokacija | - | Dvorac Lužnica | -
VJENČANICE ZAGREB | odjeca | Zagreb | Atelier Bijela | -
Šminka RIJEKA | make-up-i-frizura | Rijeka | Frizerski salon Lana | -
fotograf. | fotografija | - | Anđeli foto | -
fotograf, | fotografija | - | Anđeli foto | -
fotograf? | fotografija | - | Anđeli foto | -
fotograf... | fotografija | - | Anđeli foto | -
"fotograf split" | - | - | Fotograf Split | -
'bend' | glazba | - | Alpski zvuk | -
[dj] | glazba dj | - | Vinil | -
- bend | glazba | - | Alpski zvuk | -
*fotograf* | fotografija | - | Anđeli foto | -
bend; | glazba | - | Alpski zvuk | -
bend: zagreb | glazba | Zagreb | Bend Aurora | -
fotograf – split | - | - | Fotograf Split | -
„torta” | hrana-i-slastice | - | Slatki trenutak | -
fottograf | fotografija | - | Anđeli foto | -
ffotograf | fotografija | - | Anđeli foto | -
bennd | glazba | - | Alpski zvuk | -
bend splitt | glazba | Split | Alpski zvuk | -
tortaa | hrana-i-slastice | - | Slatki trenutak | -
saala | lokacija | - | Dvorac Lužnica | -
dekoracijja | dekoracija-i-cvijece | - | AS Events | -
vjenčanicaa | odjeca | - | Asteria | -
limuzinna | transport | - | Bijeli konj | -
zaggreb | - | Zagreb | Anđeli foto | -
split split | - | Split | Alpski zvuk | -
bend bend | glazba | - | Alpski zvuk | -
fotograf fotograf zagreb | fotografija | Zagreb | Anđeli foto | -
`)

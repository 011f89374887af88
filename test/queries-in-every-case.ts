import { rowsOfQueries } from './rows-of-queries.ts'

/**
 * Queries in all seven cases, with counties and parts of the country, misspelt towns where nobody is, without spaces and
 * as names of pages elsewhere.
 */
export const queriesInEveryCase = rowsOfQueries(`
neonskog natpisa | dekoracija-i-cvijece | - | AS Events | -
najam neonskih natpisa | dekoracija-i-cvijece rental | - | Zvončić | -
s neonskim natpisom | dekoracija-i-cvijece | - | AS Events | -
cvjetnog zida | dekoracija-i-cvijece | - | AS Events | -
s cvjetnim zidom | dekoracija-i-cvijece | - | AS Events | -
cvjetnu dekoraciju | dekoracija-i-cvijece | - | AS Events | -
cvjetne dekoracije | dekoracija-i-cvijece | - | AS Events | -
foto zida | dekoracija-i-cvijece | - | AS Events | -
foto zidom | dekoracija-i-cvijece | - | AS Events | -
sa slatkim stolom | hrana-i-slastice | - | Slatki trenutak | -
candy bara | hrana-i-slastice | - | Slatki trenutak | -
candy barom | hrana-i-slastice | - | Slatki trenutak | -
slatke stolove | hrana-i-slastice | - | Slatki trenutak | -
led podijem | glazba | - | Alpski zvuk | -
plesnog podija | glazba | - | Alpski zvuk | -
plesni podiji | glazba | - | Alpski zvuk | -
dječjim kutićem | glazba | - | Alpski zvuk | -
hladnog vatrometa | glazba | - | Alpski zvuk | -
s hladnim vatrometom | glazba | - | Alpski zvuk | -
teškog dima | glazba | - | Alpski zvuk | -
s teškim dimom | glazba | - | Alpski zvuk | -
hladne pirotehnike | glazba | - | Alpski zvuk | -
mobilnog bara | hrana-i-slastice | - | Slatki trenutak | -
mobilnim barom | hrana-i-slastice | - | Slatki trenutak | -
koktel barom | hrana-i-slastice | - | Slatki trenutak | -
food trucka | hrana-i-slastice | - | Slatki trenutak | -
svadbenim salonom | lokacija | - | Dvorac Lužnica | -
svadbenoj sali | lokacija | - | Dvorac Lužnica | -
svadbenih sala | lokacija | - | Dvorac Lužnica | -
svečanu dvoranu | lokacija | - | Dvorac Lužnica | -
u svečanoj dvorani | lokacija | - | Dvorac Lužnica | -
svadbenoj dvorani | lokacija | - | Dvorac Lužnica | -
svečanih dvorana | lokacija | - | Dvorac Lužnica | -
svadbenih torti | hrana-i-slastice | - | Slatki trenutak | -
svadbenom tortom | hrana-i-slastice | - | Slatki trenutak | -
vjenčanih torti | hrana-i-slastice | - | Slatki trenutak | -
vjenčanu tortu | hrana-i-slastice | - | Slatki trenutak | -
vjenčanim prstenom | nakit | - | Argentum | -
zaručničkim prstenom | nakit | - | Argentum | -
vjenčanoj frizuri | make-up-i-frizura | - | Frizerski salon Lana | -
vjenčanu frizuru | make-up-i-frizura | - | Frizerski salon Lana | -
svečanu frizuru | make-up-i-frizura | - | Frizerski salon Lana | -
vjenčanu šminku | make-up-i-frizura | - | Beauty by Ana | -
vjenčane šminke | make-up-i-frizura | - | Beauty by Ana | -
frizerske usluge | make-up-i-frizura | - | Frizerski salon Lana | -
frizerskom salonu | make-up-i-frizura | - | Frizerski salon Lana | -
kozmetičkom salonu | make-up-i-frizura | - | Beauty by Ana | -
salona ljepote | make-up-i-frizura | - | Beauty by Ana | -
vjenčanog buketa | dekoracija-i-cvijece | - | AS Events | -
vjenčanih buketa | dekoracija-i-cvijece | - | AS Events | -
vjenčane bukete | dekoracija-i-cvijece | - | AS Events | -
mladenkinog buketa | dekoracija-i-cvijece | - | AS Events | -
svadbenog buketa | dekoracija-i-cvijece | - | AS Events | -
vjenčanog fotografa | fotografija | - | Anđeli foto | -
svadbenog fotografa | fotografija | - | Anđeli foto | -
svadbenih fotografa | fotografija | - | Anđeli foto | -
vjenčane fotografe | fotografija | - | Anđeli foto | -
vjenčanom fotografu | fotografija | - | Anđeli foto | -
foto knjigom | fotografija album | - | Zlatno doba | -
video spota | video-produkcija | - | Dron Adria | -
svadbenog filma | video-produkcija | - | Dron Adria | -
svadbenog videa | video-produkcija | - | Dron Adria | -
svadbenim videom | video-produkcija | - | Dron Adria | -
tamburaškog benda | glazba tamburasi | - | Veseli Šokci | -
tamburaške bendove | glazba tamburasi | - | Veseli Šokci | -
tamburaškim sastavom | glazba tamburasi | - | Veseli Šokci | -
jazz benda | glazba jazz | - | Zlatni prolaz | -
cover benda | glazba | - | Alpski zvuk | -
party bendovi | glazba | - | Alpski zvuk | -
akustičnog dua | glazba | - | Alpski zvuk | -
gudačkog kvarteta | glazba | - | Alpski zvuk | -
gudačkim kvartetom | glazba | - | Alpski zvuk | -
puhačkog orkestra | glazba | - | Alpski zvuk | -
limenom glazbom | glazba | - | Alpski zvuk | -
živom glazbom | glazba | - | Alpski zvuk | -
svadbenog automobila | transport | - | Bijeli konj | -
starog automobila | transport | - | Oldtimer klub Rijeka | -
starim autom | transport | - | Oldtimer klub Rijeka | -
luksuznog auta | transport | - | Bijeli konj | -
luksuzne aute | transport | - | Bijeli konj | -
svadbenih automobila | transport | - | Bijeli konj | -
konjske zaprege | transport | - | Bijeli konj | -
konjskom zapregom | transport | - | Bijeli konj | -
turističkog vlakića | transport | - | Bijeli konj | -
svadbenih pozivnica | pozivnice-i-pokloni | - | Papirnati zmaj | -
svadbenu pozivnicu | pozivnice-i-pokloni | - | Papirnati zmaj | -
vjenčanih pozivnica | pozivnice-i-pokloni | - | Papirnati zmaj | -
digitalnih pozivnica | pozivnice-i-pokloni | - | Papirnati zmaj | -
digitalnu pozivnicu | pozivnice-i-pokloni | - | Papirnati zmaj | -
knjigu gostiju | pozivnice-i-pokloni | - | Papirnati zmaj | -
knjigom gostiju | pozivnice-i-pokloni | - | Papirnati zmaj | -
knjigu dojmova | pozivnice-i-pokloni | - | Papirnati zmaj | -
kutiju za kuverte | pozivnice-i-pokloni | - | Papirnati zmaj | -
jastučića za prstenje | pozivnice-i-pokloni | - | Papirnati zmaj | -
poklona za goste | pozivnice-i-pokloni | - | Papirnati zmaj | -
poklonima za goste | pozivnice-i-pokloni | - | Papirnati zmaj | -
narodnu nošnju | odjeca | - | Asteria | -
narodnih nošnji | odjeca | - | Asteria | -
muškog odijela | odjeca | - | Asteria | -
vjenčanog odijela | odjeca | - | Asteria | -
svečanog odijela | odjeca | - | Asteria | -
svečanu haljinu | odjeca | - | Asteria | -
večernju haljinu | odjeca | - | Asteria | -
večernje haljine | odjeca | - | Asteria | -
večernjih haljina | odjeca | - | Asteria | -
dječji animatori | glazba | - | Alpski zvuk | -
dječje animatore | glazba | - | Alpski zvuk | -
dječjeg animatora | glazba | - | Alpski zvuk | -
seoskog imanja | lokacija | - | Dvorac Lužnica | -
seoskim imanjem | lokacija | - | Dvorac Lužnica | -
plažnog bara | lokacija | - | Dvorac Lužnica | -
slikom | fotografija | - | Anđeli foto | -
sliku mladenaca | fotografija | - | Anđeli foto | -
filmom | video-produkcija | - | Dron Adria | -
konobom split | lokacija | okolica 30 km: Split | Restoran Marina | -
plažom | lokacija | - | Dvorac Lužnica | -
kuharom | hrana-i-slastice | - | Slatki trenutak | -
harmonikašem | glazba | - | Alpski zvuk | -
tamburašem zagreb | glazba | Zagreb | Bend Aurora | -
dj-em | glazba dj | - | Vinil | -
s fotografom u zadru | fotografija | Zadar | Fotograf Split | -
sa snimateljicom | video-produkcija | - | Dron Adria | -
krojačem | odjeca | - | Asteria | -
frizerom | make-up-i-frizura | - | Frizerski salon Lana | -
šminkerom | make-up-i-frizura | - | Beauty by Ana | -
zlatarom | nakit | - | Argentum | -
buketom | dekoracija-i-cvijece | - | AS Events | -
tortom | hrana-i-slastice | - | Slatki trenutak | -
kočijom | transport | - | Bijeli konj | -
brodom | transport | - | Bijeli konj | -
šatorom | lokacija | - | Dvorac Lužnica | -
vjenčanicama | odjeca | - | Asteria | -
odijelima | odjeca | - | Asteria | -
balonima | dekoracija-i-cvijece | - | AS Events | -
dekoracijama | dekoracija-i-cvijece | - | AS Events | -
lampionima | dekoracija-i-cvijece | - | AS Events | -
golubovima | dekoracija-i-cvijece | - | AS Events | -
animatorima | glazba | - | Alpski zvuk | -
klaunom | glazba | - | Alpski zvuk | -
mađioničarom | glazba | - | Alpski zvuk | -
vatrometom | glazba | - | Alpski zvuk | -
klapama | glazba klapa | - | Zapadni vjetar | -
bendovima iz dalmacije | glazba | okolica 167 km: Milna | Alpski zvuk | -
saksofonistima | glazba | - | Alpski zvuk | -
violinisticom | glazba | - | Alpski zvuk | -
orkestrom | glazba | - | Alpski zvuk | -
restoranima u istri | lokacija | okolica 46 km: Vrsar | - | -
dvorcima u zagorju | lokacija | okolica 20 km: Zabok | Dvorac Lužnica | -
o fotografu | fotografija | - | Anđeli foto | -
dobrom fotografu | fotografija | - | Anđeli foto | -
sa svadbenom tortom | hrana-i-slastice | - | Slatki trenutak | -
na svadbenoj torti | hrana-i-slastice | - | Slatki trenutak | -
svadbenih kolača | hrana-i-slastice | - | Slatki trenutak | -
za svadbenog fotografa | fotografija | - | Anđeli foto | -
vjenčanih vjera | nakit | - | Argentum | -
vjenčanim burmama | nakit | - | Argentum | -
s vjenčanim prstenjem | nakit | - | Argentum | -
zaručničkih prstena | nakit | - | Argentum | -
zaručničkim prstenjem | nakit | - | Argentum | -
pgž sala | lokacija | okolica 64 km: Krk | - | -
sdž bend | glazba | okolica 66 km: Postira | Alpski zvuk | -
kzž dj | glazba | okolica 30 km: Zabok | Bend Aurora | -
dnž fotograf | fotografija | okolica 73 km: Opuzen | - | -
županija splitsko dalmatinska | - | okolica 66 km: Postira | Alpski zvuk | -
splitsko-dalmatinskoj županiji fotograf | fotografija | okolica 66 km: Postira | Foto Šešir | -
bend iz osječko-baranjske županije | glazba | okolica 32 km: Bizovac | Tamburaši Zlatne žice | -
u zadarskoj županiji torte | hrana-i-slastice | okolica 40 km: Zadar | Torte Nina | -
varaždinska županija | - | okolica 29 km: Novi Marof | Argentum | -
zagrebačke županije sale | lokacija | okolica 45 km: Velika Gorica | Dvorac Lužnica | -
karlovačkoj županiji dvorana | lokacija | okolica 100 km: Ogulin | Dvorac Lužnica | -
ličko senjska | - | okolica 100 km: Otočac | AS Events | -
primorsko goranska zupanija cvijece | dekoracija-i-cvijece | okolica 100 km: Krk | AS Events | -
idući mjesec bend | glazba | - | Alpski zvuk | -
sljedećeg mjeseca dj | glazba dj | - | Vinil | -
ovaj mjesec fotograf | fotografija | - | Anđeli foto | -
u idućem mjesecu sala | lokacija | - | Dvorac Lužnica | -
bend do 2000 eura najviše | glazba | - | - | -
dj 500€ max | glazba dj | - | - | -
sala 3000 eura ili manje | lokacija | - | - | -
torta maksimalno 300 eura | hrana-i-slastice | - | - | -
ekonomičan fotograf | fotografija | - | Anđeli foto | -
prihvatljive cijene bendovi | glazba | - | Alpski zvuk | -
bendovi prihvatljivih cijena | glazba | - | Alpski zvuk | -
foto_split | fotografija | Split | Foto Šešir | -
@dj_zagreb | glazba | Zagreb | DJ Maestro | -
#foto_video | fotografija | - | Anđeli foto | -
@torte_zadar | hrana-i-slastice | Zadar | Torte Nina | -
bend_zg | glazba | Zagreb | Bend Aurora | -
salazasvatovesplit | lokacija | okolica 30 km: Split | Restoran Marina | -
bendzasvadbuzagreb | glazba | Zagreb | Bend Aurora | -
djzavjencanje | glazba dj | - | Vinil | -
tortazasvadburijeka | hrana-i-slastice | Rijeka | - | -
fotografiranjevjencanjazadar | fotografija | Zadar | Fotograf Split | -
rovijn | - | okolica 30 km: Rovinj | Dron Adria | -
vinkovc | - | okolica 30 km: Vinkovci | Salon Kraljica | -
vukovra | - | okolica 60 km: Vukovar | Imanje Đakovčica | -
makraska | - | okolica 60 km: Makarska | Alpski zvuk | -
bjelovr | - | okolica 60 km: Bjelovar | Foto Video Horvat | -
poreć | - | okolica 60 km: Poreč | Dron Adria | -
pozga | - | okolica 60 km: Požega | Imanje Đakovčica | -
virovtica | - | okolica 100 km: Virovitica | Foto Video Horvat | -
slavnoski brod | - | Slavonski Brod | Slavonka | -
dgo selo | - | okolica 30 km: Dugo Selo | Anđeli foto | -
lbain | - | okolica 60 km: Labin | Dron Adria | -
crikvneica | - | okolica 30 km: Crikvenica | Frizerski salon Lana | -
mkarska | - | okolica 60 km: Makarska | Alpski zvuk | -
opuzne | - | okolica 60 km: Opuzen | MC Grga | -
salazasvatovezagreb | lokacija | Zagreb | Sala Zvijezda | -
dan d koordinator | dekoracija-i-cvijece | - | AS Events | -
ceremonijal majstor | glazba | - | Alpski zvuk | -
fotograf Splitsko-dalmatinska županija | fotografija | okolica 66 km: Postira | Foto Šešir | -
fotograf zagrebačka županija | fotografija | okolica 45 km: Velika Gorica | Anđeli foto | -
bend osječko-baranjska županija | glazba | okolica 32 km: Bizovac | Tamburaši Zlatne žice | -
sala u varaždinskoj županiji | lokacija | okolica 60 km: Novi Marof | Dvorac Lužnica | -
sala primorsko-goranska | lokacija | okolica 64 km: Krk | - | -
dj istarska županija | glazba | okolica 100 km: Vrsar | Zvuci Rijeke | -
dj u krapinsko zagorskoj zupaniji | glazba | okolica 30 km: Zabok | Bend Aurora | -
restoran u koprivničko-križevačkoj županiji | lokacija | okolica 100 km: Koprivnica | Dvorac Lužnica | -
sala u sisačko-moslavačkoj županiji | lokacija | okolica 100 km: Hrvatska Kostajnica | Dvorac Lužnica | -
fotograf ličko-senjska | fotografija | okolica 100 km: Otočac | Fotograf Split | -
fotograf brodsko posavska | fotografija | okolica 53 km: Nova Gradiška | Svjetlo i sjena | -
bend vukovarsko-srijemska | glazba | okolica 39 km: Vukovar | Tamburaši Zlatne žice | -
bend pozesko slavonska zupanija | glazba | okolica 60 km: Velika | Veseli Šokci | -
fotograf dubrovačko-neretvanska | fotografija | okolica 73 km: Opuzen | - | -
fotograf zadarska županija | fotografija | okolica 40 km: Zadar | Fotograf Split | -
fotograf šibensko-kninska županija | fotografija | okolica 60 km: Skradin | Foto Šešir | -
tamburaši virovitičko-podravska | glazba tamburasi | okolica 100 km: Slatina | Veseli Šokci | -
sala karlovačka županija | lokacija | okolica 100 km: Ogulin | Dvorac Lužnica | -
torte bjelovarsko-bilogorska | hrana-i-slastice | okolica 100 km: Garešnica | Slatki trenutak | -
sjeverna hrvatska bend | glazba | okolica 60 km: Novi Marof | Bend Aurora | -
istočna hrvatska bend | glazba | okolica 100 km: Đakovo | Tamburaši Zlatne žice | -
zapadna hrvatska fotograf | fotografija | okolica 80 km: Rabac | Višnja | -
središnja hrvatska sala | lokacija | okolica 85 km: Petrinja | Dvorac Lužnica | -
sjever hrvatske dj | glazba | okolica 60 km: Novi Marof | DJ Maestro | -
učka restoran | lokacija | okolica 20 km: Opatija | - | -
film o vjenčanju | video-produkcija | - | Dron Adria | -
welcome ploča | pozivnice-i-pokloni | - | Papirnati zmaj | -
@fotograf_split | fotografija | Split | Foto Šešir | -
fotograf_split | fotografija | Split | Foto Šešir | -
fotograf rika | fotografija | okolica 30 km: Rijeka | Višnja | -
esseg | - | Osijek | Salon Kraljica | -
foto_zagreb | fotografija | Zagreb | Anđeli foto | -
dj_zagreb | glazba | Zagreb | DJ Maestro | -
fotografzavjencanjesplit | fotografija | Split | Foto Šešir | -
djzasvadbu | glazba dj | - | Vinil | -
sjeverozapadna hrvatska sala | lokacija | okolica 60 km: Novi Marof | Dvorac Lužnica | -
dj jug hrvatske | glazba dj | okolica 167 km: Milna | Vinil | -
dj zlatni rat | glazba dj | okolica 60 km: Bol | Vinil | -
sala zlatar bistrica | lokacija | okolica 60 km: Zlatar | Dvorac Lužnica | -
fotograf 500 eura max | fotografija | - | - | -
velka gorica fotograf | fotografija | okolica 30 km: Velika Gorica | Anđeli foto | -
biograd na mour | - | okolica 30 km: Biograd na Moru | Fotograf Split | -
slavonski bord bend | glazba | Slavonski Brod | Veseli Šokci | -
novi vinodolsk sala | lokacija | - | Dvorac Lužnica | novi vinodolsk
vukovra fotograf | fotografija | okolica 100 km: Vukovar | Svjetlo i sjena | -
fotografa slobodnog u lipnju | fotografija | - | Anđeli foto | -
sezona 2027 | - | - | Alpski zvuk | -
bjelovra | - | okolica 60 km: Bjelovar | Foto Video Horvat | -
makarksa | - | okolica 60 km: Makarska | Alpski zvuk | -
rovnj | - | okolica 30 km: Rovinj | Dron Adria | -
fotogarf splti | fotografija | Split | Foto Šešir | -
frajtonerica | glazba | - | Alpski zvuk | -
čokoladice za goste | pozivnice-i-pokloni | - | Papirnati zmaj | -
trajna šminka | make-up-i-frizura | - | Beauty by Ana | -
restorančić | lokacija | - | Dvorac Lužnica | -
rols rojs | transport | - | Bijeli konj | -
fotopozadina | dekoracija-i-cvijece | - | AS Events | -
narukvica od cvijeća | dekoracija-i-cvijece | - | AS Events | -
teta za djecu | glazba | - | Alpski zvuk | -
pečenjara | hrana-i-slastice | - | Slatki trenutak | -
stand up | glazba | - | Alpski zvuk | -
fotograf idući mjesec | fotografija | - | Anđeli foto | -
fotograf ekonomičan | fotografija | - | Anđeli foto | -
billiger fotograf | fotografija | - | Anđeli foto | -
fotograf odličan | fotografija | - | Anđeli foto | -
`)

import { rowsOfQueries } from './rows-of-queries.ts'

/** Queries with amounts, sizes, hours and days beside a trade. */
export const queriesWithNumbers = rowsOfQueries(`
fotograf 1000 | fotografija | - | - | -
fotograf 1500 | fotografija | - | - | -
torta 3 kg | hrana-i-slastice | - | Slatki trenutak | -
torta 5kg | hrana-i-slastice | - | Slatki trenutak | -
sala 30 | lokacija | - | Dvorac Lužnica | 30
sala 150 | lokacija | - | Dvorac Lužnica | 150
sala 300 | lokacija | - | Dvorac Lužnica | 300
bend 2000e | glazba | - | - | -
bend 2000 | glazba | - | Alpski zvuk | 2000
bend 1500 eur | glazba | - | - | -
bend 3k | glazba | - | - | -
bend 2,5k | glazba | - | - | -
fotograf 1k | fotografija | - | - | -
fotograf 1.5k | fotografija | - | - | -
fotograf 2k eura | fotografija | - | - | -
dj 400€ | glazba dj | - | - | -
dj 400 eura | glazba dj | - | - | -
dj €400 | glazba dj | - | - | -
dj eur 400 | glazba dj | - | - | -
fotograf 1.200 | fotografija | - | - | -
fotograf 1200,00 | fotografija | - | - | -
fotograf 1.200,00 € | fotografija | - | - | -
fotograf 1 200 | fotografija | - | - | -
fotograf 1000 kn | fotografija | - | - | -
fotograf 7000 kn | fotografija | - | - | -
fotograf 7000kn | fotografija | - | - | -
fotograf 7 tisuća kuna | fotografija | - | - | -
bend 10 tisuća kuna | glazba | - | - | -
bend 15000 kn | glazba | - | - | -
bend dvije tisuce eura | glazba | - | - | -
bend do dvije tisuće | glazba | - | - | -
fotograf tisuću eura | fotografija | - | - | -
fotograf tisucu eura | fotografija | - | - | -
fotograf hiljadu eura | fotografija | - | - | -
fotograf hiljadu evra | fotografija | - | - | -
bend dvije hiljade eura | glazba | - | - | -
bend dvije i pol tisuće eura | glazba | - | - | -
fotograf petsto | fotografija | - | Anđeli foto | petsto
fotograf petsto eura | fotografija | - | - | -
dj petsto eura | glazba dj | - | - | -
dj pet stotina eura | glazba dj | - | - | -
dj pesto eura | glazba dj | - | - | -
dj po 50 eura na sat | glazba dj | - | Vinil | -
dj 50 eura po satu | glazba dj | - | Vinil | -
torta 60 eura | hrana-i-slastice | - | - | -
torta 3 eura po komadu | hrana-i-slastice | - | Slatki trenutak | -
torta 100 | hrana-i-slastice | - | Slatki trenutak | 100
torta 100 osoba | hrana-i-slastice | - | Slatki trenutak | -
torta 100 ljudi do 300 eura | hrana-i-slastice | - | - | -
torta na 3 kata | hrana-i-slastice | - | Slatki trenutak | -
torta 2 kata | hrana-i-slastice | - | Slatki trenutak | -
torta od 5 kg | hrana-i-slastice | - | Slatki trenutak | -
kolači 10 kg | hrana-i-slastice | - | Slatki trenutak | -
catering 80 | hrana-i-slastice | - | Slatki trenutak | 80
catering 80 eura po osobi | hrana-i-slastice | - | Slatki trenutak | -
catering 45€ po osobi | hrana-i-slastice | - | Slatki trenutak | -
restoran 60 eur/osoba | lokacija | - | Dvorac Lužnica | -
meni 70 eura | hrana-i-slastice | - | Slatki trenutak | -
bend 5 | glazba | - | Alpski zvuk | 5
bend 5 ljudi | glazba | - | Alpski zvuk | -
bend 5 članova | glazba | - | Zlatni prolaz | -
kombi 8 | transport | - | Bijeli konj | 8
kombi 8+1 | transport | - | Živa cesta | -
autobus 50 | transport | - | Bijeli konj | 50
bus 50 mjesta | transport | - | Živa cesta | -
minibus 20 osoba | transport | - | Živa cesta | -
limuzina 100 eura sat | transport | - | Bijeli konj | -
vjenčanica 500 | odjeca | - | - | -
vjenčanica 500 eura | odjeca | - | - | -
vjenčanica 40 | odjeca | - | Asteria | 40
vjenčanica veličina 40 | odjeca | - | Asteria | veličina 40
vjenčanica vel. 42 | odjeca | - | Asteria | vel 42
vjenčanica xl | odjeca | - | Asteria | xl
odijelo 52 | odjeca | - | Asteria | 52
burme 1000 | nakit | - | - | -
burme 585 | nakit | - | Argentum | 585
burme 14 karata | nakit | - | Argentum | 14 karata
prsten 0,5 ct | nakit | - | Argentum | 0 5 ct
pozivnice 100 | pozivnice-i-pokloni | - | Papirnati zmaj | 100
pozivnice 100 komada | pozivnice-i-pokloni | - | Papirnati zmaj | -
pozivnice 100 kom | pozivnice-i-pokloni | - | Papirnati zmaj | -
pozivnice 2 eura | pozivnice-i-pokloni | - | - | -
pozivnice po 2 eura | pozivnice-i-pokloni | - | Papirnati zmaj | -
šminka 80 | make-up-i-frizura | - | Beauty by Ana | 80
šminka 80 eura | make-up-i-frizura | - | - | -
šminka 5 osoba | make-up-i-frizura | - | Beauty by Ana | -
cvijeće 300 | dekoracija-i-cvijece | - | AS Events | 300
buket 50 eura | dekoracija-i-cvijece | - | - | -
buket 50 | dekoracija-i-cvijece | - | AS Events | 50
dekoracija 500 | dekoracija-i-cvijece | - | AS Events | 500
dekoracija 500 - 1000 eura | dekoracija-i-cvijece | - | - | -
fotograf 500-1000 | fotografija | - | - | -
fotograf 500 - 1000 € | fotografija | - | - | -
fotograf od 500 do 1000 | fotografija | - | - | -
fotograf između 500 i 1000 eura | fotografija | - | - | -
fotograf max 1000 | fotografija | - | - | -
fotograf max. 900 eura | fotografija | - | - | -
fotograf min 500 | fotografija | - | - | -
fotograf < 1000 | fotografija | - | - | -
fotograf <=1000€ | fotografija | - | - | -
fotograf > 500 | fotografija | - | - | -
fotograf ~1000 | fotografija | - | - | -
fotograf ≈ 1000 eura | fotografija | - | - | -
fotograf cca 1000 | fotografija | - | - | -
fotograf oko 1000 | fotografija | - | - | -
fotograf oko tisuću | fotografija | - | - | -
fotograf oko hiljadu | fotografija | - | - | -
fotograf 8h | fotografija | - | Anđeli foto | -
fotograf 8 h | fotografija | - | Anđeli foto | -
fotograf 10h 1000 eura | fotografija | - | - | -
fotograf 12 sati do 1500 | fotografija | - | - | -
fotograf 2027 | fotografija | - | Anđeli foto | -
fotograf 2028 | fotografija | - | Anđeli foto | -
bend 2027 split | glazba | Split | Alpski zvuk | -
bend 2030 | glazba | - | Alpski zvuk | 2030
sala 2027 | lokacija | - | Dvorac Lužnica | -
fotograf 12 | fotografija | - | Anđeli foto | 12
fotograf 12.6 | fotografija | - | Anđeli foto | -
fotograf 12/6 | fotografija | - | Anđeli foto | 12 6
fotograf 12-6-2027 | fotografija | - | Anđeli foto | -
fotograf 2027-06-12 | fotografija | - | Anđeli foto | -
fotograf 12 6 2027 | fotografija | - | Anđeli foto | -
fotograf 12.06.27 | fotografija | - | Anđeli foto | -
fotograf 6/2027 | fotografija | - | Anđeli foto | -
fotograf 06.2027 | fotografija | - | Anđeli foto | -
fotograf lipanj | fotografija | - | Anđeli foto | -
fotograf juna | fotografija | - | Anđeli foto | -
fotograf jun 2027 | fotografija | - | Anđeli foto | -
fotograf june 2027 | fotografija | - | Anđeli foto | -
bend juli | glazba | - | Alpski zvuk | -
bend avgust | glazba | - | Alpski zvuk | -
bend kolovoz | glazba | - | Alpski zvuk | -
bend august 2027 | glazba | - | Alpski zvuk | -
bend im Juni | glazba | - | Alpski zvuk | -
bend settembre | glazba | - | Alpski zvuk | -
bend 24.12. | glazba | - | Alpski zvuk | -
dj silvestrovo | glazba dj | - | Vinil | -
dj nova godina | glazba dj | - | Vinil | -
bend uskrs 2027 | glazba | - | Alpski zvuk | -
sala na božić | lokacija | - | Dvorac Lužnica | -
dj valentinovo split | glazba dj | Split | Vinil | -
bend 1. maj | glazba | - | Alpski zvuk | -
bend prvi maj | glazba | - | Alpski zvuk | -
bend prvog maja | glazba | - | Alpski zvuk | -
bend za dan žena | glazba | - | Alpski zvuk | -
bend za majčin dan | glazba | - | Alpski zvuk | -
sala za prvu pričest | lokacija | - | Dvorac Lužnica | -
bend za martinje | glazba | - | Alpski zvuk | -
bend na martinje | glazba | - | Alpski zvuk | -
bend za fašnik | glazba | - | Alpski zvuk | fašnik
bend za maškare | glazba | - | Alpski zvuk | maškare
dj halloween | glazba dj | - | Vinil | -
dj za noć vještica | glazba dj | - | Vinil | -
fotograf na jurjevo | fotografija | - | Anđeli foto | -
bend za ivanje | glazba | - | Alpski zvuk | -
sala 15.8. | lokacija | - | Dvorac Lužnica | -
sala velika gospa | lokacija | - | Dvorac Lužnica | -
sala mala gospa | lokacija | - | Dvorac Lužnica | -
bend za sv. nikolu | glazba | - | Alpski zvuk | -
dj prije nove godine | glazba dj | - | Vinil | -
sala idući vikend | lokacija | - | Dvorac Lužnica | -
sala slijedeći vikend | lokacija | - | Dvorac Lužnica | -
sala sljedeće ljeto | lokacija | - | Dvorac Lužnica | -
bend ovaj petak | glazba | - | Alpski zvuk | -
dj sutra navečer | glazba dj | - | Vinil | -
fotograf prekosutra | fotografija | - | Anđeli foto | -
fotograf danas | fotografija | - | Anđeli foto | -
fotograf večeras | fotografija | - | Anđeli foto | -
fotograf za mjesec dana | fotografija | - | Anđeli foto | -
fotograf za 3 mjeseca | fotografija | - | Anđeli foto | -
fotograf za godinu dana | fotografija | - | Anđeli foto | -
fotograf za tjedan dana | fotografija | - | Anđeli foto | -
fotograf za dvije godine | fotografija | - | Anđeli foto | -
bend u petak | glazba | - | Alpski zvuk | -
bend petkom | glazba | - | Alpski zvuk | -
bend nedjelja | glazba | - | Alpski zvuk | -
bend radnim danom | glazba | - | Alpski zvuk | -
sala utorak | lokacija | - | Dvorac Lužnica | -
sala u ponedjeljak | lokacija | - | Dvorac Lužnica | -
`)

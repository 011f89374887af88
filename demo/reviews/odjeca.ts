import type { CommentStock } from './stock.ts'

/** Wedding dresses. */
export const vjencanice: CommentStock = {
  praise: [
    '♀ Rekla sam da sigurno neću ništa s čipkom. Udala sam se u čipki od vrata do poda.',
    '♀ Obišle smo šest salona. Ovdje su prvi put pitali kakva će svadba biti, a ne koliki je budžet.',
    '♀ Nosim broj 50 i nitko nije uzdahnuo. Imale su devet haljina koje sam stvarno mogla obući.',
    'Tri probe, svaki put ista krojačica, svaki put centimetar bliže.',
    '♀ Haljina se nakon plesa mogla skratiti jednim potezom i to mi je spasilo noge.',
    'Puklo je dugme na dan svadbe. Stigle su za četrdeset minuta s iglom u ruci.',
    '♀ Nitko me nije požurivao, ni kad sam se treći put vratila na prvu haljinu.',
    '♀ Maminu vjenčanicu iz 1988. prekrojile su tako da smo plakale obje, i ona i ja.',
    '♀ Smršavjela sam pet kila u zadnjem mjesecu. Suzile su dvaput i nisu naplatile drugi put.',
    '♀☀ Haljina je lagana kao ništa. Na 35 stupnjeva bila sam jedina kojoj nije bilo vruće.',
    '♀ Iskreno su mi rekle da je jeftinija ljepša. Bila je.',
    '♀ U salonu sam bila sama s kumom i kavom, bez tuđih pogleda.',
    '♀ Veo su poklonile, jer su vidjele koliko mi se sviđa.',
    '♀ Sve su probe bile na vrijeme, sve bilješke točne, nijedna pribadača me nije ubola.',
    '♀ Moja je svekrva došla skeptična, a otišla s vlastitom haljinom.',
    '♀ Znala sam da je to ta čim su je iznijele, prije nego što sam je obukla.',
    'Haljina je vraćena zelena od trave do koljena. Samo su se nasmijale i rekle da se vidi da je bilo dobro.',
    '♀ Na probu preko videopoziva iz Dublina gledala sam skeptično. Sjedila je kao salivena.',
    '♀ Dobila sam i pisamce od prethodne vlasnice. Napisala sam ga i ja za sljedeću.',
    'Šivano uredno i s naličja, što danas rijetko vidite.',
    '♀ Naručile smo četiri haljine za djeveruše, sve različitih mjera, i svaka je pristajala.',
  ],
  good: [
    'Haljina prekrasna, jedino se do termina za probu teško dolazi subotom.',
    'Zadnja prepravka bila je gotova tek dva dana prije svadbe. Živci su radili, ali haljina je savršena.',
    'Izbor je velik, salon malen. Dođite s jednom osobom, ne s pet.',
    'Odlična usluga, čišćenje smo ipak doplatili jer nismo dobro pročitali ugovor.',
  ],
  mixed: [
    '♀ Haljina je lijepa, ali dužina je ostala kriva i nakon dviju proba. Nosila sam više pete nego što sam htjela.',
    '♀ Osjećala sam malen pritisak da odlučim odmah. Tko to voli, bit će zadovoljan.',
    '♀ Na fotografiji u izlogu haljina je nova, a posudila sam je s vidljivim tragovima nošenja.',
  ],
  poor: ['♀ Posuđena haljina stigla mi je nedočišćena, s tuđim ružem na ovratniku. Zamjena je bila broj veća.'],
}

/** Suits. */
export const odijelo: CommentStock = {
  praise: [
    '♂ Nosio sam ga već dvaput poslije svadbe, a to je najbolja preporuka.',
    '♂ Izmjerili su me triput i svaki put rekli da jedem manje. Pristaje savršeno.',
    'Bez doplata, bez nagovaranja, s puno znanja o tkanini.',
    '♂ Ispod ovratnika stoji naš datum. To nisam znao dok mi žena nije pokazala.',
    'Kum ima dva metra i ruke do koljena. Našli su i njemu.',
    'Svi gosti pitali su odakle nam. Rado kažemo.',
    '♂ U pet popodne, dan prije svadbe, prišili su gumb i ispeglali rukav dok sam popio kavu.',
    'Vidi se ruka majstora, od konca do ruba.',
    '☀ Nigdje ne steže, nigdje ne visi, a nosi se po vrućini.',
    'Posudba je trajala do utorka i nitko nije zvao ni pitao.',
    '♂ Savjetovali su boju prema haljini koju nisam smio vidjeti. Dogovorili su se s mladenkom iza mojih leđa.',
    'Komad koji ćemo ostaviti djeci.',
    'Radionica u koju uđeš po jedno, a izađeš s pričom.',
    'Pristojna cijena za ručni rad.',
  ],
  good: [
    'Izrada je odlična, rok se produljio za tjedan dana.',
    'Sve lijepo, samo radno vrijeme nije za ljude koji rade do pet.',
    'Izbor boja je manji nego na stranici, ali kvaliteta nije.',
  ],
  mixed: ['Rukavi su ostali centimetar predugi, a vremena za popravak više nije bilo.'],
  poor: ['Odijelo je u torbi imalo tuđu cedulju i drugi broj hlača. Zamijenili su ga, ali na dan svadbe.'],
}

/** Hats, veils and folk costumes. */
export const ruho: CommentStock = {
  praise: [
    'Strpljivo su nam sve objasnili, od vezanja do skidanja. Baka je plakala jer je izgledalo kao nekad.',
    'Svatovi su nas zaustavljali da izbliza pogledaju kako je to izrađeno.',
    'Ručni rad kakav se više ne viđa, a cijena pristojna.',
    'Na probi smo ostali dva sata jer je svaki komad imao svoju priču.',
    'Sve je stiglo u kutiji, umotano u svileni papir, s uputom kako se čuva.',
    'Popravili su i staru obiteljsku stvar koju smo donijeli samo pokazati.',
    'Fotografije su zbog toga drukčije od svih koje smo vidjeli.',
    'Najljepši dio naše odjeće, a dogovoren u dva dolaska.',
    'Posudba uredna, ljudi dragi, komadi besprijekorno čisti.',
    'Izradili su točno prema našoj slici iz 1931.',
  ],
  good: [
    'Čekalo se nešto dulje nego što je rečeno, ali je ispalo vrijedno čekanja.',
    'Radno vrijeme treba provjeriti prije dolaska.',
  ],
  mixed: ['Lijepo izrađeno, ali je boja drukčija od uzorka koji smo odabrali.'],
  poor: ['Dogovoreni komad bio je izdan drugima, pa smo tjedan dana prije svadbe birali što je ostalo.'],
}

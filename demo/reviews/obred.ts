import type { CommentStock } from './stock.ts'

/** Klapas, strings, harp, organ, trios: music for the ceremony and the drinks after it. */
export const obred: CommentStock = {
  praise: [
    '♀ Kad su počeli, okrenula sam se prema mladoženji i vidjela da već plače. Držao se do druge kitice.',
    'Crkva je inače puna jeke, a svaki se ton čuo kao da sjede kraj nas.',
    'Sve su dogovorili sa župnikom umjesto nas, i to je bilo pola posla.',
    'Obradili su našu pjesmu tako da je prepoznaju samo oni koji trebaju.',
    'Došli su sat i pol ranije, ugodili se, popili kavu s mojom tetom i bili spremni prije mene.',
    'Svećenik je poslije mise zapljeskao. Kaže da to inače ne radi.',
    'Nije bilo prostora ni za tri stolca, a oni su našli kut u kojem se lijepo čuje i nikome ne smeta.',
    'Najtiši dio svadbe, a o njemu se najviše priča.',
    'Gosti su stajali s čašama u ruci i nitko nije razgovarao. Tko poznaje moju rodbinu, zna što to znači.',
    'Na ulazak smo čekali jer je mladoženja zaboravio prstenje. Svirali su kao da je tako i trebalo biti.',
    'Poslali su snimke da lakše odaberemo i savjetovali nas bez nametanja.',
    'Predivni glasovi, pristojni ljudi, bez ijedne zvijezde među njima.',
    'Odsvirali su dvadeset minuta dulje jer je matičar kasnio i nisu ništa naplatili.',
    'Na brodu, na vjetru, bez razglasa. I opet se sve čulo.',
    'Mama kaže da joj je to bio najljepši dio dana. Mami se inače ništa ne sviđa.',
    'Zbor tete Zdenke bio je ljubomoran, i to je najveća pohvala u našem mjestu.',
    'Uredni, točni, dotjerani. Sve što čovjek poželi na dan kad nema vremena misliti.',
    'Pitali su nas kakvi smo, a ne koju pjesmu želimo. Po odgovoru su složili program.',
    'Zadnju pjesmu zapjevali su na izlasku, a svatovi su prihvatili. Imam snimku i pustim je kad mi je teško.',
    'Nenametljivo i nježno, točno koliko treba prije večere.',
    'Snimku obreda pustili smo bebi. Zaspala je za tri minute.',
    'Savršena mjera između svečanog i toplog.',
  ],
  good: [
    'Prelijepo, samo je trajalo malo kraće nego što smo mislili. Vrijedilo je svake minute.',
    'Program smo morali skratiti zbog župnih pravila, o čemu smo mogli znati ranije.',
    'Na otvorenom se u zadnjim redovima slabije čulo. Idući put uz malo ozvučenja.',
  ],
  mixed: [
    'Lijepo pjevaju, no jednu od tri dogovorene skladbe zamijenili su bez pitanja.',
    'Došli su u zadnji čas i vidjelo se da su s druge svadbe. Kad krenu, sve je dobro.',
  ],
  poor: ['Zamjena za oboljeloga pjevača nije znala pjesme. Razumijemo bolest, ali trebali su javiti prije obreda.'],
}

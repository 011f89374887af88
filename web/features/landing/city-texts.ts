import type { HomeCity } from '#contract/landing-address.ts'

export interface CityText {
  /** In the locative, after `u`: u `Splitu`. */
  locative: string
  about: string
  /** Places for pictures. */
  scene: string
  /** Transport of people and equipment. */
  way: string
  weather: string
}

export const cityTexts: Record<HomeCity, CityText> = {
  Zagreb: {
    locative: 'Zagrebu',
    about:
      'Zagreb ima najveći izbor u zemlji i vjenčava se cijele godine, zimi u dvoranama, a ljeti i na imanjima oko grada.',
    scene:
      'Za fotografiranje se često biraju Gornji grad, Zrinjevac i Maksimir; ondje uvijek ima šetača, pa računajte na malo strpljenja.',
    way: 'Središte je puno tramvaja i pješaka, a parkirnih mjesta je malo. Obred i dvoranu zato povežite jednim dogovorenim polaskom.',
    weather: 'Ljeta znaju biti sparna, pljusak dođe i usred lijepoga dana, a zimi temperatura lako padne ispod nule.',
  },
  Split: {
    locative: 'Splitu',
    about:
      'U Splitu se vjenčava od ranog proljeća do kasne jeseni, a uz bend ili DJ-a mladence često dočeka i pjesma klape.',
    scene:
      'Dioklecijanova palača, Riva i Marjan nadohvat su jedno drugome. U staroj je jezgri najmirnije rano ujutro i pred zalazak sunca.',
    way: 'Stara jezgra je pješačka, pa unaprijed dogovorite gdje staje automobil, a gdje kombi s opremom. Ljeti računajte i na gužvu oko trajektne luke.',
    weather: 'Srpanj i kolovoz vrući su i poslije zalaska, a vjetar zna zapuhati bez mnogo najave.',
  },
  Rijeka: {
    locative: 'Rijeci',
    about:
      'Riječka vjenčanja pripadaju cijelom Kvarneru: obred je često u gradu, a slavlje uz more prema Opatiji ili u zaleđu.',
    scene:
      'S Trsatske gradine vidi se cijeli zaljev, a do Korza i dugog lukobrana s nje se siđe za nekoliko minuta vožnje.',
    way: 'Grad je strm i izdužen uz more, pa blizu na karti ne znači i brzo. Za svatovsku kolonu ostavite vremena.',
    weather:
      'Rijeka je među kišovitijim gradovima na Jadranu, a zimi zna jako zapuhati i bura; plan za kišu ovdje nije pretjerivanje.',
  },
  Osijek: {
    locative: 'Osijeku',
    about:
      'Slavonski su svatovi poznati po dugim stolovima i tamburašima, i Osijek tu nije iznimka: broj gostiju procijenite rano.',
    scene: 'Tvrđa, šetalište uz Dravu i secesijske kuće u Europskoj aveniji stanu u jedno poslijepodne.',
    way: 'Grad je ravan i lako se prijeđe, no slavi se i na imanjima te u vinskim podrumima Baranje, pa gostima osigurajte prijevoz natrag.',
    weather: 'Ljeta su vruća, ravnicom zna proći kratka jaka oluja, a uz rijeku se predvečer jave i komarci.',
  },
  Zadar: {
    locative: 'Zadru',
    about:
      'U Zadru se obred rado veže uz zalazak sunca, a kako su otoci blizu, vjenčanje se lako pretvori u cijeli vikend.',
    scene:
      'Na Poluotoku su blizu Forum, crkva svetog Donata i Morske orgulje. Zadnji sat svjetla na rivi je najljepši, ali i najtraženiji.',
    way: 'Poluotok je velikim dijelom pješački, a parkirališta pred njim ljeti su puna: dogovorite mjesto na kojem gosti izlaze.',
    weather:
      'Ljeta su suha i vruća, a navečer s mora dođe osvježenje; bura i jugo planove češće mijenjaju izvan ljeta.',
  },
  Dubrovnik: {
    locative: 'Dubrovniku',
    about:
      'U Dubrovnik se na vjenčanje često dolazi izdaleka, pa mnogi parovi biraju svibanj ili listopad, kad je smještaj lakše naći.',
    scene:
      'Zidine, Lovrjenac i pogled sa Srđa traže rano jutro ili predvečerje: usred ljetnoga dana na Stradunu je gužva.',
    way: 'Stara gradska jezgra zatvorena je za automobile i puna stuba, pa se do obreda i slavlja mnogo toga nosi rukama. Recite to svima koje angažirate.',
    weather: 'Ljeta su vruća i sunčana, a kamen toplinu drži do kasno; u jesen zna zapuhati jako jugo s kišom.',
  },
  Pula: {
    locative: 'Puli',
    about: 'Pula spaja gradsko vjenčanje i istarsko imanje: od Arene do prvih maslinika i vinograda treba malo vožnje.',
    scene: 'Arena, Augustov hram i uvale prema Verudeli daju tri posve različite pozadine u istom danu.',
    way: 'Mnogo se slavi izvan grada, uz ceste koje noću nisu osvijetljene, pa je autobus za goste ovdje više od udobnosti.',
    weather: 'Ljeto je vruće, ali uz more prozračno, a jače oluje znaju doći kad ono ide kraju.',
  },
  Varaždin: {
    locative: 'Varaždinu',
    about:
      'Varaždin je barokni grad palača i vrtova, a od Zagreba je udaljen oko sat vremena vožnje, pa se lako dogovori i tko dolazi sa strane.',
    scene:
      'Stari grad s bedemima i barokna pročelja u središtu lijepi su i po oblačnom danu, a do dvorca Trakošćana treba manje od sata.',
    way: 'Središte je malo i pješačko, pa se od obreda do fotografiranja stigne pješice; za slavlje izvan grada dogovorite autobus.',
    weather:
      'Jeseni znaju biti maglovite, zime hladne, a ljetni pljuskovi kratki i jaki, pa je za svako godišnje doba dobar i pričuvni plan.',
  },
  Šibenik: {
    locative: 'Šibeniku',
    about:
      'U Šibeniku je sve blizu: katedrala, uske kamene ulice i brod za otoke, pa i malo vjenčanje ima veliku pozornicu.',
    scene:
      'Katedrala svetog Jakova stoji uz samo more, a s tvrđava svetog Mihovila i Barone pogled puca na kanal i otoke.',
    way: 'Stara jezgra ima više stuba nego cesta. Računajte da se oprema, cvijeće i torta zadnji dio puta nose, a starijim gostima nađite kraći put.',
    weather: 'Ljeta su suha i vruća, kamen u gradu dugo drži toplinu, a bura zna zapuhati i po suncu.',
  },
  Karlovac: {
    locative: 'Karlovcu',
    about:
      'Karlovac leži na četiri rijeke, na putu između Zagreba i mora, pa je zgodan kad gosti dolaze s obiju strana.',
    scene:
      'Stara Zvijezda okružena perivojima, obale Korane i stari grad Dubovac daju mnogo zelenila nadomak središta.',
    way: 'Autocesta prolazi uz grad, a imanja uz Mrežnicu, Koranu i Dobru traže još malo vožnje lokalnim cestama.',
    weather: 'Uz rijeke su jutra svježa, u jesen i maglovita, a ljetni pljusak zna doći poslijepodne, baš oko obreda.',
  },
  'Slavonski Brod': {
    locative: 'Slavonskom Brodu',
    about:
      'U Slavonskom Brodu svatovi su veliki i veseli, uz tamburaše i mnogo kolača, pa broj gostiju procijenite prije svega ostaloga.',
    scene: 'Tvrđava Brod i šetalište uz Savu dovoljno su prostrani i za fotografiju na kojoj su svi svatovi.',
    way: 'Autocesta prolazi uz grad, pa gosti iz drugih krajeva stižu lako; za povratak kasno u noć ipak dogovorite autobus.',
    weather: 'Ljeta su vruća i sparna, a zime maglovite; najugodniji su svibanj, lipanj i rujan.',
  },
}

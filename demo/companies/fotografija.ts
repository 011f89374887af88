import type { Company } from './company.ts'

/** The studio behind the demo account of a professional; always the first to be filled in. */
export const demoStudio: Company = {
  name: 'Studio Lipanjsko svjetlo',
  city: 'Zagreb',
  description:
    'Nas je dvoje, Hana i Tin, i na svakom vjenčanju radimo zajedno: jedno gleda mladence, drugo sve one koji plaču kad misle da ih nitko ne vidi. Fotografiramo jedanaest godina, do sada 312 vjenčanja, najviše u Zagrebu i Zagorju, ali rado sjedamo i na trajekt. Dobivate od 500 do 800 obrađenih fotografija u roku od šest tjedana, internetsku galeriju za rodbinu i kutiju s otiscima na pamučnom papiru. Prije svadbe odemo zajedno na kavu i kratko probno fotografiranje, jer se pred poznatim ljudima lakše diše.',
  price: [1200, 2400],
  web: 'lipanjsko-svjetlo',
  instagram: 'lipanjsko.svjetlo',
  premium: true,
  reviews: 38,
  mood: 'loved',
  calendar: 'full',
  pictures: 12,
  owner: 'Hana Brezovec',
}

export const fotografija: readonly Company[] = [
  demoStudio,
  {
    name: 'Foto Vuković i kći',
    city: 'Zagreb',
    description:
      'Otac je 1979. otvorio radnju na Trešnjevci i naučio me da se kod oltara ne bljeska. Ja sam dodala digitalno, on i dalje nosi Leicu s crno-bijelim filmom, pa svaki par uz galeriju dobije i dva filma razvijena u našoj komori. Cijelu svadbu, od kićenja automobila do prvih pijetlova, naplaćujemo jednako. Albume uvezujemo ručno, u platno ili kožu, i to je jedino na što se kod nas čeka duže od mjesec dana.',
    price: [1400, 1400],
    web: 'foto-vukovic-i-kci',
    instagram: 'fotovukovickci',
    reviews: 16,
    mood: 'loved',
    calendar: 'usual',
    owner: 'Katarina Vuković',
  },
  {
    name: 'Đir po svjetlu',
    city: 'Split',
    description:
      'Vjenčano fotografiranje kod nas izgleda kao šetnja: krenemo od Matejuške, stanemo na sladoled i usput nastane sve što ćete sutra pokazivati unucima. Radimo po Splitu, Braču i Visu, u bilo koje doba osim od podneva do tri, jer je tada svjetlo tvrdo, a mladoženje crveni. Paket od osam sati ima najmanje 450 fotografija. Drugi fotograf i vožnja gliserom do uvale idu po želji.',
    price: [1100, 2300],
    web: 'djir-po-svjetlu',
    instagram: 'djirposvjetlu',
    premium: true,
    reviews: 31,
    mood: 'loved',
    calendar: 'full',
  },
  {
    name: 'Zrno srebra',
    city: 'Rijeka',
    description:
      'Snimam isključivo na film, srednji format i nešto maloga, onako kako su vjenčani naši roditelji. To znači manje fotografija, oko 180, ali se nad svakom zastane. Negativi se razvijaju u Rijeci i ostaju vama, uredno složeni u kutiji od lipova drva. Najviše volim male svadbe na Kvarneru, građanske obrede i jesen. Ako vam je važno da isti tjedan imate stotine slika na mobitelu, iskreno, nismo jedno za drugo.',
    price: [1600, 2500],
    web: 'zrno-srebra',
    instagram: 'zrno.srebra',
    reviews: 9,
    mood: 'loved',
    calendar: 'usual',
  },
  {
    name: 'Fotografija Šokčić',
    city: 'Osijek',
    description:
      'U Slavoniji svadba počinje u mladoženjinu dvorištu i završi kad se pojede zadnja kiflica, zato nemam pakete po satima. Dolazim na jutarnje kićenje svatova, a odlazim kad odu i tamburaši. Od petnaest godina rada četrnaest sam proveo u istim cipelama za kolo. Sve fotografije, obično oko tisuću, predajem na drvenom USB-u, a najljepših pedeset i na papiru.',
    price: [900, 1500],
    instagram: 'fotografija.sokcic',
    reviews: 13,
    calendar: 'full',
    owner: 'Antun Šokčić',
  },
  {
    name: 'Modri sat fotografija',
    city: 'Zadar',
    description:
      'Modri sat traje u Zadru dvadesetak minuta poslije zalaska i tada odvodimo mladence iz dvorane, najviše na četvrt sata, da se jela ne ohlade. Ostatak dana smo sjena: bez namještanja, bez vikanja „osmijeh”, bez reda za slikanje duljeg od deset minuta. Obiteljske portrete unaprijed popišemo s vama i složimo po imenima. Galerija je gotova za mjesec dana, a pet fotografija za rodbinu šaljemo već sljedeće jutro.',
    price: [1000, 1900],
    web: 'modri-sat',
    instagram: 'modrisat.foto',
    reviews: 12,
    calendar: 'usual',
  },
  {
    name: 'Skalini',
    city: 'Dubrovnik',
    description:
      'Poznajemo svaku stepenicu u Gradu, a osobito one na kojima u kolovozu u pet popodne nema nikoga. Za vjenčanja unutar zidina vodimo vas putem na kojem se čeka najmanje turista i najviše hlada. Govorimo engleski, francuski i španjolski, jer nam dvije trećine parova dolazi izdaleka. U ponudi su i kratka fotografiranja od dva sata za one koji su se vjenčali drugdje, a u Dubrovnik došli na medeni mjesec.',
    price: [650, 2500],
    web: 'skalini-foto',
    instagram: 'skalini.photo',
    reviews: 14,
    calendar: 'full',
  },
  {
    name: 'Foto Boškarin',
    city: 'Pula',
    description:
      'Kao i vol po kojem smo se nazvali, sporo hodamo i ništa nam ne promakne. Fotografiramo po stancijama, kažunima i maslinicima južne Istre, na hrvatskom i talijanskom. Kad je jako vruće, nosimo mladenki suncobran, a mladoženji vodu. Uz svaku svadbu ide i tiskana knjiga od 60 stranica koju slažemo zajedno, za kuhinjskim stolom, dok vam se svaka stranica ne svidi.',
    price: [1050, 1800],
    web: 'foto-boskarin',
    instagram: 'boskarin.foto',
    reviews: 7,
    calendar: 'usual',
  },
  {
    name: 'Anđelina kamera',
    city: 'Varaždin',
    description:
      'Anđela je završila povijest umjetnosti, pa joj se dogodi da usred svadbe objašnjava gostima barokne fasade. Na sreću, jednako pažljivo gleda i ljude: bake, nervozne kumove, djecu pod stolom. Snima prirodnim svjetlom i dvjema kamerama, bez pomoćnika i bez buke, za vjenčanja do 120 uzvanika. Cijena obuhvaća razgovor, osam sati rada, obradu i put unutar sto kilometara od Varaždina.',
    price: [950, null],
    web: 'andjelina-kamera',
    instagram: 'andjelina.kamera',
    reviews: 8,
    mood: 'loved',
    calendar: 'usual',
    owner: 'Anđela Hrgović',
  },
  {
    name: 'Bez poziranja',
    city: 'Šibenik',
    description:
      'Ako ste oboje od onih koji na slikama zažmire, javite se. Umjesto poza dajemo vam zadatke: prepričajte kako ste se upoznali, otplešite nešto bez glazbe, pojedite jednu fritulu na dva zalogaja. Dok se vi smijete, mi radimo. Po Šibeniku, Krki i otocima dolazimo bez putnih troškova, a za ostatak Dalmacije računamo 40 centi po kilometru.',
    price: [900, 1700],
    web: 'bez-poziranja',
    instagram: 'bez_poziranja',
    reviews: 6,
    calendar: 'open',
  },
  {
    name: 'Foto Ribarić',
    city: 'Karlovac',
    description: null,
    price: [750, 1200],
    reviews: 5,
    mood: 'mixed',
    calendar: 'sparse',
    owner: 'Zdravko Ribarić',
  },
  {
    name: 'Objektiv i tambura',
    city: 'Slavonski Brod',
    description:
      'Tri smo prijatelja iz istoga razreda, dvojica fotografiraju, a treći je do ponoći tamburaš pa zna kad će biti veselo. Zato nas zovu na svadbe od dvjesto ljudi naviše, gdje jedan fotograf ne stigne svuda. Slike ispisujemo već u dvorani, pa ih gosti ponesu kući u papirnatom okviru s vašim imenima. Rezervacija vrijedi uz sto eura kapare, koju vraćamo ako datum promijenite do Nove godine.',
    price: [800, 1600],
    web: 'objektiv-i-tambura',
    instagram: 'objektivitambura',
    reviews: 7,
    calendar: 'usual',
  },
  {
    name: 'Mala svjetlost',
    city: 'Trogir',
    description:
      'Radim sama, s jednim objektivom i mnogo strpljenja, najviše za parove koji se vjenčaju u tajnosti ili uz desetak najbližih. Trogir ima točno jednu ulicu u kojoj svjetlo ujutro pada kako treba i tamo se nalazimo u sedam. Dva sata, osamdeset fotografija, jedan doručak na rivi na moj račun. Puno vjenčanje ne snimam, ali ću vam drage volje preporučiti kolege.',
    price: [420, 420],
    web: 'mala-svjetlost',
    instagram: 'mala.svjetlost',
    reviews: 3,
    mood: 'loved',
    calendar: 'open',
  },
  {
    name: 'Dva kadra Špoljar',
    city: 'Zagreb',
    description:
      'Braća smo, jedan dolazi iz novinske fotografije, drugi iz modne, i oko svakoga kadra se malo posvađamo, na vašu korist. Od iduće godine primamo najviše dvadeset vjenčanja u sezoni. Nudimo i snimanje bez obrade za one koji vole sami birati boje. Za upoznavanje smo slobodni radnim danom navečer, u ateljeu na Kustošiji ili preko videopoziva.',
    price: [1300, 2100],
    instagram: 'dvakadra',
    status: 'pending',
    reviews: 0,
    calendar: 'open',
  },
]

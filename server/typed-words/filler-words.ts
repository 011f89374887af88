import { splitWords } from '#server/fold-croatian.ts'
import { monthNames } from './month-names.ts'
import { orderWords } from './order-words.ts'

/** Next to a trade, a town or a name, these words add nothing. */
export const fillerWords = `
  u za na iz kod i s sa od do oko blizu kraj pokraj po te ili the for in and of vjenčanje vjenčanja vjenčanju
  vjenčanjem vjenčanjima vjenčani vjenčana vjenčano vjenčane vjenčanog vjenčanu svadba svadbe svadbi svadbu svadbom
  svadbama zaruke zaruka krštenje krštenja svadbeni svadbena svadbeno svadbene svadbenog svadbenu svadbenih svatovi
  svatova svatove svatovima svatovski svatovska svatovsko svatovske pir pira piru pirovanje wedding weddings hochzeit
  mladence mladenaca mladenka mladenku mladenke mladenci ${orderWords.price} ${orderWords.rating} dobar dobra dobri
  dobre dobro dobrog tražim tražimo trebam trebamo treba cijena cijene cijenu cijenik ponuda ponude okolica okolici
  okolice hrvatska hrvatskoj hrvatske croatia najam iznajmljivanje usluga usluge mladu mlada mlade mladoženja
  mladoženju mladenkin kum kuma kumovi good near slobodan slobodna slobodno slobodni slobodne slobodnu slobodnih
  termin termina termini datum datuma subota subotu subote suboti subotom petkom nedjeljom pod petak petka petku
  nedjelja nedjelju nedjelje nedjelji vikend vikendom vikendima petci subotama
  ponedjeljak ponedjeljka ponedjeljku ponedjeljkom utorak utorka utorku utorkom srijeda srijede srijedu srijedom sreda
  sredu sredom četvrtak četvrtka četvrtku četvrtkom nedilja nedilju nedilje nediljom friday saturday sunday freitag
  samstag sonntag radnih ${monthNames.join(' ')} početkom početak sredinom polovicom
  krajem tijekom ljeto ljeta ljeti jesen jeseni ujesen proljeće proljeća zima zimi zime ljetno zimsko jesensko proljetno 2026 2027 2028 2029 godina godine godinu eura eur euro euri
  preporuka preporuke preporučite iskustva recenzije forum mala mali malo male malu intimno intimna velika svečano
  lijepo lijepa košta kosta cjenik koliko molim hitno naš naše našu nas nam mi biti bih bismo želimo želim imate
  imamo ima nešto neki neka netko koji koja profesionalni profesionalan profesionalna kvalitetan kvalitetna
  kvalitetni kvalitetno iskusan iskusni provjereni super vinčanje vinčanja vinčanju venčanje venčanja venčanju   uz kući kuci doma dolazi dolazak goste gostima radi rade bračni par parovi županija županiji
  županije regija regiji mjesto grad gradu tko ko gdje gde gdi di što šta kolko triba tribam tribamo naći nađem
  blizina blizini okolina okolini okolinom obred obreda obredu proslava proslave proslavi proslavu gosti gostije
  rođendan rođendana krizma krizme krizmu bok pozdrav hvala dan zanima me li je jel zna znate može možete mogu kolika
  koliki kupiti naručiti unajmiti rezervirati ponudu broj kontakt mene iduće iduću idući iduća sljedeće sljedeću
  sljedeći navečer popodne mladoženje kume kumu kumove kumovima a rent budžet budget civilno civilnog civilnu crkveno
  crkvenog crkvenom elopement poroka poročni matrimonio kroatien croazia slavlje slavlja sve svega su stoji stoje
  neke nekog nekoga dobru najljepši najljepša najljepše vrhunski vrhunska top   ceremonija ceremonije ceremoniji ceremoniju ceremonijom simbolična simbolične
  simboličnu simbolično ceremony ceremonies civil symbolic prosidba prosidbe prosidbi prosidbu godišnjica godišnjice
  godišnjicu matura mature maturu maturalna maturalnu zabava zabave zabavu party bachelorette heiraten heirat hochzeiten
  hochzeits nozze sposi sposarsi matrimoni dostupan dostupna dostupno dostupni dostupne dostupnu raspoloživ
  raspoloživa raspoloživo raspoloživi raspoložive available free frei verfügbar ocijenjen ocijenjena ocijenjeni
  ocijenjene ocjenjen ocjenjeni ocjenjene hej ej neko ljudi ajde please bitte suche suchen wir brauchen need looking
  seeking we our my your with on an cerco cerchiamo naplaćuje naplaćuju samo cijela cijele cijelu svi svih ostali
  ostale ostalo mojoj mojem kaj ki nek rental hire island salon saloni salona salonu salone salonima između ove ovaj
  ovu ovog ova ovih odnosno eventualno možda pričest pričesti krstitke djevojačka djevojačku djevojačke momačka
  momačku momačke večer da ne nije nisu bi bio bila bilo ja ti ona vi oni ih ga joj im mu sam smo ste nisam kao ali
  ako nego pa pak jer dok tad tada onda tako ovdje tamo tu jako vrlo puno više manje previše dosta skup skupa skupo
  skupi preskup preskupa preskupo preskupi cijelom cijeloj cijeli mom moj moja moje moju naša našoj našem našim svoj
  svoja svoje svoju svojom svojim svom jedan jedna jedno jednu jednom jednog hoću hoćemo hoćete htjela htio htjeli
  htjele hoće želi žele željela volio voljela voljeli tražili traži traže trazi trebala trebao trebali trebat nađi
  pronađi pronaći pokaži pokažite daj dajte reci recite preporuku preporuci preporuča preporučate preporučiti
  preporučio cure cura curke dečki drage dragi draga forumaši bokić čao ćao haj lp pliz molimo unaprijed oprostite
  imao imala imali bude budu bili prima primaju primi mogla mogao mogli moglo možemo moći otkazao otkazala otkazali
  otkazan otkazana zamjena zamjenu zamjene umjesto udajem udajemo ženim ženimo vjenčavamo vjenčamo se si njih vas
  slobodnog nać nađe najti iskati donijet donijeti imat dobit dobiti muškog ikoga nitko tkogod dober nej kak kad kada
  zbog izmedju svate svati svatba svatbe svatbi svatbu svatov mladenčin ćerke kćeri sina unuke unuka unukinu kćerkinu
  sinovu triban ćaća mater novac novca novaca iznajmiti osobi osobu komadu komad dana jednom mjestu mjesta   mama mame mami mamu majka majke majku sestra
  sestre sestru svekrva svekrve svekrvu punica punice punicu paket paketi paketa dođe dođu ispadne doček dočeku domaća domaće domaći domaćih
  domaćim v pri prek radnim radni danom danu dane opušteno diskretno ocjena ocjene ocjenu recenzija
  recenzijama zvjezdica zvjezdice povoljno package price prices cost best from at by nearby english weding weeding
  vedding vjencanje svadbica für auf am der die das den dem ein eine einen mit und oder von zu preis preise kosten
  günstig trauung freie freien per il la lo un una con al sul prezzo prezzi com net hr www http https
  oću oćemo kupit unajmit najmit cena cene cenu cenik cenovnik poroko poroki poroke poročna poročno krsni krsnog
  krsnoj small big guests guest gostiju gostija gostijama kg kili kile kilu kilo uspomenu uspomena uspomene generacije
  generacija matore provjeren provjerena provjereno provjerene tražen tražena traženi najtraženiji popularan popularni
  poznat poznati pouzdan pouzdani pouzdana pouzdano ozbiljan ozbiljni ranije uživo pošto iznajmljuje iznajmljuju pravi prave group rezervira rezervirao rezervacija
  rezervacije rezervaciju bukirati nakon prije poslije ujutro ujutru prijepodne poslijepodne jutarnje jutarnja
  jutarnju priprema pripreme pripremu kraja koje kojeg kojem kojih kojima lokalni lokalna lokalno najbliži najbliža
  najbliže ekipa ekipu ekipe plaća plaćaju plaćati platiti plati trošak troškovi troškova troškove para pare parama
  kaufen mieten leihen buchen mariage mariages croatie noces eskuvo horvatorszag wesele chorwacja chorwacji slub
  chorvatsko chorvatsku en nevesto bryllup kroatia možeš smiješ smije otkup otkupu polovica sredina sredini zaručnički zaručničko
  zaručničke zaručničkog obiteljski ljetna ljetnu ljetne jesenska jesensku jesenske zimska zimsku zimske proljetna
  proljetnu ispred 360 dva dvije dogodine leto leta leti proleće proleća summer autumn winter spring sommer herbst
  frühling ideje slijedeće slijedeću slijedeći idućoj sljedećoj next year pola
  dal koga kome vam vama uzimali kupili platili dali kostala kostalo kostao koštala kasnim bojim rezervacijom putuje
  putuju ulazak ulaska izlazak kako odabrati izabrati ručku pravili radili organizirali
  slavili pjesma pjesme pjesmu pjesama inozemstvo inozemstvu
  okej ok okay google siri alexa koju stane stanu stati nemamo nemam nema još drugi drugu drugog odakle početi počet
  krenuti krenem će ćemo vjenčati vjenčat udati udat oženiti moga moge ća kadi kade čovik čovika znaju zna znam how
  much does do can you is are that who where gostuvanje gostuvanja gostuvanju goščenje veselica veselice veselicu tete
  teta bake baka micro packages supplier suppliers vendor vendors get getting married marry all zu zweit feier
  hochzeitsfeier cerimonia najem svatební ślubny bride groom bridal podneva podne bolji bolja instagram insta
  instagramu facebook fejs fb youtube yt pinterest braka brak proševina proševine veridba inclusive speaks speak vjenč vj jezero
  firma firme firmu zadnji zadnja zadnje posljednji posljednja doba vrijeme dostava dostavu dostave zajedno
  grada gradom gradovi gradova
  poštovani poštovana poštovanje poštovanjem lijep lep srdačan srdačno informaciju informacija informacije informacijama
  upit upita upitu zanimalo bih budući buduća buduće budućih planiramo planiram planira organiziramo organiziram
  organizirati organiziranje tražio tražila trebao trebala trebali trebalo snova unaprijed hrvaška hrvaškem hrvaški
  inozemstva obući obuci gdi živa žive živu kakav kakva kakvo kakve nekakav
  bračni bračna bračno bračne bračnog bračnoj bračnu
  dobrom dobrim dobroj dobrih slobodnog slobodnom slobodnim kvalitetnog kvalitetnom iskusnog provjerenog sezona sezoni sezonu ovo
  o cijeni cijenom cijenama pred među nad prema već opet uvijek ondje nigdje iako niti ipak svaki svaka svako svakog svakom svim svima svih njihov njihova
  njihovo njen njena njeno njegov njegova njegovo jesu jesam jeste želio željela željeli molio molila molili odličan odlična
  odlično odlične odlični odličnog odličnu uskoro svugdje svuda mail maila mejl adresa adresu adrese web internet internetu
  međutim možda sigurno naravno onda zatim potom jako vrlo baš stvarno neko
  ulica ulice ulici ulicu pol centar centra centru centrom strogom litre litra litara toranj kroz
`

/**
 * The same for services that nobody here offers. If they are all there is, the answer mentions them, because the list
 * does not contain them.
 */
export const absentWords = `
  svećenik svećenika svećeniku župnik župnika standesamt standesamtlich standesamtliche crkva crkve crkvom crkvama
  crkvu crkvi katolička katoličko rimokatolička pravoslavna pravoslavno misa misu misi matičar matičara matičaru
  matičarom matičarem papiri papira dokumenti dokumenata dokumente kredit kredita putovanje putovanja predbračni
  checklist
  govor govora zdravica zdravice zdravicu savjet savjeti savjete savjeta playlista playliste popis
  registry office church registrar honeymoon priest pastor redar redari redara redare zaštitar zaštitari zaštitara čistačica čistačice vatrogasci
  vatrogasaca hostesa hostese hostesu prevoditelj prevoditelja prevoditeljica prevoditeljicu tumač tumača odvjetnik odvjetnika
  osiguranje osiguranja nargila nargile tetovaža tetovaže sajam sajmovi
`

/** Words likely to be mistyped, and never part of a name: `vjenčnje`. */
export const misspeltWords =
  'vjenčanje vjenčanja vjenčanju svadba svadbe svadbi svadbu svatovi svatova svatove subota subotu wedding'

const roundYears = [18, 20, 25, 30, 40, 50, 60, 70, 80, 90]
const anniversaries = ['rođendan', 'rođendana', 'rođendanu', 'godišnjica', 'godišnjicu', 'godišnjice']

/** Phrases of several words that add nothing. */
export const fillerPhrases: readonly string[] = [
  ...'zlatni pir, zlatnom piru, zlatnog pira, srebrni pir, srebrnom piru, dijamantni pir, dijamantnom piru, velika gospa, veliku gospu, nova godina, novu godinu, nove godine, novoj godini, ispred kuće, last minute, top 5, top 10, koliko sati, radno vrijeme, google maps, baby shower, gender reveal, obnova zavjeta, vow renewal, prvi rođendan, prvom rođendanu, team building, prva pričest, prvu pričest, prve pričesti, prvoj pričesti, na brzinu, u vezi, prva bračna noć, prvu bračnu noć, što prije, bilo gdje, bilo kada, dan d, na dan d, d day, poslovni event, poslovni domjenak, godinu dana, na škoju, na škoj, na škojima'.split(
    ', ',
  ),
  ...roundYears.flatMap((years) => anniversaries.map((word) => `${years} ${word}`)),
]

/** Wishes that no list is filtered by, and that occur in names: `boho`, `novi`. */
const wishes = `
  novi nova novo nove novu novog stari stara staro stare starije stariji mladi mlađi ženski ženska žensku žena ženu
  čovjek čovjeka lijepi lijepe lijepu lepi lepe lepo lepa more mora moru pogled pogleda pogledom selo sela selu
  planina planine planini planinama prirodi insel inseln ruža ruže ružama božur božuri božura hortenzija hortenzije suncokret suncokreti tulipan
  tulipani orhideja orhideje drava drave dravi dravu dravom sava save savi savu dunav dunava dunavu korana korani mrežnica mrežnici cetina
  cetini bijela bijele bijeli bijelo bijelu
  bijelih bijelim crna crne crni crno crnu crnih crnim crvena crvene crveni crveno crvenu plava plave plavi plavo plavu
  zelena zelene zeleni zelenu zlatna zlatne zlatni zlatnu srebrna srebrne srebrni srebrnu roza ružičasta ružičaste bordo
  pastelna pastelne zeleno eko vrtno luksuzno skromno tradicionalno minimalističko eukaliptus pampas gipsofila gospel djeca djecu djece boho rustikalno rustikalna rustikalni rustikalnu rustikalne vintage
  moderno moderna moderni klasično elegantno bijelom tema teme premium besplatno gratis akcija popust player meer
  kirche mare fešta fešte feštu fešti nevista neviste nevistu nevisti nevistica crikva crikve crikvi crikvu furešti
  silvestrovo božić božićno uskrs uskrsu intimate paar kroj kroja kroju krojem krojevi ravan ravnog
  sirena sirene princeza princeze čipka čipke čipku čipkom čipkasta čipkaste čipkastu saten satena satenska satenske til
  tila tilom šifon šifona rukav rukavi rukava rukavima dugi dugih dugim dugima kratkih kratkim leđa leđima otvorenih
  otvorenim šlep šlepa šlepom dekolte jednostavna jednostavne jednostavnu romantična romantične romantičnu
  ideja inspiracija inspiracije love pas psa psom psi ljubimac ljubimcem ljubimci gay lgbt muslimanska muslimansko muslimanski halal voda vodi vodu
  feštica feštice festicu valentinovo jesenji kuća kuće kuću mješovito raw titan drvo drveta šećera laktoze posna
  posno dijabetičare dica dicu dici šokački šokačka šokačke kićeni kićena židovsko židovska indijsko indijska henna slapovi slapove kratka kratke
  klima klime klimu klimom klimatizirana klimatizirano klimatizirani klimatiziranu
  korizma korizme korizmi advent adventa adventu žetva žetve berba berbe berbi fašnik fašnika maškare maškara
  maškarama glasan glasni glasna starije analogni analogno techno house country
`

const foreignPlaces =
  'međugorje, međugorju, međugorja, ljubuški, ljubuškom, čitluk, čitluku, široki brijeg, širokom brijegu, posušje, posušju, tomislavgrad, livno, livnu, trebinje, trebinju, banja luka, banja luci, tuzla, tuzli, zenica, zenici, celje, celju, koper, kopru, portorož, portorožu, novo mesto, subotica, subotici, slovenija, sloveniji, slovenije, ljubljana, ljubljani, maribor, mariboru, mostar, mostaru, mostara, sarajevo, sarajevu, bosna, bosni, bosne, hercegovina, hercegovini, hercegovine, bosna i hercegovina, neum, neumu, srbija, srbiji, srbije, beograd, beogradu, novi sad, crna gora, crnoj gori, budva, kotor, beč, beču, graz, grazu, austrija, austriji, njemačka, njemačkoj, münchen, italija, italiji, italije, trst, trstu, mađarska, mađarskoj, budimpešta'.split(
    ', ',
  )

/** Correctly spelt words, so no similar name is meant: `bend Bosna` does not look for a Bošnjak. */
export const knownWords: readonly string[] = [...splitWords(wishes), ...foreignPlaces]

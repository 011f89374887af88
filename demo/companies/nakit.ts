import type { Company } from './company.ts'

export const nakit: readonly Company[] = [
  {
    name: 'Zlatarska radionica Habdelić',
    city: 'Zagreb',
    description:
      'Vjenčano prstenje kujemo u radionici u Ilici, iza dvorišta, za istim stolom za kojim je radio i moj učitelj. Dođite pogledati kako se vaša šipka zlata razvuče u krug, a ako ste hrabri, zadnji udarac čekićem zadate sami. Od narudžbe do preuzimanja prođu tri tjedna. Staro obiteljsko zlato primamo u zamjenu po dnevnoj cijeni i možemo ga pretaliti baš u vaše prstenje.',
    price: [450, 2200],
    web: 'radionica-habdelic',
    instagram: 'habdelic.zlatar',
    premium: true,
    reviews: 12,
    mood: 'loved',
    calendar: 'none',
    owner: 'Josip Habdelić',
  },
  {
    name: 'Dva kruga',
    city: 'Zagreb',
    description:
      'Izrađujemo prstenje bez ukrasa, i to je najteže napraviti: oblik, debljinu i mat površinu biramo s vama na trideset probnih krugova od mjedi. Radimo u žutom, bijelom i crvenom zlatu i u platini, uz certifikat o podrijetlu. Dvadeset posto parova uzima različite prstenove, i to potpuno podržavamo. Prva promjena veličine u dvije godine ne naplaćuje se.',
    price: [600, 1900],
    web: 'dva-kruga',
    instagram: 'dva.kruga',
    reviews: 9,
    calendar: 'open',
  },
  {
    name: 'Zlatar Šimun Perasović',
    city: 'Split',
    description:
      'Prstenje i naušnice radim od zlata, srebra i bračkoga kamena, koji se u ruci ugrije kao da je živ. Prigodnu gravuru pišem vlastitim rukopisom ili vašim, prenesenim s papira. Mladenkama koje na dan svadbe požele nešto posuđeno dajem bakine zlatne rećine na jedan dan, uz potvrdu i povjerenje. Radionica u Dominisovoj radi od ponedjeljka do petka.',
    price: [380, 1500],
    reviews: 7,
    mood: 'loved',
    calendar: 'none',
    owner: 'Šimun Perasović',
  },
  {
    name: 'Perla i ponos',
    city: 'Rijeka',
    description:
      'Nižemo bisere, kujemo tanke prstene i popravljamo lančiće dok čekate. Za mladenke slažemo komplete od naušnica i narukvice po boji haljine, a za kumice iste u malom. Emajlirane privjeske po starom primorskom uzoru prekrivamo u jedanaest slojeva. Radionica je otvorenih vrata, pa slobodno uđite i kad ništa ne kupujete.',
    price: [40, 520],
    web: 'perla-i-ponos',
    instagram: 'perla.i.ponos',
    reviews: 5,
    calendar: 'none',
  },
  {
    name: 'Dukati Ćosić',
    city: 'Osijek',
    description:
      'Tri naraštaja kupujemo, čistimo i nižemo dukate za šokačke nizove, velike i male, s potvrdom o težini. Mladenkama izrađujemo i lake nizove za posudbu, jer se u crkvu zna ići i s kilom zlata oko vrata. Vjenčano prstenje držimo u 60 modela na zalihi, pa se spašavamo i kad je svadba za tri dana. Cijenu zlata ispisujemo svako jutro na vratima.',
    price: [300, null],
    reviews: 5,
    mood: 'mixed',
    calendar: 'none',
    owner: 'Marin Ćosić',
  },
  {
    name: 'Puca i verižice',
    city: 'Dubrovnik',
    description:
      'Filigranska puca, konavoske verižice i peružini nastaju kod nas od srebrne žice tanke kao vlas. Od istih uzora radimo i vjenčano prstenje koje se slaže s nošnjom, ali i s trapericama. Prsten s filigranskim rubom traje u izradi mjesec dana i ne smije se žuriti. Ispričat ćemo vam i što koji oblik znači, ako imate pola sata.',
    price: [90, 1200],
    web: 'puca-i-verizice',
    instagram: 'puca.i.verizice',
    reviews: 6,
    mood: 'loved',
    calendar: 'none',
  },
  {
    name: 'Kovano pod Kalelargom',
    city: 'Zadar',
    description:
      'U podrumu nekadašnje rimske kuće kujemo prstenje s tragovima čekića, svaki par od istoga komada metala. Tijekom radionice za dvoje, koja traje šest sati, napravite ga vlastitim rukama, a mi samo pazimo na plamen. Sve dotjeramo i certificiramo do sljedećega tjedna. Ručak u pauzi jedemo zajedno, na zidiću.',
    price: [550, 980],
    web: 'kovano-pod-kalelargom',
    instagram: 'kovano.zadar',
    reviews: 5,
    mood: 'loved',
    calendar: 'usual',
  },
  {
    name: 'Zlatarija Botun',
    city: 'Šibenik',
    description:
      'Šibenski botun u srebru i zlatu stavljamo na naušnice, manžete, igle za kravatu i, otkad su nas tako zamolili jedni mladenci, u prstenje. Svaki kalup izrađujemo ručno i pamtimo ga pod brojem, da unuci mogu naručiti isti. Rok je dva do četiri tjedna. Poklon-kutijica od masline ide uz svaki komad.',
    price: [60, 850],
    web: 'zlatarija-botun',
    reviews: 4,
    calendar: 'none',
  },
  {
    name: 'Prsten i žig Petrinić',
    city: 'Varaždin',
    description:
      'Urarsko-zlatarski obrt u Gundulićevoj, s tri stolice i dva sata koji nikad ne pokazuju isto vrijeme. Vjenčano prstenje izrađujemo po narudžbi, a graviramo strojno ili ručno, do 40 znakova. Poliranje prije svake godišnjice braka besplatno je zauvijek, u što smo se već uvjerili s parom koji je slavio zlatni pir. Kartice i rate do godine dana primamo bez kamata.',
    price: [350, 1300],
    reviews: 5,
    calendar: 'none',
    owner: 'Dragutin Petrinić',
  },
  {
    name: 'Kažun nakit',
    city: 'Pula',
    description:
      'Oblik istarskoga kažuna prelila sam u srebrne privjeske i niske prstenove s kamenčićima s Kamenjaka. Radim sama, u bivšoj vešernici u Premanturi, i svaki komad žigošem slovom K. Prve narudžbe primam od veljače, za ljetne svadbe, a fotografije stavljam na stranicu čim ih snimim po lijepom vremenu.',
    price: [70, 400],
    instagram: 'kazun.nakit',
    status: 'pending',
    reviews: 0,
    calendar: 'none',
    pictures: 0,
  },
  {
    name: 'Brzo zlato',
    city: 'Slavonski Brod',
    description: null,
    price: [null, 100],
    status: 'rejected',
    reviews: 0,
    calendar: 'none',
    pictures: 0,
  },
]

import type { LeadStatus } from '#contract/lead-lifecycle.ts'

/** Alternating; the first is the professional's. */
export interface Conversation {
  texts: readonly string[]
  /** After the last offer, also alternating; the first is the couple's. */
  farewell?: readonly string[]
}

/** The demo studio's, by the outcome of the enquiry. */
export const studioConversations: Readonly<Record<LeadStatus, readonly Conversation[]>> = {
  new: [],
  contacted: [
    {
      texts: [
        'Pozdrav i hvala na upitu. Taj je dan još slobodan. Gdje je vjenčanje i koliko vas otprilike dolazi?',
        'Vjenčanje je u crkvi svetog Marka, a svadba u Sesvetama. Bit će nas oko 110.',
        'Odlično, Gornji grad poznajemo u dušu. Poslat ćemo ponudu, a u međuvremenu pogledajte dva cijela albuma u našem portfelju.',
        'Pogledali smo, drugi nam je baš po mjeri. Snimate li i u crkvi ako je mračno?',
      ],
    },
    {
      texts: [
        'Bok, slobodni smo. Dolazimo u paru, pa nikad ne trebate birati između spremanja mlade i mladoženje.',
        'Toga smo se i bojali. Koliko dugo ostajete navečer?',
        'U pravilu do torte. Ako zabava potraje, ostajemo i dulje, sat po sat.',
      ],
    },
    {
      texts: [
        'Hvala što ste nam se javili. Želite li najprije kavu i razgovor? Studio je na Tuškancu, može i navečer.',
        'Može, utorak ili četvrtak poslije 18 sati?',
        'Četvrtak u 18.30. Ponesite dvije-tri fotografije koje vam se sviđaju, bilo čije.',
        'Dogovoreno, vidimo se.',
      ],
    },
  ],
  interested: [
    {
      texts: [
        'Dan je slobodan i rado bismo bili s vama. Imate li već raspored dana?',
        'Za sada samo okvirno: spremanje od 11, obred u 16, večera u 18 sati.',
        'To je idealno. Predlažemo da između obreda i večere odvojimo četrdeset minuta za vas dvoje, dok je svjetlo mekano.',
        'Super. Imamo samo jedno pitanje: dobijemo li i neobrađene fotografije?',
        'Dobijete sve koje odaberemo, obrađene, oko 600. Neobrađene ne dajemo, ali nijedan par za njima još nije pitao dvaput.',
      ],
      farewell: ['Hvala, čitamo ponudu i javljamo se do kraja tjedna.'],
    },
    {
      texts: [
        'Lijepo vas je bilo upoznati. Kako smo se dogovorili, dan čuvamo za vas do petka.',
        'Nama je bilo baš ugodno. Treba nam još samo potvrda dvorane.',
        'Bez brige. Javite čim je imate.',
      ],
    },
  ],
  booked: [
    {
      texts: [
        'Slobodni smo. Pošaljite nam, molim vas, adrese spremanja i obreda, da izračunamo put.',
        'Spremanje je u Šestinama, obred u Gračanima, sve unutar desetak minuta.',
        'Onda puta nema. Ponuda stiže danas.',
      ],
      farewell: [
        'Hvala vam, jako se veselimo. Predujam smo upravo uplatili.',
        'Stigao je, hvala. Mjesec dana prije zovemo vas radi rasporeda.',
      ],
    },
    {
      texts: [
        'Bok, čestitamo na zarukama. Taj je dan vaš ako ga želite.',
        'Želimo. Može li s nama i pas na nekoliko fotografija?',
        'Mora. Ponesite mu poslastice i nekoga tko će ga poslije odvesti doma.',
      ],
      farewell: ['Potvrđeno i s naše strane. Hvala na strpljenju s našim pitanjima.'],
    },
    {
      texts: [
        'Dobar dan, imamo slobodno. Zanima li vas samo fotografija ili i album?',
        'I album, ali manji. I dva za roditelje, ako može.',
        'Može. Sve stavljamo u ponudu, po stavkama.',
      ],
    },
  ],
  rejected: [
    {
      texts: [
        'Hvala na upitu. Taj smo vikend na moru na drugom vjenčanju. Rado ćemo vam preporučiti kolege.',
        'Šteta. Da, molimo vas, pošaljite nam dva-tri imena.',
        'Pogledajte na portalu Zrno srebra i Bez poziranja: rade na sličan način.',
      ],
    },
    {
      texts: [
        'Pozdrav, dan je slobodan, ali za tri sata nažalost ne dolazimo: od spremanja do torte nam je najmanje osam.',
        'Razumijemo, nama toliko ne treba. Hvala na iskrenom odgovoru.',
      ],
    },
  ],
}

/** Other companies' with the demo couple, by name. */
export const conversationsOfDemoCouple: Readonly<Record<string, Conversation>> = {
  'Studio Lipanjsko svjetlo': {
    texts: [
      'Bok, Lucija i Ivane, hvala vam na ovako lijepoj poruci. Slobodni smo, a Gračani su nam među dražima.',
      'Odlično. Ivan pita boli li proba fotografiranja.',
      'Ne boli, traje pola sata, a na kraju popijemo kavu. Svi koji se boje fotoaparata poslije kažu da su ga zaboravili.',
      'Onda dolazi. Može li neka subota ujutro?',
      'Može prva slobodna subota u 10, u Maksimiru kod prvog jezera. Ponudu šaljemo ovdje.',
    ],
  },
  'Kestenov hlad': {
    texts: [
      'Dobar dan, drago nam je da se obitelji svidjelo. Dan vam čuvamo. Hoće li djeca imati svoj stol?',
      'Da, najradije blizu vrata prema vrtu, da mogu trčati.',
      'Napravit ćemo im stol pod kestenom, s pogledom na vas. Ako pada kiša, sele se u malu dvoranu.',
      'Savršeno. Imamo i petero vegetarijanaca, je li to problem?',
      'Nije, imamo zaseban meni. Upisali smo ih u ponudu.',
    ],
    farewell: [
      'Prihvatili smo. Hvala vam na svemu, mama već planira raspored sjedenja.',
      'Hvala na povjerenju. Kušanje menija dogovaramo u proljeće, a dotad mama ima vremena.',
    ],
  },
  'Subotom navečer': {
    texts: [
      'Pozdrav, slobodni smo i sjećamo se Tene i Krešimira. Koju pjesmu biste pjevali?',
      'Onu o moru koju svi znaju. Ivan pjeva drugi glas, ali tiho.',
      'Namjestit ćemo mu mikrofon tako da se čuje točno onoliko koliko treba.',
      'Svirate li i dok se večera, nešto mirnije?',
      'Naravno, prvi sat sviramo bez pojačala. Izračunali smo i put, ponuda je ovdje.',
    ],
  },
  'Božur i pelin': {
    texts: [
      'Dobar dan, božuri iz našeg vrta cvatu od sredine svibnja do prvih dana lipnja. Vaš datum nam je, nažalost, već zauzet.',
      'Šteta, baš smo se nadali. Znate li koga tko radi sa sezonskim cvijećem?',
      'Probajte s kolegicama u Samoboru, imaju vlastiti vrt i sličan ukus. Sretno vam bilo.',
    ],
  },
  'Zlatarska radionica Habdelić': {
    texts: [
      'Dobar dan, od lanca se mogu iskovati dva prstena, ostat će taman za sitnicu. Dođite u 10, radionica traje tri sata.',
      'Stižemo. Smije li baka gledati?',
      'Baka ima počasno mjesto pokraj peći.',
    ],
    farewell: [
      'Hvala vam na predivnom danu. Baka prstenje pokazuje cijeloj ulici.',
      'Hvala vama. Kad se zagrebu, a hoće, donesite ih na poliranje, to je uvijek besplatno.',
    ],
  },
}

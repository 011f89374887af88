interface Question {
  question: string
  answer: string
  /** A page with more about it. */
  more?: { to: string; label: string }
}

interface QuestionGroup {
  id: string
  title: string
  questions: readonly Question[]
}

const couples: readonly Question[] = [
  {
    question: 'Koliko me to stoji?',
    answer:
      'Ništa. Pregled, favoriti, upiti i recenzije za parove su besplatni, a od dogovorene cijene ne uzimamo proviziju.',
    more: { to: '/pricing', label: 'Cijene' },
  },
  {
    question: 'Obvezuje li me upit na nešto?',
    answer:
      'Ne. Upit je pitanje. Ugovor nastaje tek kad se s pružateljem usluga dogovorite, izravno i najbolje pisano.',
  },
  {
    question: 'Mogu li usporedbu pokazati nekomu tko nema račun?',
    answer:
      'Možete. Pošaljite adresu usporedbe gumbom „Podijeli”: vide se cijene, paketi, ocjene i slobodni dani, a vaše bilješke ne.',
  },
  {
    question: 'Što znači prihvatiti ponudu?',
    answer:
      'Da ste se s pružateljem dogovorili: dan je rezerviran, a ponuda s cijenom i uvjetima ostaje kao pisan dogovor koji oboje možete ispisati. Portal pritom ništa ne naplaćuje.',
  },
  {
    question: 'Kako otkazati rezervaciju ili promijeniti datum?',
    answer:
      'Pišite pružatelju u razgovoru: rezervaciju otkazuje on, a vi o tome dobivate e-mail. Uvjeti otkazivanja stoje u ponudi koju ste prihvatili. Mijenjate li datum vjenčanja, najprije mu pošaljite upit za novi dan, a stari neka otkaže tek kad je novi rezerviran.',
  },
  {
    question: 'Što znači slobodan dan u kalendaru?',
    answer:
      'Pružatelj je za taj dan upisao da je slobodan. Dan bez oznake ne znači ni da je slobodan ni da je zauzet: pitajte upitom.',
  },
  {
    question: 'Mogu li poslati upit i za dan koji je zauzet?',
    answer:
      'Možete, uz upozorenje. Ponekad se termin oslobodi ili pružatelj može preporučiti kolegu. Isti dan, međutim, preko portala ne može rezervirati dvama parovima.',
  },
  {
    question: 'Kada ću dobiti odgovor?',
    answer:
      'To ovisi o pružatelju; na mnogim profilima piše koliko brzo obično odgovara. Što vam napiše, a ne pročitate, javljamo e-poštom. Status vidite pod „Moji upiti”.',
  },
  {
    question: 'Tko vidi moje ime i e-mail adresu?',
    answer:
      'Pružatelj kojem ste poslali upit i naši administratori. Uz recenziju su javni samo ime računa, dan kad je rezervacija potvrđena i mjesec vjenčanja. Telefon iz računa pružatelj vidi tek kad potvrdi rezervaciju, a vi tada vidite njegov.',
    more: { to: '/privacy#tko-vidi', label: 'Tko vidi podatke' },
  },
  {
    question: 'Kako mogu napisati recenziju?',
    answer:
      'Kad vam je pružatelj na portalu potvrdio rezervaciju, prošao je datum vjenčanja i potvrdili ste svoju e-mail adresu, na njegovu profilu pojavi se obrazac. Tjedan dana nakon vjenčanja jednom vas podsjetimo e-poštom. Recenziju poslije možete promijeniti ili izbrisati, a odgovor pružatelja prijaviti ako vas vrijeđa.',
  },
]

const professionals: readonly Question[] = [
  {
    question: 'Je li profil zaista besplatan?',
    answer:
      'Jest. Osnovni profil ima fotografije, kalendar, upite, recenzije i brojke, bez naknade i bez provizije. Premium, koji profilu daje prednost na popisu, dogovara se posebno.',
    more: { to: '/pricing', label: 'Cijene' },
  },
  {
    question: 'Zašto se moj profil još ne vidi?',
    answer:
      'Novi profil najprije pregledamo. Kad ga odobrimo, javljamo vam e-poštom. Dotad dodajte fotografije i upišite slobodne dane.',
  },
  {
    question: 'Profil mi je odbijen. Što sada?',
    answer:
      'Razlog piše na vašem profilu i u e-mailu. Ispravite profil i javite nam da ga ponovo pregledamo. Ako se s odlukom ne slažete, uložite prigovor; besplatan je.',
    more: { to: '/terms#obustava', label: 'Odbijanje i prigovori' },
  },
  {
    question: 'Kako nastaje poredak na popisu?',
    answer:
      'Odlučuje ocjena, kojoj Premium dodaje 0,15, a kod jednakih abeceda. Da jedna petica ne bude ispred četrdeset ocjena 4,8, svakom se pribraja deset zamišljenih recenzija s četiri zvjezdice. Račun za svakoga pokazuje „Zašto ovim redom?” uz popis.',
    more: { to: '/terms#poredak', label: 'Pravila poretka' },
  },
  {
    question: 'Kako da me nađu parovi koji traže po datumu?',
    answer:
      'Označite slobodne dane u kalendaru. Tko traži po datumu, prve vidi one kojima je taj dan upisan kao slobodan, a zauzete ne vidi. Sve subote u godini možete upisati odjednom.',
    more: { to: '/help#kalendar', label: 'Kako voditi kalendar' },
  },
  {
    question: 'Već vodim kalendar u Googleu. Moram li sve upisivati dvaput?',
    answer:
      'Ne morate. Povežite ga s portalom i njegovi će se dani sami blokirati. Obrnuto, kalendar s portala možete pratiti u svojem programu.',
  },
  {
    question: 'Kako da odgovorim na recenziju?',
    answer:
      'O novoj recenziji javljamo vam e-poštom. Odgovarate na svojem profilu, ispod recenzije, ili pod „Brojke”, gdje piše koliko ih čeka odgovor. Na svaku možete odgovoriti jednom, javno, i odgovor poslije promijeniti ili izbrisati. Paru javljamo kad odgovorite prvi put.',
    more: { to: '/terms#recenzije', label: 'Pravila o recenzijama' },
  },
  {
    question: 'Mogu li izbrisati lošu recenziju?',
    answer:
      'Ne, ali možete je prijaviti i napisati zašto. Pregledat ćemo je i sakriti ako krši uvjete ili propise, a odluku vam javljamo e-poštom. Nezadovoljstvo samo po sebi nije razlog.',
    more: { to: '/terms#recenzije', label: 'Pravila o recenzijama' },
  },
]

const everyone: readonly Question[] = [
  {
    question: 'Zašto nema prozora o kolačićima?',
    answer: 'Jer nema ni kolačića. Portal ih ne postavlja i ne učitava ništa s tuđih poslužitelja.',
    more: { to: '/cookies', label: 'Kolačići' },
  },
  {
    question: 'Kako mogu preuzeti svoje podatke?',
    answer: 'Na svojem profilu, pod „Vaši podaci”. Dobivate ih odmah, u jednoj datoteci oblika JSON.',
  },
  {
    question: 'Kako mogu izbrisati račun?',
    answer:
      'Na dnu svojeg profila, uz lozinku. Briše se odmah i ne može se vratiti. Poslani upiti i recenzije para ostaju bez imena, adrese i telefona, a s računom pružatelja briše se i cijeli profil.',
    more: { to: '/privacy#brisanje', label: 'Što se briše' },
  },
  {
    question: 'Što ako zaboravim lozinku?',
    answer: 'Zatražite novu. Poveznica stiže e-poštom, vrijedi jedan sat i može se iskoristiti jednom.',
    more: { to: '/forgot-password', label: 'Nova lozinka' },
  },
]

export const questionGroups: readonly QuestionGroup[] = [
  { id: 'parovi', title: 'Za parove', questions: couples },
  { id: 'pruzatelji', title: 'Za pružatelje usluga', questions: professionals },
  { id: 'racun', title: 'Račun i podaci', questions: everyone },
]

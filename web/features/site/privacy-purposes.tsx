interface Purpose {
  title: string
  data: string
  reason: string
  retention: string
}

const purposes: readonly Purpose[] = [
  {
    title: 'Račun',
    data: 'Ime, e-mail adresa i je li potvrđena, vrsta računa, sažetak lozinke, vrijeme otvaranja; ako ih upišete, telefon i datum vjenčanja; ako je račun suspendiran, kada i zašto.',
    reason: 'Bez imena, e-mail adrese i lozinke račun ne može postojati. Ugovor s vama, čl. 6. st. 1. t. (b) Uredbe.',
    retention: 'Dok račun ne izbrišete.',
  },
  {
    title: 'Prijave',
    data: 'Sažetak ključa prijave, opis preglednika i uređaja, vrijeme prijave i zadnjeg korištenja.',
    reason: 'Da ostanete prijavljeni i da na profilu prepoznate i odjavite svoje uređaje. Ugovor, t. (b).',
    retention:
      '24 sata od zadnjeg korištenja, a s oznakom „Zapamti me” 30 dana, ukupno najviše 90 dana; odjavom odmah.',
  },
  {
    title: 'Poveznice iz e-pošte',
    data: 'Sažetak poveznice za novu lozinku ili potvrdu adrese i adresa na koju je poslana.',
    reason: 'Da račun vrati onaj čiji jest. Ugovor, t. (b).',
    retention:
      'Za novu lozinku jedan sat, za potvrdu adrese sedam dana; iskorištena ili istekla nestaje u roku od pola sata.',
  },
  {
    title: 'Dosadašnja e-mail adresa',
    data: 'Adresa koju ste promijenili i kada.',
    reason: 'Da i na nju stigne obavijest o promjeni, ako je niste promijenili vi. Legitimni interes, t. (f).',
    retention: 'Dok se poruka ne pošalje, najviše tjedan dana; s računom odmah.',
  },
  {
    title: 'Favoriti i upiti para',
    data: 'Koga ste spremili i bilješka koju ste uz to zapisali, a vidite je samo vi; datum vjenčanja, poruka, odabrani paket, status i vrijeme upita.',
    reason: 'To je ono što ste od portala zatražili. Ugovor, t. (b).',
    retention: 'Dok ih ne uklonite, upit ne povučete ili račun ne izbrišete.',
  },
  {
    title: 'Razgovori i ponude',
    data: 'Poruke i datoteke koje pošaljete i kada su pročitane; stavke, iznosi, rokovi i uvjeti ponuda, odgovor na ponudu i razlog odbijanja; spremljeni odgovori pružatelja.',
    reason: 'Da se par i pružatelj dogovore na jednom mjestu i da oboma ostane pisan dogovor. Ugovor, t. (b).',
    retention:
      'Dok postoji upit. Kad par izbriše račun, pružatelju ostaju bez njegova imena, adrese i telefona kako su upisani na računu, a datoteke para nestaju; u porukama pružatelja može ostati ime u drugom padežu ili nadimak; kad ga izbriše pružatelj, nestaje cijeli razgovor.',
  },
  {
    title: 'Prijavljeni razgovori',
    data: 'Koja je strana, kada i zašto prijavila razgovor, i što je u njemu dotad napisano.',
    reason: 'Da možemo zaštititi onoga tko prijavljuje. Legitimni interes, t. (f).',
    retention:
      'Dok postoji profil pružatelja; nakon brisanja računa para bez njegova imena, adrese i telefona kako su upisani na računu.',
  },
  {
    title: 'Recenzije',
    data: 'Ocjena, tekst, vrijeme i ime računa, dan potvrde rezervacije i mjesec vjenčanja te odgovor pružatelja; ako su recenzija ili odgovor prijavljeni ili skriveni, i razlog.',
    reason:
      'Da drugi parovi biraju po istinitom iskustvu. Naš i njihov legitimni interes, t. (f); pravila o recenzijama su u uvjetima korištenja.',
    retention:
      'Dok je autor ne izbriše; bez imena i nakon brisanja njegova računa. Razlog prijave ili skrivanja ostaje i nakon brisanja same recenzije, da ga nova ne zaobiđe, dok postoje oba računa; razlog prijave odgovora ostaje i nakon brisanja odgovora, dok postoji recenzija.',
  },
  {
    title: 'Profil pružatelja usluga',
    data: 'Podaci tvrtke, paketi i pojedinosti ponude, slike, kalendar s naslovima i bilješkama i njegova tajna adresa, adrese vanjskih kalendara koje pratite sa zauzetim danima i nazivima iz njih, primljeni upiti, status profila i razlog odbijanja.',
    reason: 'Da vas parovi nađu i da istog dana ne budete zauzeti dvaput. Ugovor, t. (b).',
    retention: 'Dok ih ne izbrišete, sami ili s računom.',
  },
  {
    title: 'Programi pružatelja usluga',
    data: 'API ključevi: naziv, sažetak, što smiju, rok i zadnje korištenje. Webhookovi: adresa, ključ za potpis i popis dostava s ishodom. Stranice na kojima smije stajati vaš kalendar.',
    reason: 'Da vaši programi i vaša stranica rade s portalom, ako to zatražite. Ugovor, t. (b).',
    retention:
      'Dok ih ne izbrišete, sami ili s računom; istekao ključ 90 dana, popis dostava 30 dana, i nekoliko minuta do čišćenja.',
  },
  {
    title: 'Brojke o profilima',
    data: 'Koliko je puta koji dan profil pogledan i spremljen. Tko ga je gledao, ne znamo. Da se isti posjet ne broji dvaput, pola sata postoji brojač pod kriptografskim sažetkom IP adrese.',
    reason: 'Da pružatelj zna vrijedi li mu portal. Legitimni interes, t. (f).',
    retention: 'Zbrojevi dok postoji profil; brojač posjeta pola sata i nekoliko minuta do čišćenja.',
  },
  {
    title: 'Zaštita od zlouporabe',
    data: 'Broj pokušaja prijave, registracije, upita, poslanih e-mailova i sličnog, pod kriptografskim sažetkom IP adrese, računa, e-mail adrese ili poslane poruke. Pod takvim je sažetkom i oznaka mreže s koje ste se uspješno prijavili.',
    reason:
      'Da nitko ne pogađa vaše lozinke, ne zatrpava pružatelje i ne šalje e-poštu na tuđe adrese, a vi se s poznate mreže možete prijaviti i dok netko pogađa. Legitimni interes, t. (f).',
    retention:
      'Najviše jedan sat, za upite i e-mailove jedan dan, oznaka mreže 90 dana od prijave, i nekoliko minuta do čišćenja.',
  },
  {
    title: 'Zaštita od dvostrukog slanja',
    data: 'Odgovor portala na ono što ste poslali, na primjer sliku ili upit, uz slučajan ključ iz vašeg programa.',
    reason: 'Da se ono što je zbog loše veze poslano dvaput ne spremi dvaput. Ugovor, t. (b).',
    retention: '24 sata i nekoliko minuta do čišćenja; s računom odmah.',
  },
  {
    title: 'E-mailovi',
    data: 'Adresa i sadržaj obavijesti: dobrodošlica, potvrda adrese, nova lozinka, novi upit, odgovor na upit, podsjetnik na upit bez odgovora i obavijest paru da ga još nema, podsjetnik na recenziju, nova recenzija, odgovor na recenziju, nepročitana poruka, ponuda i odgovor na nju, dan ponude koji je u međuvremenu zauzet, povučen upit, izbrisan račun druge strane, druga strana koja zasad ne može odgovarati ili ponovo može, odluka o profilu, računu, recenziji, odgovoru na nju ili vašoj prijavi, sigurnosne obavijesti (nova lozinka ili adresa, API ključ, webhook).',
    reason: 'Da saznate što se s vašim računom i upitima događa. Ugovor, t. (b). Reklame ne šaljemo.',
    retention: 'Na portalu samo dok se poruka ne pošalje; poslana ostaje u vašem sandučiću.',
  },
  {
    title: 'Poruke preko obrasca za kontakt',
    data: 'Ime, e-mail adresa i poruka koje upišete.',
    reason: 'Da vam možemo odgovoriti. Legitimni interes, t. (f); kad pitate o svojem računu, ugovor, t. (b).',
    retention:
      'Na portalu samo dok se poruka ne pošalje, najviše tjedan dana; u našem sandučiću dok pitanje nije riješeno.',
  },
  {
    title: 'Odluke administratora',
    data: 'Tko je, kada i zašto odlučio o profilu, oznaci Premium, recenziji, odgovoru na nju, prijavi razgovora ili suspenziji računa.',
    reason: 'Da se svaka odluka može obrazložiti i preispitati. Pravna obveza i legitimni interes, t. (c) i (f).',
    retention: 'Trajno; nakon brisanja računa bez veze s njim.',
  },
]

export const PrivacyPurposes = () => (
  <ul className="list-none! space-y-4! pl-0!">
    {purposes.map(({ title, data, reason, retention }) => (
      <li key={title} className="rounded-card border border-line bg-surface p-5">
        <h3 className="font-semibold">{title}</h3>
        <dl className="mt-2 space-y-2 text-base leading-[1.6]">
          <Row name="Podaci" value={data} />
          <Row name="Zašto" value={reason} />
          <Row name="Koliko" value={retention} />
        </dl>
      </li>
    ))}
  </ul>
)

const Row = ({ name, value }: { name: string; value: string }) => (
  <div className="sm:flex sm:gap-4">
    <dt className="w-16 shrink-0 text-muted">{name}</dt>
    <dd className="min-w-0">{value}</dd>
  </div>
)

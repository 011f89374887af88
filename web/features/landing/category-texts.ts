import type { CategorySlug } from '#contract/categories.ts'

export interface CategoryText {
  /** In the plural, to be followed by a city: `Fotografi` u Splitu. */
  name: string
  /** The variant for titles, which have no context to explain it. */
  title: string
  /** The plural forms for one, few and many. */
  counted: readonly [one: string, few: string, many: string]
  lead: string
  ask: { title: string; paragraphs: readonly string[] }
  /** The factors of the price. */
  price: string
  book: string
  /** The text about a city that matters to this category. */
  matters: 'scene' | 'way' | 'weather'
}

/** @internal */
export const categoryTexts: Record<CategorySlug, CategoryText> = {
  lokacija: {
    name: 'Prostori za vjenčanje',
    title: 'Prostori za vjenčanje',
    counted: ['prostor za vjenčanje', 'prostora za vjenčanje', 'prostora za vjenčanje'],
    lead: 'Datum najčešće odredi dvorana, a sve se ostalo slaže oko nje. Zato počnite od nje.',
    ask: {
      title: 'Što pitati prije nego što rezervirate',
      paragraphs: [
        'Pitajte koliko gostiju stane za stolove, a ne samo koliko ih prostor prima, i gdje se pleše kad su svi stolovi postavljeni. Provjerite do koliko sati smije svirati glazba, smijete li dovesti svoj catering i slastičara te što se događa s vrtom ili terasom ako padne kiša.',
        'Dogovorite i sitnice: kad dekorater može ući u prostor, ima li mjesta za autobus, tko zaključava na kraju večeri i plaća li se čišćenje posebno.',
      ],
    },
    price:
      'Jedan prostor naplaćuje najam, drugi jelovnik po osobi, a treći oboje. Usporedite ih tek kad zbrojite najam, hranu, piće i produljenje nakon ponoći za svoj broj gostiju.',
    book: 'Tražene dvorane za subote od svibnja do rujna popune se godinu dana unaprijed, neke i ranije. Petak, nedjelja i zimski mjeseci daju veći izbor, a često i nižu cijenu.',
    matters: 'way',
  },
  fotografija: {
    name: 'Fotografi',
    title: 'Fotografi za vjenčanje',
    counted: ['fotograf', 'fotografa', 'fotografa'],
    lead: 'Fotografije ostaju kad se cvijeće osuši. Birajte čovjeka čiji vam je pogled blizak i uz kojeg vam neće biti neugodno.',
    ask: {
      title: 'Što pitati fotografa',
      paragraphs: [
        'Zamolite da vidite jedno cijelo vjenčanje, od priprema do zadnjeg plesa: deset najljepših kadrova ima svatko, a mračna dvorana pokaže koliko tko zna. Pitajte snima li baš osoba s kojom razgovarate i tko dolazi ako se ona razboli.',
        'U ugovor neka uđe koliko sati ostaje, koliko obrađenih fotografija dobivate i do kada, čuva li se pričuvna kopija te smiju li se fotografije objavljivati.',
      ],
    },
    price:
      'Na cijenu najviše utječu broj sati, drugi fotograf i album. Ponudu s albumom i onu bez njega teško je usporediti, pa tražite da se album iskaže posebno.',
    book: 'Za subotu u sezoni javite se čim imate datum i dvoranu, najbolje godinu dana ranije. Kratko fotografiranje prije vjenčanja dobra je prilika da se upoznate.',
    matters: 'scene',
  },
  'video-produkcija': {
    name: 'Snimatelji',
    title: 'Snimatelji vjenčanja',
    counted: ['snimatelj', 'snimatelja', 'snimatelja'],
    lead: 'Film čuva ono što fotografija ne može: glas, smijeh i zdravicu koju je kum napola zaboravio.',
    ask: {
      title: 'Što pitati snimatelja',
      paragraphs: [
        'Pogledajte jedan kratki film i jedan dulji zapis istoga snimatelja. Pitajte kako snima zvuk obreda i govora: mutna slika se oprosti, a prisega koja se ne čuje ne. Ako želite snimke iz zraka, pitajte ima li za dron potrebna odobrenja i što ako toga dana puše.',
        'Dogovorite koliko traje gotov film, koliko se puta montaža može mijenjati i čija se glazba koristi, jer društvene mreže film s tuđom pjesmom znaju utišati.',
      ],
    },
    price:
      'Cijenu dižu druga kamera, dron i montaža u više verzija. Kratki film za dijeljenje i cjelovit zapis obreda dva su različita posla, pa pitajte što je od toga uključeno.',
    book: 'Snimatelj i fotograf cijeli dan rade jedan pokraj drugoga. Najbolje je rezervirati ih u isto vrijeme i pitati jesu li već radili zajedno.',
    matters: 'scene',
  },
  glazba: {
    name: 'Bendovi i DJ-evi',
    title: 'Glazba za vjenčanje',
    counted: ['izvođač', 'izvođača', 'izvođača'],
    lead: 'O glazbi ovisi tko će ostati do jutra. Ako ikako možete, poslušajte je uživo prije nego što se odlučite.',
    ask: {
      title: 'Što pitati bend ili DJ-a',
      paragraphs: [
        'Snimka iz studija malo govori o svatovima, zato tražite video s nečijeg vjenčanja ili pitajte gdje uskoro sviraju. Recite unaprijed što se mora čuti, a što ne smije, i dogovorite tko vodi večer: najavljuje prvi ples, tortu i bacanje buketa.',
        'Pitajte donose li razglas i rasvjetu, koliko im treba struje i mjesta, koliko traju stanke i svira li tada išta.',
      ],
    },
    price:
      'Cijena ovisi o broju ljudi na pozornici, satima i putu. Pitajte koliko stoji svaki sat nakon dogovorenoga kraja: o tome se odlučuje u tri ujutro, kad više nitko ne pregovara.',
    book: 'Dobrim bendovima subote znaju biti zauzete i više od godinu dana unaprijed, pa ih tražite odmah nakon dvorane. DJ se češće nađe i pola godine prije.',
    matters: 'way',
  },
  'dekoracija-i-cvijece': {
    name: 'Cvijeće i dekoracija',
    title: 'Cvijeće i dekoracija za vjenčanje',
    counted: ['cvjećar ili dekorater', 'cvjećara ili dekoratera', 'cvjećara i dekoratera'],
    lead: 'Ista dvorana može biti svečana, seoska ili vrtna. Razliku rade cvijeće, tkanine i svjetlo.',
    ask: {
      title: 'Što pitati cvjećara i dekoratera',
      paragraphs: [
        'Ponesite dvije-tri slike koje vam se sviđaju i jednu koja vam se nikako ne sviđa: ta često kaže više. Pitajte što od zamišljenoga cvijeća u vašem mjesecu doista cvate, jer je cvijeće u sezoni svježije i obično jeftinije.',
        'Dogovorite tko donosi, postavlja i iste noći odnosi dekoraciju, što ostaje vama, a što se vraća, i tko prenosi cvijeće s obreda u dvoranu.',
      ],
    },
    price:
      'Cijena ide po broju stolova, veličini aranžmana i vrsti cvijeća. Kad je ponuda previsoka, ne režite po svemu: ostavite jedan raskošan dio, recimo mjesto obreda, a ostalo pojednostavite.',
    book: 'Pola godine prije obično je dovoljno, a za ljetne subote računajte na devet mjeseci. Konačan broj stolova javite dva tjedna prije.',
    matters: 'weather',
  },
  odjeca: {
    name: 'Vjenčanice i odijela',
    title: 'Vjenčanice i odijela',
    counted: ['salon vjenčanica i odijela', 'salona vjenčanica i odijela', 'salona vjenčanica i odijela'],
    lead: 'Najljepša je vjenčanica ona u kojoj možete sjesti, plesati i zagrliti baku.',
    ask: {
      title: 'Što pitati u salonu',
      paragraphs: [
        'Na prvu probu dođite s jednom osobom kojoj vjerujete, a ne s pet, i ponesite cipele visine kakvu ćete nositi. Pitajte može li se model kupiti ili samo unajmiti, koliko je proba uključeno i rade li prepravke u salonu.',
        'Kod najma pitajte kada odjeću preuzimate i vraćate te tko plaća čišćenje i sitna oštećenja. Za odijelo dogovorite jednu probu dva tjedna prije, kad se već znaju i košulja i cipele.',
      ],
    },
    price:
      'Najam, kupnja i šivanje po mjeri tri su različite cijene slične haljine. U račun ubrojite prepravke, podsuknju, veo i čišćenje.',
    book: 'Naručena vjenčanica i šivanje po mjeri traže šest do devet mjeseci, a najam se nađe i u dva do tri. Za odijelo su tri mjeseca ugodan rok.',
    matters: 'weather',
  },
  'make-up-i-frizura': {
    name: 'Šminka i frizura',
    title: 'Šminka i frizura za vjenčanje',
    counted: ['stručnjak za šminku i frizuru', 'stručnjaka za šminku i frizuru', 'stručnjaka za šminku i frizuru'],
    lead: 'Cilj je da se prepoznate na fotografijama i da u ponoć izgledate kao u podne.',
    ask: {
      title: 'Što pitati vizažista i frizera',
      paragraphs: [
        'Dogovorite probu i dođite u bijeloj majici, s nakitom i slikom vjenčanice. Šminku s probe nosite do večeri: tek tada znate koliko izdrži. Ako vam je koža osjetljiva, recite to odmah i pitajte kojim proizvodima rade.',
        'Pitajte dolaze li k vama, koliko osoba stignu srediti do polaska i ostaje li tko za popravak prije prvog plesa.',
      ],
    },
    price:
      'Pitajte je li proba u cijeni, koliko stoji dolazak i koliko se naplaćuje svaka dodatna osoba: majke i kume brzo udvostruče račun.',
    book: 'Rezervirajte četiri do šest mjeseci prije, a probu dogovorite mjesec do dva prije vjenčanja, kad već imate vjenčanicu.',
    matters: 'weather',
  },
  'hrana-i-slastice': {
    name: 'Catering i svadbene torte',
    title: 'Catering i svadbene torte',
    counted: ['catering ili slastičarnica', 'cateringa ili slastičarnice', 'cateringa i slastičarnica'],
    lead: 'Gosti će zaboraviti boju ubrusa, ali ne i jesu li ostali gladni.',
    ask: {
      title: 'Što pitati kuhinju i slastičara',
      paragraphs: [
        'Dogovorite degustaciju i kušajte ono što doista naručujete. Recite koliko je među gostima djece, vegetarijanaca i ljudi s alergijama i pitajte što će oni jesti; podatke o alergenima morate moći dobiti za svako jelo.',
        'Pitajte koliko konobara dolazi na koliko gostiju, tko donosi posuđe i stolnjake i što biva s hranom koja ostane. Za tortu pitajte kako putuje, gdje stoji do rezanja i podnosi li toplinu.',
      ],
    },
    price:
      'Catering se računa po osobi, a torta po kilogramu ili porciji. Pitajte što znači „po osobi”: jesu li u tome piće, posluga, kolači i obrok za glazbu i fotografa.',
    book: 'Catering tražite čim imate prostor, a torte i kolače tri do šest mjeseci prije. Točan broj gostiju obično se javlja tjedan do dva prije vjenčanja.',
    matters: 'way',
  },
  transport: {
    name: 'Prijevoz za vjenčanje',
    title: 'Prijevoz za vjenčanje',
    counted: ['prijevoznik', 'prijevoznika', 'prijevoznika'],
    lead: 'Automobil za mladence je ukras, a autobus za goste mir: nitko ne broji čaše i ne traži parking.',
    ask: {
      title: 'Što pitati prijevoznika',
      paragraphs: [
        'Pitajte možete li baš taj automobil vidjeti prije vjenčanja, je li vozač uključen i ima li vozilo klimu, jer stariji automobili često nemaju. Provjerite stane li vjenčanica na stražnje sjedalo: zvuči smiješno dok ne probate.',
        'Za autobus napravite popis zaustavljanja i sat povratka, s jednom ranijom vožnjom za bake i djecu, i pitajte što se plaća kad se večer produlji.',
      ],
    },
    price:
      'Računa se po satu ili po danu, uz kilometre od garaže. Pitajte koliko najmanje traje najam i plaća li se čekanje pred crkvom ili matičarom.',
    book: 'Posebne automobile i oldtajmere rezervirajte pola godine prije, autobus za goste tri mjeseca. Ljeti autobuse na moru traže i putničke agencije, pa ondje požurite.',
    matters: 'way',
  },
  'pozivnice-i-pokloni': {
    name: 'Pozivnice i pokloni za goste',
    title: 'Pozivnice i pokloni za vjenčanje',
    counted: ['radionica pozivnica i poklona', 'radionice pozivnica i poklona', 'radionica pozivnica i poklona'],
    lead: 'Pozivnica je prvo što gosti vide od vašega dana, a poklon zadnje što ponesu kući.',
    ask: {
      title: 'Što pitati prije narudžbe',
      paragraphs: [
        'Tražite uzorak na pravom papiru, jer zaslon vara o boji i debljini. Pitajte kolika je najmanja narudžba, koliko se puta tekst smije mijenjati i tko odgovara za pogrešku u imenu nakon što ste odobrili probni otisak.',
        'Prebrojite kućanstva, a ne goste, i naručite desetak pozivnica više. Pitajte mogu li istim crtežom složiti i jelovnik, brojeve stolova i zahvalnice.',
      ],
    },
    price:
      'Cijena po komadu pada s količinom, a dižu je debeli papir, zlatotisak i imena pisana rukom. Za omotnice i poštarinu pitajte posebno.',
    book: 'Pozivnice se šalju dva do tri mjeseca prije vjenčanja, gostima iz inozemstva i ranije. Za crtanje, ispravke i tisak ostavite još mjesec do dva.',
    matters: 'way',
  },
  nakit: {
    name: 'Vjenčano prstenje i nakit',
    title: 'Vjenčano prstenje i nakit',
    counted: ['zlatarnica', 'zlatarnice', 'zlatarnica'],
    lead: 'Gotovo sve od vjenčanja traje jedan dan, a prsten nosite svaki.',
    ask: {
      title: 'Što pitati zlatara',
      paragraphs: [
        'Prst izmjerite dvaput, i navečer i po toplom, jer se tijekom dana mijenja. Pitajte od koje je slitine prsten i kakav žig nosi, može li se poslije proširiti i tko ga polira kad se izgrebe.',
        'Ako radite rukama, birajte nizak profil bez visokoga kamena. Graviru naručite tek kad prsten probate: s njom se veličina teže mijenja.',
      ],
    },
    price:
      'Cijena prati težinu i čistoću zlata, pa se mijenja i s njegovom cijenom na tržištu. Pitajte koliko dugo ponuda vrijedi i može li se uračunati staro zlato.',
    book: 'Za gotove modele dovoljno je mjesec dana, a za izradu po mjeri i graviru tri. Naručite ih prije nego što počne trka zadnjih tjedana.',
    matters: 'weather',
  },
}

/** Undefined for an unknown slug. */
export const findCategoryText = (slug: string): CategoryText | undefined =>
  Object.hasOwn(categoryTexts, slug) ? categoryTexts[slug as CategorySlug] : undefined // its own keys are slugs

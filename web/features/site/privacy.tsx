import { toCalendarDay } from '#contract/calendar-day.ts'
import { Link } from '#web/ui/link.tsx'
import type { InformationText } from './information-text.ts'
import { ExternalLink, MailTo, OperatorData } from './operator.tsx'
import { PrivacyPurposes } from './privacy-purposes.tsx'

export const privacy: InformationText = {
  title: 'Zaštita osobnih podataka',
  description:
    'Koje osobne podatke Zauvijek čuva, zašto, koliko dugo i tko ih vidi te kako ih možete pregledati, preuzeti, ispraviti i izbrisati.',
  lead: 'Koje podatke čuvamo, zašto, koliko dugo i tko ih vidi. Bez kolačića, bez oglasa i bez praćenja.',
  changedOn: toCalendarDay('2026-11-30'),
  numbered: true,
  sections: [
    {
      id: 'ukratko',
      title: 'Ukratko',
      body: () => (
        <ul>
          <li>Pregledavati možete bez računa. Tko ste, pritom ne saznajemo.</li>
          <li>
            Ime i e-mail adresu para od drugih korisnika vidi samo pružatelj usluga kojem je par poslao upit. Uz
            recenziju se vide samo ime, dan kad je rezervacija potvrđena, mjesec vjenčanja i odgovor pružatelja.
          </li>
          <li>
            Portal ne postavlja kolačiće i ne učitava ništa s tuđih poslužitelja: ni slova, ni karte, ni oglase, ni
            alate za analitiku.
          </li>
          <li>Podatke ne prodajemo i ne dajemo oglašivačima.</li>
          <li>Svoje podatke možete sami preuzeti i izbrisati, na svojem profilu.</li>
        </ul>
      ),
    },
    {
      id: 'voditelj',
      title: 'Tko odgovara za podatke',
      body: (site) => (
        <>
          <p>Voditelj obrade prema Općoj uredbi o zaštiti podataka, Uredbi (EU) 2016/679, jest:</p>
          <OperatorData site={site} />
          <p>
            Za sve o podacima pišite na <MailTo site={site} />. Kad pružatelj usluga primi vaš upit, za ono što s tim
            podacima dalje radi odgovara i on, kao samostalan voditelj obrade.
          </p>
        </>
      ),
    },
    {
      id: 'podaci',
      title: 'Što čuvamo, zašto i koliko dugo',
      body: () => <PrivacyPurposes />,
    },
    {
      id: 'tko-vidi',
      title: 'Tko vidi podatke',
      body: (site) => (
        <>
          <ul>
            <li>
              <strong>Pružatelj usluga kojem pošaljete upit</strong> vidi vaše ime, e-mail adresu i je li potvrđena,
              datum vjenčanja, odabrani paket i poruku. Broj telefona vidi tek kad potvrdi rezervaciju i dok ona
              vrijedi, ako ste ga upisali u svoj račun; tada i vi vidite njegov. Poruke, datoteke i ponude vidite samo
              vi i on.
            </li>
            <li>
              <strong>Par koji je poslao upit</strong> u e-mailovima o njemu i na ponudi dobiva e-mail adresu
              pružatelja, da mu može odgovoriti.
            </li>
            <li>
              <strong>Program koji pružatelj poveže</strong> API ključem ili webhookom dobiva podatke iz upita,
              razgovora i ponuda koje vidi i taj pružatelj, i to izvan portala, pod njegovom odgovornošću.
            </li>
            <li>
              <strong>Svi posjetitelji</strong> vide odobren profil pružatelja, dane kad je slobodan ili zauzet te
              recenzije s imenom računa para. Naslove i bilješke u kalendaru vidi samo pružatelj.
            </li>
            <li>
              <strong>Naši administratori</strong> vide podatke profila i računa te prijavljene recenzije i odgovore na
              njih. Vaših upita, razgovora i lozinke ne vide; iz razgovora koji jedna strana prijavi vide ono što je
              dotad napisano.
            </li>
            <li>
              <strong>Izvršitelji obrade</strong> koji za nas drže poslužitelj, pohranu slika ili slanje e-pošte, samo
              po našim uputama i ugovoru. Popis šaljemo na upit na <MailTo site={site} />. Ako koji radi izvan
              Europskoga gospodarskog prostora, podatke mu povjeravamo samo uz jamstva iz poglavlja V. Uredbe.
            </li>
            <li>
              <strong>Tijela vlasti</strong>, samo kad nas na to obvezuje zakon.
            </li>
          </ul>
          <p>
            Kad pružatelj poveže vanjski kalendar, naš ga poslužitelj čita s adrese koju je upisao. Tko zna tajnu adresu
            njegova kalendara na portalu, može čitati taj kalendar; adresu pružatelj može zamijeniti ili isključiti.
          </p>
        </>
      ),
    },
    {
      id: 'zapisi',
      title: 'Zapisi poslužitelja i IP adresa',
      body: () => (
        <>
          <p>
            O svakom zahtjevu portal zapisuje vrijeme, vrstu i putanju, ishod i trajanje. IP adresu, upisani tekst,
            sadržaj poruka i podatke o prijavi ne zapisuje. Iz IP adrese, da bi se ograničio broj pokušaja, nastaju samo
            kratkotrajan brojač i, nakon prijave, oznaka poznate mreže, oboje pod kriptografskim sažetkom (SHA-256).
          </p>
          <p>Davatelj poslužitelja može IP adrese kratko čuvati radi sigurnosti mreže, kako je s njime ugovoreno.</p>
        </>
      ),
    },
    {
      id: 'prava',
      title: 'Vaša prava',
      body: (site) => (
        <>
          <ul>
            <li>
              <strong>Pristup i prenosivost.</strong> Na svojem profilu, pod „Vaši podaci”, preuzimate račun i sve što
              ste na portalu upisali ili primili, u jednoj datoteci JSON koju čitaju i drugi programi. Slike i datoteke
              iz razgovora u njoj su navedene, a preuzimate ih ondje gdje stoje. Što još bilježimo, kao odluke
              administratora i prijave, dajemo vam na upit.
            </li>
            <li>
              <strong>Ispravak.</strong> Ime, e-mail adresu, telefon i datum vjenčanja mijenjate sami; recenziju
              također.
            </li>
            <li>
              <strong>Brisanje.</strong> Račun brišete sami, odmah i bez obrazloženja.
            </li>
            <li>
              <strong>Ograničenje i prigovor.</strong> Obradi koja se temelji na našem legitimnom interesu možete
              prigovoriti, a dok to rješavamo, tražiti da podatke ne koristimo.
            </li>
          </ul>
          <p>
            Za ono što ne možete sami, pišite na <MailTo site={site} />. To vrijedi i dok je račun suspendiran, jer se
            na njega tada ne možete prijaviti: podatke ćemo vam dati ili račun izbrisati na vaš zahtjev. Odgovaramo bez
            nepotrebnog odgađanja, najkasnije za mjesec dana. Odluke s pravnim učinkom ne donosimo automatski.
          </p>
          <p>
            Ako smatrate da s vašim podacima ne postupamo kako treba, pritužbu možete podnijeti Agenciji za zaštitu
            osobnih podataka (AZOP) u Zagrebu, <ExternalLink href="https://azop.hr">azop.hr</ExternalLink>.
          </p>
        </>
      ),
    },
    {
      id: 'brisanje',
      title: 'Što se događa kad izbrišete račun',
      body: () => (
        <>
          <p>
            <strong>Par:</strong> odmah i nepovratno brišu se ime, e-mail adresa, telefon, datum vjenčanja, lozinka,
            favoriti i sve prijave. Poslani upiti, poruke i ponude ostaju pružateljima, a recenzije na profilima, ali
            kao anonimni; datoteke koje ste poslali brišu se. Vaše ime, e-mail adresa i telefon uklanjaju se iz njihova
            teksta i ondje gdje ste se njima potpisali, a i iz razloga koje su uz prijavu ili odluku upisali drugi. U
            tuđim tekstovima mogu ostati ime od jedne riječi, ime u drugom padežu ili nadimak.
          </p>
          <p>
            <strong>Pružatelj usluga:</strong> uz račun se brišu cijeli profil, slike, kalendar, primljeni upiti s
            porukama i ponudama, prijave tih razgovora te recenzije.
          </p>
          <p>
            E-mailovi koje smo već poslali i podaci koje je pružatelj prenio u svoj program ostaju kod onoga tko ih je
            primio; njih ne možemo izbrisati.
          </p>
          <p>
            U bilješkama o odlukama administratora ostaje koja je odluka donesena, kada i zašto, bez veze s izbrisanim
            računom. U sigurnosnim kopijama podaci nestaju kad ih zamijene novije.
          </p>
        </>
      ),
    },
    {
      id: 'sigurnost',
      title: 'Kako ih čuvamo',
      body: () => (
        <p>
          Lozinke ne znamo: čuvamo samo njihov sažetak (argon2id). Ni ključ prijave ni poveznice iz e-pošte ne čuvamo u
          obliku kojim bi se netko mogao prijaviti. Iz učitanih slika uklanjamo podatke o mjestu i uređaju. O tome što
          ostaje u vašem pregledniku govori stranica <Link to="/cookies">Kolačići</Link>.
        </p>
      ),
    },
  ],
}

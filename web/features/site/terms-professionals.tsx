import { Link } from '#web/ui/link.tsx'
import type { InformationSection } from './information-text.ts'
import { ExternalLink, MailTo } from './operator.tsx'

/** Required by Regulation (EU) 2019/1150 of platforms between businesses and consumers. */
export const termsOfProfessionals: readonly InformationSection[] = [
  {
    id: 'pruzatelji',
    title: 'Profil pružatelja usluga',
    body: () => (
      <>
        <p>
          Profil može imati samo tko usluge nudi u okviru svoje djelatnosti: kao tvrtka, obrt, samostalna djelatnost ili
          drugi oblik koji propisi dopuštaju. Otvaranjem profila to izjavljujete, pa parovi znaju da posluju s trgovcem
          i da ih štite propisi o potrošačima.
        </p>
        <ul>
          <li>Podaci, cijene i kalendar moraju biti istiniti i svježi.</li>
          <li>
            Objavljujete samo ono na što imate pravo. Fotografije i tekstovi ostaju vaši; nama dopuštate da ih
            prikazujemo na portalu, u veličinama i oblicima koje stranica traži, dok ih ne izbrišete.
          </li>
          <li>Podatke parova koristite samo da odgovorite na upit i izvršite dogovor. Za njih ste odgovorni i sami.</li>
          <li>
            Isto smijete nuditi i drugdje, pod bilo kojim uvjetima. Nižu cijenu na svojoj stranici ili drugom portalu ne
            zabranjujemo.
          </li>
        </ul>
        <p>
          Osnovni je profil besplatan; o svemu ostalom govori stranica <Link to="/pricing">Cijene</Link>. Profil,
          kalendar, upite, recenzije i brojke o posjetima vidite na portalu i možete preuzeti u jednoj datoteci. Te
          brojke ne dajemo drugim pružateljima ni nikome trećem. Kad izbrišete račun, brišemo i profil; preuzmite
          podatke prije toga.
        </p>
      </>
    ),
  },
  {
    id: 'obustava',
    title: 'Odbijanje, obustava i ukidanje',
    body: (site) => (
      <>
        <p>Novi profil vidljiv je kad ga odobrimo. Odbit ćemo ga, ili već odobreni povući, ako:</p>
        <ul>
          <li>ne nudi usluge za vjenčanja u Hrvatskoj ili nije iz djelatnosti koju navodi,</li>
          <li>podaci nisu istiniti, nedostaju ili zavode na pogrešan zaključak,</li>
          <li>fotografije ili tekstovi krše tuđa prava,</li>
          <li>krši ove uvjete ili propise.</li>
        </ul>
        <p>
          Razlog vam javljamo najkasnije kad odluka počne vrijediti. Podatke i nakon odbijanja možete ispraviti i
          zatražiti novi pregled. Zbog teških ili ponovljenih kršenja možemo obustaviti (suspendirati) račun: prijave
          tada prestaju, a profil pružatelja i recenzije para nisu vidljivi. O trajnom ukidanju obavještavamo vas
          najmanje 30 dana unaprijed, osim kad nas propis obvezuje na žuran postupak ili ste uvjete kršili više puta.
        </p>
        <p>
          Ne slažete se? Pišite na <MailTo site={site} />. Prigovor je besplatan; kad god je to moguće, pregledava ga
          osoba koja odluku nije donijela, a odgovor dobivate s obrazloženjem. Ako smo pogriješili, odluku povlačimo bez
          odgode. Tako traže čl. 4. i 11.{' '}
          <ExternalLink href="https://eur-lex.europa.eu/eli/reg/2019/1150/oj/hrv">Uredbe (EU) 2019/1150</ExternalLink>.
        </p>
      </>
    ),
  },
]

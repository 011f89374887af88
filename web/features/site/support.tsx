import { toCalendarDay } from '#contract/calendar-day.ts'
import { pages } from '#contract/paths.ts'
import { Link } from '#web/ui/link.tsx'
import type { InformationText } from './information-text.ts'
import { MailTo, OperatorData } from './operator.tsx'

export const support: InformationText = {
  title: 'Podrška',
  description:
    'Kad nešto na portalu Zauvijek ne radi: što prvo provjeriti, što nam napisati i kako prijaviti sadržaj ili odluku s kojom se ne slažete.',
  lead: 'Kad nešto ne radi ili se ne slažete s odlukom.',
  changedOn: toCalendarDay('2026-11-22'),
  sections: [
    {
      id: 'prijava',
      title: 'Ne mogu se prijaviti',
      body: (site) => (
        <ul>
          <li>
            Zatražite <Link to={pages.forgotPassword()}>novu lozinku</Link>. Poveznica stiže e-poštom i vrijedi jedan
            sat; pogledajte i u neželjenu poštu.
          </li>
          <li>
            Nakon više pogrešnih pokušaja prijava je zaključana najviše četvrt sata. Pričekajte pa pokušajte ponovo.
          </li>
          <li>
            Ako više nemate pristup adresi s kojom ste se registrirali, pišite na <MailTo site={site} /> i navedite je.
          </li>
        </ul>
      ),
    },
    {
      id: 'posta',
      title: 'Ne stiže mi e-pošta',
      body: () => (
        <p>
          Provjerite na svojem profilu je li adresa točna i potvrđena te zatražite novu poveznicu za potvrdu. Pogledajte
          i u neželjenu poštu. Upiti i odgovori u svakom su slučaju i na portalu: parovima pod „Moji upiti”,
          pružateljima pod „Upiti”.
        </p>
      ),
    },
    {
      id: 'greska',
      title: 'Stranica javlja pogrešku',
      body: (site) => (
        <p>
          Učitajte je ponovo. Ako se ponavlja, pišite na <MailTo site={site} /> i navedite adresu stranice, vrijeme i
          što ste radili. Snimka zaslona pomaže. Lozinku nam ne šaljite; nikad je ne tražimo.
        </p>
      ),
    },
    {
      id: 'odluka',
      title: 'Profil je odbijen, račun suspendiran, recenzija skrivena',
      body: (site) => (
        <p>
          Uz odluku stoji razlog. Profil ispravite i javite nam da ga ponovo pregledamo. Ako mislite da smo pogriješili,
          pišite na <MailTo site={site} />; kako postupamo, piše u <Link to="/terms#obustava">uvjetima korištenja</Link>
          .
        </p>
      ),
    },
    {
      id: 'prijaviti',
      title: 'Želim prijaviti profil ili recenziju',
      body: (site) => (
        <p>
          Pružatelj recenziju o sebi prijavljuje na svojem profilu, a par odgovor na svoju recenziju ispod nje. Za sve
          drugo pišite na <MailTo site={site} />, s adresom stranice i razlogom. Svaku prijavu pregledava čovjek.
        </p>
      ),
    },
    {
      id: 'kontakt',
      title: 'Javite nam se',
      body: (site) => <OperatorData site={site} />,
    },
  ],
}

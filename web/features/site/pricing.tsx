import { toCalendarDay } from '#contract/calendar-day.ts'
import { pages } from '#contract/paths.ts'
import { Link } from '#web/ui/link.tsx'
import type { InformationText } from './information-text.ts'
import { MailTo } from './operator.tsx'

export const pricing: InformationText = {
  title: 'Cijene',
  description:
    'Za parove je Zauvijek besplatan. Pružateljima usluga osnovni je profil besplatan, a Premium se dogovara. Bez provizije na upite i rezervacije.',
  lead: 'Parovi ne plaćaju ništa. Osnovni profil pružatelja usluga je besplatan.',
  changedOn: toCalendarDay('2026-11-22'),
  sections: [
    {
      id: 'parovi',
      title: 'Za parove: besplatno',
      body: () => (
        <p>
          Pregled, favoriti, upiti i recenzije ne naplaćuju se, ni sada ni kad nešto rezervirate. Cijena koju dogovorite
          s pružateljem ide njemu; mi od nje ne uzimamo ništa.
        </p>
      ),
    },
    {
      id: 'osnovni',
      title: 'Za pružatelje: osnovni profil je besplatan',
      body: () => (
        <>
          <p>U njemu je sve što vam za rad treba:</p>
          <ul>
            <li>stranica tvrtke s opisom, cijenama i do 30 fotografija,</li>
            <li>kalendar slobodnih i zauzetih dana, povezan s kalendarom koji već vodite,</li>
            <li>svi upiti parova, bez ograničenja i bez provizije,</li>
            <li>recenzije parova koji su vas rezervirali,</li>
            <li>brojke o posjetima, upitima i rezervacijama.</li>
          </ul>
          <p>
            <Link to={`${pages.register()}?role=professional`}>Otvorite profil</Link>. Objavljujemo ga kad ga
            pregledamo.
          </p>
        </>
      ),
    },
    {
      id: 'premium',
      title: 'Premium: po dogovoru',
      body: (site) => (
        <>
          <p>
            Premium profilu za poredak „Preporučeno” dodajemo 0,15 na ocjenu i na popisu piše „Izdvojeno – Premium”, da
            parovi znaju zašto je ondje. Bolje ocijenjeni mogu biti i ispred njega. Sve drugo jednako je kao u osnovnom:
            ocjena, recenzije i upiti ne mijenjaju se.
          </p>
          <p>
            Cijenu i trajanje dogovaramo sa svakim posebno i pisano, prije nego što počne. Na portalu se ništa ne
            naplaćuje i ništa se ne produžuje samo od sebe. Zanima li vas, pišite na <MailTo site={site} />.
          </p>
        </>
      ),
    },
  ],
}

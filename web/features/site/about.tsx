import { toCalendarDay } from '#contract/calendar-day.ts'
import { pages } from '#contract/paths.ts'
import { Link } from '#web/ui/link.tsx'
import type { InformationText } from './information-text.ts'
import { OperatorData } from './operator.tsx'

export const about: InformationText = {
  title: 'O nama',
  description:
    'Zauvijek je hrvatski portal na kojem parovi nalaze ljude za svoje vjenčanje: s cijenama, recenzijama i slobodnim datumima.',
  lead: 'Vjenčanje se slaže od ljudi koji su tog dana slobodni. Pomažemo vam da ih nađete.',
  changedOn: toCalendarDay('2026-11-28'),
  sections: [
    {
      id: 'zasto',
      title: 'Zašto Zauvijek',
      body: () => (
        <>
          <p>
            Tko planira vjenčanje, najprije zove redom: fotografa, bend, salu, slastičara. Pola ih je tog dana zauzeto,
            a cijenu dozna tek na kraju razgovora. Mi smo krenuli od datuma: upišete dan i vidite tko je slobodan,
            koliko stoji i što o njemu kažu parovi koji su ga doista rezervirali.
          </p>
          <p>
            Pružateljima usluga to znači manje uzaludnih poziva. Upiti ih čekaju na jednom mjestu, a dan koji su dali
            jednom paru ne mogu zabunom dati i drugome.
          </p>
        </>
      ),
    },
    {
      id: 'cega-se-drzimo',
      title: 'Čega se držimo',
      body: () => (
        <ul>
          <li>
            <strong>Recenzije su od pravih parova.</strong> Piše ih samo tko je imao potvrđenu rezervaciju, i to nakon
            vjenčanja.
          </li>
          <li>
            <strong>Plaćeno je označeno.</strong> Premium dodaje ocjeni 0,15 i to na popisu piše. Sve ostalo slaže
            ocjena, po <Link to="/terms#poredak">pravilima koja su objavljena</Link>.
          </li>
          <li>
            <strong>Podaci su vaši.</strong> Nema kolačića, oglasa ni praćenja. Možete ih preuzeti i izbrisati sami.
          </li>
          <li>
            <strong>Portal je za svakoga.</strong> Radi i tipkovnicom, čitačem zaslona i na starom mobitelu.
          </li>
        </ul>
      ),
    },
    {
      id: 'tko',
      title: 'Tko vodi portal',
      body: (site) => (
        <>
          <OperatorData site={site} />
          <p>
            Nudite usluge za vjenčanja? <Link to={`${pages.register()}?role=professional`}>Otvorite profil</Link>,
            osnovni je besplatan.
          </p>
        </>
      ),
    },
  ],
}

import { toCalendarDay } from '#contract/calendar-day.ts'
import { Link } from '#web/ui/link.tsx'
import type { InformationText } from './information-text.ts'
import { storedItems } from './stored-items.ts'

export const cookies: InformationText = {
  title: 'Kolačići',
  description:
    'Zauvijek ne postavlja kolačiće i ne učitava ništa s tuđih poslužitelja. Što se čuva u vašem pregledniku i kako to izbrisati.',
  lead: 'Nema ih. Zato vas na ulazu ne dočekuje prozor s pitanjima.',
  changedOn: toCalendarDay('2026-11-30'),
  sections: [
    {
      id: 'bez-kolacica',
      title: 'Bez kolačića i bez trećih strana',
      body: () => (
        <p>
          Portal ne postavlja nijedan kolačić, ni svoj ni tuđi. Stranice, slike i slova dolaze samo s naše adrese, pa
          nitko treći ne saznaje da ste nas posjetili. Poveznice na Instagram, Facebook i stranice pružatelja obične su
          poveznice: ondje vrijede njihova pravila, ali tek kad ih otvorite.
        </p>
      ),
    },
    {
      id: 'u-pregledniku',
      title: 'Što ostaje u vašem pregledniku',
      body: () => (
        <>
          <p>Nekoliko podataka čuva sam preglednik, na vašem uređaju:</p>
          <dl className="divide-y divide-line rounded-card border border-line bg-surface px-5 py-1 text-base">
            {storedItems.map(({ name, what, until }) => (
              <div key={name} className="py-4">
                <dt className="font-semibold">{name}</dt>
                <dd className="mt-1">{what}</dd>
                <dd className="mt-1 text-muted">{until}</dd>
              </div>
            ))}
          </dl>
          <p>
            Sve je to potrebno samo da bi portal radio ono što od njega tražite, a za takvu pohranu Zakon o
            elektroničkim komunikacijama ne traži privolu. Ništa od toga ne služi praćenju ni oglašavanju i ništa se ne
            šalje drugima.
          </p>
        </>
      ),
    },
    {
      id: 'brisanje',
      title: 'Kako to izbrisati',
      body: () => (
        <p>
          Odjava briše prijavu, spremljene favorite, nedovršene tekstove i neposlane poruke, broj gostiju te popise
          odabranih za usporedbu i nedavno gledanih. Sve zajedno briše se u postavkama preglednika, među podacima
          web-mjesta. Portal nakon toga radi kao prvi put: treba se samo ponovo prijaviti. O podacima koji su kod nas
          govori stranica <Link to="/privacy">Zaštita osobnih podataka</Link>.
        </p>
      ),
    },
  ],
}

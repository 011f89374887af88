import { toCalendarDay } from '#contract/calendar-day.ts'
import { Link } from '#web/ui/link.tsx'
import type { InformationText } from './information-text.ts'

export const cookies: InformationText = {
  title: 'Kolačići',
  description:
    'Zauvijek ne postavlja kolačiće i ne učitava ništa s tuđih poslužitelja. Što se čuva u vašem pregledniku i kako to izbrisati.',
  lead: 'Nema ih. Zato vas na ulazu ne dočekuje prozor s pitanjima.',
  changedOn: toCalendarDay('2026-11-28'),
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
          Odjava briše prijavu, spremljene favorite, nedovršene tekstove te popise odabranih za usporedbu i nedavno
          gledanih. Sve zajedno briše se u postavkama preglednika, među podacima web-mjesta. Portal nakon toga radi kao
          prvi put: treba se samo ponovo prijaviti. O podacima koji su kod nas govori stranica{' '}
          <Link to="/privacy">Zaštita osobnih podataka</Link>.
        </p>
      ),
    },
  ],
}

const storedItems = [
  {
    name: 'Ključ prijave',
    what: 'Da ostanete prijavljeni i kad otvorite novu stranicu, i da se zna je li račun para ili pružatelja usluga (lokalna pohrana, „auth_token” i „auth_role”).',
    until: 'Do odjave ili isteka prijave.',
  },
  {
    name: 'Svijetla ili tamna tema',
    what: 'Samo ako ste je promijenili (lokalna pohrana, „theme”).',
    until: 'Dok je ne izbrišete u pregledniku.',
  },
  {
    name: 'Nedovršeni tekstovi',
    what: 'Upit, recenzija ili obrazac koji ispunjavate i favorit koji ste htjeli spremiti, da ih prijava ne izbriše (pohrana kartice, „draft:…”).',
    until: 'Do slanja, odjave ili zatvaranja kartice.',
  },
  {
    name: 'Usporedba',
    what: 'Najviše četiri pružatelja koja ste odabrali za usporedbu: oznaka i naziv (lokalna pohrana, „draft:compared”).',
    until: 'Dok ih ne uklonite s popisa, do odjave ili dok ih ne izbrišete u pregledniku.',
  },
  {
    name: 'Nedavno gledani',
    what: 'Zadnjih dvanaest pružatelja čiji ste profil gledali: naziv, grad, kategorija i naslovna slika (lokalna pohrana, „draft:seen”). Popis ostaje u pregledniku i mi ga ne znamo; preglednik samo pita jesu li ti profili još javni.',
    until: 'Dok ga ne izbrišete gumbom „Izbriši popis”, do odjave ili dok ga ne izbrišete u pregledniku.',
  },
  {
    name: 'Favoriti bez mreže',
    what: 'Parovima: popis favorita s podacima vašeg računa, da ga vidite i kad nema veze (lokalna pohrana, „cached_favorites” i „cached_owner”).',
    until: 'Do odjave ili isteka prijave; stariji od 30 dana više se ne prikazuju.',
  },
  {
    name: 'Već otvorene stranice',
    what: 'Datoteke portala te zadnjih 30 javnih stranica i 150 slika, da rade brže i bez veze (predmemorija preglednika). Stranice računa ne čuvamo ondje.',
    until: 'Dok ih ne zamijene novije ili ih ne izbrišete u pregledniku.',
  },
  {
    name: 'Mjesto na stranici',
    what: 'Da vas gumb za natrag vrati ondje gdje ste stali (pohrana kartice, „react-router-scroll-positions”).',
    until: 'Do zatvaranja kartice.',
  },
] as const

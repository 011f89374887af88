import type { InformationSection } from './information-text.ts'

/** Directive (EU) 2019/2161 and article 5 of Regulation (EU) 2019/1150: how results are ranked and reviews checked. */
export const termsOfOrder: readonly InformationSection[] = [
  {
    id: 'poredak',
    title: 'Kako nastaje poredak',
    body: () => (
      <>
        <p>Popis pružatelja usluga slaže se uvijek istim redom:</p>
        <ol>
          <li>
            <strong>Premium profili dolaze prvi.</strong> To je istaknuto mjesto koje pružatelj dogovara s nama i koje
            se može plaćati. Zato svaki takav profil nosi oznaku „Premium”.
          </li>
          <li>
            <strong>Zatim odlučuje ocjena.</strong> Da jedna petica ne bi bila ispred četrdeset ocjena 4,8, svakom
            profilu pribrajamo deset zamišljenih recenzija od četiri zvjezdice. Što je pravih recenzija više, to one
            manje znače. Na profilu piše stvarni prosjek, bez njih.
          </li>
          <li>
            <strong>Kod jednake ocjene</strong> odlučuje naziv, po abecedi.
          </li>
        </ol>
        <p>
          Isti red vrijedi unutar Premium profila i među ostalima. Na njega ne utječu broj posjeta, broj upita, brzina
          odgovora ni to tko gleda: svi vide isti popis. Filtri samo izostavljaju one koji ne odgovaraju. Kad birate
          datum, zauzeti se ne prikazuju, a pružatelji kojima u kalendaru piše da su tada slobodni dolaze prije onih bez
          podatka za taj dan. Vlastite usluge na popisu nemamo.
        </p>
      </>
    ),
  },
  {
    id: 'recenzije',
    title: 'Recenzije',
    body: () => (
      <>
        <p>
          Recenziju može napisati samo par kojem je taj pružatelj na portalu potvrdio rezervaciju, i to tek nakon datuma
          vjenčanja. Tako znamo da je usluga doista dogovorena preko portala; da je i održana, ne provjeravamo posebno.
        </p>
        <ul>
          <li>Jedan par piše najviše jednu recenziju o istom pružatelju. Može je mijenjati i izbrisati.</li>
          <li>Objavljujemo sve recenzije, pohvale i zamjerke. Ne kupujemo ih, ne uređujemo i ne biramo.</li>
          <li>
            Pružatelj recenziju može prijaviti, ali ne može je izbrisati. Prijavu pregledava naš administrator. Skriva
            samo recenzije koje krše uvjete ili propise, i to s razlogom koji autor vidi.
          </li>
          <li>Skrivena recenzija ne ulazi u prosjek.</li>
          <li>Kad par izbriše račun, recenzija ostaje bez njegova imena.</li>
        </ul>
      </>
    ),
  },
]

import type { InformationSection } from './information-text.ts'

/** Directive (EU) 2019/2161 and article 5 of Regulation (EU) 2019/1150: how results are ranked and reviews checked. */
export const termsOfOrder: readonly InformationSection[] = [
  {
    id: 'poredak',
    title: 'Kako nastaje poredak',
    body: () => (
      <>
        <p>
          Ako ne odaberete drukčije, popis je u redoslijedu „Preporučeno”. O mjestu odlučuje jedan broj, svakomu
          izračunan jednako:
        </p>
        <ol>
          <li>
            <strong>Ocjena je glavna.</strong> Da jedna petica ne bi bila ispred četrdeset ocjena 4,8, svakom profilu
            pribrajamo deset zamišljenih recenzija od četiri zvjezdice i računamo prosjek. Što je pravih recenzija više,
            to one manje znače: uz deset pravih nose polovicu, uz trideset četvrtinu. Profil bez recenzija vrijedi 4,00.
            Na profilu piše stvarni prosjek, bez njih.
          </li>
          <li>
            <strong>Premium dodaje 0,15.</strong> To je istaknuto mjesto koje pružatelj dogovara s nama i koje se može
            plaćati. Dodatak je svima jednak i ne raste s cijenom; viša ocjena i dalje može biti ispred njega. Svaki
            takav profil na popisu nosi oznaku „Izdvojeno – Premium”. Drugog načina da se plaćanjem utječe na poredak
            nema.
          </li>
          <li>
            <strong>Kod jednakih</strong> odlučuje naziv, po abecedi.
          </li>
        </ol>
        <p>
          Uz datum su najprije oni kojima u kalendaru piše da su tada slobodni, zatim oni bez podatka za taj dan;
          zauzeti su izostavljeni. Redoslijede „Ocjena”, „Cijena”, „Broj recenzija” i „Najnoviji” birate sami, a na njih
          Premium ne utječe.
        </p>
        <p>
          Na poredak ne utječu broj posjeta, broj upita, brzina odgovora ni to tko gleda: svi vide isti popis. Filteri
          samo izostavljaju one koji ne odgovaraju, a Premium nije filter. Riječi pretrage koje znače uslugu, grad ili
          kraj, kao „bend”, „Split” ili „Istra”, i u njima iznos, dan i broj gostiju, kao „do 1.500 €”, čitamo kao
          filtere; riječi koje nitko nema u nazivu izostavljamo kad inače ne bismo našli nikoga. I jedno i drugo kažemo
          iznad popisa. Tražite li po nazivu, u redoslijedu „Preporučeno” prvi su oni čiji je naziv najbliži napisanomu,
          osim kad ih je više od tisuću.
        </p>
        <p>
          Među sličnima na kraju profila najprije su slobodni na vaš datum, zatim oni iz istoga mjesta, pa oni najbliži
          cijenom, a kod jednakih bolje ocijenjeni; zauzete izostavljamo, a Premium ondje ne znači ništa. Uz svaki popis
          rezultata „Zašto ovim redom?” pokazuje za svakoga što je odlučilo. Vlastite usluge na popisu nemamo.
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
          Recenziju može napisati samo par s potvrđenom e-mail adresom kojem je taj pružatelj na portalu potvrdio
          rezervaciju, i to tek nakon datuma vjenčanja. Tako znamo da je usluga doista dogovorena preko portala; da je i
          održana, ne provjeravamo posebno.
        </p>
        <ul>
          <li>
            Uz svaku takvu recenziju piše kad je rezervacija potvrđena („Rezervirano preko Zauvijeka u svibnju 2026.”).
            Gdje to ne znamo, piše mjesec vjenčanja. Recenzija bez te oznake nema rezervaciju koju bismo mogli pokazati.
          </li>
          <li>
            Otkaže li pružatelj rezervaciju na sam dan vjenčanja ili poslije njega, par recenziju i dalje može napisati,
            a rezervacija koja na taj datum dođe umjesto njegove ne daje pravo na recenziju.
          </li>
          <li>Jedan par piše najviše jednu recenziju o istom pružatelju. Može je mijenjati i izbrisati.</li>
          <li>
            Tjedan dana nakon vjenčanja par jednom podsjetimo da je napiše. Za recenziju ne nudimo ništa zauzvrat.
          </li>
          <li>
            Objavljujemo i pohvale i zamjerke. Ne kupujemo ih, ne uređujemo i ne biramo. Redoslijed birate sami; bez
            izbora najnovije su prve.
          </li>
          <li>
            Pružatelj na recenziju može javno odgovoriti jednom, i svoj odgovor mijenjati ili izbrisati. Odgovor ne
            mijenja ocjenu.
          </li>
          <li>
            Pružatelj recenziju može prijaviti, ali ne može je izbrisati. Prijavu pregledava naš administrator. Skriva
            samo recenzije koje krše uvjete ili propise, i to s razlogom koji autor vidi; tko je prijavio, o odluci
            dobiva e-mail. Isto vrijedi za odgovor, koji može prijaviti par.
          </li>
          <li>
            Skrivena recenzija ne ulazi u prosjek. Izmijeni li je autor ili je izbriše i napiše novu, ni ta nije javna
            dok je administrator ne pregleda.
          </li>
          <li>Dok je račun para suspendiran, njegove se recenzije ne vide i ne ulaze u prosjek.</li>
          <li>Kad par izbriše račun, recenzija ostaje bez njegova imena.</li>
        </ul>
      </>
    ),
  },
]

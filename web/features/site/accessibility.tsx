import { toCalendarDay } from '#contract/calendar-day.ts'
import type { InformationText } from './information-text.ts'
import { ExternalLink, MailTo } from './operator.tsx'

export const accessibility: InformationText = {
  title: 'Izjava o pristupačnosti',
  description:
    'Koliko je Zauvijek pristupačan osobama s invaliditetom, kako se to provjerava i kome se obratiti ako naiđete na prepreku.',
  lead: 'Vjenčanje planira svatko. Portalom se zato mora moći služiti svatko.',
  changedOn: toCalendarDay('2026-11-28'),
  sections: [
    {
      id: 'uskladenost',
      title: 'Što smo si postavili za cilj',
      body: () => (
        <>
          <p>
            Cilj su smjernice <span lang="en">Web Content Accessibility Guidelines</span> (WCAG) 2.2, razina AA. Pritom
            se oslanjamo na Direktivu (EU) 2019/882 i{' '}
            <ExternalLink href="https://www.zakon.hr/z/3958/zakon-o-zahtjevima-za-pristupacnost-proizvoda-i-usluga">
              Zakon o zahtjevima za pristupačnost proizvoda i usluga
            </ExternalLink>{' '}
            (NN 89/25).
          </p>
          <ul>
            <li>Sve radi tipkovnicom, a mjesto na kojem ste jasno se vidi.</li>
            <li>Čitači zaslona dobivaju naslove, nazive polja, poruke o pogreškama i obavijesti o promjenama.</li>
            <li>Tekst ima dovoljan kontrast u svijetloj i tamnoj temi, a može se povećati na dvostruko.</li>
            <li>Na mobitelu ništa ne treba pomicati u stranu. Tko u sustavu isključi animacije, ne vidi ih.</li>
            <li>Boja nikad nije jedini znak: slobodan i zauzet dan razlikuju se i oblikom i tekstom.</li>
            <li>Nema vremenskih ograničenja pri ispunjavanju ni zadataka u kojima se dokazuje da ste čovjek.</li>
            <li>Popisi, profili i ove stranice rade i bez JavaScripta.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'kako',
      title: 'Kako se služiti portalom',
      body: () => (
        <p>
          Na početku svake stranice poveznica „Preskoči na sadržaj” vodi mimo izbornika. Prozori se zatvaraju tipkom Esc
          i vraćaju vas gdje ste bili. Datum možete upisati, ne morate ga birati u kalendaru. Raspored događaja u
          kalendaru pružatelja može se mijenjati i bez povlačenja, u obrascu događaja.
        </p>
      ),
    },
    {
      id: 'provjera',
      title: 'Kako provjeravamo',
      body: () => (
        <p>
          Prije svake objave nove inačice stranice otvara pravi preglednik, u širini mobitela i računala, u obje teme, i
          provjerava ih alat axe-core. Isti testovi prolaze glavne radnje samo tipkovnicom. To je vlastita procjena;
          neovisnu provjeru nismo naručili, a automatska ne može naći sve.
        </p>
      ),
    },
    {
      id: 'nedostaci',
      title: 'Što još nije dobro',
      body: () => (
        <ul>
          <li>
            Fotografije u portfelju opisuju sami pružatelji. Gdje opisa nema, čitač zaslona pročita samo naziv tvrtke i
            redni broj slike.
          </li>
          <li>Vanjske stranice pružatelja nisu u našim rukama.</li>
          <li>Prijava, upiti i kalendar pružatelja traže JavaScript.</li>
        </ul>
      ),
    },
    {
      id: 'kontakt',
      title: 'Naišli ste na prepreku?',
      body: (site) => (
        <>
          <p>
            Pišite na <MailTo site={site} />: na kojoj stranici, što ste htjeli učiniti i čime se služite. Odgovorit
            ćemo vam i ukloniti prepreku, a dotad vam podatke dati na drugi način.
          </p>
          <p>
            Ako odgovorom niste zadovoljni, možete se obratiti{' '}
            <ExternalLink href="https://posi.hr">Pravobraniteljstvu za osobe s invaliditetom</ExternalLink>, a kao
            potrošač i <ExternalLink href="https://dirh.gov.hr">Državnom inspektoratu</ExternalLink>.
          </p>
        </>
      ),
    },
  ],
}

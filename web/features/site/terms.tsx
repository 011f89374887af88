import { toCalendarDay } from '#contract/calendar-day.ts'
import { Link } from '#web/ui/link.tsx'
import type { InformationText } from './information-text.ts'
import { ExternalLink, MailTo, OperatorData } from './operator.tsx'
import { termsOfOrder } from './terms-order.tsx'
import { termsOfProfessionals } from './terms-professionals.tsx'

export const terms: InformationText = {
  title: 'Uvjeti korištenja',
  description:
    'Uvjeti portala Zauvijek: što vrijedi za parove i pružatelje usluga, kako nastaje poredak, kako se provjeravaju recenzije i kako uložiti prigovor.',
  lead: 'Što vi možete očekivati od nas, a što mi od vas. Napisano razumljivo.',
  changedOn: toCalendarDay('2026-11-30'),
  numbered: true,
  sections: [
    {
      id: 'tko-smo',
      title: 'Tko smo i što radimo',
      body: (site) => (
        <>
          <p>
            Zauvijek je portal na kojem parovi pregledavaju usluge za vjenčanje i šalju upite onima koji ih nude. Te
            ljude i tvrtke ovdje zovemo pružateljima usluga. Portal vodi:
          </p>
          <OperatorData site={site} />
          <p>
            Mi ne organiziramo vjenčanja i ne pružamo usluge s portala. Ugovor o usluzi sklapate izravno s pružateljem:
            on odgovara za cijenu, termin, izvedbu i račun, a mi za rad portala. Preko portala se ništa ne plaća.
          </p>
        </>
      ),
    },
    {
      id: 'racun',
      title: 'Račun',
      body: () => (
        <>
          <p>
            Pregledavati možete bez računa. Za favorite, upite i recenzije potreban je račun para, a za profil tvrtke
            račun pružatelja usluga. Registracijom prihvaćate ove uvjete.
          </p>
          <ul>
            <li>Račun otvara punoljetna osoba, istinitim podacima i e-mail adresom koja je njezina.</li>
            <li>Lozinku čuvajte za sebe. Ako mislite da je netko zna, promijenite je i odjavite ostale uređaje.</li>
            <li>
              Račun možete izbrisati kad god želite, na svojem profilu i bez obrazloženja. Što se tada briše, piše u{' '}
              <Link to="/privacy#brisanje">zaštiti podataka</Link>.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'upiti',
      title: 'Upiti i rezervacije',
      body: () => (
        <>
          <p>
            Upit je besplatan i ni na što vas ne obvezuje. Pružatelj ga dobiva s vašim imenom, e-mail adresom, datumom i
            porukom te vam odgovara u razgovoru na portalu ili e-poštom. Dok rezervacija nije potvrđena ni upit odbijen,
            možete ga povući.
          </p>
          <p>
            Oznaka „rezervirano” znači da je pružatelj taj dan u kalendaru zauzeo za vas. Isti dan tada više ne može
            dati drugome preko portala. Cijenu, predujam i uvjete otkaza dogovarate s njim; savjetujemo pisano.
          </p>
          <p>
            Za to služi ponuda u razgovoru. Kad je par prihvati do navedenog dana, ona je pisan dogovor para i
            pružatelja, a dan je rezerviran. Prihvaćena ponuda više se ne mijenja: promjena je nova ponuda, dopuna, koja
            vrijedi tek kad je par prihvati. Mi u dogovoru nismo strana.
          </p>
          <p>Kalendare vode sami pružatelji. Dan bez oznake znači samo da o njemu nema podatka.</p>
        </>
      ),
    },
    ...termsOfProfessionals,
    ...termsOfOrder,
    {
      id: 'ponasanje',
      title: 'Što nije dopušteno',
      body: (site) => (
        <>
          <p>Na portalu nema mjesta za:</p>
          <ul>
            <li>lažne profile, lažne upite, naručene ili kupljene recenzije,</li>
            <li>tuđe fotografije i tekstove bez dopuštenja,</li>
            <li>uvrede, prijetnje, diskriminaciju i sve što je zakonom zabranjeno,</li>
            <li>slanje reklama parovima ili pružateljima te automatizirano prikupljanje podataka,</li>
            <li>pokušaje da se zaobiđu zaštite ili oteža rad portala.</li>
          </ul>
          <p>
            Ako naiđete na takav sadržaj, javite nam na <MailTo site={site} />: navedite adresu stranice i što smatrate
            spornim. Prijavu će pregledati čovjek, a o odluci i razlozima obavijestit ćemo vas. Recenziju o sebi,
            odgovor na svoju recenziju i razgovor u kojem sudjelujete možete prijaviti i ondje gdje stoje; o odluci tada
            dobivate e-mail. Ista je adresa naša kontaktna točka za korisnike i za nadležna tijela prema{' '}
            <ExternalLink href="https://eur-lex.europa.eu/eli/reg/2022/2065/oj/hrv">Uredbi (EU) 2022/2065</ExternalLink>
            ; pišite nam na hrvatskom ili engleskom.
          </p>
        </>
      ),
    },
    {
      id: 'odgovornost',
      title: 'Naša odgovornost',
      body: () => (
        <>
          <p>
            Profile odobravamo prije objave, ali ne možemo provjeriti svaku rečenicu, cijenu ili fotografiju. Za sadržaj
            profila odgovara pružatelj, a za recenziju par koji ju je napisao.
          </p>
          <p>
            Trudimo se da portal radi bez prekida, no katkad ga moramo zaustaviti zbog održavanja. Ništa u ovim uvjetima
            ne isključuje odgovornost koju prema zakonu ne možemo isključiti ni prava koja imate kao potrošač.
          </p>
        </>
      ),
    },
    {
      id: 'prigovori',
      title: 'Prigovori',
      body: (site) => (
        <>
          <p>
            Prigovor pošaljite na <MailTo site={site} />
            {site.operator_address === null ? '' : ' ili poštom na našu adresu'}. Primitak potvrđujemo bez odgađanja, a
            potrošaču odgovaramo u pisanom obliku najkasnije 15 dana od primitka, kako traži Zakon o zaštiti potrošača.
            Jednako postupamo s prigovorima pružatelja usluga.
          </p>
          <p>
            Ako se ne uspijemo dogovoriti, potrošač se može obratiti tijelu za alternativno rješavanje potrošačkih
            sporova ili Državnom inspektoratu. Koordinator za digitalne usluge u Hrvatskoj je HAKOM. Svatko može
            pokrenuti i spor pred sudom.
          </p>
        </>
      ),
    },
    {
      id: 'izmjene',
      title: 'Izmjene uvjeta i mjerodavno pravo',
      body: () => (
        <>
          <p>
            Izmjene objavljujemo na ovoj stranici. Pružatelje usluga o njima obavještavamo e-poštom najmanje 15 dana
            prije nego što počnu vrijediti, a dulje ako im treba vremena za prilagodbu. Tko se s izmjenama ne slaže,
            može do tada izbrisati račun. Izmjene ne djeluju unatrag.
          </p>
          <p>
            Na ove se uvjete primjenjuje hrvatsko pravo. Potrošač koji živi u drugoj državi članici zadržava zaštitu
            koju mu daju prisilni propisi te države i može tužiti pred sudom svojeg prebivališta.
          </p>
        </>
      ),
    },
  ],
}

import { toCalendarDay } from '#contract/calendar-day.ts'
import { Link } from '#web/ui/link.tsx'
import { ContactForm } from './contact-form.tsx'
import type { InformationText } from './information-text.ts'
import { OperatorData } from './operator.tsx'

export const contact: InformationText = {
  title: 'Kontakt',
  description:
    'Tko vodi portal Zauvijek i kako nam se javiti: naziv, adresa, OIB, e-mail, telefon i obrazac za poruku.',
  lead: 'Pišite ili nazovite. Odgovara čovjek.',
  changedOn: toCalendarDay('2026-11-22'),
  sections: [
    {
      id: 'podaci',
      title: 'Podaci o nama',
      body: (site) => (
        <>
          <OperatorData site={site} />
          <p>
            Pitanje o cijeni, terminu ili dogovoru pošaljite izravno pružatelju usluga, upitom s njegova profila: mi na
            njega ne možemo odgovoriti.
          </p>
        </>
      ),
    },
    {
      id: 'poruka',
      title: 'Pišite nam',
      body: (site) =>
        site.contact_email === null ? (
          <p>Obrazac čeka da vlasnik portala upiše svoju adresu.</p>
        ) : (
          <ContactForm site={site} />
        ),
    },
    {
      id: 'sto-trebate',
      title: 'Možda odgovor već postoji',
      body: () => (
        <ul>
          <li>
            <Link to="/faq">Česta pitanja</Link> parova i pružatelja usluga
          </li>
          <li>
            <Link to="/help">Pomoć</Link>, korak po korak
          </li>
          <li>
            <Link to="/support">Podrška</Link>, kad nešto ne radi
          </li>
          <li>
            <Link to="/terms#prigovori">Prigovor</Link> i kako na njega odgovaramo
          </li>
          <li>
            <Link to="/privacy#prava">Vaši podaci</Link> i prava koja imate
          </li>
        </ul>
      ),
    },
  ],
}

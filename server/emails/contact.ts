import { canBeRepliedTo } from '#server/adapters/mailer/mailer.ts'
import type { Email } from './email.ts'
import { subjectWith } from './subjects.ts'

interface ContactMessage {
  name: string
  email: string
  message: string
}

/** To the operator. */
export const contactMessage = ({ name, email, message }: ContactMessage): Email => ({
  subject: subjectWith('Poruka s portala: ', name),
  preview: message,
  heading: 'Poruka s obrasca za kontakt',
  body: [
    {
      facts: [
        ['Ime', name],
        ['E-mail', email],
      ],
    },
    { quote: message },
    canBeRepliedTo(email)
      ? 'Kad na ovu poruku odgovorite, odgovor ide izravno pošiljatelju. Adresu je sam upisao, a nije potvrđena.'
      : 'Na ovu poruku ne možete izravno odgovoriti. Adresu je pošiljatelj sam upisao i nije potvrđena, a sadrži slova kakva e-mail adrese obično nemaju: možda je pogrešna.',
  ],
  button: { label: 'Odgovori', url: `mailto:${email}` },
  footer: 'Ova je poruka poslana automatski s obrasca za kontakt na portalu Zauvijek.',
})

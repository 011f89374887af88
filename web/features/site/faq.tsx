import { mdiPlus } from '@mdi/js'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { questionGroups } from './faq-questions.ts'
import type { InformationText } from './information-text.ts'
import { MailTo } from './operator.tsx'

/** https://schema.org/FAQPage */
const structured = import.meta.env.SSR && [
  {
    '@type': 'FAQPage',
    mainEntity: questionGroups.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  },
]

export const faq: InformationText = {
  title: 'Česta pitanja',
  description:
    'Odgovori na pitanja parova i pružatelja usluga: cijena, upiti, kalendar, recenzije, poredak, podaci i brisanje računa.',
  lead: 'Što parovi i pružatelji usluga najčešće pitaju.',
  changedOn: toCalendarDay('2026-11-30'),
  structured,
  sections: [
    ...questionGroups.map(({ id, title, questions }) => ({
      id,
      title,
      body: () => (
        <div className="divide-y divide-line border-y border-line">
          {questions.map(({ question, answer, more }) => (
            <details key={question} className="group">
              <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold hover:text-primary [&::-webkit-details-marker]:hidden">
                <h3 className="leading-snug">{question}</h3>
                <Icon
                  path={mdiPlus}
                  className="size-6 text-muted transition-transform duration-150 group-open:rotate-45"
                />
              </summary>
              <div className="pb-5 sm:pr-10">
                <p>
                  {answer}
                  {more && (
                    <>
                      {' '}
                      <Link to={more.to} className="whitespace-nowrap">
                        {more.label}
                      </Link>
                    </>
                  )}
                </p>
              </div>
            </details>
          ))}
        </div>
      ),
    })),
    {
      id: 'jos',
      title: 'Nema vašeg pitanja?',
      body: (site) => (
        <p>
          Pogledajte <Link to="/help">pomoć</Link> ili pišite na <MailTo site={site} />.
        </p>
      ),
    },
  ],
}

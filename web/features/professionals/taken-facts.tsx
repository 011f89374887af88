import type { ReactNode } from 'react'
import type { Suggestion } from '#contract/professionals.ts'
import { Link } from '#web/ui/link.tsx'
import { factTexts } from './fact-texts.ts'
import { asMeant, factsAsFilters } from './as-meant.ts'
import { type Filters, searchHref, type SearchPath } from './filters.ts'

export const wayClass = 'font-semibold text-primary underline underline-offset-4 hover:no-underline'

const joined = (texts: (string | undefined)[]) => texts.filter(Boolean).join(' · ')

/** If words name facts: those that nobody has, and links to the lists without them, in other towns, and by name. */
export function TakenFacts({
  path,
  filters,
  suggestion,
  details,
}: {
  path: SearchPath
  filters: Filters
  suggestion: Suggestion
  /** The town, amounts and day of the words, as labels. */
  details: string[]
}): ReactNode {
  const { category, facts, facts_not_stated = [], facts_elsewhere, without_facts, fact_in_names } = suggestion
  const everybody: Filters = { ...asMeant(filters, { ...suggestion, facts: undefined }), search: '' }
  const named = [...(facts?.stated ?? []), ...facts_not_stated]
  const ways = [
    without_facts && {
      intro: 'Ili:',
      text: joined([category?.name, ...details]) || 'Svi',
      filters: { ...everybody, search: without_facts.search },
      total: without_facts.total,
    },
    facts_elsewhere && {
      intro: 'Ili drugdje:',
      text: joined([category?.name, ...factTexts(named)]),
      filters: { ...everybody, ...factsAsFilters(named), city: '', near: '', km: '', search: facts_elsewhere.search },
      total: facts_elsewhere.total,
    },
    fact_in_names && {
      intro: 'Ili u imenu:',
      text: `„${fact_in_names.search}…”`,
      filters: { ...everybody, search: fact_in_names.search, by_name: '1' },
      total: fact_in_names.total,
    },
  ].filter((way) => way !== undefined)
  return (
    <>
      {facts_not_stated.length > 0 && (
        <p>
          Nitko na popisu ne navodi{facts_not_stated.length > 1 && ' sve ovo'}: {factTexts(facts_not_stated).join(', ')}
          .
        </p>
      )}
      {ways.map((way) => (
        <p key={way.intro}>
          {way.intro}{' '}
          <Link to={searchHref(path, way.filters)} preventScrollReset className={wayClass}>
            {way.text} · {way.total}
          </Link>
        </p>
      ))}
    </>
  )
}

import { pages } from '#contract/paths.ts'
import { findTown } from '#contract/towns.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyDrawing } from '#web/ui/line-drawings.tsx'
import { MessageState } from '#web/ui/message-state.tsx'
import { type Filters, hasFilters, searchHref, type SearchPath } from './filters.ts'

/** Replaces an empty list; without filters there are no professionals yet. */
export const EmptySearch = ({ path, filters }: { path: SearchPath; filters: Filters }) =>
  hasFilters(filters) ? <NothingFound path={path} filters={filters} /> : <NobodyYet />

/** Only advice about filters that are set. */
export function adviceFor(filters: Filters): string[] {
  const { search, city, near, date, price_min, price_max } = filters
  const unknownTown = [city, near].find((name) => name && findTown(name) === undefined)
  const advice: [isSet: unknown, text: string][] = [
    [search, 'Provjerite je li naziv dobro napisan ili upišite samo dio.'],
    [unknownTown, `Mjesto „${unknownTown}” ne poznajemo. Provjerite je li dobro napisano.`],
    [city || near, 'Odaberite susjedni grad ili sve gradove.'],
    [date, 'Pokušajte s drugim datumom.'],
    [price_min && price_max && Number(price_min) > Number(price_max), 'Najniža je cijena viša od najviše.'],
    [price_min || price_max, 'Pokušajte s drugim rasponom cijena.'],
  ]
  return advice.flatMap(([isSet, text]) => (isSet ? [text] : []))
}

function NothingFound({ path, filters }: { path: SearchPath; filters: Filters }) {
  const advice = adviceFor(filters)
  return (
    <MessageState
      drawing={<EmptyDrawing />}
      title="Nema pružatelja za ovu pretragu"
      action={<ButtonLink to={searchHref(path, { compared: filters.compared, page: 1 })}>Očisti filtere</ButtonLink>}
    >
      {advice.length > 0 ? (
        <ul className="space-y-1">
          {advice.map((text) => (
            <li key={text} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      ) : (
        <p>Pokušajte s manje filtera.</p>
      )}
    </MessageState>
  )
}

const NobodyYet = () => (
  <MessageState
    drawing={<EmptyDrawing />}
    title="Još nema objavljenih profila"
    action={<ButtonLink to={pages.register()}>Objavite svoj</ButtonLink>}
  >
    <p>Čim prvi bude provjeren, naći ćete ga ovdje.</p>
  </MessageState>
)

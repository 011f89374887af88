import { pages } from '#contract/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyDrawing } from '#web/ui/line-drawings.tsx'
import { MessageState } from '#web/ui/message-state.tsx'
import type { SearchPath } from './filters.ts'

/** In place of a list without anybody; without filters there is nobody yet. */
export const EmptySearch = ({ path, isNarrowed }: { path: SearchPath; isNarrowed: boolean }) =>
  isNarrowed ? <NothingFound path={path} /> : <NobodyYet />

function NothingFound({ path }: { path: SearchPath }) {
  return (
    <MessageState
      drawing={<EmptyDrawing />}
      title="Nema pružatelja za ovu pretragu"
      action={<ButtonLink to={path}>Očisti filtere</ButtonLink>}
    >
      <ul className="space-y-1">
        <li>Provjerite je li naziv dobro napisan ili upišite samo dio.</li>
        <li>Odaberite susjedni grad ili sve gradove.</li>
        <li>Pokušajte s drugim datumom ili višom cijenom.</li>
      </ul>
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

import { useLocation } from 'react-router'
import { pages } from '#contract/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyDrawing } from '#web/ui/line-drawings.tsx'
import { MessageState } from '#web/ui/message-state.tsx'

const titles: Record<string, string> = {
  '/resources': 'Savjeti za rad',
  '/success-stories': 'Priče parova',
}

const titleOf = (pathname: string) => titles[pathname.replace(/\/$/, '')] ?? 'Stranica'

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: `${titleOf(location.pathname)} · Zauvijek` },
  { name: 'robots', content: 'noindex' },
]

export default function Placeholder() {
  return (
    <MessageState
      drawing={<EmptyDrawing />}
      level="h1"
      title={titleOf(useLocation().pathname)}
      action={
        <>
          <ButtonLink to={pages.home}>Pregled pružatelja usluga</ButtonLink>
          <ButtonLink to={pages.register()} variant="plain">
            Registracija
          </ButtonLink>
        </>
      }
    >
      <p>Ova je stranica u izradi. Dotad na početnoj stranici možete pregledati pružatelje usluga i poslati im upit.</p>
    </MessageState>
  )
}

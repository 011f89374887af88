import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { Lead } from '#contract/leads.ts'
import type { PageOf } from '#contract/page.ts'
import { pages, queryString } from '#contract/paths.ts'
import { useLeadCount } from '#web/lib/lead-stream.ts'
import { useToday } from '#web/lib/use-today.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { DebouncedInput } from '#web/ui/debounced-input.tsx'
import { controlClass } from '#web/ui/field.tsx'
import { EmptyDrawing } from '#web/ui/line-drawings.tsx'
import { MessageState } from '#web/ui/message-state.tsx'
import { conversationHref, ConversationList } from './conversation-list.tsx'
import { ListHeading, listBodyClass, MessagesLayout } from './messages-layout.tsx'
import type { Side } from './sides.ts'
import { useConversations } from './use-conversations.ts'

/** The list of conversations, and beside it `children`: the open one, or that none is. */
export function MessagesPage({
  side,
  loaded,
  search,
  openId,
  statusOf,
  children,
}: {
  side: Side
  loaded: PageOf<Lead>
  search: string
  openId: number | null
  statusOf: (lead: Lead) => ReactNode
  children: ReactNode
}) {
  const navigate = useNavigate()
  const { leads, hasOlder, isLoading, loadOlder } = useConversations(loaded, search)
  const today = useToday()
  useUnreadTitle()
  const isEmpty = leads.length === 0 && search === ''
  const isOpen = openId !== null
  // With nothing to choose from, the list would stand beside an empty window.
  if (isEmpty && !isOpen) return <NoConversations side={side} />
  const searchFor = (text: string) =>
    void navigate(isOpen ? conversationHref(openId, text) : pages.messages + queryString({ search: text }), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <MessagesLayout
      isOpen={isOpen}
      list={
        <>
          <ListHeading isOpen={isOpen}>
            {side === 'professional' && (
              <DebouncedInput
                className={controlClass}
                type="search"
                aria-label="Traži razgovor"
                placeholder="Ime ili e-mail para"
                maxLength={100}
                committed={search}
                onCommit={searchFor}
              />
            )}
          </ListHeading>
          <div className={listBodyClass}>
            {leads.length === 0 ? (
              <p className="px-3 py-6 text-center text-muted">Nijedan razgovor ne odgovara pretrazi.</p>
            ) : (
              <ConversationList
                side={side}
                leads={leads}
                openId={openId}
                search={search}
                today={today}
                statusOf={statusOf}
                hasOlder={hasOlder}
                isLoading={isLoading}
                onOlder={() => void loadOlder()}
              />
            )}
          </div>
        </>
      }
    >
      {children}
    </MessagesLayout>
  )
}

/** `(2) Poruke · Zauvijek` in the tab, where it is seen while another page is in front. */
function useUnreadTitle() {
  const unread = useLeadCount('unread')
  // With every rendering: another conversation brings a title of its own.
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\+?\) /, '')
    document.title = unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${plain}` : plain
  })
}

const NoConversations = ({ side }: { side: Side }) => (
  <MessageState
    drawing={<EmptyDrawing />}
    level="h1"
    title="Još nema razgovora"
    action={
      side === 'couple' ? (
        <ButtonLink to={pages.professionals} variant="filled">
          Pogledaj pružatelje usluga
        </ButtonLink>
      ) : (
        <ButtonLink to={pages.professionalProfile} variant="filled">
          Uredi profil
        </ButtonLink>
      )
    }
  >
    <p>
      {side === 'couple'
        ? 'Svaki upit koji pošaljete postaje razgovor. Ovdje ćete se dogovarati i čuvati sve na jednom mjestu.'
        : 'Kad vam par pošalje upit, ovdje ćete mu odgovoriti. Potpun profil dobiva više upita.'}
    </p>
  </MessageState>
)

/** On a desk, beside the list. */
export const NoneOpen = () => (
  <div className="grid h-full place-items-center">
    <MessageState drawing={<EmptyDrawing />} title="Odaberite razgovor">
      <p>Poruke, ponude i dogovori stoje u njemu zajedno.</p>
    </MessageState>
  </div>
)

import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { formatQuantity } from '#contract/croatian.ts'
import type { Lead } from '#contract/leads.ts'
import type { ConversationSide } from '#contract/messages.ts'
import type { PageOf } from '#contract/page.ts'
import { pages, queryString } from '#contract/paths.ts'
import type { ProfessionalStatus } from '#contract/professionals.ts'
import { useLeadCount } from '#web/lib/lead-stream.ts'
import { withoutUnread } from '#web/lib/unread-title.ts'
import { useFreshLeads } from '#web/lib/use-fresh-leads.ts'
import { useToday } from '#web/lib/use-today.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { DebouncedInput } from '#web/ui/debounced-input.tsx'
import { controlClass } from '#web/ui/field.tsx'
import { EmptyDrawing } from '#web/ui/line-drawings.tsx'
import { MessageState } from '#web/ui/message-state.tsx'
import { conversationHref, ConversationList } from './conversation-list.tsx'
import { ListHeading, listBodyClass, MessagesLayout } from './messages-layout.tsx'
import { useConversations } from './use-conversations.ts'

interface MessagesPageProps {
  side: ConversationSide
  /** The first page of the list, and the search it was loaded for. */
  loaded: PageOf<Lead>
  search: string
  /** `countLeadChanges` before that. */
  asOf: number
  openId: number | null
  statusOf: (lead: Lead) => ReactNode
}

/** The list of conversations with `children` beside it: the open conversation, or a notice that none is open. */
export function MessagesPage({
  profileStatus,
  children,
  ...list
}: MessagesPageProps & {
  /** Of the professional's profile, if there is no conversation. */
  profileStatus: ProfessionalStatus
  children: ReactNode
}) {
  const { side, loaded, search, asOf, openId } = list
  const navigate = useNavigate()
  useUnreadTitle()
  const isOpen = openId !== null
  // Without conversations, the list would be beside an empty pane.
  if (loaded.data.length === 0 && search === '' && !isOpen)
    return <NoConversations side={side} profileStatus={profileStatus} asOf={asOf} />
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
              <div className="mt-4">
                <DebouncedInput
                  className={controlClass}
                  type="search"
                  aria-label="Traži razgovor"
                  placeholder="Ime ili e-mail para"
                  maxLength={100}
                  committed={search}
                  onCommit={searchFor}
                />
                {/* Outside the list, which is made anew for each search. */}
                <p role="status" className="sr-only">
                  {search !== '' &&
                    (loaded.total === 0
                      ? NOTHING_FOUND
                      : formatQuantity(loaded.total, 'razgovor', 'razgovora', 'razgovora'))}
                </p>
              </div>
            )}
          </ListHeading>
          <div className={listBodyClass}>
            <Conversations key={search} {...list} />
          </div>
        </>
      }
    >
      {children}
    </MessagesLayout>
  )
}

const NOTHING_FOUND = 'Takvog razgovora nema.'

function Conversations({ loaded, search, asOf, ...list }: MessagesPageProps) {
  const { leads, hasOlder, isLoading, loadOlder } = useConversations(loaded, search, asOf)
  const today = useToday()
  if (leads.length === 0) {
    return <p className="px-3 py-6 text-center text-muted">{search === '' ? 'Još nema razgovora.' : NOTHING_FOUND}</p>
  }
  return (
    <ConversationList
      {...list}
      leads={leads}
      search={search}
      today={today}
      hasOlder={hasOlder}
      isLoading={isLoading}
      onOlder={() => void loadOlder()}
    />
  )
}

/** Shows `(2) Poruke · Zauvijek` in the tab, visible while another tab is active. */
function useUnreadTitle() {
  const unread = useLeadCount('unread')
  // On every render, because another conversation sets its own title.
  useEffect(() => {
    const plain = withoutUnread(document.title)
    document.title = unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${plain}` : plain
  })
}

const nothingTexts: Record<ProfessionalStatus, string> = {
  pending: 'Vaš je profil u pregledu. Kad bude odobren, parovi će vam moći poslati upit, a ovdje ćete im odgovarati.',
  approved: 'Kad vam par pošalje upit, ovdje ćete mu odgovoriti. Potpun profil dobiva više upita.',
  rejected: 'Vaš profil nije odobren, pa vam parovi ne mogu poslati upit. Što dalje, piše na vašem profilu.',
}

interface NoConversationsProps extends Pick<MessagesPageProps, 'side' | 'asOf'> {
  profileStatus: ProfessionalStatus
}

function NoConversations({ side, profileStatus, asOf }: NoConversationsProps) {
  useFreshLeads(asOf)
  return (
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
          ? 'Svaki upit koji pošaljete postaje razgovor. Ovdje se dogovarate i sve ostaje na jednom mjestu.'
          : nothingTexts[profileStatus]}
      </p>
    </MessageState>
  )
}

/** Beside the list on a desktop. */
export const NoneOpen = () => (
  <div className="grid h-full place-items-center">
    <MessageState drawing={<EmptyDrawing />} title="Odaberite razgovor">
      <p>Poruke, ponude i dogovori stoje u njemu zajedno.</p>
    </MessageState>
  </div>
)

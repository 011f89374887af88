import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { formatQuantity } from '#contract/croatian.ts'
import { type LeadStatus, needsConfirmation } from '#contract/lead-lifecycle.ts'
import type { Lead } from '#contract/leads.ts'
import type { PageOf } from '#contract/page.ts'
import { pages } from '#contract/paths.ts'
import type { ProfessionalStatus } from '#contract/professionals.ts'
import { ApiError, call } from '#web/call.ts'
import { mayBeDone } from '#web/lib/lost-answer.ts'
import { useAction } from '#web/lib/use-action.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyDrawing, NotFoundDrawing } from '#web/ui/line-drawings.tsx'
import { MessageState } from '#web/ui/message-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { showFailure, showSnackbar } from '#web/ui/snackbar.tsx'
import { LeadNotice } from './lead-notice.tsx'
import { profileNotPublic, waitsForProfile } from './lead-notices.ts'
import { ReceivedDetails } from './received-details.tsx'
import { ReceivedFilterBar } from './received-filter-bar.tsx'
import { hasReceivedFilters, type ReceivedFilters, receivedHref, showsNewLeads } from './received-filters.ts'
import { ReceivedLeadsLayout, ReceivedSummary } from './received-layout.tsx'
import { type StatusChange, StatusConfirmDialog } from './status-confirm-dialog.tsx'
import { ReceivedTable } from './received-table.tsx'
import { STATUS_CHANGED, STATUS_NOT_CHANGED } from './received-text.ts'
import { useArrivals } from './use-arrivals.ts'
import { COUNT_ID, useOpenLead } from './use-open-lead.ts'

/** The lead that the address names, or why it could not be loaded. */
export type OpenLead = { id: number; lead?: Lead; failure?: string }

interface ReceivedLeadsProps {
  leads: PageOf<Lead>
  /** null while none is open, and where one of the list was opened since the page was loaded. */
  open: OpenLead | null
  filters: ReceivedFilters
  professionalId: number | undefined
  /** Of the own profile, where there is no lead at all. */
  profileStatus: ProfessionalStatus | undefined
}

/** A professional's leads, newest first, and the changes of their status. */
export function ReceivedLeads({ leads, open, filters, professionalId, profileStatus }: ReceivedLeadsProps) {
  const { openId, openLead, close, linkTo } = useOpenLead(filters)
  const [question, setQuestion] = useState<StatusChange | null>(null)
  const { isBusy, start, run } = useAction((error) => showFailure(error, STATUS_NOT_CHANGED))
  useFocusAfterChange(leads, question !== null)

  const loadedOpen = open?.id === openId ? open : null
  const shown = leads.data.find(({ id }) => id === openId) ?? loadedOpen?.lead
  const arrived = useArrivals({
    list: receivedHref(filters),
    showsNew: showsNewLeads(filters),
    total: leads.total,
    isShown: ({ id }) => id === openId || leads.data.some((lead) => lead.id === id),
  })

  const changeTo =
    ({ id }: Lead, status: LeadStatus) =>
    async () => {
      const params = { id }
      await call('PUT /leads/:id', { params, body: { status } }).catch(async (error: unknown) => {
        // An attempt whose answer was lost has changed it already: browsers send such a request again by themselves.
        const isRefused = error instanceof ApiError && error.status === 422
        if (!isRefused && !mayBeDone(error)) throw error
        const found = await call('GET /leads/:id', { params }).catch(() => null) // the first failure says it better
        if (found?.data.status !== status) throw error
      })
      showSnackbar(STATUS_CHANGED)
    }
  const onMark = (lead: Lead, status: LeadStatus) => {
    if (needsConfirmation(status)) setQuestion({ lead, status })
    else start(lead.id, changeTo(lead, status))
  }

  const { data, total } = leads
  const isEmpty = total === 0 && !hasReceivedFilters(filters)
  return (
    <>
      {isEmpty ? (
        <NothingReceived profileStatus={profileStatus} />
      ) : (
        <ReceivedLeadsLayout>
          <ReceivedSummary counted={{ leads: data, total }} />
          {data.some(waitsForProfile) && <LeadNotice notice={profileNotPublic} className="mt-4 rounded-control" />}
          <ReceivedFilterBar filters={filters} openId={openId} />
          <p id={COUNT_ID} tabIndex={-1} role="status" className="mt-4 text-sm text-muted tabular-nums outline-none">
            {formatQuantity(total, 'upit', 'upita', 'upita')}
          </p>
          <Arrivals arrived={arrived} data={data} />
          {total === 0 ? (
            <NothingFound />
          ) : (
            <>
              <ReceivedTable
                leads={data}
                arrived={arrived}
                actions={{ isBusy: ({ id }) => isBusy(id), linkTo, onOpen: openLead, onMark }}
              />
              <div className="mt-10">
                <Pagination
                  label="Stranice upita"
                  current={leads.current_page}
                  last={leads.last_page}
                  hrefOf={(page) => receivedHref({ ...filters, page })}
                />
              </div>
            </>
          )}
        </ReceivedLeadsLayout>
      )}
      <ReceivedDetails
        id={openId}
        lead={shown}
        failure={loadedOpen?.failure ?? null}
        isHidden={question !== null}
        isBusy={shown !== undefined && isBusy(shown.id)}
        professionalId={professionalId}
        onClose={close}
        onMark={(status) => shown && onMark(shown, status)}
      />
      <StatusConfirmDialog
        question={question}
        onClose={() => setQuestion(null)}
        onConfirm={({ lead, status }) => run(lead.id, changeTo(lead, status))}
      />
    </>
  )
}

/** A row that leaves the list with its new status takes the focused button along; then the focus goes above the list. */
function useFocusAfterChange(leads: object, isAsking: boolean) {
  const { key } = useLocation()
  const before = useRef({ key, leads, isAsking })
  useEffect(() => {
    const last = before.current
    before.current = { key, leads, isAsking }
    const isChange = last.leads !== leads || last.isAsking !== isAsking
    if (isChange && last.key === key && document.activeElement === document.body)
      document.getElementById(COUNT_ID)?.focus({ preventScroll: true })
  }, [key, leads, isAsking])
}

/** Leads that arrived while another part of the list is in view; where they are in view, a text for screen readers. */
function Arrivals({ arrived, data }: { arrived: ReadonlySet<number>; data: Lead[] }) {
  const elsewhere = [...arrived].filter((id) => !data.some((lead) => lead.id === id)).length
  const here = arrived.size - elsewhere
  return (
    <div role="status" className="mt-3">
      {here > 0 && <p className="sr-only">{formatQuantity(here, ...arrivedForms)} na vrhu popisa</p>}
      {elsewhere > 0 && (
        <p className="mb-3 flex items-center justify-between gap-4 rounded-control bg-primary-soft py-1 pr-1 pl-4 text-primary-strong">
          {formatQuantity(elsewhere, ...arrivedForms)}
          <ButtonLink to={pages.professionalLeads} variant="plain" className="px-4!">
            Prikaži
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

const arrivedForms = ['novi upit', 'nova upita', 'novih upita'] as const

/** Browsers break a line after the hyphen, and a hyphen that is not broken would need the font's second file. */
const inEmail = <span className="whitespace-nowrap">u e-pošti</span>

const nothingTexts: Record<ProfessionalStatus, ReactNode> = {
  pending: (
    <>Vaš je profil u pregledu. Kad bude odobren, upite ćete naći ovdje i {inEmail}. Dotad označite slobodne dane.</>
  ),
  approved: (
    <>
      Kad vas par pita za svoj datum, upit ćete naći ovdje i {inEmail}. Tko traži po datumu, najprije vidi one s
      označenim slobodnim danom.
    </>
  ),
  rejected: 'Vaš profil nije odobren, pa vam parovi ne mogu poslati upit. Što dalje, piše na vašem profilu.',
}

const NothingReceived = ({ profileStatus = 'approved' }: { profileStatus: ProfessionalStatus | undefined }) => (
  <MessageState
    drawing={<EmptyDrawing />}
    level="h1"
    title="Još nema upita."
    action={
      profileStatus === 'rejected' ? (
        <ButtonLink to={pages.professionalProfile}>Otvori profil</ButtonLink>
      ) : (
        <ButtonLink to={pages.professionalCalendar}>Označi slobodne dane</ButtonLink>
      )
    }
  >
    <p>{nothingTexts[profileStatus]}</p>
  </MessageState>
)

const NothingFound = () => (
  <MessageState
    drawing={<NotFoundDrawing />}
    title="Nema upita koji tome odgovaraju"
    action={
      <ButtonLink to={pages.professionalLeads} preventScrollReset>
        Prikaži sve upite
      </ButtonLink>
    }
  >
    <p>Promijenite ime, status ili datum, ili pogledajte sve upite.</p>
  </MessageState>
)

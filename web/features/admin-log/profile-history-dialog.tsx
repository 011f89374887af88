import { useEffect, useState } from 'react'
import type { AuditEntry } from '#contract/admin-log.ts'
import type { PageOf } from '#contract/page.ts'
import { call } from '#web/call.ts'
import { failureMessage } from '#web/lib/failure.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { LateNotice } from '#web/ui/late-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LogEntries } from './log-entries.tsx'
import { LOAD_FAILED } from './text.ts'

/** The decisions about one profile; closed while `professional` is null. */
export function ProfileHistoryDialog({
  professional,
  onClose,
}: {
  professional: { id: number; company_name: string } | null
  onClose: () => void
}) {
  return (
    <TitledDialog open={professional !== null} onClose={onClose} title="Povijest profila" width="max-w-[640px]">
      {professional && (
        <>
          <p className="-mt-2 mb-5 text-muted wrap-anywhere">{professional.company_name}</p>
          <History id={professional.id} />
        </>
      )}
    </TitledDialog>
  )
}

type State = { entries: AuditEntry[]; next: number | null; failure: string | null; isBusy: boolean }

const start: State = { entries: [], next: 1, failure: null, isBusy: true }

const withPage = ({ entries }: State, page: PageOf<AuditEntry>): State => ({
  // A new decision shifts entries to the next page; none is shown twice.
  entries: [...entries, ...page.data.filter(({ id }) => entries.every((one) => one.id !== id))],
  next: page.current_page < page.last_page ? page.current_page + 1 : null,
  failure: null,
  isBusy: false,
})

function History({ id }: { id: number }) {
  const [state, setState] = useState(start)
  const { entries, next, failure, isBusy } = state

  useEffect(() => {
    const visit = new AbortController()
    call('GET /admin/professionals/:id/log', { params: { id }, signal: visit.signal }).then(
      (page) => setState(withPage(start, page)),
      (error: unknown) => {
        if (!visit.signal.aborted) setState({ ...start, isBusy: false, failure: failureMessage(error, LOAD_FAILED) })
      },
    )
    return () => visit.abort()
  }, [id])

  async function loadNext(number: number) {
    setState((before) => ({ ...before, isBusy: true }))
    try {
      const page = await call('GET /admin/professionals/:id/log', { params: { id }, query: { page: number } })
      setState((before) => withPage(before, page))
    } catch (error) {
      setState((before) => ({ ...before, isBusy: false, failure: failureMessage(error, LOAD_FAILED) }))
    }
  }

  const isFirst = entries.length === 0
  return (
    <div aria-busy={isBusy}>
      {isFirst && isBusy && failure === null && <HistorySkeleton />}
      {isFirst && next === null && <p className="text-muted">O ovom profilu još nema odluka.</p>}
      {!isFirst && <LogEntries entries={entries} withSubject={false} />}
      <div role="alert">{failure !== null && <p className="mt-4 font-medium text-error">{failure}</p>}</div>
      {next !== null && (failure !== null || !isFirst) && (
        <BusyButton busy={isBusy} className="mt-5" onClick={() => void loadNext(next)}>
          {failure === null ? 'Prikaži starije' : 'Pokušaj ponovo'}
        </BusyButton>
      )}
    </div>
  )
}

const HistorySkeleton = () => (
  <>
    <LateNotice />
    <div role="status" aria-label="Učitavanje povijesti" className="space-y-5">
      {['w-2/3', 'w-1/2', 'w-3/5'].map((width) => (
        <div key={width}>
          <Skeleton className={`h-6 ${width}`} />
          <Skeleton className="mt-2 h-5 w-2/5" />
        </div>
      ))}
    </div>
  </>
)

import { mdiCheck, mdiChevronDown, mdiFlagOutline } from '@mdi/js'
import { type ReactNode, useId, useState } from 'react'
import type { LeadReport, TranscriptLine } from '#contract/lead-reports.ts'
import { pages } from '#contract/paths.ts'
import { call } from '#web/call.ts'
import { formatMoment, longDay } from '#web/lib/format.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ReasonNote } from '#web/ui/reason-note.tsx'
import { Link } from '#web/ui/link.tsx'
import { showFailure } from '#web/ui/snackbar.tsx'
import { Transcript } from './transcript.tsx'

/** `Iva i Marko, Foto Val`: the two sides of the conversation. */
export const sidesOf = ({ couple_name, company_name }: LeadReport) => `${couple_name}, ${company_name}`

const reporterOf = ({ reporter }: LeadReport) =>
  reporter === null
    ? 'Prijavio je par čiji je račun izbrisan'
    : `${reporter.role === 'couple' ? 'Prijavio je par' : 'Prijavio je pružatelj usluga'} ${reporter.name}`

/** A reported conversation: by whom, why and, on request, its messages. */
export function ReportCard({
  report,
  isBusy,
  onResolve,
}: {
  report: LeadReport
  isBusy: boolean
  onResolve: () => void
}) {
  const id = useId()
  return (
    <article aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <h2 id={id} className="text-lg leading-snug font-semibold wrap-anywhere">
        {report.couple_name},{' '}
        <Link
          to={pages.professional(report.professional_id)}
          className="text-primary underline underline-offset-4 hover:no-underline"
        >
          {report.company_name}
        </Link>
      </h2>
      <p className="mt-1 text-sm text-muted">
        Vjenčanje <time dateTime={report.event_date}>{longDay(report.event_date)}</time>
      </p>
      <ReasonNote
        tone="bg-warning-soft text-warning"
        icon={mdiFlagOutline}
        title={<Dated text={reporterOf(report)} at={report.created_at} />}
      >
        {report.reason}
      </ReasonNote>
      {report.resolved_at && (
        <ReasonNote tone="bg-tint" icon={mdiCheck} title={<Dated text="Riješeno" at={report.resolved_at} />}>
          {report.resolution}
        </ReasonNote>
      )}
      <Conversation report={report} describedBy={id}>
        {report.resolved_at === null && (
          <BusyButton busy={isBusy} className="px-4! max-sm:grow" aria-describedby={id} onClick={onResolve}>
            <Icon path={mdiCheck} />
            Riješi
          </BusyButton>
        )}
      </Conversation>
    </article>
  )
}

/** Loaded on request; `children` are shown beside the button. */
function Conversation({
  report,
  describedBy,
  children,
}: {
  report: LeadReport
  describedBy: string
  children: ReactNode
}) {
  const [lines, setLines] = useState<readonly TranscriptLine[] | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isLoading, setLoading] = useState(false)

  async function open() {
    if (isLoading) return
    setLoading(true)
    try {
      const { data } = await call('GET /admin/lead-reports/:id', { params: { id: report.id } })
      setLines(data.transcript)
      setOpen(true)
    } catch (error) {
      showFailure(error, 'Razgovor se nije učitao')
    } finally {
      setLoading(false)
    }
  }

  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        <BusyButton
          busy={isLoading}
          className="px-4! max-sm:grow"
          aria-describedby={describedBy}
          aria-expanded={isOpen}
          onClick={() => (lines === null ? void open() : setOpen(!isOpen))}
        >
          <Icon path={mdiChevronDown} className={cx(isOpen && 'rotate-180')} />
          {isOpen ? 'Sakrij razgovor' : 'Pročitaj razgovor'}
        </BusyButton>
        {children}
      </div>
      {isOpen && lines && <Transcript lines={lines} label={`Razgovor: ${sidesOf(report)}`} />}
    </>
  )
}

const Dated = ({ text, at }: { text: string; at: string }) => (
  <>
    {text}, <time dateTime={at}>{formatMoment(at)}</time>
  </>
)

import { mdiCheckCircleOutline, mdiClose } from '@mdi/js'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { formatQuantity } from '#contract/croatian.ts'
import { type Lead, type LeadsSent, MAX_LEADS_AT_ONCE } from '#contract/leads.ts'
import { pages } from '#contract/paths.ts'
import type { Professional } from '#contract/professionals.ts'
import { call } from '#web/call.ts'
import { toFailure } from '#web/lib/failure.ts'
import { fullDay } from '#web/lib/format.ts'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { failureMessage } from '#web/lib/load.ts'
import { BusyButton, Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SimilarOption } from './similar-option.tsx'

export interface SimilarDialogProps {
  /** For whom the others are alike. */
  professionalId: number
  /** `isSent`: this professional has it already, and only others get it now. */
  enquiry: { day: CalendarDay; message: string; isSent: boolean }
  /** With the lead of this professional, where it was sent now. */
  onSent: (own: Lead | undefined) => void
  onClose: () => void
}

/** The same enquiry to several, each with a conversation of its own. */
export function SimilarDialog(props: SimilarDialogProps) {
  const [sent, setSent] = useState<Sent | null>(null)
  return (
    <TitledDialog
      open
      onClose={props.onClose}
      title={sent ? 'Upiti su poslani' : 'Pošaljite i sličnima'}
      width="max-w-[560px]"
      persistent
    >
      {sent ? <Results sent={sent} onClose={props.onClose} /> : <Choice {...props} onAnswer={setSent} />}
    </TitledDialog>
  )
}

type Sent = LeadsSent & { names: ReadonlyMap<number, string> }

/** Null while they are loaded. */
type Loaded = { similar: Professional[] } | { failure: string } | null

function Choice({
  professionalId,
  enquiry,
  onSent,
  onAnswer,
}: SimilarDialogProps & { onAnswer: (sent: Sent) => void }) {
  const { day, message, isSent } = enquiry
  const [loaded, setLoaded] = useState<Loaded>(null)
  const [chosen, setChosen] = useState<number[]>([])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const attempt = useRef({ content: '', key: '' })
  const ids = isSent ? chosen : [professionalId, ...chosen]
  const mostChosen = MAX_LEADS_AT_ONCE - 1

  useEffect(() => {
    const visit = new AbortController()
    call('GET /professionals/:id/similar', {
      params: { id: professionalId },
      query: { date: day },
      signal: visit.signal,
    }).then(
      ({ data }) => setLoaded({ similar: data }),
      (error: unknown) => {
        if (!visit.signal.aborted) setLoaded({ failure: failureMessage(error) })
      },
    )
    return () => visit.abort()
  }, [professionalId, day])

  async function send(similar: readonly Professional[]) {
    const body = { professional_ids: ids, event_date: day, message }
    const content = JSON.stringify(body)
    // The same ones are sent with the same key, so that a lost answer sends nothing twice.
    if (attempt.current.content !== content) attempt.current = { content, key: newIdempotencyKey() }
    setBusy(true)
    setFailure('')
    try {
      const answer = await call('POST /leads/bulk', { body, idempotencyKey: attempt.current.key })
      onAnswer({ ...answer, names: new Map(similar.map(({ id, company_name: name }) => [id, name])) })
      onSent(answer.data.find(({ professional_id: id }) => id === professionalId))
    } catch (error) {
      setBusy(false)
      const refusal = toFailure(error, 'Upiti nisu poslani. Pokušajte ponovo.')
      setFailure(Object.values(refusal.fields).flat().join(' ') || refusal.message)
    }
  }

  if (loaded === null) return <OptionsSkeleton />
  if ('failure' in loaded) return <p role="alert">{loaded.failure}</p>
  const { similar } = loaded
  if (similar.length === 0) return <p>Za taj dan nema sličnih pružatelja usluga u istoj kategoriji.</p>
  return (
    <>
      <p className="text-muted">
        Ista poruka za dan <span className="font-semibold text-ink tabular-nums">{fullDay(day)}</span> ide svakome
        zasebno, i sa svakim vodite svoj razgovor. Odaberite najviše {mostChosen}.
      </p>
      <ul className="mt-4 space-y-2">
        {similar.map((professional) => (
          <li key={professional.id}>
            <SimilarOption
              professional={professional}
              isChosen={chosen.includes(professional.id)}
              isDisabled={busy || (chosen.length >= mostChosen && !chosen.includes(professional.id))}
              onChange={(isChosen) =>
                setChosen((before) =>
                  isChosen ? [...before, professional.id] : before.filter((id) => id !== professional.id),
                )
              }
            />
          </li>
        ))}
      </ul>
      <div role="alert">
        {failure && <p className="mt-4 rounded-control bg-error-soft px-4 py-3 font-medium text-error">{failure}</p>}
      </div>
      <div className="sticky bottom-0 -mx-5 mt-4 -mb-5 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-raised px-5 py-3 md:-mx-6 md:-mb-6 md:px-6">
        <p role="status" className="text-sm text-muted tabular-nums">
          {chosen.length === 0
            ? 'Odaberite barem jednoga.'
            : isSent
              ? `Odabrano: ${chosen.length}`
              : `Ovaj pružatelj i još ${chosen.length}`}
        </p>
        <BusyButton
          variant="filled"
          busy={busy}
          aria-disabled={chosen.length === 0}
          onClick={() => chosen.length > 0 && void send(similar)}
        >
          {chosen.length === 0 ? 'Pošalji upite' : `Pošalji ${formatQuantity(ids.length, 'upit', 'upita', 'upita')}`}
        </BusyButton>
      </div>
    </>
  )
}

/** The outcome for each of them. */
function Results({ sent: { data, refused, names }, onClose }: { sent: Sent; onClose: () => void }) {
  const title = useRef<HTMLParagraphElement>(null)
  // The pressed button has gone.
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <p ref={title} tabIndex={-1} className="outline-none">
        {formatQuantity(data.length, 'upit je poslan', 'upita su poslana', 'upita je poslano')}
        {refused.length > 0 && `, a ${formatQuantity(refused.length, 'nije', 'nisu', 'nije')}`}. Odgovori stižu u vaše
        poruke.
      </p>
      <ul className="mt-4 space-y-2">
        {data.map(({ id, professional }) => (
          <Result key={id} isSent name={professional.company_name}>
            <Link to={pages.conversation(id)} className="font-semibold text-primary underline-offset-4 hover:underline">
              Razgovor
              <span className="sr-only">: {professional.company_name}</span>
            </Link>
          </Result>
        ))}
        {refused.map(({ professional_id: id, message }) => (
          <Result key={id} isSent={false} name={names.get(id) ?? 'Ovaj pružatelj usluga'}>
            {message}
          </Result>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="plain" onClick={onClose}>
          U redu
        </Button>
        <ButtonLink to={pages.messages}>Otvori poruke</ButtonLink>
      </div>
    </>
  )
}

const Result = ({ isSent, name, children }: { isSent: boolean; name: string; children: ReactNode }) => (
  <li className="flex flex-wrap items-baseline gap-x-3 rounded-control border border-line px-4 py-2.5">
    <Icon
      path={isSent ? mdiCheckCircleOutline : mdiClose}
      label={isSent ? 'Poslano' : 'Nije poslano'}
      className={cx('size-4.5 self-center', isSent ? 'text-success' : 'text-error')}
    />
    <span className="min-w-0 flex-1 font-medium wrap-anywhere">{name}</span>
    <span className="text-sm text-muted">{children}</span>
  </li>
)

const OptionsSkeleton = () => (
  <div role="status" aria-label="Učitavanje sličnih" className="space-y-2">
    <Skeleton className="mb-4 h-12 w-full" />
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} className="h-20 w-full" />
    ))}
  </div>
)

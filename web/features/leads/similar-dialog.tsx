import { useEffect, useState } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { formatQuantity } from '#contract/croatian.ts'
import { type Lead, MAX_LEADS_AT_ONCE } from '#contract/leads.ts'
import type { Professional } from '#contract/professionals.ts'
import { call } from '#web/call.ts'
import { failureMessage, toFailure } from '#web/lib/failure.ts'
import { longDay } from '#web/lib/format.ts'
import { callOnce } from '#web/lib/call-once.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { LateNotice } from '#web/ui/late-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Sent, SentToSeveral } from './sent-to-several.tsx'
import { SimilarOption } from './similar-option.tsx'
import { useWayToSignIn } from './use-way-to-sign-in.ts'

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
      {sent ? <SentToSeveral sent={sent} onClose={props.onClose} /> : <Choice {...props} onAnswer={setSent} />}
    </TitledDialog>
  )
}

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
  const { reason, leadsToSignIn } = useWayToSignIn()
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
    setBusy(true)
    setFailure('')
    try {
      const answer = await callOnce('POST /leads/bulk', { body })
      onAnswer({ ...answer, names: new Map(similar.map(({ id, company_name: name }) => [id, name])) })
      onSent(answer.data.find(({ professional_id: id }) => id === professionalId))
    } catch (error) {
      // The button stays busy until the sign-in is there.
      if (leadsToSignIn(error)) return
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
        Ista poruka za <span className="font-semibold text-ink tabular-nums">{longDay(day)}</span> ide svakome zasebno,
        i sa svakim vodite svoj razgovor. Odaberite najviše {mostChosen}.
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
        {(reason ?? failure) && (
          <p className="mt-4 rounded-control bg-error-soft px-4 py-3 font-medium text-error">{reason ?? failure}</p>
        )}
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

const OptionsSkeleton = () => (
  <>
    <LateNotice />
    <div role="status" aria-label="Učitavanje sličnih" className="space-y-2">
      <Skeleton className="mb-4 h-12 w-full" />
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-20 w-full" />
      ))}
    </div>
  </>
)

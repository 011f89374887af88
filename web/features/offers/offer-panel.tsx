import { mdiClose } from '@mdi/js'
import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Offer } from '#contract/offers.ts'
import { call } from '#web/call.ts'
import { failureMessage } from '#web/lib/failure.ts'
import { useRootMark } from '#web/lib/root-mark.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LoadingRegion } from '#web/ui/loading-region.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { OfferFormProps } from './offer-form.tsx'

interface OfferPanelProps extends Omit<OfferFormProps, 'latest' | 'taken' | 'isContinued'> {
  onClose: () => void
}

const desk = '(width >= 64rem)'

const isDesk = () => matchMedia(desk).matches

function onDeskChange(callback: () => void) {
  const query = matchMedia(desk)
  query.addEventListener('change', callback)
  return () => query.removeEventListener('change', callback)
}

/** The form for a new offer: beside the conversation on a desktop, a full sheet on smaller screens. */
export function OfferPanel({ onClose, ...props }: OfferPanelProps) {
  const isBeside = useSyncExternalStore(onDeskChange, isDesk, () => true)
  /** If the window's width changes the layout, the form is remounted and continues with its draft. */
  const [layout, setLayout] = useState({ isBeside, isContinued: false })
  if (layout.isBeside !== isBeside) setLayout({ isBeside, isContinued: true })
  const title = useRef<HTMLHeadingElement>(null)
  useRootMark('data-panel', isBeside)
  useEffect(() => {
    if (isBeside) title.current?.focus()
  }, [isBeside])
  const content = (
    <>
      <div className="sticky top-0 z-10 -mx-4 -mt-4 mb-3 flex items-center justify-between gap-4 border-b border-line bg-surface px-4 py-2 sm:-mx-5 sm:-mt-5 sm:px-5">
        <h2 ref={title} tabIndex={-1} className="text-lg font-semibold outline-none">
          Nova ponuda
        </h2>
        <button
          type="button"
          aria-label="Zatvori ponudu"
          onClick={onClose}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-tint"
        >
          <Icon path={mdiClose} className="size-6" />
        </button>
      </div>
      <LoadedForm {...props} isContinued={layout.isContinued} />
    </>
  )
  return isBeside ? (
    <section aria-label="Nova ponuda" className="relative h-full overflow-y-auto border-l border-line bg-surface">
      {/* Inside the padding of the scroll container the sticky title would stay below it. */}
      <div className="p-5">{content}</div>
    </section>
  ) : (
    <Dialog
      open
      onClose={onClose}
      persistent
      label="Nova ponuda"
      className="m-0! h-dvh max-h-none! w-full max-w-none! overflow-y-auto bg-surface text-ink open:animate-rise"
    >
      <div className="mx-auto max-w-2xl p-4 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:p-5">{content}</div>
    </Dialog>
  )
}

type LoadedFormProps = Omit<OfferFormProps, 'latest' | 'taken'>

type Loaded =
  | { latest: Offer | null; taken: OfferFormProps['taken']; Form: ComponentType<OfferFormProps> }
  | { failure: string }
  | null

const notLoaded = 'Obrazac ponude nije se učitao. Provjerite internetsku vezu i pokušajte ponovo.'

function LoadedForm(props: LoadedFormProps) {
  const [attempt, setAttempt] = useState(0)
  return <OneAttempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

/** The form, with the business data from the professional's last offer. */
function OneAttempt({ onRetry, ...props }: LoadedFormProps & { onRetry: () => void }) {
  const { id, professional_id: professionalId, event_date: day } = props.lead
  const [loaded, setLoaded] = useState<Loaded>(null)
  useEffect(() => {
    const visit = new AbortController()
    const { signal } = visit
    Promise.all([
      call('GET /offers/latest', { signal }),
      findTaken(id, professionalId, day, signal),
      import('./offer-form.tsx'),
    ]).then(
      ([{ data }, taken, { OfferForm }]) => setLoaded({ latest: data, taken, Form: OfferForm }),
      (error: unknown) => {
        if (!signal.aborted) setLoaded({ failure: failureMessage(error, notLoaded) })
      },
    )
    return () => visit.abort()
  }, [id, professionalId, day])
  if (loaded === null) return <FormSkeleton />
  if ('failure' in loaded) {
    return (
      <div role="alert">
        <p>{loaded.failure}</p>
        <Button className="mt-4" onClick={onRetry}>
          Pokušaj ponovo
        </Button>
      </div>
    )
  }
  return <loaded.Form {...props} latest={loaded.latest} taken={loaded.taken} />
}

/** Only a hint; the offer can be made without it. */
async function findTaken(
  leadId: number,
  professional_id: number,
  day: CalendarDay,
  signal: AbortSignal,
): Promise<OfferFormProps['taken']> {
  const query = { professional_id, start_date: day, end_date: day, status: 'active' }
  const answer = await call('GET /events', { query, signal }).catch(() => null)
  const [event] = answer?.data ?? []
  if (event === undefined || event.event_type === 'available') return null
  return 'lead_id' in event && event.lead_id === leadId ? null : event.event_type
}

const FormSkeleton = () => (
  <LoadingRegion label="Učitavanje ponude" className="space-y-5">
    <Skeleton className="h-6 w-2/3" />
    <Skeleton className="h-28 w-full" />
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-20 w-full" />
  </LoadingRegion>
)

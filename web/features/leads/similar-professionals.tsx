import { mdiSendOutline } from '@mdi/js'
import { type ComponentType, useRef, useState } from 'react'
import { isCalendarDay } from '#contract/calendar-day.ts'
import type { Lead } from '#contract/leads.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showNotLoaded } from '#web/ui/open-loaded.ts'
import type { SimilarDialogProps } from './similar-dialog.tsx'
import type { LeadForm } from './use-lead-form.ts'

/** Fetched when it is asked for. */
const loadDialog = () => import('./similar-dialog.tsx').then((module) => module.SimilarDialog)

/** Below the form: the same enquiry to others, together with this one or after it. */
export function SimilarProfessionals({ lead }: { lead: LeadForm }) {
  const button = useRef<HTMLButtonElement>(null)
  const [Dialog, setDialog] = useState<ComponentType<SimilarDialogProps> | null>(null)
  const [enquiry, setEnquiry] = useState<SimilarDialogProps['enquiry'] | null>(null)
  const [hint, setHint] = useState('')
  const { fields, confirmed } = lead
  const isTyped = fields.message.trim() !== ''

  function open() {
    const next = isTyped || !confirmed ? typedEnquiry(fields) : sentEnquiry(confirmed)
    setHint(next === null ? 'Najprije upišite datum i poruku.' : '')
    if (next === null) return focusMissing(button.current, fields)
    setEnquiry(next)
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      () => {
        setEnquiry(null)
        showNotLoaded()
      },
    )
  }

  return (
    <div className="mt-3 border-t border-line pt-3">
      <Button
        ref={button}
        className="h-auto w-full px-4! py-2 text-sm"
        aria-haspopup="dialog"
        aria-disabled={lead.phase === 'sending' || undefined}
        onPointerEnter={() => void loadDialog().catch(() => {})}
        onClick={() => lead.phase !== 'sending' && open()}
      >
        <Icon path={mdiSendOutline} />
        Pošalji i sličnima koji su toga dana slobodni
      </Button>
      <p role="status" className="text-sm text-warning not-empty:mt-1">
        {hint}
      </p>
      {Dialog && enquiry && (
        <Dialog
          professionalId={lead.professionalId}
          enquiry={enquiry}
          onSent={(own) => own && lead.noteSent(own)}
          onClose={() => setEnquiry(null)}
        />
      )}
    </div>
  )
}

const typedEnquiry = ({ event_date: day, message }: LeadForm['fields']) =>
  isCalendarDay(day) && message.trim() !== '' ? { day, message: message.trim(), isSent: false } : null

const sentEnquiry = ({ event_date: day, message }: Lead) => ({ day, message, isSent: true })

/** In the form above. */
function focusMissing(button: HTMLElement | null, { event_date: day }: LeadForm['fields']) {
  const name = isCalendarDay(day) ? 'message' : 'event_date'
  button?.closest('section, dialog')?.querySelector<HTMLElement>(`form [name="${name}"]`)?.focus()
}

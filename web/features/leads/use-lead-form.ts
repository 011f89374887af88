import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { FieldErrors } from '#contract/errors.ts'
import type { Lead } from '#contract/leads.ts'
import { pages } from '#contract/paths.ts'
import type { Professional } from '#contract/professionals.ts'
import { ApiError } from '#web/call.ts'
import { callOnce } from '#web/lib/call-once.ts'
import { readToken } from '#web/lib/token.ts'
import { toLeadFailure } from './failure.ts'
import { emptyLead, type LeadFieldName, leadFieldNames, type LeadFields, toLeadInput, validateLead } from './fields.ts'
import { fieldOf, useLeadFields } from './use-lead-fields.ts'

const SENT_MS = 5000
const SIGN_IN_MS = 2000

type LeadPhase = 'editing' | 'sending' | 'sent' | 'signing-in'

/** A sent enquiry is confirmed for a while; a visitor is taken to the sign-in, and from there back to this page. */
function useLeadPhase() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const state = useState<LeadPhase>('editing')
  const [phase, setPhase] = state
  useEffect(() => {
    if (phase === 'sent') {
      const timer = setTimeout(() => setPhase('editing'), SENT_MS)
      return () => clearTimeout(timer)
    }
    if (phase === 'signing-in') {
      const timer = setTimeout(() => void navigate(pages.login(pathname + search)), SIGN_IN_MS)
      return () => clearTimeout(timer)
    }
  }, [phase, setPhase, navigate, pathname, search])
  return state
}

/**
 * The enquiry to one professional: its fields, their errors and its phase. The form in the page and the one in the sheet
 * of a phone show the same; `form` is the one of them that is used.
 */
export function useLeadForm(
  professional: Pick<Professional, 'id' | 'packages'>,
  day: CalendarDay | undefined,
  today: CalendarDay,
) {
  const professionalId = professional.id
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [phase, setPhase] = useLeadPhase()
  const [sent, setSent] = useState<readonly Lead[]>([])
  const [isConfirmed, setConfirmed] = useState(false)
  // State is too late for the second of two quick clicks.
  const isUnderWay = useRef(false)
  const { latestFields, store, ...typed } = useLeadFields(professional, day, () => {
    setErrors({})
    setFailure(null)
    setSent([])
    setConfirmed(false)
  })

  function change(name: LeadFieldName, value: string) {
    typed.change(name, value)
    setErrors(({ [name]: _changed, ...others }) => others)
  }

  function showErrors(found: FieldErrors, form: RefObject<HTMLFormElement | null>) {
    setErrors(found)
    const first = leadFieldNames.find((name) => found[name] !== undefined)
    if (first !== undefined) fieldOf(form.current, first)?.focus()
  }

  function askToSignIn(written: LeadFields) {
    store(written, true)
    setFailure('Molimo prijavite se za slanje zahtjeva')
    setPhase('signing-in')
  }

  async function send(written: LeadFields) {
    // Not by the session, which is unknown while the server does not say whose it is: it refuses one that has run out.
    if (readToken() === null) return askToSignIn(written)
    const { data } = await callOnce('POST /leads', { body: toLeadInput(professionalId, written) })
    noteSent(data)
  }

  function noteSent(lead: Lead) {
    store(emptyLead)
    setSent((before) => [lead, ...before])
    setConfirmed(true)
    setPhase('sent')
  }

  async function submit(form: RefObject<HTMLFormElement | null>) {
    if (isUnderWay.current || phase === 'signing-in') return
    setFailure(null)
    setConfirmed(false)
    const latest = latestFields()
    const isDateIncomplete =
      latest.event_date === '' && (fieldOf(form.current, 'event_date')?.value ?? '').trim() !== ''
    const found = validateLead(latest, today, isDateIncomplete)
    showErrors(found, form)
    if (Object.keys(found).length > 0) return
    isUnderWay.current = true
    setPhase('sending')
    try {
      await send(latest)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return askToSignIn(latest)
      const refusal = toLeadFailure(error)
      setFailure(refusal.message)
      setPhase('editing')
      showErrors(refusal.fields, form)
    } finally {
      isUnderWay.current = false
    }
  }

  return {
    ...typed,
    professionalId,
    errors,
    failure,
    phase,
    /** Those of this visit, newest first. */
    sent,
    /** The one whose confirmation is still shown. */
    confirmed: isConfirmed ? sent[0] : undefined,
    closeConfirmation: () => setConfirmed(false),
    change,
    submit,
    /** For one that was sent together with others. */
    noteSent,
  }
}

export type LeadForm = ReturnType<typeof useLeadForm>

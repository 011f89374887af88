import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { pages } from '#contract/paths.ts'
import { ApiError, call } from '#web/call.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'
import { sessionReady } from '#web/lib/session.ts'
import { toLeadFailure } from './failure.ts'
import { validateLead, emptyLead, type LeadFieldName, leadFieldNames, type LeadFields, toLeadInput } from './fields.ts'

const SENT_MS = 5000
const SIGN_IN_MS = 2000

export type LeadPhase = 'editing' | 'sending' | 'sent' | 'signing-in'

/** `awaitsSignIn` marks what was typed before a sign-in that the form itself asked for. */
type Draft = LeadFields & { awaitsSignIn: boolean }

const draftKey = (professionalId: number) => `lead-${professionalId}`

/**
 * The enquiry to one professional: what is typed, what is wrong with it and how far it has come. The form in the
 * page and the one in the sheet of a phone show the same; `form` is whichever of them is used.
 */
export function useLeadForm(professionalId: number, asked: CalendarDay | undefined, today: CalendarDay) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [fields, setFields] = useState<LeadFields>({ ...emptyLead, event_date: asked ?? '' })
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [phase, setPhase] = useState<LeadPhase>('editing')
  const [isBackFromSignIn, setBackFromSignIn] = useState(false)
  // State is too late for the second of two quick clicks.
  const isUnderWay = useRef(false)

  useEffect(() => {
    if (phase === 'sent') {
      const timer = setTimeout(() => setPhase('editing'), SENT_MS)
      return () => clearTimeout(timer)
    }
    if (phase === 'signing-in') {
      const timer = setTimeout(() => void navigate(pages.login(pathname + search)), SIGN_IN_MS)
      return () => clearTimeout(timer)
    }
  }, [phase, navigate, pathname, search])

  /** Takes over what was typed before the script was there, and what was kept of an earlier visit. */
  const adopt = useCallback(
    (form: HTMLFormElement | null) => {
      const draft = readDraft<Draft>(draftKey(professionalId))
      setFields((known) => ({
        event_date: draft?.event_date || fieldOf(form, 'event_date')?.value || known.event_date,
        message: fieldOf(form, 'message')?.value || draft?.message || known.message,
      }))
      if (!draft?.awaitsSignIn) return
      setBackFromSignIn(true)
      writeDraft(draftKey(professionalId), { ...draft, awaitsSignIn: false })
    },
    [professionalId],
  )

  function keep(next: LeadFields, awaitsSignIn = false) {
    setFields(next)
    const isEmpty = next.event_date === '' && next.message === ''
    writeDraft(draftKey(professionalId), isEmpty ? null : ({ ...next, awaitsSignIn } satisfies Draft))
  }

  function change(name: LeadFieldName, value: string) {
    keep({ ...fields, [name]: value })
    setErrors(({ [name]: _mended, ...others }) => others)
  }

  function refuse(faults: FieldErrors, form: RefObject<HTMLFormElement | null>) {
    setErrors(faults)
    const first = leadFieldNames.find((name) => faults[name] !== undefined)
    if (first !== undefined) fieldOf(form.current, first)?.focus()
  }

  function askToSignIn() {
    keep(fields, true)
    setFailure('Molimo prijavite se za slanje zahtjeva')
    setPhase('signing-in')
  }

  async function send() {
    const session = await sessionReady()
    if (session.status === 'anonymous') return askToSignIn()
    await call('POST /leads', { body: toLeadInput(professionalId, fields) })
    keep(emptyLead)
    setPhase('sent')
  }

  async function submit(form: RefObject<HTMLFormElement | null>) {
    if (isUnderWay.current || phase === 'signing-in') return
    setFailure(null)
    const isDateIncomplete = fieldOf(form.current, 'event_date')?.validity.badInput === true
    const faults = validateLead(fields, today, isDateIncomplete)
    refuse(faults, form)
    if (Object.keys(faults).length > 0) return
    isUnderWay.current = true
    setPhase('sending')
    try {
      await send()
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return askToSignIn()
      const told = toLeadFailure(error)
      setFailure(told.message)
      setPhase('editing')
      refuse(told.errors, form)
    } finally {
      isUnderWay.current = false
    }
  }

  return { fields, errors, failure, phase, isBackFromSignIn, adopt, change, submit }
}

export type LeadForm = ReturnType<typeof useLeadForm>

const fieldOf = (form: HTMLFormElement | null, name: LeadFieldName) =>
  form?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null // both stand in the form by these names

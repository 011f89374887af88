import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { FieldErrors } from '#contract/errors.ts'
import type { Lead } from '#contract/leads.ts'
import type { Professional } from '#contract/professionals.ts'
import { pages } from '#contract/paths.ts'
import { ApiError } from '#web/call.ts'
import { callOnce } from '#web/lib/call-once.ts'
import { isDraftStored, readDraft, writeDraft } from '#web/lib/draft.ts'
import { sessionReady, useSession } from '#web/lib/session.ts'
import { typedDay } from '#web/lib/typed-day.ts'
import { useWeddingDay } from '#web/lib/wedding-day.ts'
import { toLeadFailure } from './failure.ts'
import { validateLead, emptyLead, type LeadFieldName, leadFieldNames, type LeadFields, toLeadInput } from './fields.ts'

const SENT_MS = 5000
const SIGN_IN_MS = 2000

export type LeadPhase = 'editing' | 'sending' | 'sent' | 'signing-in'

/** `awaitsSignIn` marks the draft of a visitor whom the form has sent to the sign-in. */
type Draft = LeadFields & { awaitsSignIn: boolean }

const draftKey = (professionalId: number) => `lead-${professionalId}`

/**
 * The enquiry to one professional: its fields, their errors and its phase. The form in the page and the one in the sheet
 * of a phone show the same; `form` is the one of them that is used.
 */
export function useLeadForm(
  { id: professionalId, packages = [] }: Pick<Professional, 'id' | 'packages'>,
  day: CalendarDay | undefined,
  today: CalendarDay,
) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { status, user } = useSession()
  /** The id of the account that is signed in; null for a visitor, undefined until that is known. */
  const person = status === 'restoring' ? undefined : (user?.id ?? null)
  const [typist, setTypist] = useState(person)
  const key = draftKey(professionalId)
  const untouched: LeadFields = { ...emptyLead, event_date: day ?? '' }
  const [stored, setFields] = useState(untouched)
  // A package of a draft or an address may be gone.
  const isOffered = packages.some(({ id }) => String(id) === stored.package_id)
  const fields = isOffered ? stored : { ...stored, package_id: '' }
  const weddingDay = useWeddingDay()
  /** The wedding day that was filled in already: an empty field is then what the couple wants. */
  const [filledDay, setFilledDay] = useState<CalendarDay>()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [phase, setPhase] = useState<LeadPhase>('editing')
  const [sent, setSent] = useState<readonly Lead[]>([])
  const [isConfirmed, setConfirmed] = useState(false)
  const [opensForm, setOpensForm] = useState(false)
  /** A day chosen in the calendar that a slow page has not drawn yet: the enquiry is for it all the same. */
  const undrawnDay = useRef<string>(undefined)
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

  useEffect(() => {
    undrawnDay.current = undefined
  }, [stored.event_date, typist])

  // A stored draft means that the session has ended and its owner may come back; without one another person may use
  // this browser.
  if (person !== typist) {
    setTypist(person)
    if (typist !== undefined && person !== undefined && !isDraftStored(key)) {
      setFields(untouched)
      setErrors({})
      setFailure(null)
      setSent([])
      setConfirmed(false)
    }
  }

  // After the above, which empties the form for another person.
  if (weddingDay !== filledDay) {
    setFilledDay(weddingDay)
    setFields((known) => ({ ...known, event_date: known.event_date || (weddingDay ?? '') }))
  }

  /** Takes over what was typed before the script was there, and the draft of an earlier visit. */
  function adopt(form: HTMLFormElement | null) {
    const typed = {
      event_date: typedDay(fieldOf(form, 'event_date')?.value ?? '') ?? '',
      package_id: fieldOf(form, 'package_id')?.value || packageOfAddress(),
      message: fieldOf(form, 'message')?.value ?? '',
    }
    setFields((known) => ({
      event_date: typed.event_date || known.event_date,
      package_id: typed.package_id || known.package_id,
      message: typed.message || known.message,
    }))
    if (typed.message !== '') writeDraft(key, { ...typed, awaitsSignIn: false } satisfies Draft)
    if (packages.some(({ id }) => String(id) === packageOfAddress())) setOpensForm(true)
    // Whether the draft is this person's is known with the session.
    void sessionReady().then(restoreDraft)
  }

  function restoreDraft() {
    const draft = readDraft<Draft>(key)
    if (draft === null) return
    setFields((known) => ({
      event_date: draft.event_date || known.event_date,
      package_id: known.package_id || draft.package_id || '',
      message: known.message || draft.message || '',
    }))
    if (!draft.awaitsSignIn) return
    setOpensForm(true)
    writeDraft(key, { ...draft, awaitsSignIn: false })
  }

  function keepDraft(next: LeadFields, awaitsSignIn = false) {
    const isEmpty = leadFieldNames.every((name) => next[name] === '')
    writeDraft(key, isEmpty ? null : ({ ...next, awaitsSignIn } satisfies Draft))
  }

  function store(next: LeadFields, awaitsSignIn = false) {
    setFields(next)
    keepDraft(next, awaitsSignIn)
  }

  /** A change that is not drawn yet, as that of a day in the calendar, is not undone by the next letter. */
  function change(name: LeadFieldName, value: string) {
    setFields((known) => ({ ...known, [name]: value }))
    if (name === 'event_date') undrawnDay.current = value
    keepDraft({ ...fields, ...readDraft<Draft>(key), [name]: value })
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
    const session = await sessionReady()
    if (session.status === 'anonymous') return askToSignIn(written)
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
    const latest = { ...fields, event_date: undrawnDay.current ?? fields.event_date }
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
      showErrors(refusal.errors, form)
    } finally {
      isUnderWay.current = false
    }
  }

  return {
    professionalId,
    packages,
    fields,
    errors,
    failure,
    phase,
    /** Those of this visit, newest first. */
    sent,
    /** The one whose confirmation is still shown. */
    confirmed: isConfirmed ? sent[0] : undefined,
    closeConfirmation: () => setConfirmed(false),
    /** Whether the form is to be shown at once: after the sign-in, or for the package in the address. */
    opensForm,
    adopt,
    change,
    submit,
    /** For one that was sent together with others. */
    noteSent,
  }
}

export type LeadForm = ReturnType<typeof useLeadForm>

/** Only the browser knows it: the server's page is the same for every package. */
const packageOfAddress = () => new URLSearchParams(location.search).get('package') ?? ''

const fieldOf = (form: HTMLFormElement | null, name: LeadFieldName) =>
  form?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null // both stand in the form by these names

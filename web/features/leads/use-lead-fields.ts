import { useEffect, useRef, useState } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Professional } from '#contract/professionals.ts'
import { sessionReady, useSession } from '#web/lib/session.ts'
import { typedDay } from '#web/lib/typed-day.ts'
import { useWeddingDay } from '#web/lib/wedding-day.ts'
import { emptyLead, type LeadFieldName, type LeadFields } from './fields.ts'
import { isLeadDraftStored, readLeadDraft, writeLeadDraft } from './lead-draft.ts'

/**
 * The fields of the enquiry to one professional, and where their values come from: what was typed, before the script was
 * there as well, the draft of an earlier visit, the address, and the wedding day. `onOtherPerson` is called while
 * rendering, once the fields are emptied for another person.
 */
export function useLeadFields(
  { id: professionalId, packages = [] }: Pick<Professional, 'id' | 'packages'>,
  day: CalendarDay | undefined,
  onOtherPerson: () => void,
) {
  const { status, user } = useSession()
  /** The id of the account that is signed in; null for a visitor, undefined until that is known. */
  const person = status === 'restoring' ? undefined : (user?.id ?? null)
  const [typist, setTypist] = useState(person)
  const untouched: LeadFields = { ...emptyLead, event_date: day ?? '' }
  const [stored, setFields] = useState(untouched)
  // A package of a draft or an address may be gone.
  const isOffered = packages.some(({ id }) => String(id) === stored.package_id)
  const fields = isOffered ? stored : { ...stored, package_id: '' }
  const weddingDay = useWeddingDay()
  /** The wedding day that was filled in already: an empty field is then what the couple wants. */
  const [filledDay, setFilledDay] = useState<CalendarDay>()
  const [opensForm, setOpensForm] = useState(false)
  /** A day chosen in the calendar that a slow page has not drawn yet: the enquiry is for it all the same. */
  const undrawnDay = useRef<string>(undefined)

  useEffect(() => {
    undrawnDay.current = undefined
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a day is drawn, or the fields are another person's
  }, [stored.event_date, typist])

  // A stored draft means that the session has ended and its owner may come back; without one another person may use
  // this browser.
  if (person !== typist) {
    setTypist(person)
    if (typist !== undefined && person !== undefined && !isLeadDraftStored(professionalId)) {
      setFields(untouched)
      onOtherPerson()
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
    // Usually there is nothing, and the page need not be rendered again.
    if (Object.values(typed).some((value) => value !== ''))
      setFields((known) => ({
        event_date: typed.event_date || known.event_date,
        package_id: typed.package_id || known.package_id,
        message: typed.message || known.message,
      }))
    if (typed.message !== '') writeLeadDraft(professionalId, typed)
    if (packages.some(({ id }) => String(id) === packageOfAddress())) setOpensForm(true)
    // Whether the draft is this person's is known with the session.
    void sessionReady().then(restoreDraft)
  }

  function restoreDraft() {
    const draft = readLeadDraft(professionalId)
    if (draft === null) return
    const restored = { ...emptyLead, ...draft } // a draft of an earlier version has fewer fields
    setFields((known) => ({
      event_date: restored.event_date || known.event_date,
      package_id: known.package_id || restored.package_id,
      message: known.message || restored.message,
    }))
    if (!draft.awaitsSignIn) return
    setOpensForm(true)
    writeLeadDraft(professionalId, restored)
  }

  function store(next: LeadFields, awaitsSignIn = false) {
    setFields(next)
    writeLeadDraft(professionalId, next, awaitsSignIn)
  }

  /** A change that is not drawn yet, as that of a day in the calendar, is not undone by the next letter. */
  function change(name: LeadFieldName, value: string) {
    setFields((known) => ({ ...known, [name]: value }))
    if (name === 'event_date') undrawnDay.current = value
    writeLeadDraft(professionalId, { ...fields, ...readLeadDraft(professionalId), [name]: value })
  }

  return {
    packages,
    fields,
    /** With what is not drawn yet. */
    latestFields: () => ({ ...fields, event_date: undrawnDay.current ?? fields.event_date }),
    /** Whether the form is to be shown at once: after the sign-in, or for the package in the address. */
    opensForm,
    adopt,
    change,
    store,
  }
}

/** Only the browser knows it: the server's page is the same for every package. */
const packageOfAddress = () => new URLSearchParams(location.search).get('package') ?? ''

export const fieldOf = (form: HTMLFormElement | null, name: LeadFieldName) =>
  form?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null // both stand in the form by these names

import { useEffect, useRef, useState } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { formatAmount } from '#contract/money.ts'
import type { Offer, OfferInput } from '#contract/offers.ts'
import { ApiError } from '#web/call.ts'
import { toFailure } from '#web/lib/failure.ts'
import { callOnce } from '#web/lib/call-once.ts'
import { invalidFields } from '#web/lib/form-data.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { openOffer } from './open-offer.ts'
import { readOfferDraft, writeOfferDraft } from './offer-draft.ts'
import type { OfferStart } from './offer-start.ts'
import {
  checkOffer,
  hasChanged,
  type ItemValues,
  namedByKey,
  type OfferValues,
  shareIn,
  shareOf,
  startValues,
  typedTotal,
} from './values.ts'

interface OfferFormOptions {
  leadId: number
  /** The lead's offers. */
  offers: readonly Offer[]
  /** The starting point. */
  start: OfferStart
  /** Whether to continue an existing draft. */
  goesOn: boolean
  /** Whether a deposit that is a standard share of the total stays that share. */
  depositFollows: boolean
  latest: Offer | null
  today: CalendarDay
  /** The day until which the offer can be accepted; null for an amendment. */
  eventOn: CalendarDay | null
  /** Loads the lead's offers again: they have changed in a way that this page did not hear of. */
  onOutdated: () => Promise<void>
  onSent: (offer: Offer) => Promise<void> | void
}

const seenOffers = (offers: readonly Offer[], today: CalendarDay) => ({
  replaces: openOffer(offers, today)?.id ?? null,
  newest: offers.at(0)?.id ?? null,
})

type SeenOffers = ReturnType<typeof seenOffers>

/** A new offer to one lead: its values, saved as a draft on every change, its preview and its submission. */
export function useOfferForm(options: OfferFormOptions) {
  const { leadId, offers, start, goesOn, depositFollows, latest, today, eventOn, onOutdated, onSent } = options
  const [initial, setInitial] = useState(() => startValues(start, today, latest, eventOn))
  const [values, setValues] = useState<OfferValues>(() => ({
    ...initial,
    ...(goesOn ? readOfferDraft<OfferValues>(leadId, offers) : null),
  }))
  /** In percent of the total. */
  const [share, setShare] = useState(() => (depositFollows ? shareIn(values) : null))
  const [preview, setPreview] = useState<OfferInput | null>(null)
  /** Date fields keep their own text, so another starting point has to remount them. */
  const [version, setVersion] = useState(0)
  /**
   * The offers when the form was opened, so that it is refused once with a sentence about what happened meanwhile.
   * Undefined after that refusal: the next attempt replaces what is open by then.
   */
  const seen = useRef<SeenOffers | undefined>(seenOffers(offers, today))
  const intent = useRef<'preview' | 'send'>('send')
  const total = typedTotal(values)
  const isChanged = hasChanged(values, initial)

  useEffect(() => writeOfferDraft(leadId, isChanged ? values : null), [leadId, values, isChanged])

  function change(next: (before: OfferValues) => OfferValues, nextShare = share) {
    setValues((before) => {
      const changed = next(before)
      if (nextShare === null) return changed
      return { ...changed, deposit: formatAmount(shareOf(typedTotal(changed), nextShare)) }
    })
    setShare(nextShare)
  }

  async function submit(form: FormData) {
    const typed = valuesIn(form, values)
    const checked = checkOffer(typed)
    if (checked.input === undefined) throw invalidFields(checked.errors)
    if (intent.current === 'preview') return setPreview(checked.input)
    if (isChanged) writeOfferDraft(leadId, typed, checked.input)
    const { data } = await callOnce('POST /leads/:id/offers', {
      params: { id: leadId },
      body: { ...checked.input, ...(seen.current ?? seenOffers(offers, today)) },
    }).catch(async (error: unknown) => {
      if (error instanceof ApiError && error.code === 'conflict') {
        seen.current = undefined
        await onOutdated()
      }
      throw error
    })
    setInitial(values)
    // The form may be gone after the next render, and no effect would run.
    writeOfferDraft(leadId, null)
    await onSent(data)
  }

  const submission = useSubmission<string>({
    submit,
    explain: (error) => {
      setPreview(null)
      const failure = toFailure(error, 'Ponuda nije poslana. Pokušajte ponovo.')
      return { ...failure, fields: namedByKey(failure.fields, values) }
    },
    validate: (form) => checkOffer(valuesIn(form, values)).errors ?? {},
    staysOnPage: true,
  })

  return {
    ...submission,
    values,
    total,
    share,
    version,
    preview,
    isChanged,
    setIntent: (next: 'preview' | 'send') => {
      intent.current = next
    },
    closePreview: () => setPreview(null),
    set: <Name extends Exclude<keyof OfferValues, 'items'>>(name: Name, value: OfferValues[Name]) =>
      change((before) => ({ ...before, [name]: value })),
    setDeposit: (deposit: string, nextShare: number | null) => change((before) => ({ ...before, deposit }), nextShare),
    changeItems: (next: (items: ItemValues[]) => ItemValues[]) =>
      change((before) => ({ ...before, items: next(before.items) })),
    /** Starts again and discards the draft. */
    startFrom: (next: OfferStart) => {
      const fresh = startValues(next, today, latest, eventOn)
      setInitial(fresh)
      setValues(fresh)
      setShare(depositFollows ? shareIn(fresh) : null)
      setVersion((before) => before + 1)
    },
  }
}

/** The fields' current values; the state follows a moment later. */
function valuesIn(form: FormData, values: OfferValues): OfferValues {
  const textOf = (name: string, known: string) => {
    const text = form.get(name)
    return typeof text === 'string' ? text : known
  }
  const item = ({ key, ...known }: ItemValues): ItemValues => ({
    key,
    label: textOf(`items.${key}.label`, known.label),
    quantity: textOf(`items.${key}.quantity`, known.quantity),
    unit_price: textOf(`items.${key}.unit_price`, known.unit_price),
  })
  return {
    ...values,
    items: values.items.map(item),
    deposit: textOf('deposit', values.deposit),
    deposit_due: textOf('deposit_due', values.deposit_due),
    valid_until: textOf('valid_until', values.valid_until),
    vat: textOf('vat', values.vat) as OfferValues['vat'], // the value of one of the two radio buttons
    note: textOf('note', values.note),
    cancellation: textOf('cancellation', values.cancellation),
    issuer: textOf('issuer', values.issuer),
  }
}

export type OfferFormState = ReturnType<typeof useOfferForm>

import { readDraft, writeDraft } from '#web/lib/draft.ts'

const keyOf = (leadId: number) => `offer-${leadId}`

/** Whether an offer to this lead was begun in this tab and not sent. */
export const hasOfferDraft = (leadId: number) => readDraft(keyOf(leadId)) !== null

export const readOfferDraft = <Values>(leadId: number) => readDraft<Values>(keyOf(leadId))

export const writeOfferDraft = (leadId: number, values: unknown) => writeDraft(keyOf(leadId), values)

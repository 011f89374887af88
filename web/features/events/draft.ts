import { useEffect, useEffectEvent } from 'react'
import type { Event } from '#contract/events.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'
import type { EventDialogTarget, EventFormValues } from './dialog-target.ts'

interface Draft {
  /** null for a new event. */
  eventId: number | null
  typed: Partial<EventFormValues>
}

/** The form for many days, with days as they were typed. */
export interface BulkFormValues extends Pick<EventFormValues, 'title'> {
  from: string
  to: string
  weekdays: readonly number[]
  event_type: string
}

const draftKey = (professionalId: number) => `event-${professionalId}`
const bulkDraftKey = (professionalId: number) => `events-${professionalId}`

export const saveDraft = (professionalId: number, draft: Draft) => writeDraft(draftKey(professionalId), draft)

export const saveBulkDraft = (professionalId: number, typed: BulkFormValues) =>
  writeDraft(bulkDraftKey(professionalId), typed)

/** The draft of an event that was deleted meanwhile becomes a new event. */
function targetOfDraft({ eventId, typed = {} }: Partial<Draft>, events: readonly Event[]): EventDialogTarget {
  const event = events.find(({ id }) => id === eventId)
  return event ? { event, typed } : { day: '', typed }
}

/** Gives back once the draft of a form that was open when the session ran out. Later drafts are for the next sign-in. */
function useDraftOnce<T>(key: string, onFound: (draft: Partial<T>) => void) {
  const take = useEffectEvent((stored: string) => {
    const draft = readDraft<T>(stored)
    if (draft === null) return
    writeDraft(stored, null)
    onFound(draft)
  })
  useEffect(() => take(key), [key])
}

export const useRestoredDraft = (
  professionalId: number,
  events: readonly Event[],
  onFound: (target: EventDialogTarget) => void,
) => useDraftOnce<Draft>(draftKey(professionalId), (draft) => onFound(targetOfDraft(draft, events)))

export const useRestoredBulkDraft = (professionalId: number, onFound: (typed: Partial<BulkFormValues>) => void) =>
  useDraftOnce(bulkDraftKey(professionalId), onFound)

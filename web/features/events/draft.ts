import { useEffect, useEffectEvent } from 'react'
import type { Event } from '#contract/events.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'
import type { EventDialogTarget, EventFormValues } from './dialog-target.ts'

interface Draft {
  /** null of an event that was still to be created. */
  eventId: number | null
  typed: Partial<EventFormValues>
}

const draftKey = (professionalId: number) => `event-${professionalId}`

export const saveDraft = (professionalId: number, draft: Draft) => writeDraft(draftKey(professionalId), draft)

/** Of an event that is gone meanwhile, what was typed becomes a new one. */
function targetOfDraft({ eventId, typed = {} }: Partial<Draft>, events: readonly Event[]): EventDialogTarget {
  const event = events.find(({ id }) => id === eventId)
  return event ? { event, typed } : { day: '', typed }
}

/** Hands back, once, what was typed when the session ran out. */
export function useRestoredDraft(
  professionalId: number,
  events: readonly Event[] | null,
  onFound: (subject: EventDialogTarget) => void,
) {
  const take = useEffectEvent((key: string) => {
    const draft = readDraft<Draft>(key)
    if (draft === null) return
    writeDraft(key, null)
    onFound(targetOfDraft(draft, events ?? []))
  })
  // Once: what is kept later is for the next sign-in.
  const isLoaded = events !== null
  useEffect(() => {
    if (isLoaded) take(draftKey(professionalId))
  }, [professionalId, isLoaded])
}

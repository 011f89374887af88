import { useEffect, useEffectEvent } from 'react'
import type { Event } from '#contract/events.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'
import type { EventDialogTarget, EventFormValues } from './dialog-target.ts'

interface Draft {
  /** null for a new event. */
  eventId: number | null
  typed: Partial<EventFormValues>
}

const draftKey = (professionalId: number) => `event-${professionalId}`

export const saveDraft = (professionalId: number, draft: Draft) => writeDraft(draftKey(professionalId), draft)

/** The draft of an event that was deleted meanwhile becomes a new event. */
function targetOfDraft({ eventId, typed = {} }: Partial<Draft>, events: readonly Event[]): EventDialogTarget {
  const event = events.find(({ id }) => id === eventId)
  return event ? { event, typed } : { day: '', typed }
}

/** Gives back once the draft of a form that was open when the session ran out. Later drafts are for the next sign-in. */
export function useRestoredDraft(
  professionalId: number,
  events: readonly Event[],
  onFound: (target: EventDialogTarget) => void,
) {
  const take = useEffectEvent((key: string) => {
    const draft = readDraft<Draft>(key)
    if (draft === null) return
    writeDraft(key, null)
    onFound(targetOfDraft(draft, events))
  })
  useEffect(() => take(draftKey(professionalId)), [professionalId])
}

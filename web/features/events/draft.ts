import { useEffect, useEffectEvent } from 'react'
import type { Event } from '#contract/events.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'
import type { EventSubject, EventTexts } from './subject.ts'

interface Draft {
  /** null of an event that was still to be created. */
  eventId: number | null
  typed: Partial<EventTexts>
}

const keyOf = (professionalId: number) => `event-${professionalId}`

export const keepDraft = (professionalId: number, draft: Draft) => writeDraft(keyOf(professionalId), draft)

/** Of an event that is gone meanwhile, what was typed becomes a new one. */
function subjectOf({ eventId, typed = {} }: Partial<Draft>, events: readonly Event[]): EventSubject {
  const event = events.find(({ id }) => id === eventId)
  return event ? { event, typed } : { day: '', typed }
}

/** Hands back, once, what was typed when the session ran out. */
export function useDraft(
  professionalId: number,
  events: readonly Event[] | null,
  onFound: (subject: EventSubject) => void,
) {
  const take = useEffectEvent((key: string) => {
    const draft = readDraft<Draft>(key)
    if (draft === null) return
    writeDraft(key, null)
    onFound(subjectOf(draft, events ?? []))
  })
  // Once: what is kept later is for the next sign-in.
  const isLoaded = events !== null
  useEffect(() => {
    if (isLoaded) take(keyOf(professionalId))
  }, [professionalId, isLoaded])
}

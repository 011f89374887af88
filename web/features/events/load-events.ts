import type { Event } from '#contract/events.ts'
import { call } from '#web/call.ts'

const PER_PAGE = 1000

/** The professional's whole own calendar, by day. */
export async function loadEvents(professionalId: number, signal: AbortSignal): Promise<Event[]> {
  const query = { professional_id: professionalId, future_only: false, per_page: PER_PAGE }
  const found = new Map<number, Event>()
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await call('GET /events', { query: page === 1 ? query : { ...query, page }, signal })
    const events = answer.data as Event[] // the owner's answer has all fields
    // An event that was added meanwhile may have pushed one of the page before onto this one.
    for (const event of events) found.set(event.id, event)
    last = answer.last_page
  }
  return [...found.values()].toSorted(
    (one, other) => one.event_date.localeCompare(other.event_date) || one.id - other.id,
  )
}

import { mdiCalendarBlank, mdiCancel, mdiCheckBold, mdiRing } from '@mdi/js'
import { type Event, type EventType, eventTypes } from '#contract/events.ts'

interface TypeStyle {
  label: string
  /** The background and the text of an event. A test computes their contrast. */
  fill: string
  text: string
  /** Shown beside the colour, for people who cannot tell colours apart. */
  icon: string
}

const typeStyles: Record<EventType, TypeStyle> = {
  available: { label: 'Slobodno', fill: 'bg-[#10b981]', text: 'text-[#0f172a]', icon: mdiCheckBold },
  booked: { label: 'Rezervirano', fill: 'bg-[#2196f3]', text: 'text-[#0f172a]', icon: mdiRing },
  blocked: { label: 'Blokirano', fill: 'bg-[#ef4444]', text: 'text-[#0f172a]', icon: mdiCancel },
}

/** The style of a type that a newer server sends and this page does not know. */
const unknownTypeStyle: TypeStyle = {
  label: 'Događaj',
  fill: 'bg-[#4f46e5]',
  text: 'text-white',
  icon: mdiCalendarBlank,
}

export const styleOfType = (type: string): TypeStyle =>
  Object.hasOwn(typeStyles, type) ? typeStyles[type as EventType] : unknownTypeStyle // one of its own keys

export const typeOptions = eventTypes.map((type) => ({ type, label: typeStyles[type].label }))

/** The title of an event, else the name of its type. */
export const eventTitle = ({ title, event_type: type }: Pick<Event, 'title' | 'event_type'>) =>
  title ?? styleOfType(type).label

import { mdiCalendarBlank, mdiCancel, mdiCheckBold, mdiRing } from '@mdi/js'
import { type Event, type EventType, eventTypes } from '#contract/events.ts'

interface TypeStyle {
  label: string
  /** The background and the text of an event. web/theme.test.ts computes their contrast. */
  fill: string
  text: string
  /** Shown beside the colour, for people who cannot tell colours apart. */
  icon: string
}

const typeStyles: Record<EventType, TypeStyle> = {
  available: { label: 'Slobodno', fill: 'bg-success', text: 'text-black', icon: mdiCheckBold },
  booked: { label: 'Rezervirano', fill: 'bg-info', text: 'text-black', icon: mdiRing },
  blocked: { label: 'Blokirano', fill: 'bg-error', text: 'text-black', icon: mdiCancel },
}

/** The style of a type that a newer server sends and this page does not know. */
const unknownTypeStyle: TypeStyle = {
  label: 'Događaj',
  fill: 'bg-primary-fill',
  text: 'text-on-primary',
  icon: mdiCalendarBlank,
}

export const styleOfType = (type: string): TypeStyle =>
  Object.hasOwn(typeStyles, type) ? typeStyles[type as EventType] : unknownTypeStyle // one of its own keys

export const typeOptions = eventTypes.map((type) => ({ type, label: typeStyles[type].label }))

/** The title of an event, else the name of its type. */
export const eventTitle = ({ title, event_type: type }: Pick<Event, 'title' | 'event_type'>) =>
  title ?? styleOfType(type).label

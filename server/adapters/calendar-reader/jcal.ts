import ICAL from 'ical.js'

/** A component as ical.js parses it: https://www.rfc-editor.org/rfc/rfc7265 */
export type JCal = [name: string, properties: unknown[], components: JCal[]]

/** The properties from which days are derived; errors in attendees or alarms do not matter. */
const neededProperties =
  'BEGIN|END|UID|SEQUENCE|SUMMARY|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS|X-MICROSOFT-CDO-ALLDAYEVENT' +
  '|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|FREEBUSY' +
  '|TZID|TZOFFSETFROM|TZOFFSETTO|METHOD|X-WR-CALNAME|NAME'

/**
 * All other lines with their continuations, including invalid ones, such as an unfolded description or an
 * advertisement.
 */
const otherLines = new RegExp(String.raw`^(?!(?:${neededProperties})[;:]|[ \t]).*(?:\n[ \t].*)*`, 'gim')

/** From its first line to its last, with no other of its kind beginning in between. */
const oneComponent =
  /^BEGIN:(VEVENT|VFREEBUSY|VTIMEZONE|VTODO|VJOURNAL)[ \t]*$(?:\n(?!BEGIN:\1|END:\1).*)*\nEND:\1[ \t]*$/gim

/** The components of which days are made. A zone without its description still has its name. */
const isEntry = (name: string) => ['VEVENT', 'VFREEBUSY'].includes(name.toUpperCase())

function tryParse(text: string): unknown {
  try {
    return ICAL.parse(text)
  } catch {
    return undefined // shown by the result
  }
}

/**
 * The calendars in a text, and how many of their entries cannot be parsed. Throws the parser's error if it has another
 * cause.
 */
export function parseCalendars(ics: string): { calendars: JCal[]; unread: number } {
  const text = ics.replaceAll('\r\n', '\n').replace(otherLines, '')
  let unread = 0
  const readable = () =>
    text.replace(oneComponent, (component: string, name: string) => {
      if (tryParse(component) !== undefined) return component
      if (isEntry(name)) unread++
      return ''
    })
  const parsed: unknown = tryParse(text) ?? ICAL.parse(readable())
  // One root is given by itself, several as a list.
  const roots = Array.isArray(parsed) && Array.isArray(parsed[0]) ? (parsed as JCal[]) : [parsed as JCal]
  return { calendars: roots.filter(([name]) => name === 'vcalendar'), unread }
}

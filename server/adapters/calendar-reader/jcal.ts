import ICAL from 'ical.js'

/** A component as ical.js parses it: https://www.rfc-editor.org/rfc/rfc7265 */
export type JCal = [name: string, properties: unknown[], components: JCal[]]

/** Days are made from these; a fault in an attendee or an alarm is of no concern. */
const neededProperties =
  'BEGIN|END|UID|SUMMARY|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID' +
  '|TZID|TZOFFSETFROM|TZOFFSETTO|X-WR-CALNAME|NAME'

/** All other lines with their continuations, also those that are none, such as an unfolded description or an advertisement. */
const otherLines = new RegExp(String.raw`^(?!(?:${neededProperties})[;:]|[ \t]).*(?:\n[ \t].*)*`, 'gim')

/** From its first line to its last, in which no other one begins. */
const oneEvent = /^BEGIN:VEVENT[ \t]*$(?:\n(?!BEGIN:VEVENT|END:VEVENT).*)*\nEND:VEVENT[ \t]*$/gim

function tryParse(text: string): unknown {
  try {
    return ICAL.parse(text)
  } catch {
    return undefined // told by the result
  }
}

/** The calendars of a text, and how many of their events cannot be parsed. Throws the parser's error where it is not due to these. */
export function parseCalendars(ics: string): { calendars: JCal[]; unread: number } {
  const text = ics.replaceAll('\r\n', '\n').replace(otherLines, '')
  let unread = 0
  const readable = () =>
    text.replace(oneEvent, (event) => {
      if (tryParse(event) !== undefined) return event
      unread++
      return ''
    })
  const parsed = tryParse(text) ?? (ICAL.parse(readable()) as unknown)
  const roots = Array.isArray(parsed) && Array.isArray(parsed[0]) ? (parsed as JCal[]) : [parsed as JCal]
  return { calendars: roots.filter(([name]) => name === 'vcalendar'), unread }
}

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

/** From its first line to its last, with no other event beginning in between. */
const oneEvent = /^BEGIN:VEVENT[ \t]*$(?:\n(?!BEGIN:VEVENT|END:VEVENT).*)*\nEND:VEVENT[ \t]*$/gim

function tryParse(text: string): unknown {
  try {
    return ICAL.parse(text)
  } catch {
    return undefined // shown by the result
  }
}

/**
 * The calendars in a text, and how many of their events cannot be parsed. Throws the parser's error if it has another
 * cause.
 */
export function parseCalendars(ics: string): { calendars: JCal[]; unread: number } {
  const text = ics.replaceAll('\r\n', '\n').replace(otherLines, '')
  let unread = 0
  const readable = () =>
    text.replace(oneEvent, (event) => {
      if (tryParse(event) !== undefined) return event
      unread++
      return ''
    })
  const parsed: unknown = tryParse(text) ?? ICAL.parse(readable())
  // One root is given by itself, several as a list.
  const roots = Array.isArray(parsed) && Array.isArray(parsed[0]) ? (parsed as JCal[]) : [parsed as JCal]
  return { calendars: roots.filter(([name]) => name === 'vcalendar'), unread }
}

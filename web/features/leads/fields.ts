import { type CalendarDay, isCalendarDay, toCalendarDay } from '#contract/calendar-day.ts'
import type { FieldErrors } from '#contract/errors.ts'
import type { LeadInput } from '#contract/leads.ts'
import { countCharacters, LEAD_MESSAGE_MAX, tooLongMessage } from '#contract/text-limits.ts'

/** The enquiry form as people fill it; `package_id` is empty for none. */
export type LeadFields = { event_date: string; package_id: string; message: string }

export const emptyLead: LeadFields = { event_date: '', package_id: '', message: '' }

export const leadFieldNames = ['event_date', 'package_id', 'message'] as const satisfies (keyof LeadFields)[]
export type LeadFieldName = (typeof leadFieldNames)[number]

const required = 'Ovo polje je obavezno.'

/** The errors by field. An incomplete date (`31. __. 2027.`) has no value but is not empty either. */
export function validateLead(fields: LeadFields, today: CalendarDay, isDateIncomplete: boolean): FieldErrors {
  const errors: FieldErrors = {}
  const { event_date: date } = fields
  const length = countCharacters(fields.message)
  if (isDateIncomplete || (date !== '' && !isCalendarDay(date))) errors['event_date'] = ['Datum nije ispravan.']
  else if (date === '') errors['event_date'] = [required]
  else if (date < today) errors['event_date'] = ['Datum ne može biti prije današnjeg.']
  if (length === 0) errors['message'] = [required]
  else if (length > LEAD_MESSAGE_MAX) errors['message'] = [tooLongMessage(LEAD_MESSAGE_MAX)]
  return errors
}

/** Throws RangeError for fields that have not passed the check. */
export const toLeadInput = (professionalId: number, { event_date, package_id, message }: LeadFields): LeadInput => ({
  professional_id: professionalId,
  event_date: toCalendarDay(event_date),
  message: message.trim(),
  ...(package_id !== '' && { package_id: Number(package_id) }),
  status: 'pending',
})

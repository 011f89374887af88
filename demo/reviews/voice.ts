import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Voice } from '#demo/people.ts'

const marks = /^([♀♂☀❄]+) /u

export interface Author {
  voice: Voice
  weddingOn: CalendarDay
}

/** Whether this author can have written a comment of the stock. */
export function couldSay(text: string, { voice, weddingOn }: Author): boolean {
  const found = marks.exec(text)?.[1] ?? ''
  const month = Number(weddingOn.slice(5, 7))
  return (
    !(found.includes('♀') && voice === 'he') &&
    !(found.includes('♂') && voice === 'she') &&
    (!found.includes('☀') || (month >= 6 && month <= 8)) &&
    (!found.includes('❄') || month === 12 || month <= 2)
  )
}

export const withoutMarks = (text: string) => text.replace(marks, '')

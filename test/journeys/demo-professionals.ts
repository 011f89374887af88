import { expect, type Page } from '@playwright/test'
import { addDays, type CalendarDay, zagrebDayOf } from '#contract/calendar-day.ts'
import { type CalendarMonth, monthOf } from '#contract/calendar-month.ts'
import { API_BASE, pages, queryString } from '#contract/paths.ts'
import type { AvailabilityDay } from '#contract/availability.ts'
import type { Professional } from '#contract/professionals.ts'

async function get<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(API_BASE + path)
  expect(answer.status(), path).toBe(200)
  return (await answer.json()) as T
}

/** The first professional of the demo marketplace that fulfils the condition. */
export async function findProfessional(page: Page, isLike: (one: Professional) => boolean): Promise<Professional> {
  for (let number = 1; ; number++) {
    const list = await get<{ data: Professional[]; last_page: number }>(
      page,
      '/professionals' + queryString({ per_page: 100, page: number }),
    )
    const found = list.data.find(isLike)
    if (found) return found
    if (number >= list.last_page) throw new Error('The demo marketplace has nobody like that.')
  }
}

export type ProfessionalDay = { professional: Professional; day: CalendarDay; month: CalendarMonth }

/** A day with this status in an approved professional's calendar, the day after tomorrow at the earliest. */
export async function findDay(page: Page, status: AvailabilityDay['status']): Promise<ProfessionalDay> {
  const professional = await findProfessional(
    page,
    ({ media_count: count, review_count: reviews }) => count > 5 && reviews > 10,
  )
  const from = addDays(zagrebDayOf(new Date()), 2)
  const { data } = await get<{ data: AvailabilityDay[] }>(
    page,
    `/professionals/${professional.id}/availability` + queryString({ start_date: from, end_date: addDays(from, 360) }),
  )
  const found = data.find((day) => day.status === status)
  if (!found) throw new Error(`${professional.company_name} has no ${status} day.`)
  return { professional, day: found.date, month: monthOf(found.date) }
}

export const openDetail = ({ id }: { id: number }, query: Record<string, string> = {}) =>
  pages.professional(id) + queryString(query)

import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Database } from '#server/db/connect.ts'
import { lockPastBooking as lockBooking, selectPastBooking } from './booking-queries.ts'

/** The id of the lead that entitles the couple to review the professional; null if there is none. */
export const findPastBooking = async (db: Database, coupleId: number, professionalId: number, today: CalendarDay) =>
  (await selectPastBooking(db, coupleId, professionalId, today))?.id ?? null

/** The same within a transaction, which keeps the lead from being deleted. */
export const lockPastBooking = async (tx: Database, coupleId: number, professionalId: number, today: CalendarDay) =>
  (await lockBooking(tx, coupleId, professionalId, today))?.id ?? null

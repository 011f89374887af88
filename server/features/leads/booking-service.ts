import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Database } from '#server/db/connect.ts'
import { lockPastBooking as lockBooking, selectPastBooking } from './booking-queries.ts'

/** The id of the lead by which the couple may review the professional; null when there is none. */
export const findPastBooking = async (db: Database, coupleId: number, professionalId: number, today: CalendarDay) =>
  (await selectPastBooking(db, coupleId, professionalId, today))?.id ?? null

/** The same, within a transaction: until that ends it is not deleted. */
export const lockPastBooking = async (tx: Database, coupleId: number, professionalId: number, today: CalendarDay) =>
  (await lockBooking(tx, coupleId, professionalId, today))?.id ?? null

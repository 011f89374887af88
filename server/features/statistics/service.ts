import type { CalendarDay } from '#contract/calendar-day.ts'
import { addMonths, firstDayOf, monthOf } from '#contract/calendar-month.ts'
import type { ProfileCount, Statistics } from '#contract/statistics.ts'
import type { Database } from '#server/db/connect.ts'
import { addressKey, isFirstInPeriod } from '#server/db/rate-counters.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { type Actor, professionalIdOf } from '#server/actor.ts'
import { countOffersByMonth, sumAgreementsByMonth } from '#server/features/offers/service.ts'
import { ensureVisible, lockPublicProfile } from '#server/features/professionals/service.ts'
import { presentStatistics } from './present.ts'
import { addSave, addView, selectDays, selectLeadMonths, selectProfileMonths } from './queries.ts'

/** Another view within half an hour belongs to the same visit. */
const VISIT_SECONDS = 1_800

/** Views by the profile's owner and by admins do not count. */
export async function countView(deps: Deps, viewer: Actor | null, id: number, address: string): Promise<void> {
  const { db, clock } = deps
  if (viewer?.role === 'admin' || viewer?.professional?.id === id) {
    await ensureVisible(deps, viewer, id)
    return
  }
  await db.transaction().execute(async (tx) => {
    const visit = { key: addressKey(`view of ${id}`, address), seconds: VISIT_SECONDS }
    if (!(await isFirstInPeriod(tx, clock.now(), visit))) return
    if (!(await lockPublicProfile(tx, id)))
      throw new AppError('not_found', { message: 'Pružatelj usluga nije pronađen.' })
    await addView(tx, id, clock.today())
  })
}

/** Call within the transaction that inserts the favourite. */
export async function countSave(tx: Database, professionalId: number, day: CalendarDay): Promise<void> {
  await addSave(tx, professionalId, day)
}

/** Every day on which the profile was viewed or saved. */
export const listProfileCounts = ({ db }: Pick<Deps, 'db'>, professionalId: number): Promise<ProfileCount[]> =>
  selectDays(db, professionalId)

const MONTHS = 12

export async function getStatistics({ db, clock }: Deps, actor: Actor): Promise<Statistics> {
  const professionalId = professionalIdOf(actor)
  const last = monthOf(clock.today())
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(last, index + 1 - MONTHS))
  const from = firstDayOf(addMonths(last, 1 - MONTHS))
  const [profile, leads, offers, agreements] = await Promise.all([
    selectProfileMonths(db, professionalId, from),
    selectLeadMonths(db, professionalId, from),
    countOffersByMonth(db, professionalId, from),
    sumAgreementsByMonth(db, professionalId, from),
  ])
  return presentStatistics(months, { profile, leads, offers, agreements })
}

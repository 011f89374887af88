import { toCalendarDay } from '#contract/calendar-day.ts'
import type { Database } from '#server/db/connect.ts'
import { cheapHash, fuzzedPassword } from '#test/api-fuzz.ts'
import type { makeFactories } from '#test/factories.ts'

/** `pending` is a professional that is not approved yet. */
export type FuzzRole = 'visitor' | 'couple' | 'professional' | 'pending' | 'admin'

/** Users whose rows nobody else may change. */
export interface Bystanders {
  userIds: number[]
  professionalIds: number[]
}

/** Deletes the account that calls it. */
export const endingCall = 'DELETE /api/v1/account'

type Make = ReturnType<typeof makeFactories>

const password_hash = cheapHash(fuzzedPassword)

/** A row of each kind, with small ids, so that a random id often exists. */
async function furnish(make: Make, coupleId: number, professionalId: number): Promise<void> {
  const of = { couple_id: coupleId, professional_id: professionalId }
  const { id: lead_id } = await make.lead(of)
  await make.message({ lead_id })
  await make.offer({ lead_id })
  await make.lead({ ...of, status: 'booked', event_date: toCalendarDay('2027-03-01') })
  await make.favorite(of)
  await make.review(of)
  await make.media({ professional_id: professionalId })
  await make.event({ professional_id: professionalId, day: '2030-05-01' })
  await make.followedCalendar({ professional_id: professionalId })
}

/** Accounts for every role, and uninvolved bystanders. */
export async function makeFuzzPeople(db: Database, make: Make) {
  const couple = await make.couple({ password_hash, email_confirmed_at: new Date() })
  const owner = await make.professional()
  const pendingOwner = await make.professional({ status: 'pending' })
  const admin = await make.admin({ password_hash })
  await furnish(make, couple.id, owner.id)
  const otherCouple = await make.couple()
  const otherOwner = await make.professional()
  await furnish(make, otherCouple.id, otherOwner.id)
  const bystanders: Bystanders = {
    userIds: [otherCouple.id, otherOwner.user.id],
    professionalIds: [otherOwner.id],
  }

  const ids = [couple.id, owner.user.id, pendingOwner.user.id, admin.id]
  await db.updateTable('users').set({ password_hash }).where('id', 'in', ids).execute()
  const users = await db.selectFrom('users').selectAll().where('id', 'in', ids).execute()
  const profiles = await db.selectFrom('professionals').select(['id', 'status']).where('user_id', 'in', ids).execute()

  /** Undoes changes that requests made to the accounts themselves: a new password, a suspension. */
  async function restore(): Promise<void> {
    for (const { id, ...row } of users) await db.updateTable('users').set(row).where('id', '=', id).execute()
    for (const { id, status } of profiles) {
      const set = { status, suspended_status: null, rejection_reason: null }
      await db.updateTable('professionals').set(set).where('id', '=', id).execute()
    }
  }

  const userIds = { couple: couple.id, professional: owner.user.id, pending: pendingOwner.user.id, admin: admin.id }

  async function makeFresh(role: keyof typeof userIds): Promise<number> {
    if (role === 'couple') return (await make.couple({ password_hash })).id
    if (role === 'admin') return (await make.admin({ password_hash })).id
    const { user } = await make.professional({ status: role === 'pending' ? 'pending' : 'approved' })
    return user.id
  }

  /** A new session for each request, since some end sessions and one deletes the account. */
  async function tokenOf(role: FuzzRole, call: string): Promise<string | undefined> {
    if (role === 'visitor') return undefined
    return make.signIn(call === endingCall ? await makeFresh(role) : userIds[role])
  }

  return { actors: { couple, professional: { professionalId: owner.id } }, bystanders, restore, tokenOf }
}

import type { Professional } from '#contract/professionals.ts'
import { ApiError, call } from '#web/call.ts'
import { ignoreNotFound } from './failure.ts'

/** Null if the user's session has ended meanwhile; the change that follows reports that better. */
async function findLatestProfile(id: number): Promise<Professional | null> {
  try {
    return (await call('GET /professionals/:id', { params: { id } })).data
  } catch (error) {
    ignoreNotFound(error)
    return null
  }
}

/** Nobody saves more often than this between a read and a write. */
const TRIES = 3

/**
 * Changes the own profile on top of its stored state, since another device may have saved it. `changeOf` builds the
 * change from that state, or throws if there is nothing to change; its second argument has to be sent as `replaces`. If
 * the profile was saved again before the change arrived, it is read again and `changeOf` called anew.
 */
export async function changeLatestProfile(
  id: number,
  changeOf: (latest: Professional | null, replaces: string | null) => () => Promise<{ data: Professional }>,
): Promise<Professional> {
  for (let left = TRIES; ; left -= 1) {
    const latest = await findLatestProfile(id)
    const change = changeOf(latest, latest?.updated_at ?? null)
    try {
      return (await change()).data
    } catch (error) {
      if (left === 1 || !(error instanceof ApiError && error.status === 409)) throw error
    }
  }
}

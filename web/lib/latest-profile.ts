import type { Professional } from '#contract/professionals.ts'
import { ApiError, call } from '#web/call.ts'
import { ignoreNotFound } from './failure.ts'

/** Null where nobody who may see it is signed in any more, which the change that follows says better. */
async function findLatestProfile(id: number): Promise<Professional | null> {
  try {
    return (await call('GET /professionals/:id', { params: { id } })).data
  } catch (error) {
    ignoreNotFound(error)
    return null
  }
}

/** No person saves as often as that between a reading and a writing. */
const TRIES = 3

/**
 * Changes the own profile as it is stored now, since another device may have saved it. `changeOf` makes the change from
 * that, or throws why there is none to make; where the profile was saved again before the change arrived, it is read and
 * `changeOf` asked anew. What it is given as `replaces` goes into the change.
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

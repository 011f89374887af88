import type { Professional } from '#contract/professionals.ts'
import { call } from '#web/call.ts'
import { ignoreNotFound } from './failure.ts'

/**
 * The own profile as it is stored now, since another device may have saved it; null where nobody who may see it is signed
 * in any more, which the change that follows says better.
 */
export async function findLatestProfile(id: number): Promise<Professional | null> {
  try {
    return (await call('GET /professionals/:id', { params: { id } })).data
  } catch (error) {
    ignoreNotFound(error)
    return null
  }
}

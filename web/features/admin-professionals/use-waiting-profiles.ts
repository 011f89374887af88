import { call } from '#web/call.ts'
import { useWorkCount } from '#web/lib/use-work-count.ts'

async function countWaiting(signal: AbortSignal): Promise<number> {
  const { counts } = await call('GET /admin/professionals', { query: { status: 'pending', per_page: 1 }, signal })
  return counts.pending
}

/** The number of profiles that await a decision. */
export const useWaitingProfiles = () => useWorkCount(countWaiting)

import { call } from '#web/call.ts'
import { useWorkCount } from '#web/lib/use-work-count.ts'

async function countToJudge(signal: AbortSignal): Promise<number> {
  const { counts } = await call('GET /admin/reviews', { query: { per_page: 1 }, signal })
  return counts.reported + counts.rewritten
}

/** How many reviews and answers wait for a decision: reported, or hidden and written anew since. */
export const useReviewsToJudge = () => useWorkCount(countToJudge)

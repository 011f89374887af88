import { call } from '#web/call.ts'
import { useWorkCount } from '#web/lib/use-work-count.ts'

async function countToJudge(signal: AbortSignal): Promise<number> {
  const { counts } = await call('GET /admin/reviews', { query: { per_page: 1 }, signal })
  return counts.reported + counts.rewritten
}

/** The number of reviews and replies that await a decision: reported, or rewritten after being hidden. */
export const useReviewsToJudge = () => useWorkCount(countToJudge)

import { call } from '#web/call.ts'
import { useWorkCount } from '#web/lib/use-work-count.ts'

async function countOpen(signal: AbortSignal): Promise<number> {
  const { counts } = await call('GET /admin/lead-reports', { query: { status: 'open', per_page: 1 }, signal })
  return counts.open
}

/** The number of reported conversations that await a decision. */
export const useOpenReports = () => useWorkCount(countOpen)

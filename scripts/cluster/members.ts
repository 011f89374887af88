import { z } from 'zod'

const answer = z.object({
  members: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      state: z.string(),
      lag: z.union([z.int(), z.string()]).optional(),
      timeline: z.int().optional(),
    }),
  ),
})

export type Member = z.infer<typeof answer>['members'][number]

/** The databases as Patroni sees them, according to the first of its processes that answers. */
export async function askMembers(patroni: readonly string[]): Promise<Member[]> {
  for (const origin of patroni) {
    try {
      const response = await fetch(`${origin}/cluster`, { signal: AbortSignal.timeout(2_000) })
      return answer.parse(await response.json()).members
    } catch {
      // That one is down; another may answer.
    }
  }
  return []
}

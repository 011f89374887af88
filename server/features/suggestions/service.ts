import { MAX_SUGGESTED, type Suggestions } from '#contract/suggestions.ts'
import type { Deps } from '#server/deps.ts'
import { completeWords, listByBeginning } from '#server/features/professionals/search-service.ts'
import { presentSuggestions } from './present.ts'

/** Nothing for nothing. */
export async function listSuggestions(deps: Pick<Deps, 'db'>, search = ''): Promise<Suggestions> {
  const [completion, professionals] = await Promise.all([
    completeWords(deps, search),
    listByBeginning(deps, search, MAX_SUGGESTED.professionals),
  ])
  return presentSuggestions(completion ?? { facts: [], categories: [], cities: [] }, professionals)
}

import { MAX_SUGGESTED, type Suggestions } from '#contract/suggestions.ts'
import type { Deps } from '#server/deps.ts'
import {
  completeWords,
  continueTyped,
  listByBeginning,
  readTyped,
} from '#server/features/professionals/search-service.ts'
import { presentSuggestions } from './present.ts'

/** A sum or a day beside a name is none of it, unless somebody has it in its name. */
async function listNamed(deps: Pick<Deps, 'db'>, search: string, rest: string) {
  const named = await listByBeginning(deps, search, MAX_SUGGESTED.professionals)
  return named.length > 0 || rest === search ? named : listByBeginning(deps, rest, MAX_SUGGESTED.professionals)
}

/** Nothing for nothing. */
export async function listSuggestions(deps: Pick<Deps, 'db' | 'clock'>, search = ''): Promise<Suggestions> {
  const typed = readTyped(deps, search)
  const [completion, professionals] = await Promise.all([
    completeWords(deps, typed),
    listNamed(deps, search, typed.rest),
  ])
  const lists = completion ?? { facts: [], categories: [], cities: [] }
  return presentSuggestions(lists, professionals, {
    ...(completion !== null && { filters: typed.filters, search: typed.hours }),
    // A fact that the words leave no doubt of is suggested as a list of its own.
    phrases: lists.facts.length > 0 ? [] : continueTyped(typed, search),
  })
}

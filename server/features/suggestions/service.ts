import { MAX_SUGGESTED, type Suggestions } from '#contract/suggestions.ts'
import type { Deps } from '#server/deps.ts'
import {
  completeWords,
  continueTyped,
  listByBeginning,
  readTyped,
} from '#server/features/professionals/search-service.ts'
import { presentSuggestions } from './present.ts'

/** An amount or a day next to a name is not part of it, unless somebody's name contains it. */
async function listNamed(deps: Pick<Deps, 'db'>, search: string, rest: string) {
  const named = await listByBeginning(deps, search, MAX_SUGGESTED.professionals)
  return named.length > 0 || rest === search ? named : listByBeginning(deps, rest, MAX_SUGGESTED.professionals)
}

/** Nothing is suggested for an empty text. */
export async function listSuggestions(deps: Pick<Deps, 'db' | 'clock'>, search = ''): Promise<Suggestions> {
  const typed = readTyped(deps, search)
  const [completion, professionals] = await Promise.all([
    completeWords(deps, typed),
    listNamed(deps, search, typed.rest),
  ])
  const lists = completion ?? { facts: [], categories: [], cities: [] }
  return presentSuggestions(lists, professionals, {
    ...(completion !== null && { filters: typed.filters, search: typed.hours }),
    // A fact that the words clearly name is suggested as a list of its own.
    phrases: lists.facts.length > 0 ? [] : continueTyped(typed, search),
  })
}

import { useLayoutEffect } from 'react'
import type { Category } from '#contract/categories.ts'

let shown: Category[] | null = null

/** For a loader in the browser: the categories of the search that is open, null where none is. */
export const readShownCategories = () => shown

/** A page with a search form keeps it when the next list cannot be loaded. */
export function useShownCategories(categories: Category[]) {
  // Before anybody can choose a filter.
  useLayoutEffect(() => {
    shown = categories
    return () => {
      shown = null
    }
  }, [categories])
}

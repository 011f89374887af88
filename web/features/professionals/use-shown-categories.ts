import { useLayoutEffect } from 'react'
import type { Category } from '#contract/categories.ts'

let shown: Category[] | null = null

/** For a `clientLoader`: the categories of the open search, null if there is none. */
export const readShownCategories = () => shown

/** A page with a search form keeps it if the next list cannot be loaded. */
export function useShownCategories(categories: Category[]) {
  // Before the user can choose a filter.
  useLayoutEffect(() => {
    shown = categories
    return () => {
      shown = null
    }
  }, [categories])
}

import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Category } from '#contract/categories.ts'
import { call } from '#web/call.ts'
import { showFailure, showSnackbar } from '#web/ui/snackbar.tsx'
import { moveItem } from './order.ts'

/**
 * The categories in their order. A move is shown at once and saved in the background, one save at a time, the last one
 * with the newest order; after a refusal the server's order is loaded. Not `useAction`, which ignores a change while
 * another with the same key is running.
 */
export function useCategories(loaded: readonly Category[]) {
  const [categories, setCategories] = useState(loaded)
  const [base, setBase] = useState(loaded)
  if (base !== loaded) {
    setBase(loaded)
    setCategories(loaded)
  }
  const { revalidate } = useRevalidator()
  const newest = useRef(loaded)
  const isSaving = useRef(false)
  useEffect(() => {
    newest.current = categories
  }, [categories])

  async function saveOrder() {
    if (isSaving.current) return
    isSaving.current = true
    try {
      let saved: readonly Category[] | null = null
      while (saved !== newest.current) {
        saved = newest.current
        await call('PUT /admin/categories/order', { body: { ids: saved.map(({ id }) => id) } })
      }
      showSnackbar('Redoslijed je spremljen')
    } catch (error) {
      showFailure(error, 'Greška pri spremanju redoslijeda')
      void revalidate()
    }
    isSaving.current = false
  }

  return {
    categories,
    move(from: number, by: -1 | 1) {
      const next = moveItem(newest.current, from, by)
      if (next === newest.current) return
      newest.current = next
      setCategories(next)
      void saveOrder()
    },
    /** Throws the server's refusal. */
    async rename({ id }: Category, name: string, replaces: string | undefined) {
      const { data } = await call('PUT /admin/categories/:id', { params: { id }, body: { name, replaces } })
      newest.current = newest.current.map((one) => (one.id === id ? data : one))
      setCategories(newest.current)
    },
  }
}

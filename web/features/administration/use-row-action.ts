import { useRef, useState } from 'react'
import { toFailure } from '#web/lib/failure.ts'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { isConflict } from './conflict.ts'

/** What needs no question: for each row once at a time. What the server refuses it with is said. */
export function useRowAction(refresh: () => void, fallback: string) {
  // At once, unlike what is rendered: a double click is quicker than that.
  const running = useRef(new Set<number>())
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())

  async function once(id: number, work: () => Promise<void>) {
    if (running.current.has(id)) return
    running.current.add(id)
    setBusy(new Set(running.current))
    try {
      await work()
    } catch (error) {
      showSnackbar(toFailure(error, fallback).message, 'error')
      if (isConflict(error)) refresh()
    }
    running.current.delete(id)
    setBusy(new Set(running.current))
  }

  return { isBusy: (id: number) => busy.has(id), once: (id: number, work: () => Promise<void>) => void once(id, work) }
}

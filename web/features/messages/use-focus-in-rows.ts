import { useEffect, useRef } from 'react'
import type { Lead } from '#contract/leads.ts'

const focusOn = (row: Element | undefined) => row?.querySelector('a')?.focus({ preventScroll: true })

/**
 * After more rows are loaded, the focus moves to the first of them, and leaving a conversation returns it to its row.
 * Otherwise the next Tab would start below all rows or at the top of the page.
 */
export function useFocusInRows({ leads, openId }: { leads: readonly Lead[]; openId: number | null }) {
  const rows = useRef<HTMLUListElement>(null)
  const pending = useRef<{ button: Element | null; lastId: number | undefined }>(null)
  const shownId = useRef(openId)

  useEffect(() => {
    if (pending.current === null) return
    const { button, lastId } = pending.current
    const next = leads.findIndex(({ id }) => id === lastId) + 1
    if (next === 0 || next === leads.length) return
    pending.current = null
    if (document.activeElement === button || document.activeElement === document.body)
      focusOn(rows.current?.children[next])
  }, [leads])

  useEffect(() => {
    const leftId = shownId.current
    shownId.current = openId
    if (openId !== null || leftId === null || document.activeElement !== document.body) return
    focusOn(rows.current?.children[leads.findIndex(({ id }) => id === leftId)])
  }, [leads, openId])

  return {
    rows,
    /** Called before older conversations are loaded. */
    goOnBelow() {
      pending.current = { button: document.activeElement, lastId: leads.at(-1)?.id }
    },
  }
}

import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { LIST_ID } from '#web/features/admin-log/text.ts'

interface Row {
  id: number
}

/** The loaded rows, of which one may be replaced by what the server has just answered. */
export function useRows<T extends Row>(loaded: readonly T[]) {
  const [shown, setShown] = useState({ loaded, rows: loaded })
  if (shown.loaded !== loaded) setShown({ loaded, rows: loaded })
  const { revalidate } = useRevalidator()
  const isAwaited = useRef(false)
  const seen = useRef(loaded)

  useEffect(() => {
    if (seen.current === loaded) return
    seen.current = loaded
    if (!isAwaited.current) return
    isAwaited.current = false
    // The button that was pressed may have left with its row.
    if (document.activeElement === document.body) document.getElementById(LIST_ID)?.focus({ preventScroll: true })
  }, [loaded])

  function refresh() {
    isAwaited.current = true
    void revalidate()
  }

  return {
    rows: shown.rows,
    /** Asks for the whole list, as after another admin was quicker. */
    refresh,
    /** Shows it at once; whether it still belongs into this list, the server says. */
    replaceRow(row: T) {
      setShown((before) => ({ ...before, rows: before.rows.map((one) => (one.id === row.id ? row : one)) }))
      refresh()
    },
  }
}

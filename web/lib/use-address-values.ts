import { type RefObject, useEffect, useRef } from 'react'

/**
 * For an uncontrolled form whose values are in the address: when these change, also by the back button, its selects and
 * text fields show them. A `key` would do the same, but replace the form, and with it the control that has the focus.
 */
export function useAddressValues(values: Readonly<Record<string, string>>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const wanted = JSON.stringify(values)
  const shown = useRef(wanted)
  useEffect(() => {
    // The server has filled it the first time, and something may have been typed before the script was loaded.
    if (shown.current === wanted) return
    shown.current = wanted
    const fields = JSON.parse(wanted) as Record<string, string> // as written above
    for (const [name, value] of Object.entries(fields)) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
    }
  }, [wanted])
  return form
}

import { type RefObject, useEffect, useRef, useState } from 'react'
import { readDraft, writeDraft } from './draft.ts'
import { useSession } from './session.ts'
import { useSessionEnd } from './use-session-end.ts'

/** By the names of its controls what a form holds; of checkboxes and radio buttons the values that are chosen. */
type TypedForm = Readonly<Record<string, readonly string[]>>

/** Read from the controls, since a form that is being sent may have disabled some of them. */
function readControls(form: HTMLFormElement): TypedForm {
  const typed: Record<string, string[]> = {}
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) || control.name === '')
      continue
    const values = (typed[control.name] ??= [])
    const isChoice = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
    if (!isChoice || control.checked) values.push(control.value)
  }
  return typed
}

/** A draft is found under the name of its form, by the account that typed it alone. */
function useDraftKey(name: string): string {
  const owner = useSession().user?.id
  const [key] = useState(`${name}-${owner}`)
  return key
}

/**
 * The values that were typed into a form when the session ended, to begin with once the same account is back; null
 * otherwise. The fields are uncontrolled, and nothing is stored while the form is as it was.
 */
export function useTypedForm(name: string, form: RefObject<HTMLFormElement | null>): TypedForm | null {
  const key = useDraftKey(name)
  const [typed] = useState(() => readDraft<TypedForm>(key) as TypedForm | null) // stored whole below
  const untouched = useRef('')
  useEffect(() => {
    writeDraft(key, null)
    if (typed === null && form.current) untouched.current = JSON.stringify(readControls(form.current))
  }, [key, typed, form])
  useSessionEnd(() => {
    const held = form.current && readControls(form.current)
    if (held && JSON.stringify(held) !== untouched.current) writeDraft(key, held)
  })
  return typed
}

/** Whether the form of this name has something to put back, for one that is not shown by itself. */
export function useIsTyped(name: string): boolean {
  const key = useDraftKey(name)
  const [isTyped] = useState(() => readDraft(key) !== null)
  return isTyped
}

import { type RefObject, useEffect, useRef, useState } from 'react'
import { readDraft, writeDraft } from './draft.ts'
import { useSession } from './session.ts'
import { useSessionEnd } from './use-session-end.ts'

/** A form's values by control name; for checkboxes and radio buttons, the checked ones. */
type TypedForm = Readonly<Record<string, readonly string[]>>

/**
 * Read from the controls, since a form that is being sent may have disabled some of them. Passwords are left out, because
 * they are not stored. A `DateField` gives its day as `YYYY-MM-DD`.
 */
function readControls(form: HTMLFormElement): TypedForm {
  const typed: Record<string, string[]> = {}
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) || control.name === '')
      continue
    // Its type is not a password's while it is shown.
    if (control.autocomplete.endsWith('password')) continue
    const values = (typed[control.name] ??= [])
    const isChoice = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
    if (!isChoice || control.checked) values.push(control.dataset['day'] || control.value)
  }
  return typed
}

/** A draft is stored by the form's name and the account that typed it. */
function useDraftKey(name: string): string {
  const owner = useSession().user?.id
  const [key] = useState(`${name}-${owner}`)
  return key
}

/**
 * The values that were in a form when the session ended, once the same account is back; null otherwise. The fields are
 * uncontrolled, and nothing is stored while the form is unchanged.
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

/** Whether there are values to restore for this form, for forms that are not shown on their own. */
export function useIsTyped(name: string): boolean {
  const key = useDraftKey(name)
  const [isTyped] = useState(() => readDraft(key) !== null)
  return isTyped
}

import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { ApiError, ConnectionError } from '#web/call.ts'
import type { Failure } from './failure.ts'
import { readForm } from './form-data.ts'

const NO_FIELDS: ReadonlySet<string> = new Set()

interface Submission {
  /** Its error is put into words by `explain`. */
  submit: (form: FormData, element: HTMLFormElement) => Promise<void>
  explain: (error: unknown) => Failure
  /** A success leads to no other page. Otherwise the button stays busy until the next page is there. */
  staysOnPage?: boolean
  /** A field that changes the meaning of the others: a change of it clears all errors. */
  clearErrorsOn?: string
}

/**
 * The submission of one form: once at a time, with its errors beside the fields until these are changed, and the focus
 * on the first invalid one. The fields are uncontrolled, so that a failure loses nothing that was typed.
 */
export function useSubmission<Name extends string>({
  submit,
  explain,
  staysOnPage = false,
  clearErrorsOn,
}: Submission) {
  const formRef = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [touched, setTouched] = useState(NO_FIELDS)

  useEffect(() => {
    if (failure !== null) focusControl(formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]'))
  }, [failure])

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    setBusy(true)
    setFailure(null)
    setTouched(NO_FIELDS)
    try {
      await submit(readForm(form), form)
      if (staysOnPage) setBusy(false)
    } catch (error) {
      setBusy(false)
      setFailure(explain(error))
      // A programming error must not be hidden behind a message for people.
      if (!(error instanceof ApiError || error instanceof ConnectionError)) reportError(error)
    }
  }

  function onChange({ target }: ChangeEvent<HTMLFormElement>) {
    const { name } = target as EventTarget & { name: string } // only named controls change a form
    if (name === clearErrorsOn) setFailure(null)
    setTouched((before) => new Set([...before, name, ...dependentFields(name)]))
  }

  const invalid = Object.keys(failure?.fields ?? {})
  return {
    busy,
    formProps: { ref: formRef, onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event), onChange },
    /** Null again once all of its fields have been changed. */
    failure: invalid.length === 0 || invalid.some((name) => !touched.has(name)) ? failure : null,
    errorsOf: (name: Name) => (touched.has(name) ? undefined : failure?.fields[name]),
    focusField: (name: Name) => focusControl(formRef.current?.querySelector<HTMLElement>(`[name="${name}"]`)),
  }
}

/** The fields whose errors depend on this one. */
function dependentFields(name: string): string[] {
  if (name === 'password') return ['password_confirmation']
  if (name === 'price_range_min') return ['price_range_max']
  return []
}

/** Scrolls it to the middle of the window, since at the edge the top bar would cover the label. */
export function focusControl(control: HTMLElement | null | undefined) {
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'center' })
}

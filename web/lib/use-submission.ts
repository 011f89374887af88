import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { ApiError, ConnectionError } from '#web/call.ts'
import type { Failure } from './failure.ts'
import { readForm } from './form-data.ts'

const NO_FIELDS: ReadonlySet<string> = new Set()

interface Submission {
  /** Throws what `explain` puts into words. */
  submit: (form: FormData, element: HTMLFormElement) => Promise<void>
  explain: (error: unknown) => Failure
  /** Whoever succeeds stays here. Else they go on to another page, and until it is there the button stays busy. */
  staysOnPage?: boolean
  /** The field that changes what the others mean: touched, it takes all that was said of them away. */
  clearErrorsOn?: string
}

/**
 * One form on its way to the server: sent once at a time, its failure beside the fields until they are touched, focus
 * on the first faulty one. The fields keep their own values, so that nothing typed can be lost here.
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
      // A fault of ours is not to vanish behind a friendly sentence.
      if (!(error instanceof ApiError || error instanceof ConnectionError)) reportError(error)
    }
  }

  function onChange({ target }: ChangeEvent<HTMLFormElement>) {
    const { name } = target as EventTarget & { name: string } // a form hears of its named controls alone
    if (name === clearErrorsOn) setFailure(null)
    setTouched((before) => new Set([...before, name, ...dependentFields(name)]))
  }

  const faulty = Object.keys(failure?.fields ?? {})
  return {
    busy,
    formProps: { ref: formRef, onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event), onChange },
    /** Until the last of its fields has been touched. */
    failure: faulty.length === 0 || faulty.some((name) => !touched.has(name)) ? failure : null,
    errorsOf: (name: Name) => (touched.has(name) ? undefined : failure?.fields[name]),
    focusField: (name: Name) => focusControl(formRef.current?.querySelector<HTMLElement>(`[name="${name}"]`)),
  }
}

/** The fields whose error speaks of this one, too. */
function dependentFields(name: string): string[] {
  if (name === 'password') return ['password_confirmation']
  if (name === 'price_range_min') return ['price_range_max']
  return []
}

/** In the middle of the window: at its edge the top bar would cover the label. */
export function focusControl(control: HTMLElement | null | undefined) {
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'center' })
}

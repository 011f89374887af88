import { type ChangeEvent, type FocusEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '#contract/errors.ts'
import { ApiError, isCallFailure } from '#web/call.ts'
import type { Failure } from './failure.ts'
import { readForm } from './form-data.ts'
import { LATE_TEXT, useLate } from './use-late.ts'
import { showLateFailure } from './late-failures.ts'

const NO_FIELDS: ReadonlySet<string> = new Set()

/** An invalid control; of radio buttons it is their group that is invalid. */
const INVALID = '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input'

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401

const late: Failure = { message: LATE_TEXT, fields: {}, isWaiting: true }

interface Submission {
  /** Its error is put into words by `explain`. */
  submit: (form: FormData, element: HTMLFormElement) => Promise<void>
  explain: (error: unknown) => Failure
  /** Somebody has saved something else meanwhile, which the refusal quotes: the next submission is to replace it. */
  onConflict?: () => void
  /** Finds the errors in the form as it is now. Each is shown as soon as its field has been left. */
  validate?: (form: FormData) => FieldErrors
  /** Whether a success stays on this page. Otherwise the button stays busy until the next page is there. */
  staysOnPage?: boolean
  /** The name of a field that gives the others another meaning: a change of it clears all errors. */
  clearErrorsOn?: string
}

/**
 * The submission of one form. It runs once at a time; an error stands beside its field until the field is changed, and the
 * first invalid field takes the focus. The fields may be uncontrolled: a failure loses nothing that was typed.
 */
export function useSubmission<Name extends string>({
  submit,
  explain,
  onConflict,
  validate,
  staysOnPage = false,
  clearErrorsOn,
}: Submission) {
  const formRef = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const isLate = useLate(busy)
  const [touched, setTouched] = useState(NO_FIELDS)
  const [left, setLeft] = useState(NO_FIELDS)
  const [found, setFound] = useState<FieldErrors>({})

  useEffect(() => {
    if (failure !== null) focusControl(formRef.current?.querySelector<HTMLElement>(INVALID))
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
      if (error instanceof ApiError && error.code === 'conflict') onConflict?.()
      const refusal = explain(error)
      setFailure(refusal)
      // It may have been closed, or its page left. After a sign-out the refusal is no news.
      if (formRef.current === null && !isSignedOut(error)) showLateFailure(refusal.message)
      // A programming error must not be hidden behind a message for people.
      if (!isCallFailure(error)) reportError(error)
    }
  }

  function onChange({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
    const { name } = target as EventTarget & { name: string } // only named controls change a form
    if (name === clearErrorsOn) {
      setFailure(null)
      setLeft(NO_FIELDS)
    }
    setTouched((before) => new Set([...before, name, ...dependentFields(name)]))
    if (validate !== undefined) setFound(validate(readForm(currentTarget)))
  }

  function onBlur({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>) {
    const { name } = target as EventTarget & { name?: string } // whatever in the form was left
    // An error that appears under a pressed button or link would move it away before it is released. In Safari a press
    // does not focus it.
    if (validate === undefined || !name || relatedTarget?.closest('a, button')) return
    if (document.querySelector(':is(a, button):active')) return
    const form = readForm(currentTarget)
    const dependent = dependentFields(name).filter((other) => form.get(other))
    setLeft((before) => new Set([...before, name, ...dependent]))
    setFound(validate(form))
  }

  const invalid = Object.keys(failure?.fields ?? {})
  const isShown = invalid.length === 0 || invalid.some((name) => !touched.has(name))
  return {
    busy,
    formProps: {
      ref: formRef,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event),
      onChange,
      onBlur,
    },
    /** Null again once all of its fields have been changed. While an answer is late, that. */
    failure: isLate ? late : isShown ? failure : null,
    errorsOf: (name: Name) =>
      (touched.has(name) ? undefined : failure?.fields[name]) ?? (left.has(name) ? found[name] : undefined),
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

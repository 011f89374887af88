import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { MAX_PACKAGES } from '#contract/package-prices.ts'
import type { Professional } from '#contract/professionals.ts'
import { ApiError, call } from '#web/call.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'
import { toFailure } from '#web/lib/failure.ts'
import { invalidFields } from '#web/lib/form-data.ts'
import { changeLatestProfile } from '#web/lib/latest-profile.ts'
import { useSessionEnd } from '#web/lib/use-session-end.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { conflictText } from './package-text.ts'
import {
  checkPackages,
  hasChanged,
  isStored,
  namedByKey,
  type PackageValues,
  toValues,
  valuesIn,
} from './package-values.ts'

/**
 * The packages of the own profile as they are typed, which of them are open, and their form, which saves all of them at
 * once. What changes their order or number is drawn before it returns, so that the focus can follow.
 */
export function usePackages(profile: Professional, onSaved: (profile: Professional) => void) {
  const draftKey = `packages-${profile.id}`
  const [saved, setSaved] = useState(() => toValues(profile.packages ?? []))
  const [values, setValues] = useState(() => readDraft<{ values: PackageValues[] }>(draftKey)?.values ?? saved)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const isChanged = hasChanged(values, saved)
  const isFull = values.length >= MAX_PACKAGES
  // Restored once after the sign-in.
  useEffect(() => writeDraft(draftKey, null), [draftKey])
  useSessionEnd(() => isChanged && writeDraft(draftKey, { values }))

  const form = useSubmission<string>({
    submit: save,
    explain: (error) => {
      const failure = toFailure(error, 'Paketi nisu spremljeni. Pokušajte ponovo.')
      return { ...failure, fields: namedByKey(failure.fields, values) }
    },
    validate: (typed) => checkPackages(valuesIn(typed, values)).errors ?? {},
    staysOnPage: true,
  })

  async function save(typed: FormData) {
    const checked = checkPackages(valuesIn(typed, values))
    if (checked.input === undefined) {
      // A field with an error has to be seen, and focused.
      flushSync(() => setOpened(new Set(values.map(({ key }) => key))))
      throw invalidFields(checked.errors)
    }
    const { input } = checked
    const params = { id: profile.id }
    const data = await changeLatestProfile(profile.id, (latest, replaces) => {
      const others = latest === null ? saved : toValues(latest.packages ?? [])
      if (latest !== null && isStored(input, latest.packages ?? [])) return () => Promise.resolve({ data: latest })
      if (hasChanged(others, saved)) {
        setSaved(others)
        throw new ApiError(409, { code: 'conflict', message: conflictText(others.map(({ name }) => name)) })
      }
      return () => call('PUT /professionals/:id/packages', { params, body: { ...input, replaces } })
    })
    const stored = toValues(data.packages ?? [])
    setSaved(stored)
    setValues(stored)
    setOpened(new Set())
    onSaved(data)
    showSnackbar('Paketi su spremljeni.')
  }

  const toggle = (key: string, isOpen: boolean) =>
    setOpened((before) => new Set([...before].filter((one) => one !== key).concat(isOpen ? key : [])))

  const type = (key: string, change: Partial<PackageValues>) =>
    setValues((before) => before.map((one) => (one.key === key ? { ...one, ...change } : one)))

  /** Open at once. False where there is no room for it, or while they are being saved. */
  function insert(index: number, added: PackageValues): boolean {
    if (isFull || form.busy) return false
    flushSync(() => {
      setValues((before) => before.toSpliced(index, 0, added))
      toggle(added.key, true)
    })
    return true
  }

  /** Gives the one that was moved. */
  function move(from: number, to: number): PackageValues | undefined {
    const one = values[from]
    if (one === undefined || to < 0 || to >= values.length || form.busy) return undefined
    flushSync(() => setValues((before) => before.toSpliced(from, 1).toSpliced(to, 0, one)))
    return one
  }

  /** Gives the one that was removed. */
  function remove(index: number): PackageValues | undefined {
    const one = values[index]
    if (one === undefined || form.busy) return undefined
    flushSync(() => setValues((before) => before.filter(({ key }) => key !== one.key)))
    return one
  }

  const restore = (index: number, removed: PackageValues) => setValues((before) => before.toSpliced(index, 0, removed))

  return { values, opened, isChanged, isFull, form, toggle, type, insert, move, remove, restore }
}

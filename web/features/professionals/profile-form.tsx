import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Category } from '#contract/categories.ts'
import { type CompanyField, companyFieldNames } from '#contract/company-fields.ts'
import type { FieldErrors } from '#contract/errors.ts'
import type { Professional } from '#contract/professionals.ts'
import { ApiError, call } from '#web/call.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'
import { toFailure } from '#web/lib/failure.ts'
import { readForm } from '#web/lib/form-data.ts'
import { changeLatestProfile } from '#web/lib/latest-profile.ts'
import { useSessionEnd } from '#web/lib/use-session-end.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { CompanyFields, companyLabels } from './company-fields.tsx'
import {
  validateProfile,
  hasSameTexts,
  mergeTexts,
  type ProfileTexts,
  textsOf,
  toProfileInput,
  typedTexts,
} from './profile-fields.ts'
import { conflictText, failureMessages, PROFILE_FORM } from './profile-text.ts'

const explain = (error: unknown) => toFailure(error, failureMessages.save)

/** With unsaved changes from before the session ended, restored once after the sign-in. */
function useInitialTexts(profile: Professional) {
  const key = `profile-${profile.id}`
  const [texts] = useState<ProfileTexts>(() => ({ ...textsOf(profile), ...readDraft<ProfileTexts>(key) }))
  useEffect(() => writeDraft(key, null), [key])
  return { texts, saveDraft: (typed: ProfileTexts) => writeDraft(key, typed) }
}

/** The profile's form. Its button shows whether it can currently be saved. */
export function ProfileForm({
  profile,
  categories,
  onSaved,
  onChanged,
}: {
  profile: Professional
  categories: Category[]
  onSaved: (profile: Professional) => void
  /** Called with whether there are unsaved changes. */
  onChanged: (isChanged: boolean) => void
}) {
  const { texts: initialTexts, saveDraft } = useInitialTexts(profile)
  const [texts, setTexts] = useState(initialTexts)
  const shown = useRef(profile)
  const isValid = Object.keys(validateProfile(texts)).length === 0
  const isChanged = !hasSameTexts(texts, textsOf(profile))
  useEffect(() => onChanged(isChanged), [isChanged, onChanged])
  useSessionEnd(() => isChanged && saveDraft(texts))

  const { busy, formProps, failure, errorsOf, focusField } = useSubmission<CompanyField>({
    submit: save,
    explain,
    validate: (form) => validateProfile(typedTexts(form)),
    staysOnPage: true,
  })

  async function save(form: FormData, element: HTMLFormElement) {
    const sent = typedTexts(form)
    setTexts(sent)
    toProfileInput(sent) // invalid input is refused before anything is loaded
    const params = { id: profile.id }
    const data = await changeLatestProfile(profile.id, (found, replaces) => {
      const latest = found ?? shown.current
      const latestTexts = textsOf(latest)
      const { merged, conflicts } = mergeTexts({ loaded: textsOf(shown.current), typed: sent, latest: latestTexts })
      if (conflicts.length > 0) {
        onSaved(latest)
        const errors: FieldErrors = {}
        for (const name of conflicts)
          errors[name] = [conflictText(name === 'category_id' ? (latest.category?.name ?? '') : latestTexts[name])]
        throw new ApiError(409, { code: 'conflict', message: failureMessages.conflict, errors })
      }
      return () => call('PUT /professionals/:id', { params, body: { ...toProfileInput(merged), replaces } })
    })
    showAsSaved(element, sent, textsOf(data))
    setTexts(typedTexts(readForm(element)))
    onSaved(data)
    showSnackbar('Profil uspješno ažuriran!')
  }

  // Another part of the page, or another device, has saved the profile: fields without changes here take its values.
  const follow = useEffectEvent((saved: Professional) => {
    const form = formProps.ref.current
    if (form === null || shown.current === saved) return
    showAsSaved(form, textsOf(shown.current), textsOf(saved))
    shown.current = saved
    setTexts(typedTexts(readForm(form)))
  })
  useEffect(() => follow(profile), [profile])

  const watchedProps = {
    ...formProps,
    onChange: (event: ChangeEvent<HTMLFormElement>) => {
      formProps.onChange(event)
      setTexts(typedTexts(readForm(event.currentTarget)))
    },
  }

  return (
    <form id={PROFILE_FORM} method="post" noValidate className="flex flex-col gap-5" {...watchedProps}>
      <CompanyFields categories={categories} values={initialTexts} needsCity errorsOf={errorsOf} />
      <FailureAlert failure={failure} labels={companyLabels} focusField={focusField} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* Not `disabled`: pressed while invalid, it lists the errors and focuses the first. */}
        <BusyButton busy={busy} aria-disabled={!isValid} type="submit" variant="filled" className="max-sm:w-full">
          Spremi profil
        </BusyButton>
        {isChanged && !busy && (
          <p className="text-muted max-sm:w-full max-sm:text-center">Imate nespremljene promjene.</p>
        )}
      </div>
    </form>
  )
}

/** Sets each control to the saved value, unless it was edited after sending. */
function showAsSaved(form: HTMLFormElement, sent: ProfileTexts, saved: ProfileTexts) {
  const now = typedTexts(readForm(form))
  for (const name of companyFieldNames) {
    const control = form.elements.namedItem(name) as HTMLInputElement // or another control with a value
    if (now[name] === sent[name]) control.value = saved[name]
  }
}

import { useEffect, useState } from 'react'
import { formatCount } from '#contract/croatian.ts'
import { labelWithUnit } from '#contract/fact-units.ts'
import { factDefinitions, type FactKey, factKeys, factsOf } from '#contract/facts.ts'
import { type FactsInput, factsInput, MAX_TRAVEL_KM } from '#contract/facts-input.ts'
import type { Professional } from '#contract/professionals.ts'
import { fieldErrorsOf } from '#contract/validation-messages.ts'
import { ApiError, call } from '#web/call.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'
import { toFailure } from '#web/lib/failure.ts'
import { readForm } from '#web/lib/form-data.ts'
import { changeLatestProfile } from '#web/lib/latest-profile.ts'
import { useSessionEnd } from '#web/lib/use-session-end.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'

/** The link of what is missing in a profile leads here. */
export const FACTS_FORM = 'cinjenice'

const nameOf = (key: FactKey) => `facts.${key}`

/** As its owner is asked, where the label speaks to couples. */
const ownerLabels: Partial<Record<FactKey, string>> = {
  genres: 'Što svirate',
  garments: 'Koju odjeću nudite',
  foods: 'Što pripremate',
  vehicles: 'Čime vozite',
  stationery: 'Što izrađujete',
  jewellery: 'Kakav nakit radite',
  own_catering: 'Hrana po izboru para',
  at_your_place: 'Dolazak na adresu para',
}

const labelOf = (key: FactKey) => ownerLabels[key] ?? factDefinitions[key].label

/** Of several; the kinds of the trade are asked first, since couples look for them. */
const kindsOf = (keys: readonly FactKey[]) => keys.filter((key) => key !== 'languages' && isOfSeveral(key))

function isOfSeveral(key: FactKey) {
  const fact = factDefinitions[key]
  return fact.kind === 'choice' && fact.several
}

/** As the fields have them: a text, a mark or the options that are ticked. */
type Typed = { travels_km: string; facts: Partial<Record<FactKey, string | boolean | string[]>> }

function typedIn(form: FormData, keys: readonly FactKey[]): Typed {
  const facts: Typed['facts'] = {}
  for (const key of keys) {
    const { kind } = factDefinitions[key]
    const given = form.getAll(nameOf(key)).map(String).filter(Boolean)
    facts[key] = kind === 'number' ? (given[0] ?? '') : kind === 'flag' ? given.length > 0 : given
  }
  const [travels_km = ''] = form.getAll('travels_km').map(String)
  return { travels_km, facts }
}

const savedOf = ({ travels_km: km, facts = {} }: Professional, keys: readonly FactKey[]): Typed => ({
  travels_km: km === null || km === undefined ? '' : String(km),
  facts: Object.fromEntries(
    keys.map((key) => {
      const { kind } = factDefinitions[key]
      const value = facts[key]
      return [key, kind === 'number' ? String(value ?? '') : kind === 'flag' ? value === true : (value ?? [])]
    }),
  ),
})

const hasSameFacts = (one: Typed, other: Typed) => JSON.stringify(one) === JSON.stringify(other)

/** A number may be typed with a dot, spaces or zeros before it. */
const plainNumber = (text: string) => text.replaceAll(/[\s.]/g, '').replace(/^0+(?=\d)/, '')

/** As it comes back once it is saved. */
const asStored = ({ travels_km: km, facts }: Typed): Typed => ({
  travels_km: plainNumber(km),
  facts: Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, typeof value === 'string' ? plainNumber(value) : value]),
  ),
})

const conflictText =
  'Ovi su podaci u međuvremenu promijenjeni na drugom uređaju. Osvježite stranicu da ih vidite ili spremite ponovo ako ih želite zamijeniti ovima.'

/** The facts of the profile's category, each with its unit. */
export function FactsForm({
  profile,
  onSaved,
  onChanged,
}: {
  profile: Professional
  onSaved: (profile: Professional) => void
  /** Called with whether there are unsaved changes. */
  onChanged: (isChanged: boolean) => void
}) {
  const keys = factsOf(profile.category?.slug)
  const draftKey = `facts-${profile.id}`
  const [saved, setSaved] = useState(() => savedOf(profile, keys))
  const [initial] = useState(() => ({ ...saved, ...readDraft<Typed>(draftKey) }))
  const [typed, setTyped] = useState(initial)
  const isChanged = !hasSameFacts(typed, saved)
  useEffect(() => onChanged(isChanged), [isChanged, onChanged])
  useEffect(() => writeDraft(draftKey, null), [draftKey])
  useSessionEnd(() => isChanged && writeDraft(draftKey, typed))

  const { busy, formProps, failure, errorsOf, focusField } = useSubmission<string>({
    submit: async (form, element) => {
      const sent = typedIn(form, keys)
      setTyped(sent)
      const body = sent as unknown as FactsInput // texts of a form, which the call reads like numbers
      const params = { id: profile.id }
      const data = await changeLatestProfile(profile.id, (latest, replaces) => {
        const others = latest === null ? saved : savedOf(latest, keys)
        if (!hasSameFacts(others, saved) && !hasSameFacts(others, asStored(sent))) {
          setSaved(others)
          throw new ApiError(409, { code: 'conflict', message: conflictText })
        }
        return () => call('PUT /professionals/:id/facts', { params, body: { ...body, replaces } })
      })
      onSaved(data)
      setSaved(savedOf(data, keys))
      // Something may have been ticked or chosen while it was being saved.
      const now = typedIn(readForm(element), keys)
      setTyped(hasSameFacts(now, sent) ? savedOf(data, keys) : now)
      showSnackbar('Podaci su spremljeni.')
    },
    explain: (error) => toFailure(error, 'Podaci nisu spremljeni. Pokušajte ponovo.'),
    validate: (form) => {
      const result = factsInput.safeParse(typedIn(form, keys))
      return result.success ? {} : fieldErrorsOf(result.error.issues)
    },
    staysOnPage: true,
  })

  return (
    <form
      id={FACTS_FORM}
      tabIndex={-1}
      noValidate
      method="post"
      autoComplete="off"
      className="flex flex-col gap-5 outline-none"
      {...formProps}
      onChange={(event) => {
        formProps.onChange(event)
        setTyped(typedIn(readForm(event.currentTarget), keys))
      }}
    >
      <Choices keys={kindsOf(keys)} initial={initial.facts} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Koliko daleko dolazite (km)"
          optional
          name="travels_km"
          inputMode="numeric"
          readOnly={busy}
          defaultValue={initial.travels_km}
          hint={`Od svojega mjesta, najviše ${formatCount(MAX_TRAVEL_KM)}; 0 ako ne putujete.`}
          errors={errorsOf('travels_km')}
        />
        {keys
          .filter((key) => !isOfSeveral(key))
          .map((key) => (
            <NumberOrChoice
              key={key}
              of={key}
              initial={initial.facts[key]}
              isReadOnly={busy}
              errors={errorsOf(nameOf(key))}
            />
          ))}
      </div>
      <Flags keys={keys} initial={initial.facts} />
      <Choices keys={['languages']} initial={initial.facts} />
      <FailureAlert failure={failure} labels={labels} focusField={focusField} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <BusyButton busy={busy} type="submit" aria-disabled={!isChanged || undefined} className="max-sm:w-full">
          Spremi što nudite
        </BusyButton>
        {isChanged && !busy && (
          <p className="text-muted max-sm:w-full max-sm:text-center">Imate nespremljene promjene.</p>
        )}
      </div>
    </form>
  )
}

const labels: Record<string, string> = {
  travels_km: 'Koliko daleko dolazite',
  ...Object.fromEntries(factKeys.map((key) => [nameOf(key), labelOf(key)])),
}

function NumberOrChoice({
  of: key,
  initial,
  isReadOnly,
  errors,
}: {
  of: FactKey
  initial: string | boolean | string[] | undefined
  isReadOnly: boolean
  errors: readonly string[] | undefined
}) {
  const fact = factDefinitions[key]
  if (fact.kind === 'flag') return null
  if (fact.kind === 'number') {
    return (
      <TextField
        label={labelWithUnit(fact)}
        optional
        name={nameOf(key)}
        inputMode="numeric"
        readOnly={isReadOnly}
        defaultValue={typeof initial === 'string' ? initial : ''}
        errors={errors}
      />
    )
  }
  return (
    <SelectField
      label={fact.label}
      optional
      name={nameOf(key)}
      defaultValue={Array.isArray(initial) ? initial[0] : ''}
      errors={errors}
    >
      <option value="">Ne navodimo</option>
      {Object.entries(fact.options).map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

function Flags({ keys, initial }: { keys: readonly FactKey[]; initial: Typed['facts'] }) {
  const flags = keys.filter((key) => factDefinitions[key].kind === 'flag')
  return (
    flags.length > 0 && (
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">Što nudite</legend>
        <div className="grid gap-x-5 sm:grid-cols-2">
          {flags.map((key) => (
            <Check key={key} name={nameOf(key)} value="1" label={labelOf(key)} isChecked={initial[key] === true} />
          ))}
        </div>
      </fieldset>
    )
  )
}

const Choices = ({ keys, initial }: { keys: readonly FactKey[]; initial: Typed['facts'] }) =>
  keys.map((key) => {
    const [fact, chosen] = [factDefinitions[key], initial[key]]
    return (
      fact.kind === 'choice' && (
        <Checks
          key={key}
          legend={labelOf(key)}
          name={nameOf(key)}
          options={fact.options}
          chosen={Array.isArray(chosen) ? chosen : []}
        />
      )
    )
  })

function Checks({
  legend,
  name,
  options,
  chosen,
}: {
  legend: string
  name: string
  options: Readonly<Record<string, string>>
  chosen: readonly string[]
}) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="grid gap-x-5 sm:grid-cols-2">
        {Object.entries(options).map(([option, label]) => (
          <Check key={option} name={name} value={option} label={label} isChecked={chosen.includes(option)} />
        ))}
      </div>
    </fieldset>
  )
}

const Check = ({
  name,
  value,
  label,
  isChecked,
}: {
  name: string
  value: string
  label: string
  isChecked: boolean
}) => (
  <label className="flex min-h-11 items-center gap-3">
    <input type="checkbox" name={name} value={value} defaultChecked={isChecked} className="size-5 accent-primary" />
    {label}
  </label>
)

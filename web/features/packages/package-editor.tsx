import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { mdiPlus } from '@mdi/js'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { errorMessages } from '#contract/error-messages.ts'
import { MAX_PACKAGES, packageLimits } from '#contract/package-prices.ts'
import type { Professional } from '#contract/professionals.ts'
import { ApiError, call } from '#web/call.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'
import { toFailure } from '#web/lib/failure.ts'
import { changeLatestProfile } from '#web/lib/latest-profile.ts'
import { useSessionEnd } from '#web/lib/use-session-end.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { BusyButton, Button } from '#web/ui/button.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { PackageCards } from './package-cards.tsx'
import { PackageRow } from './package-row.tsx'
import { conflictText, dragAnnouncements, dragInstructions, packageName } from './package-text.ts'
import {
  checkPackages,
  copyOf,
  emptyPackage,
  hasChanged,
  namedByKey,
  packageFieldName,
  type PackageValues,
  previewOf,
  toValues,
  valuesIn,
} from './package-values.ts'

/** The link of what is missing in a profile leads here. */
export const ADD_PACKAGE = 'dodaj-paket'

/** The packages of the own profile: added, copied, moved, deleted, and saved all at once. */
export function PackageEditor({
  profile,
  onSaved,
  onChanged,
}: {
  profile: Professional
  onSaved: (profile: Professional) => void
  /** Called with whether there are unsaved changes. */
  onChanged: (isChanged: boolean) => void
}) {
  const draftKey = `packages-${profile.id}`
  const [saved, setSaved] = useState(() => toValues(profile.packages ?? []))
  const [values, setValues] = useState(() => readDraft<{ values: PackageValues[] }>(draftKey)?.values ?? saved)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const isChanged = hasChanged(values, saved)
  const isFull = values.length >= MAX_PACKAGES
  useEffect(() => onChanged(isChanged), [isChanged, onChanged])
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
      throw new ApiError(422, { code: 'invalid', message: errorMessages.invalid, errors: checked.errors })
    }
    const { packages } = checked.input
    const params = { id: profile.id }
    const data = await changeLatestProfile(profile.id, (latest, replaces) => {
      const others = latest === null ? saved : toValues(latest.packages ?? [])
      if (hasChanged(others, saved)) {
        setSaved(others)
        throw new ApiError(409, { code: 'conflict', message: conflictText(others.map(({ name }) => name)) })
      }
      return () => call('PUT /professionals/:id/packages', { params, body: { packages, replaces } })
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

  function insert(index: number, added: PackageValues) {
    if (isFull || form.busy) return
    flushSync(() => {
      setValues((before) => before.toSpliced(index, 0, added))
      toggle(added.key, true)
    })
    list.current?.querySelector<HTMLElement>(`[name="${packageFieldName(added.key, 'name')}"]`)?.focus()
  }

  function move(from: number, to: number, button?: HTMLElement) {
    const one = values[from]
    if (one === undefined || to < 0 || to >= values.length || form.busy) return
    flushSync(() => setValues((before) => before.toSpliced(from, 1).toSpliced(to, 0, one)))
    setAnnouncement(`${packageName(one, to)} je sada ${to + 1}. od ${values.length}.`)
    // The browser drops the focus of an element that is moved within the page.
    button?.focus()
  }

  function remove(index: number) {
    const one = values[index]
    if (one === undefined || form.busy) return
    flushSync(() => setValues((before) => before.filter(({ key }) => key !== one.key)))
    document.querySelector<HTMLElement>(`#${ADD_PACKAGE}`)?.focus()
    showSnackbar(`Uklonjeno: ${packageName(one, index)}`, 'info', 8000, {
      label: 'Vrati',
      run: () => setValues((before) => before.toSpliced(index, 0, one)),
    })
  }

  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const indexOf = (key: string | number) => values.findIndex((one) => one.key === key)
  const preview = previewOf(values)

  return (
    <form noValidate autoComplete="off" className="flex flex-col gap-4" {...form.formProps}>
      {values.length === 0 && (
        <p className="text-muted">
          Parovi radije pitaju kad znaju što dobivaju za svoju cijenu. Dva ili tri paketa su dovoljna.
        </p>
      )}
      <DndContext
        id="paketi"
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={({ active, over }) => over && active.id !== over.id && move(indexOf(active.id), indexOf(over.id))}
        accessibility={{
          announcements: dragAnnouncements((key) => indexOf(key) + 1, values.length),
          screenReaderInstructions: dragInstructions,
        }}
      >
        <SortableContext items={values.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
          <ul ref={list} aria-label="Vaši paketi" className="space-y-3 empty:hidden">
            {values.map((one, index) => (
              <PackageRow
                key={one.key}
                values={one}
                index={index}
                count={values.length}
                isOpen={opened.has(one.key)}
                isReadOnly={form.busy}
                canCopy={!isFull}
                errorsOf={form.errorsOf}
                onToggle={(isOpen) => toggle(one.key, isOpen)}
                onType={(change) =>
                  setValues((before) =>
                    before.map((other) => (other.key === one.key ? { ...other, ...change } : other)),
                  )
                }
                onMove={(to, button) => move(index, to, button)}
                onCopy={() => insert(index + 1, copyOf(one, packageLimits.name))}
                onRemove={() => remove(index)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Button
        id={ADD_PACKAGE}
        variant="plain"
        className="-ml-3 self-start px-3!"
        aria-disabled={isFull || form.busy || undefined}
        onClick={() => insert(values.length, emptyPackage())}
      >
        <Icon path={mdiPlus} />
        {isFull ? `Najviše ${MAX_PACKAGES} paketa` : 'Dodaj paket'}
      </Button>
      {preview.length > 0 && (
        <details>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-primary underline-offset-4 hover:underline">
            Kako ih vide parovi
          </summary>
          <div className="mt-2">
            <PackageCards packages={preview} />
          </div>
        </details>
      )}
      <FailureAlert failure={form.failure} labels={labelsOf(values)} focusField={form.focusField} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <BusyButton busy={form.busy} type="submit" aria-disabled={!isChanged || undefined} className="max-sm:w-full">
          Spremi pakete
        </BusyButton>
        {isChanged && !form.busy && (
          <p className="text-muted max-sm:w-full max-sm:text-center">Imate nespremljene promjene.</p>
        )}
      </div>
    </form>
  )
}

const fieldLabels = { name: 'naziv', price: 'cijena', unit: 'jedinica', includes: 'što uključuje', description: 'opis' }

const labelsOf = (values: readonly PackageValues[]): Record<string, string> => ({
  packages: 'Paketi',
  ...Object.fromEntries(
    values.flatMap((one, index) =>
      Object.entries(fieldLabels).map(([field, label]) => [
        packageFieldName(one.key, field),
        `${packageName(one, index)}: ${label}`,
      ]),
    ),
  ),
})

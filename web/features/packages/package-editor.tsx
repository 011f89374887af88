import { mdiPlus } from '@mdi/js'
import { useEffect, useRef, useState } from 'react'
import { MAX_PACKAGES } from '#contract/package-prices.ts'
import type { Professional } from '#contract/professionals.ts'
import { BusyButton, Button } from '#web/ui/button.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { PackageCards } from './package-cards.tsx'
import { PackageList } from './package-list.tsx'
import { packageName } from './package-text.ts'
import { emptyPackage, packageFieldName, type PackageValues, previewOf } from './package-values.ts'
import { usePackages } from './use-packages.ts'

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
  const packages = usePackages(profile, onSaved)
  const { values, isChanged, isFull, form } = packages
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => onChanged(isChanged), [isChanged, onChanged])

  function insert(index: number, added: PackageValues) {
    if (!packages.insert(index, added)) return
    list.current?.querySelector<HTMLElement>(`[name="${packageFieldName(added.key, 'name')}"]`)?.focus()
  }

  function move(from: number, to: number, button?: HTMLElement) {
    const moved = packages.move(from, to)
    if (moved === undefined) return
    setAnnouncement(`${packageName(moved, to)} je sada ${to + 1}. od ${values.length}.`)
    // The browser drops the focus of an element that is moved within the page.
    button?.focus()
  }

  function remove(index: number) {
    const removed = packages.remove(index)
    if (removed === undefined) return
    document.querySelector<HTMLElement>(`#${ADD_PACKAGE}`)?.focus()
    showSnackbar(`Uklonjeno: ${packageName(removed, index)}`, 'info', 8000, {
      label: 'Vrati',
      run: () => packages.restore(index, removed),
    })
  }

  return (
    <form noValidate autoComplete="off" className="flex flex-col gap-4" {...form.formProps}>
      {values.length === 0 && (
        <p className="text-muted">
          Parovi radije pitaju kad znaju što dobivaju za svoju cijenu. Dva ili tri paketa su dovoljna.
        </p>
      )}
      <PackageList ref={list} packages={packages} onInsert={insert} onMove={move} onRemove={remove} />
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
      <CouplesView values={values} />
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

/** The packages that have a name and a price, as couples will see them. */
function CouplesView({ values }: { values: readonly PackageValues[] }) {
  const preview = previewOf(values)
  if (preview.length === 0) return null
  return (
    <details>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-primary underline-offset-4 unfold-mark hover:underline">
        Kako ih vide parovi
      </summary>
      <div className="mt-2">
        <PackageCards packages={preview} />
      </div>
    </details>
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

import { useSortable } from '@dnd-kit/sortable'
import { mdiArrowDown, mdiArrowUp, mdiContentCopy, mdiDragVariant, mdiTrashCanOutline } from '@mdi/js'
import type { ChangeEvent } from 'react'
import { readPrice } from '#contract/money.ts'
import {
  formatPackagePrice,
  packageLimits,
  type PackageUnit,
  packageUnits,
  packageUnitLabels,
} from '#contract/package-prices.ts'
import { cx } from '#web/ui/class-names.ts'
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { packageName } from './package-text.ts'
import { packageFieldName, type PackageValues } from './package-values.ts'

interface PackageFieldsProps {
  values: PackageValues
  isReadOnly: boolean
  errorsOf: (name: string) => readonly string[] | undefined
  onType: (change: Partial<PackageValues>) => void
}

/** One package: its name and price, below them its fields where it is open. It is moved by its handle or its menu. */
export function PackageRow({
  values,
  index,
  count,
  isOpen,
  isReadOnly,
  canCopy,
  errorsOf,
  onToggle,
  onType,
  onMove,
  onCopy,
  onRemove,
}: PackageFieldsProps & {
  index: number
  count: number
  isOpen: boolean
  canCopy: boolean
  onToggle: (isOpen: boolean) => void
  onMove: (to: number, button?: HTMLElement) => void
  onCopy: () => void
  onRemove: () => void
}) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: values.key,
    attributes: { roleDescription: 'pomičan paket' },
  })
  const name = packageName(values, index)
  const read = readPrice(values.price)
  const price = 'price' in read ? read.price : null
  return (
    <li
      ref={setNodeRef}
      className={cx(
        '@container relative rounded-control border border-line bg-surface',
        isDragging && 'z-10 shadow-float',
      )}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
    >
      <div className="flex items-center gap-1 pr-1 @max-[13rem]:flex-wrap @max-[13rem]:justify-between">
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          aria-label={`Premjesti: ${name}`}
          className="grid min-h-12 w-11 shrink-0 cursor-grab touch-manipulation place-items-center rounded-control text-muted hover:text-ink"
        >
          <Icon path={mdiDragVariant} />
        </button>
        <button
          type="button"
          aria-expanded={isOpen}
          className="flex min-h-12 min-w-0 flex-1 flex-wrap content-center items-baseline gap-x-3 py-2 text-left hover:text-primary @max-[13rem]:order-last @max-[13rem]:basis-full @max-[13rem]:px-3"
          onClick={() => onToggle(!isOpen)}
        >
          <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
          {price !== null && (
            <span className="text-muted tabular-nums">{formatPackagePrice({ price, unit: values.unit })}</span>
          )}
        </button>
        <Menu
          label={`Radnje: ${name}`}
          items={[
            ...(index > 0 ? [{ label: 'Pomakni gore', icon: mdiArrowUp, onChoose: () => onMove(index - 1) }] : []),
            ...(index < count - 1
              ? [{ label: 'Pomakni dolje', icon: mdiArrowDown, onChoose: () => onMove(index + 1) }]
              : []),
            ...(canCopy ? [{ label: 'Kopiraj', icon: mdiContentCopy, onChoose: onCopy }] : []),
            { label: 'Ukloni paket', icon: mdiTrashCanOutline, isGrave: true, onChoose: onRemove },
          ]}
        />
      </div>
      <div hidden={!isOpen} className="grid gap-4 border-t border-line p-4 sm:grid-cols-2 [[hidden]]:hidden">
        <PackageFields values={values} isReadOnly={isReadOnly} errorsOf={errorsOf} onType={onType} />
      </div>
    </li>
  )
}

function PackageFields({ values, isReadOnly, errorsOf, onType }: PackageFieldsProps) {
  const field = (of: keyof PackageValues) => ({
    name: packageFieldName(values.key, of),
    value: values[of] ?? '',
    errors: errorsOf(packageFieldName(values.key, of)),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      onType({ [of]: target.value }),
  })
  return (
    <>
      <TextField
        label="Naziv"
        required
        readOnly={isReadOnly}
        className="sm:col-span-2"
        placeholder="Cijeli dan"
        {...field('name')}
      />
      <TextField label="Cijena (€)" required readOnly={isReadOnly} inputMode="decimal" {...field('price')} />
      <SelectField
        label="Cijena je"
        {...field('unit')}
        onChange={({ target }) => isReadOnly || onType({ unit: target.value as PackageUnit })} // one of its options
      >
        {packageUnits.map((unit) => (
          <option key={unit} value={unit}>
            {packageUnitLabels[unit]}
          </option>
        ))}
      </SelectField>
      <TextArea
        label="Što uključuje"
        optional
        hint={`Svaka stavka u svojem retku, najviše ${packageLimits.includes}.`}
        readOnly={isReadOnly}
        className="sm:col-span-2"
        {...field('includes')}
      />
      <TextArea
        label="Opis"
        optional
        readOnly={isReadOnly}
        className="sm:col-span-2 [&_textarea]:min-h-20!"
        {...field('description')}
      />
    </>
  )
}

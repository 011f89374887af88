import { mdiArrowDown, mdiArrowUp, mdiClose, mdiPlus } from '@mdi/js'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { offerLimits } from '#contract/offers.ts'
import { formatExactSum } from '#contract/sums.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { controlClass } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { emptyItem, itemFieldName, type itemFields, type ItemValues, typedAmount } from './values.ts'

type ItemField = (typeof itemFields)[number]

interface ItemsEditorProps {
  items: ItemValues[]
  isReadOnly: boolean
  errorsOf: (name: string) => readonly string[] | undefined
  /** Errors of the list as a whole. */
  errors: readonly string[] | undefined
  onChange: (change: (items: ItemValues[]) => ItemValues[]) => void
}

/** An offer's lines. Enter moves to the next line, and adds one after the last; Alt with an arrow key moves a line. */
export function ItemsEditor({ items, isReadOnly, errorsOf, errors, onChange }: ItemsEditorProps) {
  const list = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const isFull = items.length >= offerLimits.items

  const focus = (key: string | undefined, field: ItemField) =>
    key && list.current?.querySelector<HTMLInputElement>(`[name="${itemFieldName(key, field)}"]`)?.focus()

  function add() {
    if (isFull) return
    const item = emptyItem()
    flushSync(() => onChange((before) => [...before, item]))
    focus(item.key, 'label')
  }

  function move(index: number, step: 1 | -1, field: ItemField) {
    const [item, other] = [items[index], items[index + step]]
    if (item === undefined || other === undefined) return
    flushSync(() => onChange((before) => before.with(index, other).with(index + step, item)))
    setAnnouncement(`${item.label || 'Stavka'} je sada ${index + step + 1}. od ${items.length}`)
    // An element that is moved in the DOM loses the focus.
    focus(item.key, field)
  }

  function remove(index: number) {
    const item = items[index]
    if (item === undefined) return
    const next = items[index + 1] ?? items[index - 1]
    flushSync(() => onChange((before) => before.filter(({ key }) => key !== item.key)))
    focus(next?.key, 'label')
    if (item.label.trim() === '' && item.unit_price.trim() === '') return
    showSnackbar(`Uklonjeno: ${item.label || 'stavka'}`, 'info', 8000, {
      label: 'Vrati',
      run: () => onChange((before) => before.toSpliced(index, 0, item)),
    })
  }

  function onKeyDown(event: KeyboardEvent, index: number, field: ItemField) {
    if (event.nativeEvent.isComposing || isReadOnly) return
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      move(index, event.key === 'ArrowUp' ? -1 : 1, field)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (index < items.length - 1) focus(items[index + 1]?.key, field)
      else if (items[index]?.label.trim() !== '') add()
    }
  }

  return (
    <fieldset aria-describedby={errors && errorIdOf('items')}>
      <legend className="mb-1.5 text-sm font-semibold">Stavke</legend>
      <ol ref={list} className="space-y-3">
        {items.map((item, index) => (
          <ItemRow
            key={item.key}
            item={item}
            index={index}
            count={items.length}
            isReadOnly={isReadOnly}
            errorsOf={errorsOf}
            onType={(field, value) =>
              onChange((before) => before.map((one) => (one.key === item.key ? typed(one, field, value) : one)))
            }
            onKeyDown={onKeyDown}
            onMove={move}
            onRemove={remove}
          />
        ))}
      </ol>
      <InputErrors name="items" errors={errors} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Button variant="plain" className="mt-2 -ml-3 px-3!" aria-disabled={isFull || isReadOnly} onClick={add}>
        <Icon path={mdiPlus} />
        {isFull ? `Najviše ${offerLimits.items} stavki` : 'Dodaj stavku'}
      </Button>
    </fieldset>
  )
}

/** The hint about an automatic change disappears on the first edit. */
function typed({ hint: _seen, ...item }: ItemValues, field: ItemField, value: string): ItemValues {
  return { ...item, [field]: value }
}

interface ItemRowProps extends Pick<ItemsEditorProps, 'isReadOnly' | 'errorsOf'> {
  item: ItemValues
  index: number
  count: number
  onType: (field: ItemField, value: string) => void
  onKeyDown: (event: KeyboardEvent, index: number, field: ItemField) => void
  onMove: (index: number, step: 1 | -1, field: ItemField) => void
  onRemove: (index: number) => void
}

function ItemRow({ item, index, count, isReadOnly, errorsOf, onType, onKeyDown, onMove, onRemove }: ItemRowProps) {
  const amount = typedAmount(item)
  const input = (field: ItemField, label: string, className: string) => ({
    field,
    className,
    label: `${label}, ${index + 1}. stavka`,
    name: itemFieldName(item.key, field),
    value: item[field],
    isReadOnly,
    errors: errorsOf(itemFieldName(item.key, field)),
    onType: (value: string) => onType(field, value),
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, index, field),
  })
  return (
    <li
      className={cx(
        'rounded-control border border-line p-2.5 sm:p-3',
        item.hint === undefined ? 'bg-surface' : 'border-primary! bg-primary-soft',
      )}
    >
      <div className="flex gap-1">
        <ItemInput {...input('label', 'Naziv', 'min-w-0 flex-1')} placeholder="Naziv stavke" />
        <Menu
          label={`Radnje: ${item.label || `${index + 1}. stavka`}`}
          items={[
            ...(index > 0
              ? [{ label: 'Pomakni gore', icon: mdiArrowUp, onChoose: () => onMove(index, -1, 'label') }]
              : []),
            ...(index < count - 1
              ? [{ label: 'Pomakni dolje', icon: mdiArrowDown, onChoose: () => onMove(index, 1, 'label') }]
              : []),
            ...(count > 1
              ? [{ label: 'Ukloni stavku', icon: mdiClose, isGrave: true, onChoose: () => onRemove(index) }]
              : [{ label: 'Isprazni stavku', icon: mdiClose, onChoose: () => onType('label', '') }]),
          ]}
        />
      </div>
      <div className="mt-2 flex flex-wrap items-start gap-2 tabular-nums">
        <ItemInput {...input('quantity', 'Količina', 'w-20 shrink-0')} inputMode="decimal" isNumber />
        <span aria-hidden className="py-2.5 text-muted">
          ×
        </span>
        <ItemInput
          {...input('unit_price', 'Cijena', 'w-28 min-w-0 shrink')}
          inputMode="decimal"
          placeholder="0,00"
          isNumber
        />
        <p className="min-w-max flex-1 py-2.5 text-right font-semibold max-[22rem]:basis-full">
          <span className="sr-only">Iznos: </span>
          {amount === null ? <span className="text-muted">–</span> : formatExactSum(amount)}
        </p>
      </div>
      {numberFields.map((field) => {
        const name = itemFieldName(item.key, field)
        return <InputErrors key={field} name={name} errors={errorsOf(name)} />
      })}
      {item.hint !== undefined && <p className="mt-1 text-sm font-medium text-primary-strong">{item.hint}</p>}
    </li>
  )
}

/** Too narrow for an error below them, so it is shown below their line. */
const numberFields = ['quantity', 'unit_price'] as const

interface ItemInputProps {
  field: ItemField
  label: string
  name: string
  value: string
  className: string
  isReadOnly: boolean
  isNumber?: boolean
  inputMode?: 'decimal'
  placeholder?: string
  errors: readonly string[] | undefined
  onType: (value: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function ItemInput({ label, name, value, className, isReadOnly, isNumber, errors, onType, ...input }: ItemInputProps) {
  const { field: _field, ...props } = input
  const isInvalid = errors !== undefined && errors.length > 0
  return (
    <div className={className}>
      <input
        {...props}
        name={name}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? errorIdOf(name) : undefined}
        autoComplete="off"
        enterKeyHint="next"
        readOnly={isReadOnly}
        value={value}
        className={cx(controlClass, isNumber && 'px-2.5! text-right tabular-nums')}
        onChange={(event) => onType(event.target.value)}
      />
      {!isNumber && <InputErrors name={name} errors={errors} />}
    </div>
  )
}

const errorIdOf = (name: string) => `${name}-error`

function InputErrors({ name, errors }: Pick<ItemInputProps, 'name' | 'errors'>) {
  if (errors === undefined || errors.length === 0) return null
  return (
    <p id={errorIdOf(name)} className="mt-1 text-sm font-medium text-error">
      {errors.join(' ')}
    </p>
  )
}

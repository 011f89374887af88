import { useEffect, useId, useRef, useState } from 'react'
import { formatQuantity } from '#contract/croatian.ts'
import { formatEuro } from '#contract/money.ts'
import { formatPackagePrice } from '#contract/package-prices.ts'
import type { OfferedPackage } from '#contract/professionals.ts'
import { unbrokenPrice } from '#web/lib/format.ts'
import { useAfterPause } from '#web/lib/use-after-pause.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { controlClass } from '#web/ui/field.tsx'
import { isPlainClick } from '#web/ui/link.tsx'
import { DEFAULT_GUESTS, readGuests, writeGuests } from './guests.ts'

/** The packages of a professional, so that a couple knows what a price buys; `hrefOf` leads to the form with the package. */
export function PackageCards({
  packages,
  hrefOf,
  onChoose,
}: {
  packages: readonly OfferedPackage[]
  hrefOf?: (id: number) => string
  onChoose?: (id: number) => void
}) {
  const perGuest = packages.filter(({ unit }) => unit === 'per_guest')
  const { guests, isTyped, field } = useGuests()
  const sums = perGuest.map((one) => `${one.name} ${sumFor(one, guests)}`).join(', ')
  // At each digit, and for each package, nobody could listen.
  const announced = useAfterPause(isTyped && `${sums} ${guestsText(guests)}`)
  return (
    <>
      {perGuest.length > 0 && (
        // Without script the sums below are for the usual number.
        <label className="mb-4 hidden w-fit items-center gap-3 text-sm font-semibold in-data-session:flex">
          Broj gostiju
          <input
            {...field}
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_GUESTS}
            className={`${controlClass} w-24! tabular-nums`}
          />
        </label>
      )}
      <p role="status" className="sr-only">
        {announced}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-4">
        {packages.map((one) => (
          <li key={one.id} className="flex flex-col rounded-card border border-line bg-surface p-5">
            <h3 className="leading-snug font-semibold wrap-anywhere">{one.name}</h3>
            <p className="mt-1 text-xl font-semibold tabular-nums">{unbrokenPrice(formatPackagePrice(one))}</p>
            {one.unit === 'per_guest' && (
              <p className="text-sm text-muted tabular-nums">{`${sumFor(one, guests)} ${guestsText(guests)}`}</p>
            )}
            {one.description && <Description of={one.name} text={one.description} />}
            <Includes of={one.name} lines={one.includes} />
            {hrefOf && (
              <a
                href={hrefOf(one.id)}
                aria-label={`Zatraži ovaj paket: ${one.name}`}
                className={buttonClass(
                  'outlined',
                  'mt-auto w-full in-data-[role=admin]:hidden in-data-[role=professional]:hidden',
                )}
                onClick={(event) => {
                  if (!onChoose || !isPlainClick(event)) return
                  event.preventDefault()
                  onChoose(one.id)
                }}
              >
                Zatraži ovaj paket
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

const MAX_GUESTS = 5000

/** To the cent. */
const sumFor = ({ price }: OfferedPackage, guests: number) =>
  unbrokenPrice(formatEuro(Math.round(price * guests * 100) / 100))

const guestsText = (guests: number) => `za ${formatQuantity(guests, 'gosta', 'gosta', 'gostiju')}`

/** More than the eight lines of a card that are shown: six descriptions of a thousand letters were ten screens of a phone. */
const isLong = (text: string) => text.length > 400 || text.split('\n').length > 8

/** Without a script it stands there whole. */
function Description({ of, text }: { of: string; text: string }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const isFolded = isLong(text) && !isOpen
  const label = isOpen ? 'Prikaži manje' : 'Prikaži više'
  return (
    <>
      <p
        id={id}
        className={cx(
          'mt-2 wrap-anywhere whitespace-pre-line text-muted',
          isFolded && 'in-data-session:line-clamp-8 print:line-clamp-none!',
        )}
      >
        {text}
      </p>
      {isLong(text) && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${label}: ${of}`}
          className={cx(unfoldClass, 'hidden in-data-session:flex')}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
        </button>
      )}
    </>
  )
}

const unfoldClass =
  'min-h-11 w-fit cursor-pointer items-center text-sm font-semibold text-primary underline-offset-4 unfold-mark hover:underline print:hidden'

/** The rest of a long list unfolds. */
const SHOWN = 6

function Includes({ of, lines }: { of: string; lines: readonly string[] }) {
  // A single one would take as much room as the way to it.
  const shown = lines.length > SHOWN + 1 ? SHOWN : lines.length
  const rest = lines.slice(shown)
  const label = `Još ${formatQuantity(rest.length, 'stavka', 'stavke', 'stavki')}`
  return (
    <div className="mt-3 mb-5 text-sm">
      <Lines lines={lines.slice(0, shown)} />
      {rest.length > 0 && (
        <details>
          <summary aria-label={`${label}: ${of}`} className={cx('flex', unfoldClass)}>
            {label}
          </summary>
          <Lines lines={rest} />
        </details>
      )}
    </div>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.length > 0 && (
    <ul className="list-disc space-y-1 pl-4.5 wrap-anywhere marker:text-muted">
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  )

/** The couple's number of guests, which this browser remembers. */
function useGuests() {
  const [guests, setGuests] = useState(DEFAULT_GUESTS)
  const [isTyped, setTyped] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const field = input.current
    const known = readGuests()
    if (!field) return
    // Typed before the script was here.
    const typed = validGuests(field.value)
    const number = typed !== null && typed !== DEFAULT_GUESTS ? typed : known
    field.value = String(number)
    setGuests(number)
  }, [])
  return {
    guests,
    /** Here, and not remembered. */
    isTyped,
    field: {
      ref: input,
      defaultValue: DEFAULT_GUESTS,
      onChange: ({ target }: { target: HTMLInputElement }) => {
        const number = validGuests(target.value)
        if (number === null) return
        setGuests(number)
        setTyped(true)
        writeGuests(number)
      },
      // A text that is no number does not stay in the field beside other sums.
      onBlur: ({ target }: { target: HTMLInputElement }) => {
        if (validGuests(target.value) === null) target.value = String(guests)
      },
    },
  }
}

const validGuests = (text: string) => {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= MAX_GUESTS ? number : null
}

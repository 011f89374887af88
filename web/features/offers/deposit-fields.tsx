import { formatAmount } from '#contract/money.ts'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { cx } from '#web/ui/class-names.ts'
import { DateField } from '#web/ui/date-field.tsx'
import { TextField } from '#web/ui/field.tsx'
import { depositShares, readShare, shareOf } from './values.ts'

interface DepositFieldsProps {
  deposit: string
  due: string
  /** In percent: the share that follows the total; null once an amount was typed. */
  share: number | null
  total: number
  today: CalendarDay
  isReadOnly: boolean
  errorsOf: (name: 'deposit' | 'deposit_due') => readonly string[] | undefined
  onDeposit: (deposit: string, share: number | null) => void
  onDue: (due: string) => void
}

/** The deposit, as an amount or a share of the total, and its due date. */
export function DepositFields({
  deposit,
  due,
  share,
  total,
  today,
  isReadOnly,
  errorsOf,
  onDeposit,
  onDue,
}: DepositFieldsProps) {
  function change(typed: string) {
    const percent = readShare(typed)
    if (percent === null) onDeposit(typed, null)
    else onDeposit(formatAmount(shareOf(total, percent)), percent)
  }

  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <div>
        <TextField
          label="Predujam"
          name="deposit"
          optional
          inputMode="decimal"
          autoComplete="off"
          placeholder="Iznos u eurima"
          readOnly={isReadOnly}
          value={deposit}
          errors={errorsOf('deposit')}
          onChange={({ target }) => change(target.value)}
        />
        <div role="group" aria-label="Predujam kao udio ukupnog iznosa" className="mt-2 flex flex-wrap gap-2">
          {depositShares.map((percent) => (
            <button
              key={percent}
              type="button"
              aria-pressed={share === percent}
              disabled={isReadOnly}
              className={cx(
                'min-h-11 rounded-full border px-3 md:min-h-9 text-sm font-semibold tabular-nums',
                share === percent
                  ? 'border-primary bg-primary-soft text-primary-strong'
                  : 'border-control/60 hover:border-primary hover:text-primary',
              )}
              onClick={() =>
                share === percent ? onDeposit('', null) : onDeposit(formatAmount(shareOf(total, percent)), percent)
              }
            >
              {percent}&nbsp;%
            </button>
          ))}
        </div>
      </div>
      <DateField
        label="Rok za predujam"
        name="deposit_due"
        optional
        min={today}
        readOnly={isReadOnly}
        defaultValue={due}
        errors={errorsOf('deposit_due')}
        onChange={onDue}
      />
    </div>
  )
}

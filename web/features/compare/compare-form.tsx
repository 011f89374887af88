import { mdiChevronDown } from '@mdi/js'
import { Form, useNavigation } from 'react-router'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { formatQuantity } from '#contract/croatian.ts'
import { pages } from '#contract/paths.ts'
import { longDay } from '#web/lib/format.ts'
import { useAddressValues } from '#web/lib/use-address-values.ts'
import { useOfferedWeddingDay } from '#web/lib/wedding-day.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Comparison } from './compare-query.ts'

/** The couple's day, guests and town, which add details to some rows. Works without scripts. */
export function CompareForm({ comparison, today }: { comparison: Comparison; today: CalendarDay }) {
  const { ids, date, guests, near, differences } = comparison
  const { offered, onType } = useOfferedWeddingDay()
  const { formAction } = useNavigation()
  const form = useAddressValues({ guests: String(guests ?? ''), near: near ?? '' })
  const known = [date && longDay(date), guests && formatQuantity(guests, 'gost', 'gosta', 'gostiju'), near].filter(
    Boolean,
  )
  return (
    <details className="group mb-6 rounded-card border border-line bg-surface">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 py-3 tabular-nums [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="font-semibold">Vaše vjenčanje: </span>
          {/* Screen readers announce what the form has changed. */}
          <bdi aria-live="polite">{known.length > 0 ? known.join(' · ') : 'dodajte datum, broj gostiju i mjesto'}</bdi>
        </span>
        <Icon path={mdiChevronDown} className="size-6 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <Form
        ref={form}
        action={pages.compare}
        preventScrollReset
        className="grid items-start gap-3 px-4 pt-1 pb-4 md:grid-cols-[1fr_1fr_1fr_auto]"
      >
        <input type="hidden" name="ids" value={ids.join(',')} />
        {differences && <input type="hidden" name="differences" value="1" />}
        <DateField label="Datum vjenčanja" name="date" min={today} value={date ?? offered} onChange={onType} />
        <TextField
          label="Broj gostiju"
          name="guests"
          inputMode="numeric"
          maxLength={4}
          defaultValue={guests}
          autoComplete="off"
        />
        <TextField label="Mjesto vjenčanja" name="near" maxLength={100} defaultValue={near} autoComplete="off" />
        <BusyButton type="submit" className="md:mt-[1.8rem]" busy={formAction === pages.compare}>
          Primijeni
        </BusyButton>
      </Form>
    </details>
  )
}

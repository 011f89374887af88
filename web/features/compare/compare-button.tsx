import type { CalendarDay } from '#contract/calendar-day.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** The form that the buttons belong to; it is in root.tsx. */
export const COMPARE_FORM = 'usporedi'

/**
 * Adds a professional to the comparison. Plain markup, so that a list of them adds no script to a first visit:
 * `watchChoice` handles the press, the bar marks it as pressed, and without scripts it opens the comparison.
 */
export const CompareButton = ({
  professional: { id, company_name: name },
  isOnPicture = false,
}: {
  professional: { id: number; company_name: string }
  isOnPicture?: boolean
}) => (
  <button
    type="submit"
    form={COMPARE_FORM}
    name="ids"
    value={id}
    data-compare={name}
    aria-label={`Usporedi: ${name}`}
    // The bar may set aria-pressed before hydration.
    suppressHydrationWarning
    className={isOnPicture ? 'compare-pill' : buttonClass('outlined', 'compare-mark')}
  >
    Usporedi
  </button>
)

/** The day of a list, which words may name as well: those chosen from it are compared for that day. */
export const ComparedDay = ({ day }: { day: CalendarDay | '' | undefined }) => (
  <input type="hidden" form={COMPARE_FORM} name="date" value={day || ''} disabled={!day} />
)

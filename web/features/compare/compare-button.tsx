import { buttonClass } from '#web/ui/button.tsx'

/** Names the form that the buttons belong to; root.tsx has it. */
export const COMPARE_FORM = 'usporedi'

/**
 * Adds one to those that are compared. Plain markup, so that a list of them costs a first visit nothing:
 * `watchChoice` handles the press, the bar marks it as pressed, and without a script it opens the comparison.
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
    // The bar sets aria-pressed, maybe before this is hydrated.
    suppressHydrationWarning
    className={isOnPicture ? 'compare-pill' : buttonClass('outlined', 'compare-mark')}
  >
    Usporedi
  </button>
)

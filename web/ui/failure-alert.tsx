import { type Failure, invalidFieldsText, invalidFieldNames } from '#web/lib/failure.ts'
import { setLateFailureHandler } from '#web/lib/late-failures.ts'
import { cx } from './class-names.ts'
import { showSnackbar } from './snackbar.tsx'

// Each form shows its failures here, and where it is gone, the page does.
setLateFailureHandler((message) => showSnackbar(message, 'error'))

interface FailureAlertProps<Name extends string> {
  failure: Failure | null
  /** Every field of the form with its label. */
  labels: Record<Name, string>
  focusField: (name: Name) => void
}

/**
 * The reason why the form was not sent, above its button. Rendered from the start, so that screen readers announce it.
 */
export function FailureAlert<Name extends string>({ failure, ...rest }: FailureAlertProps<Name>) {
  return (
    <div role="alert" className="contents">
      {failure && (
        <div
          className={cx(
            'rounded-control px-4 py-3',
            failure.isWaiting ? 'bg-warning-soft text-warning' : 'bg-error-soft text-error',
          )}
        >
          <FailureDetails failure={failure} {...rest} />
        </div>
      )}
    </div>
  )
}

function FailureDetails<Name extends string>({
  failure,
  labels,
  focusField,
}: FailureAlertProps<Name> & { failure: Failure }) {
  const names = invalidFieldNames(failure, labels)
  if (names.length === 0) return <p>{failure.message}</p>
  return (
    <>
      <p>{invalidFieldsText(names.length)}</p>
      <ul className="flex flex-wrap gap-x-4">
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="min-h-8 rounded-control font-semibold underline underline-offset-4"
              onClick={() => focusField(name)}
            >
              {labels[name]}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

import { type Ref, useEffect, useRef, useState } from 'react'
import type { CalendarPreview } from '#contract/followed-calendars.ts'
import { call } from '#web/call.ts'
import { toFailure } from '#web/lib/failure.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { BusyButton, Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { TextField } from '#web/ui/field.tsx'
import { previewLabels as labels, toPreviewInput } from './fields.ts'
import { failureMessages } from './text.ts'
import type { useTypedAddress } from './use-typed-address.ts'

const explain = (error: unknown) => toFailure(error, failureMessages.preview)

/** The field for a calendar's address, which is only read at first: the owner sees which days it would block. */
export function PreviewForm({
  address,
  field,
  refusal,
  onFound,
  onType,
}: {
  address: ReturnType<typeof useTypedAddress>
  field: Ref<HTMLInputElement>
  /** Why the address was refused after its preview. */
  refusal: readonly string[] | undefined
  onFound: (preview: CalendarPreview) => void
  /** The preview no longer matches the address. */
  onType: () => void
}) {
  const [typed] = useState(address.read)
  const reading = useRef<AbortController | null>(null)
  const { busy, formProps, failure, errorsOf, focusField } = useSubmission<keyof typeof labels>({
    submit: readPreview,
    explain,
    staysOnPage: true,
  })

  useEffect(() => () => reading.current?.abort(), [])

  async function readPreview(form: FormData) {
    const { signal } = (reading.current = new AbortController())
    try {
      onFound((await call('POST /followed-calendars/preview', { body: toPreviewInput(form), signal })).data)
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }

  function stop() {
    focusField('url')
    reading.current?.abort()
  }

  return (
    <form method="post" noValidate className="flex flex-col gap-4" {...formProps}>
      <TextField
        ref={field}
        label={labels.url}
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={busy}
        placeholder="https://…/kalendar.ics"
        hint="Počinje s https:// ili webcal://, a nalazi se u postavkama dijeljenja vašeg kalendara."
        defaultValue={typed}
        errors={errorsOf('url') ?? refusal}
        onChange={(event) => {
          address.save(event.target.value)
          onType()
        }}
      />
      <FailureAlert failure={failure} labels={labels} focusField={focusField} />
      <div className="flex flex-wrap items-center gap-3">
        <BusyButton busy={busy} type="submit" className="max-sm:w-full">
          Pregledaj
        </BusyButton>
        <div className="grid flex-1 basis-40 text-sm text-muted *:col-start-1 *:row-start-1">
          <p className={cx(busy && 'invisible')}>Ništa se ne blokira dok ne potvrdite.</p>
          <p role="status">{busy && 'Čitamo kalendar. To može potrajati do 10 sekundi.'}</p>
        </div>
        {/* Hidden but not removed, so that nothing moves when it appears. */}
        <Button variant="plain" className={cx(!busy && 'invisible')} onClick={stop}>
          Prekini
        </Button>
      </div>
    </form>
  )
}

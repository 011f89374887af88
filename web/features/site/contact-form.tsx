import { type ChangeEvent, useEffect, useState } from 'react'
import type { Site } from '#contract/site.ts'
import { keysOf, recordOf } from '#contract/typed-keys.ts'
import { call } from '#web/call.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'
import { type Failure, toFailure } from '#web/lib/failure.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { sessionReady } from '#web/lib/session.ts'
import { useIsShown } from '#web/lib/use-is-shown.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { BusyButton, Button } from '#web/ui/button.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { SentNotice } from '#web/ui/sent-notice.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { MailTo } from './operator.tsx'

const labels = { name: 'Ime i prezime', email: 'E-mail adresa', message: 'Poruka' } as const
type FieldName = keyof typeof labels
const names = keysOf(labels)

const DRAFT = 'contact'
const NOT_SENT = 'Poruka nije poslana. Pokušajte ponovo.'

/** A message to the operator; the result stays until another message is begun. */
export function ContactForm({ site }: { site: Site }) {
  const [answer, setAnswer] = useState<string | null>(null)
  if (answer === null) return <MessageForm site={site} onSent={setAnswer} />
  return (
    <SentNotice answer={answer}>
      <Button className="mt-5" onClick={() => setAnswer(null)}>
        Napiši novu poruku
      </Button>
    </SentNotice>
  )
}

/** A browser that autofills everything has also filled in the honeypot field, which nobody sees. */
function explain(error: unknown): Failure {
  const failure = toFailure(error, NOT_SENT)
  if (!Object.hasOwn(failure.fields, 'referral_code')) return failure
  return { message: 'Poruka nije poslana. Učitajte stranicu ponovo ili nam pišite e-poštom.', fields: {} }
}

/** Fills in fields that are still empty. */
function fill(form: HTMLFormElement | null, values: Partial<Record<FieldName, string>>) {
  for (const name of names) {
    const control = form?.elements.namedItem(name)
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue
    if (control.value === '') control.value = values[name] ?? ''
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const valuesOf = (form: FormData) => recordOf(names, (name) => textOf(form, name))

function MessageForm({ site, onSent }: { site: Site; onSent: (answer: string) => void }) {
  const hydrated = useHydrated()
  const isShown = useIsShown()
  const { busy, formProps, failure, errorsOf, focusField } = useSubmission<FieldName>({ submit, explain })

  async function submit(form: FormData) {
    const body = { ...valuesOf(form), referral_code: textOf(form, 'referral_code') }
    const { message } = await call('POST /contact', { body })
    writeDraft(DRAFT, null)
    if (isShown()) onSent(message)
    else showSnackbar(message)
  }

  const { ref } = formProps
  useEffect(() => {
    // The page is the same for everyone; the browser adds what it knows about the user.
    void sessionReady().then(({ user }) => {
      fill(ref.current, readDraft<Record<FieldName, string>>(DRAFT) ?? {})
      if (user) fill(ref.current, { name: user.name, email: user.email })
    })
  }, [ref])

  return (
    <>
      <noscript>
        <p className="rounded-control bg-warning-soft px-4 py-3 text-base text-warning">
          Obrazac radi samo uz uključen JavaScript. Pišite nam na <MailTo site={site} />.
        </p>
      </noscript>
      <form
        method="dialog"
        noValidate={hydrated}
        aria-label="Poruka vlasniku portala"
        className="flex flex-col gap-5 text-base [&_ul]:list-none! [&_ul]:pl-0!"
        {...formProps}
        onChange={(event: ChangeEvent<HTMLFormElement>) => {
          formProps.onChange(event)
          writeDraft(DRAFT, valuesOf(new FormData(event.currentTarget)))
        }}
      >
        <TextField label={labels.name} name="name" autoComplete="name" required errors={errorsOf('name')} />
        <TextField
          label={labels.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          hint="Na nju stiže odgovor."
          errors={errorsOf('email')}
        />
        <TextArea
          label={labels.message}
          name="message"
          required
          className="[&_textarea]:max-h-96 [&_textarea]:min-h-40!"
          errors={errorsOf('message')}
        />
        <div aria-hidden className="sr-only">
          <label>
            Ovo polje ostavite praznim
            <input name="referral_code" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <FailureAlert failure={failure} labels={labels} focusField={focusField} />
        <div>
          <BusyButton busy={busy} type={hydrated ? 'submit' : 'button'} variant="filled" className="w-full sm:w-auto">
            Pošalji poruku
          </BusyButton>
          <p className="mt-3 measure text-sm text-muted">
            Poruka ide e-poštom vlasniku portala. Na portalu ostaje samo dok se ne pošalje.{' '}
            <NewTabLink to="/privacy#podaci">Zaštita podataka</NewTabLink>
          </p>
        </div>
      </form>
    </>
  )
}

import { mdiOpenInNew } from '@mdi/js'
import { useState } from 'react'
import { type CalendarEmbed, embedInput } from '#contract/embed.ts'
import { MAX_EMBED_HOSTS } from '#contract/embed-hosts.ts'
import { call } from '#web/call.ts'
import { toFailure } from '#web/lib/failure.ts'
import { parseOrThrow } from '#web/lib/form-data.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { useTypedForm } from '#web/lib/use-typed-form.ts'
import { BusyButton, buttonClass } from '#web/ui/button.tsx'
import { CopyField } from '#web/ui/copy-field.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { PanelSkeleton, TitledPanel } from '#web/ui/titled-panel.tsx'
import { UnsavedChangesBlocker } from '#web/ui/unsaved-changes-blocker.tsx'
import { embedSnippet } from './snippet.ts'

const panelText = {
  settings: {
    title: 'Gdje se smije prikazati',
    intro: 'Preglednik kalendar prikazuje samo na stranicama koje ovdje navedete.',
  },
  code: {
    title: 'Kod za vašu stranicu',
    intro: 'Zalijepite ga na mjesto na kojem kalendar treba stajati, ili ga pošaljite onome tko vam uređuje stranicu.',
  },
} as const

/**
 * The sites that may show the calendar, and the code to embed it. Saved settings come from the answer to the change.
 */
export function EmbedPanels({ embed: loaded, isPublic }: { embed: CalendarEmbed; isPublic: boolean }) {
  const [embed, setEmbed] = useState(loaded)
  return (
    <div className="grid max-w-200 gap-5 md:gap-6">
      <TitledPanel level="h2" {...panelText.settings}>
        <EmbedForm embed={embed} onSaved={setEmbed} />
      </TitledPanel>
      {embed.enabled && (
        <TitledPanel level="h2" {...panelText.code}>
          <CopyField label="Kod" text={embedSnippet(embed.url)} copyLabel="Kopiraj kod" copied="Kod je kopiran." />
          <p className="mt-5">
            {isPublic ? (
              <a
                href={new URL(embed.url).pathname}
                target="_blank"
                rel="noopener"
                className={buttonClass('plain', '-ml-3 px-3!')}
              >
                <Icon path={mdiOpenInNew} />
                Pogledaj kalendar
                <span className="sr-only"> (otvara se u novoj kartici)</span>
              </a>
            ) : (
              'Kalendar će se vidjeti čim vaš profil bude objavljen. Kod već sada možete staviti na stranicu.'
            )}
          </p>
        </TitledPanel>
      )}
    </div>
  )
}

const labels = { enabled: 'Dopusti prikaz kalendara', hosts: 'Vaše stranice' }

function EmbedForm({ embed, onSaved }: { embed: CalendarEmbed; onSaved: (embed: CalendarEmbed) => void }) {
  const [replaced, setReplaced] = useState<Pick<CalendarEmbed, 'enabled' | 'hosts'> | undefined>(embed)
  const { busy, formProps, failure, errorsOf, focusField } = useSubmission<keyof typeof labels>({
    staysOnPage: true,
    async submit(form) {
      const { enabled, hosts = '' } = Object.fromEntries(form) as Record<string, string> // all fields are text fields
      const typed = { enabled: enabled === 'on', hosts: hosts.split('\n') }
      parseOrThrow(embedInput.safeParse(typed))
      const { data } = await call('PUT /embed', { body: { ...typed, replaces: replaced } })
      onSaved(data)
      setReplaced(data)
      setRestored(null)
      setChanged(false)
      showSnackbar(data.enabled ? 'Kalendar se smije prikazati.' : 'Kalendar se ne prikazuje nigdje.')
    },
    explain: (error) => toFailure(error, 'Postavke nisu spremljene.'),
    onConflict: () => setReplaced(undefined),
  })
  const typed = useTypedForm('embed', formProps.ref)
  const [restored, setRestored] = useState(typed)
  const [isChanged, setChanged] = useState(typed !== null)
  const savedHosts = embed.hosts.join('\n')
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      {...formProps}
      onChange={(event) => {
        formProps.onChange(event)
        const form = new FormData(event.currentTarget)
        setChanged(form.has('enabled') !== embed.enabled || form.get('hosts') !== savedHosts)
      }}
    >
      <UnsavedChangesBlocker
        unsaved={isChanged && !busy ? 'Postavke kalendara koje ste promijenili nisu spremljene.' : null}
      />
      <label className="flex min-h-12 cursor-pointer items-center gap-3 font-medium md:min-h-11">
        <input
          type="checkbox"
          name="enabled"
          defaultChecked={typed ? typed['enabled']?.length === 1 : embed.enabled}
          disabled={busy}
          className="size-5 shrink-0 accent-primary"
        />
        {labels.enabled}
      </label>
      <TextArea
        label={labels.hosts}
        hint={`Svaku u novi redak, npr. www.foto-val.hr. Adresa s „www.” i ona bez njega dvije su stranice. Najviše ${MAX_EMBED_HOSTS}.`}
        name="hosts"
        // Saved hosts are normalised as browsers compare them.
        key={savedHosts}
        defaultValue={restored?.['hosts']?.[0] ?? savedHosts}
        readOnly={busy}
        autoCapitalize="none"
        spellCheck={false}
        errors={errorsOf('hosts')}
      />
      <FailureAlert failure={failure} labels={labels} focusField={focusField} />
      <BusyButton type="submit" variant="filled" className="self-start max-sm:w-full" busy={busy}>
        Spremi
      </BusyButton>
    </form>
  )
}

export const EmbedSkeleton = () => (
  <div className="grid max-w-200">
    <TitledPanel level="h2" {...panelText.settings}>
      <PanelSkeleton />
    </TitledPanel>
  </div>
)

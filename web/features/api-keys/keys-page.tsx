import { mdiAlertCircleOutline } from '@mdi/js'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ApiKey, CreatedApiKey } from '#contract/api-keys.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyField } from '#web/ui/copy-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showFailure } from '#web/ui/snackbar.tsx'
import { TitledPanel } from '#web/ui/titled-panel.tsx'
import { KeyList } from './key-list.tsx'
import { NewKeyForm } from './new-key-form.tsx'
import { firstCall } from './text.ts'

/** A professional's keys: made, shown once, listed, revoked. */
export function KeysPanels({ keys, today }: { keys: readonly ApiKey[]; today: string }) {
  const { run } = useAction(showFailure)
  const [created, setCreated] = useState<CreatedApiKey | null>(null)
  const box = useRef<HTMLDivElement>(null)
  function close() {
    flushSync(() => setCreated(null))
    // The button that was pressed goes with the key.
    box.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={box} tabIndex={-1} className="grid max-w-200 gap-5 outline-none md:gap-6">
      <TitledPanel
        level="h2"
        title={created === null ? 'Novi ključ' : 'Vaš novi ključ'}
        intro={
          created === null
            ? 'Program ga šalje umjesto lozinke. Račun, lozinku i same ključeve ne može mijenjati nijedan.'
            : 'Kopirajte ga sada i spremite u postavke programa. Poslije ga više ne možemo prikazati.'
        }
      >
        {created === null ? (
          <NewKeyForm
            today={today}
            onCreated={(key) =>
              run(key.id, async () => {
                setCreated(key)
              })
            }
          />
        ) : (
          // Once the key is gone from the screen, it is gone from the page, too.
          <CreatedKey created={created} onClose={close} />
        )}
      </TitledPanel>
      <TitledPanel level="h2" title="Vaši ključevi" intro="Opozovite ključ koji više ne trebate ili ne prepoznajete.">
        <KeyList keys={keys} run={run} />
      </TitledPanel>
    </div>
  )
}

function CreatedKey({ created, onClose }: { created: CreatedApiKey; onClose: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null)
  // It replaces the focused button.
  useEffect(() => field.current?.focus(), [])
  return (
    <div className="space-y-5">
      <CopyField
        ref={field}
        label="API ključ"
        text={created.key}
        copyLabel="Kopiraj ključ"
        copied="Ključ je kopiran."
      />
      <p className="flex gap-2 rounded-control bg-warning-soft px-4 py-3 text-warning">
        <Icon path={mdiAlertCircleOutline} className="mt-0.5" />
        <span>
          Tko god ima ovaj ključ, {created.scope === 'write' ? 'radi u vaše ime' : 'čita podatke parova koji vam pišu'}.
          Ne stavljajte ga u stranicu koju čita preglednik, nego u postavke programa na poslužitelju.
        </span>
      </p>
      <CopyField
        label="Prvi poziv"
        hint="Zalijepite u naredbeni redak. Odgovor je vaš najnoviji upit."
        text={firstCall(location.origin, created.key)}
        copyLabel="Kopiraj poziv"
        copied="Poziv je kopiran."
      />
      <Button variant="filled" className="max-sm:w-full" onClick={onClose}>
        Gotovo, ključ je spremljen
      </Button>
    </div>
  )
}

export const KeysSkeleton = () => (
  <ListSkeleton
    label="Učitavanje ključeva"
    bar={<Skeleton className="h-60 w-full rounded-card!" />}
    row={<Skeleton className="h-24 w-full" />}
    className="max-w-200 space-y-4"
    count={2}
  />
)

import { type ApiKey, type CreatedApiKey, MAX_API_KEYS } from '#contract/api-keys.ts'
import { call } from '#web/call.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useIsTyped } from '#web/lib/use-typed-form.ts'
import { CopyField } from '#web/ui/copy-field.tsx'
import { FoldedPanel } from '#web/ui/folded-panel.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { AwaitedOnce, ShownOnce, useShownOnce } from '#web/ui/shown-once.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showFailure } from '#web/ui/snackbar.tsx'
import { TitledPanel } from '#web/ui/titled-panel.tsx'
import { KeyList } from './key-list.tsx'
import { NewKeyForm } from './new-key-form.tsx'
import { firstCall, NEW_KEY_FORM } from './text.ts'

/** A professional's keys: list, revoke, create, show once. */
export function KeysPanels({ keys }: { keys: readonly ApiKey[] }) {
  const { run } = useAction(showFailure)
  const isTyped = useIsTyped(NEW_KEY_FORM)
  const isFull = keys.filter(({ expired }) => !expired).length >= MAX_API_KEYS
  async function wasMade(): Promise<boolean> {
    try {
      const { data } = await call('GET /api-keys')
      const [made] = data.filter(({ id }) => keys.every((known) => known.id !== id))
      if (made) await run(made.id, async () => {})
      return made !== undefined
    } catch {
      // Then the first failure is the one to show.
      return false
    }
  }
  const {
    shown: created,
    show,
    close,
    box,
    isAwaited,
    whileAwaited,
  } = useShownOnce<CreatedApiKey>(
    'Ključ je izrađen, ali stranicu ste napustili prije nego što je stigao. Opozovite ga na popisu i izradite novi.',
  )
  return (
    <div ref={box} tabIndex={-1} className="grid max-w-200 gap-5 outline-none md:gap-6">
      <TitledPanel
        level="h2"
        title="Vaši ključevi"
        intro="Opozovite ključ koji vam više ne treba ili ga ne prepoznajete."
      >
        <KeyList keys={keys} run={run} />
      </TitledPanel>
      {created === null ? (
        <>
          <FoldedPanel
            title="Novi ključ"
            intro="Program ga šalje umjesto lozinke. Račun, lozinku i same ključeve ne može mijenjati nijedan."
            startsOpen={keys.length === 0 || isFull || isTyped}
          >
            {isFull ? (
              <p className="text-muted">
                Možete imati najviše {MAX_API_KEYS} ključeva. Za novi opozovite neki od njih.
              </p>
            ) : (
              <NewKeyForm
                wasMade={wasMade}
                whileAwaited={whileAwaited}
                onCreated={(key) =>
                  run(key.id, async () => {
                    show(key)
                  })
                }
              />
            )}
          </FoldedPanel>
          <AwaitedOnce
            isAwaited={isAwaited}
            lost="Ključ se upravo izrađuje, a prikazat ćemo ga samo ovdje. Ako sada odete, morat ćete ga opozvati i izraditi novi."
          />
        </>
      ) : (
        <TitledPanel
          level="h2"
          title="Vaš novi ključ"
          intro="Kopirajte ga sada i spremite u postavke programa. Poslije ga više ne možemo prikazati."
        >
          {/* Once the key is no longer shown, the page does not keep it. */}
          <CreatedKey created={created} onClose={close} />
        </TitledPanel>
      )}
    </div>
  )
}

function CreatedKey({ created, onClose }: { created: CreatedApiKey; onClose: () => void }) {
  return (
    <ShownOnce
      label="API ključ"
      secret={created.key}
      warning={
        <>
          Tko god ima ovaj ključ, {created.scope === 'write' ? 'radi u vaše ime' : 'čita podatke parova koji vam pišu'}.
          Ne stavljajte ga u stranicu koju čita preglednik, nego u postavke programa na poslužitelju.
        </>
      }
      onClose={onClose}
    >
      <CopyField
        label="Prvi poziv"
        hint="Zalijepite u naredbeni redak. Odgovor je vaš najnoviji upit."
        text={firstCall(location.origin, created.key)}
        copyLabel="Kopiraj poziv"
        copied="Poziv je kopiran."
      />
    </ShownOnce>
  )
}

export const KeysSkeleton = () => (
  <ListSkeleton
    label="Učitavanje ključeva"
    row={<Skeleton className="h-36 w-full rounded-card!" />}
    className="max-w-200 space-y-4"
    count={2}
  />
)

import { useRef, useState } from 'react'
import type { ApiKey } from '#contract/api-keys.ts'
import { call } from '#web/call.ts'
import { ignoreNotFound } from '#web/lib/failure.ts'
import { dayOfInstant } from '#web/lib/format.ts'
import type { RunAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { lastUseText, scopeLabels, validityText } from './text.ts'

/** The keys, each with its permissions, its last use and a button to revoke it. */
export function KeyList({ keys, run }: { keys: readonly ApiKey[]; run: RunAction }) {
  const [revoking, setRevoking] = useState<ApiKey | null>(null)
  const box = useRef<HTMLDivElement>(null)

  async function revoke(key: ApiKey) {
    await run(key.id, async () => {
      await call('DELETE /api-keys/:id', { params: { id: key.id } }).catch(ignoreNotFound)
    })
    showSnackbar(key.expired ? 'Ključ je uklonjen.' : 'Ključ je opozvan. Program s njim više ne može ništa.')
  }

  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {keys.length === 0 ? (
        <p className="text-muted">Još nema ključeva. Prvi izradite ispod.</p>
      ) : (
        <ul aria-label="Vaši ključevi" className="divide-y divide-line">
          {keys.map((key) => (
            <KeyItem key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        title={revoking?.expired ? 'Ukloniti ključ?' : 'Opozvati ključ?'}
        open={revoking !== null}
        onClose={() => setRevoking(null)}
        confirmLabel={revoking?.expired ? 'Ukloni' : 'Opozovi'}
        onConfirm={async () => {
          if (revoking) await revoke(revoking)
        }}
        // The button disappears with the key.
        onDone={() => box.current?.focus({ preventScroll: true })}
      >
        <p className="wrap-anywhere">
          {revoking?.expired
            ? `Ključ „${revoking.name}” istekao je i nestat će s popisa.`
            : `Programi koji koriste ključ „${revoking?.name}” odmah prestaju raditi. Ključ se ne može vratiti.`}
        </p>
      </ConfirmDialog>
    </div>
  )
}

function KeyItem({ apiKey: key, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 grow basis-[16rem]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{key.name}</span>
          <span
            className={cx(
              'rounded-full px-2.5 py-0.5 text-sm font-medium',
              key.expired ? 'bg-warning-soft text-warning' : 'bg-primary-soft text-primary-strong',
            )}
          >
            {key.expired ? 'Istekao' : scopeLabels[key.scope].label}
          </span>
        </p>
        <p className="mt-1 font-mono text-sm text-muted">{key.masked_key}</p>
        <p className="mt-1 text-sm text-muted tabular-nums">
          Izrađen {dayOfInstant(key.created_at)} · {validityText(key)} · {lastUseText(key)}
        </p>
      </div>
      <Button
        variant="plain"
        className="-ml-3 px-3! text-error!"
        aria-haspopup="dialog"
        aria-label={`${key.expired ? 'Ukloni' : 'Opozovi'} ključ ${key.name}`}
        onClick={onRevoke}
      >
        {key.expired ? 'Ukloni' : 'Opozovi'}
      </Button>
    </li>
  )
}

import { mdiCellphone, mdiHelpCircleOutline, mdiLaptop, mdiTablet } from '@mdi/js'
import { useRef } from 'react'
import type { AccountSession } from '#contract/account.ts'
import { call } from '#web/call.ts'
import { ignoreNotFound } from '#web/lib/failure.ts'
import { dayOfInstant, formatMoment } from '#web/lib/format.ts'
import { useAction } from '#web/lib/use-action.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showFailure, showSnackbar } from '#web/ui/snackbar.tsx'
import { type Device, deviceOf } from './device.ts'
import { AccountSection } from './layout.tsx'

const icons: Record<Device['kind'], string> = {
  phone: mdiCellphone,
  tablet: mdiTablet,
  computer: mdiLaptop,
  unknown: mdiHelpCircleOutline,
}

/** The account's sessions, this browser's first, with buttons to end the others. */
export function SessionsSection({ sessions }: { sessions: AccountSession[] }) {
  const { isBusy, start } = useAction<number | 'others'>(showFailure)
  const list = useRef<HTMLUListElement>(null)
  const ordered = sessions.toSorted((a, b) => Number(b.current) - Number(a.current))

  /** The pressed button disappears with its session, so the list takes the focus. */
  function finish(message: string) {
    showSnackbar(message)
    list.current?.focus({ preventScroll: true })
  }

  const endOne = (id: number) =>
    start(id, async () => {
      await call('DELETE /account/sessions/:id', { params: { id } }).catch(ignoreNotFound)
      finish('Uređaj je odjavljen.')
    })

  const endOthers = () =>
    start('others', async () => {
      await call('DELETE /account/sessions')
      finish('Ostali su uređaji odjavljeni.')
    })

  return (
    <AccountSection
      title="Prijavljeni uređaji"
      intro={<p>Neki uređaj ne prepoznajete? Odjavite ga i promijenite lozinku.</p>}
    >
      <ul ref={list} tabIndex={-1} aria-label="Prijavljeni uređaji" className="divide-y divide-line outline-none">
        {ordered.map((session) => (
          <li key={session.id} className="py-4 first:pt-0">
            <Row session={session} busy={isBusy(session.id)} onEnd={() => endOne(session.id)} />
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <BusyButton busy={isBusy('others')} className="mt-2 max-sm:w-full" onClick={endOthers}>
          Odjavi ostale
        </BusyButton>
      )}
    </AccountSection>
  )
}

function Row({ session, busy, onEnd }: { session: AccountSession; busy: boolean; onEnd: () => void }) {
  const { name, kind } = deviceOf(session.user_agent)
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 sm:gap-x-4">
      <span className="grid size-10 place-items-center rounded-control bg-tint text-muted sm:row-span-2 sm:size-11">
        <Icon path={icons[kind]} className="size-6" />
      </span>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 self-center font-semibold sm:self-end">
        {name}
        {session.current && (
          <span className="rounded-full bg-success-soft px-2.5 py-0.5 text-sm font-medium text-success">
            Ovaj uređaj
          </span>
        )}
      </p>
      <div className="text-sm text-muted tabular-nums max-sm:order-last max-sm:col-span-2 max-sm:col-start-2 sm:col-start-2 sm:row-start-2">
        <p>{session.current ? 'Koristite ga sada' : `Zadnji put korišten ${formatMoment(session.last_used_at)}`}</p>
        <p>Prijavljen {dayOfInstant(session.created_at)}</p>
      </div>
      {!session.current && (
        <BusyButton
          variant="plain"
          className="-mr-3 px-3! sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:self-center"
          busy={busy}
          aria-label={`Odjavi uređaj: ${name}, zadnji put korišten ${formatMoment(session.last_used_at)}`}
          onClick={onEnd}
        >
          Odjavi
        </BusyButton>
      )}
    </div>
  )
}

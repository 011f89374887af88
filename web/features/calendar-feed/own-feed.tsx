import { mdiAlertCircleOutline, mdiCalendarExportOutline, mdiContentCopy } from '@mdi/js'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { CalendarFeed } from '#contract/calendar-feed.ts'
import { call } from '#web/call.ts'
import { callOnce } from '#web/lib/call-once.ts'
import { dayOfInstant } from '#web/lib/format.ts'
import { useAction } from '#web/lib/use-action.ts'
import { BusyButton, Button, buttonClass } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showFailure, showSnackbar } from '#web/ui/snackbar.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { webcalOf } from './text.ts'

/** The secret address by which other programs read this calendar: create, copy, replace, delete. */
export function OwnFeed({ feed }: { feed: CalendarFeed | null }) {
  const { run, start, isBusy } = useAction<'feed'>(showFailure)
  const [question, setQuestion] = useState<'renew' | 'end' | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const isCreating = useRef(false)

  // The address replaces the focused button.
  useEffect(() => {
    if (feed === null || !isCreating.current) return
    isCreating.current = false
    field.current?.focus()
  }, [feed])

  const create = () =>
    start('feed', async () => {
      await callOnce('POST /calendar-feed', {})
      isCreating.current = true
    })

  async function renew() {
    await run('feed', async () => {
      await callOnce('POST /calendar-feed', {})
    })
    showSnackbar('Adresa je zamijenjena. Stara više ne vrijedi.')
  }

  async function end() {
    await run('feed', async () => {
      await call('DELETE /calendar-feed')
    })
    showSnackbar('Tajna adresa je isključena.')
  }

  const close = () => setQuestion(null)
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {feed === null ? (
        <BusyButton busy={isBusy('feed')} className="py-1 whitespace-normal! max-sm:w-full" onClick={create}>
          Izradi tajnu adresu
        </BusyButton>
      ) : (
        <FeedAddress feed={feed} field={field} onAsk={setQuestion} />
      )}
      <ConfirmDialog
        title="Zamijeniti adresu?"
        open={question === 'renew'}
        onClose={close}
        confirmLabel="Zamijeni adresu"
        onConfirm={renew}
      >
        <p>
          Dobit ćete novu adresu, a stara odmah prestaje vrijediti. Unesite novu u svaki program koji čita kalendar.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        title="Isključiti tajnu adresu?"
        open={question === 'end'}
        onClose={close}
        confirmLabel="Isključi"
        onConfirm={end}
        onDone={() => box.current?.focus({ preventScroll: true })}
      >
        <p>Programi koji čitaju vaš kalendar više ga neće moći osvježiti. Adresa se ne može vratiti.</p>
      </ConfirmDialog>
    </div>
  )
}

async function copy(input: HTMLInputElement | null, url: string) {
  try {
    await navigator.clipboard.writeText(url)
    showSnackbar('Adresa je kopirana.')
  } catch {
    // The user has blocked the clipboard, or the page has no HTTPS.
    input?.focus()
    input?.select()
    showSnackbar('Preglednik ne dopušta kopiranje. Adresa je označena, kopirajte je sami.', 'info')
  }
}

function FeedAddress({
  feed,
  field,
  onAsk,
}: {
  feed: CalendarFeed
  field: RefObject<HTMLInputElement | null>
  onAsk: (question: 'renew' | 'end') => void
}) {
  return (
    <>
      <TextField
        ref={field}
        label="Tajna adresa"
        hint={`Izrađena ${dayOfInstant(feed.created_at)}`}
        value={feed.url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button className="max-sm:w-full" onClick={() => void copy(field.current, feed.url)}>
          <Icon path={mdiContentCopy} />
          Kopiraj
        </Button>
        <a href={webcalOf(feed.url)} className={buttonClass('outlined', 'max-sm:w-full')}>
          <Icon path={mdiCalendarExportOutline} />
          Otvori u kalendaru
        </a>
      </div>
      <p className="mt-4 flex gap-2 rounded-control bg-warning-soft px-4 py-3 text-warning">
        <Icon path={mdiAlertCircleOutline} className="mt-0.5" />
        <span>
          Tko god ima ovu adresu, može čitati vaš kalendar s naslovima i bilješkama. Ako dospije u krive ruke,
          zamijenite je.
        </span>
      </p>
      <div className="mt-3 -ml-3 flex flex-wrap gap-x-1">
        <Button variant="plain" className="px-3!" aria-haspopup="dialog" onClick={() => onAsk('renew')}>
          Zamijeni adresu
        </Button>
        <Button
          variant="plain"
          className="px-3! text-error!"
          aria-haspopup="dialog"
          aria-label="Isključi tajnu adresu"
          onClick={() => onAsk('end')}
        >
          Isključi
        </Button>
      </div>
    </>
  )
}

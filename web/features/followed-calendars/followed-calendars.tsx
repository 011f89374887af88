import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type CalendarPreview,
  FOLLOWED_CALENDARS_MAX,
  type FollowedCalendar,
  type FollowedCalendarInput,
} from '#contract/followed-calendars.ts'
import { ApiError, call } from '#web/call.ts'
import { callOnce } from '#web/lib/call-once.ts'
import { ignoreNotFound } from '#web/lib/failure.ts'
import { useAction } from '#web/lib/use-action.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showFailure, showSnackbar } from '#web/ui/snackbar.tsx'
import { FollowedList } from './followed-list.tsx'
import { PreviewForm } from './preview-form.tsx'
import { Preview } from './preview.tsx'
import { freedDaysText } from './text.ts'
import { useTypedAddress } from './use-typed-address.ts'

const NO_REFUSAL: readonly string[] = []
/** The action key for following a new calendar; ids start at 1. */
const NEW = 0

/** External calendars whose days are blocked here: preview, follow, refresh, unfollow. */
export function FollowedCalendars({ calendars }: { calendars: FollowedCalendar[] }) {
  const { run, start, isBusy } = useAction(showFailure)
  const [preview, setPreview] = useState<CalendarPreview | null>(null)
  /** Shown at the address until it is edited. Meanwhile the field stays, even if no further calendar is allowed. */
  const [refusal, setRefusal] = useState<readonly string[] | null>(null)
  const [unfollowed, setUnfollowed] = useState<FollowedCalendar | null>(null)
  /** A new key empties the form. */
  const [formKey, setFormKey] = useState(0)
  const address = useTypedAddress()
  const field = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  /** The focused button has disappeared. */
  const focusHere = () => box.current?.focus()

  /** `isShown` says whether it is still the calendar that is previewed: another address may be typed by then. */
  async function follow(input: FollowedCalendarInput, isShown: () => boolean) {
    try {
      await run(NEW, async () => {
        const { data } = await callOnce('POST /followed-calendars', { body: input })
        showSnackbar(`Sada pratite kalendar „${data.name}”.`)
      })
    } catch (error) {
      const ofAddress = error instanceof ApiError ? error.fields['url'] : undefined
      if (ofAddress === undefined || !isShown()) throw error
      setRefusal(ofAddress)
      cancel()
      return
    }
    if (!isShown()) return
    address.clear()
    flushSync(() => {
      setPreview(null)
      setRefusal(null)
      setFormKey(formKey + 1)
    })
    focusHere()
  }

  const read = ({ id }: FollowedCalendar) =>
    start(id, async () => {
      const { data } = await call('POST /followed-calendars/:id/read', { params: { id } })
      if (data.last_error === null) showSnackbar(`Kalendar „${data.name}” je pročitan.`)
      else showSnackbar(data.last_error, 'error')
    })

  function showPreview(found: CalendarPreview | null) {
    setPreview(found)
    setRefusal(refusal && NO_REFUSAL)
  }

  function cancel() {
    flushSync(() => setPreview(null))
    field.current?.focus()
  }

  async function unfollow() {
    if (unfollowed === null) return
    const { id, name } = unfollowed
    await run(id, async () => {
      await call('DELETE /followed-calendars/:id', { params: { id } }).catch(ignoreNotFound)
    })
    showSnackbar(`Kalendar „${name}” više ne pratite.`)
  }

  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-36 outline-none">
      {calendars.length > 0 && (
        <FollowedList
          calendars={calendars}
          isReading={({ id }) => isBusy(id)}
          onRead={read}
          onUnfollow={setUnfollowed}
        />
      )}
      {calendars.length >= FOLLOWED_CALENDARS_MAX && refusal === null ? (
        <p className="text-muted">
          Možete pratiti najviše {FOLLOWED_CALENDARS_MAX} kalendara. Za novi prestanite pratiti neki od ovih.
        </p>
      ) : (
        <>
          <PreviewForm
            key={formKey}
            address={address}
            field={field}
            refusal={refusal ?? undefined}
            onFound={showPreview}
            onType={() => showPreview(null)}
          />
          {preview && <Preview key={preview.url} preview={preview} onFollow={follow} onCancel={cancel} />}
        </>
      )}
      <ConfirmDialog
        title="Prestati pratiti kalendar?"
        open={unfollowed !== null}
        onClose={() => setUnfollowed(null)}
        confirmLabel="Prestani pratiti"
        onConfirm={unfollow}
        onDone={focusHere}
      >
        {unfollowed && (
          <p className="wrap-anywhere">
            Kalendar „{unfollowed.name}” više nećemo čitati. {freedDaysText(unfollowed.blocked_days)}
          </p>
        )}
      </ConfirmDialog>
    </div>
  )
}

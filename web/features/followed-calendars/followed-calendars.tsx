import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type CalendarPreview, FOLLOWED_CALENDARS_MAX, type FollowedCalendar } from '#contract/followed-calendars.ts'
import { workApi } from '#web/lib/browser-work-api.ts'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { FollowedList } from './followed-list.tsx'
import { PreviewForm } from './preview-form.tsx'
import { Preview } from './preview.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { freedText } from './text.ts'
import { ignoreNotFound } from './ignore-not-found.ts'
import { useCalendarRefresh } from './use-calendar-refresh.ts'
import { useTypedAddress } from './use-typed-address.ts'

/** Calendars elsewhere whose days are blocked here: looked at, followed, read again, let go. */
export function FollowedCalendars({
  calendars,
  onChange,
  onStale,
  onEventsChange,
}: {
  calendars: FollowedCalendar[]
  onChange: (change: (before: FollowedCalendar[]) => FollowedCalendar[]) => void
  /** What is shown here may no longer be so. */
  onStale: () => void
  onEventsChange: () => void
}) {
  const [preview, setPreview] = useState<CalendarPreview | null>(null)
  const [unfollowed, setUnfollowed] = useState<FollowedCalendar | null>(null)
  /** A new key is an empty form. */
  const [formKey, setFormKey] = useState(0)
  const address = useTypedAddress()
  const field = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const { reading, read } = useCalendarRefresh({ onChange, onStale, onEventsChange })
  /** The button that had the focus is gone. */
  const focusHere = () => box.current?.focus()

  function followed(calendar: FollowedCalendar) {
    address.clear()
    flushSync(() => {
      onChange((before) => [...before.filter(({ id }) => id !== calendar.id), calendar])
      setPreview(null)
      setFormKey(formKey + 1)
    })
    focusHere()
    showSnackbar(`Pratite kalendar „${calendar.name}”.`)
    onEventsChange()
  }

  function cancel() {
    flushSync(() => setPreview(null))
    field.current?.focus()
  }

  async function unfollow() {
    if (unfollowed === null) return
    const { id, name } = unfollowed
    await workApi.unfollowCalendar(id).catch(ignoreNotFound)
    flushSync(() => {
      setUnfollowed(null)
      onChange((before) => before.filter((one) => one.id !== id))
    })
    focusHere()
    showSnackbar(`Kalendar „${name}” više ne pratite.`)
    onEventsChange()
  }

  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-36 outline-none">
      {calendars.length > 0 && (
        <FollowedList
          calendars={calendars}
          reading={reading}
          onRead={(calendar) => void read(calendar)}
          onUnfollow={setUnfollowed}
        />
      )}
      {calendars.length >= FOLLOWED_CALENDARS_MAX ? (
        <p className="text-muted">
          Možete pratiti najviše {FOLLOWED_CALENDARS_MAX} kalendara. Za novi prestanite pratiti neki od ovih.
        </p>
      ) : (
        <>
          <PreviewForm
            key={formKey}
            address={address}
            field={field}
            onFound={setPreview}
            onType={() => setPreview(null)}
          />
          {preview && <Preview key={preview.url} preview={preview} onFollowed={followed} onCancel={cancel} />}
        </>
      )}
      <ConfirmDialog
        title="Prestati pratiti kalendar?"
        open={unfollowed !== null}
        onClose={() => setUnfollowed(null)}
        confirmLabel="Prestani pratiti"
        onConfirm={unfollow}
      >
        {unfollowed && (
          <p className="wrap-anywhere">
            Kalendar „{unfollowed.name}” više nećemo čitati. {freedText(unfollowed.blocked_days)}
          </p>
        )}
      </ConfirmDialog>
    </div>
  )
}

import type { CalendarDay } from '#contract/calendar-day.ts'
import { findPage } from '#web/pages.ts'
import { watchFocusInRows } from './focus-in-rows.ts'
import { watchLostFocus } from './lost-focus.ts'
import { serverToday } from './server-time.ts'
import { refreshSession } from './session.ts'
import { watchDay } from './watch-day.ts'

/** Called on the first use of the document. */
export function watchUse(loadedOn: CalendarDay | undefined, load: () => Promise<void>) {
  watchLostFocus()
  watchFocusInRows()
  // A page in the back/forward cache misses the sign-ins and sign-outs of other tabs.
  addEventListener('pageshow', ({ persisted }) => persisted && void refreshSession())
  if (loadedOn !== undefined) loadOnNewDay(loadedOn, load)
}

/**
 * A public page that is open overnight, or first used the day after, is reloaded, because it offers days from the one
 * on which it was loaded. A computer that wakes up has no network for a moment; until then the page stays as it is.
 */
function loadOnNewDay(loadedOn: CalendarDay, load: () => Promise<void>) {
  let day = loadedOn
  const look = (today: CalendarDay) => {
    if (today <= day) return
    day = today
    if (findPage(location.pathname)?.roles !== 'everyone') return
    if (navigator.onLine) void load()
    else addEventListener('online', () => void load(), { once: true })
  }
  look(serverToday())
  watchDay(look)
}

import { useCallback, useEffect, useRef, useState } from 'react'
import type { CalendarFeed } from '#contract/calendar-feed.ts'
import type { FollowedCalendar } from '#contract/followed-calendars.ts'
import { workApi } from '#web/lib/browser-work-api.ts'

export interface Links {
  feed: CalendarFeed | null
  followed: FollowedCalendar[]
}

type State = { links: Links | null; hasFailed: boolean }

const notLoaded: State = { links: null, hasFailed: false }

/**
 * The addresses that go out and those that come in; null until the server has said. They are asked for again when
 * somebody comes back to this tab: another one, or the reading in the background, may have changed them.
 */
export function useLinks() {
  const [state, setState] = useState(notLoaded)
  const underWay = useRef<AbortController | null>(null)

  const reload = useCallback(() => {
    underWay.current?.abort()
    const { signal } = (underWay.current = new AbortController())
    Promise.all([workApi.getCalendarFeed(signal), workApi.listFollowedCalendars(signal)]).then(
      ([feed, followed]) => {
        if (!signal.aborted) setState({ links: { feed: feed.data, followed: followed.data }, hasFailed: false })
      },
      () => {
        // What is already shown is better than nothing.
        if (!signal.aborted) setState(({ links }) => ({ links, hasFailed: links === null }))
      },
    )
  }, [])

  useEffect(() => {
    const onReturn = () => document.visibilityState === 'visible' && reload()
    reload()
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      underWay.current?.abort()
    }
  }, [reload])

  /** What has just been changed here is newer than any answer that is still under way. */
  function change(next: (before: Links) => Partial<Links>) {
    underWay.current?.abort()
    setState(({ links, hasFailed }) => ({ links: links && { ...links, ...next(links) }, hasFailed }))
  }

  function retry() {
    setState(notLoaded)
    reload()
  }

  return { ...state, change, retry, ask: reload }
}

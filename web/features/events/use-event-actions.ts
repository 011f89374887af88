import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { BulkEventsInput, Event, EventChange, EventInput } from '#contract/events.ts'
import { call } from '#web/call.ts'
import { callOnce } from '#web/lib/call-once.ts'
import { failureMessage, ignoreNotFound } from '#web/lib/failure.ts'
import { mayBeDone } from '#web/lib/lost-answer.ts'
import { createTurns } from '#web/lib/turns.ts'
import { useAction } from '#web/lib/use-action.ts'
import { showFailure, showSnackbar } from '#web/ui/snackbar.tsx'
import { type Moves, withMoves } from './moves.ts'
import { failureMessages, LONG_MS, successMessages, undoneDays } from './text.ts'

interface Move {
  day: CalendarDay
  /** The loaded events when the server had stored the move: whatever is loaded after that shows it. */
  outdated?: Event[]
}

const NO_MOVES: ReadonlyMap<number, Move> = new Map()
const moveKey = (id: number) => `move ${id}`

/**
 * Every way to change the events of the own calendar. `move` shows its own refusal; the others throw theirs, for the
 * form or dialog that makes the change. `events` are the loaded ones with each moved event on its new day, until it was
 * loaded anew, or back on its old day when the server refuses. `onStored` is called once a change is stored, before the
 * reload.
 */
export function useEventActions(loaded: Event[], onStored: () => void) {
  const { run, isBusy } = useAction<string>(showFailure)
  const { revalidate } = useRevalidator()
  /** Whether the last change that a form has made may be stored, though its answer was lost. */
  const isUncertain = useRef(false)
  /** The change that a form has sent and that is not answered yet; `isLeft` where the form was closed meanwhile. */
  const running = useRef<{ isLeft: boolean } | null>(null)
  const [moves, setMoves] = useState(NO_MOVES)
  const [inTurn] = useState(() => createTurns<number>())
  const latest = useRef(loaded)
  useEffect(() => {
    latest.current = loaded
  }, [loaded])
  // The router ends a reload some moments before its data is on the page; until then the event must not jump back.
  const pending: Moves = new Map(
    [...moves].flatMap(([id, { day, outdated }]) =>
      isBusy(moveKey(id)) || outdated === loaded ? [[id, day] as const] : [],
    ),
  )

  /** A form is closed: before its answer is there, or without a further attempt. */
  function leave() {
    if (running.current) running.current.isLeft = true
    if (isUncertain.current) void revalidate()
    isUncertain.current = false
  }

  /** Gives whether the form was closed meanwhile; another one may be open by now. */
  async function change(key: string, make: () => Promise<unknown>): Promise<{ isLeft: boolean }> {
    const attempt = { isLeft: false }
    await run(key, async () => {
      running.current = attempt
      try {
        await make()
      } catch (error) {
        isUncertain.current = mayBeDone(error)
        if (attempt.isLeft) {
          showFailure(error, failureMessages.save)
          leave()
        }
        throw error
      } finally {
        if (running.current === attempt) running.current = null
      }
      isUncertain.current = false
      onStored()
    })
    return attempt
  }

  async function move(event: Event, day: CalendarDay): Promise<void> {
    setMoves((before) => new Map(before).set(event.id, { day }))
    try {
      await run(moveKey(event.id), async () => {
        await inTurn(event.id, () => call('PUT /events/:id', { params: { id: event.id }, body: { event_date: day } }))
        onStored()
        setMoves((before) =>
          before.get(event.id)?.day === day ? new Map(before).set(event.id, { day, outdated: latest.current }) : before,
        )
      })
      showSnackbar(successMessages.update)
    } catch (error) {
      setMoves((before) => new Map([...before].filter(([id, to]) => id !== event.id || to.day !== day)))
      showFailure(error, failureMessages.move)
      if (mayBeDone(error)) void revalidate()
    }
  }

  /** Adds them, and returns their ids. */
  async function createMany(input: BulkEventsInput): Promise<{ ids: number[]; isLeft: boolean }> {
    const ids: number[] = []
    const { isLeft } = await change('create', async () => {
      const { data } = await callOnce('POST /events/bulk', { body: input })
      ids.push(...data.map(({ id }) => id))
    })
    return { ids, isLeft }
  }

  /** Takes marked days back, and shows how many. Another attempt is the same call, so an answer that was lost is given again. */
  async function undoMany(ids: number[]): Promise<void> {
    try {
      await run('undo', async () => {
        const { data } = await callOnce('POST /events/bulk/undo', { body: { ids } })
        onStored()
        const isWhole = data.ids.length === ids.length
        const text = undoneDays(data.ids.length, ids.length)
        showSnackbar(text, isWhole ? 'success' : 'warning', isWhole ? undefined : LONG_MS)
      })
    } catch (error) {
      const again = { label: 'Pokušaj ponovo', run: () => void undoMany(ids) }
      showSnackbar(failureMessage(error, failureMessages.undo), 'error', LONG_MS, again)
      if (mayBeDone(error)) void revalidate()
    }
  }

  return {
    events: withMoves(loaded, pending),
    actions: {
      move,
      create: (input: EventInput) => change('create', () => callOnce('POST /events', { body: input })),
      createMany,
      undoMany,
      update: (id: number, body: EventChange) =>
        change(`change ${id}`, () => call('PUT /events/:id', { params: { id }, body })),
      remove: async (id: number) => {
        await change(`change ${id}`, () => call('DELETE /events/:id', { params: { id } }).catch(ignoreNotFound))
      },
      leave,
    },
  }
}

export type EventActions = ReturnType<typeof useEventActions>['actions']

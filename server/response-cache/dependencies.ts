import { AsyncLocalStorage } from 'node:async_hooks'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Tag } from './tags.ts'

/** The data that an answer was made from. */
export interface Dependencies {
  tags: Set<Tag>
  /** The day, in Zagreb, on which the answer is valid; undefined for any day. */
  validOnDay: CalendarDay | undefined
  /** True if one of the answers that it uses may be outdated. */
  isStale: boolean
}

/** Notes which cached answers another answer uses: those of a page only become known while it is rendered. */
export function createDependencyContext() {
  const current = new AsyncLocalStorage<Dependencies>()

  return {
    /** Adds everything that `make` uses to `into`. */
    collect: <Made>(into: Dependencies, make: () => Made): Made => current.run(into, make),
    /** Called for each answer that is used. */
    add({ tags, validOnDay, isStale }: Dependencies): void {
      const outer = current.getStore()
      if (!outer) return
      for (const tag of tags) outer.tags.add(tag)
      outer.validOnDay ??= validOnDay
      outer.isStale ||= isStale
    },
  }
}

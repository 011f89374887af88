import { useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { isCallFailure } from '#web/call.ts'
import { isConflict } from './failure.ts'

interface ActionOptions {
  /** Reloads the page's data. */
  revalidate: () => Promise<void>
  /** Shows why a started change was refused. */
  onFailure: (error: unknown) => void
}

/**
 * Running changes by key. Independent of React, so that it can be tested.
 * @internal
 */
export function createActions<Key>() {
  // Contains a key once for each of its running changes.
  let busy: readonly Key[] = []
  const listeners = new Set<() => void>()

  function setBusy(next: readonly Key[]) {
    busy = next
    for (const listener of listeners) listener()
  }

  const release = (key: Key) => setBusy(busy.toSpliced(busy.indexOf(key), 1))

  /**
   * Runs a change and rethrows its error. The key stays busy until the page's data is reloaded, which happens after a
   * success and after a conflict with the server's state.
   */
  async function run(key: Key, change: () => Promise<void>, { revalidate }: Pick<ActionOptions, 'revalidate'>) {
    setBusy([...busy, key])
    try {
      await change()
    } catch (error) {
      if (isConflict(error)) void revalidate().finally(() => release(key))
      else release(key)
      throw error
    }
    void revalidate().finally(() => release(key))
  }

  /** Runs a change unless one with the same key is running, as after a double click; a failure goes to `onFailure`. */
  async function start(key: Key, change: () => Promise<void>, options: ActionOptions) {
    if (busy.includes(key)) return
    try {
      await run(key, change, options)
    } catch (error) {
      options.onFailure(error)
      // A programming error must not be hidden behind a user-facing message.
      if (!isCallFailure(error)) reportError(error)
    }
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return { run, start, subscribe, read: () => busy }
}

/** Runs the change of a key, such as a row's id; throws if it fails. */
export type RunAction<Key = number> = (key: Key, change: () => Promise<void>) => Promise<void>

/**
 * Changes that a page makes by calls, each with a key such as a row's id. After each, the page's loaders run again.
 * `docs/decisions/0020-one-way-to-change-things.md` says when to use this and when a router action.
 */
export function useAction<Key = number>(onFailure: ActionOptions['onFailure']) {
  const { revalidate } = useRevalidator()
  const [actions] = useState(() => createActions<Key>())
  const busy = useSyncExternalStore(actions.subscribe, actions.read, actions.read)
  const options = { revalidate, onFailure }
  return {
    isBusy: (key: Key) => busy.includes(key),
    /** For a button: one change per key at a time; a failure goes to `onFailure`. */
    start: (key: Key, change: () => Promise<void>) => void actions.start(key, change, options),
    /** For a dialog or form that shows the failure itself: throws it. Resolves after the change, before the reload. */
    run: (key: Key, change: () => Promise<void>) => actions.run(key, change, options),
  }
}

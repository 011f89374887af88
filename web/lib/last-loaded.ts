import { isTransient } from '#web/call.ts'

/**
 * For the loader of a page that is refreshed in the background: if a refresh fails temporarily, the open page stays. A
 * newly opened page must load, so the page calls `forget` when it is left.
 */
export function createLastLoaded<T>() {
  let last: { key: string; value: T } | null = null
  return {
    /** Returns the last value of the same key if `request` fails temporarily; otherwise rethrows. */
    async load(key: string, request: () => Promise<T>): Promise<T> {
      try {
        const value = await request()
        last = { key, value }
        return value
      } catch (error) {
        if (last?.key === key && isTransient(error)) return last.value
        throw error
      }
    },
    forget() {
      last = null
    },
  }
}

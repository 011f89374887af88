import { isTransient } from '#web/call.ts'

/**
 * For the loader of a page that is refreshed in the background. A refresh that fails for a while leaves what the open
 * page shows; a page that is opened must load, so that the page calls `forget` when it is left.
 */
export function createLastLoaded<T>() {
  let last: { key: string; value: T } | null = null
  return {
    /** Gives the last value of the same key when `request` fails for a while, and otherwise throws what it throws. */
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

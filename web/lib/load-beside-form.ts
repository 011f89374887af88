import { thrownMessage } from './load.ts'
import { loadOnWayBack } from './way-back.ts'

const pathOf = (url: string) => new URL(url).pathname

/**
 * For the `clientLoader` of a page with filters and `WayBack`: if the next answer cannot be loaded, `withoutAnswer`
 * turns the current data into a page that keeps its form and shows the failure.
 */
export const loadBesideForm = <T extends { failure: string | null }>(
  request: Request,
  load: () => Promise<T>,
  withoutAnswer: (shown: T, failure: string) => T,
): Promise<T> =>
  loadOnWayBack(
    request,
    async (open) => {
      try {
        return await load()
      } catch (error) {
        const message = thrownMessage(error)
        if (message === undefined || open === undefined || pathOf(open.url) !== pathOf(request.url)) throw error
        return withoutAnswer(open.data as T, message) // each path has one loader
      }
    },
    ({ failure }) => failure === null,
  )

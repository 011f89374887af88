import { redirect } from 'react-router'
import type { PageOf } from '#contract/page.ts'
import { createLastLoaded } from './last-loaded.ts'
import { loadProtected } from './protected-page.ts'

const last = createLastLoaded<unknown>()

/** The administration was left. */
export const forgetAdmin = last.forget

/**
 * The data of a page for admins alone, made from the query of its address. Loaded anew in the background, a page stays as it
 * is where that fails for a while.
 */
export const loadAdmin = <T>(request: Request, work: (query: URLSearchParams) => Promise<T>) =>
  loadProtected(request, async ({ id }) => ({
    userId: id,
    loaded: (await last.load(`${id} ${request.url}`, () => work(new URL(request.url).searchParams))) as T, // an address has one loader
  }))

/** The page itself, or the last one instead of a page past it, as after the last of its rows has left. */
export async function redirectPastLastPage<P extends PageOf<unknown>>(
  page: Promise<P>,
  hrefOf: (last: number) => string,
) {
  const found = await page
  if (found.data.length === 0 && found.total > 0) throw redirect(hrefOf(found.last_page))
  return found
}

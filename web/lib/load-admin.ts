import { redirect } from 'react-router'
import type { PageOf } from '#contract/page.ts'
import { createLastLoaded } from './last-loaded.ts'
import { loadProtected } from './protected-page.ts'

const last = createLastLoaded<unknown>()

/** Called when the administration is left. */
export const forgetAdmin = last.forget

/**
 * The data of an admin page, loaded by the query of its address. If a background reload fails temporarily, the page
 * stays as it is.
 */
export const loadAdmin = <T>(request: Request, work: (query: URLSearchParams) => Promise<T>) =>
  loadProtected(request, async ({ id }) => ({
    userId: id,
    loaded: (await last.load(`${id} ${request.url}`, () => work(new URL(request.url).searchParams))) as T, // an address has one loader
  }))

/** The requested page; redirects to the last one if it is past the end, for example after its last row was removed. */
export async function redirectPastLastPage<P extends PageOf<unknown>>(
  page: Promise<P>,
  hrefOf: (last: number) => string,
) {
  const found = await page
  if (found.data.length === 0 && found.total > 0) throw redirect(hrefOf(found.last_page))
  return found
}

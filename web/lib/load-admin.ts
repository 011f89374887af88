import { redirect } from 'react-router'
import type { PageOf } from '#contract/page.ts'
import { loadProtected } from './protected-page.ts'

/** The data of a page for admins alone, made from the query of its address. */
export const loadAdmin = <T>(request: Request, work: (query: URLSearchParams) => Promise<T>) =>
  loadProtected(request, async ({ id }) => ({
    userId: id,
    loaded: await work(new URL(request.url).searchParams),
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

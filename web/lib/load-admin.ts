import { redirect } from 'react-router'
import type { PageOf } from '#contract/page.ts'
import { loadProtected } from './protected-page.ts'
import { sessionReady } from './session.ts'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { ACCESS_DENIED } from '#web/features/admin-log/text.ts'

/** The data of a page for admins alone; whoever else is signed in is told so and sent home by the guard. */
export async function loadAdmin<T>(request: Request, work: (query: URLSearchParams) => Promise<T>) {
  const { user } = await sessionReady()
  if (user !== null && user.role !== 'admin') showSnackbar(ACCESS_DENIED, 'error')
  return loadProtected(request, async ({ id }) => ({
    userId: id,
    loaded: await work(new URL(request.url).searchParams),
  }))
}

/** The page itself, unless it lies past the last one, as after the last of its rows has left. */
export async function redirectPastLastPage<P extends PageOf<unknown>>(
  page: Promise<P>,
  hrefOf: (last: number) => string,
) {
  const found = await page
  if (found.data.length === 0 && found.total > 0) throw redirect(hrefOf(found.last_page))
  return found
}

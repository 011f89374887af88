import { useLocation, useNavigate } from 'react-router'
import { pages } from '#contract/paths.ts'
import { failureMessage } from '#web/lib/failure.ts'
import { logOut } from '#web/lib/session.ts'
import { showSnackbar } from '#web/ui/snackbar.tsx'

/** Signs out, shows a message and opens the home page; ends the session here even if the server cannot be reached. */
export function useLogOut() {
  const navigate = useNavigate()
  return async () => {
    const request = logOut()
    await navigate(pages.home)
    showSnackbar('Uspješno ste odjavljeni.', 'success')
    await request.catch((error: unknown) => showSnackbar(failureMessage(error), 'warning'))
  }
}

const accountForm = /^\/(login|register|(forgot|reset)-password)$/

/** The page to return to after a sign-in: the current one, or the one to which an account form returns; none for `/`. */
export function useSignInTarget(): string | undefined {
  const { pathname, search } = useLocation()
  const target = accountForm.test(pathname) ? new URLSearchParams(search).get('redirect') : pathname + search
  return target === '/' ? undefined : (target ?? undefined)
}

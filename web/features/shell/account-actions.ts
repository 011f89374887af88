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

/** The page to return to after a sign-in: the current one, unless it is the home page or an account form. */
export function useSignInTarget(): string | undefined {
  const { pathname, search } = useLocation()
  return pathname === '/' || pathname === '/login' || pathname === '/register' ? undefined : pathname + search
}

import { showSnackbar } from './snackbar.tsx'

/** Long enough to reach the button by keyboard. */
const SHOWN_MS = 8000

/** Browsers try a script that they could not fetch once more only on a page that is loaded anew. */
export const showNotLoaded = (text = 'Nije se učitalo. Provjerite internetsku vezu.') =>
  showSnackbar(text, 'warning', SHOWN_MS, { label: 'Osvježi', run: () => location.reload() })

/** Opens what a press asks for once its script is there. Where that cannot be fetched, the page stays and says so. */
export const openLoaded = (load: () => Promise<unknown>, open: () => void) =>
  void load().then(open, () => showNotLoaded())

import { showSnackbar } from './snackbar.tsx'

/** Long enough to reach the button by keyboard. */
const SHOWN_MS = 8000

/** Browsers retry a failed script only after the page is reloaded. */
export const showNotLoaded = (text = 'Nije se učitalo. Provjerite internetsku vezu.') =>
  showSnackbar(text, 'warning', SHOWN_MS, { label: 'Osvježi', run: () => location.reload() })

/** Opens something once its script is loaded. If loading fails, the page stays and a message says so. */
export const openLoaded = (load: () => Promise<unknown>, open: () => void) =>
  void load().then(open, () => showNotLoaded())

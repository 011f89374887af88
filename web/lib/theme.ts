import { THEME_KEY } from './first-paint.ts'
import { useBrowserValue } from './hydrated.ts'

export type Theme = 'light' | 'dark'

const barColors: Record<Theme, string> = { light: '#f8fafc', dark: '#0f172a' }
const listeners = new Set<() => void>()

const readTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

function applyTheme(theme: Theme) {
  if (theme === 'dark') document.documentElement.dataset.theme = 'dark'
  else delete document.documentElement.dataset.theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColors[theme])
  for (const listener of listeners) listener()
}

export function setTheme(theme: Theme) {
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage is forbidden: the choice lasts until the page is left.
  }
  applyTheme(theme)
}

/** Follows a choice made in another tab. */
export function watchTheme(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === THEME_KEY) applyTheme(event.newValue === 'dark' ? 'dark' : 'light')
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = () => useBrowserValue<Theme>(subscribe, readTheme, 'light')

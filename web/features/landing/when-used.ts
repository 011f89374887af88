import { lazyWhenUsed } from '#web/ui/lazy-when-used.tsx'

export const DateForm = lazyWhenUsed(() => import('./date-form.tsx').then((module) => module.DateForm))

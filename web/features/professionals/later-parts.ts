/** Parts that are loaded when they have something to show; the list's loader starts loading them. */
export const importActiveFilters = () => import('./active-filters.tsx')
export const importAnswerNotes = () => import('./answer-notes.tsx')

/** Parts that are fetched when they are needed; the loader begins with those that its list will show. */
export const importLoadSearch = () => import('./load-search.ts')
export const importActiveFilters = () => import('./active-filters.tsx')
export const importAnswerNotes = () => import('./answer-notes.tsx')

/** Parts that are fetched when there is something for them to show; the loader of the list begins with them. */
export const importActiveFilters = () => import('./active-filters.tsx')
export const importAnswerNotes = () => import('./answer-notes.tsx')

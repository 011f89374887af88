/** Fetched with the form: no list is loaded in the browser before somebody uses the page. */
export const importLoadSearch = () => import('./load-search.ts')

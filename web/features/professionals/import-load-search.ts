/** Loaded together with the form: the browser loads no list before the page is used. */
export const importLoadSearch = () => import('./load-search.ts')

import { lazyWhenUsed } from '#web/ui/lazy-when-used.tsx'
import { importLoadSearch } from './import-load-search.ts'

/** Parts of the search that the server renders; their script is loaded at the first sign of use. */
const importTools = () => import('./list-tools.tsx')
export const ListTools = lazyWhenUsed(() => importTools().then((module) => module.ListTools))
export const OrderReasons = lazyWhenUsed(() => importTools().then((module) => module.OrderReasons))
/** Together with the script that loads a list, which the next choice will need. */
export const FilterPanel = lazyWhenUsed(async () => {
  const [{ FilterPanel: Panel }] = await Promise.all([import('./filter-panel.tsx'), importLoadSearch()])
  return Panel
})

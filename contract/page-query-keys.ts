import { pages } from './paths.ts'
import { searchKeys } from './search-keys.ts'
import { furtherFiltersKey, isLanding } from './site-pages.ts'

/**
 * The query parameters on which a page's content depends; all others are ignored. Separate from the list of pages,
 * which every page loads, because the search filters are derived from all facts.
 */
export function pageQueryKeys(pathname: string): readonly string[] {
  if (pathname === pages.home) return [...searchKeys, 'page', furtherFiltersKey]
  if (pathname === pages.professionals) return [...searchKeys, 'page', furtherFiltersKey, 'compared']
  if (pathname === pages.map) return searchKeys
  if (pathname === pages.dates) return ['category_id', 'city']
  if (/^\/professionals\/[^/]+$/.test(pathname))
    return ['month', 'date', 'reviews_page', 'reviews_sort', 'reviews_rating', 'reviews_search']
  if (pathname === pages.compare) return ['ids', 'compared', 'date', 'guests', 'near', 'differences']
  if (isLanding(pathname)) return ['page']
  if (pathname === '/forgot-password') return ['redirect']
  if (pathname === '/login' || pathname === '/register') return ['redirect', 'role']
  return []
}

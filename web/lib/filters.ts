import { useNavigate, useNavigation } from 'react-router'

/**
 * The filters of a list as its address says them. While the next list is on its way its own are shown already, so that
 * a choice never springs back.
 */
export function useFilters<Filters extends { page: number }>(
  path: string,
  filters: Filters,
  read: (query: URLSearchParams) => Filters,
  hrefOf: (filters: Filters) => string,
) {
  const navigate = useNavigate()
  const pending = useNavigation().location
  const isSamePage = pending?.pathname === path
  const shown = isSamePage ? read(new URLSearchParams(pending.search)) : filters
  return {
    shown,
    isLoading: isSamePage,
    apply: (change: Partial<Filters>, options?: { replace: boolean }) =>
      void navigate(hrefOf({ ...shown, ...change, page: 1 }), { preventScrollReset: true, ...options }),
  }
}

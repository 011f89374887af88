import { useNavigate, useNavigation } from 'react-router'

/** The text if it is a key of the table, otherwise the default. */
export function oneOf<Key extends string, Usual>(
  labels: Record<Key, string>,
  text: string | null,
  usual: Usual,
): Key | Usual {
  return text !== null && Object.hasOwn(labels, text) ? (text as Key) : usual // a key, as checked above
}

/** The page number, starting at 1; anything invalid is the first page. */
export function readPage(query: URLSearchParams): number {
  const text = query.get('page')
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1
}

export const readSearch = (query: URLSearchParams) => (query.get('search') ?? '').trim().slice(0, 100)

/** Omits the default value, so that each list has a single address. */
export const omitDefault = <T>(value: T, usual: T) => (value === usual ? undefined : value)

/**
 * A list's filters, read from its address. While the next list is loading, these are already its filters, so that a
 * control never jumps back.
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

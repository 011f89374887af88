import { useNavigate, useNavigation } from 'react-router'

/** The key of the table that the text is, or the usual value. */
export function oneOf<Key extends string, Usual>(
  labels: Record<Key, string>,
  text: string | null,
  usual: Usual,
): Key | Usual {
  return text !== null && Object.hasOwn(labels, text) ? (text as Key) : usual // a key, as just checked
}

/** The page number, from 1; anything that makes no sense is the first page. */
export function readPage(query: URLSearchParams): number {
  const text = query.get('page')
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1
}

export const readSearch = (query: URLSearchParams) => (query.get('search') ?? '').trim().slice(0, 100)

/** Nothing for the usual value, so that a list has one address only. */
export const omitDefault = <T>(value: T, usual: T) => (value === usual ? undefined : value)

/**
 * A list's filters, read from its address. While the next list loads its filters are shown already, so that a choice
 * never jumps back.
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

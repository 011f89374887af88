import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { PageOf } from '#contract/page.ts'
import { cx } from './class-names.ts'
import { EmptyDrawing } from './line-drawings.tsx'
import { MessageState } from './message-state.tsx'
import { Pagination } from './pagination.tsx'

const COUNT_ID = 'popis'

/** The number of rows, the rows of this page and the pagination; `empty` if there are no rows. */
export function PagedList({
  page,
  count,
  isLoading,
  empty,
  hrefOf,
  children,
}: {
  page: PageOf<unknown>
  count: string
  /** While the next page is loading. */
  isLoading: boolean
  empty: ReactNode
  hrefOf: (page: number) => string
  children: ReactNode
}) {
  const list = useRef<HTMLDivElement>(null)
  useFocusAfterReload(page, list)
  return (
    <>
      <p id={COUNT_ID} tabIndex={-1} role="status" className="mt-5 mb-3 text-sm text-muted tabular-nums outline-none">
        {count}
      </p>
      <div
        ref={list}
        aria-busy={isLoading}
        className={cx('transition-opacity duration-150', isLoading && 'opacity-60')}
      >
        {page.data.length === 0 ? empty : children}
      </div>
      <div className="mt-10">
        <Pagination label="Stranice popisa" current={page.current_page} last={page.last_page} hrefOf={hrefOf} />
      </div>
    </>
  )
}

/**
 * A reload may remove a row with its focused button. Then the heading of the row in its place takes the focus, or the
 * number of rows if there is none.
 */
function useFocusAfterReload(page: PageOf<unknown>, list: RefObject<HTMLDivElement | null>) {
  const { key } = useLocation()
  const before = useRef({ page, key })
  const place = useRef(-1)
  useEffect(() => {
    const rows = () => [...(list.current?.querySelectorAll(':scope > ul > li') ?? [])]
    const notePlace = ({ target }: FocusEvent) => {
      const row = rows().findIndex((one) => one.contains(target as Node)) // the focused element is in the document
      if (row >= 0) place.current = row
    }
    addEventListener('focusin', notePlace)
    const isReload = before.current.page !== page && before.current.key === key
    before.current = { page, key }
    if (isReload && document.activeElement === document.body) {
      const row = rows()[Math.min(place.current, page.data.length - 1)]
      const heading = row?.querySelector<HTMLElement>('h2, h3')
      if (heading) heading.tabIndex = -1
      const next = heading ?? document.getElementById(COUNT_ID)
      next?.focus({ preventScroll: true })
    }
    return () => removeEventListener('focusin', notePlace)
  }, [page, key, list])
}

export const EmptyList = (props: { title: string; children?: ReactNode; action?: ReactNode }) => (
  <MessageState drawing={<EmptyDrawing />} {...props} />
)

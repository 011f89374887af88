import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { PageOf } from '#contract/page.ts'
import { cx } from './class-names.ts'
import { EmptyDrawing } from './line-drawings.tsx'
import { MessageState } from './message-state.tsx'
import { Pagination } from './pagination.tsx'

const COUNT_ID = 'popis'

/** The number of rows, the rows of this page, and the links to the other pages; `empty` where there are no rows. */
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
  /** While the next list is on its way. */
  isLoading: boolean
  empty: ReactNode
  hrefOf: (page: number) => string
  children: ReactNode
}) {
  useFocusAfterReload(page)
  return (
    <>
      <p id={COUNT_ID} tabIndex={-1} role="status" className="mt-5 mb-3 text-sm text-muted tabular-nums outline-none">
        {count}
      </p>
      <div aria-busy={isLoading} className={cx('transition-opacity duration-150', isLoading && 'opacity-60')}>
        {page.data.length === 0 ? empty : children}
      </div>
      <div className="mt-10">
        <Pagination label="Stranice popisa" current={page.current_page} last={page.last_page} hrefOf={hrefOf} />
      </div>
    </>
  )
}

/** A row that leaves the list at a reload may take the focused button along; then the focus goes above the list. */
function useFocusAfterReload(page: PageOf<unknown>) {
  const { key } = useLocation()
  const before = useRef({ page, key })
  useEffect(() => {
    const isReload = before.current.page !== page && before.current.key === key
    before.current = { page, key }
    if (isReload && document.activeElement === document.body)
      document.getElementById(COUNT_ID)?.focus({ preventScroll: true })
  }, [page, key])
}

export const EmptyList = ({ title, children }: { title: string; children?: ReactNode }) => (
  <MessageState drawing={<EmptyDrawing />} title={title}>
    {children}
  </MessageState>
)

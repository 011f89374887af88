import type { ReactNode } from 'react'
import type { PageOf } from '#contract/page.ts'
import { cx } from './class-names.ts'
import { EmptyDrawing } from './line-drawings.tsx'
import { MessageState } from './message-state.tsx'
import { Pagination } from './pagination.tsx'
import { LIST_ID } from '#web/features/admin-log/text.ts'

/** How many there are, the rows, and the way to the other pages; or that there are none. */
export function AdminList({
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
  return (
    <>
      <p id={LIST_ID} tabIndex={-1} role="status" className="mt-5 mb-3 text-sm text-muted tabular-nums outline-none">
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

export const EmptyList = ({ title, children }: { title: string; children?: ReactNode }) => (
  <MessageState drawing={<EmptyDrawing />} title={title}>
    {children}
  </MessageState>
)

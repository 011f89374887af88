import type { ReactNode } from 'react'
import { useRootMark } from '#web/lib/root-mark.ts'
import { cx } from '#web/ui/class-names.ts'
import { LoadingRegion } from '#web/ui/loading-region.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export const MESSAGES_TITLE = 'Poruke'

/**
 * On a desktop the list is beside the conversation, both as high as the window; on a phone only one of them is shown.
 * On a phone an open conversation covers the whole screen, which leaves room for the keyboard. A panel beside the
 * conversation replaces the list.
 */
export function MessagesLayout({ isOpen, list, children }: { isOpen: boolean; list: ReactNode; children: ReactNode }) {
  useRootMark('data-whole-window')
  useRootMark('data-conversation', isOpen)
  return (
    <div className="lg:container-page lg:grid lg:h-[calc(100dvh-4.0625rem)] lg:grid-cols-[22.5rem_minmax(0,1fr)] lg:gap-6 lg:py-6 lg:in-data-panel:grid-cols-[minmax(0,1fr)]">
      <section
        aria-labelledby="razgovori"
        className={cx(
          'max-lg:container-page max-lg:pt-6 max-lg:pb-10 lg:flex lg:min-h-0 lg:flex-col lg:rounded-card lg:border lg:border-line lg:bg-surface lg:in-data-panel:hidden',
          isOpen && 'max-lg:hidden',
        )}
      >
        {list}
      </section>
      <div
        className={cx(
          'min-h-0 min-w-0 bg-surface lg:overflow-hidden lg:rounded-card lg:border lg:border-line',
          isOpen ? 'max-lg:fixed max-lg:inset-x-0 max-lg:top-0 max-lg:z-40 max-lg:h-dvh' : 'max-lg:hidden',
        )}
      >
        {children}
      </div>
    </div>
  )
}

/** The list's heading: an `h1` unless an open conversation has it. */
export function ListHeading({ isOpen, children }: { isOpen: boolean; children?: ReactNode }) {
  const Heading = isOpen ? 'h2' : 'h1'
  return (
    <div className="lg:border-b lg:border-line lg:px-5 lg:pt-5 lg:pb-4">
      <Heading id="razgovori" className="font-display text-2xl">
        {MESSAGES_TITLE}
      </Heading>
      {children}
    </div>
  )
}

/** The part of the list that scrolls on a desktop; visually hidden texts stay within it. */
export const listBodyClass =
  'lg:relative max-lg:-mx-[min(0.75rem,3vw)] max-lg:mt-4 lg:min-h-0 lg:flex-1 lg:overflow-y-auto lg:p-2'

const RowSkeleton = () => (
  <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 px-3 py-3">
    <Skeleton className="size-11 rounded-full!" />
    <div>
      <Skeleton className="mt-1 h-5 w-3/5" />
      <Skeleton className="mt-2 h-4 w-2/5" />
      <Skeleton className="mt-2.5 h-6 w-24" />
    </div>
  </div>
)

const ListSkeleton = () => (
  <LoadingRegion label="Učitavanje razgovora" className={cx(listBodyClass, 'space-y-1')}>
    {Array.from({ length: 7 }, (_, index) => (
      <RowSkeleton key={index} />
    ))}
  </LoadingRegion>
)

/** The widths of the bubbles in a loading conversation; the user's own are on the right. */
const bubbles = ['w-3/5', 'ml-auto w-2/5', 'w-1/2', 'ml-auto w-3/5'] as const

export const ConversationSkeleton = () => (
  <LoadingRegion label="Učitavanje poruka" className="flex h-full flex-col">
    <div className="flex h-18 shrink-0 items-center gap-3 border-b border-line px-4">
      <Skeleton className="size-11 rounded-full!" />
      <div className="flex-1">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="mt-2 h-4 w-28" />
      </div>
    </div>
    <div className="flex flex-1 flex-col justify-end gap-4 overflow-hidden p-4">
      {bubbles.map((width, index) => (
        <Skeleton key={index} className={cx('h-16 rounded-card!', width)} />
      ))}
    </div>
    <div className="shrink-0 border-t border-line p-3">
      <Skeleton className="h-12 w-full" />
    </div>
  </LoadingRegion>
)

/** The whole page while it loads. */
export const MessagesSkeleton = ({ isOpen }: { isOpen: boolean }) => (
  <MessagesLayout
    isOpen={isOpen}
    list={
      <>
        <ListHeading isOpen={isOpen}>
          {/* Only professionals have a search. The stored role is known before the session is. */}
          <div className="mt-4 hidden in-data-[role=professional]:block">
            <Skeleton className="h-12 w-full md:h-11" />
          </div>
        </ListHeading>
        <ListSkeleton />
      </>
    }
  >
    {isOpen ? <ConversationSkeleton /> : null}
  </MessagesLayout>
)

import { mdiCloudOffOutline } from '@mdi/js'
import type { ReactNode } from 'react'
import { formatMoment } from '#web/lib/format.ts'
import { Button } from './button.tsx'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'

/** Says that the content is cached, and since when. */
export function OfflineNotice({
  cachedAt,
  onRetry,
  className,
  children,
}: {
  cachedAt: string
  onRetry: () => void
  className?: string
  children: ReactNode
}) {
  return (
    <div
      role="status"
      className={cx(
        'flex flex-wrap items-center gap-x-3 rounded-control bg-tint py-2 pr-2 pl-4 text-sm text-muted',
        className,
      )}
    >
      <Icon path={mdiCloudOffOutline} className="size-5" />
      <p className="min-w-60 flex-1 py-1.5">
        {children} Zadnje stanje: <time dateTime={cachedAt}>{formatMoment(cachedAt)}</time>.
      </p>
      {/* If it wraps, it is aligned with the text. */}
      <Button variant="plain" className="ml-5 px-3!" onClick={onRetry}>
        Pokušaj ponovo
      </Button>
    </div>
  )
}

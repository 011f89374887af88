import { useState } from 'react'
import { useLocation } from 'react-router'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'

/** Over a page that the worker has shown as it was; whatever is opened from there comes from the server. */
export function CachedPageNotice({ cachedAt }: { cachedAt: string }) {
  const { key } = useLocation()
  const [shown] = useState(key)
  if (key !== shown) return null
  return (
    <div className="container-page pt-4">
      <OfflineNotice cachedAt={cachedAt} onRetry={() => location.reload()}>
        Nema internetske veze. Stranica je prikazana kakva je zadnji put bila.
      </OfflineNotice>
    </div>
  )
}

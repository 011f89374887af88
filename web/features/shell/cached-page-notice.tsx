import { useState } from 'react'
import { useLocation } from 'react-router'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'

/** Above a page that the service worker served from its cache; gone after the next navigation. */
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

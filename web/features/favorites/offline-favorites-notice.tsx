import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'

/** Shown above cached favourites while the server cannot be reached; they are loaded again once there is a network. */
export function OfflineFavoritesNotice({ cachedAt }: { cachedAt: string }) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const onOnline = () => void revalidate()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [revalidate])
  return (
    <OfflineNotice cachedAt={cachedAt} onRetry={() => void revalidate()} className="mb-7">
      Nema internetske veze. Prikazani su zadnji poznati podaci.
    </OfflineNotice>
  )
}

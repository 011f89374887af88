import { useCallback, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { askForFavorites, type LoadedFavorites } from './favorites.ts'

/**
 * Shown above cached favourites while the server cannot be reached. They are loaded again once there is a network, and
 * now and then: a line that was silent, and a server that was away, say nothing when they are back.
 */
export function OfflineFavoritesNotice({ loaded, cachedAt }: { loaded: LoadedFavorites; cachedAt: string }) {
  const { revalidate } = useRevalidator()
  const ask = useCallback(() => {
    askForFavorites()
    void revalidate()
  }, [revalidate])
  useEffect(() => {
    const timer = setTimeout(() => navigator.onLine && ask(), loaded.pauseMs)
    addEventListener('online', ask)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', ask)
    }
  }, [ask, loaded])
  return (
    <OfflineNotice cachedAt={cachedAt} onRetry={ask} className="mb-7">
      Nema internetske veze. Prikazani su zadnji poznati podaci.
    </OfflineNotice>
  )
}

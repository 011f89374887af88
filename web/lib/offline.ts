import { siteFiles } from '#contract/paths.ts'
import { readCacheOwner } from './cache-owner.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Sent to the service worker: a page that was opened before the worker existed, and the files that the page has
 * fetched.
 */
export type PrecacheRequest = { page?: string; files: string[] }

/** Makes the site readable offline. Not in development, where a worker's cache would hide every edit. */
export function enableOfflineSupport() {
  if (import.meta.hot === undefined && 'serviceWorker' in navigator) whenIdle(() => void startServiceWorker())
}

async function startServiceWorker(): Promise<void> {
  // Reading clears cached favourites that belong to another session or are too old.
  readCacheOwner()
  const { serviceWorker } = navigator
  const isFirst = serviceWorker.controller === null
  // If storage is forbidden or the connection broke, the site works without a worker.
  const registration = await serviceWorker.register(siteFiles.serviceWorker).catch(() => null)
  if (!registration || !isFirst) return
  const { active } = await serviceWorker.ready
  const precache = (request: PrecacheRequest) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is sent to, not a window
    active?.postMessage(request)
  precache({ page: location.href, files: [] })
  // Files requested before the worker was active may arrive later.
  new PerformanceObserver((list) => precache({ files: list.getEntries().map(({ name }) => name) })).observe({
    type: 'resource',
    buffered: true,
  })
}

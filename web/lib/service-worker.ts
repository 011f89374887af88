import { siteFiles } from '#contract/paths.ts'
import { readCacheOwner } from './cache-owner.ts'

/** What the worker is told of a page that was opened before it was there. */
export type PrecacheRequest = { page?: string; files: string[] }

/** Keeps the site readable without a network from now on, this very page included. */
export async function startServiceWorker(): Promise<void> {
  // Looks whose they are, and forgets what has grown too old.
  readCacheOwner()
  const { serviceWorker } = navigator
  const isFirst = serviceWorker.controller === null
  // Where it cannot be had, because storage is forbidden or the connection broke, the site is as good as without.
  const registration = await serviceWorker.register(siteFiles.serviceWorker).catch(() => null)
  if (!registration || !isFirst) return
  const { active } = await serviceWorker.ready
  const tell = (used: PrecacheRequest) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is sent to, not a window
    active?.postMessage(used)
  tell({ page: location.href, files: [] })
  // What was asked for before the worker came may arrive after it.
  new PerformanceObserver((list) => tell({ files: list.getEntries().map(({ name }) => name) })).observe({
    type: 'resource',
    buffered: true,
  })
}

import { siteFiles } from '../../contract/paths.ts'
import { findKeptOwner } from './kept-favorites.ts'

/** What the worker is told that was opened and fetched before it was there. */
export type UsedBefore = { page: string; files: string[] }

/** Keeps the site readable without a network from now on, this very page included. */
export async function startServiceWorker(): Promise<void> {
  // Looks whose they are, and forgets what has grown too old.
  findKeptOwner()
  const { serviceWorker } = navigator
  const isFirst = serviceWorker.controller === null
  // Where it cannot be had, because storage is forbidden or the connection broke, the site is as good as without.
  const registration = await serviceWorker.register(siteFiles.serviceWorker).catch(() => null)
  if (!registration || !isFirst) return
  const { active } = await serviceWorker.ready
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ page: location.href, files } satisfies UsedBefore)
}

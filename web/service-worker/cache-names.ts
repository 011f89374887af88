/** The only cache that outlives a build, since a picture never changes at its address. */
const pictures = 'pictures'

/** The maximum number of entries in each cache; the oldest is removed first. */
const limits = { pages: 30, assets: 300, pictures: 150 }

type LimitedCache = keyof typeof limits

export const cacheNamesFor = (build: string) => ({
  shell: `shell ${build}`,
  pages: `pages ${build}`,
  assets: `assets ${build}`,
  pictures,
})

export type CacheNames = ReturnType<typeof cacheNamesFor>

/**
 * Ignores `Vary`: it only names the encoding, and the worker sees decoded answers. A storage that cannot be read, such
 * as one that is damaged, counts as empty: otherwise no page would get its files from the network either.
 */
export async function findCached(
  stores: CacheNames,
  name: keyof CacheNames,
  url: string,
): Promise<Response | undefined> {
  try {
    return await (await caches.open(stores[name])).match(url, { ignoreVary: true })
  } catch {
    return undefined
  }
}

/** A full storage is not an error: pictures are deleted to make room, and the answer was delivered anyway. */
export async function putInCache(stores: CacheNames, name: LimitedCache, url: string, answer: Response): Promise<void> {
  try {
    const store = await caches.open(stores[name])
    await store.put(url, answer)
    const entries = await store.keys()
    await Promise.all(
      entries.slice(0, Math.max(0, entries.length - limits[name])).map((oldest) => store.delete(oldest)),
    )
  } catch {
    // A damaged storage refuses the deletion as well.
    await caches.delete(stores.pictures).catch(() => false)
  }
}

/** Deletes the caches of other builds: none of their pages is open any more when a new worker takes over. */
export async function deleteOldCaches(stores: CacheNames): Promise<void> {
  const ours: readonly string[] = Object.values(stores)
  const others = (await caches.keys()).filter((name) => !ours.includes(name))
  await Promise.all(others.map((name) => caches.delete(name)))
}

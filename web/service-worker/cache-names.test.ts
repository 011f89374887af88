import { afterEach, expect, test, vi } from 'vitest'
import { cacheNamesFor, findCached, putInCache } from './cache-names.ts'

const names = cacheNamesFor('build')
const broken = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'))

afterEach(() => vi.unstubAllGlobals())

test('a storage that cannot be read is one without the file', async () => {
  vi.stubGlobal('caches', { open: broken })
  await expect(findCached(names, 'assets', '/assets/a.js')).resolves.toBeUndefined()
  vi.stubGlobal('caches', { open: () => Promise.resolve({ match: broken }) })
  await expect(findCached(names, 'assets', '/assets/a.js')).resolves.toBeUndefined()
})

test('a storage that takes nothing, not even a deletion, is no failure', async () => {
  vi.stubGlobal('caches', { open: broken, delete: broken })
  await expect(putInCache(names, 'assets', '/assets/a.js', new Response('a'))).resolves.toBeUndefined()
})

import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#contract/auth.ts'
import type { Favorite } from '#contract/favorites.ts'
import { updateCachedFavorites, readCachedFavorites, cacheFavorites } from './offline-favorites.ts'
import { readCacheOwner, clearCachedFavorites } from './cache-owner.ts'

const ana: User = { id: 7, name: 'Ana', email: 'ana@primjer.test', phone: null, role: 'couple' }
const token = 'a'.repeat(43)
const another = 'b'.repeat(43)

const favorite = (id: number): Favorite => ({
  id,
  professional_id: id * 10,
  created_at: '2026-11-21T12:00:00.000Z',
  note: null,
  professional: null,
})

const stored = new Map<string, string>()
const idsOf = (userId: number) => readCachedFavorites(userId)?.favorites.map(({ id }) => id) ?? null
const storedKeys = () => [...stored.keys()].filter((key) => !key.startsWith('auth_'))

beforeEach(() => {
  stored.clear()
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > 5_000) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key: string) => stored.delete(key),
  })
  stored.set('auth_token', token)
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

describe('kept favourites', () => {
  test('are given back to the session that asked for them, with the moment', () => {
    cacheFavorites(token, ana, [favorite(1), favorite(2)])
    vi.setSystemTime(new Date('2026-12-01T12:00:00Z'))
    expect(readCacheOwner()?.user).toEqual(ana)
    expect(readCachedFavorites(7)).toEqual({
      favorites: [favorite(1), favorite(2)],
      cachedAt: '2026-11-21T12:00:00.000Z',
    })
  })

  test('are not given to anybody else', () => {
    cacheFavorites(token, ana, [favorite(1)])
    expect(idsOf(8)).toBeNull()
  })

  test.each([
    ['in another session', () => stored.set('auth_token', another)],
    ['when nobody is signed in', () => stored.delete('auth_token')],
    ['after thirty days', () => vi.setSystemTime(new Date('2026-12-21T12:00:01Z'))],
    ['from a clock that was wrong', () => vi.setSystemTime(new Date('2026-10-01T12:00:00Z'))],
    ['when what stands there cannot be read', () => stored.set('cached_owner', '{')],
  ])('are not given back %s, and nothing is left of them', (_when, change) => {
    cacheFavorites(token, ana, [favorite(1)])
    change()
    expect(readCacheOwner()).toBeNull()
    expect(idsOf(7)).toBeNull()
    expect(storedKeys()).toEqual([])
  })

  test('are not cached when they come after the session in which they were asked for', () => {
    stored.set('auth_token', another)
    cacheFavorites(token, ana, [favorite(1)])
    stored.delete('auth_token')
    cacheFavorites(null, ana, [favorite(1)])
    expect(storedKeys()).toEqual([])
  })

  test('never hold the token', () => {
    cacheFavorites(token, ana, [favorite(1)])
    expect(storedKeys().filter((key) => stored.get(key)?.includes(token))).toEqual([])
  })

  test('follow a change, for their owner alone', () => {
    cacheFavorites(token, ana, [favorite(1)])
    updateCachedFavorites(7, (cached) => [favorite(2), ...cached])
    updateCachedFavorites(8, () => [])
    expect(idsOf(7)).toEqual([2, 1])
  })

  test('are forgotten where there is no room for them: old ones are worse than none', () => {
    cacheFavorites(token, ana, [favorite(1)])
    cacheFavorites(
      token,
      ana,
      Array.from({ length: 100 }, (_, index) => favorite(index)),
    )
    expect(storedKeys()).toEqual([])
  })

  test('leave nothing behind when they are forgotten', () => {
    cacheFavorites(token, ana, [favorite(1)])
    expect(storedKeys()).toHaveLength(2)
    clearCachedFavorites()
    expect(storedKeys()).toEqual([])
  })
})

import type { CachedResponse, RenderedResponse, ResponseCache } from './response-cache.ts'

type Part = Pick<RenderedResponse, 'tags'> & { key: string }

/** The values that the entries of parts stand for; each is held as long as its entry. */
const values = new WeakMap<CachedResponse, unknown>()

/**
 * A part that several answers share, cached and invalidated as an answer with these tags would be, and an answer made
 * from it is invalidated along with it. It must be what JSON can hold, and nobody may change it.
 */
export async function cachePart<Value>(
  responseCache: ResponseCache,
  { key, tags }: Part,
  load: () => Promise<Value>,
): Promise<Value> {
  const made: Value[] = []
  const response = await responseCache.getOrRender(
    key,
    async () => {
      const value = await load()
      made.push(value)
      return { body: JSON.stringify(value), contentType: 'application/json', tags }
    },
    { isPart: true },
  )
  if (values.has(response)) return values.get(response) as Value // as it was loaded under this key
  const value: unknown = made.length > 0 ? made.at(-1) : JSON.parse((await response.body.encode(null)).toString())
  values.set(response, value)
  response.source.addBytes(response.body.length)
  return value as Value // as it was loaded
}

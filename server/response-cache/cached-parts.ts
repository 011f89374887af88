import type { RenderedResponse, ResponseCache } from './response-cache.ts'

type Part = Pick<RenderedResponse, 'tags'> & { key: string }

/**
 * A part that several answers share, cached and invalidated as an answer with these tags would be, and an answer made
 * from it is invalidated along with it. It must be what JSON can hold, and nobody may change it. Its objects are kept
 * once it is asked for again: most are not, and are kept as text alone, which takes the half and is nothing to collect.
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
  const [loaded] = made
  if (loaded !== undefined) return loaded
  if (response.part === undefined) {
    response.part = JSON.parse((await response.body.encode(null)).toString())
    response.source.addBytes(response.body.length)
  }
  return response.part as Value // as it was loaded under this key
}

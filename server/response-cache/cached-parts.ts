import type { RenderedResponse } from './cached-response.ts'
import type { ResponseCache } from './response-cache.ts'

type Part = Pick<RenderedResponse, 'tags'> & { key: string }

/**
 * A part shared by several answers. It is cached and invalidated like an answer with these tags, and every answer made
 * from it is invalidated with it. The value must be representable as JSON and must not be changed. Its objects are only
 * kept once the part is requested again. Most parts never are; they are kept as text, which takes half the memory and
 * gives the garbage collector nothing to trace.
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
  return response.part as Value // as loaded under this key
}

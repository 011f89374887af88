import * as z from 'zod/mini'
import type { CachedResponse } from '#server/response-cache/cached-response.ts'
import { runInUse, startUse } from '#server/db/shares.ts'
import type { App } from './app-type.ts'

declare module 'fastify' {
  interface FastifyInstance {
    publicReads: PublicReads
  }
  interface FastifyRequest {
    /** The answer already being made, if it depends on nothing but the address. */
    begunAnswer: Promise<CachedResponse> | undefined
  }
}

/** A request for an address, with its parts validated. */
interface ReadInput<Params, Query> {
  url: string
  params: Params
  query: Query
  requestId: string
}

interface DeclaredRead<Params = unknown, Query = unknown> {
  /** The path, with its parameters as `:name`. */
  path: string
  /** The framework's route for the path, if that route serves other paths too. */
  route?: string
  params?: z.ZodMiniType<Params> | undefined
  query?: z.ZodMiniType<Query> | undefined
  getAnswer(input: ReadInput<Params, Query>): Promise<CachedResponse>
}

/** One read of an address. It starts when `begin` is called. */
export interface PublicRead {
  route: string
  /**
   * Uses the public reads' share of the database connections, for `network`; without one, for the request of which it is
   * a part.
   */
  begin: (requestId: string, network?: () => string) => Promise<CachedResponse>
}

export interface PublicReads {
  add: <Params, Query>(read: DeclaredRead<Params, Query>) => void
  /** Undefined for an address that is not plain or whose parts are invalid; the framework answers those. */
  find: (url: string) => PublicRead | undefined
}

/** For a path whose parameters need no decoding and are no longer than the router accepts. */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[\\w-]{1,100})')}$`)

function decode(text: string): string | undefined {
  if (!/[%+]/.test(text)) return text
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

/** Parses the query as the framework does; undefined if a name repeats. */
function readQuery(text: string): Record<string, string> | undefined {
  const query = Object.create(null) as Record<string, string> // without a prototype, so that no name is predefined
  if (text === '') return query
  for (const part of text.split('&')) {
    const [, name, raw = ''] = /^(\w+)=([^#=]*)$/.exec(part) ?? []
    const value = decode(raw)
    if (name === undefined || name in query || value === undefined) return undefined
    query[name] = value
  }
  return query
}

/** The value that the handler gets; undefined if the schema refuses it. */
function validate(schema: z.ZodMiniType | undefined, given: unknown): { value: unknown } | undefined {
  if (schema === undefined) return { value: given }
  const { success, data } = z.safeParse(schema, given)
  return success ? { value: data } : undefined
}

/** Finds, by address and without the framework, the calls whose answers are cached and the same for everyone. */
function createPublicReads(): PublicReads {
  const fixed = new Map<string, DeclaredRead>()
  const patterns: { pattern: RegExp; read: DeclaredRead }[] = []

  function match(path: string): { read: DeclaredRead; params: unknown } | undefined {
    const read = fixed.get(path)
    if (read) return { read, params: undefined }
    for (const candidate of patterns) {
      const found = candidate.pattern.exec(path)
      if (found) return { read: candidate.read, params: found.groups }
    }
    return undefined
  }

  return {
    add(read) {
      if (read.path.includes(':')) patterns.push({ pattern: patternOf(read.path), read })
      else fixed.set(read.path, read)
    },
    find(url) {
      const end = url.indexOf('?')
      const matched = match(end === -1 ? url : url.slice(0, end))
      if (!matched) return undefined
      const { read } = matched
      const given = readQuery(end === -1 ? '' : url.slice(end + 1))
      const params = validate(read.params, matched.params)
      const query = given && validate(read.query, given)
      if (!params || !query) return undefined
      const input = { url, params: params.value, query: query.value }
      return {
        route: read.route ?? read.path,
        begin: (requestId, network) =>
          runInUse(startUse('public', network), () => read.getAnswer({ ...input, requestId })),
      }
    },
  }
}

export function registerPublicReads(app: App): void {
  app.decorate('publicReads', createPublicReads())
  app.decorateRequest('begunAnswer', undefined)
}

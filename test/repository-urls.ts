import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { FastifyInstance } from 'fastify'
import siteMap from '#web/routes.ts'
import { read } from './repository-files.ts'

/** The patterns of every route that Fastify registers while `build` runs, except a catch-all that answers 404. */
export async function serverRoutesOf(build: () => Promise<void>): Promise<string[]> {
  const routes = new Set<string>()
  const onInstance = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ url }) => {
      if (!/^(\/|\/api\/.*)?\*$/.test(url)) routes.add(url)
    })
  }
  subscribe('fastify.initialization', onInstance)
  await build().finally(() => unsubscribe('fastify.initialization', onInstance))
  return [...routes]
}

/** The paths of every page in the site map, except the catch-all. */
export function pageRoutes(): string[] {
  const below = (entries: RouteConfigEntry[], parent: string): string[] =>
    entries.flatMap(({ path, index, children = [] }) => {
      const own = path === undefined ? parent : `${parent.replace(/\/$/, '')}/${path}`
      const leads = index === true || (path !== undefined && path !== '*')
      return [...(leads ? [own] : []), ...below(children, own)]
    })
  return below(siteMap, '/')
}

/** Whether one of the patterns matches this path: `:name` is part of a segment, `*` the rest. */
export function isRouted(path: string, patterns: string[]): boolean {
  const { pathname } = new URL(path, 'http://localhost')
  return patterns.some((pattern) => toExpression(pattern).test(pathname))
}

function toExpression(pattern: string): RegExp {
  const source = pattern
    .replace(/:\w+\(([^)]*)\)/g, ':x')
    .split(/(:\w+\??|\*)/)
    .map((part) => (part.startsWith(':') ? '[^/]+?' : part === '*' ? '.+' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')))
  return new RegExp(`^${source.join('')}$`)
}

type Built = string | ((...values: never[]) => string)

/** Every URL in a table of contract/paths.ts, with its functions called with a plain value. */
export const urlsOf = (table: Record<string, Built>): [name: string, url: string][] =>
  Object.entries(table).map(([name, built]) => [
    name,
    typeof built === 'string' ? built : (built as (id: number) => string)(7),
  ])

const link =
  /(?:\b(?:href|to|action)=\{?|\b(?:href|to|pathname): |\b(?:navigate|redirect|replace|href)\()(['"`])(\/[^'"`$]*)\1/

/** Every literal path of this site in the sources, with its location. */
export function linksIn(files: string[]): { place: string; path: string }[] {
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(new RegExp(link, 'g'))].map((match) => ({
          place: `${file}:${index + 1}`,
          path: match[2] ?? '',
        })),
      ),
  )
}

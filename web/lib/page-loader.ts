import {
  createStaticHandler,
  type EntryContext,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { ApiTransport } from '#contract/page-environment.ts'
import { unicodeEscape } from './document-scripts.ts'

/** For the router's component, without the data stream. */
export type ShownContext = Omit<EntryContext, 'serverHandoffStream'>

const routesBelow = (routes: ServerBuild['routes'], parent?: string): RouteObject[] =>
  Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return []
    const { id, path, index, caseSensitive, module } = route
    const common = { id, path, handle: module.handle, loader: module.loader }
    return index ? { ...common, index } : { ...common, caseSensitive, children: routesBelow(routes, id) }
  })

/** Nothing in the value can end the script. */
const jsonForScript = (value: unknown) => JSON.stringify(value).replaceAll(/[&<>\u2028\u2029]/g, unicodeEscape)

/**
 * Loads a page's data like the router's own handler, for pages whose loaders have all answered. Null for anything else:
 * a redirect, a missing page, a failure, or a request for the router's data.
 */
export function createPageLoader(build: ServerBuild) {
  const { basename, assets: manifest, future, ssr, routeDiscovery, routes } = build
  const isSpaMode = false
  const { query } = createStaticHandler(routesBelow(routes), { ...(basename !== undefined && { basename }) })
  const fixed = {
    manifest,
    future,
    ssr,
    isSpaMode,
    routeDiscovery,
    branches: [],
    routeModules: Object.fromEntries(
      Object.values(routes).flatMap((route) => (route ? [[route.id, route.module]] : [])),
    ),
    serverHandoffString: jsonForScript({ basename, future, routeDiscovery, ssr, isSpaMode }),
  }
  return async (request: Request, requestContext: RouterContextProvider): Promise<ShownContext | null> => {
    if (request.url.includes('.data')) return null
    const found = await query(request, { requestContext })
    if (found instanceof Response || found.errors !== null || found.statusCode !== 200) return null
    return { ...fixed, staticHandlerContext: found, renderMeta: {} }
  }
}

/** Deduplicates a page's reads, even if the router has to start again. */
export function askedOnce(transport: ApiTransport): ApiTransport {
  const reads = new Map<string, ReturnType<ApiTransport>>()
  return (request) => {
    if (request.method !== 'GET') return transport(request)
    const read = reads.get(request.path) ?? transport(request)
    reads.set(request.path, read)
    return read
  }
}

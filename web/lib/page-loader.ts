import {
  createStaticHandler,
  type EntryContext,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { ApiTransport } from '#contract/page-environment.ts'
import { unicodeEscape } from './document-scripts.ts'

/** For the router's component, without the stream of its data. */
export type ShownContext = Omit<EntryContext, 'serverHandoffStream'>

const routesBelow = (routes: ServerBuild['routes'], parent?: string): RouteObject[] =>
  Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return []
    const { id, path, index, caseSensitive, module } = route
    const common = { id, path, handle: module.handle, loader: module.loader }
    return index ? { ...common, index } : { ...common, caseSensitive, children: routesBelow(routes, id) }
  })

/** In a script, which nothing in it may end. */
const jsonForScript = (value: unknown) => JSON.stringify(value).replaceAll(/[&<>\u2028\u2029]/g, unicodeEscape)

/**
 * Loads the data of a page as the router's own handler does, for pages whose loaders have all answered; null for every
 * other: one that leads elsewhere, that does not exist, that has failed, or is the router's data instead of a page.
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

/** A page reads nothing twice, also where the router has to begin anew. */
export function askedOnce(transport: ApiTransport): ApiTransport {
  const reads = new Map<string, ReturnType<ApiTransport>>()
  return (request) => {
    if (request.method !== 'GET') return transport(request)
    const read = reads.get(request.path) ?? transport(request)
    reads.set(request.path, read)
    return read
  }
}

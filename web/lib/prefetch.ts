import { pages } from '#contract/paths.ts'
import { documentUsed } from './first-use.ts'
import { isFresh, type Stamp, stampOfNow } from './freshness.ts'
import { whenIdle } from './when-idle.ts'

interface Prefetched {
  url: string
  data: Promise<unknown>
  stamp: Stamp
}

/** Data that are older are loaded again; a finger or a mouse button goes up far sooner. */
const MAX_AGE_MS = 5000

/** A mouse that only passes by prefetches nothing. */
const HOVER_MS = 80

/** A professional's page, by the id of its route in web/routes.ts. */
const prefetchable = { path: /^\/professionals\/(\d+)$/, routeId: 'professional-detail' }

/** The framework's own table of routes. */
type Manifest = { routes: Record<string, { module: string } | undefined> }

type ClientLoader = (args: { request: Request; params: { id: string | undefined } }) => Promise<unknown>

let prefetched: Prefetched | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** In a loader in the browser: the data that are on their way already, once; after a failure they are asked for again. */
export function loadPrefetched<T>({ url }: { url: string }, load: () => Promise<T>): Promise<T> {
  // The press that opens the page has set the focus, too.
  clearTimeout(timer)
  const found = prefetched
  prefetched = null
  const isUsable = found?.url === url && isFresh(found.stamp, MAX_AGE_MS)
  return isUsable ? (found.data as Promise<T>).catch(load) : load() // one address has one loader
}

/** @internal */
export function prefetchData(url: string, load: () => Promise<unknown>) {
  if (prefetched?.url === url && isFresh(prefetched.stamp, MAX_AGE_MS)) return
  const stamp = stampOfNow()
  const data = load()
  data.catch(() => {}) // handled by the page's own loader
  prefetched = { url, data, stamp }
}

interface PageModule {
  clientLoader: ClientLoader
}

/** As the router imports it, by the same address; null without the framework's table. */
function importPage(): Promise<PageModule> | null {
  const manifest = (window as { __reactRouterManifest?: Manifest }).__reactRouterManifest // as the framework sets it
  const page = manifest?.routes[prefetchable.routeId]
  return page ? (import(/* @vite-ignore */ page.module) as Promise<PageModule>) : null // the framework's own export
}

async function prefetchPage(link: HTMLAnchorElement) {
  const [, id] = prefetchable.path.exec(link.pathname) ?? []
  if (id === undefined || link.pathname === location.pathname) return
  const page = await importPage()
  if (page === null) return
  const { href } = new URL(link.pathname + link.search, location.origin)
  prefetchData(href, () => page.clientLoader({ request: new Request(href), params: { id } }))
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true // not in every browser

/** The module alone, once a page that leads there is used and has nothing else to do: a press then waits for data only. */
async function prefetchModule() {
  await documentUsed()
  whenIdle(() => {
    const isLedTo = document.querySelector(`a[href^="${pages.professionals}/"]`) !== null
    // A failure shows when the page is opened.
    if (isLedTo && !savesData()) importPage()?.catch(() => {})
  })
}

/** Fetches the page of a professional, its module and its data, when somebody is about to open it. */
export function prefetchOnIntent(): () => void {
  const onIntent = ({ type, target }: Event) => {
    clearTimeout(timer)
    const link = target instanceof Element ? target.closest('a') : null
    if (link === null || link.origin !== location.origin || savesData()) return
    // A failure shows when the page is opened.
    const prefetch = () => void prefetchPage(link).catch(() => {})
    if (type === 'pointerdown') prefetch()
    else timer = setTimeout(prefetch, HOVER_MS)
  }
  void prefetchModule()
  const types = ['pointerdown', 'pointerover', 'focusin']
  for (const type of types) addEventListener(type, onIntent, { passive: true })
  return () => {
    clearTimeout(timer)
    for (const type of types) removeEventListener(type, onIntent)
  }
}

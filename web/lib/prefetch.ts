import { pages } from '#contract/paths.ts'
import { documentUsed } from './first-use.ts'
import { isFresh, type Stamp, stampOfNow } from './freshness.ts'
import { whenIdle } from './when-idle.ts'

interface Prefetched {
  url: string
  data: Promise<unknown>
  stamp: Stamp
}

/** Older data are loaded again; a finger or a mouse button is released far sooner. */
const MAX_AGE_MS = 5000

/** A mouse that merely passes over a link prefetches nothing. */
const HOVER_MS = 80

/** A professional's page and the id of its route in web/routes.ts. */
const prefetchable = { path: /^\/professionals\/(\d+)$/, routeId: 'professional-detail' }

/** The framework's route manifest. */
type Manifest = { routes: Record<string, { module: string } | undefined> }

type ClientLoader = (args: { request: Request; params: { id: string | undefined } }) => Promise<unknown>

let prefetched: Prefetched | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** For a `clientLoader`: uses data that are already on their way, once; after a failure they are requested again. */
export function loadPrefetched<T>({ url }: { url: string }, load: () => Promise<T>): Promise<T> {
  // The press that opens the page has also moved the focus.
  clearTimeout(timer)
  const found = prefetched
  prefetched = null
  const isUsable = found?.url === url && isFresh(found.stamp, MAX_AGE_MS)
  return isUsable ? (found.data as Promise<T>).catch(load) : load() // each address has one loader
}

/** @internal */
export function prefetchData(url: string, load: () => Promise<unknown>) {
  if (prefetched?.url === url && isFresh(prefetched.stamp, MAX_AGE_MS)) return
  const stamp = stampOfNow()
  const data = load()
  data.catch(() => {}) // the page's own loader handles the failure
  prefetched = { url, data, stamp }
}

interface PageModule {
  clientLoader: ClientLoader
}

/** Imports the module by the same address as the router; null without the framework's manifest. */
function importPage(): Promise<PageModule> | null {
  const manifest = (window as { __reactRouterManifest?: Manifest }).__reactRouterManifest // set by the framework
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

/** Loads only the module, once a page with such links is in use and idle; a press then waits for data alone. */
async function prefetchModule() {
  await documentUsed()
  whenIdle(() => {
    const isLedTo = document.querySelector(`a[href^="${pages.professionals}/"]`) !== null
    // A failure is reported when the page is opened.
    if (isLedTo && !savesData()) importPage()?.catch(() => {})
  })
}

/** Prefetches a professional's page, its module and its data, when the user is about to open it. */
export function prefetchOnIntent(): () => void {
  const onIntent = ({ type, target }: Event) => {
    clearTimeout(timer)
    const link = target instanceof Element ? target.closest('a') : null
    if (link === null || link.origin !== location.origin || savesData()) return
    // A failure is reported when the page is opened.
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

import type { ReactNode } from 'react'
import { Suspense, use, useEffect, useState } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useRevalidator,
  useRouteLoaderData,
} from 'react-router'
import displayFont from '#web/assets/fonts/dm-serif-display-400-core.woff2?url'
import textFont from '#web/assets/fonts/figtree-wght-core.woff2?url'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { pages, siteFiles } from '#contract/paths.ts'
import type { Route } from './+types/root.ts'
import styles from './app.css?url'
import touchIcon from '#web/assets/apple-touch-icon.png?url'
import icon from '#web/assets/icon.svg?url'
import { COMPARE_FORM } from '#web/features/compare/compare-button.tsx'
import { importCompareBar, watchChoice } from '#web/features/compare/watch-choice.ts'
import { Footer } from '#web/features/shell/footer.tsx'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { NavigationProgress } from '#web/features/shell/navigation-progress.tsx'
import { TopBar } from '#web/features/shell/top-bar.tsx'
import { replayEarlyPress } from '#web/lib/early-press.ts'
import { firstPaintScript } from '#web/lib/first-paint.ts'
import { documentUsed } from '#web/lib/first-use.ts'
import { setRefusalHandler } from '#web/lib/guard.ts'
import { never, useBrowserValue, useHydrated } from '#web/lib/hydrated.ts'
import { browserTools, loadPage, type LoadTools, serverTools } from '#web/lib/load.ts'
import { enableOfflineSupport } from '#web/lib/offline.ts'
import { prefetchOnIntent } from '#web/lib/prefetch.ts'
import { Rendering } from '#web/lib/rendering.ts'
import { startSession, useSession } from '#web/lib/session.ts'
import { watchTheme } from '#web/lib/theme.ts'
import { findPage } from '#web/pages.ts'
import { NavigateContext } from '#web/ui/link.tsx'
import { showSnackbar, Snackbar } from '#web/ui/snackbar.tsx'
import { lazyOptional } from '#web/ui/lazy-optional.ts'

setRefusalHandler((sentence) => showSnackbar(sentence, 'warning'))

const fonts = [textFont, displayFont]

export const links: Route.LinksFunction = () => [
  ...fonts.map((href) => ({
    rel: 'preload' as const,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'icon', type: 'image/svg+xml', href: icon },
  { rel: 'apple-touch-icon', href: touchIcon },
  { rel: 'manifest', href: siteFiles.manifest },
]

async function load({ call, today, publicUrl }: LoadTools) {
  const { data: site } = await loadPage(call('GET /site'))
  return { today, publicUrl, site }
}

export const loader = ({ context }: Route.LoaderArgs) => load(serverTools(context))

export const clientLoader = () => load(browserTools())

/** Today and the operator's data do not change with a navigation. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const { scriptMark: mark } = use(Rendering)
  const roles = findPage(useLocation().pathname)?.roles ?? 'everyone'
  return (
    <html lang="hr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f8fafc" />
        {/* oxlint-disable-next-line react/no-danger -- our own constant text, which must run before the first paint */}
        <script nonce={mark} dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
        {/* With a precedence it is written before the scripts' preloads, so that the page is painted before they
            load. */}
        <link rel="stylesheet" href={styles} precedence="default" />
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#sadrzaj"
          className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-raised px-4 py-3 font-semibold text-primary shadow-float focus:translate-y-0"
        >
          Preskoči na sadržaj
        </a>
        <NavigateContext value={useNavigate()}>
          <NavigationProgress />
          <TopBar />
          <CachedPageStatus />
          <main
            id="sadrzaj"
            tabIndex={-1}
            className="flex-1 outline-none"
            data-roles={roles === 'everyone' ? undefined : roles.join(' ')}
          >
            {children}
          </main>
          <Footer year={root?.today.slice(0, 4)} site={root?.site} />
          <Snackbar />
          <ForCouplesAndProfessionals />
          <Comparing />
        </NavigateContext>
        <SmoothScroll />
        <DocumentEffects today={root?.today} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Loaded only for couples and professionals; if that fails, the page works without it. */
const ForSignedIn = lazyOptional(() => import('#web/for-signed-in.tsx').then((module) => module.ForSignedIn))

function ForCouplesAndProfessionals() {
  const { user } = useSession()
  return user && user.role !== 'admin' ? (
    <Suspense>
      <ForSignedIn user={user} />
    </Suspense>
  ) : null
}

/** Loaded only for visitors who compare. */
const CompareBar = lazyOptional(() => importCompareBar().then((module) => module.CompareBar))

/** The form of the compare buttons, and the bar with the chosen professionals. */
function Comparing() {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => watchChoice(() => setNeeded(true)), [])
  return (
    <>
      <form id={COMPARE_FORM} action={pages.compare} />
      {isNeeded && (
        <Suspense>
          <CompareBar />
        </Suspense>
      )}
    </>
  )
}

/** Loaded if the service worker shows a cached page because there is no network. */
const CachedPageNotice = lazyOptional(() =>
  import('#web/features/shell/cached-page-notice.tsx').then((module) => module.CachedPageNotice),
)

function CachedPageStatus() {
  const cachedAt = useBrowserValue(never, () => document.documentElement.dataset.cachedAt, undefined)
  return cachedAt === undefined ? null : (
    <Suspense>
      <CachedPageNotice cachedAt={cachedAt} />
    </Suspense>
  )
}

/**
 * A new page scrolls smoothly to its top; going back restores the old position at once. The attribute has to be set
 * before the navigation, because the browser ignores a later one.
 */
function SmoothScroll() {
  useLocation()
  useEffect(() => {
    const scrollInstantly = () => {
      document.documentElement.dataset.scroll = 'instant'
    }
    // In the capture phase, so that it runs before the router's listener.
    addEventListener('popstate', scrollInstantly, { capture: true })
    return () => removeEventListener('popstate', scrollInstantly, { capture: true })
  }, [])
  const isHydrated = useHydrated()
  useEffect(() => {
    if (!isHydrated) return
    document.documentElement.dataset.scroll = 'smooth'
    // With this attribute, presses are no longer remembered.
    replayEarlyPress()
  })
  return null
}

/** Effects that last as long as the document is open. `today` is the day on which it was loaded. */
function DocumentEffects({ today }: { today: CalendarDay | undefined }) {
  const { revalidate } = useRevalidator()
  useEffect(enableOfflineSupport, [])
  useEffect(startSession, [])
  useEffect(watchTheme, [])
  useEffect(prefetchOnIntent, [])
  useEffect(() => {
    // If it cannot be loaded, the browser's default behaviour remains.
    documentUsed()
      .then(() => import('#web/lib/watch-use.ts'))
      .then((module) => module.watchUse(today, revalidate))
      .catch(() => {})
  }, [today, revalidate])
  return null
}

export default Outlet

export const ErrorBoundary = RouteFailure

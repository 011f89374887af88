import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { apiDocs } from './scripts/api-docs.ts'
import { lowestBrowsers } from './scripts/lowest-browsers.ts'
import { serviceWorker } from './scripts/service-worker.ts'
import { splitIcons } from './scripts/split-icons.ts'
import { trimRouter } from './scripts/trim-router.ts'
import { webManifest } from './scripts/web-manifest.ts'

/**
 * A page loads a handful of scripts instead of fifty. In this order: React and the router; the document with all that it
 * imports, and two small modules that compress better there; what pages with cards share; the search of professionals;
 * what lists share; the fields of forms; what sends an enquiry or stands above it; what the filters of a map share; and
 * modules so small that a file of their own would cost more than they do. Rolldown splits everything else by itself.
 */
const browserChunks = [
  { name: 'framework', test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  {
    name: 'document',
    test: /[\\/]web[\\/](root\.tsx|entry\.client\.tsx|lib[\\/]way-back\.ts|ui[\\/]not-loaded\.tsx)$/,
  },
  {
    name: 'cards',
    test: /[\\/]web[\\/](features[\\/](favorites[\\/](?!favorites|intent)|professionals[\\/](?!filter-|read-search))|ui[\\/](lazy-when-used|pagination)\.|lib[\\/](first-use|hydrated|meta)\.)|[\\/]contract[\\/]money\.|icon:mdiChevronRight/,
    minShareCount: 4,
  },
  {
    name: 'search',
    test: /[\\/]web[\\/]features[\\/]professionals[\\/](category-row|filters|import-load-search|later-parts|search-results|use-shown-categories|when-used)\.tsx?$/,
  },
  {
    name: 'lists',
    test: /[\\/]web[\\/](lib[\\/](filters|use-results-in-view)|ui[\\/](debounced-input|use-debounced-text))\.tsx?$/,
  },
  { name: 'fields', test: /[\\/]web[\\/](ui[\\/]((date-)?field|date-input)|lib[\\/]typed-day)\.tsx?$/ },
  {
    name: 'enquiry',
    test: /[\\/]web[\\/](lib[\\/](call-once|failure|idempotency-key)|features[\\/](leads[\\/]failure|professionals[\\/]reply-text|reviews[\\/]address))\.ts$|[\\/]contract[\\/]package-prices\.ts$/,
  },
  { name: 'filter-options', test: /[\\/]professionals[\\/](filter-options|dropped-text)\.tsx?$/ },
  {
    name: 'small-parts',
    test: /[\\/]web[\\/]ui[\\/](breadcrumb|new-tab-link)\.tsx$|[\\/]contract[\\/](calendar-month|text-limits)\.ts$|icon:mdi(CalendarCheckOutline|Check|Heart)$/,
  },
]

const isOnEveryPage = /^assets\/(rolldown-runtime|framework|entry\.client)-/

export default defineConfig(({ command }) => ({
  plugins: [splitIcons(), trimRouter(), tailwindcss(), reactRouter(), webManifest(), serviceWorker(), apiDocs()],
  build: {
    target: lowestBrowsers,
    assetsInlineLimit: 0,
    // The list of files to fetch along with a later part names none that every page has loaded already.
    modulePreload: { resolveDependencies: (_file, needed) => needed.filter((one) => !isOnEveryPage.test(one)) },
    reportCompressedSize: false,
    // Named in no file, and moved out of the folders that are served.
    sourcemap: 'hidden',
  },
  // The built pages carry their own React, that of production whatever NODE_ENV the server has.
  ssr: command === 'build' ? { noExternal: true } : {},
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: browserChunks } } } } },
    ssr: { define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {} },
  },
}))

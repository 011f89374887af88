import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { splitIcons } from './scripts/split-icons.ts'

/** Our own pieces that every first view uses; those of forms, dialogs and protected pages are left to their chunks. */
const common = [
  /[\\/]web[\\/](api\.ts|features[\\/]shell[\\/]|ui[\\/](?!dialog|fail|field|part-link|password)|lib[\\/](?!fail|form[-.]|guard|hydrated|protected-page|use-))/,
  /[\\/]contract[\\/](calendar-day|cities|croatian|errors|paths)\.ts/,
  /icon:mdi(EmailOutline|Instagram|Logout)$/,
]

/**
 * What every page needs, in two files that compress better than a dozen: the framework, which changes with its
 * versions, and our own common pieces; beside them the cards and hearts of home, detail and favourites. The schema
 * library stays out: only forms carry it.
 */
const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|@react-router)[\\/]|vite[\\/]preload-helper/,
  },
  { name: 'common', test: new RegExp(common.map(({ source }) => source).join('|')), minShareCount: 2 },
  { name: 'cards', test: /[\\/]web[\\/]features[\\/](favorites|professionals)[\\/]/, minShareCount: 2 },
]

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [splitIcons(), tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: chunkGroups } } },
  },
  // The built pages carry their own React, so that they run in production mode whatever NODE_ENV the server has.
  ssr: command === 'build' ? { noExternal: true } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}))

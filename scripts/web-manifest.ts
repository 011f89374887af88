import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { faviconFile, pages, siteFiles } from '#contract/paths.ts'

const folder = join(import.meta.dirname, '..', 'web', 'assets')

const icons = [
  { file: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { file: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { file: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const

/** https://www.w3.org/TR/appmanifest/; `addressOf` an icon is where the build has put it. */
const manifest = (addressOf: (file: string) => string) => ({
  id: pages.home,
  name: 'Zauvijek: sve za vjenčanje',
  short_name: 'Zauvijek',
  description:
    'Pružatelji usluga za vjenčanje u Hrvatskoj: slobodni datumi, cijene, recenzije i upiti na jednom mjestu.',
  lang: 'hr',
  dir: 'ltr',
  start_url: pages.home,
  scope: pages.home,
  display: 'standalone',
  theme_color: '#f8fafc',
  background_color: '#f8fafc',
  categories: ['lifestyle', 'shopping'],
  icons: icons.map(({ file, ...icon }) => ({ src: addressOf(file), ...icon })),
  shortcuts: [
    { name: 'Favoriti', url: pages.favorites },
    { name: 'Moji upiti', url: pages.enquiries },
  ].map((shortcut) => ({
    ...shortcut,
    icons: [{ src: addressOf('icon-192.png'), sizes: '192x192', type: 'image/png' }],
  })),
})

const textOf = (addressOf: (file: string) => string) => JSON.stringify(manifest(addressOf))

/** The manifest that a browser reads before it offers to install the site, and the icon for others. */
export function webManifest(): Plugin {
  return {
    name: 'web-manifest',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer({ middlewares }) {
      middlewares.use(siteFiles.manifest, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json').end(textOf((file) => `/web/assets/${file}`))
      })
      middlewares.use(faviconFile, (_request, response) => {
        response.setHeader('content-type', 'image/x-icon').end(readFileSync(join(folder, faviconFile)))
      })
    },
    generateBundle() {
      const addressOf = (file: string) => {
        const reference = this.emitFile({ type: 'asset', name: file, source: readFileSync(join(folder, file)) })
        return `/${this.getFileName(reference)}`
      }
      this.emitFile({ type: 'asset', fileName: siteFiles.manifest.slice(1), source: textOf(addressOf) })
      const fileName = faviconFile.slice(1)
      this.emitFile({ type: 'asset', fileName, source: readFileSync(join(folder, fileName)) })
    },
  }
}

import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Manifest = { routes: Record<string, { imports?: string[] }> }

const prefix = 'window.__reactRouterManifest='

/**
 * Leaves out of the browser's manifest, which every page loads, the files that each route's module imports. The browser
 * would only need them to prefetch a link's page, and no link of ours does; the server preloads by a copy of its own.
 */
export async function trimManifest(folder: string) {
  const [file, ...others] = await Array.fromAsync(glob(join(folder, 'assets', 'manifest-*.js')))
  if (file === undefined || others.length > 0) throw new Error(`The build has not one manifest below ${folder}.`)
  const code = await readFile(file, 'utf8')
  if (!code.startsWith(prefix)) throw new Error(`${file} is not the manifest that scripts/trim-manifest.ts knows.`)
  const manifest = JSON.parse(code.slice(prefix.length).replace(/;\s*$/, '')) as Manifest // what React Router has written
  for (const route of Object.values(manifest.routes)) delete route.imports
  await writeFile(file, `${prefix}${JSON.stringify(manifest)};`)
}

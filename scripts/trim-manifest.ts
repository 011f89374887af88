import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Manifest = { routes: Record<string, Record<string, unknown>> }

const prefix = 'window.__reactRouterManifest='

/** The browser would need them for the framework's own prefetching alone, which no link of ours asks for. */
const isNeeded = ([name, value]: [string, unknown]) =>
  name !== 'imports' && value !== false && !(Array.isArray(value) && value.length === 0)

/**
 * Leaves out of the browser's manifest, which every page loads, the files that each route's module imports, and what it
 * says by leaving it out just as well. The server preloads by a copy of its own.
 */
export async function trimManifest(folder: string) {
  const [file, ...others] = await Array.fromAsync(glob(join(folder, 'assets', 'manifest-*.js')))
  if (file === undefined || others.length > 0) throw new Error(`The build has not one manifest below ${folder}.`)
  const code = await readFile(file, 'utf8')
  if (!code.startsWith(prefix)) throw new Error(`${file} is not the manifest that scripts/trim-manifest.ts knows.`)
  const manifest = JSON.parse(code.slice(prefix.length).replace(/;\s*$/, '')) as Manifest // what React Router has written
  for (const [id, route] of Object.entries(manifest.routes))
    manifest.routes[id] = Object.fromEntries(Object.entries(route).filter(isNeeded))
  await writeFile(file, `${prefix}${JSON.stringify(manifest)};`)
}

import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'

interface WrittenMap {
  version: number
  names: string[]
  sources: (string | null)[]
  mappings: string
}

const root = resolve(import.meta.dirname, '..')

/**
 * Moves the maps of the build out of the folders from which files are served, to `maps/` beside them, by the names of the
 * files. The sources themselves are left out, since the release has them; they are named from its root.
 */
export async function moveSourceMaps(buildFolder: string): Promise<void> {
  const maps = join(buildFolder, 'maps')
  await rm(maps, { recursive: true, force: true })
  for await (const name of glob('{client,server}/**/*.map', { cwd: buildFolder })) {
    const from = join(buildFolder, name)
    const { version, names, sources, mappings } = JSON.parse(await readFile(from, 'utf8')) as WrittenMap // Vite's own
    const fromRoot = (source: string | null) =>
      source === null ? null : relative(root, resolve(dirname(from), source))
    const to = join(maps, name)
    await mkdir(dirname(to), { recursive: true })
    await writeFile(to, JSON.stringify({ version, names, sources: sources.map(fromRoot), mappings }))
    await rm(from)
  }
}

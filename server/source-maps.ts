import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'

/** Made by scripts/source-maps.ts, beside what is served: nobody but the operator reads them. */
const mapsFolder = join(import.meta.dirname, '../build/maps')

/** Of a built file, by its place below the build; null where the file has none. Parsed at the first failure in it. */
const maps = new Map<string, SourceMap | null>()

function readMap(file: string): SourceMap | null {
  try {
    const written = readFileSync(join(mapsFolder, `${file}.map`), 'utf8')
    return new SourceMap(JSON.parse(written) as SourceMapPayload) // made by our own build
  } catch {
    return null // another build's, or a file that is no script
  }
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file)
  if (known !== undefined) return known
  const map = readMap(file)
  maps.set(file, map)
  return map
}

/** A place in a script of the build: on this machine, or as a browser names it by its address. */
const builtPlace =
  /(?:(?:file:\/\/)?[^\s()@]*\/build\/(server\/[\w./-]+\.js)|https?:\/\/[^\s()/]+\/(assets\/[\w.-]+\.js)):(\d+):(\d+)/g

/**
 * The stack with places in our sources (`web/routes/public/home.tsx:12:5`) where it names those of the built pages, by
 * the maps of the build that lies here. Anything else in it stays.
 */
export function mapStack(stack: string): string {
  return stack.replaceAll(builtPlace, (place, server: string | undefined, asset = '', line: string, column: string) => {
    const map = mapOf(server ?? `client/${asset}`)
    // The map counts lines and columns from 0.
    const entry = map?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return place
    return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })
}

import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'

/** Written by scripts/source-maps.ts next to the served files, and read only by the operator. */
const mapsFolder = join(import.meta.dirname, '../build/maps')

/**
 * The source map of a built file, by its path within the build; null if it has none. Parsed when the file first fails.
 */
const maps = new Map<string, SourceMap | null>()

function readMap(file: string): SourceMap | null {
  try {
    const written = readFileSync(join(mapsFolder, `${file}.map`), 'utf8')
    return new SourceMap(JSON.parse(written) as SourceMapPayload) // made by our own build
  } catch {
    return null // from another build, or not a script
  }
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file)
  if (known !== undefined) return known
  const map = readMap(file)
  maps.set(file, map)
  return map
}

/** A position in a built script: a local path, or a URL as browsers report it. */
const builtPlace =
  /(?:(?:file:\/\/)?[^\s()@]*\/build\/(server\/[\w./-]+\.js)|https?:\/\/[^\s()/]+\/(assets\/[\w.-]+\.js)):(\d+):(\d+)/g

/**
 * The stack with positions in built pages replaced by positions in our sources (`web/routes/public/home.tsx:12:5`),
 * using the source maps of the current build. The rest stays as it is.
 */
export function mapStack(stack: string): string {
  return stack.replaceAll(builtPlace, (place, server: string | undefined, asset = '', line: string, column: string) => {
    const map = mapOf(server ?? `client/${asset}`)
    // Source maps count lines and columns from 0.
    const entry = map?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return place
    return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })
}

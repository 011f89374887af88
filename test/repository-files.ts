import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** Made by tools or by running the product: not checked. */
const foreign = new Set([
  'node_modules',
  '.git',
  'build',
  'var',
  '.react-router',
  'test-results',
  'playwright-report',
  'package-lock.json',
])

const textual = /\.(ts|tsx|mjs|cjs|js|css|sql|json|jsonc|md|yml|yaml|html|svg|txt|sh)$|(^|\/)[^./]+$|(^|\/)\.[a-z]+$/

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (foreign.has(entry.name)) return []
    return entry.isDirectory() ? walk(path) : [relative(root, path).split(sep).join('/')]
  })
}

/** Every file of the repository, by its path from the root with forward slashes. */
export const files = walk(root)

export const textFiles = files.filter((file) => textual.test(file))

export const sources = files.filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && !file.includes('.generated.'))

/** Sources that are deployed: neither tests nor tools. */
export const product = sources.filter(
  (file) => /^(contract|demo|server|web)\//.test(file) && !/\.test\.tsx?$/.test(file),
)

const texts = new Map<string, string>()

export function read(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8')
  texts.set(file, text)
  return text
}

/** `path:line: text` of every line that matches, so that a failure can be clicked. */
export function linesWith(pattern: RegExp, among: string[]): string[] {
  return among.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 160)}`] : [])),
  )
}

/** The specifiers of a file's imports at run time, as written. */
export const importsOf = (file: string): string[] =>
  [
    ...read(file)
      .replace(/^(import|export) type [^'"]*['"][^'"]+['"]/gm, '')
      .matchAll(/(?:^|[\s;}])(?:from|import)\s*\(?\s*(['"])([^'"]+)\1/g),
  ].map((match) => match[2] ?? '')

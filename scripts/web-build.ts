import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { StartupError } from '#server/startup-error.ts'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'build/stamp')

/** Everything that the pages are made of; a change in any of it makes the build stale. */
const sources = {
  folders: [
    'web',
    'contract',
    'public',
    // The document of the API, whose types lie beside the pages.
    'server/http/field-docs',
    // The build's plugins and whatever they import.
    'scripts',
  ],
  beginnings: ['server/http/openapi'],
  files: [
    'server/api.ts',
    'server/api-document.ts',
    'vite.config.ts',
    'react-router.config.ts',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
  ],
}

/** @internal */
export const isSource = (path: string): boolean =>
  sources.folders.some((folder) => path.startsWith(`${folder}/`)) ||
  sources.beginnings.some((beginning) => path.startsWith(beginning)) ||
  sources.files.includes(path)

/** By their folders, since a search by patterns takes ten times as long, and every start waits for it. */
function listSources(): string[] {
  const folders = [...sources.folders, ...sources.beginnings.map((beginning) => dirname(beginning))]
  const found = folders.flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      : [],
  )
  const files = sources.files.filter((path) => existsSync(join(root, path)))
  return [...new Set([...found, ...files])].filter((path) => isSource(path) && !path.includes('.test.'))
}

function hashSources(): string {
  const hash = createHash('sha256')
  for (const path of listSources().toSorted()) {
    hash.update(`${path}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(root, path)))
        .digest(),
    )
  }
  return hash.digest('hex')
}

function readStamp(): string | null {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return null
  }
}

const builder = 'node_modules/@react-router/dev/bin.cjs'

async function runNode(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text))
  const stop = () => child.kill()
  process.once('SIGTERM', stop)
  await once(child, 'close')
  process.off('SIGTERM', stop)
  return { code: child.exitCode, output: output.join('') }
}

/** Modules of React's development build name themselves, and a bundle without one does not ask for the environment. */
const development = /\bjsxDEV\b|\breact[\w.-]*\.development\.js|\bprocess\.env\.NODE_ENV\b/

/**
 * Throws where the server would render with React's development build, which is half as slow again. Vite takes
 * `define` for the browser and for the server from different places, so the two may part unnoticed.
 */
function ensureProductionReact(): void {
  const folder = join(root, 'build/server')
  const modules = globSync('**/*.js', { cwd: folder })
  const wrong = modules.filter((file) => development.test(readFileSync(join(folder, file), 'utf8')))
  if (modules.length === 0 || wrong.length > 0)
    throw new StartupError(`The pages for the server hold React's development build: ${wrong.join(', ')}.`)
}

/** Builds the pages, whatever is there; the tools' output is shown when they fail. */
export async function buildWeb(): Promise<void> {
  if (!existsSync(join(root, builder))) {
    throw new StartupError(
      'The pages are not built from these sources, and the packages that build them are not installed. Run: npm ci --include=dev && npm run build',
    )
  }
  // Taken before, so that a source changed meanwhile makes the build stale again.
  const hash = hashSources()
  rmSync(stamp, { force: true })
  const { code, output } = await runNode(builder, 'build')
  if (code !== 0) throw new StartupError(`${output.trim()}\nThe pages could not be built.`)
  const types = await runNode('scripts/openapi.ts')
  if (types.code !== 0) throw new StartupError(`${types.output.trim()}\nThe types of the API could not be written.`)
  ensureProductionReact()
  writeFileSync(stamp, hash)
}

export async function buildWebWhenStale(log: (line: string) => void): Promise<void> {
  if (readStamp() === hashSources()) return
  log('Building the pages, as they are new or have changed…')
  const start = performance.now()
  await buildWeb()
  log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
}

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { siteFiles } from '#contract/paths.ts'
import { lowestBrowsers } from './lowest-browsers.ts'
import { splitIcons } from './split-icons.ts'

const web = join(import.meta.dirname, '..', 'web')

/**
 * The modules by which a couple reads its favourites offline, and others are led to the sign-in: a route that
 * cannot be loaded makes React Router reload the page, and without a network it would do so for ever.
 */
const needed = ['entry.client.tsx', 'root.tsx', 'routes/account/favorites.tsx', 'routes/public/login.tsx'].map((file) =>
  join(web, file),
)

/** Adds the service worker to the pages' build, with the build's name and the scripts that the favourites need. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.keys(bundle).toSorted()
        const styles = files.find((file) => /^assets\/app-[\w-]+\.css$/.test(file))
        const scripts = scriptsOf(Object.values(bundle).filter((file) => file.type === 'chunk'))
        if (styles === undefined || scripts.length === 0) {
          this.error('The build has no styles or no page of the favourites: see scripts/service-worker.ts.')
        }
        const built = {
          build: createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12),
          styles: `/${styles}`,
          fonts: files.filter((file) => /-core-[\w-]+\.woff2$/.test(file)).map((file) => `/${file}`),
          scripts: scripts.map((file) => `/${file}`),
          // Of an empty list, and of one that cannot be loaded: without a network it is too late to fetch them.
          drawings: files.filter((file) => /drawing-(empty|failure)-[\w-]+\.svg$/.test(file)).map((file) => `/${file}`),
        }
        this.emitFile({ type: 'asset', fileName: siteFiles.serviceWorker.slice(1), source: await bundleWorker(built) })
      },
    },
  }
}

/** The chunks of the needed modules with all that these import, at once or later. */
function scriptsOf(chunks: Rolldown.OutputChunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set<string>()
  const walk = (name: string) => {
    const chunk = byName.get(name)
    if (chunk === undefined || found.has(name)) return
    found.add(name)
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) walk(imported)
  }
  // The framework splits a route into several modules, told apart by their queries.
  const isNeeded = ({ facadeModuleId }: Rolldown.OutputChunk) =>
    facadeModuleId !== null && needed.includes(facadeModuleId.split('?')[0] ?? '')
  for (const chunk of chunks.filter(isNeeded)) walk(chunk.fileName)
  return [...found].toSorted()
}

/** One file without imports, as every browser takes it. */
async function bundleWorker(built: object): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [splitIcons()],
    define: { BUILT: JSON.stringify(built) },
    build: {
      target: lowestBrowsers,
      write: false,
      rolldownOptions: {
        input: join(web, 'service-worker', 'worker.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined
  if (chunk === undefined) throw new Error('The service worker could not be bundled.')
  return chunk.code
}

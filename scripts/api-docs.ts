import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { lowestBrowsers } from './lowest-browsers.ts'

const entry = join(import.meta.dirname, '..', 'web', 'api-docs', 'main.ts')

/**
 * Adds the script of `/api/docs` to the pages' build, and `api-docs.json`, from which the server learns the addresses
 * of the script and the fonts.
 */
export function apiDocs(): Plugin {
  return {
    name: 'api-docs',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.keys(bundle)
        const font = (name: string) => {
          const file = files.find((one) => one.startsWith(`assets/${name}`) && one.endsWith('.woff2'))
          return file === undefined ? this.error(`The build has no font ${name}: see scripts/api-docs.ts.`) : `/${file}`
        }
        const source = await bundleScript()
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
        const fileName = `assets/api-docs-${hash}.js`
        this.emitFile({ type: 'asset', fileName, source })
        const built = {
          script: `/${fileName}`,
          figtree: font('figtree-wght-core'),
          serif: font('dm-serif-display-400-core'),
        }
        this.emitFile({ type: 'asset', fileName: 'api-docs.json', source: JSON.stringify(built) })
      },
    },
  }
}

async function bundleScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      target: lowestBrowsers,
      write: false,
      rolldownOptions: { input: entry, output: { format: 'es', codeSplitting: false } },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined
  if (chunk === undefined) throw new Error('The script of /api/docs could not be bundled.')
  return chunk.code
}

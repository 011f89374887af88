import * as icons from '@mdi/js'
import type { Plugin } from 'vite'

const iconImport = /import\s*\{([^}]+)\}\s*from\s*'@mdi\/js'/g
const PREFIX = '\0icon:'

/** The same path, written as tersely and as alike as possible: some icons are drawn with commas, some with spaces. */
export const shortenPath = (path: string) =>
  path
    .replaceAll(',', ' ')
    .replaceAll(' -', '-')
    .replaceAll(/(?<![\d.])0\./g, '.')

/**
 * All icons are one module to the bundler, so that a page would carry those of every other page. Here each becomes
 * a module of its own, and goes where it is used.
 */
export function splitIcons(): Plugin {
  return {
    name: 'split-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(PREFIX)) return null
      const name = id.slice(PREFIX.length)
      const path: unknown = Reflect.get(icons, name)
      if (typeof path !== 'string') throw new Error(`@mdi/js has no icon ${name}`)
      return `export const ${name} = ${JSON.stringify(shortenPath(path))}`
    },
    transform(code) {
      if (!code.includes("'@mdi/js'")) return null
      return code.replace(iconImport, (_whole, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
          .map((name) => `import { ${name} } from 'icon:${name}'`)
          .join(';'),
      )
    },
  }
}

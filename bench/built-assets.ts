import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

const client = join(import.meta.dirname, '../build/client')

/** The built scripts, styles and fonts with their uncompressed sizes. */
export const findBuiltAssets = () =>
  globSync('assets/*.{js,css,woff2}', { cwd: client }).map((file) => ({
    path: `/${file}`,
    bytes: statSync(join(client, file)).size,
  }))

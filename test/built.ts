import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Throws at once if a test that starts the whole product would wait for pages that are not built. */
export function ensureBuilt(): void {
  if (!existsSync(join(import.meta.dirname, '../build/server/index.js')))
    throw new Error('The pages are not built, and this test starts the whole product. Run `npm run build` first.')
}

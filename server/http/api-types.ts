import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { sendCached } from '#server/response-cache/send-cached.ts'
import type { App } from './app-type.ts'

/** The API's types for TypeScript clients, which `npm run build` writes next to the pages. */
export const TYPES_FILE = 'zauvijek-api.d.ts'

const address = '/api/types.d.ts'

async function readTypes(clientFolder: string): Promise<string> {
  try {
    return await readFile(join(clientFolder, '..', TYPES_FILE), 'utf8')
  } catch (cause) {
    // In development the pages are not built.
    throw new AppError('not_found', { cause })
  }
}

export function registerApiTypes(app: App, { responseCache, web }: Pick<Deps, 'responseCache' | 'web'>): void {
  if (web === null) return
  app.get(address, { config: { access: 'everyone' }, schema: { hide: true } }, async (request, reply) => {
    const types = await responseCache.getOrRender(address, async () => ({
      body: await readTypes(web.clientFolder),
      contentType: 'text/plain; charset=utf-8',
      tags: [],
    }))
    return sendCached(request, reply, types, { byAddressAlone: true })
  })
}

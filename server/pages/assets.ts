import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { faviconFile, siteFiles } from '#contract/paths.ts'
import type { App } from '#server/http/app-type.ts'
import { bestEncoding } from '#server/response-cache/compression.ts'
import type { AnswerSource } from '#server/response-cache/cached-response.ts'
import { AppError } from '#server/errors.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
}

interface Asset {
  type: string
  plain: Buffer
  br: Buffer | undefined
  gzip: Buffer | undefined
  source: AnswerSource
}

/** A file of the build never changes while the process runs, and stays in memory anyway. */
const createSource = (): AnswerSource => ({ reuse: () => true, onDropped: () => true, addBytes: () => {} })

const readIfExists = (path: string) => (existsSync(path) ? readFileSync(path) : undefined)

/** Undefined for a kind of file that the pages do not use. */
function readAsset(path: string): Asset | undefined {
  const type = types[extname(path)]
  if (type === undefined || !existsSync(path)) return undefined
  const [plain, br, gzip] = [readFileSync(path), readIfExists(`${path}.br`), readIfExists(`${path}.gz`)]
  return { type, plain, br, gzip, source: createSource() }
}

/** The hashed files of the build with their compressed forms; a few megabytes, so they stay in memory. */
function readAssets(folder: string): Map<string, Asset> {
  const assets = new Map<string, Asset>()
  for (const name of readdirSync(folder)) {
    const asset = readAsset(join(folder, name))
    if (asset) assets.set(name, asset)
  }
  return assets
}

/**
 * The file of that name. While nodes are upgraded one after another, a page of the next release may ask any of them for
 * its files, so files that an operator has placed next to the build since the start are found, too.
 */
function findAsset(assets: Map<string, Asset>, folder: string, name: string): Asset | undefined {
  const known = assets.get(name)
  if (known || !/^\w[\w.-]*$/.test(name)) return known
  const added = readAsset(join(folder, name))
  if (added) assets.set(name, added)
  return added
}

const immutableCacheControl = 'public, max-age=31536000, immutable'

function sendAsset(
  reply: FastifyReply,
  asset: Asset,
  accepted: string | undefined,
  cacheControl = immutableCacheControl,
): FastifyReply {
  // Compressed in advance, so even a small file costs nothing.
  const encoding = bestEncoding(accepted)
  const compressed = encoding === null ? undefined : asset[encoding]
  const body = compressed ?? asset.plain
  reply.request.readyOffer = { source: asset.source, digest: null, body }
  void reply.type(asset.type).headers({ 'cache-control': cacheControl, vary: 'accept-encoding' })
  if (encoding !== null && compressed) void reply.header('content-encoding', encoding)
  return reply.send(body)
}

export function registerWebAssets(app: App, clientFolder: string): void {
  const folder = join(clientFolder, 'assets')
  const assets = readAssets(folder)
  app.get<{ Params: { file: string } }>(
    '/assets/:file',
    { config: { access: 'everyone' }, schema: { hide: true } },
    (request, reply) => {
      const asset = findAsset(assets, folder, request.params.file)
      if (asset === undefined) throw new AppError('not_found')
      return sendAsset(reply, asset, request.headers['accept-encoding'])
    },
  )
  // Files whose addresses are the same in every build. The service worker's requests follow its own policy, not the
  // page's.
  const atTheRoot = readAssets(clientFolder)
  for (const path of [...Object.values(siteFiles), faviconFile]) {
    app.get(path, { config: { access: 'everyone' }, schema: { hide: true } }, (request, reply) => {
      const file = atTheRoot.get(path.slice(1))
      if (file === undefined) throw new AppError('not_found')
      void reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
      return sendAsset(reply, file, request.headers['accept-encoding'], 'no-cache')
    })
  }
}

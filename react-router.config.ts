import type { Config } from '@react-router/dev/config'
import { compressAssets } from './scripts/compress-assets.ts'
import { moveSourceMaps } from './scripts/source-maps.ts'
import { trimManifest } from './scripts/trim-manifest.ts'

export default {
  appDirectory: 'web',
  ssr: true,
  // The site map is small; discovering it in pieces would cost more requests than it saves bytes.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    const folder = `${reactRouterConfig.buildDirectory}/client`
    await moveSourceMaps(reactRouterConfig.buildDirectory)
    await trimManifest(folder)
    await compressAssets(folder)
  },
} satisfies Config

import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { pageChunks } from './scripts/page-chunks.ts'
import { routerFacts } from './scripts/router-facts.ts'
import { serviceWorker } from './scripts/service-worker.ts'
import { splitIcons } from './scripts/split-icons.ts'
import { webManifest } from './scripts/web-manifest.ts'

export default defineConfig(({ command }) => ({
  plugins: [splitIcons(), routerFacts(), tailwindcss(), reactRouter(), webManifest(), serviceWorker()],
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: pageChunks() } } },
  },
  // The built pages carry their own React, that of production whatever NODE_ENV the server has.
  ssr: command === 'build' ? { noExternal: true } : {},
  environments: { ssr: { define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {} } },
}))

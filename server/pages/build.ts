import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { PageRenderer } from '#contract/page-environment.ts'
import { StartupError } from '#server/startup-error.ts'

/** The server build of the pages, with the exports of our own server entry. */
export type PagesModule = ServerBuild & {
  entry: { module: { createPageRenderer: (build: ServerBuild, mode: 'production' | 'development') => PageRenderer } }
}

/** The built pages: how to render one, and where the files for the browser are. */
export interface WebBuild {
  render: PageRenderer
  clientFolder: string
}

/** Loads what `npm run build` produced. Throws a StartupError if it is missing. */
export async function loadWebBuild(buildFolder: string): Promise<WebBuild> {
  const entry = join(buildFolder, 'server/index.js')
  if (!existsSync(entry)) throw new StartupError('The pages are not built. Run: npm run build')
  // Built by us from web/entry.server.tsx.
  const build = (await import(pathToFileURL(entry).href)) as PagesModule
  return {
    render: build.entry.module.createPageRenderer(build, 'production'),
    clientFolder: join(buildFolder, 'client'),
  }
}

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { docsPath } from './sections.ts'

/** Written by the web build: the addresses of the script and of the brand's fonts, with content hashes. */
const built = z.object({ script: z.string(), figtree: z.string(), serif: z.string() })

interface Files {
  style: { path: string; css: string }
  /** Undefined without the web build; the pages work without it. */
  script: string | undefined
  /** Preloaded, because a font that arrives late is not used. */
  fonts: string[]
}

function readBuilt(clientFolder: string | undefined): z.infer<typeof built> | undefined {
  if (clientFolder === undefined) return undefined
  const path = join(clientFolder, 'api-docs.json')
  return existsSync(path) ? built.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined
}

/** In this order, because later rules override earlier ones: bar and menu, page content, widths and print. */
const styles = ['frame', 'page', 'code', 'script', 'media']

const face = (family: string, weight: string, url: string) =>
  `@font-face{font-family:'${family}';font-weight:${weight};font-display:optional;src:url('${url}') format('woff2')}\n`

export function readFiles(clientFolder: string | undefined): Files {
  const found = readBuilt(clientFolder)
  const fonts = found ? face('Figtree', '400 700', found.figtree) + face('DM Serif Display', '400', found.serif) : ''
  const css = fonts + styles.map((name) => readFileSync(new URL(`style/${name}.css`, import.meta.url), 'utf8')).join('')
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 12)
  return {
    style: { path: docsPath('hr', `style/${hash}.css`), css },
    script: found?.script,
    fonts: found ? [found.figtree, found.serif] : [],
  }
}

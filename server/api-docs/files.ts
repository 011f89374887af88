import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { docsPath } from './sections.ts'

/** Written by the pages' build: addresses of the script and of the brand's fonts, both with the hash of their content. */
const built = z.object({ script: z.string(), figtree: z.string(), serif: z.string() })

interface Files {
  style: { path: string; css: string }
  /** Undefined without the pages' build: the pages are whole without it. */
  script: string | undefined
  /** Fetched ahead, because a font that comes late is not used. */
  fonts: string[]
}

function readBuilt(clientFolder: string | undefined): z.infer<typeof built> | undefined {
  if (clientFolder === undefined) return undefined
  const path = join(clientFolder, 'api-docs.json')
  return existsSync(path) ? built.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined
}

/** In this order, as later rules overrule earlier ones: the bar and the menu, what is in the page, widths and print. */
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

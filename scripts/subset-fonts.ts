import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/*
 * Cuts the fonts down to the characters that nearly every page needs: Latin letters, those of Croatian, and the signs that our texts
 * use. These files are preloaded; the whole ones are fetched only for a name with a letter from elsewhere.
 * Run it after a new version of the fonts, and keep the ranges in web/app.css in step.
 */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
const letters = 'ČčĆćĐđŠšŽžàáâäçèéêëìíîïñòóôöùúûüÀÁÄÇÈÉÍÓÖÚÜß'
const signs = '\u00A0\u2009©«·»×–—‘’‚“”„•…€✓★−'

const modules = createRequire(import.meta.url)
const target = join(import.meta.dirname, '../web/assets/fonts')

const fonts = [
  {
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weights: { min: 400, max: 700, default: 400 },
  },
  {
    file: '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
    weights: { min: 400, max: 700, default: 400 },
  },
  { file: '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff2' },
  { file: '@fontsource/dm-serif-display/files/dm-serif-display-latin-ext-400-normal.woff2' },
]

for (const { file, weights } of fonts) {
  const whole = await readFile(modules.resolve(file))
  const core = await subsetFont(whole, ascii + letters + signs, {
    targetFormat: 'woff2',
    ...(weights && { variationAxes: { wght: weights } }),
  })
  const name = file.slice(file.lastIndexOf('/') + 1).replace('.woff2', '-core.woff2')
  await writeFile(join(target, name), core)
  console.log(`${name}: ${whole.length} → ${core.length} bytes`)
}

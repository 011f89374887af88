import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/*
 * Cuts the fonts down to the characters that nearly every page needs: Latin letters, those of Croatian, and the signs that our texts
 * use. These files are preloaded; the whole ones are fetched only for a name with a letter from elsewhere.
 * Run it after a new version of the fonts, and keep the ranges in web/fonts.css in step.
 */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
const letters = 'ČčĆćĐđŠšŽžàáâäçèéêëìíîïñòóôöùúûüÀÁÄÇÈÉÍÓÖÚÜß'
const signs = '\u00A0\u2009©«·»×–—‘’‚“”„•…€✓★−'

const target = join(import.meta.dirname, '../web/assets/fonts')

/** As their makers publish them, whole: the packages have each face in two files, and a page would fetch both. */
const sources = join(import.meta.dirname, 'fonts')

const fonts = [
  { name: 'figtree-wght', weights: { min: 400, max: 700, default: 400 } },
  { name: 'dm-serif-display-400' },
]

for (const { name, weights } of fonts) {
  const whole = await readFile(join(sources, `${name}.ttf`))
  const core = await subsetFont(whole, ascii + letters + signs, {
    targetFormat: 'woff2',
    ...(weights && { variationAxes: { wght: weights } }),
  })
  await writeFile(join(target, `${name}-core.woff2`), core)
  console.log(`${name}: ${whole.length} → ${core.length} bytes`)
}

import sharp from 'sharp'
import type { CategorySlug } from '#contract/categories.ts'
import { Canvas } from '#demo/drawings/kit/canvas.ts'
import { addGrain } from '#demo/drawings/kit/grain.ts'
import { type PaletteName, palettes, tintedPalette } from '#demo/drawings/kit/colors.ts'
import { hashText, Random } from '#demo/random.ts'
import { type Drawing, seedLimit } from './address.ts'
import { type Motif, type Scenes, scenes } from './scenes.ts'

const sizes: Readonly<Record<Drawing['crop'], { width: number; height: number }>> = {
  landscape: { width: 1600, height: 1200 },
  portrait: { width: 1200, height: 1600 },
  wide: { width: 1600, height: 1067 },
}

/** @internal */
export const motifCount = (category: CategorySlug): number => scenes[category].motifs.length

/** The master size: the long side is 1600. */
export const drawingSize = ({ crop }: Drawing) => sizes[crop]

function motifOf({ category, motif }: Drawing): Motif {
  const found: Motif | undefined = scenes[category].motifs[motif]
  if (!found) throw new RangeError(`no such drawing: ${category} ${motif}`)
  return found
}

function paletteName(drawing: Drawing): PaletteName {
  const names: Scenes['palettes'] = motifOf(drawing).palettes ?? scenes[drawing.category].palettes
  return names[drawing.seed % names.length] ?? names[0]
}

/** The alternative text in Croatian. */
export function altText(drawing: Drawing): string {
  const { shows, ends } = motifOf(drawing)
  const palette = palettes[paletteName(drawing)]
  if (ends === 'plain') return shows
  return `${shows} ${ends === 'hour' ? palette.hour : palette.light}`
}

/**
 * The drawing as SVG, without grain; the size defaults to the master's.
 * @internal
 */
export function drawSvg(drawing: Drawing, width: number = drawingSize(drawing).width): string {
  const master = drawingSize(drawing)
  // The crop is not part of the seed, so that a scene keeps its light and colours in every crop.
  const rand = new Random(hashText(`${drawing.category} ${drawing.motif} ${drawing.seed}`))
  const palette = tintedPalette(paletteName(drawing), rand.between(-7, 7))
  const mirrored = rand.chance(0.5)
  const unit = Math.min(master.width, master.height) / 100
  const canvas = new Canvas(master.width / unit, master.height / unit, rand, palette)
  motifOf(drawing).draw(canvas)
  return canvas.svg(width, Math.round((width * master.height) / master.width), mirrored)
}

type RawPicture = { data: Buffer; info: { width: number; height: number; channels: 3 } }

/** RGB pixels with grain, `width` wide; continue with `sharp(data, { raw: info })`. */
export async function renderDrawing(drawing: Drawing, width: number): Promise<RawPicture> {
  const flat = sharp(Buffer.from(drawSvg(drawing, width)))
    .removeAlpha()
    .raw()
  const { data, info } = await flat.toBuffer({ resolveWithObject: true })
  addGrain(data, info.width, info.height)
  return { data, info: { width: info.width, height: info.height, channels: 3 } }
}

const cropOrder = ['landscape', 'portrait', 'landscape', 'wide', 'landscape', 'portrait', 'wide'] as const

/**
 * The drawings of a portfolio: a landscape cover first, then every motif once in random order before any is repeated in
 * other colours.
 */
export function pickDrawings(category: CategorySlug, random: () => number, count: number): Drawing[] {
  const motifs = shuffled(motifCount(category), random)
  const used = new Set<string>()
  return Array.from({ length: count }, (_, i): Drawing => {
    const motif = motifs[i % motifs.length] ?? 0
    const crop = cropOrder[i % cropOrder.length] ?? 'landscape'
    let drawing: Drawing = { category, motif, seed: 0, crop }
    for (let attempt = 0; attempt < 24; attempt++) {
      drawing = { category, motif, seed: Math.floor(random() * seedLimit), crop }
      const colours = `${motif} ${paletteName(drawing)}`
      if (used.has(colours) && attempt < 23) continue
      used.add(colours)
      break
    }
    return drawing
  })
}

function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, i) => i)
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0]
  }
  return order
}

import sharp from 'sharp'
import { Canvas } from '#demo/drawings/kit/canvas.ts'
import { addGrain } from '#demo/drawings/kit/grain.ts'
import { palettes, tintedPalette, type PaletteName } from '#demo/drawings/kit/palette.ts'
import { hashText, Random } from '#demo/drawings/kit/random.ts'
import type { Motif, Scenes } from '#demo/drawings/kit/scene.ts'
import { dekoracijaICvijece } from '#demo/drawings/scenes/dekoracija-i-cvijece.ts'
import { fotografija } from '#demo/drawings/scenes/fotografija.ts'
import { glazba } from '#demo/drawings/scenes/glazba.ts'
import { hranaISlastice } from '#demo/drawings/scenes/hrana-i-slastice.ts'
import { lokacija } from '#demo/drawings/scenes/lokacija.ts'
import { makeUpIFrizura } from '#demo/drawings/scenes/make-up-i-frizura.ts'
import { nakit } from '#demo/drawings/scenes/nakit.ts'
import { odjeca } from '#demo/drawings/scenes/odjeca.ts'
import { pozivniceIPokloni } from '#demo/drawings/scenes/pozivnice-i-pokloni.ts'
import { transport } from '#demo/drawings/scenes/transport.ts'
import { videoProdukcija } from '#demo/drawings/scenes/video-produkcija.ts'

const scenes = {
  lokacija,
  fotografija,
  'video-produkcija': videoProdukcija,
  glazba,
  'dekoracija-i-cvijece': dekoracijaICvijece,
  odjeca,
  'make-up-i-frizura': makeUpIFrizura,
  'hrana-i-slastice': hranaISlastice,
  transport,
  'pozivnice-i-pokloni': pozivniceIPokloni,
  nakit,
} satisfies Record<string, Scenes>

export type DrawingCategory = keyof typeof scenes

export const drawingCategories = Object.keys(scenes) as DrawingCategory[]

const sizes = {
  landscape: { width: 1600, height: 1200 },
  portrait: { width: 1200, height: 1600 },
  wide: { width: 1600, height: 1067 },
} as const

export type DrawingCrop = keyof typeof sizes

export type Drawing = { category: DrawingCategory; motif: number; seed: number; crop: DrawingCrop }

const seedLimit = 100_000

export function motifCount(category: DrawingCategory): number {
  return scenes[category].motifs.length
}

/** The short text by which a drawing is stored, such as `lokacija-3-41-landscape`. */
export function drawingKey(drawing: Drawing): string {
  return `${drawing.category}-${drawing.motif}-${drawing.seed}-${drawing.crop}`
}

/** Null for anything that `drawingKey` could not have written. */
export function parseDrawing(key: string): Drawing | null {
  const parts = /^([a-z-]{1,30})-(0|[1-9]\d?)-(0|[1-9]\d{0,4})-(landscape|portrait|wide)$/.exec(key)
  const category = drawingCategories.find((name) => name === parts?.[1])
  if (!parts || !category) return null
  const motif = Number(parts[2])
  if (motif >= motifCount(category)) return null
  // The expression admits only the three crops.
  return { category, motif, seed: Number(parts[3]), crop: parts[4] as DrawingCrop }
}

/** The master size: the long side is 1600. */
export function drawingSize(drawing: Drawing): { width: number; height: number } {
  return sizes[drawing.crop]
}

function motifOf(drawing: Drawing): Motif {
  const motifs: Scenes['motifs'] = scenes[drawing.category].motifs
  return motifs[drawing.motif] ?? motifs[0]
}

function paletteName(drawing: Drawing): PaletteName {
  const names: Scenes['palettes'] = motifOf(drawing).palettes ?? scenes[drawing.category].palettes
  return names[drawing.seed % names.length] ?? names[0]
}

/** What is seen, in Croatian. */
export function altText(drawing: Drawing): string {
  const { shows, ends } = motifOf(drawing)
  const palette = palettes[paletteName(drawing)]
  if (ends === 'plain') return shows
  return `${shows} ${ends === 'hour' ? palette.hour : palette.light}`
}

/** The drawing as SVG, without grain; the size defaults to the master's. */
export function drawSvg(drawing: Drawing, width: number = drawingSize(drawing).width): string {
  const master = drawingSize(drawing)
  // The crop is not part of the seed: one scene keeps its light and its colours in every crop.
  const rand = new Random(hashText(`${drawing.category} ${drawing.motif} ${drawing.seed}`))
  const palette = tintedPalette(paletteName(drawing), rand.between(-7, 7))
  const mirrored = rand.chance(0.5)
  const unit = Math.min(master.width, master.height) / 100
  const canvas = new Canvas(master.width / unit, master.height / unit, rand, palette)
  motifOf(drawing).draw(canvas)
  return canvas.svg(width, Math.round((width * master.height) / master.width), mirrored)
}

export type RawPicture = { data: Buffer; info: { width: number; height: number; channels: 3 } }

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
 * A portfolio of one professional: the first is a landscape cover, motifs take turns in an order of chance,
 * and a motif that comes again comes in other colours.
 */
export function pickDrawings(category: DrawingCategory, random: () => number, count: number): Drawing[] {
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

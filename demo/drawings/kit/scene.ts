import type { Canvas } from './canvas.ts'
import type { PaletteName } from './palette.ts'

/** One composition: what it draws and what it shows, in Croatian. */
export type Motif = {
  draw: (c: Canvas) => void
  /** The sentence without its light, such as `Kameni luk s pogledom na more`. */
  shows: string
  /** Whether the sentence ends with the hour (outdoors), the light (indoors) or as it is. */
  ends: 'hour' | 'light' | 'plain'
  palettes?: readonly [PaletteName, ...PaletteName[]]
}

export type Scenes = {
  palettes: readonly [PaletteName, ...PaletteName[]]
  motifs: readonly [Motif, ...Motif[]]
}

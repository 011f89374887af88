import { Random } from '#demo/random.ts'

const side = 256
const mask = side - 1

/** Print grain: fine noise with a little clustering, zero on average, repeated as a tile. */
const tile: Int8Array = (() => {
  const random = new Random(20270612)
  const raw = Float32Array.from({ length: side * side }, () => random.next() + random.next() + random.next() - 1.5)
  const out = new Int8Array(side * side)
  const at = (x: number, y: number): number => raw[((y & mask) << 8) | (x & mask)] ?? 0
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const near = at(x + 1, y) + at(x - 1, y) + at(x, y + 1) + at(x, y - 1)
      out[(y << 8) | x] = Math.max(-127, Math.min(127, Math.round((at(x, y) * 0.75 + near * 0.3) * 62)))
    }
  }
  return out
})()

/** Adds the grain in place to RGB pixels; stronger in the middle tones, where ink would speckle. */
export function addGrain(pixels: Uint8Array, width: number, height: number): void {
  const strength = width >= 1000 ? 15 : width >= 500 ? 10 : 7
  const byTone = new Uint8Array(256)
  for (let tone = 0; tone < 256; tone++)
    byTone[tone] = Math.round(strength * (0.55 + 0.45 * Math.sin((tone / 255) * Math.PI)))
  let i = 0
  for (let y = 0; y < height; y++) {
    // Each band of the tile is shifted, so that its repetition cannot be seen.
    const shift = Math.imul(y >> 8, 97)
    const row = (y & mask) << 8
    for (let x = 0; x < width; x++, i += 3) {
      const green = pixels[i + 1] ?? 0
      const add = ((tile[row | ((x + shift) & mask)] ?? 0) * (byTone[green] ?? 0)) >> 7
      const red = (pixels[i] ?? 0) + add
      const blue = (pixels[i + 2] ?? 0) + add
      const mid = green + add
      pixels[i] = red < 0 ? 0 : red > 255 ? 255 : red
      pixels[i + 1] = mid < 0 ? 0 : mid > 255 ? 255 : mid
      pixels[i + 2] = blue < 0 ? 0 : blue > 255 ? 255 : blue
    }
  }
}

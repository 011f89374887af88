import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { bloomColors, bouquet, flower, sprig } from '#demo/drawings/kit/flora.ts'
import { shadow, sky, sun, veil } from '#demo/drawings/kit/light.ts'
import { polygon } from '#demo/drawings/kit/paths.ts'
import { clouds, island, pine, sea, stars } from '#demo/drawings/kit/scenery.ts'
import { chair } from './parts.ts'

/** An aisle of chairs on a cliff, leading to a ring of flowers. */
export function ceremony(c: Canvas): void {
  const { pal, rand } = c
  const horizon = c.h * rand.between(0.42, 0.48)
  const floor = c.h * 0.62
  sky(c, c.cx, horizon, 80)
  if (pal.dark) stars(c, horizon * 0.8, 50)
  clouds(c, 6, horizon * 0.7, 5)
  const rise = rand.between(2, 12)
  sun(c, c.cx, horizon - rise, 10)
  island(c, c.w * 0.1, horizon, c.w * 0.5, 9, mix(pal.far, pal.skyLow, 0.2))
  island(c, c.w * 0.95, horizon, c.w * 0.4, 13, pal.mid)
  sea(c, horizon, floor + 10, c.cx)
  const grass = mix(pal.leaf, pal.second, 0.28)
  c.path(
    `M-1 ${floor + 3}Q${c.w * 0.3} ${floor - 3} ${c.cx} ${floor}T${c.w + 1} ${floor - 1}V${c.h + 1}H-1Z`,
    c.linear(0, floor, 0, c.h, [
      [0, mix(grass, pal.glow, 0.25)],
      [1, mix(grass, pal.deep, 0.35)],
    ]),
  )
  c.path(
    polygon([
      [c.cx - 5, floor + 1],
      [c.cx + 5, floor + 1],
      [c.cx + 21, c.h + 1],
      [c.cx - 21, c.h + 1],
    ]),
    c.linear(0, floor, 0, c.h, [
      [0, pal.pale],
      [1, mix(pal.pale, pal.shade, 0.6)],
    ]),
  )
  flowerRing(c, c.cx, floor - 13.5, 16)
  const rows = 4
  for (let row = 0; row < rows; row++) {
    const t = (row + 0.6) / rows
    const y = floor + 3 + (c.h - floor) * t ** 1.3
    const size = 7 + t * 13
    const half = 9 + t * 17
    for (const side of [-1, 1]) {
      for (let k = 2; k >= 0; k--) {
        const x = c.cx + side * (half + k * size * 0.66)
        shadow(c, x, y, size * 0.5, size * 0.8, 0.3)
        chair(c, x, y, size, k === 0 ? pal.pale : mix(pal.pale, pal.shade, 0.35))
      }
      bouquet(c, c.cx + side * (half - size * 0.45), y - size * 0.52, size * 0.13, size * 0.12, size * 0.08)
    }
  }
  if (!c.tall || rand.chance(0.5)) pine(c, c.w * 0.07, c.h * 0.78, c.h * 0.6, 5, pal.leaf)
  veil(c, c.cx, horizon)
}

function flowerRing(c: Canvas, x: number, y: number, radius: number): void {
  const { pal, rand } = c
  c.ring(x, y, radius, mix(pal.second, pal.deep, 0.3), 0.7)
  const colors = bloomColors(c)
  for (let i = 0; i < 34; i++) {
    const angle = rand.between(95, 330)
    const a = (angle * Math.PI) / 180
    const px = x + Math.cos(a) * radius
    const py = y + Math.sin(a) * radius
    if (i % 2 === 0)
      sprig(c, px, py, angle + rand.between(30, 150), rand.between(4, 7), mix(pal.leaf, pal.deep, 0.2), 5, 14, 0.5)
    else
      flower(
        c,
        rand.pick(['rose', 'daisy', 'dahlia'] as const),
        px + rand.between(-1.4, 1.4),
        py + rand.between(-1.4, 1.4),
        rand.between(1.1, 2.3),
        colors[i % 4] ?? pal.accent,
        angle,
      )
  }
}

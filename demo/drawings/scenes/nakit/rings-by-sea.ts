import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { sprig } from '#demo/drawings/kit/flora.ts'
import { glint, ringBand } from '#demo/drawings/kit/gems.ts'
import { shadow, sky, sun, veil } from '#demo/drawings/kit/light.ts'
import { smooth } from '#demo/drawings/kit/paths.ts'
import { clouds, island, sea, stars } from '#demo/drawings/kit/scenery.ts'
import { gold, silver } from './parts.ts'

/** Two bands, one through the other. */
function linked(c: Canvas, x: number, y: number, r: number, thick: number, left: string, right: string): void {
  const gap = r * 0.62
  const ax = x - gap
  const bx = x + gap
  const by = y
  ringBand(c, ax, y, r, thick, left)
  ringBand(c, bx, by, r, thick, right)
  // The first band passes over the second at the upper crossing only.
  const upper = `M${x - thick * 2} ${y - r * 1.1}h${thick * 4}V${y}h${-thick * 4}Z`
  c.clip(upper, () => ringBand(c, ax, y, r, thick, left))
}

/** Linked rings on a stone before the sea. */
export function ringsBySea(c: Canvas): void {
  const { pal, rand } = c
  const horizon = c.h * rand.between(0.52, 0.6)
  const floor = c.h * 0.8
  const sunX = c.cx + rand.between(-14, 14)
  sky(c, sunX, horizon - 16, 90)
  if (pal.dark) stars(c, horizon * 0.8, 60)
  clouds(c, 6, horizon * 0.6, 4)
  sun(c, sunX, horizon - rand.between(8, 20), rand.between(17, 22))
  island(c, c.w * 0.05, horizon, c.w * 0.5, 9, mix(pal.far, pal.skyLow, 0.2))
  island(c, c.w * 0.95, horizon, c.w * 0.45, 13, pal.mid)
  sea(c, horizon, floor + 4, sunX)
  c.path(
    smooth([
      [-3, floor + 2],
      [c.w * 0.2, floor - 2],
      [c.w * 0.5, floor + 0.5],
      [c.w * 0.82, floor - 1],
      [c.w + 3, floor + 3],
    ]) + `V${c.h + 2}H-3Z`,
    c.linear(0, floor, 0, c.h, [
      [0, mix(pal.pale, pal.shade, 0.25)],
      [0.25, mix(pal.shade, pal.mid, 0.3)],
      [1, mix(pal.mid, pal.deep, 0.35)],
    ]),
  )
  c.path(
    smooth([
      [-3, floor + 9],
      [c.w * 0.3, floor + 6],
      [c.w * 0.6, floor + 9.5],
      [c.w + 3, floor + 7],
    ]) + `V${c.h + 2}H-3Z`,
    mix(pal.mid, pal.deep, 0.25),
    { opacity: 0.5 },
  )
  const r = c.tall ? 21 : 23
  const y = floor + 4 - r
  shadow(c, c.cx - r * 0.6, floor + 4, r * 1.1, 40, 0.5)
  shadow(c, c.cx + r * 0.6, floor + 4, r * 1.1, 40, 0.5)
  linked(c, c.cx, y, r, r * rand.between(0.16, 0.24), gold(c), rand.chance(0.5) ? gold(c) : silver(c))
  for (const k of [0, 1, 2])
    sprig(
      c,
      c.w * (0.06 + k * 0.05),
      c.h + 2,
      8 + k * 14,
      30 - k * 5,
      mix(pal.leaf, k % 2 ? pal.glow : pal.deep, 0.2),
      8,
      16,
      0.36,
    )
  glint(c, c.cx - r * 1.2, y - r * 0.72, 5)
  if (rand.chance(0.6)) glint(c, c.cx + r * 1.05, y - r * 0.82, 3)
  veil(c, sunX, horizon - 16)
}

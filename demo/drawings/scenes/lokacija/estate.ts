import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { sky, sun, veil } from '#demo/drawings/kit/light.ts'
import { polygon, type Point } from '#demo/drawings/kit/paths.ts'
import { birds, clouds, cypress, hills, house, pine, stars } from '#demo/drawings/kit/scenery.ts'

/** Rows of vines or lavender running to a stone house between cypresses. */
export function estate(c: Canvas): void {
  const { pal, rand } = c
  const horizon = c.h * rand.between(0.48, 0.56)
  const lightX = c.w * rand.between(0.15, 0.4)
  sky(c, lightX, horizon * 0.5, 90)
  if (pal.dark) stars(c, horizon * 0.8, 50)
  sun(c, lightX, horizon * rand.between(0.4, 0.66), rand.between(7, 10))
  clouds(c, 6, horizon * 0.55, 4)
  hills(c, horizon + 1, 26, mix(pal.far, pal.skyLow, 0.3))
  hills(c, horizon + 4, 15, mix(pal.mid, pal.skyLow, 0.12))
  hills(c, horizon + 7, 8, mix(pal.leaf, pal.far, 0.35))
  const hx = c.w * rand.between(0.58, 0.7)
  c.rect(
    -1,
    horizon + 5,
    c.w + 2,
    c.h,
    c.linear(0, horizon, 0, c.h, [
      [0, mix(pal.second, pal.leaf, 0.3)],
      [1, mix(pal.shade, pal.accent, 0.4)],
    ]),
  )
  const vanish: Point = [hx - 4, horizon + 3]
  const crop = rand.chance(0.5) ? mix(pal.mid, pal.accent, 0.2) : pal.leaf
  const rows = 9
  for (let i = -rows; i <= rows; i++) {
    const foot = hx + i * c.w * 0.155
    const half = c.w * 0.038
    const shape = polygon([
      [vanish[0] + i * 3, horizon + 5.5],
      [vanish[0] + i * 3 + 0.8, horizon + 5.5],
      [foot + half, c.h + 2],
      [foot - half, c.h + 2],
    ])
    c.path(
      shape,
      c.linear(0, horizon + 5, 0, c.h, [
        [0, mix(crop, pal.skyLow, 0.3)],
        [1, mix(crop, pal.deep, 0.22)],
      ]),
    )
    c.path(
      polygon([
        [vanish[0] + i * 3 + 0.5, horizon + 5.5],
        [vanish[0] + i * 3 + 0.8, horizon + 5.5],
        [foot + half, c.h + 2],
        [foot + half * 0.25, c.h + 2],
      ]),
      pal.deep,
      { opacity: 0.28 },
    )
    c.path(
      polygon([
        [vanish[0] + i * 3, horizon + 5.5],
        [vanish[0] + i * 3 + 0.25, horizon + 5.5],
        [foot - half * 0.4, c.h + 2],
        [foot - half, c.h + 2],
      ]),
      pal.glow,
      { opacity: 0.22 },
    )
  }
  for (const [dx, h] of [
    [-18, 22],
    [-13.5, 28],
    [17, 30],
    [22, 24],
    [27, 18],
  ] as const)
    cypress(c, hx + dx, horizon + 7, h * rand.between(0.85, 1.1), pal.leaf)
  house(c, hx - 9, horizon + 7, 19, 11, pal.pale)
  house(c, hx + 6, horizon + 7.5, 9, 7.5, mix(pal.pale, pal.shade, 0.5))
  if (rand.chance(0.7)) pine(c, c.w * 0.1, c.h * 0.9, c.h * 0.52, 6, pal.leaf)
  birds(c, c.w * 0.7, horizon * 0.35, 3)
  veil(c, lightX, horizon * 0.5)
}

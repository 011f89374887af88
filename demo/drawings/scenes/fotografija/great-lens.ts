import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { veil } from '#demo/drawings/kit/light.ts'
import { polygon, type Point } from '#demo/drawings/kit/paths.ts'
import { lens } from './parts.ts'

export function greatLens(c: Canvas): void {
  const { pal, rand } = c
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, pal.skyLow],
      [1, mix(pal.skyTop, pal.far, 0.3)],
    ]),
  )
  const x = c.w * (c.tall ? 0.5 : rand.between(0.52, 0.64))
  const y = c.h * rand.between(0.46, 0.56)
  const r = rand.between(36, 43)
  const from: Point = [c.w * rand.between(-0.05, 0.12), -4]
  for (let i = 0; i < 4; i++) {
    const spread = 14 + i * 13
    c.path(polygon([from, [x - spread, y + 70], [x + spread, y + 70]]), pal.glow, { opacity: 0.16 })
  }
  const halos = rand.whole(3, 5)
  for (let i = 0; i < halos; i++)
    c.ring(x, y, r * (1.2 + i * 0.2), i % 2 ? pal.accent : pal.near, 0.35, { opacity: 0.45 - i * 0.07 })
  const spots = rand.whole(4, 6)
  for (let i = 0; i < spots; i++) {
    const t = (i + 0.4) / spots
    c.circle(
      from[0] + (x - from[0]) * t * 0.9,
      from[1] + (y - from[1]) * t * 0.75 + 4,
      2 + (i % 3) * 3.2,
      i % 2 ? pal.second : pal.glow,
      { opacity: 0.35 },
    )
  }
  c.circle(
    x + 4,
    y + 5,
    r * 1.06,
    c.radial(x + 4, y + 5, r * 1.16, [
      [0.8, pal.deep, 0.45],
      [1, pal.deep, 0],
    ]),
  )
  lens(c, x, y, r, rand.pick([6, 7, 8, 9] as const))
  veil(c, 0, 0)
}

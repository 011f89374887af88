import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { glint } from '#demo/drawings/kit/gems.ts'
import { veil } from '#demo/drawings/kit/light.ts'
import { band, trace, type Point } from '#demo/drawings/kit/paths.ts'
import { vignette } from '#demo/drawings/kit/vignettes.ts'
import { reel } from './parts.ts'

/** A great reel letting its film run out in waves. */
export function reels(c: Canvas): void {
  const { pal, rand } = c
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, pal.skyLow],
      [1, mix(pal.skyTop, pal.far, 0.3)],
    ]),
  )
  const x = c.w * rand.between(0.3, 0.4)
  const y = c.h * (c.tall ? 0.36 : 0.42)
  const r = rand.between(30, 35)
  c.circle(
    c.w * 0.72,
    c.h * 0.36,
    30,
    c.linear(0, c.h * 0.1, 0, c.h * 0.7, [
      [0, pal.glow],
      [1, mix(pal.second, pal.skyLow, 0.3)],
    ]),
    { opacity: 0.9 },
  )
  for (let i = 0; i < 4; i++) c.ring(x, y, r * (1.18 + i * 0.15), pal.near, 0.3, { opacity: 0.35 - i * 0.07 })
  c.circle(
    x + 4,
    y + 5,
    r * 1.02,
    c.radial(x + 4, y + 5, r * 1.1, [
      [0.8, pal.deep, 0.4],
      [1, pal.deep, 0],
    ]),
  )
  const start: Point = [x, y + r * 0.84]
  const wave = rand.between(5, 8)
  const points = trace(34, (t): Point => [
    start[0] + t * (c.w - start[0] + 12),
    start[1] + Math.sin(t * Math.PI * 2.6) * wave * (0.4 + t) + t * c.h * 0.06,
  ])
  film(c, points, 17, rand.whole(0, 3))
  const back = trace(16, (t): Point => [
    x - r * 0.2 - t * (x + 16),
    y + r * 0.84 + t * t * c.h * 0.2 + Math.sin(t * 6) * 4,
  ])
  film(c, back.toReversed(), 17, rand.whole(0, 3))
  reel(c, x, y, r, rand.between(0, 72), rand.pick([pal.accent, pal.near, mix(pal.pale, pal.shade, 0.4), pal.sea]))
  if (!c.tall || rand.chance(0.5)) reel(c, c.w * 0.84, c.h * 0.24, 14, rand.between(0, 72), pal.second)
  glint(c, x - r * 0.62, y - r * 0.66, 5)
  veil(c, 0, 0)
}

/** A strip of film along the points, its pictures upright in each frame. */
function film(c: Canvas, points: readonly Point[], width: number, kind: number): void {
  const { pal } = c
  const ink = mix(pal.deep, pal.near, 0.18)
  c.path(
    band(
      points.map(([x, y]): Point => [x + 1.5, y + 2.6]),
      () => width,
    ),
    pal.deep,
    { opacity: 0.22 },
  )
  c.path(
    band(points, () => width),
    ink,
  )
  for (let i = 0; i < points.length - 1; i++) {
    const [x, y] = points[i] ?? [0, 0]
    const [nx, ny] = points[i + 1] ?? [x, y]
    const length = Math.hypot(nx - x, ny - y)
    const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI
    c.at(x, y, turn, 1, () => {
      for (const side of [-1, 1])
        for (const k of [0.35])
          c.rect(length * k - 0.6, side * width * 0.425 - 0.7, 1.3, 1.4, mix(pal.pale, pal.skyLow, 0.3), {
            radius: 0.3,
          })
    })
    if (i % 4 === 0 && i + 4 < points.length) {
      const [mx, my] = points[i + 2] ?? [x, y]
      const [ex, ey] = points[i + 4] ?? [x, y]
      const span = Math.hypot(ex - x, ey - y)
      c.at(mx, my, (Math.atan2(ey - y, ex - x) * 180) / Math.PI, 1, () =>
        vignette(c, -span * 0.42, -width * 0.34, span * 0.84, width * 0.68, kind + i / 4, 0.2 + ((i * 0.13) % 0.6)),
      )
    }
  }
}

import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { sky, sun, veil } from '#demo/drawings/kit/light.ts'
import { band, smooth, type Point } from '#demo/drawings/kit/paths.ts'
import { clouds, cypress, house, island, sea, stars } from '#demo/drawings/kit/scenery.ts'

/** A road winding down to the sea with one small car. */
export function serpentine(c: Canvas): void {
  const { pal, rand } = c
  const horizon = c.h * rand.between(0.24, 0.3)
  const lx = c.w * rand.between(0.2, 0.36)
  sky(c, lx, horizon - 8, 80)
  if (pal.dark) stars(c, horizon, 40)
  sun(c, lx, horizon - rand.between(4, 11), 9)
  clouds(c, 3, horizon * 0.8, 4)
  island(c, c.w * 0.4, horizon, c.w * 0.5, 8, mix(pal.far, pal.skyLow, 0.2))
  island(c, c.w * 0.95, horizon, c.w * 0.5, 15, mix(pal.mid, pal.skyLow, 0.1))
  sea(c, horizon, c.h, lx)
  const slope = (k: number, tone: string): void => {
    const points: Point[] = [
      [c.w * (0.16 + k * 0.26), c.h + 2],
      [c.w * (0.3 + k * 0.22), c.h * 0.76],
      [c.w * (0.4 + k * 0.2), c.h * 0.56],
      [c.w * (0.62 + k * 0.13), c.h * (0.4 + k * 0.08)],
      [c.w * 0.84, c.h * (0.3 + k * 0.11)],
      [c.w + 3, c.h * (0.2 + k * 0.13)],
    ]
    c.path(
      `${smooth(points)}V${c.h + 2}Z`,
      c.linear(c.w * 0.3, c.h * 0.3, c.w, c.h, [
        [0, mix(tone, pal.glow, 0.28)],
        [1, mix(tone, pal.deep, 0.32)],
      ]),
    )
  }
  slope(-0.12, mix(pal.pale, pal.shade, 0.6))
  slope(0, mix(pal.leaf, pal.second, 0.22))
  const bends = [
    [0.92, 1.08, 12],
    [0.62, 0.95, 10.5],
    [0.5, 0.86, 9],
    [0.72, 0.76, 7.6],
    [0.98, 0.7, 6.2],
    [0.96, 0.6, 5.2],
    [0.7, 0.57, 4.2],
    [0.6, 0.52, 3.5],
    [0.74, 0.46, 2.7],
    [0.92, 0.43, 2.1],
    [0.9, 0.38, 1.6],
    [0.8, 0.36, 1.2],
  ] as const
  const spine: Point[] = []
  const widths: number[] = []
  for (let i = 0; i < bends.length - 1; i++) {
    const at = (j: number): readonly [number, number, number] =>
      bends[Math.max(0, Math.min(bends.length - 1, j))] ?? bends[0]
    for (let k = 0; k < 6; k++) {
      const t = k / 6
      const spline = (n: 0 | 1 | 2): number => {
        const [a, b, d, e] = [at(i - 1)[n], at(i)[n], at(i + 1)[n], at(i + 2)[n]]
        return 0.5 * (2 * b + (d - a) * t + (2 * a - 5 * b + 4 * d - e) * t * t + (3 * b - a - 3 * d + e) * t ** 3)
      }
      spine.push([spline(0) * c.w, spline(1) * c.h])
      widths.push(spline(2))
    }
  }
  const widthAt = (t: number): number => widths[Math.round(t * (widths.length - 1))] ?? 1
  c.path(
    band(
      spine.map(([x, y], i): Point => [x - (widths[i] ?? 1) * 0.1, y + (widths[i] ?? 1) * 0.3]),
      (t) => widthAt(t) * 1.25,
    ),
    mix(pal.leaf, pal.deep, 0.55),
  )
  c.path(
    band(spine, (t) => widthAt(t) * 1.22),
    mix(pal.pale, pal.shade, 0.35),
  )
  c.path(band(spine, widthAt), mix(pal.near, pal.mid, 0.3))
  spine.forEach(([x, y], i) => {
    const next = spine[i + 1]
    if (i % 2 || !next) return
    c.line(`M${x} ${y}L${x + (next[0] - x) * 0.7} ${y + (next[1] - y) * 0.7}`, pal.glow, (widths[i] ?? 1) * 0.07, {
      opacity: 0.85,
    })
  })
  for (let i = 0; i < 22; i++) {
    const t = i / 21
    const y = c.h * (0.36 + t * 0.62)
    const x = c.w * rand.between(0.66 - t * 0.36, 1.02)
    if (
      spine.some(
        ([px, py], k) => Math.abs(px - x) < (widths[k] ?? 1) * 0.9 + 2 && py > y - 13 * (0.4 + t) && py < y + 3,
      )
    )
      continue
    cypress(c, x, y, (7 + t * 17) * rand.between(0.8, 1.2), pal.leaf)
  }
  house(c, c.w * 0.8, c.h * 0.335, 8, 5.4, pal.pale)
  house(c, c.w * 0.87, c.h * 0.315, 7, 5, mix(pal.pale, pal.shade, 0.3))
  const spot = rand.pick([20, 26, 34] as const)
  const [ax, ay] = spine[spot] ?? [0, 0]
  const [bx, by] = spine[spot + 1] ?? [0, 0]
  const w = (widths[spot] ?? 4) * 0.4
  c.at(ax, ay, (Math.atan2(by - ay, bx - ax) * 180) / Math.PI, 1, () => {
    c.rect(-w * 1.2 + 0.5, -w * 0.5 + 0.8, w * 2.4, w * 1.1, pal.deep, { radius: w * 0.4, opacity: 0.4 })
    c.rect(-w * 1.2, -w * 0.55, w * 2.4, w * 1.1, pal.accent, { radius: w * 0.4 })
    c.rect(-w * 0.5, -w * 0.42, w * 0.95, w * 0.84, pal.pale, { radius: w * 0.2 })
  })
  boatBelow(c, c.w * 0.12, c.h * 0.6)
  boatBelow(c, c.w * 0.24, c.h * 0.42)
  veil(c, lx, horizon)
}

function boatBelow(c: Canvas, x: number, y: number): void {
  c.path(`M${x} ${y}l14 -1.6l-14 3.4Z`, c.pal.glow, { opacity: 0.5 })
  c.path(`M${x - 4} ${y}Q${x} ${y - 1.6} ${x + 3} ${y - 1}V${y + 1.2}Q${x} ${y + 1.6} ${x - 4} ${y}Z`, c.pal.pale)
}

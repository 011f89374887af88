import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { glint, metal } from '#demo/drawings/kit/gems.ts'
import { sky, sun, veil } from '#demo/drawings/kit/light.ts'
import { smooth, trace, type Point } from '#demo/drawings/kit/paths.ts'
import { hills, sea, stars } from '#demo/drawings/kit/scenery.ts'
import { soundRings } from './parts.ts'

/** A stage by the sea: a microphone, strings of lamps, the sun as a spotlight. */
export function microphone(c: Canvas): void {
  const { pal, rand } = c
  const horizon = c.h * 0.72
  const sx = c.w * rand.between(0.5, 0.62)
  const sy = c.h * 0.42
  sky(c, sx, sy, 90)
  if (pal.dark) stars(c, horizon, 60)
  sun(c, sx, sy, rand.between(21, 26))
  soundRings(c, sx, sy, 32, 6, 9)
  hills(c, horizon, 16, mix(pal.far, pal.skyLow, 0.2), horizon + 1)
  sea(c, horizon, c.h * 0.9, sx)
  c.rect(
    -1,
    c.h * 0.88,
    c.w + 2,
    c.h,
    c.linear(0, c.h * 0.88, 0, c.h, [
      [0, mix(pal.near, pal.accent, 0.25)],
      [1, mix(pal.near, pal.deep, 0.5)],
    ]),
  )
  for (let i = 1; i < 9; i++)
    c.line(`M${c.cx + (i - 4.5) * 16} ${c.h * 0.88}L${c.cx + (i - 4.5) * 34} ${c.h + 1}`, pal.deep, 0.3, {
      opacity: 0.4,
    })
  for (const [from, to, drop] of [
    [-0.05, 0.55, 15],
    [0.4, 1.05, 18],
    [0.1, 0.9, 26],
  ] as const) {
    const points = trace(12, (t): Point => [c.w * (from + (to - from) * t), 4 + Math.sin(t * Math.PI) * drop])
    c.line(smooth(points), pal.deep, 0.22)
    points.forEach(([x, y], i) => {
      if (i % 2) return
      c.circle(x, y + 1.4, 3.6, pal.second, { opacity: 0.22 })
      c.circle(x, y + 1.4, 1, pal.glow)
    })
  }
  const x = sx - 6
  const y = c.h * 0.4
  const ink = mix(pal.deep, pal.near, 0.15)
  c.line(`M${x + 3} ${y + 10}L${x + 9} ${y + 20}V${c.h * 0.95}`, ink, 1.5)
  c.ellipse(x + 9, c.h * 0.955, 14, 2.6, pal.deep)
  c.ellipse(x + 9, c.h * 0.95, 14, 2.4, mix(ink, pal.glow, 0.16))
  c.at(x, y, -26, 1, () => {
    const chrome = metal(c, mix(pal.pale, pal.near, 0.25), -11, -18, 11, 18)
    c.rect(-11, -21, 22, 33, chrome, { radius: 11 })
    c.rect(-8.6, -18.4, 17.2, 21, mix(ink, pal.near, 0.25), { radius: 8.6 })
    for (const k of [-5.4, -1.8, 1.8, 5.4]) c.rect(k - 0.85, -18, 1.7, 20.4, chrome, { radius: 0.8 })
    c.rect(-11.4, -6.6, 22.8, 3.4, metal(c, mix(pal.pale, pal.near, 0.2), -11, 0, 11, 0), { radius: 1 })
    c.rect(-3.6, -6.2, 7.2, 2.6, pal.accent, { radius: 0.5 })
    for (const k of [4.6, 7]) c.line(`M-7 ${k}h14`, ink, 0.6)
    c.rect(-4, 11.4, 8, 5.4, ink, { radius: 1 })
  })
  glint(c, x - 11, y - 18, 4)
  veil(c, sx, sy)
}

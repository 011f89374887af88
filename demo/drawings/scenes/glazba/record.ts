import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { veil, volume } from '#demo/drawings/kit/light.ts'
import { disc, polar, polygon, smooth, type Point } from '#demo/drawings/kit/paths.ts'

/** A record with its arm. */
export function record(c: Canvas): void {
  const { pal, rand } = c
  const deck = rand.pick([
    pal.accent,
    pal.sea,
    mix(pal.second, pal.accent, 0.25),
    pal.leaf,
    mix(pal.pale, pal.shade, 0.3),
  ])
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, mix(deck, pal.glow, 0.3)],
      [1, mix(deck, pal.deep, 0.3)],
    ]),
  )
  const x = c.w * (c.tall ? 0.46 : 0.42)
  const y = c.h * 0.52
  const r = rand.between(39, 44)
  c.circle(
    x + 3,
    y + 4,
    r * 1.08,
    c.radial(x + 3, y + 4, r * 1.16, [
      [0.85, pal.deep, 0.5],
      [1, pal.deep, 0],
    ]),
  )
  c.circle(x, y, r * 1.05, mix(pal.pale, pal.shade, 0.5))
  c.circle(x, y, r, mix(pal.deep, pal.near, 0.12))
  for (let i = 0; i < 22; i++)
    c.ring(x, y, r * (0.44 + i * 0.0245), i % 5 === 0 ? pal.deep : mix(pal.near, pal.mid, 0.2), r * 0.006, {
      opacity: 0.6,
    })
  for (const [a, spread, o] of [
    [-62, 22, 0.3],
    [118, 22, 0.22],
    [-40, 8, 0.2],
    [140, 8, 0.16],
  ] as const) {
    const [ax, ay] = polar(x, y, r, a - spread / 2)
    const [bx, by] = polar(x, y, r, a + spread / 2)
    c.path(
      `M${x} ${y}L${ax} ${ay}A${r} ${r} 0 0 1 ${bx} ${by}Z`,
      c.radial(x, y, r, [
        [0.35, pal.glow, 0],
        [0.7, pal.glow, o],
        [1, pal.glow, o * 0.5],
      ]),
    )
  }
  const label = rand.pick([pal.second, pal.accent, pal.pale])
  c.circle(
    x,
    y,
    r * 0.36,
    c.linear(x - 12, y - 12, x + 12, y + 12, [
      [0, mix(label, pal.glow, 0.35)],
      [1, label],
    ]),
  )
  c.clip(disc(x, y, r * 0.36), () => {
    c.circle(x, y + r * 0.04, r * 0.17, pal.glow)
    for (let i = 0; i < 3; i++)
      c.path(
        smooth([
          [x - 18, y + r * (0.08 + i * 0.09)],
          [x - 6, y + r * (0.02 + i * 0.09)],
          [x + 6, y + r * (0.1 + i * 0.09)],
          [x + 18, y + r * (0.03 + i * 0.09)],
        ]) + `V${y + 20}H${x - 18}Z`,
        [pal.far, pal.mid, pal.near][i] ?? pal.near,
      )
  })
  c.circle(x, y, 1.2, pal.glow)
  const px = c.w * (c.tall ? 0.88 : 0.8)
  const py = c.h * 0.16
  const reach = rand.between(0.7, 0.86)
  const [tx, ty] = polar(x, y, r * reach, rand.between(18, 34))
  const elbow: Point = [px + 1, ty - 14]
  c.line(`M${px + 2} ${py + 3}L${elbow[0] + 2} ${elbow[1] + 3}L${tx + 2} ${ty + 3}`, pal.deep, 2, { opacity: 0.26 })
  c.circle(px, py, 9.5, volume(c, mix(pal.pale, pal.shade, 0.4), px - 9, px + 9))
  c.circle(px, py, 6, mix(pal.deep, pal.near, 0.3))
  c.line(`M${px} ${py - 9}L${px} ${py}L${elbow[0]} ${elbow[1]}L${tx} ${ty}`, mix(pal.pale, pal.second, 0.2), 1.9)
  c.line(`M${px - 0.4} ${py}L${elbow[0] - 0.4} ${elbow[1]}`, pal.glow, 0.5)
  c.circle(px, py, 3, pal.second)
  c.at(tx, ty, (Math.atan2(ty - elbow[1], tx - elbow[0]) * 180) / Math.PI, 1, () =>
    c.rect(-4, -2, 8, 4, pal.deep, { radius: 0.8 }),
  )
  if (!c.tall) {
    for (const [i, k] of [0.62, 0.76].entries()) {
      c.circle(c.w * 0.9, c.h * k + 1, 4.4, pal.deep, { opacity: 0.3 })
      c.circle(c.w * 0.9, c.h * k, 4.2, volume(c, i ? pal.second : pal.pale, c.w * 0.9 - 4, c.w * 0.9 + 4))
      c.line(`M${c.w * 0.9} ${c.h * k}l${i ? 2 : -1.5} -3`, pal.deep, 0.5)
    }
  }
  c.path(
    polygon([
      [c.w * 0.16, -1],
      [c.w * 0.4, -1],
      [c.w * 0.1, c.h + 1],
      [-c.w * 0.2, c.h + 1],
    ]),
    pal.glow,
    { opacity: 0.13 },
  )
  veil(c, 0, 0)
}

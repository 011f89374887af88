import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { gown } from '#demo/drawings/kit/cloth.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { bloomColors, bouquet, flower } from '#demo/drawings/kit/flora.ts'
import { shadow, sky, sun, veil, volume } from '#demo/drawings/kit/light.ts'
import { smooth, trace, type Point } from '#demo/drawings/kit/paths.ts'
import { birds, clouds, island, sea, stars } from '#demo/drawings/kit/scenery.ts'

/** Rounds the free end of the cloth. */
function tip(upper: readonly Point[], lower: readonly Point[]): Point[] {
  const [ax, ay] = upper[upper.length - 1] ?? [0, 0]
  const [bx, by] = lower[lower.length - 1] ?? [0, 0]
  return [
    [ax + 3, ay + (by - ay) * 0.3],
    [(ax + bx) / 2 - 2, ay + (by - ay) * 0.68],
  ]
}

/** Someone in a long veil before the sea, the wind in it. */
export function windVeil(c: Canvas): void {
  const { pal, rand } = c
  const horizon = c.h * rand.between(0.52, 0.58)
  const sx = c.w * rand.between(0.5, 0.64)
  const sy = horizon - c.h * rand.between(0.16, 0.24)
  sky(c, sx, sy, 90)
  if (pal.dark) stars(c, horizon * 0.8, 60)
  clouds(c, 6, horizon * 0.6, 5)
  sun(c, sx, sy, rand.between(17, 22))
  island(c, c.w * 0.95, horizon, c.w * 0.5, 15, mix(pal.far, pal.skyLow, 0.15))
  island(c, c.w * 0.1, horizon, c.w * 0.4, 10, mix(pal.mid, pal.skyLow, 0.1))
  sea(c, horizon, c.h + 1, sx)
  const crest = c.h * 0.8
  c.path(
    smooth([
      [-3, crest + 8],
      [c.w * 0.2, crest + 1],
      [c.w * 0.36, crest],
      [c.w * 0.6, crest + 6],
      [c.w + 3, crest + 14],
    ]) + `V${c.h + 2}H-3Z`,
    c.linear(0, crest, 0, c.h, [
      [0, mix(pal.leaf, pal.second, 0.3)],
      [1, mix(pal.leaf, pal.deep, 0.5)],
    ]),
  )
  const x = c.w * 0.32
  const k = c.h * (c.tall ? 0.46 : 0.58)
  const y = crest + 4
  const top = y - k
  shadow(c, x, y, k * 0.34, 26, 0.35)
  const reach = c.w * (c.tall ? 0.58 : 0.5)
  const lift = rand.between(4, 16)
  for (let i = 3; i >= 0; i--) {
    const upper = trace(8, (t): Point => [
      x + t * reach * (1 - i * 0.07),
      top + k * 0.04 + t * (i * 5 - lift) + Math.sin(t * 5.6 + i * 0.5) * (5 + t * 5) + t * t * 7,
    ])
    const lower = trace(8, (t): Point => [
      x + t * reach * (0.94 - i * 0.05),
      top + k * 0.16 + t * (k * 0.22 + i * 6 - lift * 0.6) + Math.sin(t * 5.1 + 0.8 + i * 0.6) * (4 + t * 6),
    ])
    c.path(
      `${smooth([...upper, ...tip(upper, lower), ...lower.toReversed()])}Z`,
      c.linear(x, 0, x + reach, 0, [
        [0, pal.glow, 0.85],
        [0.5, pal.pale, 0.55],
        [1, pal.glow, 0.3],
      ]),
    )
    c.line(smooth(upper), pal.glow, 0.4, { opacity: 0.9 })
    c.line(smooth(lower), pal.glow, 0.3, { opacity: 0.7 })
  }
  const skin = mix(pal.pale, pal.accent, 0.36)
  const hair = mix(pal.accent, pal.deep, 0.66)
  c.path(
    `M${x - k * 0.022} ${top + k * 0.1}L${x - k * 0.03} ${top + k * 0.17}C${x - k * 0.1} ${top + k * 0.19} ${x - k * 0.1} ${top + k * 0.24} ${x - k * 0.085} ${top + k * 0.3}H${x + k * 0.085}C${x + k * 0.1} ${top + k * 0.24} ${x + k * 0.1} ${top + k * 0.19} ${x + k * 0.03} ${top + k * 0.17}L${x + k * 0.022} ${top + k * 0.1}Z`,
    volume(c, skin, x - k * 0.1, x + k * 0.1, 0.3),
  )
  c.line(
    `M${x - k * 0.085} ${top + k * 0.22}C${x - k * 0.13} ${top + k * 0.32} ${x - k * 0.12} ${top + k * 0.38} ${x - k * 0.05} ${top + k * 0.42}`,
    skin,
    k * 0.032,
  )
  bouquet(c, x - k * 0.115, top + k * 0.41, k * 0.06, k * 0.045, k * 0.024)
  gown(c, {
    x,
    top: top + k * 0.17,
    height: k * 0.83,
    spread: k * 0.25,
    color: mix(pal.pale, pal.glow, 0.3),
    straps: false,
    train: k * 0.16,
  })
  c.ellipse(x, top + k * 0.055, k * 0.052, k * 0.066, hair)
  c.circle(x + k * 0.006, top + k * 0.085, k * 0.045, mix(hair, pal.deep, 0.3))
  for (let i = 0; i < 4; i++)
    c.line(
      `M${x - k * 0.04 + i * k * 0.024} ${top + k * 0.01}Q${x - k * 0.05 + i * k * 0.03} ${top + k * 0.06} ${x - k * 0.005 + i * k * 0.006} ${top + k * 0.1}`,
      mix(hair, pal.glow, 0.3),
      k * 0.004,
      { opacity: 0.8 },
    )
  const colors = bloomColors(c)
  for (let i = 0; i < 7; i++)
    flower(
      c,
      i % 2 ? 'daisy' : 'rose',
      x - k * 0.045 + i * k * 0.016,
      top + k * (0.012 - 0.02 * Math.sin((i / 6) * Math.PI)),
      k * 0.014,
      colors[i % 3] ?? pal.accent,
      i * 30,
    )
  for (let i = 0; i < 40; i++) {
    const gx = (i / 39) * c.w
    c.line(
      `M${gx} ${c.h + 1}q${rand.between(0, 2)} -6 ${rand.between(1, 6)} ${-rand.between(5, 14)}`,
      mix(pal.leaf, pal.deep, rand.between(0.35, 0.6)),
      0.5,
    )
  }
  birds(c, c.w * 0.82, c.h * 0.2, 4)
  veil(c, sx, sy)
}

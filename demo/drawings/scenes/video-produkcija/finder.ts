import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { shadow, sky, sun, veil } from '#demo/drawings/kit/light.ts'
import { smooth } from '#demo/drawings/kit/paths.ts'
import { clouds, cypress, island, pine, sea, stars } from '#demo/drawings/kit/scenery.ts'
import { couple } from '#demo/drawings/kit/vignettes.ts'

/** The view through a finder: corners, thirds and two people by the sea. */
export function finder(c: Canvas): void {
  const { pal, rand } = c
  const horizon = c.h * rand.between(0.6, 0.66)
  const sx = c.w * rand.between(0.56, 0.7)
  const sy = horizon - c.h * rand.between(0.1, 0.22)
  sky(c, sx, sy, 90)
  if (pal.dark) stars(c, horizon * 0.7, 60)
  clouds(c, c.h * 0.16, horizon * 0.7, 5)
  sun(c, sx, sy, rand.between(13, 17))
  island(c, c.w * 0.9, horizon, c.w * 0.5, 14, mix(pal.far, pal.skyLow, 0.15))
  island(c, c.w * 0.15, horizon, c.w * 0.4, 9, mix(pal.mid, pal.skyLow, 0.1))
  sea(c, horizon, c.h * 0.86, sx)
  c.path(
    smooth([
      [-3, c.h * 0.8],
      [c.w * 0.25, c.h * 0.79],
      [c.w * 0.55, c.h * 0.84],
      [c.w + 3, c.h * 0.82],
    ]) + `V${c.h + 2}H-3Z`,
    c.linear(0, c.h * 0.78, 0, c.h, [
      [0, mix(pal.leaf, pal.second, 0.25)],
      [1, mix(pal.leaf, pal.deep, 0.45)],
    ]),
  )
  const kx = c.w * 0.36
  shadow(c, kx - 4, c.h * 0.865, 18, 26, 0.4)
  couple(c, kx, c.h * 0.87, c.h * (c.tall ? 0.36 : 0.46))
  if (rand.chance(0.6)) pine(c, c.w * 0.93, c.h * 0.93, c.h * 0.6, -6, pal.leaf)
  else for (const t of [0.88, 0.95]) cypress(c, c.w * t, c.h * 0.9, c.h * rand.between(0.4, 0.56), pal.leaf)
  veil(c, sx, sy)
  const bar = c.h * 0.085
  c.rect(-1, -1, c.w + 2, bar + 1, pal.deep)
  c.rect(-1, c.h - bar, c.w + 2, bar + 2, pal.deep)
  const inset = 8
  const top = bar + inset
  const bottom = c.h - bar - inset
  const reach = 9
  for (const [x, y, dx, dy] of [
    [inset, top, 1, 1],
    [c.w - inset, top, -1, 1],
    [inset, bottom, 1, -1],
    [c.w - inset, bottom, -1, -1],
  ] as const)
    c.line(`M${x + dx * reach} ${y}H${x}V${y + dy * reach}`, pal.glow, 0.7)
  for (const k of [1 / 3, 2 / 3])
    c.line(`M${c.w * k} ${bar + 3}V${c.h - bar - 3}M3 ${bar + (c.h - bar * 2) * k}H${c.w - 3}`, pal.glow, 0.16, {
      opacity: 0.55,
    })
  const fy = c.h * (c.tall ? 0.58 : 0.52)
  c.line(
    `M${kx - 10} ${fy - 5}v-4h4M${kx + 6} ${fy - 9}h4v4M${kx + 10} ${fy + 7}v4h-4M${kx - 6} ${fy + 11}h-4v-4`,
    pal.second,
    0.5,
  )
  c.circle(c.w - inset - 4, top + 4, 1.5, pal.accent)
}

import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { bloomColors, flower, sprig } from '#demo/drawings/kit/flora.ts'
import { glint, ringBand } from '#demo/drawings/kit/gems.ts'
import { room, shadow, veil } from '#demo/drawings/kit/light.ts'
import { polygon } from '#demo/drawings/kit/paths.ts'
import { branchShadow } from '#demo/drawings/kit/props.ts'
import { gold, setting, silver } from './parts.ts'

/** An open velvet box. */
export function ringBox(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.62
  room(c, edge)
  branchShadow(c, c.w * 0.04, -3, 140, 44)
  const x = c.cx + rand.between(-5, 5)
  const base = c.h * 0.83
  const velvet = rand.pick([pal.accent, pal.near, pal.leaf, pal.sea])
  const w = 46
  for (let i = 0; i < 5; i++)
    sprig(
      c,
      x - 25 + i,
      base + 1,
      -40 - i * 16,
      34 - i * 2,
      mix(pal.leaf, i % 2 ? pal.glow : pal.deep, 0.2),
      9,
      10,
      0.36,
    )
  const colors = bloomColors(c)
  shadow(c, x, base, w, 44, 0.5)
  c.path(
    `M${x - w * 0.47} ${base - 21}L${x - w * 0.44} ${base - 56}Q${x} ${base - 62} ${x + w * 0.44} ${base - 56}L${x + w * 0.47} ${base - 21}Z`,
    c.linear(x - w / 2, 0, x + w / 2, 0, [
      [0, mix(velvet, pal.glow, 0.2)],
      [0.5, velvet],
      [1, mix(velvet, pal.deep, 0.42)],
    ]),
  )
  c.path(
    `M${x - w * 0.41} ${base - 22}L${x - w * 0.385} ${base - 52.5}Q${x} ${base - 58} ${x + w * 0.385} ${base - 52.5}L${x + w * 0.41} ${base - 22}Z`,
    c.linear(0, base - 56, 0, base - 20, [
      [0, mix(pal.pale, pal.shade, 0.25)],
      [1, mix(pal.shade, pal.deep, 0.25)],
    ]),
  )
  c.path(
    polygon([
      [x - w * 0.46, base - 20],
      [x - w * 0.4, base - 26],
      [x + w * 0.4, base - 26],
      [x + w * 0.46, base - 20],
    ]),
    mix(pal.shade, pal.deep, 0.4),
  )
  const r = 12.5
  const y = base - 25
  for (const [dx, tone] of [
    [8.5, rand.chance(0.5) ? silver(c) : gold(c)],
    [-8.5, gold(c)],
  ] as const) {
    ringBand(c, x + dx, y - (dx < 0 ? 2 : 1), r - (dx > 0 ? 1 : 0), 2.4, tone)
  }
  setting(c, x - 8.5, y - 2 - r + 0.5, 6, gold(c), mix(pal.pale, pal.sea, 0.22))
  for (let i = 0; i < 4; i++)
    c.path(
      `M${x - w * 0.45} ${base - 20.5 + i * 0.9}C${x - w * 0.2} ${base - 26 + i * 1.5} ${x + w * 0.2} ${base - 26 + i * 1.5} ${x + w * 0.45} ${base - 20.5 + i * 0.9}V${base - 16}H${x - w * 0.45}Z`,
      mix(pal.pale, pal.shade, 0.2 + i * 0.22),
    )
  c.path(
    `M${x - w / 2} ${base - 19}H${x + w / 2}L${x + w * 0.47} ${base - 2}Q${x + w * 0.46} ${base} ${x + w * 0.43} ${base}H${x - w * 0.43}Q${x - w * 0.46} ${base} ${x - w * 0.47} ${base - 2}Z`,
    c.linear(x - w / 2, 0, x + w / 2, 0, [
      [0, mix(velvet, pal.glow, 0.25)],
      [0.5, velvet],
      [1, mix(velvet, pal.deep, 0.45)],
    ]),
  )
  c.rect(x - w / 2, base - 19.4, w, 1.2, mix(velvet, pal.glow, 0.4))
  c.circle(x, base - 12, 1.7, gold(c))
  flower(
    c,
    rand.pick(['rose', 'anemone', 'dahlia'] as const),
    x - w * 0.58,
    base - 3,
    7,
    colors[rand.whole(0, 2)] ?? pal.accent,
    20,
  )
  flower(c, 'daisy', x - w * 0.76, base + 2, 4, colors[2] ?? pal.pale, 0)
  glint(c, x - 12, y - r - 12, 6.5)
  veil(c, c.w * 0.2, 0)
}

import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { sprig } from '#demo/drawings/kit/flora.ts'
import { room, shadow, veil, volume } from '#demo/drawings/kit/light.ts'
import { leafPath, polar, polygon } from '#demo/drawings/kit/paths.ts'
import { branchShadow, glass } from '#demo/drawings/kit/props.ts'
import { berry } from './parts.ts'

/** Wine, figs, grapes and bread. */
export function feast(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * rand.between(0.66, 0.72)
  room(c, edge)
  branchShadow(c, c.w * 0.98, -4, 225, 44)
  const y = c.h * 0.84
  const x = c.cx - 20 + rand.between(-3, 3)
  const bottle = rand.pick([pal.leaf, pal.near, pal.deep])
  shadow(c, x, y - 4, 14, 40, 0.5)
  const top = Math.max(8, y - 74)
  c.path(
    `M${x - 7} ${y - 5}V${top + 32}C${x - 7} ${top + 24} ${x - 2.4} ${top + 22} ${x - 2.4} ${top + 15}V${top}H${x + 2.4}V${top + 15}C${x + 2.4} ${top + 22} ${x + 7} ${top + 24} ${x + 7} ${top + 32}V${y - 5}Q${x} ${y - 2.6} ${x - 7} ${y - 5}Z`,
    volume(c, mix(bottle, pal.deep, 0.3), x - 7, x + 7, 0.5),
  )
  c.rect(x - 2.7, top - 0.6, 5.4, 11, volume(c, pal.accent, x - 2.7, x + 2.7), { radius: 0.6 })
  c.rect(x - 7, y - 31, 14, 17, volume(c, pal.pale, x - 7, x + 7, 0.25))
  c.circle(x, y - 24, 3.4, pal.accent, { opacity: 0.85 })
  c.line(`M${x - 4.5} ${y - 18}h9M${x - 3} ${y - 16.2}h6`, mix(pal.deep, pal.pale, 0.3), 0.3)
  c.rect(x - 5.2, top + 34, 1.1, y - top - 44, pal.glow, { opacity: 0.35, radius: 0.5 })
  shadow(c, x + 18, y - 1, 9, 26, 0.3)
  glass(c, x + 18, y, 38, 'bowl', mix(pal.accent, pal.deep, rand.between(0, 0.35)))
  const bx = c.cx + 22
  shadow(c, bx, y + 2, 36, 26, 0.4)
  c.rect(bx - 25, y - 1.6, 52, 3.4, volume(c, mix(pal.second, pal.deep, 0.4), bx - 25, bx + 27), { radius: 1.2 })
  c.path(
    `M${bx + 2} ${y - 1.6}A13 13.5 0 0 1 ${bx + 27} ${y - 1.6}Z`,
    volume(c, mix(pal.second, pal.pale, 0.35), bx + 2, bx + 27),
  )
  c.path(
    polygon([
      [bx + 9, y - 1.6],
      [bx + 15, y - 14.6],
      [bx + 22, y - 1.6],
    ]),
    mix(pal.pale, pal.second, 0.35),
  )
  for (const [dx, dy] of [
    [13.2, -5],
    [16.6, -4],
    [15.2, -8.6],
  ] as const)
    c.ellipse(bx + dx, y + dy, 0.9, 0.65, mix(pal.second, pal.deep, 0.25))
  const grape = rand.chance(0.5) ? mix(pal.near, pal.accent, 0.25) : mix(pal.leaf, pal.second, 0.45)
  for (const [row, count] of [
    [0, 3],
    [1, 5],
    [2, 6],
    [3, 5],
  ] as const)
    for (let i = 0; i < count; i++)
      berry(
        c,
        bx - 17 + (i - (count - 1) / 2) * 3.7 + (row % 2) * 0.5,
        y - 16 + row * 3.6,
        2.35,
        mix(grape, i % 2 ? pal.deep : pal.glow, 0.1),
      )
  c.line(`M${bx - 17} ${y - 18}q1 -4 4 -5`, mix(pal.leaf, pal.deep, 0.4), 0.7)
  c.path(leafPath(bx - 16, y - 19, 10, 7, 62), mix(pal.leaf, pal.glow, 0.12))
  for (const [dx, dy, cut] of [
    [-2, 5, 0],
    [7, 8, 1],
    [-12, 8, 1],
  ] as const)
    fig(c, bx + dx, y + dy, 4.7, cut === 1)
  for (let i = 0; i < 2; i++)
    sprig(c, x - 16 - i * 5, y + 9 + i * 3, 74 + i * 26, 27, mix(pal.leaf, pal.glow, 0.1 + i * 0.1), 9, 14, 0.34)
  berry(c, x - 2, y + 8, 1.8, mix(pal.leaf, pal.deep, 0.3))
  berry(c, x + 5, y + 6, 1.8, mix(pal.near, pal.deep, 0.3))
  veil(c, c.w * 0.18, 0)
}

function fig(c: Canvas, x: number, y: number, r: number, cut: boolean): void {
  const { pal } = c
  const skin = mix(pal.near, pal.accent, 0.22)
  shadow(c, x, y + r * 0.7, r * 1.7, r * 2, 0.3)
  const shape = `M${x} ${y - r * 1.55}C${x + r * 0.35} ${y - r * 0.9} ${x + r * 1.1} ${y - r * 0.5} ${x + r} ${y + r * 0.2}A${r} ${r * 0.8} 0 0 1 ${x - r} ${y + r * 0.2}C${x - r * 1.1} ${y - r * 0.5} ${x - r * 0.35} ${y - r * 0.9} ${x} ${y - r * 1.55}Z`
  c.path(shape, volume(c, skin, x - r, x + r, 0.5))
  if (!cut) {
    c.line(
      `M${x - r * 0.3} ${y - r * 0.8}Q${x - r * 0.8} ${y} ${x - r * 0.4} ${y + r * 0.7}M${x + r * 0.2} ${y - r * 0.9}Q${x + r * 0.5} ${y} ${x + r * 0.25} ${y + r * 0.8}`,
      mix(skin, pal.glow, 0.4),
      0.25,
      { opacity: 0.7 },
    )
    return
  }
  c.at(x, y, 0, 0.84, () =>
    c.path(
      shape.replace(
        /M.*/,
        `M0 ${-r * 1.4}C${r * 0.35} ${-r * 0.9} ${r * 1.1} ${-r * 0.5} ${r} ${r * 0.2}A${r} ${r * 0.8} 0 0 1 ${-r} ${r * 0.2}C${-r * 1.1} ${-r * 0.5} ${-r * 0.35} ${-r * 0.9} 0 ${-r * 1.4}Z`,
      ),
      mix(pal.pale, pal.second, 0.25),
    ),
  )
  c.ellipse(
    x,
    y + r * 0.02,
    r * 0.62,
    r * 0.55,
    c.radial(x, y, r * 0.65, [
      [0, mix(pal.accent, pal.deep, 0.35)],
      [1, pal.accent],
    ]),
  )
  for (let i = 0; i < 16; i++)
    c.circle(...polar(x, y, r * 0.5 * Math.sqrt(i / 16), i * 137.5), r * 0.045, mix(pal.second, pal.glow, 0.5))
}

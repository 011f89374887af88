import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { flower, sprig } from '#demo/drawings/kit/flora.ts'
import { veil, volume } from '#demo/drawings/kit/light.ts'
import { polygon } from '#demo/drawings/kit/paths.ts'
import { bowTie } from './parts.ts'

/** A suit from near: lapels, shirt, bow tie, a flower. */
export function suit(c: Canvas): void {
  const { pal, rand } = c
  const cloth = rand.pick([
    mix(pal.deep, pal.near, 0.35),
    pal.near,
    mix(pal.leaf, pal.deep, 0.4),
    mix(pal.accent, pal.deep, 0.55),
    mix(pal.sea, pal.deep, 0.35),
  ])
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, pal.skyLow],
      [1, mix(pal.skyTop, pal.far, 0.3)],
    ]),
  )
  const r = rand.between(36, 42)
  c.circle(
    c.cx,
    c.h * 0.3,
    r,
    c.linear(0, 0, 0, c.h * 0.6, [
      [0, pal.glow],
      [1, mix(pal.second, pal.skyLow, 0.35)],
    ]),
  )
  const x = c.cx
  const neck = c.h * 0.16
  const w = 58
  c.path(
    `M${x - 15} ${neck + 2}C${x - 24} ${neck + 9} ${x - 40} ${neck + 11} ${x - 51} ${neck + 17}C${x - 60} ${neck + 22} ${x - 64} ${neck + 40} ${x - 71} ${c.h + 2}H${x + 71}C${x + 64} ${neck + 40} ${x + 60} ${neck + 22} ${x + 51} ${neck + 17}C${x + 40} ${neck + 11} ${x + 24} ${neck + 9} ${x + 15} ${neck + 2}Z`,
    c.linear(x - w, 0, x + w, 0, [
      [0, mix(cloth, pal.deep, 0.2)],
      [0.3, mix(cloth, pal.glow, 0.16)],
      [0.6, cloth],
      [1, mix(cloth, pal.deep, 0.5)],
    ]),
  )
  c.line(
    `M${x - 44} ${neck + 15}C${x - 47} ${neck + 26} ${x - 45} ${neck + 40} ${x - 47} ${c.h + 1}M${x + 44} ${neck + 15}C${x + 47} ${neck + 26} ${x + 45} ${neck + 40} ${x + 47} ${c.h + 1}`,
    mix(cloth, pal.deep, 0.5),
    0.6,
  )
  const button = neck + Math.min(72, c.h * 0.66)
  const shirt = `M${x - 15} ${neck}L${x} ${button}L${x + 15} ${neck}Z`
  c.path(
    shirt,
    c.linear(x - 15, 0, x + 15, 0, [
      [0, mix(pal.pale, pal.glow, 0.6)],
      [0.5, pal.pale],
      [1, mix(pal.pale, pal.shade, 0.5)],
    ]),
  )
  c.clip(shirt, () => {
    for (const k of [-7, -5, -3, 3, 5, 7])
      c.line(`M${x + k} ${neck}V${button}`, mix(pal.shade, pal.deep, 0.2), 0.25, { opacity: 0.7 })
    c.line(`M${x} ${neck}V${button}`, mix(pal.shade, pal.deep, 0.3), 0.3)
    for (let i = 0; i < 4; i++) c.circle(x, neck + 22 + i * 10, 0.9, mix(pal.second, pal.deep, 0.1))
  })
  const waistcoat = rand.chance(0.5)
  if (waistcoat) {
    const vest = mix(cloth, rand.pick([pal.second, pal.pale, pal.accent]), 0.45)
    c.path(
      `M${x - 13} ${neck + 12}L${x - 6} ${neck + 44}L${x} ${button - 14}L${x + 6} ${neck + 44}L${x + 13} ${neck + 12}L${x + 22} ${button}L${x} ${c.h + 2}L${x - 22} ${button}Z`,
      volume(c, vest, x - 18, x + 18, 0.35),
    )
    for (let i = 0; i < 3; i++) c.circle(x, button - 8 + i * 7.5, 1.1, pal.second)
  }
  for (const side of [-1, 1]) {
    const lit = side < 0
    c.path(
      `M${x + side * 14.6} ${neck + 1}C${x + side * 20} ${neck + 10} ${x + side * 26} ${neck + 20} ${x + side * 29} ${neck + 29}L${x + side * 35} ${neck + 31}L${x + side * 28} ${neck + 39}C${x + side * 22} ${button - 18} ${x + side * 8} ${button - 2} ${x - side * 1.5} ${button + 5}C${x + side * 3} ${button - 18} ${x + side * 12} ${neck + 32} ${x + side * 14.6} ${neck + 1}Z`,
      c.linear(x, neck, x + side * 32, button, [
        [0, mix(cloth, pal.deep, lit ? 0.1 : 0.4)],
        [0.45, mix(cloth, pal.glow, lit ? 0.3 : 0.1)],
        [1, mix(cloth, pal.deep, 0.25)],
      ]),
    )
    c.line(
      `M${x + side * 29} ${neck + 29}L${x + side * 35} ${neck + 31}L${x + side * 28} ${neck + 39}C${x + side * 22} ${button - 18} ${x + side * 8} ${button - 2} ${x - side * 1.5} ${button + 5}`,
      mix(cloth, pal.deep, 0.6),
      0.4,
    )
    c.line(`M${x + side * 29} ${neck + 29}L${x + side * 21} ${neck + 25}`, mix(cloth, pal.deep, 0.6), 0.4)
    c.path(
      `M${x} ${neck + 11}L${x + side * 12} ${neck + 21}L${x + side * 16.4} ${neck + 1}Q${x + side * 13} ${neck - 3} ${x + side * 10} ${neck - 4}Z`,
      c.linear(x, neck, x + side * 15, neck + 16, [
        [0, mix(pal.pale, pal.shade, 0.4)],
        [0.4, mix(pal.pale, pal.glow, 0.7)],
        [1, mix(pal.pale, pal.shade, lit ? 0.1 : 0.5)],
      ]),
    )
  }
  c.path(
    `M${x - 10.5} ${neck - 4}Q${x} ${neck + 2} ${x + 10.5} ${neck - 4}L${x} ${neck + 11}Z`,
    mix(pal.shade, pal.deep, 0.45),
  )
  c.line(`M${x} ${button + 5}Q${x + 2} ${c.h * 0.95} ${x + 1} ${c.h + 2}`, mix(cloth, pal.deep, 0.6), 0.7)
  c.circle(x + 4, button + 10, 1.7, mix(cloth, pal.deep, 0.6))
  c.circle(x + 3.7, button + 9.6, 1.4, mix(cloth, pal.glow, 0.35))
  const tie = rand.pick([pal.accent, pal.deep, pal.second, pal.near])
  if (rand.chance(0.6)) bowTie(c, x, neck + 12.5, tie)
  else {
    c.path(`M${x - 4} ${neck + 10}H${x + 4}L${x + 2.6} ${neck + 17}H${x - 2.6}Z`, volume(c, tie, x - 4, x + 4))
    c.path(
      `M${x - 2.6} ${neck + 16.6}H${x + 2.6}L${x + 6} ${button - 12}L${x} ${button - 3}L${x - 6} ${button - 12}Z`,
      volume(c, tie, x - 5, x + 5, 0.45),
    )
  }
  const fx = x + 29
  const fy = neck + 37
  for (const a of [-60, -24, 14, 50])
    sprig(c, fx, fy + 4, a, 13, mix(pal.leaf, a > 0 ? pal.deep : pal.glow, 0.15), 6, 10, 0.42)
  c.line(`M${fx} ${fy + 3}l-1.4 8M${fx + 1} ${fy + 3}l0.6 8`, mix(pal.leaf, pal.deep, 0.3), 0.8)
  flower(
    c,
    rand.pick(['rose', 'anemone', 'dahlia'] as const),
    fx,
    fy,
    5.4,
    rand.pick([pal.pale, pal.accent, mix(pal.accent, pal.pale, 0.5)]),
    20,
  )
  flower(c, 'daisy', fx + 4.6, fy + 4.4, 2.4, pal.second, 0)
  const py = button - 17
  c.path(
    polygon([
      [x - 44, py + 3],
      [x - 28, py],
      [x - 28, py + 1.6],
      [x - 44, py + 4.6],
    ]),
    mix(cloth, pal.deep, 0.6),
  )
  c.path(
    polygon([
      [x - 42, py + 2.8],
      [x - 38, py - 5],
      [x - 35, py + 0.2],
      [x - 32.6, py - 4],
      [x - 30, py + 0.6],
    ]),
    mix(pal.pale, pal.glow, 0.5),
  )
  veil(c, c.w * 0.15, 0)
}

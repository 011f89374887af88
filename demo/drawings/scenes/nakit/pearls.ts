import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { sprig } from '#demo/drawings/kit/flora.ts'
import { brilliantTop, glint, pearl } from '#demo/drawings/kit/gems.ts'
import { veil } from '#demo/drawings/kit/light.ts'
import { trace, type Point } from '#demo/drawings/kit/paths.ts'
import { gold } from './parts.ts'

/** A bust with strings of pearls. */
export function pearls(c: Canvas): void {
  const { pal, rand } = c
  const ground = c.h
  c.fill(
    c.linear(0, 0, c.w, ground, [
      [0, pal.skyLow],
      [1, mix(pal.skyTop, pal.far, 0.4)],
    ]),
  )
  const radius = rand.between(36, 42)
  const cy = c.h * (c.tall ? 0.4 : 0.42)
  c.circle(
    c.cx,
    cy,
    radius,
    c.linear(0, cy - radius, 0, cy + radius, [
      [0, pal.glow],
      [1, mix(pal.second, pal.skyLow, 0.4)],
    ]),
    { opacity: 0.9 },
  )
  for (const side of [-1, 1])
    for (let i = 0; i < 3; i++)
      sprig(
        c,
        c.cx + side * (radius - 2 + i * 3),
        c.h * 0.86,
        side * (16 + i * 24),
        c.h * 0.46,
        mix(pal.leaf, i % 2 ? pal.glow : pal.deep, 0.18),
        10,
        side * 16,
        0.34,
      )
  const cloth = rand.pick([pal.near, mix(pal.near, pal.deep, 0.4), pal.accent, pal.leaf])
  const w = 40
  const neck = c.h * 0.2
  const shoulder = c.h * 0.52
  const shape = `M${c.cx - 9} ${neck}C${c.cx - 8} ${neck + 14} ${c.cx - 9} ${shoulder - 14} ${c.cx - 20} ${shoulder - 6}C${c.cx - 34} ${shoulder} ${c.cx - w} ${shoulder + 8} ${c.cx - w + 2} ${shoulder + 24}C${c.cx - w + 6} ${c.h * 0.9} ${c.cx - 20} ${c.h * 0.96} ${c.cx - 15} ${c.h + 2}H${c.cx + 15}C${c.cx + 20} ${c.h * 0.96} ${c.cx + w - 6} ${c.h * 0.9} ${c.cx + w - 2} ${shoulder + 24}C${c.cx + w} ${shoulder + 8} ${c.cx + 34} ${shoulder} ${c.cx + 20} ${shoulder - 6}C${c.cx + 9} ${shoulder - 14} ${c.cx + 8} ${neck + 14} ${c.cx + 9} ${neck}Z`
  c.path(
    shape,
    c.linear(c.cx - w, 0, c.cx + w, 0, [
      [0, mix(cloth, pal.deep, 0.1)],
      [0.3, mix(cloth, pal.glow, 0.26)],
      [0.6, cloth],
      [1, mix(cloth, pal.deep, 0.5)],
    ]),
  )
  c.ellipse(c.cx, neck, 9, 2.2, mix(cloth, pal.glow, 0.3))
  const strands = rand.whole(2, 4)
  for (let s = 0; s < strands; s++) {
    const half = 10.5 + s * 5
    const drop = 16 + s * 10.5
    const top = shoulder - 17 + s * 4.6
    const count = 15 + s * 6
    const size = 1.75 + (s % 2) * 0.5
    trace(count, (t): Point => [
      c.cx - Math.cos(t * Math.PI) * half,
      top + Math.sin(t * Math.PI) ** 0.85 * drop,
    ]).forEach(([x, y], i) => {
      c.circle(x + 0.8, y + 0.9, size, pal.deep, { opacity: 0.28 })
      const grade = 0.78 + 0.34 * Math.sin((i / count) * Math.PI)
      pearl(c, x, y, size * grade, s === 1 ? mix(pal.pale, pal.accent, 0.2) : pal.pale)
    })
  }
  const end = shoulder - 17 + (strands - 1) * 4.6 + 16 + (strands - 1) * 10.5
  c.ring(c.cx, end + 3.4, 1.3, gold(c), 0.6)
  brilliantTop(c, c.cx, end + 9.6, 5.4, mix(pal.accent, pal.glow, 0.15), 22)
  c.ring(c.cx, end + 9.6, 5.8, gold(c), 1)
  glint(c, c.cx - 3, end + 6, 4)
  veil(c, c.w * 0.2, 0)
}

import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { sprig } from '#demo/drawings/kit/flora.ts'
import { brilliantTop, glint, metal } from '#demo/drawings/kit/gems.ts'
import { veil } from '#demo/drawings/kit/light.ts'
import { polygon, trace, type Point } from '#demo/drawings/kit/paths.ts'
import { gold } from './parts.ts'

/** A drop hanging from two fine chains. */
export function pendant(c: Canvas): void {
  const { pal, rand } = c
  const ground = rand.pick([
    mix(pal.near, pal.deep, 0.3),
    mix(pal.skyTop, pal.near, 0.3),
    mix(pal.sea, pal.deep, 0.3),
    mix(pal.accent, pal.deep, 0.45),
  ])
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, mix(ground, pal.skyLow, 0.3)],
      [1, mix(ground, pal.deep, 0.4)],
    ]),
  )
  const x = c.cx
  const y = c.h * (c.tall ? 0.56 : 0.57)
  const halo = rand.between(36, 40)
  c.circle(
    x,
    y - 4,
    halo,
    c.linear(0, y - halo, 0, y + halo, [
      [0, mix(pal.glow, pal.second, 0.15)],
      [0.6, mix(pal.second, ground, 0.25)],
      [1, mix(pal.second, ground, 0.72)],
    ]),
  )
  for (let i = 0; i < 4; i++) c.ring(x, y - 4, halo + 4 + i * 4, pal.second, 0.25, { opacity: 0.55 - i * 0.12 })
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++)
      sprig(
        c,
        x + side * (halo - 4),
        c.h + 2,
        side * (6 + i * 20),
        c.h * 0.48,
        mix(pal.leaf, i % 2 ? pal.glow : pal.deep, 0.25),
        10,
        side * 14,
        0.34,
      )
  const size = rand.between(12, 14.5)
  const top = y - size * 1.5
  const chain = (spread: number, sag: number): void => {
    const points = trace(60, (t): Point => {
      const s = Math.abs(t * 2 - 1)
      return [x + (t * 2 - 1) * spread, top - 3 - s ** 1.45 * (top + sag)]
    })
    points.forEach(([px, py], i) => {
      c.circle(px + 0.6, py + 0.9, i % 2 ? 0.5 : 0.8, pal.deep, { opacity: 0.35 })
      c.circle(px, py, i % 2 ? 0.5 : 0.8, i % 2 ? mix(gold(c), pal.glow, 0.5) : gold(c))
    })
  }
  chain(c.tall ? 42 : 50, 6)
  if (rand.chance(0.6)) chain(c.tall ? 30 : 35, 14)
  pear(
    c,
    x,
    y,
    size,
    rand.pick([
      mix(pal.sea, pal.skyLow, 0.25),
      pal.accent,
      mix(pal.leaf, pal.skyLow, 0.2),
      mix(pal.pale, pal.mid, 0.3),
    ]),
  )
  brilliantTop(c, x, top - 2.6, 3.2, mix(pal.pale, pal.sea, 0.2), 10)
  c.ring(x, top - 2.6, 3.5, gold(c), 0.7)
  glint(c, x - size * 0.5, y - size * 0.5, 6)
  glint(c, x + size * 0.9, y + size * 0.7, 3)
  veil(c, c.w * 0.2, 0)
}

/** A pear-shaped stone in a halo of small ones. */
function pear(c: Canvas, x: number, y: number, r: number, color: string): void {
  const { pal } = c
  const n = 20
  const at = (k: number, step: number): Point => {
    const a = (step / n) * Math.PI * 2
    return [
      x + Math.sin(a) * Math.abs(Math.sin(a / 2)) * r * k * 1.08,
      y - Math.cos(a) * r * 1.25 * k + (1 - k) * r * 0.3,
    ]
  }
  const outline = (k: number): string => polygon(Array.from({ length: n * 2 }, (_, i): Point => at(k, i / 2)))
  c.path(outline(1.5), pal.deep, { opacity: 0.35, transform: 'translate(2 2.6)' })
  c.path(outline(1.48), metal(c, gold(c), x - r, y - r, x + r, y + r))
  for (let i = 0; i < 22; i++) {
    const [px, py] = at(1.26, (i * n) / 22)
    brilliantTop(c, px, py, r * 0.115, mix(pal.pale, pal.sea, 0.15), i * 15)
  }
  c.path(outline(1.06), metal(c, gold(c), x + r, y - r, x - r, y + r))
  const tone = (i: number, bias: number): string => {
    const v = 0.5 + 0.42 * Math.cos(((i / n) * 360 + 40) * (Math.PI / 180)) + bias + ((i * 37) % 5) * 0.05 - 0.1
    return v > 0.5
      ? mix(color, pal.glow, Math.min(0.95, (v - 0.5) * 1.5))
      : mix(color, pal.deep, Math.min(0.8, (0.5 - v) * 1.2))
  }
  c.path(outline(1), mix(color, pal.deep, 0.2))
  for (let i = 0; i < n; i += 2) {
    c.path(polygon([at(1, i), at(1, i + 1), at(0.6, i + 1)]), tone(i, 0.1))
    c.path(polygon([at(1, i + 1), at(1, i + 2), at(0.6, i + 1)]), tone(i + 1, -0.12))
    c.path(polygon([at(1, i), at(0.6, i + 1), at(0.6, i - 1)]), tone(i + 7, 0.08))
  }
  const table = Array.from({ length: n / 2 }, (_, i): Point => at(0.6, i * 2 + 1))
  c.path(
    polygon(table),
    c.linear(x - r * 0.5, y - r * 0.5, x + r * 0.5, y + r * 0.6, [
      [0, mix(color, pal.glow, 0.8)],
      [0.5, mix(color, pal.glow, 0.2)],
      [1, mix(color, pal.deep, 0.25)],
    ]),
  )
  c.path(polygon(table), 'none', { stroke: pal.glow, width: 0.15, opacity: 0.8 })
}

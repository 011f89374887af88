import type { Canvas } from './canvas.ts'
import { mix } from './color.ts'
import { disc, polar, polygon, type Point } from './paths.ts'

/** The fill of polished metal across a box: bands of dark and light as a ring reflects a room. */
export function metal(c: Canvas, color: string, x1: number, y1: number, x2: number, y2: number): string {
  const { pal } = c
  return c.linear(x1, y1, x2, y2, [
    [0, mix(color, pal.glow, 0.7)],
    [0.18, mix(color, pal.glow, 0.25)],
    [0.34, mix(color, pal.deep, 0.22)],
    [0.5, mix(color, pal.glow, 0.55)],
    [0.68, color],
    [0.86, mix(color, pal.deep, 0.45)],
    [1, mix(color, pal.glow, 0.15)],
  ])
}

/** A band standing upright, seen from the front. */
export function ringBand(c: Canvas, x: number, y: number, r: number, thick: number, color: string): void {
  const { pal } = c
  c.path(disc(x, y, r) + disc(x, y, r - thick), metal(c, color, x - r, y - r, x + r, y + r), { evenOdd: true })
  c.path(
    disc(x, y, r - thick) + disc(x + thick * 0.22, y + thick * 0.16, r - thick * 1.5),
    c.linear(x - r, y - r, x + r, y + r, [
      [0, mix(color, pal.deep, 0.62)],
      [0.5, mix(color, pal.deep, 0.3)],
      [1, mix(color, pal.glow, 0.35)],
    ]),
    { evenOdd: true },
  )
  c.ring(x, y, r - 0.15, mix(color, pal.glow, 0.75), 0.2, { opacity: 0.7 })
  c.ring(x, y, r - thick, mix(color, pal.deep, 0.55), 0.2, { opacity: 0.8 })
}

/** A brilliant from above: table, star, kite and girdle facets. */
export function brilliantTop(c: Canvas, x: number, y: number, r: number, color: string, turn: number): void {
  const { pal } = c
  const n = 8
  const light = (angle: number): number => 0.5 + 0.5 * Math.cos(((angle + 130) * Math.PI) / 180)
  const tone = (angle: number, bias: number): string => {
    const value = light(angle) * 0.8 + bias
    return value > 0.5
      ? mix(color, pal.glow, Math.min(1, (value - 0.5) * 1.7))
      : mix(color, pal.deep, Math.min(0.8, (0.5 - value) * 1.25))
  }
  const at = (radius: number, step: number): Point => polar(x, y, radius * r, turn + (step * 360) / n)
  c.circle(x, y, r, mix(color, pal.deep, 0.3))
  for (let i = 0; i < n; i++) {
    const a = turn + (i * 360) / n
    const flick = ((i * 37) % 5) * 0.055 - 0.1
    c.path(polygon([at(1, i - 0.25), at(0.78, i), at(1, i)]), tone(a - 20, flick + 0.12))
    c.path(polygon([at(1, i + 0.25), at(0.78, i), at(1, i)]), tone(a + 30, flick - 0.06))
    c.path(polygon([at(1, i + 0.25), at(0.78, i), at(0.62, i + 0.5), at(1, i + 0.5)]), tone(a + 45, flick + 0.02))
    c.path(polygon([at(1, i + 0.75), at(0.78, i + 1), at(0.62, i + 0.5), at(1, i + 0.5)]), tone(a + 5, 0.1 - flick))
    c.path(polygon([at(0.78, i), at(0.62, i + 0.5), at(0.5, i), at(0.62, i - 0.5)]), tone(a + 190, flick + 0.16))
    c.path(polygon([at(0.62, i - 0.5), at(0.62, i + 0.5), at(0.5, i)]), tone(a + 70, 0.08 - flick))
  }
  const table = Array.from({ length: n }, (_, i): Point => at(0.56, i + 0.5))
  c.path(
    polygon(table),
    c.linear(x - r * 0.5, y - r * 0.5, x + r * 0.5, y + r * 0.5, [
      [0, mix(color, pal.glow, 0.85)],
      [0.5, mix(color, pal.glow, 0.25)],
      [1, mix(color, pal.deep, 0.18)],
    ]),
  )
  for (let i = 0; i < n; i++) {
    const a = turn + (i * 360) / n
    c.path(polygon([[x, y], at(0.3, i), at(0.56, i + 0.5)]), tone(a + 160, i % 2 ? 0.16 : -0.12), { opacity: 0.5 })
    c.path(polygon([[x, y], at(0.3, i), at(0.56, i - 0.5)]), tone(a - 60, i % 2 ? -0.08 : 0.2), { opacity: 0.5 })
  }
  c.path(polygon(table), 'none', { stroke: pal.glow, width: r * 0.012, opacity: 0.8 })
  c.ring(x, y, r, pal.glow, r * 0.014, { opacity: 0.7 })
}

/** A brilliant from the side: crown above, point below; (x, y) is the middle of its girdle. */
export function brilliantSide(c: Canvas, x: number, y: number, half: number, color: string): void {
  const { pal } = c
  const crown = half * 0.46
  const depth = half * 1.05
  const girdle = Array.from({ length: 7 }, (_, i): Point => [x + half * (-1 + i / 3), y])
  const top = Array.from({ length: 5 }, (_, i): Point => [x + half * (-0.56 + i * 0.28), y - crown])
  const g = (i: number): Point => girdle[i] ?? [x, y]
  const t = (i: number): Point => top[i] ?? [x, y]
  const tones = [
    mix(color, pal.glow, 0.85),
    mix(color, pal.glow, 0.3),
    mix(color, pal.deep, 0.12),
    mix(color, pal.glow, 0.6),
    mix(color, pal.deep, 0.3),
    mix(color, pal.deep, 0.48),
  ]
  for (let i = 0; i < 6; i++) c.path(polygon([g(i), g(i + 1), [x, y + depth]]), tones[(i * 5 + 1) % 6] ?? color)
  c.path(polygon([g(0), ...top, g(6)]), mix(color, pal.glow, 0.25))
  c.path(polygon([g(0), t(0), g(1)]), mix(color, pal.glow, 0.9))
  c.path(polygon([t(0), g(1), t(1)]), mix(color, pal.glow, 0.35))
  c.path(polygon([g(1), t(1), g(3), g(2)]), mix(color, pal.deep, 0.1))
  c.path(polygon([t(1), g(3), t(3), t(2)]), mix(color, pal.glow, 0.7))
  c.path(polygon([g(3), t(3), g(5), g(4)]), mix(color, pal.deep, 0.2))
  c.path(polygon([t(3), g(5), t(4)]), mix(color, pal.glow, 0.3))
  c.path(polygon([t(4), g(5), g(6)]), mix(color, pal.deep, 0.32))
  c.line(`M${x - half} ${y}H${x + half}`, pal.glow, half * 0.03, { opacity: 0.9 })
}

/** A four-pointed glint. */
export function glint(c: Canvas, x: number, y: number, size: number): void {
  const k = size * 0.09
  c.circle(
    x,
    y,
    size * 0.8,
    c.radial(x, y, size * 0.8, [
      [0, c.pal.glow, 0.5],
      [1, c.pal.glow, 0],
    ]),
  )
  c.path(
    `M${x} ${y - size}Q${x + k} ${y - k} ${x + size * 0.7} ${y}Q${x + k} ${y + k} ${x} ${y + size}Q${x - k} ${y + k} ${x - size * 0.7} ${y}Q${x - k} ${y - k} ${x} ${y - size}Z`,
    c.pal.glow,
  )
}

export function pearl(c: Canvas, x: number, y: number, r: number, color: string): void {
  const { pal } = c
  c.circle(
    x,
    y,
    r,
    c.radial(x - r * 0.3, y - r * 0.35, r * 1.35, [
      [0, mix(color, pal.glow, 0.9)],
      [0.45, color],
      [0.85, mix(color, pal.deep, 0.34)],
      [1, mix(color, pal.deep, 0.2)],
    ]),
  )
  c.circle(x - r * 0.32, y - r * 0.36, r * 0.2, '#ffffff', { opacity: 0.8 })
}

import { type Canvas, disc, type Point, polar, polygon, smooth, trace } from './canvas.ts'
import { mix } from './colors.ts'

/** The paint of one fold lying between two x positions: light, body, valley. */
export function fold(c: Canvas, color: string, x1: number, x2: number, depth = 0.4): string {
  const { pal } = c
  return c.linear(x1, 0, x2, 0, [
    [0, mix(color, pal.deep, depth * 0.75)],
    [0.16, mix(color, pal.deep, depth * 0.25)],
    [0.42, mix(color, pal.glow, 0.6)],
    [0.7, color],
    [1, mix(color, pal.deep, depth)],
  ])
}

type Gown = {
  x: number
  top: number
  height: number
  spread: number
  color: string
  straps: boolean
  train: number
}

/** A wedding gown seen from the front: bodice, waist, and a skirt of long folds. */
export function gown(c: Canvas, g: Gown): void {
  const { pal, rand } = c
  const { x, top, height, spread, color } = g
  const waist = top + height * 0.27
  const hem = top + height
  const half = height * 0.062
  const chest = height * 0.088
  if (g.train > 0) {
    const reach = spread + g.train
    c.path(
      `M${x} ${waist + height * 0.2}C${x + spread * 0.7} ${hem - height * 0.22} ${x + reach * 0.8} ${hem - height * 0.02} ${x + reach} ${hem + height * 0.045}C${x + reach * 0.6} ${hem + height * 0.075} ${x + spread * 0.4} ${hem + height * 0.06} ${x} ${hem}Z`,
      c.linear(x, 0, x + reach, 0, [
        [0, mix(color, pal.shade, 0.5)],
        [0.6, mix(color, pal.shade, 0.25)],
        [1, mix(color, pal.glow, 0.4)],
      ]),
    )
    for (let i = 1; i < 5; i++)
      c.line(
        `M${x + spread * 0.4} ${hem - height * 0.2 + i * 2}C${x + spread * 0.8} ${hem - height * 0.1 + i * 2} ${x + reach * 0.7} ${hem - 1 + i} ${x + reach * (0.98 - i * 0.05)} ${hem + height * 0.04 + i * 0.3}`,
        mix(color, pal.deep, 0.22),
        0.3,
        { opacity: 0.6 },
      )
  }
  const wave = trace(12, (t): Point => [
    x + spread - t * spread * 2,
    hem + Math.sin(t * Math.PI) * height * 0.045 + Math.sin(t * 23) * height * 0.008,
  ])
  const skirt = `M${x - half} ${waist}C${x - half * 1.7} ${waist + height * 0.16} ${x - spread * 0.82} ${hem - height * 0.26} ${x - spread} ${hem}L${smooth(wave.toReversed()).slice(1)}C${x + spread * 0.82} ${hem - height * 0.26} ${x + half * 1.7} ${waist + height * 0.16} ${x + half} ${waist}Z`
  c.path(
    skirt,
    c.linear(x - spread, 0, x + spread, 0, [
      [0, mix(color, pal.deep, 0.06)],
      [0.3, mix(color, pal.glow, 0.65)],
      [0.62, color],
      [1, mix(color, pal.deep, 0.32)],
    ]),
  )
  c.clip(skirt, () => {
    const folds = rand.whole(6, 8)
    for (let i = 0; i < folds; i++) {
      const t = (i + 0.5) / folds + rand.between(-0.02, 0.02)
      const fx = x - spread + t * spread * 2
      const sx = x - half + t * half * 2
      const w = (spread / folds) * rand.between(0.7, 1.3)
      const lean = (t - 0.5) * height * 0.16
      c.path(
        `M${sx} ${waist}C${sx + lean} ${waist + height * 0.24} ${fx - lean * 0.2} ${hem - height * 0.24} ${fx - w * 0.5} ${hem + height * 0.07}H${fx + w * 0.6}C${fx + w * 0.2} ${hem - height * 0.24} ${sx + lean + w * 0.16} ${waist + height * 0.24} ${sx} ${waist}Z`,
        c.linear(fx - w * 0.5, 0, fx + w * 0.6, 0, [
          [0, pal.deep, 0.02],
          [0.6, pal.deep, 0.2],
          [1, pal.deep, 0],
        ]),
      )
      c.line(
        `M${sx} ${waist}C${sx + lean} ${waist + height * 0.24} ${fx - w * 0.9} ${hem - height * 0.24} ${fx - w * 0.9} ${hem + height * 0.06}`,
        pal.glow,
        height * 0.006,
        { opacity: 0.6 },
      )
    }
  })
  const neck = top + height * 0.05
  const bodice = `M${x - half} ${waist}C${x - half * 1.1} ${waist - height * 0.07} ${x - chest * 1.08} ${neck + height * 0.1} ${x - chest} ${neck + height * 0.012}Q${x - chest * 0.5} ${neck - height * 0.028} ${x} ${neck + height * 0.032}Q${x + chest * 0.5} ${neck - height * 0.028} ${x + chest} ${neck + height * 0.012}C${x + chest * 1.08} ${neck + height * 0.1} ${x + half * 1.1} ${waist - height * 0.07} ${x + half} ${waist}Z`
  if (g.straps)
    for (const side of [-1, 1])
      c.line(
        `M${x + side * chest * 0.9} ${neck + height * 0.015}Q${x + side * chest * 0.85} ${top} ${x + side * chest * 0.42} ${top - height * 0.025}`,
        mix(color, pal.shade, 0.25),
        height * 0.014,
      )
  c.path(
    bodice,
    c.linear(x - chest, 0, x + chest, 0, [
      [0, mix(color, pal.deep, 0.08)],
      [0.35, mix(color, pal.glow, 0.6)],
      [1, mix(color, pal.deep, 0.34)],
    ]),
  )
  for (const k of [-0.5, 0, 0.5])
    c.line(
      `M${x + chest * k} ${neck + height * 0.03}Q${x + chest * k * 0.9} ${waist - height * 0.08} ${x + half * k} ${waist}`,
      mix(color, pal.deep, 0.25),
      height * 0.003,
      { opacity: 0.7 },
    )
  c.path(
    `M${x - half * 1.04} ${waist - height * 0.012}Q${x} ${waist + height * 0.008} ${x + half * 1.04} ${waist - height * 0.012}V${waist + height * 0.014}Q${x} ${waist + height * 0.032} ${x - half * 1.04} ${waist + height * 0.014}Z`,
    c.linear(x - half, 0, x + half, 0, [
      [0, mix(pal.accent, pal.glow, 0.3)],
      [1, mix(pal.accent, pal.deep, 0.25)],
    ]),
    { opacity: 0.9 },
  )
}

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

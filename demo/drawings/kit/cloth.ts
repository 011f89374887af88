import type { Canvas } from './canvas.ts'
import { mix } from './color.ts'
import { smooth, trace, type Point } from './paths.ts'

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

export type Gown = {
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

import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { bloomColors, flower, sprig } from '#demo/drawings/kit/flora.ts'
import { pearl } from '#demo/drawings/kit/gems.ts'
import { veil, volume } from '#demo/drawings/kit/light.ts'
import { band, leafPath, smooth, trace, type Point } from '#demo/drawings/kit/paths.ts'
import { gold } from './parts.ts'

/** A bun with flowers, seen from behind. */
export function updo(c: Canvas): void {
  const { pal, rand } = c
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, pal.skyLow],
      [1, mix(pal.skyTop, pal.far, 0.4)],
    ]),
  )
  const x = c.cx
  const s = c.tall ? 1.08 : 1
  const y = c.h * (c.tall ? 0.5 : 0.52)
  const r = rand.between(38, 43)
  c.circle(
    x,
    y - 6,
    r,
    c.linear(0, y - r, 0, y + r, [
      [0, pal.glow],
      [1, mix(pal.second, pal.skyLow, 0.35)],
    ]),
    { opacity: 0.95 },
  )
  c.ring(x, y - 6, r + 4, pal.accent, 0.3, { opacity: 0.5 })
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++)
      sprig(
        c,
        x + side * (r - 6),
        y + 30,
        side * (4 + i * 22),
        50 - i * 5,
        mix(pal.leaf, i % 2 ? pal.glow : pal.deep, 0.18),
        10,
        side * 14,
        0.34,
      )
  const skin = mix(pal.pale, pal.accent, rand.between(0.24, 0.5))
  const hair = rand.pick([
    mix(pal.accent, pal.deep, 0.66),
    mix(pal.second, pal.deep, 0.4),
    mix(pal.deep, pal.near, 0.2),
    mix(pal.accent, pal.deep, 0.4),
    mix(pal.second, pal.accent, 0.25),
  ])
  c.at(x, y, 0, s, () => {
    const bottom = (c.h - y) / s + 2
    c.path(
      `M-9 4C-9 18 -10 22 -17 25C-33 30 -46 34 -50 48L-53 ${bottom}H53L50 48C46 34 33 30 17 25C10 22 9 18 9 4Z`,
      volume(c, skin, -46, 46, 0.34),
    )
    c.path('M-9 10C-4 16 6 16 9 9V18C4 22 -4 22 -9.6 18Z', mix(skin, pal.deep, 0.35), { opacity: 0.5 })
    c.line(`M0 24Q1.4 34 0 ${Math.min(bottom, 44)}`, mix(skin, pal.deep, 0.35), 0.5, { opacity: 0.6 })
    const dress = mix(pal.pale, pal.glow, 0.3)
    c.path(
      `M-44 ${bottom}C-38 ${bottom - 8} -20 47 0 50C20 47 38 ${bottom - 8} 44 ${bottom}Z`,
      volume(c, dress, -40, 40, 0.25),
    )
    for (let i = -7; i <= 7; i++) c.circle(i * 5.2, 50.4 + Math.abs(i) ** 1.75 * 0.22, 0.9, mix(dress, pal.shade, 0.6))
    for (const side of [-1, 1]) {
      c.ellipse(side * 18.6, 3, 3, 4.6, mix(skin, pal.deep, side < 0 ? 0.06 : 0.25))
      pearl(c, side * 19, 9, 1.7, pal.pale)
    }
    c.path(
      'M-17.4 2C-21 -14 -18 -41 0 -41C18 -41 21 -14 17.4 2C15 11 9 14 0 14C-9 14 -15 11 -17.4 2Z',
      c.linear(-19, -34, 19, 12, [
        [0, mix(hair, pal.glow, 0.35)],
        [0.45, hair],
        [1, mix(hair, pal.deep, 0.5)],
      ]),
    )
    for (let i = 0; i < 19; i++) {
      const t = i / 18 - 0.5
      const edge = Math.cos(t * 3)
      c.line(
        `M${t * 8} ${-40 + Math.abs(t) * 2}C${t * 46} ${-38 * edge} ${t * 48} ${-12} ${t * 15} 3`,
        i % 2 ? mix(hair, pal.glow, 0.32) : mix(hair, pal.deep, 0.38),
        i % 3 === 0 ? 0.6 : 0.3,
        { opacity: 0.75 },
      )
    }
    chignon(c, 0, 8, hair)
    for (const side of [-1, 1])
      c.line(
        `M${side * 15.6} 6C${side * 18.4} 12 ${side * 14} 17 ${side * 16.4} 23C${side * 17.6} 27 ${side * 15} 29 ${side * 16} 32`,
        mix(hair, pal.glow, 0.1),
        0.6,
      )
  })
  const colors = bloomColors(c)
  const kind = rand.whole(0, 2)
  for (let i = 0; i < 11; i++) {
    const a = kind === 0 ? -235 + i * 15 : -188 + i * 19.6
    const px = x + Math.cos((a * Math.PI) / 180) * 15.5 * s
    const py = y + (6 + Math.sin((a * Math.PI) / 180) * 12) * s
    if (kind === 2) {
      pearl(c, px, py, (1 + Math.sin((i / 10) * Math.PI) * 0.7) * s, pal.pale)
      continue
    }
    const size = 2 + Math.sin(((i + 1) / 12) * Math.PI) * 2.3
    for (const lean of [-34, 34])
      sprig(c, px, py, a + 90 + lean, 6.5 + size, mix(pal.leaf, lean < 0 ? pal.glow : pal.deep, 0.15), 5, 14, 0.42)
    flower(
      c,
      (['rose', 'daisy', 'anemone', 'dahlia'] as const)[i % 4] ?? 'rose',
      px,
      py,
      size,
      colors[i % 3] ?? pal.accent,
      i * 40,
    )
  }
  if (kind === 2) comb(c, x, y - 13 * s)
  veil(c, c.w * 0.2, 0)
}

/** Twisted strands laid around one another, low on the neck. */
function chignon(c: Canvas, x: number, y: number, hair: string): void {
  const { pal } = c
  c.ellipse(x + 0.6, y + 1.2, 15.4, 11.8, mix(hair, pal.deep, 0.62))
  const strand = (points: readonly Point[], width: number): void => {
    const xs = points.map(([px]) => px)
    const paint = c.linear(Math.min(...xs), y - 9, Math.max(...xs), y + 9, [
      [0, mix(hair, pal.glow, 0.45)],
      [0.4, hair],
      [1, mix(hair, pal.deep, 0.42)],
    ])
    const body = (t: number): number => width * Math.sin(Math.PI * (0.03 + t * 0.94)) ** 0.7
    c.path(
      band(points, (t) => body(t) + 0.7),
      mix(hair, pal.deep, 0.6),
    )
    c.path(band(points, body), paint)
    for (const k of [-0.27, 0, 0.27])
      c.line(
        smooth(
          points.map(([px, py], i): Point => [px + k * width * 0.5, py + k * body(i / (points.length - 1)) * 0.9]),
        ),
        k === 0 ? mix(hair, pal.deep, 0.35) : mix(hair, pal.glow, 0.35),
        0.28,
        { opacity: 0.8 },
      )
  }
  const around = (from: number, sweep: number, rx: number, ry: number): Point[] =>
    trace(10, (t): Point => [
      x + Math.cos(((from + sweep * t) * Math.PI) / 180) * rx,
      y + Math.sin(((from + sweep * t) * Math.PI) / 180) * ry,
    ])
  strand(around(20, 150, 11.6, 8.2), 7.4)
  strand(around(140, 150, 11.6, 8.2), 7.4)
  strand(around(262, 140, 11.6, 8.2), 7.4)
  strand(around(70, 190, 5.4, 4), 6.4)
  strand(around(250, 170, 4.6, 3.6), 5.6)
}

function comb(c: Canvas, x: number, y: number): void {
  const g = gold(c)
  c.line(smooth(trace(8, (t): Point => [x - 11 + t * 22, y + 5 - Math.sin(t * Math.PI) * 5])), g, 0.8)
  for (let i = 0; i < 7; i++) {
    const t = (i + 0.5) / 7
    const px = x - 11 + t * 22
    const py = y + 5 - Math.sin(t * Math.PI) * 5
    c.path(leafPath(px, py, 5.4, 2.2, -50 + t * 100), i % 2 ? g : mix(g, c.pal.glow, 0.4))
    pearl(c, px, py - 1, 0.9, c.pal.pale)
  }
}

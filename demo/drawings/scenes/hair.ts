import { band, type Canvas, leafPath, type Point, smooth, trace } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/colors.ts'
import { bloomColors, flower, sprig } from '#demo/drawings/kit/flora.ts'
import { veil, volume } from '#demo/drawings/kit/light.ts'
import { pearl } from '#demo/drawings/kit/materials.ts'
import { bow } from '#demo/drawings/kit/props.ts'
import { gold } from './make-up-tools.ts'

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

/** A thick plait with flowers tucked in, its end tied. */
export function braid(c: Canvas): void {
  const { pal, rand } = c
  const hair = rand.pick([
    mix(pal.second, pal.accent, 0.3),
    mix(pal.accent, pal.deep, 0.55),
    mix(pal.second, pal.deep, 0.42),
    mix(pal.accent, pal.deep, 0.3),
    mix(pal.deep, pal.near, 0.3),
  ])
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, pal.skyLow],
      [1, mix(pal.skyTop, pal.far, 0.35)],
    ]),
  )
  const sx = c.w * (c.tall ? 0.66 : 0.68)
  c.circle(
    sx,
    c.h * 0.36,
    34,
    c.linear(0, 0, 0, c.h * 0.7, [
      [0, pal.glow],
      [1, mix(pal.second, pal.skyLow, 0.35)],
    ]),
    { opacity: 0.9 },
  )
  c.ring(sx, c.h * 0.36, 38, pal.accent, 0.3, { opacity: 0.5 })
  const sway = rand.between(5, 10)
  const spine = (t: number): Point => [
    c.w * (c.tall ? 0.3 : 0.16) + t * c.w * (c.tall ? 0.3 : 0.56) + Math.sin(t * 5.4) * sway,
    -16 + t * c.h * 1.02,
  ]
  for (let i = 0; i < 6; i++) {
    const [px, py] = spine(0.16 + i * 0.14)
    sprig(
      c,
      px,
      py,
      i % 2 ? -76 + i * 4 : 96 - i * 4,
      rand.between(34, 48),
      mix(pal.leaf, i % 2 ? pal.glow : pal.deep, 0.18),
      10,
      i % 2 ? 18 : -18,
      0.34,
    )
  }
  const lobes = 11
  for (let i = 0; i < lobes; i++) {
    const t = (i / lobes) * 0.84
    const [x, y] = spine(t)
    const [nx, ny] = spine(t + 0.02)
    lobe(c, x, y, (Math.atan2(ny - y, nx - x) * 180) / Math.PI - 90, i % 2 ? 1 : -1, 16 - t * 7.5, 15.5 - t * 6, hair)
  }
  const [ex, ey] = spine(0.85)
  const [tx, ty] = spine(0.98)
  const turn = (Math.atan2(ty - ey, tx - ex) * 180) / Math.PI - 90
  c.at(ex, ey, turn, 1, () => {
    c.path('M-3.4 0C-7 8 -6 16 -2 25C0 20 1 20 3 24C6 15 7 8 3.4 0Z', volume(c, hair, -6, 6, 0.4))
    for (const k of [-3, -1, 1, 3]) c.line(`M${k * 0.7} 1Q${k * 1.6} 10 ${k * 0.6} 20`, mix(hair, pal.deep, 0.35), 0.3)
  })
  bow(c, ex, ey, 8.5, mix(pal.accent, pal.pale, rand.between(0, 0.6)), 0.9)
  const colors = bloomColors(c)
  for (let i = 0; i < 8; i++) {
    const [px, py] = spine(0.1 + i * 0.088)
    const side = i % 2 ? 1 : -1
    const fx = px + side * rand.between(4, 11)
    const r = rand.between(2.6, 5.4)
    for (const lean of [-50, 40])
      sprig(c, fx, py, side * 70 + lean, r * 2.4, mix(pal.leaf, lean < 0 ? pal.glow : pal.deep, 0.15), 5, 14, 0.42)
    flower(
      c,
      (['rose', 'daisy', 'anemone', 'dahlia'] as const)[i % 4] ?? 'rose',
      fx,
      py,
      r,
      colors[i % 3] ?? pal.accent,
      i * 33,
    )
  }
  for (let i = 0; i < 7; i++) {
    const [px, py] = spine(0.14 + i * 0.1)
    pearl(c, px + (i % 2 ? -6 : 7), py + 2, 1.3, pal.pale)
  }
  veil(c, sx, c.h * 0.3)
}

/** One turn of the plait: a comma of hair from the outside to the middle. */
function lobe(c: Canvas, x: number, y: number, turn: number, side: number, w: number, h: number, hair: string): void {
  const { pal } = c
  const sw = side * w
  const shape = (k: number): string =>
    `M${sw * 0.02} ${-h * 0.5}C${sw * 0.5} ${-h * 1.05 * k} ${sw * 1.2 * k} ${-h * 0.6} ${sw * k} ${h * 0.1}C${sw * 0.85} ${h * 0.6 * k} ${sw * 0.3} ${h * 0.92} ${-sw * 0.26} ${h * 1.1}C${-sw * 0.1} ${h * 0.5} ${-sw * 0.06} ${h * 0.05} ${sw * 0.02} ${-h * 0.5}Z`
  c.at(x, y, turn, 1, () => {
    c.path(shape(1.06), mix(hair, pal.deep, 0.58))
    c.path(
      shape(1),
      c.linear(-w, -h, w, h, [
        [0, mix(hair, pal.glow, side < 0 ? 0.5 : 0.3)],
        [0.5, hair],
        [1, mix(hair, pal.deep, 0.45)],
      ]),
    )
    for (let i = 1; i < 6; i++) {
      const k = i / 6
      c.line(
        `M${sw * 0.06 + sw * 0.1 * k} ${-h * (0.5 + 0.16 * k)}C${sw * (0.2 + 0.5 * k)} ${-h * (0.5 + 0.2 * k)} ${sw * (0.2 + 0.9 * k)} ${-h * 0.2} ${sw * (0.16 + 0.76 * k)} ${h * (0.2 + 0.02 * k)}C${sw * (0.1 + 0.5 * k)} ${h * (0.55 + 0.08 * k)} ${sw * 0.2 * k} ${h * 0.84} ${-sw * 0.22} ${h * 1.05}`,
        i % 2 ? mix(hair, pal.deep, 0.32) : mix(hair, pal.glow, 0.4),
        0.28,
        { opacity: 0.8 },
      )
    }
  })
}

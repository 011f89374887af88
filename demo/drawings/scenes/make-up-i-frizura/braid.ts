import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { bloomColors, flower, sprig } from '#demo/drawings/kit/flora.ts'
import { pearl } from '#demo/drawings/kit/gems.ts'
import { veil, volume } from '#demo/drawings/kit/light.ts'
import type { Point } from '#demo/drawings/kit/paths.ts'
import { bow } from '#demo/drawings/kit/props.ts'

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

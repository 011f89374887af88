import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { sky, sun, veil } from '#demo/drawings/kit/light.ts'
import { polygon, smooth } from '#demo/drawings/kit/paths.ts'
import { birds, clouds, island, sea, stars } from '#demo/drawings/kit/scenery.ts'

/** A sail at sea, the sun behind. */
export function sail(c: Canvas): void {
  const { pal, rand } = c
  const horizon = c.h * rand.between(0.56, 0.62)
  const sx = c.w * rand.between(0.42, 0.6)
  const sy = horizon - c.h * rand.between(0.16, 0.24)
  sky(c, sx, sy, 90)
  if (pal.dark) stars(c, horizon * 0.8, 60)
  clouds(c, 6, horizon * 0.7, 6)
  sun(c, sx, sy, rand.between(20, 25))
  island(c, c.w * 0.04, horizon, c.w * 0.6, 13, mix(pal.far, pal.skyLow, 0.2))
  island(c, c.w * 0.96, horizon, c.w * 0.5, 19, mix(pal.mid, pal.skyLow, 0.1))
  island(c, c.w * 0.86, horizon, c.w * 0.3, 9, pal.mid)
  sea(c, horizon, c.h + 1, sx)
  const x = c.w * rand.between(0.4, 0.5)
  const y = c.h * 0.8
  const s = c.tall ? 1.05 : 0.98
  c.path(
    smooth([
      [x - 4, y + 4],
      [x - 14, y + 12],
      [x - 5, y + 16],
      [x - 12, c.h + 2],
    ]) + `H${x + 8}L${x + 4} ${y + 15}L${x + 11} ${y + 10}L${x + 5} ${y + 4}Z`,
    pal.glow,
    { opacity: 0.28 },
  )
  c.at(x, y, -3, s, () => {
    c.line('M2 0V-62', mix(pal.deep, pal.second, 0.3), 1.1)
    c.path(
      'M3.4 -60C16 -44 24 -24 27 -7C19 -5 11 -5 3.4 -6Z',
      c.linear(3, 0, 27, 0, [
        [0, mix(pal.pale, pal.glow, 0.7)],
        [1, mix(pal.shade, pal.mid, 0.15)],
      ]),
    )
    c.path(
      'M0.4 -58C-7 -40 -16 -22 -27 -8C-16 -4.6 -8 -5 0.4 -6Z',
      c.linear(-27, 0, 1, 0, [
        [0, mix(pal.accent, pal.glow, 0.4)],
        [0.6, pal.accent],
        [1, mix(pal.accent, pal.deep, 0.3)],
      ]),
    )
    for (const k of [0.32, 0.55, 0.78])
      c.line(
        `M3.4 ${-60 + 54 * k}Q${3 + 12 * k} ${-58 + 54 * k} ${3.4 + 23 * k ** 0.8} ${-61 + 53 * k}`,
        mix(pal.shade, pal.deep, 0.2),
        0.25,
        { opacity: 0.7 },
      )
    c.path(
      'M-30 -3Q0 1.6 31 -5Q27 6.6 18 7H-18Q-26 5 -30 -3Z',
      c.linear(0, -4, 0, 7, [
        [0, mix(pal.pale, pal.glow, 0.5)],
        [0.45, pal.pale],
        [0.46, mix(pal.near, pal.deep, 0.2)],
        [1, mix(pal.near, pal.deep, 0.5)],
      ]),
    )
    c.path('M-29.4 -2Q0 2.6 30.4 -4L30 -2.6Q0 4 -28.8 -0.8Z', mix(pal.second, pal.deep, 0.15))
    c.line('M2 -62L-29 -4M2 -62L30 -5', pal.deep, 0.15, { opacity: 0.7 })
    for (let i = 0; i < 8; i++) {
      const t = (i + 0.5) / 8
      c.path(
        polygon([
          [2 + 28 * t - 1, -61 + 55 * t],
          [2 + 28 * t + 1, -60 + 55 * t],
          [2 + 28 * t + 0.6, -57.4 + 55 * t],
        ]),
        [pal.accent, pal.second, pal.pale][i % 3] ?? pal.accent,
      )
    }
    c.path('M2 -62L11 -59.4L2 -57.6Z', pal.accent)
  })
  c.path(
    smooth(
      [
        [x - 40, y + 8],
        [x - 24, y + 6.4],
        [x, y + 8.6],
        [x + 24, y + 6],
        [x + 42, y + 7.6],
        [x + 22, y + 10],
        [x - 16, y + 10.4],
      ],
      true,
    ),
    pal.glow,
    { opacity: 0.5 },
  )
  birds(c, c.w * 0.8, c.h * 0.22, 5)
  veil(c, sx, sy)
}

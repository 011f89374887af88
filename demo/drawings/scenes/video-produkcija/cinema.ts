import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { glint } from '#demo/drawings/kit/gems.ts'
import { sky, sun, veil } from '#demo/drawings/kit/light.ts'
import { polygon } from '#demo/drawings/kit/paths.ts'
import { clouds, hills, stars } from '#demo/drawings/kit/scenery.ts'
import { reel } from './parts.ts'

/** A film camera with its magazine, on legs before a golden field. */
export function cinema(c: Canvas): void {
  const { pal, rand } = c
  const horizon = c.h * 0.7
  const lx = c.w * rand.between(0.14, 0.3)
  const ly = c.h * rand.between(0.3, 0.46)
  sky(c, lx, ly, 90)
  if (pal.dark) stars(c, horizon * 0.7, 60)
  clouds(c, 6, horizon * 0.6, 4)
  sun(c, lx, ly, rand.between(11, 15))
  hills(c, horizon + 2, 24, mix(pal.far, pal.skyLow, 0.2))
  hills(c, horizon + 6, 12, mix(pal.mid, pal.leaf, 0.3))
  c.rect(
    -1,
    horizon + 6,
    c.w + 2,
    c.h,
    c.linear(0, horizon, 0, c.h, [
      [0, mix(pal.leaf, pal.second, 0.35)],
      [1, mix(pal.near, pal.deep, 0.35)],
    ]),
  )
  const x = c.w * (c.tall ? 0.56 : 0.6)
  const y = c.h * 0.56
  const s = c.tall ? 0.86 : 1
  for (const dx of [-20, 3, 24]) c.line(`M${x} ${y}L${x + dx * s} ${c.h * 0.97}`, mix(pal.deep, pal.second, 0.22), 2)
  c.path(
    polygon([
      [x - 7, y - 1],
      [x + 7, y - 1],
      [x + 4, y + 7],
      [x - 4, y + 7],
    ]),
    pal.deep,
  )
  c.at(x, y, 0, s, () => {
    const ink = mix(pal.deep, pal.near, 0.28)
    const paint = c.linear(-20, -30, 22, 0, [
      [0, mix(ink, pal.glow, 0.35)],
      [0.5, ink],
      [1, pal.deep],
    ])
    c.path('M-17 -27H20Q22 -27 22 -25V-3Q22 -1 20 -1H-17Q-19 -1 -19 -3V-25Q-19 -27 -17 -27Z', paint)
    c.rect(-12, -21, 26, 14, mix(ink, pal.accent, 0.35), { radius: 1.2 })
    c.line('M-9 -18h20M-9 -15h20', mix(pal.second, pal.pale, 0.3), 0.35, { opacity: 0.8 })
    c.circle(8, -10, 1.6, pal.second)
    c.rect(
      -34,
      -20,
      15,
      12,
      c.linear(0, -20, 0, -8, [
        [0, mix(ink, pal.glow, 0.4)],
        [1, pal.deep],
      ]),
      { radius: 0.8 },
    )
    c.rect(-23, -20, 1.2, 12, pal.accent)
    c.path(
      'M-34 -21L-45 -26V-2L-34 -7Z',
      c.linear(-45, -26, -34, -2, [
        [0, mix(ink, pal.glow, 0.2)],
        [1, pal.deep],
      ]),
    )
    c.path('M-45 -26L-49 -30L-31 -24L-34 -21Z', mix(ink, pal.glow, 0.22))
    c.rect(22, -20, 8, 5, ink, { radius: 1 })
    c.circle(
      31,
      -17.5,
      4,
      c.radial(31, -18, 4, [
        [0, mix(ink, pal.glow, 0.3)],
        [1, pal.deep],
      ]),
    )
    c.circle(9, -40, 12.4, paint)
    c.circle(-12.5, -37, 9.6, paint)
    reel(c, 9, -40, 10.6, rand.between(0, 72), mix(pal.pale, pal.shade, 0.3))
    reel(c, -12.5, -37, 8, rand.between(0, 72), mix(pal.pale, pal.shade, 0.3))
  })
  glint(c, x - 44 * s, y - 22 * s, 4)
  for (let i = 0; i < 46; i++) {
    const gx = (i / 45) * c.w
    c.line(
      `M${gx} ${c.h + 1}q${rand.between(-1, 1)} -7 ${rand.between(-4, 4)} ${-rand.between(6, 17)}`,
      mix(pal.leaf, pal.deep, rand.between(0.35, 0.65)),
      0.5,
    )
  }
  veil(c, lx, ly)
}

import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { bouquet } from '#demo/drawings/kit/flora.ts'
import { metal } from '#demo/drawings/kit/gems.ts'
import { sky, sun, veil } from '#demo/drawings/kit/light.ts'
import { polygon, smooth } from '#demo/drawings/kit/paths.ts'
import { bow } from '#demo/drawings/kit/props.ts'
import { cypress, hills, stars } from '#demo/drawings/kit/scenery.ts'
import { paints } from './parts.ts'

/** The front of an old car with a ribbon over the bonnet. */
export function front(c: Canvas): void {
  const { pal, rand } = c
  const ground = c.h * 0.86
  const lx = c.cx + rand.between(-20, 20)
  sky(c, lx, c.h * 0.3, 90)
  if (pal.dark) stars(c, c.h * 0.5, 50)
  sun(c, lx, c.h * rand.between(0.26, 0.34), rand.between(22, 27))
  hills(c, c.h * 0.6, 16, mix(pal.far, pal.skyLow, 0.2))
  for (let row = 0; row < 4; row++)
    for (const side of [-1, 1]) {
      const t = row / 3
      cypress(c, c.cx + side * (22 + t * c.w * 0.34), c.h * (0.66 + t * 0.2), c.h * (0.26 + t * 0.36), pal.leaf)
    }
  c.rect(
    -1,
    c.h * 0.68,
    c.w + 2,
    c.h,
    c.linear(0, c.h * 0.68, 0, c.h, [
      [0, mix(pal.leaf, pal.second, 0.3)],
      [1, mix(pal.leaf, pal.deep, 0.45)],
    ]),
  )
  c.path(
    polygon([
      [c.cx - 9, c.h * 0.67],
      [c.cx + 9, c.h * 0.67],
      [c.cx + 66, c.h + 1],
      [c.cx - 66, c.h + 1],
    ]),
    c.linear(0, c.h * 0.67, 0, c.h, [
      [0, pal.pale],
      [1, mix(pal.shade, pal.near, 0.35)],
    ]),
  )
  const paint = paints(c)
  const s = c.tall ? 0.98 : 1.08
  c.at(c.cx, ground, 0, s, () => {
    const chrome = (x1: number, y1: number, x2: number, y2: number): string =>
      metal(c, mix(pal.pale, pal.near, 0.22), x1, y1, x2, y2)
    c.ellipse(4, 2, 46, 5, pal.deep, { opacity: 0.42 })
    for (const k of [-1, 1]) c.rect(k * 29 - 5.5, -14, 11, 16, mix(pal.deep, '#000000', 0.2), { radius: 3 })
    c.path('M-21 -40C-19 -52 -15 -55 0 -55C15 -55 19 -52 21 -40Z', mix(paint, pal.deep, 0.2))
    c.path(
      'M-18.6 -40C-17 -49.6 -14 -52 0 -52C14 -52 17 -49.6 18.6 -40Z',
      c.linear(-18, -52, 18, -40, [
        [0, mix(pal.sea, pal.glow, 0.65)],
        [0.5, mix(pal.sea, pal.glow, 0.3)],
        [1, mix(pal.near, pal.deep, 0.2)],
      ]),
    )
    c.line('M0 -52V-40', mix(paint, pal.deep, 0.3), 0.8)
    const shape =
      'M-38 -8C-40 -24 -37 -32 -28 -33C-23 -34 -20 -39 -12 -41H12C20 -39 23 -34 28 -33C37 -32 40 -24 38 -8Q37 -4 33 -4H-33Q-37 -4 -38 -8Z'
    c.path(
      shape,
      c.linear(-38, -40, 38, -4, [
        [0, mix(paint, pal.glow, 0.5)],
        [0.4, paint],
        [1, mix(paint, pal.deep, 0.5)],
      ]),
    )
    c.path(
      'M-13 -40C-15 -28 -16 -18 -15 -8H15C16 -18 15 -28 13 -40Z',
      c.linear(-15, 0, 15, 0, [
        [0, mix(paint, pal.deep, 0.12)],
        [0.4, mix(paint, pal.glow, 0.45)],
        [1, mix(paint, pal.deep, 0.35)],
      ]),
    )
    c.path('M-12 -27C-12.6 -20 -12 -13 -9 -9H9C12 -13 12.6 -20 12 -27Q0 -34 -12 -27Z', chrome(-12, -30, 12, -9))
    c.path(
      'M-10.2 -26C-10.8 -20 -10.4 -14 -8 -10.6H8C10.4 -14 10.8 -20 10.2 -26Q0 -31.6 -10.2 -26Z',
      mix(pal.deep, pal.near, 0.2),
    )
    for (let i = -4; i <= 4; i++)
      c.rect(i * 2.1 - 0.42, -29 + Math.abs(i) * 0.7, 0.84, 18.4 - Math.abs(i) * 0.7, chrome(-1, -29, 1, -10), {
        radius: 0.4,
      })
    for (const k of [-1, 1]) {
      c.circle(k * 25, -22, 7.4, chrome(k * 25 - 7, -29, k * 25 + 7, -15))
      c.circle(
        k * 25,
        -22,
        5.9,
        c.radial(k * 25 - 1.6, -24, 7.4, [
          [0, pal.glow],
          [0.6, mix(pal.second, pal.glow, 0.45)],
          [1, mix(pal.second, pal.deep, 0.3)],
        ]),
      )
      for (let i = -2; i <= 2; i++)
        c.line(
          `M${k * 25 + i * 2} ${-22 - Math.sqrt(34 - i * i * 4)}V${-22 + Math.sqrt(34 - i * i * 4)}`,
          pal.deep,
          0.18,
          { opacity: 0.3 },
        )
      if (pal.dark)
        c.circle(
          k * 25,
          -22,
          17,
          c.radial(k * 25, -22, 17, [
            [0, pal.glow, 0.7],
            [1, pal.second, 0],
          ]),
        )
      c.circle(k * 31, -11.6, 1.8, mix(pal.second, pal.accent, 0.4))
      c.path(`M${k * 11.5} -41.6L${k * 32} -12L${k * 30} -10L${k * 9} -40Z`, pal.glow, { opacity: 0.95 })
    }
    c.rect(-41, -8.4, 82, 4.6, chrome(-41, -9, 41, -3), { radius: 2.3 })
    for (const k of [-14, 14]) c.rect(k - 1.6, -10.4, 3.2, 8.4, chrome(k - 2, -10, k + 2, -2), { radius: 1.4 })
    c.rect(-7.4, -7.4, 14.8, 4.6, pal.pale, { radius: 0.6 })
    c.path(
      smooth(
        [
          [-2.4, -4.3],
          [-1.2, -6.2],
          [0, -5.2],
          [1.2, -6.2],
          [2.4, -4.3],
          [0, -3.2],
        ],
        true,
      ),
      pal.accent,
    )
    bow(c, 0, -31, 9, pal.glow, 0.9)
    bouquet(c, 0, -31.6, 5.6, 2.9, 1.9)
  })
  veil(c, lx, c.h * 0.3)
}

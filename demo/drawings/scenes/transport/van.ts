import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { bloomColors, bouquet, flower } from '#demo/drawings/kit/flora.ts'
import { metal } from '#demo/drawings/kit/gems.ts'
import { sky, sun, veil } from '#demo/drawings/kit/light.ts'
import { polygon } from '#demo/drawings/kit/paths.ts'
import { clouds, cypress, hills, stars } from '#demo/drawings/kit/scenery.ts'
import { paints, wheel } from './parts.ts'

/** A small van with flowers on its roof. */
export function van(c: Canvas): void {
  const { pal, rand } = c
  const ground = c.h * 0.82
  const lx = c.w * rand.between(0.2, 0.34)
  sky(c, lx, c.h * 0.3, 90)
  if (pal.dark) stars(c, c.h * 0.5, 60)
  sun(c, lx, c.h * 0.32, rand.between(15, 19))
  clouds(c, 6, c.h * 0.4, 5)
  hills(c, c.h * 0.66, 20, mix(pal.far, pal.skyLow, 0.2))
  hills(c, c.h * 0.74, 13, mix(pal.mid, pal.leaf, 0.3))
  for (const t of [0.06, 0.13, 0.9]) cypress(c, c.w * t, ground - 6, c.h * rand.between(0.28, 0.44), pal.leaf)
  c.rect(
    -1,
    ground - 7,
    c.w + 2,
    c.h,
    c.linear(0, ground - 7, 0, c.h, [
      [0, mix(pal.second, pal.leaf, 0.35)],
      [1, mix(pal.leaf, pal.deep, 0.4)],
    ]),
  )
  c.rect(
    -1,
    ground - 1.6,
    c.w + 2,
    11,
    c.linear(0, ground, 0, ground + 10, [
      [0, mix(pal.shade, pal.near, 0.2)],
      [1, mix(pal.shade, pal.near, 0.5)],
    ]),
  )
  const paint = paints(c)
  c.at(c.cx + 2, ground + 4, 0, c.tall ? 1.02 : 1.2, () => {
    c.path('M-40 0.4Q0 -3 42 0.2L64 2.4Q20 4.6 -40 0.4Z', pal.deep, { opacity: 0.42 })
    c.path(
      'M-41 -21C-40 -33 -35 -41 -29 -42H34Q41 -42 41.6 -34L42 -8Q42 -4 38 -4H-38Q-42 -4 -42 -9Z',
      c.linear(0, -42, 0, -4, [
        [0, mix(pal.pale, pal.glow, 0.7)],
        [0.46, pal.pale],
        [0.47, mix(paint, pal.glow, 0.3)],
        [0.6, paint],
        [1, mix(paint, pal.deep, 0.45)],
      ]),
    )
    c.path('M-41.4 -22C-30 -24.4 -26 -24 42 -24V-22.6C-26 -22.6 -30 -23 -41.6 -20.4Z', mix(pal.pale, pal.glow, 0.6))
    const glass = c.linear(0, -38, 0, -25, [
      [0, mix(pal.sea, pal.glow, 0.55)],
      [1, mix(pal.near, pal.sea, 0.3)],
    ])
    c.path('M-37.6 -25.6C-37 -32 -34 -37.4 -31 -38H-26V-25.6Z', glass)
    for (const [x, w] of [
      [-23, 16],
      [-4, 18],
      [17, 20],
    ] as const) {
      c.rect(x, -38, w, 12.6, glass, { radius: 1.6 })
      c.path(
        polygon([
          [x + w * 0.2, -38],
          [x + w * 0.45, -38],
          [x + w * 0.25, -25.6],
          [x, -25.6],
        ]),
        pal.glow,
        { opacity: 0.28 },
      )
      c.path(`M${x + w * 0.72} -37.4q${w * 0.2} 3 ${w * 0.24} 7v-7Z`, pal.accent, { opacity: 0.85 })
    }
    c.line('M-24.6 -39V-5M-5.4 -39V-5M15.6 -39V-5', mix(paint, pal.deep, 0.45), 0.3, { opacity: 0.7 })
    c.line('M-10 -18h4', mix(pal.pale, pal.near, 0.2), 0.8)
    c.rect(-36, -43.4, 74, 1.6, mix(paint, pal.deep, 0.15), { radius: 0.8 })
    c.rect(-20, -46, 46, 0.8, mix(pal.second, pal.deep, 0.4))
    for (let i = 0; i < 6; i++) c.rect(-19 + i * 8.8, -46, 0.7, 3.4, mix(pal.second, pal.deep, 0.4))
    for (const x of [-12, 4, 19]) bouquet(c, x, -47.4, 8, 3.6, 2.3)
    for (const x of [-26, 27]) {
      c.path(`M${x - 9.4} -4A9.4 9.8 0 0 1 ${x + 9.4} -4Z`, mix(paint, pal.deep, 0.65))
      wheel(c, x, -5.6, 6.6)
    }
    c.circle(-39.6, -15, 2.7, mix(pal.second, pal.glow, 0.5))
    c.ring(-39.6, -15, 2.7, mix(pal.pale, pal.near, 0.3), 0.6)
    c.rect(-44, -7.4, 8, 3, metal(c, mix(pal.pale, pal.near, 0.2), -44, -8, -36, -4), { radius: 1.4 })
    c.rect(37, -7.4, 7, 3, metal(c, mix(pal.pale, pal.near, 0.2), 37, -8, 44, -4), { radius: 1.4 })
    c.rect(40.4, -18, 1.8, 4, pal.accent, { radius: 0.8 })
  })
  const colors = bloomColors(c)
  for (let i = 0; i < 26; i++) {
    const x = (i / 25) * c.w + rand.between(-2, 2)
    const y = c.h + 1
    const tall = rand.between(4, 13)
    c.line(`M${x} ${y}q1 ${-tall * 0.6} ${rand.between(-1.5, 1.5)} ${-tall}`, mix(pal.leaf, pal.deep, 0.45), 0.45)
    flower(c, i % 3 ? 'daisy' : 'anemone', x, y - tall, rand.between(1.3, 2.3), colors[i % 4] ?? pal.accent, i * 13)
  }
  veil(c, lx, c.h * 0.3)
}

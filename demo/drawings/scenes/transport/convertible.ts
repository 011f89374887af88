import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { bouquet } from '#demo/drawings/kit/flora.ts'
import { metal } from '#demo/drawings/kit/gems.ts'
import { sky, sun, veil } from '#demo/drawings/kit/light.ts'
import { trace, type Point } from '#demo/drawings/kit/paths.ts'
import { clouds, cypress, island, pine, sea, stars } from '#demo/drawings/kit/scenery.ts'
import { paints, wheel } from './parts.ts'

/** An open car of the fifties on the coast road. */
export function convertible(c: Canvas): void {
  const { pal, rand } = c
  const horizon = c.h * rand.between(0.5, 0.56)
  const road = c.h * 0.76
  const lx = c.w * rand.between(0.2, 0.44)
  const ly = horizon - rand.between(10, 20)
  sky(c, lx, ly, 90)
  if (pal.dark) stars(c, horizon * 0.8, 60)
  clouds(c, 6, horizon * 0.6, 5)
  sun(c, lx, ly, rand.between(11, 15))
  island(c, c.w * 0.04, horizon, c.w * 0.46, 11, mix(pal.far, pal.skyLow, 0.2))
  island(c, c.w * 0.92, horizon, c.w * 0.6, 22, pal.mid)
  sea(c, horizon, road, lx)
  for (const t of [0.03, 0.1, 0.84, 0.92, 0.98]) cypress(c, c.w * t, road + 1, c.h * rand.between(0.3, 0.5), pal.leaf)
  if (rand.chance(0.5)) pine(c, c.w * 0.72, road + 1, c.h * 0.55, 4, pal.leaf)
  c.rect(
    -1,
    road - 4.6,
    c.w + 2,
    4.8,
    c.linear(0, road - 5, 0, road, [
      [0, mix(pal.pale, pal.glow, 0.3)],
      [1, mix(pal.shade, pal.deep, 0.15)],
    ]),
  )
  for (let i = 0; i < c.w / 9; i++)
    c.line(`M${i * 9 + 3} ${road - 4.4}v4.4`, mix(pal.shade, pal.deep, 0.4), 0.25, { opacity: 0.6 })
  c.rect(
    -1,
    road,
    c.w + 2,
    c.h,
    c.linear(0, road, 0, c.h, [
      [0, mix(pal.near, pal.mid, 0.4)],
      [1, mix(pal.near, pal.deep, 0.45)],
    ]),
  )
  for (let i = 0; i < 7; i++) c.rect(i * 26 - 6, c.h * 0.945, 14, 1.1, pal.pale, { opacity: 0.8 })
  const s = c.tall ? 0.92 : 1.14
  c.at(c.cx, c.h * 0.905, 0, s, () => car(c, paints(c)))
  veil(c, lx, ly)
}

/** The car looks left; its wheels stand on y = 0. */
function car(c: Canvas, paint: string): void {
  const { pal, rand } = c
  c.path('M-44 0.6Q0 -3 46 0.4L66 2.4Q20 4.6 -44 0.6Z', pal.deep, { opacity: 0.45 })
  const seat = mix(pal.accent, pal.deep, 0.45)
  c.path('M2 -17C2 -22 7 -23 8 -18L9 -13H2ZM17 -17C17 -22 22 -23 23 -18L24 -13H17Z', seat)
  c.line('M-9 -15L-4.4 -24.5', mix(pal.pale, pal.near, 0.3), 0.9)
  c.path('M-8.4 -15L-4.6 -24L-2.6 -24L-5 -15Z', pal.glow, { opacity: 0.45 })
  c.line('M-2 -14L1 -18.6', pal.deep, 0.7)
  const body =
    'M-45 -9.5C-45.6 -13 -43 -15.4 -38 -15.8C-28 -16.8 -18 -16.4 -10 -15.2H26C34 -15.4 42 -15 46.6 -12.6C48.6 -11.4 48.4 -8 47.4 -5.6Q46.4 -3.4 43.6 -3.4H-42Q-44.6 -4.6 -45 -9.5Z'
  c.path(
    body,
    c.linear(0, -17, 0, -3, [
      [0, mix(paint, pal.glow, 0.55)],
      [0.28, mix(paint, pal.glow, 0.12)],
      [0.52, paint],
      [1, mix(paint, pal.deep, 0.5)],
    ]),
  )
  c.path(
    'M-44 -9C-30 -12 -14 -11 -4 -9.4C10 -7 26 -6.6 47.6 -8.6V-7.6C26 -5.4 10 -5.8 -4 -8.4C-14 -10 -30 -10.8 -44.4 -7.8Z',
    mix(pal.pale, pal.glow, 0.5),
    { opacity: 0.9 },
  )
  c.line('M-10 -14.6V-4M18 -14.8L16 -4', mix(paint, pal.deep, 0.45), 0.3)
  c.line('M11 -11.4h4', mix(pal.pale, pal.glow, 0.6), 0.6)
  c.path('M24 -15.4C27 -19.4 36 -19.2 42 -14.6Z', mix(pal.pale, pal.shade, 0.45))
  for (const x of [-29, 31]) {
    c.path(`M${x - 10} -4.2A10 10.4 0 0 1 ${x + 10} -4.2Z`, mix(paint, pal.deep, 0.6))
    c.line(`M${x - 10.2} -4.4A10.2 10.6 0 0 1 ${x + 10.2} -4.4`, mix(paint, pal.glow, 0.4), 0.6)
    wheel(c, x, -0.6 - 6.4 + 0.4, 6.8)
  }
  c.path(
    'M-48 -6.8Q-49.4 -5 -47.4 -4H-40V-6.2ZM43 -6Q49.4 -6.6 49.8 -5Q49.6 -3.6 47 -3.4H42Z',
    metal(c, mix(pal.pale, pal.near, 0.2), -48, -8, 48, -2),
  )
  c.circle(-43, -12.2, 2.4, mix(pal.second, pal.glow, 0.55))
  c.ring(-43, -12.2, 2.4, mix(pal.pale, pal.near, 0.3), 0.5)
  if (pal.dark)
    c.path(
      'M-44 -12.4L-92 -22V2Z',
      c.linear(-44, 0, -92, 0, [
        [0, pal.second, 0.6],
        [1, pal.second, 0],
      ]),
    )
  c.rect(45.8, -12.4, 1.8, 3.2, pal.accent, { radius: 0.6 })
  bouquet(c, 34, -17.4, 6.4, 2.8, 1.7)
  const strings = trace(2, (t): Point => [48, -6 + t * 2])
  strings.forEach(([x, y], i) => {
    const tx = 55 + i * 5
    c.line(`M${x} ${y}Q${x + 4} ${1 + i} ${tx} 1.4`, pal.deep, 0.2)
    c.rect(tx, -0.4, 2.2, 2.6, i % 2 ? pal.second : mix(pal.pale, pal.near, 0.3), { radius: 0.3 })
  })
  if (rand.chance(0.6))
    c.path('M-38 -16C-30 -14.4 -18 -14.8 -10 -15.4L-10 -14.8C-18 -14 -30 -13.6 -38.4 -15.2Z', pal.glow)
}

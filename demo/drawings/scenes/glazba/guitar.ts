import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { veil } from '#demo/drawings/kit/light.ts'
import { disc, polar } from '#demo/drawings/kit/paths.ts'
import { soundRings } from './parts.ts'

/** A guitar from near: the sound hole and six strings. */
export function guitar(c: Canvas): void {
  const { pal, rand } = c
  const wood = rand.pick([
    mix(pal.second, pal.accent, 0.3),
    mix(pal.second, pal.pale, 0.3),
    mix(pal.accent, pal.deep, 0.25),
  ])
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, mix(pal.near, pal.mid, 0.4)],
      [1, mix(pal.near, pal.deep, 0.4)],
    ]),
  )
  const x = c.w * rand.between(0.4, 0.52)
  const y = c.cy
  soundRings(c, x, y, 40, 8, 12)
  const turn = c.tall ? rand.between(62, 84) : rand.between(-22, -8)
  c.at(x, y, turn, 1, () => {
    const body =
      'M34 -34C24 -37 12 -34 4 -38C-14 -48 -46 -54 -70 -46C-92 -38 -98 -18 -98 0C-98 18 -92 38 -70 46C-46 54 -14 48 4 38C12 34 24 37 34 34C48 29 50 12 50 0C50 -12 48 -29 34 -34Z'
    c.path(body, pal.deep, { opacity: 0.35, transform: 'translate(4 6)' })
    c.path(body, mix(pal.pale, pal.second, 0.3), { transform: 'scale(1.012)' })
    c.path(
      body,
      c.linear(-60, -50, 30, 50, [
        [0, mix(wood, pal.glow, 0.45)],
        [0.5, wood],
        [1, mix(wood, pal.deep, 0.4)],
      ]),
    )
    c.clip(body, () => {
      for (let i = 0; i < 22; i++) {
        const gy = -52 + i * 5 + rand.between(-1, 1)
        c.line(
          `M-100 ${gy}C-60 ${gy + rand.between(-2.5, 2.5)} 0 ${gy + rand.between(-2.5, 2.5)} 52 ${gy}`,
          mix(wood, pal.deep, 0.4),
          rand.between(0.15, 0.45),
          { opacity: 0.35 },
        )
      }
      c.path('M14 20C4 26 -6 24 -14 17L-24 34C-10 46 12 44 24 34Z', mix(wood, pal.deep, 0.6), { opacity: 0.75 })
    })
    for (const [r, tone, w] of [
      [24, mix(wood, pal.deep, 0.5), 0.4],
      [22.6, pal.accent, 1.2],
      [20.8, pal.pale, 0.7],
      [19.4, pal.near, 1.3],
      [17.8, pal.pale, 0.4],
    ] as const)
      c.ring(0, 0, r, tone, w)
    for (let i = 0; i < 36; i++) c.circle(...polar(0, 0, 21.6, i * 10), 0.42, pal.glow)
    c.circle(
      0,
      0,
      17,
      c.radial(4, 5, 20, [
        [0, mix(pal.deep, wood, 0.35)],
        [1, mix(pal.deep, '#000000', 0.25)],
      ]),
    )
    c.path(`${disc(0, 0, 17)}${disc(2.6, 2.8, 16.6)}`, '#000000', { opacity: 0.3, evenOdd: true })
    c.rect(
      22,
      -7.6,
      130,
      15.2,
      c.linear(0, -8, 0, 8, [
        [0, mix(pal.deep, pal.near, 0.5)],
        [1, pal.deep],
      ]),
    )
    for (let i = 0; i < 9; i++) c.rect(30 + i * 12, -7.6, 0.6, 15.2, pal.second)
    for (let i = 0; i < 4; i++) c.circle(48 + i * 24, 0, 1.2, pal.pale)
    c.rect(
      -62,
      -15,
      7,
      30,
      c.linear(-62, 0, -55, 0, [
        [0, mix(pal.deep, wood, 0.35)],
        [1, pal.deep],
      ]),
      { radius: 1.4 },
    )
    c.rect(-57.6, -11, 1, 22, pal.pale)
    for (let i = 0; i < 6; i++) {
      const sy = -5.6 + i * 2.24
      c.line(`M-57 ${sy * 1.5 + 0.9}L150 ${sy + 0.7}`, pal.deep, 0.4, { opacity: 0.4 })
      c.line(`M-59 ${sy * 1.5}L150 ${sy}`, i < 3 ? mix(pal.second, pal.glow, 0.3) : pal.glow, 0.5 - i * 0.05)
      c.circle(-59, sy * 1.5, 0.8, pal.pale)
    }
  })
  veil(c, 0, 0)
}

import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { veil } from '#demo/drawings/kit/light.ts'
import { polygon } from '#demo/drawings/kit/paths.ts'
import { soundRings } from './parts.ts'

/** A violin lying across the sheet, its strings drawn out. */
export function violin(c: Canvas): void {
  const { pal, rand } = c
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, pal.skyLow],
      [1, mix(pal.skyTop, pal.far, 0.3)],
    ]),
  )
  const sx = c.w * rand.between(0.62, 0.76)
  const sy = c.h * rand.between(0.28, 0.4)
  c.circle(
    sx,
    sy,
    26,
    c.linear(0, sy - 26, 0, sy + 26, [
      [0, pal.glow],
      [1, mix(pal.second, pal.skyLow, 0.25)],
    ]),
    { opacity: 0.9 },
  )
  soundRings(c, sx, sy, 31, 6, 9)
  const wood = rand.pick([
    mix(pal.accent, pal.second, 0.3),
    mix(pal.second, pal.deep, 0.3),
    mix(pal.accent, pal.deep, 0.3),
  ])
  const turn = rand.between(26, 48)
  c.at(c.cx - 6, c.cy + 10, turn, c.tall ? 1.02 : 1, () => {
    c.group({ opacity: 0.24, transform: 'translate(4 5)' }, () => {
      c.path(violinBody(), pal.deep)
      c.rect(-2.6, -72, 5.2, 60, pal.deep)
    })
    c.path(violinBody(), mix(wood, pal.deep, 0.5), { transform: 'scale(1.03)' })
    c.path(
      violinBody(),
      c.linear(-22, -30, 24, 40, [
        [0, mix(wood, pal.glow, 0.45)],
        [0.45, wood],
        [1, mix(wood, pal.deep, 0.45)],
      ]),
    )
    c.path(violinBody(), 'none', {
      stroke: mix(wood, pal.deep, 0.55),
      width: 0.4,
      transform: 'scale(0.94)',
      opacity: 0.7,
    })
    for (const side of [-1, 1]) {
      c.line(
        `M${side * 8} -7C${side * 4.5} -5 ${side * 9} 1 ${side * 12} 4C${side * 15} 8 ${side * 13.5} 12 ${side * 10.5} 11.5`,
        pal.deep,
        1.1,
      )
      c.circle(side * 8, -6.4, 1.1, pal.deep)
      c.circle(side * 10.8, 11, 1.4, pal.deep)
    }
    c.path(
      polygon([
        [-2.2, -74],
        [2.2, -74],
        [3.4, -10],
        [-3.4, -10],
      ]),
      c.linear(-3, 0, 3, 0, [
        [0, mix(pal.deep, pal.glow, 0.3)],
        [1, pal.deep],
      ]),
    )
    c.path('M-2.4 -74C-3 -82 -1 -90 2.5 -90A4 4 0 1 1 1.5 -83.4C0.6 -82 2.4 -78 2.4 -74Z', mix(wood, pal.deep, 0.25))
    c.circle(2.4, -86.2, 1.3, mix(wood, pal.glow, 0.35))
    for (const [k, y] of [
      [-1, -80],
      [1, -78],
      [-1, -76],
      [1, -82],
    ] as const)
      c.rect(k < 0 ? -7.4 : 2, y, 5.4, 1.5, mix(pal.deep, pal.accent, 0.25), { radius: 0.7 })
    c.path('M-7 9.5Q0 4.5 7 9.5L6 11.6H3.6L2.6 9.6H-2.6L-3.6 11.6H-6Z', mix(pal.pale, pal.second, 0.4))
    c.path(
      'M-4.2 24Q0 22 4.2 24L2.6 42H-2.6Z',
      c.linear(-4, 0, 4, 0, [
        [0, mix(pal.deep, pal.glow, 0.25)],
        [1, pal.deep],
      ]),
    )
    for (const k of [-2.1, -0.7, 0.7, 2.1])
      c.line(`M${k * 0.75} -75L${k * 1.5} 8L${k * 1.2} 25`, mix(pal.pale, pal.glow, 0.6), 0.28)
    c.ellipse(-9.5, 33, 6.4, 5, mix(pal.deep, wood, 0.12))
  })
  c.at(c.cx + 10, c.cy + 8, turn - rand.between(62, 84), 1, () => {
    c.line('M-78 0Q0 -7 80 0', mix(wood, pal.deep, 0.4), 1.3)
    c.line('M-74 1.8L76 1.8', pal.glow, 0.7, { opacity: 0.9 })
    c.rect(64, -1.6, 9, 4.6, pal.deep, { radius: 0.7 })
  })
  veil(c, sx, sy)
}

function violinBody(): string {
  return 'M0 -28C9 -28 18 -24 18.5 -15C18.8 -8 13 -7 12.4 -1C11.8 5 15 8 19.5 12C25 17 25.5 27 21 34C17 41 8 44 0 44C-8 44 -17 41 -21 34C-25.5 27 -25 17 -19.5 12C-15 8 -11.8 5 -12.4 -1C-13 -7 -18.8 -8 -18.5 -15C-18 -24 -9 -28 0 -28Z'
}

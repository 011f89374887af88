import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { bouquet, sprig } from '#demo/drawings/kit/flora.ts'
import { shadow, sky, sun, veil } from '#demo/drawings/kit/light.ts'
import { polygon, smooth, trace, type Point } from '#demo/drawings/kit/paths.ts'
import { cypress, hills, sea, stars } from '#demo/drawings/kit/scenery.ts'
import { chair } from './parts.ts'

/** A long table under a pergola with strings of lamps. */
export function pergola(c: Canvas): void {
  const { pal, rand } = c
  const horizon = c.h * rand.between(0.5, 0.56)
  const lightX = c.w * rand.between(0.55, 0.78)
  const floor = c.h * 0.7
  sky(c, lightX, horizon, 85)
  if (pal.dark) stars(c, horizon * 0.7, 50)
  sun(c, lightX, horizon - 7, 6.5)
  hills(c, horizon, 13, mix(pal.far, pal.skyLow, 0.25), horizon + 1)
  sea(c, horizon, floor + 1, lightX)
  hills(c, floor + 1, 6, mix(pal.leaf, pal.near, 0.3))
  for (const t of [0.06, 0.16, 0.9, 0.97]) cypress(c, c.w * t, floor + 2, rand.between(26, 42), pal.leaf)
  c.rect(
    -1,
    floor,
    c.w + 2,
    c.h,
    c.linear(0, floor, 0, c.h, [
      [0, mix(pal.shade, pal.far, 0.4)],
      [1, mix(pal.shade, pal.near, 0.55)],
    ]),
  )
  const beam = mix(pal.deep, pal.near, 0.35)
  const top = c.h * 0.13
  for (const t of [0.07, 0.93]) {
    const x = c.w * t
    c.path(
      polygon([
        [x - 1.6, top],
        [x + 1.6, top],
        [x + 1.6, floor + 9],
        [x - 1.6, floor + 9],
      ]),
      c.linear(x - 1.6, 0, x + 1.6, 0, [
        [0, mix(beam, pal.glow, 0.35)],
        [1, beam],
      ]),
    )
    c.path(
      polygon([
        [x - 1.1, top + 2],
        [x + 1.1, top + 2],
        [x + 1.1, floor],
        [x - 1.1, floor],
      ]),
      beam,
      { opacity: 0.6 },
    )
  }
  for (let i = -1; i < 10; i++)
    c.path(
      polygon([
        [c.w * (i / 9) - 1, top - 8],
        [c.w * (i / 9) + 1, top - 8],
        [c.w * (i / 9) + 3, top],
        [c.w * (i / 9) + 1, top],
      ]),
      beam,
    )
  c.rect(-1, top - 1.6, c.w + 2, 3, beam)
  for (let i = 0; i < 26; i++) {
    const x = (i / 25) * c.w + rand.between(-3, 3)
    sprig(
      c,
      x,
      top + rand.between(-4, 0),
      180 + rand.between(-50, 50),
      rand.between(8, 17),
      mix(pal.leaf, i % 3 ? pal.deep : pal.glow, 0.22),
      7,
      rand.between(-25, 25),
      0.5,
    )
  }
  lamps(c, top + 2, c.h * 0.16)
  longTable(c, floor + 6)
  veil(c, lightX, horizon)
}

function lamps(c: Canvas, y: number, sag: number): void {
  const { pal } = c
  for (const [from, to, drop] of [
    [0.07, 0.6, 1],
    [0.4, 0.93, 0.75],
  ] as const) {
    const points = trace(14, (t): Point => [c.w * (from + (to - from) * t), y + Math.sin(t * Math.PI) * sag * drop])
    c.line(smooth(points), pal.deep, 0.25)
    points.forEach(([x, py], i) => {
      if (i % 2 === 0) return
      c.circle(x, py + 1.3, 3.4, pal.second, { opacity: 0.22 })
      c.circle(x, py + 1.3, 0.95, mix(pal.glow, pal.second, 0.3))
    })
  }
}

function longTable(c: Canvas, y: number): void {
  const { pal, rand } = c
  const left = c.w * 0.14
  const right = c.w * 0.86
  const drop = c.h * 0.13
  const chairs = c.tall ? 4 : 6
  const wood = mix(pal.deep, pal.accent, 0.2)
  shadow(c, c.cx, y + drop + 3, right - left, 22, 0.4)
  for (let i = 0; i < chairs; i++)
    chair(c, left + ((right - left) * (i + 0.5)) / chairs, y + 5, 12, mix(wood, pal.near, 0.4))
  c.path(
    polygon([
      [left, y],
      [right, y],
      [right + 3, y + 4.5],
      [left - 3, y + 4.5],
    ]),
    mix(pal.pale, pal.glow, 0.5),
  )
  c.path(
    `M${left - 3} ${y + 4.5}H${right + 3}V${y + drop}H${left - 3}Z`,
    c.linear(left, 0, right, 0, [
      [0, pal.pale],
      [1, mix(pal.shade, pal.deep, 0.12)],
    ]),
  )
  for (let i = 0; i < 16; i++)
    c.line(
      `M${left + ((right - left) * i) / 15} ${y + 5}q${rand.between(-0.8, 0.8)} ${drop * 0.5} ${rand.between(-1, 1)} ${drop - 5.3}`,
      mix(pal.shade, pal.deep, 0.25),
      0.35,
      { opacity: 0.5 },
    )
  for (let i = 0; i < 3; i++) bouquet(c, left + ((right - left) * (i + 0.5)) / 3, y - 0.5, 6.5, 3.2, 1.9)
  for (let i = 0; i < chairs - 1; i++) chair(c, left + ((right - left) * (i + 1)) / chairs, y + drop + 7, 17, wood)
}

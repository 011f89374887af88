import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { sky, sun, veil } from '#demo/drawings/kit/light.ts'
import { archway, polygon, smooth } from '#demo/drawings/kit/paths.ts'
import { birds, clouds, cypress, hills, house, sea, stars } from '#demo/drawings/kit/scenery.ts'

/** Stone houses climbing from the water to a bell tower. */
export function town(c: Canvas): void {
  const { pal, rand } = c
  const shore = c.h * rand.between(0.68, 0.74)
  const lightX = c.w * rand.between(0.08, 0.24)
  const lightY = c.h * rand.between(0.16, 0.3)
  sky(c, lightX, lightY, 80)
  if (pal.dark) stars(c, shore * 0.5, 60)
  clouds(c, 8, shore * 0.5, 4)
  sun(c, lightX, lightY, 7)
  hills(c, shore * 0.72, 18, mix(pal.far, pal.skyLow, 0.25))
  hills(c, shore * 0.86, 12, mix(pal.mid, pal.skyLow, 0.15))
  const middle = c.w * rand.between(0.5, 0.62)
  const tower = shore - c.h * (c.tall ? 0.58 : 0.64)
  const walls = [
    pal.pale,
    mix(pal.pale, pal.shade, 0.5),
    mix(pal.pale, pal.second, 0.22),
    mix(pal.pale, pal.accent, 0.14),
  ]
  for (let row = 4; row >= 0; row--) {
    const y = shore - row * c.h * 0.072
    const reach = c.w * (0.47 - row * 0.075)
    if (row === 3) belltower(c, middle + 3, y + 4, y - tower, walls[0] ?? pal.pale)
    let x = middle - reach
    while (x < middle + reach - 4) {
      const width = rand.between(8, 14)
      const height = rand.between(8, 15) + (1 - Math.abs(x + width / 2 - middle) / reach) * 6
      if (rand.chance(0.16)) cypress(c, x + 1, y + 1, height * 1.7, pal.leaf)
      house(c, x, y + 1, width, height, mix(walls[rand.whole(0, 3)] ?? pal.pale, pal.skyLow, row * 0.07))
      x += width * rand.between(0.92, 1.16)
    }
  }
  c.rect(-1, shore, c.w + 2, 1.6, mix(pal.shade, pal.deep, 0.35))
  sea(c, shore + 1.4, c.h + 1, lightX)
  c.path(
    smooth(
      [
        [middle - c.w * 0.4, shore + 1.5],
        [middle, shore + c.h * 0.16],
        [middle + c.w * 0.45, shore + 1.5],
      ],
      false,
    ),
    mix(pal.pale, pal.sea, 0.4),
    { opacity: 0.28 },
  )
  boat(c, c.w * rand.between(0.1, 0.28), shore + (c.h - shore) * 0.5, 13)
  boat(c, c.w * rand.between(0.62, 0.88), shore + (c.h - shore) * 0.72, 17)
  birds(c, c.w * 0.3, c.h * 0.3, 4)
  veil(c, lightX, lightY)
}

function belltower(c: Canvas, x: number, y: number, height: number, wall: string): void {
  const { pal } = c
  const w = 8.5
  c.rect(
    x,
    y - height * 0.82,
    w,
    height * 0.82,
    c.linear(x, 0, x + w, 0, [
      [0, mix(wall, pal.glow, 0.4)],
      [0.62, wall],
      [0.63, mix(wall, pal.deep, 0.3)],
      [1, mix(wall, pal.deep, 0.38)],
    ]),
  )
  for (const k of [0.78, 0.56, 0.34]) c.rect(x - 0.7, y - height * k - 0.5, w + 1.4, 1, mix(pal.shade, pal.deep, 0.15))
  for (const k of [0.6, 0.38])
    for (const dx of [1.3, 4.9])
      c.path(archway(x + dx + 1, y - height * k, 2, height * 0.12), mix(pal.near, pal.deep, 0.4))
  c.path(
    polygon([
      [x - 1, y - height * 0.8],
      [x + w / 2, y - height],
      [x + w + 1, y - height * 0.8],
    ]),
    pal.accent,
  )
  c.path(
    polygon([
      [x + w / 2, y - height],
      [x + w + 1, y - height * 0.8],
      [x + w * 0.62, y - height * 0.8],
    ]),
    mix(pal.accent, pal.deep, 0.35),
  )
  c.line(`M${x + w / 2} ${y - height}v-3.4`, pal.deep, 0.35)
}

function boat(c: Canvas, x: number, y: number, length: number): void {
  const { pal } = c
  c.ellipse(x, y + length * 0.1, length * 0.55, length * 0.07, pal.deep, { opacity: 0.3 })
  c.path(
    `M${x - length / 2} ${y - length * 0.16}Q${x} ${y - length * 0.03} ${x + length / 2} ${y - length * 0.2}Q${x + length * 0.42} ${y + length * 0.1} ${x + length * 0.2} ${y + length * 0.1}H${x - length * 0.25}Q${x - length * 0.42} ${y + length * 0.08} ${x - length / 2} ${y - length * 0.16}Z`,
    pal.pale,
  )
  c.path(
    `M${x - length * 0.46} ${y - length * 0.02}Q${x} ${y + length * 0.04} ${x + length * 0.45} ${y - length * 0.04}Q${x + length * 0.38} ${y + length * 0.1} ${x + length * 0.2} ${y + length * 0.1}H${x - length * 0.25}Q${x - length * 0.4} ${y + length * 0.08} ${x - length * 0.46} ${y - length * 0.02}Z`,
    pal.accent,
  )
  c.rect(x - length * 0.14, y - length * 0.3, length * 0.24, length * 0.2, mix(pal.pale, pal.shade, 0.5), {
    radius: 0.5,
  })
  c.rect(x - length * 0.1, y - length * 0.26, length * 0.15, length * 0.07, pal.near)
}

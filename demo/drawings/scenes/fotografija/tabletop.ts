import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { sprig } from '#demo/drawings/kit/flora.ts'
import { veil } from '#demo/drawings/kit/light.ts'
import { polygon } from '#demo/drawings/kit/paths.ts'
import { vignette } from '#demo/drawings/kit/vignettes.ts'
import { lens } from './parts.ts'

/** Instant pictures lying on a table, from above. */
export function tabletop(c: Canvas): void {
  const { pal, rand } = c
  const wood = rand.pick([
    mix(pal.far, pal.skyLow, 0.4),
    mix(pal.mid, pal.near, 0.3),
    mix(pal.skyLow, pal.pale, 0.4),
    mix(pal.leaf, pal.skyLow, 0.35),
  ])
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, mix(wood, pal.glow, 0.25)],
      [1, mix(wood, pal.deep, 0.25)],
    ]),
  )
  for (let i = 1; i < 6; i++) c.rect(-1, (c.h * i) / 6, c.w + 2, 0.3, pal.deep, { opacity: 0.16 })
  c.path(
    polygon([
      [c.w * 0.05, -1],
      [c.w * 0.36, -1],
      [c.w * 0.74, c.h + 1],
      [c.w * 0.3, c.h + 1],
    ]),
    pal.glow,
    { opacity: 0.28 },
  )
  c.path(
    polygon([
      [c.w * 0.42, -1],
      [c.w * 0.54, -1],
      [c.w * 0.98, c.h + 1],
      [c.w * 0.82, c.h + 1],
    ]),
    pal.glow,
    { opacity: 0.28 },
  )
  const start = rand.whole(0, 3)
  const spots: readonly (readonly [number, number, number])[] = c.tall
    ? [
        [0.27, 0.2, -11],
        [0.74, 0.33, 8],
        [0.3, 0.52, 5],
        [0.72, 0.68, -8],
        [0.3, 0.83, -4],
      ]
    : [
        [0.16, 0.3, -10],
        [0.44, 0.27, 5],
        [0.3, 0.72, 7],
        [0.58, 0.7, -7],
        [0.83, 0.3, 9],
      ]
  const w = c.tall ? 37 : 33
  for (let i = 0; i < 3; i++)
    sprig(
      c,
      c.w * 1.02,
      c.h * (0.98 - i * 0.09),
      -62 + i * 20,
      42,
      mix(pal.leaf, i % 2 ? pal.glow : pal.deep, 0.18),
      10,
      -14,
      0.36,
    )
  spots.forEach(([fx, fy, turn], i) => {
    c.at(c.w * fx + rand.between(-2, 2), c.h * fy + rand.between(-2, 2), turn + rand.between(-5, 5), 1, () => {
      const h = w * 1.18
      c.rect(-w / 2 + 1.6, -h / 2 + 2, w, h, pal.deep, { opacity: 0.28, radius: 0.6 })
      c.rect(
        -w / 2,
        -h / 2,
        w,
        h,
        c.linear(-w / 2, -h / 2, w / 2, h / 2, [
          [0, '#fffdf8'],
          [1, mix(pal.pale, pal.shade, 0.2)],
        ]),
        { radius: 0.6 },
      )
      vignette(c, -w * 0.43, -h / 2 + w * 0.07, w * 0.86, w * 0.86, start + i, rand.between(0.2, 0.8))
    })
  })
  const lx = c.w * (c.tall ? 0.78 : 0.84)
  const ly = c.h * (c.tall ? 0.9 : 0.74)
  c.circle(
    lx + 2.4,
    ly + 3,
    18,
    c.radial(lx + 2.4, ly + 3, 20, [
      [0.75, pal.deep, 0.5],
      [1, pal.deep, 0],
    ]),
  )
  lens(c, lx, ly, 17, 7)
  veil(c, 0, 0)
}

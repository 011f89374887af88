import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { bloomColors, flower, sprig } from '#demo/drawings/kit/flora.ts'
import { shadow, sky, sun, veil } from '#demo/drawings/kit/light.ts'
import { archway, polygon, smooth } from '#demo/drawings/kit/paths.ts'
import { clouds, cypress, hills, island, sea, stars } from '#demo/drawings/kit/scenery.ts'

/** A vaulted loggia: the view through stone arches, light thrown on the floor. */
export function arches(c: Canvas): void {
  const { pal, rand } = c
  const count = c.tall ? 1 : rand.pick([1, 2, 3] as const)
  const floor = c.h * 0.82
  const gap = c.w / (count + (count === 1 ? 0.9 : 0.28))
  const width = count === 1 ? Math.min(c.w * 0.58, 62) : gap * 0.78
  const height = Math.min(floor * 0.9, width * 1.9)
  // Never behind a pillar.
  const lightX = c.cx + (count === 2 ? gap / 2 : 0) + rand.between(-0.25, 0.25) * width
  const horizon = floor - height * rand.between(0.3, 0.42)
  sky(c, lightX, horizon - 12, 70)
  if (pal.dark) stars(c, horizon * 0.7, 40)
  clouds(c, floor - height, horizon - 8, 5)
  sun(c, lightX, horizon - rand.between(4, 13), rand.between(5, 8))
  island(c, c.cx - width * 0.5, horizon, c.w * 0.4, 7, mix(pal.far, pal.skyLow, 0.2))
  island(c, c.cx + c.w * 0.28, horizon, c.w * 0.5, 10, pal.mid)
  sea(c, horizon, floor, lightX)
  hills(c, floor - 2, 5, mix(pal.leaf, pal.deep, 0.15), floor + 1)
  for (let i = 0; i < 5; i++)
    cypress(c, c.w * (0.12 + i * 0.19) + rand.between(-5, 5), floor + 1, height * rand.between(0.3, 0.62), pal.leaf)
  const wall = mix(pal.pale, pal.shade, 0.35)
  const centers = Array.from({ length: count }, (_, i) => c.cx + (i - (count - 1) / 2) * gap)
  const holes = centers.map((x) => archway(x, floor + 0.5, width, height)).join('')
  c.group({}, () => {
    for (const x of centers) {
      const depth = width * 0.075
      const inner = archway(x, floor + 0.5, width - depth * 2, height - depth)
      c.path(
        `${archway(x, floor + 0.5, width, height)}${inner.replace('M', 'M')}`,
        c.linear(x - width / 2, 0, x + width / 2, 0, [
          [0, mix(pal.shade, pal.deep, 0.45)],
          [0.5, mix(pal.shade, pal.deep, 0.2)],
          [1, mix(pal.pale, pal.glow, 0.5)],
        ]),
        { transform: 'translate(0 0)', evenOdd: true },
      )
    }
    c.path(
      `M-1 -1H${c.w + 1}V${c.h + 1}H-1Z${holes}`,
      c.linear(0, 0, c.w, c.h, [
        [0, mix(wall, pal.glow, 0.2)],
        [1, mix(wall, pal.deep, 0.3)],
      ]),
      { evenOdd: true },
    )
  })
  for (const x of centers) {
    c.line(archway(x, floor, width + 5, height + 2.5).replace('Z', ''), mix(pal.shade, pal.deep, 0.3), 0.3, {
      opacity: 0.7,
    })
    for (let k = 0; k <= 10; k++) {
      const a = Math.PI + (k / 10) * Math.PI
      const y = floor - height + width / 2
      c.line(
        smooth([
          [x + Math.cos(a) * width * 0.5, y + Math.sin(a) * width * 0.5],
          [x + Math.cos(a) * (width * 0.5 + 2.5), y + Math.sin(a) * (width * 0.5 + 2.5)],
        ]),
        mix(pal.shade, pal.deep, 0.3),
        0.25,
        { opacity: 0.6 },
      )
    }
  }
  c.rect(
    -1,
    floor,
    c.w + 2,
    c.h - floor + 2,
    c.linear(0, floor, 0, c.h, [
      [0, mix(pal.shade, pal.near, 0.25)],
      [1, mix(pal.shade, pal.near, 0.6)],
    ]),
  )
  for (const x of centers) {
    const spread = (x - lightX) * 0.5
    c.path(
      polygon([
        [x - width * 0.42, floor],
        [x + width * 0.42, floor],
        [x + width * 0.62 + spread, c.h + 1],
        [x - width * 0.58 + spread, c.h + 1],
      ]),
      c.linear(0, floor, 0, c.h, [
        [0, pal.glow, 0.75],
        [1, pal.glow, 0.2],
      ]),
    )
  }
  for (let i = 1; i < 4; i++)
    c.rect(-1, floor + (c.h - floor) * (i / 4) ** 1.4, c.w + 2, 0.25, pal.deep, { opacity: 0.22 })
  const potX = centers[0] === undefined ? 0 : centers[0] - width / 2 - 1
  potted(c, potX, floor + 7, 11)
  veil(c, lightX, horizon)
}

function potted(c: Canvas, x: number, y: number, size: number): void {
  const { pal, rand } = c
  shadow(c, x, y, size * 0.62, size * 1.4)
  for (let i = 0; i < 9; i++)
    sprig(
      c,
      x,
      y - size * 0.75,
      -62 + i * 15.5,
      size * rand.between(0.9, 1.5),
      mix(pal.leaf, i % 2 ? pal.glow : pal.deep, 0.18),
      6,
      rand.between(-20, 20),
      0.42,
    )
  const colors = bloomColors(c)
  for (let i = 0; i < 6; i++)
    flower(
      c,
      'daisy',
      x + rand.between(-0.55, 0.55) * size,
      y - size * rand.between(1, 1.9),
      size * 0.15,
      colors[i % 2 === 0 ? 0 : 2],
      i * 20,
    )
  c.path(
    polygon([
      [x - size * 0.36, y - size * 0.8],
      [x + size * 0.36, y - size * 0.8],
      [x + size * 0.25, y],
      [x - size * 0.25, y],
    ]),
    c.linear(x - size * 0.36, 0, x + size * 0.36, 0, [
      [0, mix(pal.accent, pal.glow, 0.3)],
      [0.5, pal.accent],
      [1, mix(pal.accent, pal.deep, 0.5)],
    ]),
  )
  c.rect(x - size * 0.41, y - size * 0.92, size * 0.82, size * 0.17, mix(pal.accent, pal.deep, 0.18))
}

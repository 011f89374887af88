import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { bloomColors, flower, spike, stemPoints, type FlowerKind } from '#demo/drawings/kit/flora.ts'
import { sky, sun, veil } from '#demo/drawings/kit/light.ts'
import { leafPath, smooth } from '#demo/drawings/kit/paths.ts'
import { hills, stars } from '#demo/drawings/kit/scenery.ts'

/** Tall flowers seen from the grass against a low sun. */
export function meadow(c: Canvas): void {
  const { pal, rand } = c
  const sunX = c.w * rand.between(0.3, 0.7)
  const sunY = c.h * rand.between(0.34, 0.5)
  sky(c, sunX, sunY, 90)
  if (pal.dark) stars(c, c.h * 0.5, 50)
  sun(c, sunX, sunY, rand.between(14, 20))
  hills(c, c.h * 0.74, 16, mix(pal.far, pal.skyLow, 0.2))
  hills(c, c.h * 0.84, 10, mix(pal.mid, pal.leaf, 0.35))
  const kinds: FlowerKind[] = ['anemone', 'daisy', 'tulip', 'dahlia']
  const colors = bloomColors(c)
  const lead = rand.whole(0, 3)
  for (const [depth, count] of [
    [0, 11],
    [1, 8],
    [2, 6],
  ] as const) {
    const stem = mix(mix(pal.leaf, pal.deep, depth * 0.26), pal.skyLow, (2 - depth) * 0.16)
    for (let i = 0; i < count; i++) {
      const x = c.w * ((i + 0.5) / count) + rand.between(-5, 5)
      const length = c.h * rand.between(0.3, 0.52) * (depth === 2 ? 1.12 : 0.82 + depth * 0.1)
      const lean = rand.between(-12, 12)
      const points = stemPoints(x, c.h + 3, lean, length, rand.between(-18, 18))
      c.line(smooth(points), stem, 0.45 + depth * 0.28)
      const [mx, my] = points[7] ?? [x, c.h]
      c.path(leafPath(mx, my, length * 0.34, length * 0.07, lean + 34), stem)
      c.path(leafPath(mx, my + 4, length * 0.3, length * 0.06, lean - 38), mix(stem, pal.deep, 0.2))
      const [fx, fy] = points[14] ?? [x, c.h]
      if ((i + depth) % 4 === 3) spike(c, x + 3, c.h + 2, lean * 0.6, length * 0.92, mix(pal.mid, pal.far, 0.3))
      const color = mix(colors[(i + depth) % 4] ?? pal.accent, pal.skyLow, (2 - depth) * 0.14)
      flower(c, kinds[(lead + (i % 2)) % 4] ?? 'daisy', fx, fy, 2.9 + depth * 2.1 + rand.between(0, 1.4), color, lean)
    }
  }
  for (let i = 0; i < 40; i++) {
    const x = (i / 39) * c.w + rand.between(-2, 2)
    c.path(
      leafPath(x, c.h + 2, rand.between(10, 25), 1.6, rand.between(-24, 24), 0.3),
      mix(pal.leaf, pal.deep, rand.between(0.3, 0.6)),
    )
  }
  veil(c, sunX, sunY)
}

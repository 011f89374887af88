import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { flower, spike, sprig, stemPoints, type FlowerKind } from '#demo/drawings/kit/flora.ts'
import { veil } from '#demo/drawings/kit/light.ts'
import { leafPath, smooth } from '#demo/drawings/kit/paths.ts'

/** Cut-paper plants, each in its own field of colour. */
export function herbarium(c: Canvas): void {
  const { pal, rand } = c
  const columns = c.tall ? 2 : 4
  const rows = c.tall ? 3 : 2
  const grounds = [pal.skyTop, pal.pale, pal.near, pal.second, pal.leaf, pal.skyLow, pal.accent, pal.sea]
  const start = rand.whole(0, 7)
  const kinds: readonly [FlowerKind, ...FlowerKind[]] = ['tulip', 'anemone', 'daisy', 'dahlia', 'rose']
  const w = c.w / columns
  const h = c.h / rows
  for (let i = 0; i < columns * rows; i++) {
    const left = (i % columns) * w
    const top = Math.floor(i / columns) * h
    const ground = grounds[(start + i * 3) % 8] ?? pal.pale
    const pale = ground === pal.pale || ground === pal.skyLow || ground === pal.second
    c.clip(`M${left} ${top}h${w}v${h}h${-w}Z`, () => {
      c.rect(
        left,
        top,
        w + 0.2,
        h + 0.2,
        c.linear(left, top, left + w, top + h, [
          [0, mix(ground, pal.glow, 0.14)],
          [1, mix(ground, pal.deep, 0.12)],
        ]),
      )
      const x = left + w / 2
      const green = pale
        ? mix(pal.leaf, pal.deep, 0.25)
        : ground === pal.leaf
          ? mix(pal.leaf, pal.deep, 0.6)
          : mix(pal.leaf, pal.pale, 0.5)
      const bloom = ground === pal.accent ? pal.pale : pale ? pal.accent : i % 2 ? pal.pale : pal.second
      plant(c, i + Math.floor(i / columns) * 2 + start, x, top + h, h, green, bloom, rand.pick(kinds))
    })
  }
  veil(c, 0, 0)
}

function plant(
  c: Canvas,
  n: number,
  x: number,
  floor: number,
  h: number,
  green: string,
  bloom: string,
  kind: FlowerKind,
): void {
  const { rand } = c
  if (n % 4 === 0) {
    c.circle(x, floor - h * 0.58, h * 0.3, mix(bloom, green, 0.7), { opacity: 0.35 })
    for (const lean of [-20, 0, 20]) {
      const points = stemPoints(x, floor + 1, lean * 0.5, h * (0.62 - Math.abs(lean) * 0.006), lean * 0.8)
      c.line(smooth(points), green, 0.6)
      const [fx, fy] = points[14] ?? [x, floor]
      c.path(leafPath(...(points[4] ?? [x, floor]), h * 0.28, h * 0.07, lean + 30), green)
      flower(c, kind, fx, fy, h * 0.12, bloom, lean)
    }
  } else if (n % 4 === 1) {
    sprig(c, x - h * 0.06, floor - h * 0.1, -6, h * 0.8, green, 11, 20, 0.36)
  } else if (n % 4 === 2) {
    const points = stemPoints(x, floor + 1, -4, h * 0.5, 10)
    c.line(smooth(points), green, 0.8)
    for (const [k, turn] of [
      [4, 44],
      [6, -46],
      [8, 40],
    ] as const)
      c.path(leafPath(...(points[k] ?? [x, floor]), h * 0.2, h * 0.08, turn), green)
    const [fx, fy] = points[14] ?? [x, floor]
    flower(c, rand.pick(['dahlia', 'anemone', 'daisy'] as const), fx, fy, h * 0.25, bloom, 12)
  } else {
    for (const lean of [-26, -9, 9, 26])
      spike(c, x + lean * 0.05, floor - h * 0.06, lean * 0.7, h * (0.82 - Math.abs(lean) * 0.007), bloom)
    c.rect(x - h * 0.05, floor - h * 0.26, h * 0.1, h * 0.035, green, { radius: 0.4 })
  }
}

import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { bloomColors, flower, spike, sprig, type FlowerKind } from '#demo/drawings/kit/flora.ts'
import { shadow, veil } from '#demo/drawings/kit/light.ts'
import { polar, polygon } from '#demo/drawings/kit/paths.ts'
import { papers, seal, waxes } from './parts.ts'

/** An open envelope with a garden coming out of it. */
export function bloomLetter(c: Canvas): void {
  const { pal, rand } = c
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, pal.skyLow],
      [1, mix(pal.skyTop, pal.far, 0.25)],
    ]),
  )
  const x = c.cx
  const w = c.tall ? 74 : 78
  const h = 44
  const y = c.h * 0.92
  const top = y - h
  const r = rand.between(36, 42)
  c.circle(
    x,
    top - 14,
    r,
    c.linear(0, top - 14 - r, 0, top + r, [
      [0, pal.glow],
      [1, mix(pal.second, pal.skyLow, 0.35)],
    ]),
  )
  c.ring(x, top - 14, r + 4, pal.accent, 0.3, { opacity: 0.5 })
  c.ring(x, top - 14, r + 8, pal.near, 0.25, { opacity: 0.35 })
  const paper = papers(c)[rand.whole(0, 3)] ?? pal.pale
  shadow(c, x, y, w, 34, 0.4)
  c.path(
    polygon([
      [x - w / 2, top + 0.6],
      [x, top - 27],
      [x + w / 2, top + 0.6],
    ]),
    c.linear(0, top - 27, 0, top, [
      [0, mix(paper, pal.deep, 0.08)],
      [1, mix(paper, pal.deep, 0.34)],
    ]),
  )
  c.path(
    polygon([
      [x - w * 0.44, top + 2],
      [x, top - 22],
      [x + w * 0.44, top + 2],
    ]),
    mix(pal.accent, pal.deep, 0.12),
    { opacity: 0.75 },
  )
  const reach = c.tall ? 62 : 46
  const colors = bloomColors(c)
  const kinds: readonly [FlowerKind, ...FlowerKind[]] = ['rose', 'anemone', 'daisy', 'dahlia', 'tulip']
  for (let i = 0; i < 17; i++)
    sprig(
      c,
      x + (i - 8) * 2.6,
      top + 10,
      (i - 8) * 7.6 + rand.between(-4, 4),
      reach * rand.between(0.75, 1.15),
      mix(pal.leaf, i % 2 ? pal.deep : pal.glow, 0.2),
      9,
      rand.between(-14, 14),
      0.34,
    )
  for (let i = 0; i < 5; i++)
    spike(c, x + (i - 2) * 10, top + 8, (i - 2) * 15, reach * 1.02, i % 2 ? mix(pal.near, pal.far, 0.4) : pal.second)
  for (const [row, count] of [
    [1, 7],
    [0.7, 6],
    [0.42, 5],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const a = -90 + (i / (count - 1) - 0.5) * 116
      const [px, py] = polar(x, top + 8, reach * row * rand.between(0.84, 1), a)
      flower(
        c,
        rand.pick(kinds),
        px,
        py,
        rand.between(4, 6.2),
        colors[rand.whole(0, 3)] ?? pal.accent,
        rand.between(-20, 20),
      )
    }
  }
  c.path(
    `M${x - w / 2} ${top}L${x} ${top + 25}L${x + w / 2} ${top}V${y - 1}Q${x + w / 2} ${y} ${x + w / 2 - 1} ${y}H${x - w / 2 + 1}Q${x - w / 2} ${y} ${x - w / 2} ${y - 1}Z`,
    c.linear(x - w / 2, top, x + w / 2, y, [
      [0, mix(paper, pal.glow, 0.45)],
      [1, mix(paper, pal.deep, 0.18)],
    ]),
  )
  c.path(
    polygon([
      [x - w / 2, y],
      [x, top + 20],
      [x + w / 2, y],
    ]),
    c.linear(0, top + 18, 0, y, [
      [0, mix(paper, pal.deep, 0.12)],
      [1, mix(paper, pal.glow, 0.3)],
    ]),
  )
  c.line(`M${x - w / 2} ${y}L${x} ${top + 20}L${x + w / 2} ${y}`, mix(paper, pal.deep, 0.3), 0.25)
  seal(c, x, top + 25, 6.4, waxes(c), rand.whole(0, 2))
  veil(c, c.w * 0.2, 0)
}

import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { bloomColors, flower, sprig } from '#demo/drawings/kit/flora.ts'
import { veil } from '#demo/drawings/kit/light.ts'
import { archway, trace, type Point } from '#demo/drawings/kit/paths.ts'
import { candle, glass } from '#demo/drawings/kit/props.ts'

/** A laid table from the side: tapers, a falling garland, glasses. */
export function tableGarland(c: Canvas): void {
  const { pal, rand } = c
  const top = c.h * rand.between(0.6, 0.66)
  c.fill(
    c.linear(0, 0, 0, top, [
      [0, mix(pal.near, pal.skyTop, 0.35)],
      [1, mix(pal.far, pal.skyLow, 0.25)],
    ]),
  )
  const arches = c.tall ? 2 : 3
  for (let i = 0; i < arches; i++) {
    const x = (c.w * (i + 0.5)) / arches
    c.path(
      archway(x, top + 1, (c.w / arches) * 0.74, top * 0.86),
      c.linear(0, 0, 0, top, [
        [0, mix(pal.skyTop, pal.skyLow, 0.3)],
        [1, pal.skyLow],
      ]),
      { opacity: 0.7 },
    )
  }
  c.fill(
    c.radial(c.cx, top - 14, 70, [
      [0, pal.glow, 0.55],
      [1, pal.glow, 0],
    ]),
  )
  const spots = c.tall ? 7 : 9
  for (let i = 0; i < spots; i++) {
    const x = c.w * ((i + 0.5) / spots) + rand.between(-2, 2)
    if (i % 2 === 0) {
      const base = rand.between(5, 15)
      c.line(`M${x} ${top}v${-base}`, mix(pal.second, pal.deep, 0.25), 0.9)
      c.ellipse(x, top - base, 2.1, 0.6, mix(pal.second, pal.deep, 0.1))
      candle(c, x, top - base, rand.between(14, 25), 1.9)
    } else
      glass(
        c,
        x,
        top,
        rand.between(15, 18),
        rand.pick(['bowl', 'coupe', 'flute'] as const),
        rand.pick([pal.accent, pal.second, mix(pal.pale, pal.second, 0.5)]),
      )
  }
  c.rect(
    -1,
    top,
    c.w + 2,
    c.h,
    c.linear(0, top, 0, c.h, [
      [0, pal.pale],
      [1, mix(pal.shade, pal.deep, 0.12)],
    ]),
  )
  for (let i = 0; i < 20; i++) {
    const x = (c.w * i) / 19
    const lean = rand.between(-2, 2)
    c.path(
      `M${x} ${top}C${x + 1.5} ${top + 14} ${x + lean} ${c.h * 0.85} ${x + lean} ${c.h + 1}h3.4C${x + lean + 2} ${c.h * 0.85} ${x + 2} ${top + 14} ${x} ${top}Z`,
      mix(pal.shade, pal.deep, 0.25),
      { opacity: 0.3 },
    )
  }
  const colors = bloomColors(c)
  const points = trace(34, (t): Point => [
    -3 + t * (c.w + 6),
    top + 1 + Math.abs(Math.sin(t * Math.PI * 2)) * (c.h - top) * 0.42,
  ])
  points.forEach(([x, y], i) => {
    sprig(
      c,
      x,
      y,
      180 + rand.between(-60, 60),
      rand.between(8, 13),
      mix(pal.leaf, i % 2 ? pal.deep : pal.glow, 0.2),
      7,
      rand.between(-24, 24),
      0.42,
    )
    if (i % 3 === 0) sprig(c, x, y, rand.between(-50, 50), rand.between(5, 9), pal.leaf, 6, 10, 0.4)
  })
  points.forEach(([x, y], i) => {
    if (i % 2 === 0)
      flower(
        c,
        rand.pick(['rose', 'anemone', 'daisy', 'dahlia'] as const),
        x + rand.between(-2, 2),
        y + rand.between(-1.5, 2.5),
        rand.between(2.1, 4.4),
        colors[(i / 2) % 4] ?? pal.accent,
        rand.between(0, 90),
      )
  })
  veil(c, c.cx, top - 14)
}

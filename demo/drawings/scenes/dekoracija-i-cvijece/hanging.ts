import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { bloomColors, bouquet, flower, sprig } from '#demo/drawings/kit/flora.ts'
import { veil, volume } from '#demo/drawings/kit/light.ts'
import { candle } from '#demo/drawings/kit/props.ts'

/** Cloud of flowers hanging over candles. */
export function hanging(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.84
  c.fill(
    c.linear(0, 0, 0, c.h, [
      [0, mix(pal.near, pal.deep, 0.25)],
      [0.6, mix(pal.mid, pal.far, 0.3)],
      [1, mix(pal.far, pal.skyLow, 0.4)],
    ]),
  )
  c.fill(
    c.radial(c.cx, c.h * 0.55, 75, [
      [0, pal.glow, 0.5],
      [1, pal.glow, 0],
    ]),
  )
  for (let i = 0; i < 13; i++) {
    const x = c.w * ((i + 0.5) / 13) + rand.between(-3, 3)
    const y = rand.between(0.3, 0.66) * c.h
    c.line(`M${x} 0V${y}`, mix(pal.second, pal.deep, 0.2), 0.16, { opacity: 0.8 })
    c.circle(
      x,
      y,
      5.4,
      c.radial(x, y, 5.4, [
        [0, pal.second, 0.7],
        [1, pal.second, 0],
      ]),
    )
    c.circle(x, y, 1.35, mix(pal.glow, pal.second, 0.25))
  }
  const colors = bloomColors(c)
  const mounds = c.tall ? 3 : 4
  for (let m = 0; m < mounds; m++) {
    const x = c.w * ((m + 0.5) / mounds)
    const y = c.h * (0.1 + 0.07 * Math.sin(m * 2.1 + rand.next()))
    for (let i = 0; i < 15; i++)
      sprig(
        c,
        x + rand.between(-15, 15),
        y + rand.between(-4, 5),
        180 + rand.between(-65, 65),
        rand.between(10, 20),
        mix(pal.leaf, i % 2 ? pal.deep : pal.glow, 0.2),
        8,
        rand.between(-20, 20),
        0.36,
      )
    for (let i = 0; i < 12; i++)
      flower(
        c,
        rand.pick(['rose', 'dahlia', 'anemone'] as const),
        x + rand.between(-15, 15),
        y + rand.between(-7, 6.5),
        rand.between(2.4, 5.2),
        colors[(i + m) % 4] ?? pal.accent,
        rand.between(0, 90),
      )
  }
  c.rect(-1, edge, c.w + 2, c.h, volume(c, pal.pale, 0, c.w, 0.28))
  c.rect(-1, edge, c.w + 2, 1.1, pal.glow, { opacity: 0.8 })
  for (let i = 0; i < 3; i++) bouquet(c, c.w * ((i + 0.5) / 3), edge - 0.6, 9, 4.4, 2.6)
  for (let i = 0; i < 6; i++) candle(c, c.w * ((i + 0.5) / 6) + (i % 2 ? 3 : -3), edge + 0.6, rand.between(9, 17), 2)
  veil(c, c.cx, c.h * 0.5)
}

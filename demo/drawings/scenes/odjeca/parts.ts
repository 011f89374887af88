import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { volume } from '#demo/drawings/kit/light.ts'

export const cloths = (c: Canvas): string =>
  c.rand.pick([
    c.pal.pale,
    mix(c.pal.pale, c.pal.accent, 0.14),
    mix(c.pal.pale, c.pal.second, 0.16),
    mix(c.pal.pale, c.pal.sea, 0.14),
  ])

export function bowTie(c: Canvas, x: number, y: number, color: string, half = 12): void {
  const { pal } = c
  c.at(x, y, 0, half / 12, () => {
    for (const side of [-1, 1]) {
      const s = side * 12
      c.path(
        `M0 -1.6C${s * 0.4} -3 ${s * 0.75} -6 ${s} -5.4Q${s * 1.1} 0 ${s} 5.4C${s * 0.75} 6 ${s * 0.4} 3 0 1.6Z`,
        c.linear(0, -5, s, 5, [
          [0, mix(color, pal.deep, 0.4)],
          [0.55, mix(color, pal.glow, side < 0 ? 0.3 : 0.1)],
          [1, mix(color, pal.deep, 0.3)],
        ]),
      )
      c.line(
        `M${side * 2} 0q${side * 4} -1.4 ${side * 6} -1.6M${side * 2} 0.6q${side * 3} 1.6 ${side * 5} 1.8`,
        mix(color, pal.deep, 0.5),
        0.3,
      )
    }
    c.rect(-2.3, -2.9, 4.6, 5.8, volume(c, color, -2.3, 2.3, 0.4), { radius: 1.2 })
  })
}

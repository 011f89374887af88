import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { metal } from '#demo/drawings/kit/gems.ts'
import { polar } from '#demo/drawings/kit/paths.ts'

export function wheel(c: Canvas, x: number, y: number, r: number): void {
  const { pal } = c
  c.circle(x, y, r, mix(pal.deep, '#000000', 0.25))
  c.circle(x, y, r * 0.76, pal.pale)
  c.circle(x, y, r * 0.62, mix(pal.deep, pal.near, 0.2))
  c.circle(x, y, r * 0.54, metal(c, mix(pal.pale, pal.near, 0.25), x - r * 0.5, y - r * 0.5, x + r * 0.5, y + r * 0.5))
  for (let i = 0; i < 10; i++)
    c.line(`M${x} ${y}L${polar(x, y, r * 0.5, i * 36).join(' ')}`, mix(pal.deep, pal.near, 0.4), r * 0.03, {
      opacity: 0.6,
    })
  c.circle(x, y, r * 0.16, pal.second)
}

export const paints = (c: Canvas): string =>
  c.rand.pick([
    c.pal.accent,
    mix(c.pal.pale, c.pal.second, 0.3),
    mix(c.pal.sea, c.pal.pale, 0.35),
    mix(c.pal.leaf, c.pal.pale, 0.3),
    c.pal.second,
  ])

import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'

export function berry(c: Canvas, x: number, y: number, r: number, color: string): void {
  const { pal } = c
  c.circle(
    x,
    y,
    r,
    c.radial(x - r * 0.35, y - r * 0.4, r * 1.5, [
      [0, mix(color, pal.glow, 0.45)],
      [0.5, color],
      [1, mix(color, pal.deep, 0.45)],
    ]),
  )
  c.circle(x - r * 0.34, y - r * 0.4, r * 0.16, pal.glow, { opacity: 0.85 })
}

import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { disc, polar, trace, type Point } from '#demo/drawings/kit/paths.ts'

export function reel(c: Canvas, x: number, y: number, r: number, turn: number, color: string): void {
  const { pal } = c
  const holes = trace(4, (t): Point => polar(x, y, r * 0.56, turn + t * 288))
    .map(([hx, hy]) => disc(hx, hy, r * 0.22))
    .join('')
  c.circle(x, y, r * 0.86, mix(pal.deep, pal.accent, 0.16))
  for (let i = 0; i < 4; i++)
    c.ring(x, y, r * (0.5 + i * 0.1), mix(pal.deep, pal.second, 0.35), r * 0.012, { opacity: 0.8 })
  c.path(
    disc(x, y, r) + holes + disc(x, y, r * 0.1),
    c.linear(x - r, y - r, x + r, y + r, [
      [0, mix(color, pal.glow, 0.6)],
      [0.5, color],
      [1, mix(color, pal.deep, 0.4)],
    ]),
    { evenOdd: true },
  )
  c.ring(x, y, r * 0.94, mix(color, pal.deep, 0.35), r * 0.02)
  c.ring(x, y, r * 0.2, mix(color, pal.deep, 0.35), r * 0.03)
}

import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { sprig } from '#demo/drawings/kit/flora.ts'
import { veil } from '#demo/drawings/kit/light.ts'
import { trace, type Point } from '#demo/drawings/kit/paths.ts'
import { card, desk, papers, ribbon, seal, waxes } from './parts.ts'

/** Many cards laid out like a fan of small posters. */
export function cards(c: Canvas): void {
  const { pal, rand } = c
  desk(c)
  const tones = papers(c)
  const start = rand.whole(0, 3)
  const layout: readonly (readonly [number, number, number])[] = c.tall
    ? [
        [0.26, 0.24, -9],
        [0.72, 0.2, 6],
        [0.24, 0.72, 7],
        [0.74, 0.68, -6],
        [0.49, 0.47, 3],
      ]
    : [
        [0.13, 0.46, -12],
        [0.36, 0.42, -4],
        [0.61, 0.44, 5],
        [0.85, 0.5, 12],
      ]
  const w = c.tall ? 40 : Math.min(c.w * 0.245, 37)
  layout.forEach(([fx, fy, turn], i) => {
    card(
      c,
      c.w * fx,
      c.h * fy + rand.between(-2, 2),
      w,
      w * 1.5,
      turn + rand.between(-3, 3),
      start + i,
      (i + start) % 2 ? (tones[(i + start) % 4] ?? pal.pale) : pal.pale,
    )
  })
  if (!c.tall)
    ribbon(
      c,
      trace(20, (t): Point => [-4 + t * (c.w + 8), c.h * 0.88 + Math.sin(t * 11) * 4]),
      4,
      waxes(c),
    )
  for (const [fx, fy, n] of [
    [0.25, 0.86, 0],
    [0.74, 0.88, 1],
    [0.5, 0.9, 2],
  ] as const)
    seal(
      c,
      c.w * fx,
      c.h * fy,
      6,
      [pal.accent, mix(pal.second, pal.deep, 0.1), mix(pal.leaf, pal.deep, 0.1)][n] ?? pal.accent,
      n + start,
    )
  sprig(c, c.w * 0.98, c.h * 1.02, -50, 40, pal.leaf, 9, -14, 0.36)
  veil(c, 0, 0)
}

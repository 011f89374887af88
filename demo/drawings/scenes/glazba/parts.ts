import type { Canvas } from '#demo/drawings/kit/canvas.ts'

/** Rings of sound spreading from a point. */
export function soundRings(c: Canvas, x: number, y: number, from: number, step: number, count: number): void {
  const { pal } = c
  for (let i = 0; i < count; i++) {
    c.ring(
      x,
      y,
      from + i * step,
      i % 3 === 0 ? pal.accent : i % 3 === 1 ? pal.glow : pal.near,
      0.3 + (i % 3 === 0 ? 0.25 : 0),
      { opacity: 0.6 * (1 - i / (count + 1)) },
    )
  }
}

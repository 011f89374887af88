import type { Canvas } from '#demo/drawings/kit/canvas.ts'

export function chair(c: Canvas, x: number, y: number, height: number, color: string): void {
  const w = height * 0.24
  c.line(
    `M${x - w} ${y}L${x - w * 0.86} ${y - height}Q${x} ${y - height * 1.12} ${x + w * 0.86} ${y - height}L${x + w} ${y}`,
    color,
    height * 0.055,
  )
  for (const k of [0.62, 0.78])
    c.line(
      `M${x - w * 0.9} ${y - height * k}Q${x} ${y - height * k - 0.8} ${x + w * 0.9} ${y - height * k}`,
      color,
      height * 0.04,
    )
  c.rect(x - w * 1.05, y - height * 0.47, w * 2.1, height * 0.07, color, { radius: 0.4 })
}

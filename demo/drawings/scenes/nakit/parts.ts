import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { brilliantSide, metal } from '#demo/drawings/kit/gems.ts'

export const gold = (c: Canvas): string => mix(c.pal.second, '#c98a3a', 0.3)

export const silver = (c: Canvas): string => mix(c.pal.pale, c.pal.near, 0.3)

export function setting(c: Canvas, x: number, y: number, half: number, color: string, gem: string): void {
  const girdle = y - half * 0.95
  c.path(
    `M${x - half * 0.3} ${y + 0.8}L${x - half * 0.9} ${girdle - half * 0.2}L${x - half * 0.74} ${girdle - half * 0.2}L${x} ${y - half * 0.1}L${x + half * 0.74} ${girdle - half * 0.2}L${x + half * 0.9} ${girdle - half * 0.2}L${x + half * 0.3} ${y + 0.8}Z`,
    mix(color, c.pal.deep, 0.25),
  )
  brilliantSide(c, x, girdle, half, gem)
  for (const k of [-0.82, 0, 0.82])
    c.line(
      `M${x + half * k * 0.4} ${y}L${x + half * k} ${girdle - half * 0.2}`,
      metal(c, color, x - half, y, x + half, girdle),
      half * 0.13,
    )
}

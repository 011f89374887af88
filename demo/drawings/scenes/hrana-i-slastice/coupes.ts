import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { glint } from '#demo/drawings/kit/gems.ts'
import { shadow, veil } from '#demo/drawings/kit/light.ts'
import { glass } from '#demo/drawings/kit/props.ts'
import { stars } from '#demo/drawings/kit/scenery.ts'

/** A pyramid of coupes. */
export function coupes(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.86
  const ground = pal.dark ? mix(pal.near, pal.deep, 0.2) : mix(pal.mid, pal.near, 0.5)
  c.fill(
    c.linear(0, 0, 0, c.h, [
      [0, mix(ground, pal.deep, 0.4)],
      [0.7, ground],
      [1, mix(ground, pal.far, 0.4)],
    ]),
  )
  c.circle(
    c.cx,
    c.h * 0.48,
    40,
    c.radial(c.cx, c.h * 0.48, 40, [
      [0, pal.glow, 0.85],
      [0.5, pal.second, 0.6],
      [1, pal.second, 0.35],
    ]),
  )
  c.circle(
    c.cx,
    c.h * 0.48,
    62,
    c.radial(c.cx, c.h * 0.48, 62, [
      [0.5, pal.glow, 0.25],
      [1, pal.glow, 0],
    ]),
  )
  for (let i = 0; i < 26; i++)
    c.circle(rand.between(0, c.w), rand.between(0, edge), rand.between(0.4, 2.1), pal.second, {
      opacity: rand.between(0.1, 0.4),
    })
  stars(c, edge, 40)
  c.rect(
    -1,
    edge,
    c.w + 2,
    c.h,
    c.linear(0, edge, 0, c.h, [
      [0, mix(pal.pale, pal.shade, 0.15)],
      [1, mix(pal.shade, pal.near, 0.4)],
    ]),
  )
  const rows = c.tall ? 5 : rand.pick([4, 5] as const)
  const height = Math.min(c.tall ? 22 : 24, (c.h * 0.84) / (rows * 0.88 + 0.2))
  const step = height * 0.76
  const wine = mix(pal.second, pal.glow, rand.between(0.1, 0.4))
  for (let i = 0; i < rows; i++)
    shadow(c, c.cx + (i - (rows - 1) / 2) * step, edge + 4, height * 0.4, height * 0.8, 0.4)
  for (let row = 0; row < rows; row++) {
    const y = edge + 4 - row * height * 0.88
    for (let i = 0; i < rows - row; i++) glass(c, c.cx + (i - (rows - row - 1) / 2) * step, y, height, 'coupe', wine)
  }
  const topY = edge + 4 - (rows - 1) * height * 0.88 - height
  c.path(
    `M${c.cx + 1.2} -2C${c.cx + 1.2} ${topY * 0.4} ${c.cx + 0.7} ${topY * 0.7} ${c.cx + 0.6} ${topY + 3}h-1.2C${c.cx - 0.7} ${topY * 0.7} ${c.cx - 1} ${topY * 0.4} ${c.cx - 1} -2Z`,
    mix(wine, pal.glow, 0.5),
    { opacity: 0.9 },
  )
  glint(c, c.cx - step * 0.4, topY + 1, 6)
  for (let i = 0; i < 5; i++)
    glint(c, c.cx + rand.between(-30, 30), rand.between(topY + 20, edge - 10), rand.between(1.5, 3.5))
  veil(c, c.cx, c.h * 0.4)
}

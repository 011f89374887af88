import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { glint, pearl, ringBand } from '#demo/drawings/kit/gems.ts'
import { room, shadow, veil, volume } from '#demo/drawings/kit/light.ts'
import { archway } from '#demo/drawings/kit/paths.ts'
import { branchShadow, plinth } from '#demo/drawings/kit/props.ts'
import { gold, setting } from './parts.ts'

/** A ring with one stone on a plinth among plain solids. */
export function solitaire(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * rand.between(0.66, 0.72)
  room(c, edge)
  branchShadow(c, c.w * 0.98, -3, 220, 44)
  const x = c.cx + rand.between(-6, 6)
  const base = edge + (c.h - edge) * 0.45
  const tall = rand.between(20, 27)
  const side = rand.pick([-1, 1] as const)
  const bx = x + side * 31
  shadow(c, bx, base - 5, 17, 22)
  c.path(archway(bx, base - 5, 19, 44), volume(c, mix(pal.accent, pal.far, 0.25), bx - 10, bx + 10))
  c.path(
    archway(bx, base - 5, 9.5, 27),
    c.linear(bx - 5, 0, bx + 5, 0, [
      [0, mix(pal.accent, pal.deep, 0.5)],
      [1, mix(pal.far, pal.deep, 0.2)],
    ]),
  )
  const ball = x - side * 30
  shadow(c, ball, base + 3, 14, 20)
  c.circle(
    ball,
    base - 5.5,
    9,
    c.radial(ball - 3, base - 9, 13, [
      [0, mix(pal.second, pal.glow, 0.6)],
      [0.6, pal.second],
      [1, mix(pal.second, pal.deep, 0.4)],
    ]),
  )
  plinth(c, x, base, 34, tall, mix(pal.pale, pal.shade, 0.3))
  plinth(c, x - side * 22, base + 7, 20, 9, mix(pal.near, pal.mid, 0.4))
  pearl(c, x - side * 22, base - 5.4, 3.2, pal.pale)
  const r = 14
  const y = base - tall - r + 0.6
  c.path(`M${x - 6} ${base - tall - 0.6}L${x + 20} ${base - tall + 0.4}L${x + 6} ${base - tall - 2}Z`, pal.deep, {
    opacity: 0.3,
  })
  ringBand(c, x, y, r, 2.5, gold(c))
  setting(c, x, y - r + 0.6, 7.5, gold(c), mix(pal.pale, pal.sea, 0.22))
  glint(c, x - 5, y - r - 10, 7)
  veil(c, c.w * 0.15, 0)
}

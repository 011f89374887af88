import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { brilliantTop, glint } from '#demo/drawings/kit/gems.ts'
import { veil } from '#demo/drawings/kit/light.ts'
import { polar, polygon } from '#demo/drawings/kit/paths.ts'

/** A great cut stone from above, with rays of its own. */
export function cutStone(c: Canvas): void {
  const { pal, rand } = c
  const x = c.cx
  const y = c.cy
  const ground = rand.pick([pal.near, pal.skyTop, pal.deep, pal.sea])
  c.fill(
    c.radial(x, y, Math.hypot(c.w, c.h) * 0.6, [
      [0, mix(ground, pal.skyLow, 0.55)],
      [0.5, ground],
      [1, mix(ground, pal.deep, 0.55)],
    ]),
  )
  const turn = rand.between(0, 45)
  const rays = rand.pick([16, 24, 32] as const)
  for (let i = 0; i < rays; i++) {
    const a = turn + (i * 360) / rays
    c.path(polygon([[x, y], polar(x, y, 140, a), polar(x, y, 140, a + 180 / rays)]), pal.glow, {
      opacity: i % 2 ? 0.05 : 0.1,
    })
  }
  const r = rand.between(32, 37)
  for (const [k, o] of [
    [1.34, 0.5],
    [1.5, 0.3],
    [1.52, 0.3],
    [1.74, 0.16],
  ] as const)
    c.ring(x, y, r * k, pal.glow, 0.3, { opacity: o })
  c.circle(
    x + 3,
    y + 4,
    r * 1.03,
    c.radial(x + 3, y + 4, r * 1.08, [
      [0.75, pal.deep, 0.5],
      [1, pal.deep, 0],
    ]),
  )
  const gem = rand.pick([
    mix(pal.sea, pal.skyLow, 0.4),
    mix(pal.accent, pal.skyLow, 0.35),
    mix(pal.pale, pal.mid, 0.35),
    mix(pal.leaf, pal.skyLow, 0.3),
    mix(pal.second, pal.pale, 0.3),
  ])
  brilliantTop(c, x, y, r, gem, turn)
  const small = rand.pick([0, 6, 8] as const)
  for (let i = 0; i < small; i++) {
    const [px, py] = polar(x, y, r * 1.42, turn + (i * 360) / small)
    brilliantTop(c, px, py, r * 0.13, mix(gem, pal.pale, 0.4), i * 20)
  }
  glint(c, x - r * 0.62, y - r * 0.68, 9)
  glint(c, x + r * 0.75, y - r * 0.4, 4)
  veil(c, 0, 0)
}

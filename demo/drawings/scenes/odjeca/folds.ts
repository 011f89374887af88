import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { bloomColors, flower, sprig } from '#demo/drawings/kit/flora.ts'
import { glint, pearl } from '#demo/drawings/kit/gems.ts'
import { veil } from '#demo/drawings/kit/light.ts'
import { smooth, trace, type Point } from '#demo/drawings/kit/paths.ts'
import { bow } from '#demo/drawings/kit/props.ts'

/** Silk from near: only folds, with a few pearls caught in them. */
export function folds(c: Canvas): void {
  const { pal, rand } = c
  const color = rand.pick([
    pal.pale,
    mix(pal.accent, pal.pale, 0.45),
    mix(pal.sea, pal.pale, 0.5),
    mix(pal.second, pal.pale, 0.45),
    pal.accent,
  ])
  c.fill(mix(color, pal.deep, 0.3))
  const count = 11
  const sway = rand.between(9, 20)
  const phase = rand.between(0, 6)
  const diagonal = c.h * rand.between(0.25, 0.6)
  const edge = (k: number): Point[] =>
    trace(10, (t): Point => [
      -4 + t * (c.w + 8),
      c.h * (-0.35 + k * 0.165) +
        diagonal * (0.5 - t) +
        Math.sin(t * 4.2 + phase + k * 0.42) * sway * (0.6 + 0.4 * Math.sin(k * 1.7)),
    ])
  for (let k = 0; k < count; k++) {
    const upper = edge(k)
    const lower = edge(k + 1.25)
    const mid = upper[5]?.[1] ?? 0
    const low = lower[5]?.[1] ?? 0
    const gap = Math.max(9, low - mid)
    const paint = c.linear(c.w * 0.42, mid, c.w * 0.42 + gap * 0.5, mid + gap, [
      [0, mix(color, pal.glow, 0.75)],
      [0.16, mix(color, pal.glow, 0.35)],
      [0.5, color],
      [0.82, mix(color, pal.deep, 0.3)],
      [1, mix(color, pal.deep, 0.52)],
    ])
    c.path(`${smooth(upper)}L${smooth(lower.toReversed()).slice(1)}Z`, paint)
    c.line(smooth(upper), mix(color, pal.glow, 0.85), 0.35, { opacity: 0.7 })
    const between = edge(k + 0.55)
    c.line(smooth(between.slice(1, 9)), mix(color, pal.deep, 0.35), 0.25, { opacity: 0.35 })
  }
  const line = edge(rand.between(3.4, 5.2))
  const kind = rand.whole(0, 2)
  if (kind === 0) {
    const beads = trace(46, (t): Point => {
      const s = t * 9.99
      const [ax, ay] = line[Math.floor(s)] ?? [0, 0]
      const [bx, by] = line[Math.floor(s) + 1] ?? [ax, ay]
      return [ax + (bx - ax) * (s % 1), ay + (by - ay) * (s % 1) + Math.sin(t * 9) * 4]
    })
    for (const [px, py] of beads) {
      c.circle(px + 0.8, py + 1.2, 1.7, pal.deep, { opacity: 0.3 })
      pearl(c, px, py, 1.65, pal.pale)
    }
  } else if (kind === 1) {
    const [px, py] = line[rand.whole(4, 6)] ?? [c.cx, c.cy]
    for (let i = 0; i < 9; i++)
      sprig(c, px, py, i * 40, rand.between(13, 20), mix(pal.leaf, i % 2 ? pal.deep : pal.glow, 0.2), 7, 16, 0.4)
    const colors = bloomColors(c)
    for (const [dx, dy, r, n] of [
      [-7, 2, 5.5, 1],
      [7, 4, 5, 3],
      [1, -6, 5, 0],
      [0, 2, 7.5, 2],
    ] as const)
      flower(c, (['rose', 'anemone', 'dahlia', 'rose'] as const)[n], px + dx, py + dy, r, colors[n], n * 30)
  } else {
    const [px, py] = line[5] ?? [c.cx, c.cy]
    bow(c, px, py, 15, mix(pal.accent, color === pal.accent ? pal.pale : pal.accent, 0.6), 1)
    glint(c, px - 8, py - 8, 4)
  }
  veil(c, 0, 0)
}

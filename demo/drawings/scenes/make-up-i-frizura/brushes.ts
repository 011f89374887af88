import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { flower, sprig } from '#demo/drawings/kit/flora.ts'
import { veil } from '#demo/drawings/kit/light.ts'
import { band, polar, trace, type Point } from '#demo/drawings/kit/paths.ts'
import { brush, skins } from './parts.ts'

/** Brushes in a fan with arcs of powder. */
export function brushes(c: Canvas): void {
  const { pal, rand } = c
  const ground = rand.pick([
    pal.skyTop,
    mix(pal.accent, pal.skyLow, 0.35),
    mix(pal.near, pal.mid, 0.3),
    mix(pal.sea, pal.skyLow, 0.3),
  ])
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, mix(ground, pal.glow, 0.32)],
      [1, mix(ground, pal.deep, 0.22)],
    ]),
  )
  const x = c.cx
  const y = c.h * (c.tall ? 0.98 : 1.06)
  const tones = skins(c)
  const far = c.h * (c.tall ? 0.7 : 0.98)
  c.circle(
    x,
    c.h * 0.5,
    c.tall ? 40 : 37,
    c.linear(0, 0, 0, c.h, [
      [0, pal.glow],
      [1, mix(pal.second, pal.skyLow, 0.4)],
    ]),
    { opacity: 0.8 },
  )
  for (let i = 0; i < 6; i++) {
    const points = trace(16, (t): Point =>
      polar(x, y, far * (1.02 - i * 0.055) + Math.sin(t * 9 + i) * 1.8, -160 + t * 140),
    )
    c.path(
      band(points, (t) => 1 + Math.sin(t * Math.PI) * 5),
      [...tones, pal.pale, pal.second][i] ?? pal.accent,
      { opacity: 0.42 },
    )
  }
  for (let i = 0; i < 130; i++) {
    const a = rand.between(-155, -25)
    const d = far * (0.95 + rand.between(-0.22, 0.3) * rand.next())
    c.circle(...polar(x, y, d, a), rand.between(0.2, 1), tones[i % 4] ?? pal.accent, {
      opacity: rand.between(0.4, 0.9),
    })
  }
  const count = rand.pick([5, 7] as const)
  const handles = [pal.deep, mix(pal.near, pal.deep, 0.3), mix(pal.accent, pal.deep, 0.3), pal.pale]
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1) - 0.5
    const length = (c.tall ? 84 : 83) - Math.abs(t) * 16
    c.group({ opacity: 0.24, transform: 'translate(2.4 2.6)' }, () =>
      c.line(`M${x + t * 12} ${y}L${polar(x + t * 12, y, length * 0.92, t * 96 - 90).join(' ')}`, pal.deep, 4),
    )
    brush(
      c,
      x + t * 12,
      y,
      t * 96,
      length,
      i + rand.whole(0, 1),
      handles[i % 4] ?? pal.deep,
      tones[(i * 3) % 4] ?? pal.accent,
    )
  }
  for (const side of [-1, 1])
    for (let i = 0; i < 3; i++)
      sprig(
        c,
        x + side * (12 + i * 8),
        c.h + 3,
        side * (48 + i * 15),
        42 - i * 5,
        mix(pal.leaf, i % 2 ? pal.glow : pal.deep, 0.2),
        9,
        side * 10,
        0.38,
      )
  flower(c, 'rose', x - 7, c.h - 2, 8, mix(pal.accent, pal.pale, 0.4), 0)
  flower(c, 'anemone', x + 9, c.h - 1, 7, pal.pale, 20)
  veil(c, 0, 0)
}

import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { flower, sprig } from '#demo/drawings/kit/flora.ts'
import { glint, pearl } from '#demo/drawings/kit/gems.ts'
import { room, veil } from '#demo/drawings/kit/light.ts'
import { branchShadow } from '#demo/drawings/kit/props.ts'
import { compact, lipstick, skins } from './parts.ts'

/** Lipsticks and a powder box like a small town. */
export function stillColors(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.7
  room(c, edge)
  branchShadow(c, c.w * 0.97, -4, 218, 46)
  const y = c.h * 0.88
  const tones = [...skins(c), mix(pal.accent, pal.near, 0.45)]
  const reach = c.tall ? 34 : 46
  const count = c.tall ? 4 : 5
  const order = Array.from({ length: count }, (_, i) => i).toSorted((a, b) => (b % 2) - (a % 2))
  for (const i of order) {
    const x = c.cx - reach + (i * reach * 2) / (count - 1) + rand.between(-2, 2)
    lipstick(
      c,
      x,
      y - (i % 2 ? 7 : 0),
      rand.between(38, 56) + (i % 2 ? 8 : 0),
      tones[(i + rand.whole(0, 4)) % 5] ?? pal.accent,
    )
  }
  for (let i = 0; i < 6; i++) pearl(c, c.cx - reach * 0.4 + i * 4.1, y + 6 + Math.sin(i * 1.9) * 1.2, 1.5, pal.pale)
  compact(c, c.cx + reach * 0.82, y + 7, 10.5, tones[0] ?? pal.pale)
  flower(
    c,
    rand.pick(['rose', 'anemone', 'dahlia'] as const),
    c.cx - reach * 0.92,
    y + 4,
    6.6,
    mix(pal.accent, pal.pale, 0.5),
    0,
  )
  for (const a of [-80, -50]) sprig(c, c.cx - reach, y + 6, a, 17, pal.leaf, 6, 10, 0.4)
  glint(c, c.cx + reach * 0.6, y - 6, 4)
  veil(c, c.w * 0.2, 0)
}

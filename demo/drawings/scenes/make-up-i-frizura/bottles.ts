import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { glint, metal, pearl } from '#demo/drawings/kit/gems.ts'
import { room, veil } from '#demo/drawings/kit/light.ts'
import { branchShadow, stems, vase } from '#demo/drawings/kit/props.ts'
import { compact, gold, perfume, skins } from './parts.ts'

/** Perfume bottles and a vase on a tray. */
export function bottles(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.68
  room(c, edge)
  branchShadow(c, c.w * 0.03, -4, 145, 48)
  const y = c.h * 0.86
  const reach = c.tall ? 34 : 42
  c.ellipse(c.cx + 5, y + 5, reach * 1.2, 8, pal.deep, { opacity: 0.24 })
  c.ellipse(c.cx, y + 2.4, reach * 1.16, 8, metal(c, gold(c), c.cx - reach, 0, c.cx + reach, 0))
  c.ellipse(
    c.cx,
    y + 1,
    reach * 1.12,
    7,
    c.linear(c.cx - reach, 0, c.cx + reach, 0, [
      [0, mix(pal.skyLow, pal.glow, 0.5)],
      [1, mix(pal.skyTop, pal.far, 0.3)],
    ]),
  )
  const liquids = [
    mix(pal.second, pal.accent, 0.25),
    mix(pal.accent, pal.pale, 0.35),
    mix(pal.sea, pal.pale, 0.25),
    mix(pal.leaf, pal.second, 0.3),
  ]
  const start = rand.whole(0, 3)
  stems(c, c.cx + reach * 0.5, y - 29, c.h * 0.36, 7, ['rose', 'anemone', 'daisy'], 4.4)
  vase(c, c.cx + reach * 0.5, y - 1, 30, pal.pale)
  perfume(c, c.cx - reach * 0.42, y - 1, 48, start % 3, liquids[start] ?? pal.accent)
  perfume(c, c.cx - reach * 0.82, y + 2, 30, (start + 1) % 3, liquids[(start + 1) % 4] ?? pal.second)
  perfume(c, c.cx + reach * 0.06, y + 3.6, 34, (start + 2) % 3, liquids[(start + 2) % 4] ?? pal.sea)
  compact(c, c.cx + reach * 0.86, y + 4, 7.6, skins(c)[1])
  for (const [dx, dy] of [
    [-16, 6],
    [-11, 7.4],
    [-6.4, 8],
  ] as const)
    pearl(c, c.cx + dx, y + dy - 1, 1.6, pal.pale)
  glint(c, c.cx - reach * 0.56, y - 30, 4.4)
  veil(c, c.w * 0.2, 0)
}

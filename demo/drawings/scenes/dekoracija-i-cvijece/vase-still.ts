import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { sprig, type FlowerKind } from '#demo/drawings/kit/flora.ts'
import { room, shadow, veil } from '#demo/drawings/kit/light.ts'
import { leafPath } from '#demo/drawings/kit/paths.ts'
import { branchShadow, stems, vase } from '#demo/drawings/kit/props.ts'

const bunches: readonly [readonly [FlowerKind, ...FlowerKind[]], ...(readonly [FlowerKind, ...FlowerKind[]])[]] = [
  ['anemone', 'rose', 'daisy'],
  ['rose', 'dahlia', 'anemone'],
  ['tulip'],
  ['daisy', 'dahlia'],
]

/** A vase of long stems on a table. */
export function vaseStill(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * rand.between(0.7, 0.76)
  room(c, edge)
  branchShadow(c, c.w * 0.95, -4, 215, 46)
  const x = c.cx + rand.between(-0.1, 0.1) * c.w
  const size = rand.between(32, 38)
  const y = edge + (c.h - edge) * 0.42
  const colors = [pal.near, pal.accent, pal.sea, mix(pal.pale, pal.shade, 0.3)] as const
  shadow(c, x, y, size * 0.5, 40)
  stems(
    c,
    x,
    y - size * 0.9,
    c.h * (c.tall ? 0.4 : 0.46),
    rand.whole(7, 10),
    bunches[rand.whole(0, 3)] ?? bunches[0],
    rand.between(5.2, 6.8),
  )
  vase(c, x, y, size, rand.pick(colors))
  for (let i = 0; i < 5; i++) {
    const px = x + rand.between(-34, 30)
    const py = y + rand.between(1, (c.h - y) * 0.7)
    c.ellipse(px + 0.8, py + 0.5, 1.7, 0.6, pal.deep, { opacity: 0.25 })
    c.path(leafPath(px - 1.4, py, 3.2, 1.9, rand.between(70, 110)), mix(pal.accent, pal.pale, rand.between(0.1, 0.7)))
  }
  if (rand.chance(0.65)) {
    const side = x - rand.between(24, 32)
    shadow(c, side, y + 5, 9, 16)
    vase(c, side, y + 5, rand.between(13, 17), rand.pick([pal.second, pal.pale, pal.near]))
    sprig(c, side, y - 8, -12, 22, pal.leaf, 8, 20, 0.3)
  }
  veil(c, c.w * 0.2, 0)
}

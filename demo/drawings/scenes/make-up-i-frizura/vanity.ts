import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { metal } from '#demo/drawings/kit/gems.ts'
import { room, shadow, veil } from '#demo/drawings/kit/light.ts'
import { disc, polar, polygon } from '#demo/drawings/kit/paths.ts'
import { stems, turned } from '#demo/drawings/kit/props.ts'
import { brush, compact, gold, lipstick, perfume, skins } from './parts.ts'

function jarOfBrushes(c: Canvas, x: number, y: number, size: number): void {
  const { pal, rand } = c
  const tones = skins(c)
  shadow(c, x, y, size * 0.5, size, 0.4)
  const handles = [pal.deep, pal.near, mix(pal.accent, pal.deep, 0.25), pal.pale]
  for (let i = 0; i < 6; i++)
    brush(
      c,
      x + (i - 2.5) * size * 0.055,
      y - size * 0.2,
      -26 + i * 10.5 + rand.between(-3, 3),
      size * rand.between(1.4, 1.85),
      i + rand.whole(0, 3),
      handles[i % 4] ?? pal.deep,
      tones[i % 4] ?? pal.accent,
    )
  turned(
    c,
    x,
    y,
    size,
    [
      [0.24, 0],
      [0.26, 0.05],
      [0.26, 0.5],
      [0.27, 0.62],
    ],
    rand.pick([pal.pale, pal.near, pal.accent, pal.sea]),
  )
}

/** A round mirror with lamps on a dressing table. */
export function vanity(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.76
  room(c, edge)
  const x = c.cx
  const r = c.tall ? 33 : 31
  const y = c.h * 0.07 + r + 5
  c.circle(
    x,
    y,
    r * 1.7,
    c.radial(x, y, r * 1.7, [
      [0.4, pal.glow, 0.5],
      [1, pal.glow, 0],
    ]),
  )
  c.path(`M${x - 3} ${y + r}H${x + 3}L${x + 4} ${edge + 6}H${x - 4}Z`, metal(c, gold(c), x - 4, 0, x + 4, 0))
  c.ellipse(x, edge + 6.6, 18, 3, mix(gold(c), pal.deep, 0.3))
  c.ellipse(x, edge + 5.6, 18, 2.8, metal(c, gold(c), x - 18, 0, x + 18, 0))
  c.circle(x, y, r + 5.4, mix(pal.pale, pal.accent, 0.12))
  c.circle(x, y, r + 0.6, metal(c, gold(c), x - r, y - r, x + r, y + r))
  c.clip(disc(x, y, r - 0.8), () => {
    c.circle(
      x,
      y,
      r,
      c.linear(x - r, y - r, x + r, y + r, [
        [0, mix(pal.skyLow, pal.glow, 0.6)],
        [1, mix(pal.skyTop, pal.sea, 0.25)],
      ]),
    )
    c.path(`M${x - 17} ${y + r}V${y - 6}A15 15 0 0 1 ${x + 13} ${y - 6}V${y + r}Z`, pal.skyTop, { opacity: 0.5 })
    stems(c, x + 3, y + r * 0.98, r * 1.25, 8, ['rose', 'anemone', 'daisy'], 4.6)
    c.path(
      polygon([
        [x - r, y + r * 0.2],
        [x - r * 0.2, y - r],
        [x + r * 0.1, y - r],
        [x - r, y + r * 0.66],
      ]),
      pal.glow,
      { opacity: 0.34 },
    )
    c.path(
      polygon([
        [x - r * 0.1, y + r],
        [x + r, y - r * 0.4],
        [x + r, y - r * 0.16],
        [x + r * 0.16, y + r],
      ]),
      pal.glow,
      { opacity: 0.26 },
    )
  })
  const bulbs = 14
  for (let i = 0; i < bulbs; i++) {
    const a = 118 + (i / (bulbs - 1)) * 304
    const [bx, by] = polar(x, y, r + 3, a)
    c.circle(
      bx,
      by,
      5.6,
      c.radial(bx, by, 5.6, [
        [0, pal.second, 0.65],
        [1, pal.second, 0],
      ]),
    )
    c.circle(
      bx,
      by,
      1.9,
      c.radial(bx - 0.5, by - 0.5, 2.2, [
        [0, '#ffffff'],
        [1, mix(pal.second, pal.glow, 0.55)],
      ]),
    )
  }
  const base = c.h * 0.88
  const tones = skins(c)
  jarOfBrushes(c, x - (c.tall ? 32 : 41), base, 25)
  const side = c.tall ? 27 : 34
  lipstick(c, x + side, base + 1, 23, tones[2])
  lipstick(c, x + side + 8.5, base + 4.5, 18, tones[3])
  compact(c, x + 8, base + 6, 9, tones[1])
  if (!c.tall) {
    shadow(c, x + 53, base, 12, 20, 0.3)
    perfume(c, x + 53, base, 21, rand.whole(0, 2), mix(pal.accent, pal.second, 0.3))
  }
  veil(c, x, y)
}

import { type Canvas, disc, leafPath, polar, polygon } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/colors.ts'
import { flower } from '#demo/drawings/kit/flora.ts'
import { room, shadow, veil } from '#demo/drawings/kit/light.ts'
import { metal } from '#demo/drawings/kit/materials.ts'
import { branchShadow, stems, turned } from '#demo/drawings/kit/props.ts'
import { brush, compact, gold, lipstick, perfume, skins } from './make-up-tools.ts'

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

/** A palette of pressed colours from above. */
export function pans(c: Canvas): void {
  const { pal, rand } = c
  const table = rand.pick([
    mix(pal.skyLow, pal.pale, 0.3),
    mix(pal.accent, pal.skyLow, 0.55),
    mix(pal.leaf, pal.skyLow, 0.5),
    mix(pal.far, pal.skyLow, 0.4),
  ])
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, mix(table, pal.glow, 0.35)],
      [1, mix(table, pal.deep, 0.2)],
    ]),
  )
  c.path(
    polygon([
      [c.w * 0.1, -1],
      [c.w * 0.44, -1],
      [c.w * 0.9, c.h + 1],
      [c.w * 0.4, c.h + 1],
    ]),
    pal.glow,
    { opacity: 0.3 },
  )
  branchShadow(c, c.w * 1.02, 0, 235, 66, 0.12)
  const tones = [
    ...skins(c),
    pal.second,
    mix(pal.second, pal.pale, 0.5),
    mix(pal.near, pal.accent, 0.35),
    mix(pal.sea, pal.pale, 0.4),
    mix(pal.accent, pal.second, 0.5),
    mix(pal.leaf, pal.pale, 0.4),
    pal.near,
    mix(pal.far, pal.pale, 0.3),
  ]
  const columns = 4
  const rows = 3
  const w = c.tall ? 74 : 84
  const h = w * 0.72
  const start = rand.whole(0, 11)
  const round = rand.chance(0.5)
  c.at(c.cx - (c.tall ? 2 : 9), c.cy + (c.tall ? 6 : 2), rand.between(-11, -5), 1, () => {
    c.rect(-w / 2 + 2.4, -h / 2 + 3.4, w, h, pal.deep, { radius: 4, opacity: 0.32 })
    c.rect(
      -w / 2,
      -h / 2,
      w,
      h,
      c.linear(-w / 2, -h / 2, w / 2, h / 2, [
        [0, mix(pal.deep, pal.mid, 0.45)],
        [0.5, mix(pal.deep, pal.near, 0.3)],
        [1, pal.deep],
      ]),
      { radius: 4 },
    )
    c.rect(-w / 2 + 1.2, -h / 2 + 1.2, w - 2.4, h - 2.4, 'none', { stroke: gold(c), width: 0.5, radius: 3 })
    for (let i = 0; i < columns * rows; i++) {
      const px = -w / 2 + (w * ((i % columns) + 0.5)) / columns
      const py = -h / 2 + (h * (Math.floor(i / columns) + 0.5)) / rows
      const r = (w / columns) * 0.4
      const tone = tones[(i * 5 + start) % tones.length] ?? pal.accent
      const shape = round ? disc(px, py, r) : `M${px - r} ${py - r * 0.86}h${r * 2}v${r * 1.72}h${-r * 2}Z`
      c.path(shape, mix(gold(c), pal.deep, 0.3), { transform: `translate(0 0.6)` })
      c.path(
        shape,
        c.linear(px - r, py - r, px + r, py + r, [
          [0, mix(tone, pal.deep, 0.16)],
          [0.3, tone],
          [1, mix(tone, pal.glow, 0.35)],
        ]),
      )
      c.clip(shape, () => {
        if (i % 3 === 0)
          for (let k = 0; k < 5; k++) c.line(arcAt(px, py + r, r * (0.4 + k * 0.34)), mix(tone, pal.deep, 0.22), 0.3)
        else if (i % 3 === 1)
          c.path(leafPath(px, py + r * 0.7, r * 1.4, r * 0.8, 14), mix(tone, pal.deep, 0.18), { opacity: 0.7 })
        else
          for (let k = -3; k < 4; k++)
            c.line(
              `M${px + k * r * 0.4 - r} ${py + r}L${px + k * r * 0.4 + r} ${py - r}`,
              mix(tone, pal.glow, 0.4),
              0.25,
            )
      })
    }
  })
  const tonesB = skins(c)
  c.group({ opacity: 0.25, transform: 'translate(1.6 2.6)' }, () =>
    c.line(`M${c.w * 0.97} ${c.h * 0.98}L${c.w * 0.62} ${c.h * 0.34}`, pal.deep, 3),
  )
  brush(c, c.w * 0.98, c.h * 1.02, c.tall ? -26 : -36, c.tall ? 90 : 84, 0, mix(pal.accent, pal.deep, 0.3), tonesB[1])
  brush(c, c.w * (c.tall ? 0.2 : 0.9), c.h * 1.04, c.tall ? 10 : -14, 70, 3, pal.deep, tonesB[3])
  flower(c, 'rose', c.w * 0.07, c.h * 0.1, 10, mix(pal.accent, pal.pale, 0.4), 0)
  flower(c, 'daisy', c.w * 0.16, c.h * 0.05, 6, pal.pale, 10)
  veil(c, 0, 0)
}

const arcAt = (x: number, y: number, r: number): string => `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}`

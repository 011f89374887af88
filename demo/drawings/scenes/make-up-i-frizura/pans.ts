import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { flower } from '#demo/drawings/kit/flora.ts'
import { veil } from '#demo/drawings/kit/light.ts'
import { disc, leafPath, polygon } from '#demo/drawings/kit/paths.ts'
import { branchShadow } from '#demo/drawings/kit/props.ts'
import { brush, gold, skins } from './parts.ts'

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

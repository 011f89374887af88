import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { veil, volume } from '#demo/drawings/kit/light.ts'
import { polygon, type Point } from '#demo/drawings/kit/paths.ts'
import { vignette } from '#demo/drawings/kit/vignettes.ts'
import { reel } from './parts.ts'

/** A projector's cone across a dark room to a screen. */
export function projector(c: Canvas): void {
  const { pal, rand } = c
  const dark = mix(pal.deep, pal.near, 0.35)
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, mix(dark, pal.mid, 0.35)],
      [1, mix(dark, pal.deep, 0.4)],
    ]),
  )
  const w = Math.min(c.w * 0.5, 66)
  const h = w * 0.62
  const sx = c.w * (c.tall ? 0.5 : 0.36)
  const sy = c.h * (c.tall ? 0.3 : 0.4)
  const px = c.w * 0.82
  const py = c.h * (c.tall ? 0.76 : 0.72)
  for (let i = 0; i < 7; i++) {
    const x = (c.w * i) / 6
    c.path(
      `M${x} -1C${x + 3} ${c.h * 0.3} ${x - 3} ${c.h * 0.6} ${x + 1} ${c.h * 0.84}h9C${x + 7} ${c.h * 0.6} ${x + 12} ${c.h * 0.3} ${x + 9} -1Z`,
      c.linear(x, 0, x + 10, 0, [
        [0, pal.accent, 0.05],
        [1, pal.deep, 0.4],
      ]),
    )
  }
  c.rect(
    -1,
    c.h * 0.84,
    c.w + 2,
    c.h,
    c.linear(0, c.h * 0.84, 0, c.h, [
      [0, mix(dark, pal.mid, 0.3)],
      [1, pal.deep],
    ]),
  )
  c.circle(
    sx,
    sy,
    w * 0.95,
    c.radial(sx, sy, w * 0.95, [
      [0.3, pal.glow, 0.35],
      [1, pal.glow, 0],
    ]),
  )
  c.rect(sx - w / 2 - 1.6, sy - h / 2 - 1.6, w + 3.2, h + 3.2, pal.deep)
  vignette(c, sx - w / 2, sy - h / 2, w, h, rand.whole(0, 3), rand.between(0.25, 0.75))
  const corners: Point[] = [
    [sx - w / 2, sy - h / 2],
    [sx + w / 2, sy - h / 2],
    [sx + w / 2, sy + h / 2],
    [sx - w / 2, sy + h / 2],
  ]
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % 4] ?? a
    c.path(
      polygon([[px, py], a, b]),
      c.linear(px, py, sx, sy, [
        [0, pal.glow, 0.5],
        [0.6, pal.glow, 0.14],
        [1, pal.glow, 0.03],
      ]),
    )
  })
  for (let i = 0; i < 34; i++) {
    const t = rand.between(0.1, 0.85)
    c.circle(
      px + (sx - px) * t + rand.between(-1, 1) * w * 0.4 * t,
      py + (sy - py) * t + rand.between(-1, 1) * h * 0.4 * t,
      rand.between(0.15, 0.5),
      pal.glow,
      { opacity: rand.between(0.3, 0.9) },
    )
  }
  const table = c.h * 0.87
  c.rect(px - 17, table, 40, 3, volume(c, mix(pal.second, pal.deep, 0.45), px - 17, px + 23))
  for (const dx of [-14, 19]) c.rect(px + dx, table + 3, 1.6, c.h, pal.deep)
  const body = mix(pal.accent, pal.deep, 0.12)
  c.rect(
    px - 4,
    py - 6,
    26,
    table - py + 6,
    c.linear(px - 4, py, px + 22, table, [
      [0, mix(body, pal.glow, 0.3)],
      [1, mix(body, pal.deep, 0.45)],
    ]),
    { radius: 2 },
  )
  c.rect(px - 9, py - 3, 7, 6, volume(c, pal.deep, px - 9, px - 2), { radius: 0.8 })
  c.circle(
    px - 8,
    py,
    4.6,
    c.radial(px - 8, py, 4.6, [
      [0, pal.glow],
      [1, pal.glow, 0],
    ]),
  )
  for (let i = 0; i < 4; i++) c.line(`M${px + 6} ${py + 6 + i * 1.7}h11`, pal.deep, 0.5, { opacity: 0.5 })
  reel(c, px + 3, py - 17, 11.5, rand.between(0, 60), mix(pal.pale, pal.shade, 0.3))
  reel(c, px + 23, py - 12, 8.5, rand.between(0, 60), mix(pal.pale, pal.shade, 0.3))
  for (let i = 0; i < 5; i++) {
    const hx = sx + (i - 2) * w * 0.26 + rand.between(-2, 2)
    const hy = c.h * 0.97
    if (hx < px - 22) {
      c.circle(hx, hy - 12, 4.4, pal.deep)
      c.path(
        `M${hx - 8} ${c.h + 2}V${hy - 2}Q${hx - 7} ${hy - 8} ${hx} ${hy - 8}Q${hx + 7} ${hy - 8} ${hx + 8} ${hy - 2}V${c.h + 2}Z`,
        mix(pal.deep, dark, 0.4),
      )
    }
  }
  veil(c, sx, sy)
}

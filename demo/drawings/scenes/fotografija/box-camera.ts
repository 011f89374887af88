import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { sprig } from '#demo/drawings/kit/flora.ts'
import { glint } from '#demo/drawings/kit/gems.ts'
import { room, shadow, veil, volume } from '#demo/drawings/kit/light.ts'
import { polar, polygon } from '#demo/drawings/kit/paths.ts'
import { lens } from './parts.ts'

/** An old box camera from the front with its flash dish. */
export function boxCamera(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.74
  room(c, edge)
  const x = c.cx - 4
  const y = c.h * 0.87
  const w = c.tall ? 60 : 66
  const h = 43
  const leather = rand.pick([pal.near, pal.deep, pal.accent, pal.leaf])
  const plate = mix(pal.pale, pal.shade, 0.25)
  shadow(c, x, y, w, 46, 0.5)
  if (rand.chance(0.75)) {
    const fx = x + w * 0.36
    const fy = y - h - 25
    c.line(`M${fx} ${y - h}V${fy + 8}`, mix(pal.second, pal.deep, 0.3), 2)
    for (let i = 0; i < 12; i++) {
      const a = i * 30
      c.path(
        polygon([polar(fx, fy, 15, a - 4), polar(fx, fy, 24 + (i % 2) * 7, a), polar(fx, fy, 15, a + 4)]),
        pal.glow,
        { opacity: 0.75 },
      )
    }
    c.circle(
      fx,
      fy,
      13.5,
      c.linear(fx - 13, fy - 13, fx + 13, fy + 13, [
        [0, mix(plate, pal.deep, 0.35)],
        [1, pal.pale],
      ]),
    )
    c.circle(
      fx,
      fy,
      12.2,
      c.radial(fx - 3, fy - 3, 15, [
        [0, pal.glow],
        [0.5, mix(pal.second, pal.glow, 0.5)],
        [1, mix(plate, pal.deep, 0.3)],
      ]),
    )
    for (let i = 0; i < 16; i++) {
      const [ax, ay] = polar(fx, fy, 4, i * 22.5)
      const [bx, by] = polar(fx, fy, 11.6, i * 22.5)
      c.line(`M${ax} ${ay}L${bx} ${by}`, pal.deep, 0.18, { opacity: 0.3 })
    }
    c.circle(
      fx,
      fy,
      3.3,
      c.radial(fx - 1, fy - 1, 4, [
        [0, '#ffffff'],
        [1, mix(pal.second, pal.glow, 0.3)],
      ]),
    )
  }
  c.rect(x - w / 2, y - h, w, h, volume(c, plate, x - w / 2, x + w / 2, 0.35), { radius: 3 })
  c.rect(x - w / 2, y - h * 0.76, w, h * 0.6, volume(c, leather, x - w / 2, x + w / 2, 0.45))
  for (let i = 0; i < 34; i++)
    c.line(`M${x - w / 2 + (i * w) / 34} ${y - h * 0.76}v${h * 0.6}`, pal.deep, 0.15, { opacity: 0.25 })
  c.rect(x - w * 0.14, y - h * 1.17, w * 0.28, h * 0.2, volume(c, plate, x - w * 0.14, x + w * 0.14, 0.35), {
    radius: 1.4,
  })
  c.rect(x - w * 0.075, y - h * 1.12, w * 0.15, h * 0.1, mix(pal.deep, pal.sea, 0.3), { radius: 0.5 })
  c.rect(x - w * 0.42, y - h * 1.07, w * 0.13, h * 0.09, volume(c, pal.second, x - w * 0.42, x - w * 0.29), {
    radius: 0.8,
  })
  c.rect(x - w * 0.43, y - h * 0.93, w * 0.15, h * 0.11, mix(pal.deep, pal.sea, 0.25), { radius: 0.6 })
  c.circle(x + w * 0.4, y - h * 0.87, 1.5, pal.accent)
  c.circle(x + 3, y - h * 0.43 + 3, 18.5, pal.deep, { opacity: 0.3 })
  c.circle(x, y - h * 0.45, 18.6, volume(c, plate, x - 18, x + 18, 0.5))
  lens(c, x, y - h * 0.45, 17, 7)
  for (let i = 0; i < 2; i++)
    sprig(
      c,
      x - w * 0.62 - i * 2,
      y + 4 + i * 3,
      -80 + i * 22,
      26,
      mix(pal.leaf, i ? pal.glow : pal.deep, 0.15),
      8,
      16,
      0.36,
    )
  glint(c, x - 7, y - h * 0.63, 4)
  veil(c, c.w * 0.2, 0)
}

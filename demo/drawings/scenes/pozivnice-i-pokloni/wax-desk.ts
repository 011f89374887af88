import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { sprig } from '#demo/drawings/kit/flora.ts'
import { glint, metal } from '#demo/drawings/kit/gems.ts'
import { room, shadow, veil, volume } from '#demo/drawings/kit/light.ts'
import { polygon } from '#demo/drawings/kit/paths.ts'
import { candle } from '#demo/drawings/kit/props.ts'
import { seal } from './parts.ts'

/** Sealing wax: a stamp, a spoon over a flame, seals in a row. */
export function waxDesk(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.62
  room(c, edge)
  const y = c.h * 0.8
  const brass = mix(pal.second, '#c98a3a', 0.25)
  const x = c.cx
  const left = x - (c.tall ? 30 : 42)
  shadow(c, left, y, 13, 24, 0.4)
  for (const [dx, up] of [
    [-10, 0.6],
    [12, 0.6],
    [2, 2.4],
  ] as const)
    c.line(`M${left + 2 + dx * 0.5} ${y - 40}L${left + dx} ${y + up}`, mix(brass, pal.deep, 0.2), 0.9)
  candle(c, left, y, 22, 8)
  c.path(
    `M${left + 2} ${y - 41}Q${left + 6} ${y - 35} ${left + 14} ${y - 36.4}L${left + 15} ${y - 38}Z`,
    metal(c, brass, left, y - 40, left + 14, y - 36),
  )
  c.ellipse(left + 3, y - 40.4, 7, 2.3, brass)
  c.ellipse(left + 3, y - 40.8, 5.8, 1.7, pal.accent)
  c.line(`M${left + 9} ${y - 39.6}L${left + 40} ${y - 47}`, brass, 1.2)
  c.line(`M${left + 30} ${y - 44.6}L${left + 44} ${y - 48}`, mix(pal.deep, pal.accent, 0.3), 2.6)
  const sx = x + (c.tall ? 14 : 12)
  shadow(c, sx, y + 2, 17, 26, 0.42)
  c.path(
    `M${sx - 4} ${y - 13}C${sx - 4} ${y - 22} ${sx - 8} ${y - 28} ${sx - 7} ${y - 37}Q${sx - 6} ${y - 44} ${sx} ${y - 44}Q${sx + 6} ${y - 44} ${sx + 7} ${y - 37}C${sx + 8} ${y - 28} ${sx + 4} ${y - 22} ${sx + 4} ${y - 13}Z`,
    volume(c, mix(pal.accent, pal.deep, 0.4), sx - 7, sx + 7, 0.45),
  )
  c.rect(sx - 4.6, y - 15, 9.2, 3, metal(c, brass, sx - 4.6, 0, sx + 4.6, 0))
  c.path(
    `M${sx - 4} ${y - 12}H${sx + 4}L${sx + 8.6} ${y - 3}V${y + 2}H${sx - 8.6}V${y - 3}Z`,
    metal(c, brass, sx - 8, 0, sx + 8, 0),
  )
  const rx = x + (c.tall ? 36 : 46)
  for (let i = 0; i < 3; i++) {
    const stick = [pal.accent, pal.second, mix(pal.leaf, pal.deep, 0.1)][i] ?? pal.accent
    c.at(rx - 6 + i * 4, y - 3 + i * 4, -14 + i * 5, 1, () => {
      c.rect(-15, 0.8, 32, 4.4, pal.deep, { opacity: 0.25 })
      c.rect(
        -15,
        -2.2,
        32,
        4.6,
        c.linear(0, -2.4, 0, 2.4, [
          [0, mix(stick, pal.glow, 0.5)],
          [0.5, stick],
          [1, mix(stick, pal.deep, 0.4)],
        ]),
        { radius: 0.7 },
      )
    })
  }
  for (let i = 0; i < 5; i++)
    sprig(c, rx + 6, edge + 8, -70 + i * 22, 32, mix(pal.leaf, i % 2 ? pal.glow : pal.deep, 0.2), 9, 10, 0.36)
  c.at(x - 6, c.h * 0.915, 0, 1, () => {
    const w = c.tall ? 62 : 80
    c.path(
      polygon([
        [-w / 2, 7],
        [-w / 2 + 9, -8],
        [w / 2 - 5, -8],
        [w / 2, 7],
      ]),
      pal.deep,
      { opacity: 0.25, transform: 'translate(2 1.6)' },
    )
    c.path(
      polygon([
        [-w / 2, 7],
        [-w / 2 + 9, -8],
        [w / 2 - 5, -8],
        [w / 2, 7],
      ]),
      c.linear(0, -8, 0, 7, [
        [0, mix(pal.pale, pal.shade, 0.2)],
        [1, mix(pal.pale, pal.glow, 0.5)],
      ]),
    )
    const tones = [
      pal.accent,
      mix(pal.second, pal.deep, 0.1),
      pal.near,
      mix(pal.leaf, pal.deep, 0.1),
      mix(pal.accent, pal.pale, 0.4),
    ]
    const count = c.tall ? 3 : 4
    const start = rand.whole(0, 4)
    for (let i = 0; i < count; i++) {
      c.group({ transform: `translate(${-w / 2 + 13 + (i * (w - 26)) / (count - 1)} 0) scale(1 0.62)` }, () =>
        seal(c, 0, 0, 7.2, tones[(i + start) % 5] ?? pal.accent, i + start),
      )
    }
  })
  glint(c, sx - 3, y - 39, 3.4)
  veil(c, left, y - 30)
}

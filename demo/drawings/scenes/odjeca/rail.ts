import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { gown } from '#demo/drawings/kit/cloth.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { room, veil, volume } from '#demo/drawings/kit/light.ts'
import { band, polygon } from '#demo/drawings/kit/paths.ts'
import { branchShadow } from '#demo/drawings/kit/props.ts'
import { bowTie, cloths } from './parts.ts'

/** Clothes on a rail. */
export function rail(c: Canvas): void {
  const { pal, rand } = c
  const floor = c.h * 0.86
  room(c, floor)
  branchShadow(c, c.w * 0.03, -4, 150, 50, 0.1)
  const bar = c.h * 0.15
  const left = c.w * 0.1
  const right = c.w * 0.9
  const brass = mix(pal.second, pal.deep, 0.2)
  for (const x of [left, right]) {
    c.rect(x - 0.8, bar, 1.6, floor - bar + 4, volume(c, brass, x - 0.8, x + 0.8))
    c.line(`M${x - 8} ${floor + 4.4}H${x + 8}`, brass, 1.4)
  }
  c.rect(left - 3, bar - 0.8, right - left + 6, 1.7, brass, { radius: 0.8 })
  const count = c.tall ? 4 : 6
  const tones = [
    pal.pale,
    mix(pal.deep, pal.near, 0.4),
    mix(pal.pale, pal.accent, 0.2),
    mix(pal.sea, pal.near, 0.35),
    pal.accent,
    mix(pal.pale, pal.second, 0.3),
    pal.leaf,
  ]
  const start = rand.whole(0, 6)
  const order = Array.from({ length: count }, (_, i) => i).toSorted((a, b) => (a % 2) - (b % 2))
  for (const i of order) {
    const x = left + ((right - left) * (i + 0.5)) / count
    c.line(
      `M${x} ${bar - 1}q-1.6 2 0 3.4L${x} ${bar + 5}L${x - 7} ${bar + 9}M${x} ${bar + 5}L${x + 7} ${bar + 9}`,
      mix(pal.second, pal.deep, 0.4),
      0.7,
    )
    if (i % 3 === 1)
      jacket(c, x, bar + 7, Math.min(44, floor - bar - 26), tones[(start + (i % 2 ? 1 : 3)) % 2 ? 1 : 3] ?? pal.near)
    else
      gown(c, {
        x,
        top: bar + 7,
        height: floor - bar - 9,
        spread: ((right - left) / count) * 0.56,
        color: i % 3 === 0 ? cloths(c) : (tones[(start + i) % 7] ?? pal.pale),
        straps: true,
        train: 0,
      })
  }
  c.ellipse(c.cx, floor + 6, (right - left) * 0.42, 3, pal.deep, { opacity: 0.22 })
  veil(c, c.w * 0.2, 0)
}

function jacket(c: Canvas, x: number, y: number, h: number, cloth: string): void {
  const { pal } = c
  const w = 9.4
  for (const side of [-1, 1]) {
    c.path(
      band(
        [
          [x + side * (w - 1.5), y + 6],
          [x + side * (w + 1.6), y + h * 0.4],
          [x + side * (w + 1.2), y + h * 0.86],
        ],
        () => 4.8,
      ),
      volume(c, mix(cloth, pal.deep, side < 0 ? 0 : 0.25), x + side * w - 2, x + side * w + 4, 0.4),
    )
  }
  c.path(
    `M${x - 3.4} ${y + 0.6}L${x - w} ${y + 4.4}C${x - w + 1} ${y + h * 0.4} ${x - w + 0.6} ${y + h * 0.6} ${x - w - 0.6} ${y + h - 1}Q${x - 4} ${y + h + 1.4} ${x} ${y + h - 2}Q${x + 4} ${y + h + 1.4} ${x + w + 0.6} ${y + h - 1}C${x + w - 0.6} ${y + h * 0.6} ${x + w - 1} ${y + h * 0.4} ${x + w} ${y + 4.4}L${x + 3.4} ${y + 0.6}Z`,
    volume(c, cloth, x - w, x + w, 0.5),
  )
  c.path(
    polygon([
      [x - 3.6, y + 0.8],
      [x + 3.6, y + 0.8],
      [x, y + h * 0.46],
    ]),
    mix(pal.pale, pal.glow, 0.4),
  )
  for (const side of [-1, 1])
    c.path(
      polygon([
        [x + side * 3.4, y],
        [x + side * 6.4, y + 9],
        [x + side * 4.8, y + 10.6],
        [x, y + h * 0.52],
        [x + side * 0.6, y + h * 0.38],
      ]),
      mix(cloth, side < 0 ? pal.glow : pal.deep, 0.24),
    )
  bowTie(c, x, y + 3.4, pal.accent, 3.4)
  c.line(`M${x} ${y + h * 0.52}V${y + h - 2}`, mix(cloth, pal.deep, 0.6), 0.35)
  for (const k of [0.58, 0.7]) c.circle(x + 1.2, y + h * k, 0.6, pal.second)
  c.path(
    polygon([
      [x + 4.4, y + 15],
      [x + 7.4, y + 14.4],
      [x + 6, y + 12],
    ]),
    pal.pale,
  )
  for (const side of [-1, 1]) c.line(`M${x + side * 3.6} ${y + h * 0.72}h${side * 3.6}`, mix(cloth, pal.deep, 0.5), 0.5)
}

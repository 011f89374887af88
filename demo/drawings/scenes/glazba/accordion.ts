import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { sprig } from '#demo/drawings/kit/flora.ts'
import { room, shadow, veil, volume } from '#demo/drawings/kit/light.ts'
import { polygon } from '#demo/drawings/kit/paths.ts'
import { branchShadow } from '#demo/drawings/kit/props.ts'
import { soundRings } from './parts.ts'

/** An accordion open on a chair, its folds like a landscape. */
export function accordion(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.76
  room(c, edge)
  branchShadow(c, c.w * 0.03, -4, 140, 44)
  const cx = c.cx
  const y = c.h * 0.52
  const h = 46
  const shell = rand.pick([pal.accent, pal.near, pal.leaf, pal.sea])
  soundRings(c, cx, y, 40, 6, 8)
  const half = c.tall ? 22 : 27
  shadow(c, cx, c.h * 0.84, half * 2 + 34, 34, 0.45)
  const folds = 13
  const top = (t: number): number => y - h / 2 + Math.sin(t * Math.PI) * -7 + 5
  const bottom = (t: number): number => c.h * 0.84 - 1 - Math.sin(t * Math.PI) * 1.5
  for (let i = 0; i < folds; i++) {
    const t0 = i / folds
    const t1 = (i + 0.5) / folds
    const t2 = (i + 1) / folds
    const at = (t: number): number => cx - half + t * half * 2
    const inset = 2.2
    c.path(
      polygon([
        [at(t0), top(t0) + inset],
        [at(t1), top(t1)],
        [at(t1), bottom(t1)],
        [at(t0), bottom(t0) - inset],
      ]),
      c.linear(at(t0), 0, at(t1), 0, [
        [0, mix(pal.pale, pal.deep, 0.5)],
        [1, mix(pal.pale, pal.glow, 0.4)],
      ]),
    )
    c.path(
      polygon([
        [at(t1), top(t1)],
        [at(t2), top(t2) + inset],
        [at(t2), bottom(t2) - inset],
        [at(t1), bottom(t1)],
      ]),
      c.linear(at(t1), 0, at(t2), 0, [
        [0, mix(pal.second, pal.pale, 0.4)],
        [1, mix(pal.shade, pal.deep, 0.6)],
      ]),
    )
    c.line(`M${at(t1)} ${top(t1)}V${bottom(t1)}`, pal.second, 0.3)
  }
  const w = 17
  for (const side of [-1, 1]) {
    const x = cx + side * (half + w / 2)
    const t = y - h / 2 + 3
    c.path(
      `M${x - w / 2} ${t + (side < 0 ? 4 : 0)}Q${x} ${t - 4} ${x + w / 2} ${t + (side < 0 ? 0 : 4)}V${c.h * 0.84}H${x - w / 2}Z`,
      volume(c, shell, x - w / 2, x + w / 2, 0.45),
    )
    c.rect(x - w / 2 + 1.4, t + 6, w - 2.8, c.h * 0.84 - t - 8, 'none', {
      stroke: pal.second,
      width: 0.35,
      radius: 1.4,
      opacity: 0.9,
    })
    const low = c.h * 0.84 - 5
    if (side < 0) {
      for (let i = 0; i < 12; i++) {
        const ky = t + 9 + (i * (low - t - 9)) / 12
        c.rect(
          x - w / 2 - 1.5,
          ky,
          9,
          (low - t - 9) / 12 - 0.3,
          c.linear(x - 10, 0, x, 0, [
            [0, pal.glow],
            [1, mix(pal.pale, pal.shade, 0.5)],
          ]),
          { radius: 0.3 },
        )
        if (![2, 6, 9].includes(i))
          c.rect(x - w / 2 + 2.8, ky + (low - t - 9) / 12 - 1, 4.9, 1.7, pal.deep, { radius: 0.3 })
      }
      for (let i = 0; i < 4; i++) c.rect(x + 2.2, t + 11 + i * 9, 4, 6.4, pal.second, { radius: 2, opacity: 0.85 })
    } else {
      for (let r = 0; r < 9; r++)
        for (let k = 0; k < 4; k++) {
          c.circle(x - 4.5 + k * 3 + (r % 2) * 0.8, t + 10 + r * 4.2, 1.05, pal.deep, { opacity: 0.4 })
          c.circle(x - 4.7 + k * 3 + (r % 2) * 0.8, t + 9.7 + r * 4.2, 1, pal.glow)
        }
    }
  }
  for (let i = 0; i < 3; i++)
    sprig(
      c,
      cx + half + w + 3 - i * 3,
      c.h * 0.9,
      76 - i * 24,
      26,
      mix(pal.leaf, i % 2 ? pal.glow : pal.deep, 0.18),
      8,
      12,
      0.36,
    )
  veil(c, c.w * 0.2, 0)
}

import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { veil, volume } from '#demo/drawings/kit/light.ts'
import { smooth, trace, type Point } from '#demo/drawings/kit/paths.ts'
import { branchShadow } from '#demo/drawings/kit/props.ts'
import { vignette } from '#demo/drawings/kit/vignettes.ts'

/** Prints drying on strings. */
export function prints(c: Canvas): void {
  const { pal, rand } = c
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, mix(pal.far, pal.skyLow, 0.45)],
      [1, mix(pal.mid, pal.near, 0.35)],
    ]),
  )
  c.fill(
    c.radial(c.w * 0.3, c.h * 0.2, 90, [
      [0, pal.glow, 0.55],
      [1, pal.glow, 0],
    ]),
  )
  branchShadow(c, c.w * 1.02, c.h * 0.02, 235, 60, 0.12)
  const rows = c.tall ? 3 : 2
  let kind = rand.whole(0, 3)
  for (let row = 0; row < rows; row++) {
    const y = c.h * (0.07 + (row * 0.94) / rows)
    const sag = c.h * 0.05
    const at = (t: number): Point => [t * c.w, y + Math.sin(t * Math.PI) * sag]
    c.line(smooth(trace(10, (t): Point => [-3 + (c.w + 6) * t, at(t)[1]])), pal.deep, 0.3)
    const count = c.tall ? 3 : row % 2 ? 4 : 3
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count
      const [px, py] = at(t)
      const tall = rand.chance(0.4)
      const w = (c.w / count) * (tall ? 0.66 : 0.84)
      const h = Math.min((c.h / rows) * 0.74, tall ? w * 1.3 : w * 0.8)
      kind += 1
      c.at(px, py, rand.between(-3.5, 3.5), 1, () => {
        c.rect(-w / 2 + 2, 2.4, w, h, pal.deep, { opacity: 0.22 })
        c.rect(
          -w / 2,
          0,
          w,
          h,
          c.linear(-w / 2, 0, w / 2, h, [
            [0, mix(pal.pale, pal.glow, 0.6)],
            [1, pal.pale],
          ]),
        )
        vignette(c, -w / 2 + w * 0.06, w * 0.06, w * 0.88, h - w * 0.19, kind, rand.between(0.2, 0.8))
        c.rect(-0.9, -2.2, 1.8, 5, volume(c, pal.second, -1, 1), { radius: 0.4 })
      })
    }
  }
  veil(c, c.w * 0.25, 0)
}

import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { veil } from '#demo/drawings/kit/light.ts'
import { polygon } from '#demo/drawings/kit/paths.ts'
import { vignette } from '#demo/drawings/kit/vignettes.ts'

/** Strips side by side: the same day passing frame by frame. */
export function day(c: Canvas): void {
  const { pal, rand } = c
  c.fill(mix(pal.deep, pal.near, 0.3))
  const turn = rand.pick([-14, 12, -20, 0])
  const strips = c.tall ? 3 : 4
  const w = (Math.hypot(c.w, c.h) / strips) * (turn === 0 ? 0.72 : 0.83)
  const kind = rand.whole(0, 3)
  c.at(c.cx, c.cy, turn, 1, () => {
    for (let s = 0; s < strips; s++) {
      const x = (s - strips / 2) * w * 1.06
      const h = w * 0.66
      const shift = (s % 2 ? 0.5 : 0) * h + rand.between(0, 0.3) * h
      c.rect(x + w * 0.03, -110, w, 220, pal.deep, { opacity: 0.5 })
      c.rect(
        x,
        -110,
        w,
        220,
        c.linear(x, 0, x + w, 0, [
          [0, mix(pal.deep, pal.mid, 0.26)],
          [1, mix(pal.deep, pal.near, 0.1)],
        ]),
      )
      const first = Math.floor(-100 / (h * 1.06))
      for (let i = first; i < -first + 1; i++) {
        const y = i * h * 1.06 + shift
        if (y > 92 || y < -130) continue
        vignette(
          c,
          x + w * 0.14,
          y,
          w * 0.72,
          h,
          kind + s + (i % 2 ? 4 : 0),
          0.1 + (((i - first) * 0.14 + s * 0.2) % 0.8),
        )
        for (const k of [0.03, 0.89])
          for (let n = 0; n < 3; n++)
            c.rect(x + w * k, y + (h * (n + 0.25)) / 3, w * 0.08, h * 0.15, mix(pal.pale, pal.skyLow, 0.3), {
              radius: w * 0.012,
              opacity: 0.9,
            })
      }
    }
  })
  c.path(
    polygon([
      [c.w * 0.5, -1],
      [c.w * 0.78, -1],
      [c.w * 0.5, c.h + 1],
      [c.w * 0.1, c.h + 1],
    ]),
    c.linear(c.w * 0.6, 0, c.w * 0.3, c.h, [
      [0, pal.glow, 0.3],
      [1, pal.glow, 0],
    ]),
  )
  veil(c, c.w * 0.7, 0)
}

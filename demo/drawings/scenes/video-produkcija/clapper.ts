import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { glint } from '#demo/drawings/kit/gems.ts'
import { room, shadow, veil } from '#demo/drawings/kit/light.ts'
import { polygon, smooth, trace, type Point } from '#demo/drawings/kit/paths.ts'
import { vignette } from '#demo/drawings/kit/vignettes.ts'
import { reel } from './parts.ts'

/** A clapper beside a lamp. */
export function clapper(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.74
  room(c, edge)
  const x = c.cx
  const y = c.h * 0.88
  const w = c.tall ? 62 : 68
  const h = 42
  shadow(c, x, y, w, 40, 0.5)
  const slate = mix(pal.deep, pal.near, 0.3)
  c.rect(
    x - w / 2,
    y - h,
    w,
    h,
    c.linear(x - w / 2, y - h, x + w / 2, y, [
      [0, mix(slate, pal.glow, 0.16)],
      [1, mix(slate, pal.deep, 0.4)],
    ]),
    { radius: 1.4 },
  )
  c.clip(`M${x - w * 0.44} ${y - h * 0.88}h${w * 0.88}v${h * 0.76}h${-w * 0.88}Z`, () =>
    vignette(c, x - w * 0.44, y - h * 0.88, w * 0.88, h * 0.76, rand.whole(0, 3), rand.between(0.25, 0.75)),
  )
  const stick = (turn: number, offset: number): void =>
    c.at(x - w / 2, y - h - offset, turn, 1, () => {
      c.rect(0, -8, w, 8, slate, { radius: 0.8 })
      c.clip(`M0 -8h${w}v8h${-w}Z`, () => {
        for (let i = -1; i < 8; i++)
          c.path(
            polygon([
              [i * 10.5, -8],
              [i * 10.5 + 5.2, -8],
              [i * 10.5 + (turn === 0 ? 10 : 0.5), 0],
              [i * 10.5 + (turn === 0 ? 4.8 : -4.7), 0],
            ]),
            i % 2 ? pal.pale : mix(pal.pale, pal.second, 0.4),
          )
      })
    })
  stick(0, 0)
  stick(-rand.between(13, 24), 8)
  c.circle(x - w / 2 + 3, y - h - 7.6, 2, pal.second)
  c.circle(x - w / 2 + 3, y - h - 7.6, 0.8, pal.deep)
  reel(c, x + w * 0.56, y - 12, 13, rand.between(0, 72), rand.pick([pal.accent, pal.second, pal.sea]))
  const tail = trace(14, (t): Point => [x + w * 0.56 - 2 + t * 40, y - 1 + Math.sin(t * 6) * 2.4 + t * 5])
  c.line(smooth(tail), mix(pal.deep, pal.near, 0.2), 2.2)
  glint(c, x - w / 2 + 8, y - h - 22, 4)
  veil(c, c.w * 0.2, 0)
}

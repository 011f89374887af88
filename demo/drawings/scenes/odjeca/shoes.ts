import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { bloomColors, flower, sprig } from '#demo/drawings/kit/flora.ts'
import { pearl } from '#demo/drawings/kit/gems.ts'
import { room, shadow, veil, volume } from '#demo/drawings/kit/light.ts'
import { bow, branchShadow } from '#demo/drawings/kit/props.ts'

/** A pair of heeled shoes on their box. */
export function shoes(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.66
  room(c, edge)
  branchShadow(c, c.w * 0.97, -4, 220, 46)
  const x = c.cx
  const y = c.h * 0.86
  const paper = rand.pick([pal.near, pal.sea, pal.leaf, mix(pal.accent, pal.deep, 0.2)])
  shadow(c, x, y, 70, 36, 0.45)
  c.rect(x - 35, y - 20, 70, 20, volume(c, paper, x - 35, x + 35, 0.4))
  c.rect(x - 36.5, y - 24, 73, 6, volume(c, mix(paper, pal.glow, 0.12), x - 36, x + 36, 0.4), { radius: 0.6 })
  c.rect(x - 8, y - 24, 5, 24, volume(c, pal.second, x - 8, x - 3))
  const leather = rand.pick([pal.pale, pal.accent, mix(pal.accent, pal.pale, 0.55), pal.second])
  shoe(c, x - 4, y - 25, 1.12, mix(leather, pal.deep, 0.1))
  shoe(c, x + 3, y - 19.5 - 4.4, 1.12, leather)
  for (let i = 0; i < 4; i++)
    sprig(c, x + 38 - i, y + 2, 70 - i * 22, 24, mix(pal.leaf, i % 2 ? pal.glow : pal.deep, 0.18), 8, 14, 0.36)
  const colors = bloomColors(c)
  flower(c, 'rose', x + 41, y - 1, 5.6, colors[1], 0)
  flower(c, 'anemone', x + 47, y + 4, 4.2, colors[2], 30)
  veil(c, c.w * 0.2, 0)
}

/** The toe looks left; sole and heel stand on y. */
function shoe(c: Canvas, x: number, y: number, s: number, color: string): void {
  const { pal } = c
  c.at(x, y, 0, s, () => {
    c.path(
      'M22 -27C24 -18 23 -8 23.6 0H21.4C20.4 -9 18.6 -16 15 -19Z',
      c.linear(15, 0, 24, 0, [
        [0, mix(color, pal.glow, 0.3)],
        [1, mix(color, pal.deep, 0.5)],
      ]),
    )
    c.path(
      'M-33 -1.4C-22 0.6 -12 0.4 -6 -2C4 -6 9 -16 17 -21.4L15.6 -23.6C8 -18 3 -8 -7 -4C-14 -1.6 -24 -2 -33 -2.6Z',
      mix(pal.second, pal.deep, 0.35),
    )
    c.path(
      'M-34 -2C-35 -6 -30 -8.6 -24 -10.6C-20 -12 -17 -13 -14.6 -14.4C-10 -9.6 -4 -9 1 -13C7 -18 12 -28 18 -36.6C21 -35 23.6 -32 23 -26.6C22.6 -23 19 -21.6 16 -20.4C9 -16 4 -7.6 -6 -3.4C-14 -0.6 -24 -0.8 -34 -2Z',
      c.linear(-20, -30, 10, 0, [
        [0, mix(color, pal.glow, 0.7)],
        [0.45, color],
        [1, mix(color, pal.deep, 0.42)],
      ]),
    )
    c.path(
      'M-14.6 -14.4C-10 -9.6 -4 -9 1 -13C7 -18 12 -28 18 -36.6L16 -37.4C11 -30 6 -21 0 -16.4C-5 -13 -9 -13.4 -12.4 -15.6Z',
      mix(color, pal.deep, 0.55),
    )
    bow(c, -15, -13, 4.6, mix(color, pal.glow, 0.3), 0.4)
    pearl(c, -15, -13.2, 1.3, pal.pale)
  })
}

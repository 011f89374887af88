import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { bloomColors, flower, sprig } from '#demo/drawings/kit/flora.ts'
import { veil } from '#demo/drawings/kit/light.ts'
import { polygon, trace, type Point } from '#demo/drawings/kit/paths.ts'
import { card, desk, papers, ribbon, seal, waxes } from './parts.ts'

/** A closed envelope from above, flap down. */
function envelope(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  turn: number,
  paper: string,
  wax: string,
  sign: number,
): void {
  const { pal } = c
  const h = w * 0.68
  c.at(x, y, turn, 1, () => {
    c.rect(-w / 2 + 2, -h / 2 + 2.8, w, h, pal.deep, { opacity: 0.3, radius: 1 })
    c.rect(
      -w / 2,
      -h / 2,
      w,
      h,
      c.linear(-w / 2, -h / 2, w / 2, h / 2, [
        [0, mix(paper, pal.glow, 0.4)],
        [1, mix(paper, pal.deep, 0.12)],
      ]),
      { radius: 1 },
    )
    c.path(
      polygon([
        [-w / 2, h / 2],
        [0, -h * 0.02],
        [w / 2, h / 2],
      ]),
      c.linear(0, 0, 0, h / 2, [
        [0, mix(paper, pal.deep, 0.1)],
        [1, mix(paper, pal.glow, 0.25)],
      ]),
    )
    c.line(`M${-w / 2} ${h / 2}L0 ${-h * 0.02}L${w / 2} ${h / 2}`, mix(paper, pal.deep, 0.25), 0.25)
    c.path(
      `M${-w / 2} ${-h / 2 + 1.4}L${-w * 0.04} ${h * 0.14}Q0 ${h * 0.18} ${w * 0.04} ${h * 0.14}L${w / 2} ${-h / 2 + 1.4}Z`,
      pal.deep,
      { opacity: 0.2 },
    )
    c.path(
      `M${-w / 2} ${-h / 2 + 0.4}Q${-w / 2} ${-h / 2} ${-w / 2 + 1} ${-h / 2}H${w / 2 - 1}Q${w / 2} ${-h / 2} ${w / 2} ${-h / 2 + 0.4}L${w * 0.04} ${h * 0.1}Q0 ${h * 0.14} ${-w * 0.04} ${h * 0.1}Z`,
      c.linear(0, -h / 2, 0, h * 0.14, [
        [0, mix(paper, pal.glow, 0.15)],
        [1, mix(paper, pal.glow, 0.55)],
      ]),
    )
    seal(c, 0, h * 0.09, w * 0.1, wax, sign)
  })
}

/** An envelope with a seal, a card under it, a branch beside. */
export function sealedLetter(c: Canvas): void {
  const { pal, rand } = c
  desk(c)
  const tones = papers(c)
  const sheet = rand.whole(1, 3)
  const w = c.tall ? 66 : 72
  const x = c.cx + rand.between(-3, 3)
  const y = c.cy + (c.tall ? 18 : 7)
  card(
    c,
    x - (c.tall ? 8 : 24),
    y - (c.tall ? 40 : 15),
    c.tall ? 44 : 40,
    c.tall ? 62 : 56,
    rand.between(-15, -8),
    rand.whole(0, 3),
    tones[0],
  )
  ribbon(
    c,
    trace(16, (t): Point => [x - 70 + t * 150, y + 30 - t * 26 + Math.sin(t * 9) * 6]),
    3.4,
    mix(pal.accent, pal.second, rand.next()),
  )
  envelope(c, x + 5, y, w, rand.between(4, 13), tones[sheet] ?? pal.pale, waxes(c), rand.whole(0, 2))
  for (let i = 0; i < 3; i++)
    sprig(
      c,
      x + 52 - i * 3,
      y + 36 - i * 2,
      -28 - i * 26,
      46 - i * 6,
      mix(pal.leaf, i % 2 ? pal.glow : pal.deep, 0.2),
      10,
      18,
      0.36,
    )
  const colors = bloomColors(c)
  flower(c, 'anemone', x + 46, y + 30, 7.5, colors[2], 10)
  flower(c, 'rose', x + 37, y + 36, 5.4, colors[0], 0)
  flower(c, 'daisy', x - 55, y - 33, 5.6, colors[3], 0)
  veil(c, 0, 0)
}

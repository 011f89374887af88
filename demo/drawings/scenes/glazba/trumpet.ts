import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { glint, metal } from '#demo/drawings/kit/gems.ts'
import { veil } from '#demo/drawings/kit/light.ts'
import { arc, polar, polygon } from '#demo/drawings/kit/paths.ts'

/** A trumpet's bell and what comes out of it. */
export function trumpet(c: Canvas): void {
  const { pal, rand } = c
  const ground = rand.pick([pal.skyTop, mix(pal.sea, pal.skyLow, 0.25), mix(pal.near, pal.skyTop, 0.3)])
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, mix(ground, pal.glow, 0.3)],
      [1, mix(ground, pal.deep, 0.3)],
    ]),
  )
  const bx = c.w * (c.tall ? 0.52 : 0.56)
  const by = c.h * (c.tall ? 0.44 : 0.42)
  const turn = c.tall ? -52 : rand.between(-24, -12)
  const tones = [pal.accent, pal.second, pal.pale, pal.leaf, mix(pal.sea, pal.glow, 0.3)]
  const first = rand.whole(0, 4)
  const rays = 11
  for (let i = 0; i < rays; i++) {
    const a = turn - 62 + i * 12.4
    const tone = tones[(i + first) % 5] ?? pal.accent
    const length = rand.between(15, 30) * (1.3 - Math.abs(i - 5) * 0.1)
    c.path(
      polygon([
        polar(bx, by, 20, a - 1.2),
        polar(bx, by, 20 + length, a - 3.2),
        polar(bx, by, 20 + length, a + 3.2),
        polar(bx, by, 20, a + 1.2),
      ]),
      tone,
      { opacity: 0.9 },
    )
    c.circle(...polar(bx, by, 24.5 + length, a), 2.1, tone)
  }
  for (let i = 0; i < 9; i++)
    c.line(arc(bx, by, 25 + i * 7, turn - 72, turn + 72), pal.glow, 0.35, { opacity: 0.6 - i * 0.055 })
  const brass = mix(pal.second, pal.accent, 0.16)
  c.at(bx, by, turn, c.tall ? 0.84 : 0.92, () => {
    const tube = (d: string, w: number): void => {
      c.line(d, mix(brass, pal.deep, 0.5), w)
      c.line(d, brass, w * 0.74)
      c.line(d, mix(brass, pal.glow, 0.75), w * 0.2, { transform: 'translate(-0.2 -0.6)' })
    }
    c.group({ opacity: 0.22, transform: 'translate(3 6)' }, () => c.line('M4 0H-84M-14 20H-52', pal.deep, 4))
    tube('M-30 4V20Q-30 26 -24 26H-4Q4 26 4 16Q4 7 -6 7H-58', 3)
    tube('M-86 0H-24', 3)
    c.path('M-96 -2.6Q-93 0 -96 2.6L-90 1.5H-84V-1.5H-90Z', metal(c, brass, -96, -3, -84, 3))
    for (const k of [-46, -38, -30]) {
      c.rect(k - 2.9, -9, 5.8, 33, metal(c, brass, k - 3, 0, k + 3, 0), { radius: 1.4 })
      c.rect(k - 0.7, -15, 1.4, 6, mix(brass, pal.deep, 0.3))
      c.ellipse(k, -15.4, 2.5, 1, pal.pale)
      c.rect(k - 3.3, -10, 6.6, 1.6, mix(brass, pal.glow, 0.4), { radius: 0.6 })
    }
    c.path(
      'M-26 -1.9C-8 -2.4 4 -5 11 -11C15 -14.6 17 -17.5 18 -20V20C17 17.5 15 14.6 11 11C4 5 -8 2.4 -26 1.9Z',
      c.linear(0, -20, 0, 20, [
        [0, mix(brass, pal.deep, 0.1)],
        [0.25, mix(brass, pal.glow, 0.8)],
        [0.45, brass],
        [0.8, mix(brass, pal.deep, 0.45)],
        [1, mix(brass, pal.glow, 0.1)],
      ]),
    )
    c.ellipse(18, 0, 4.6, 20, mix(brass, pal.glow, 0.5))
    c.ellipse(
      18.4,
      0,
      3.9,
      18.8,
      c.linear(0, -19, 0, 19, [
        [0, mix(brass, pal.deep, 0.72)],
        [1, mix(brass, pal.deep, 0.2)],
      ]),
    )
  })
  glint(c, ...polar(bx, by, 20, turn - 50), 5)
  veil(c, 0, 0)
}

import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { bouquet } from '#demo/drawings/kit/flora.ts'
import { glint } from '#demo/drawings/kit/gems.ts'
import { veil, volume } from '#demo/drawings/kit/light.ts'

/** A polished wooden boat from above, with its wake. */
export function runabout(c: Canvas): void {
  const { pal, rand } = c
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, mix(pal.sea, pal.skyLow, 0.3)],
      [1, mix(pal.sea, pal.deep, 0.35)],
    ]),
  )
  c.fill(
    c.radial(c.w * 0.2, c.h * 0.1, 90, [
      [0, pal.glow, 0.4],
      [1, pal.glow, 0],
    ]),
  )
  for (let i = 0; i < 26; i++) {
    const x = rand.between(-4, c.w)
    const y = rand.between(0, c.h)
    const w = rand.between(3, 8)
    c.line(`M${x} ${y}q${w * 0.5} ${-w * 0.25} ${w} 0t${w} 0`, pal.glow, 0.25, { opacity: 0.35 })
  }
  const turn = c.tall ? rand.between(-16, 22) : rand.between(48, 76)
  c.at(c.cx + (c.tall ? 0 : 8), c.cy - (c.tall ? 8 : 2), turn, c.tall ? 1.06 : 0.98, () => {
    c.path(
      'M-11 30C-15 56 -30 96 -48 140H48C30 96 15 56 11 30Z',
      c.linear(0, 30, 0, 110, [
        [0, pal.glow, 0.85],
        [0.35, pal.glow, 0.42],
        [1, pal.glow, 0],
      ]),
    )
    c.path(
      'M-4 36C-7 60 -13 96 -20 140H20C13 96 7 60 4 36Z',
      c.linear(0, 36, 0, 120, [
        [0, pal.sea, 0.1],
        [0.3, mix(pal.sea, pal.deep, 0.2), 0.55],
        [1, pal.sea, 0],
      ]),
    )
    for (const k of [-1, 1]) {
      c.path(
        `M${k * 5} -36C${k * 19} -22 ${k * 30} 20 ${k * 50} 74C${k * 30} 44 ${k * 19} 20 ${k * 13} -4Z`,
        c.linear(0, -36, 0, 80, [
          [0, pal.glow, 0.85],
          [1, pal.glow, 0],
        ]),
      )
      for (let i = 0; i < 3; i++)
        c.line(
          `M${k * (13 + i * 2)} ${34 + i * 7}C${k * (18 + i * 3)} ${56 + i * 8} ${k * (30 + i * 4)} ${84 + i * 8} ${k * (42 + i * 5)} ${116 + i * 8}`,
          pal.glow,
          0.4,
          { opacity: 0.5 - i * 0.12 },
        )
    }
    c.path('M5 -40C18 -24 21 2 17 37H-7C-10 2 -8 -24 5 -40Z', pal.deep, { opacity: 0.3, transform: 'translate(2 4)' })
    const hull = 'M0 -44C13 -26 16 -2 12.4 34Q0 37 -12.4 34C-16 -2 -13 -26 0 -44Z'
    const wood = mix(pal.accent, pal.deep, 0.35)
    c.path(hull, pal.glow, { transform: 'scale(1.07 1.03)' })
    c.path(
      hull,
      c.linear(-14, 0, 14, 0, [
        [0, mix(wood, pal.glow, 0.4)],
        [0.5, wood],
        [1, mix(wood, pal.deep, 0.35)],
      ]),
    )
    c.clip(hull, () => {
      for (let i = -6; i <= 6; i++)
        c.line(
          `M${i * 0.5} -44C${i * 2.5} -20 ${i * 2.4} 6 ${i * 2.1} 36`,
          i === 0 ? pal.pale : mix(wood, pal.second, 0.45),
          i === 0 ? 0.6 : 0.25,
          { opacity: 0.85 },
        )
    })
    c.path('M-9 -10Q0 -16.6 9 -10L8.4 15Q0 17 -8.4 15Z', mix(pal.deep, wood, 0.25))
    c.path('M-10 -11Q0 -18.4 10 -11L9 -8Q0 -14.4 -9 -8Z', mix(pal.sea, pal.glow, 0.7))
    for (const y of [-4, 7]) {
      c.rect(-7.4, y, 14.8, 7, volume(c, pal.pale, -8, 8, 0.3), { radius: 1.8 })
      c.rect(-7.4, y + 5.4, 14.8, 2, mix(pal.accent, pal.pale, 0.2), { radius: 1 })
    }
    c.ring(-4, -5.8, 1.9, pal.second, 0.45)
    c.rect(-5, 19.4, 10, 9, mix(wood, pal.deep, 0.25), { radius: 0.8 })
    c.line('M-5 24h10M0 19.4v9', mix(wood, pal.second, 0.5), 0.3)
    bouquet(c, 0, -24, 4.2, 4, 2)
    c.line('M0 35.4v5', pal.deep, 0.4)
    c.path('M0 36q3 1 5 0v4q-3 1 -5 0Z', pal.accent)
  })
  glint(c, c.w * 0.2, c.h * 0.2, 4)
  veil(c, 0, 0)
}

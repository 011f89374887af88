import { type Canvas, polygon, smooth } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/colors.ts'
import { bloomColors, bouquet, flower } from '#demo/drawings/kit/flora.ts'
import { sky, sun, veil, volume } from '#demo/drawings/kit/light.ts'
import { glint, metal } from '#demo/drawings/kit/materials.ts'
import { birds, clouds, cypress, hills, island, sea, stars } from '#demo/drawings/kit/scenery.ts'
import { paints, wheel } from './cars.ts'

/** A sail at sea, the sun behind. */
export function sail(c: Canvas): void {
  const { pal, rand } = c
  const horizon = c.h * rand.between(0.56, 0.62)
  const sx = c.w * rand.between(0.42, 0.6)
  const sy = horizon - c.h * rand.between(0.16, 0.24)
  sky(c, sx, sy, 90)
  if (pal.dark) stars(c, horizon * 0.8, 60)
  clouds(c, 6, horizon * 0.7, 6)
  sun(c, sx, sy, rand.between(20, 25))
  island(c, c.w * 0.04, horizon, c.w * 0.6, 13, mix(pal.far, pal.skyLow, 0.2))
  island(c, c.w * 0.96, horizon, c.w * 0.5, 19, mix(pal.mid, pal.skyLow, 0.1))
  island(c, c.w * 0.86, horizon, c.w * 0.3, 9, pal.mid)
  sea(c, horizon, c.h + 1, sx)
  const x = c.w * rand.between(0.4, 0.5)
  const y = c.h * 0.8
  const s = c.tall ? 1.05 : 0.98
  c.path(
    smooth([
      [x - 4, y + 4],
      [x - 14, y + 12],
      [x - 5, y + 16],
      [x - 12, c.h + 2],
    ]) + `H${x + 8}L${x + 4} ${y + 15}L${x + 11} ${y + 10}L${x + 5} ${y + 4}Z`,
    pal.glow,
    { opacity: 0.28 },
  )
  c.at(x, y, -3, s, () => {
    c.line('M2 0V-62', mix(pal.deep, pal.second, 0.3), 1.1)
    c.path(
      'M3.4 -60C16 -44 24 -24 27 -7C19 -5 11 -5 3.4 -6Z',
      c.linear(3, 0, 27, 0, [
        [0, mix(pal.pale, pal.glow, 0.7)],
        [1, mix(pal.shade, pal.mid, 0.15)],
      ]),
    )
    c.path(
      'M0.4 -58C-7 -40 -16 -22 -27 -8C-16 -4.6 -8 -5 0.4 -6Z',
      c.linear(-27, 0, 1, 0, [
        [0, mix(pal.accent, pal.glow, 0.4)],
        [0.6, pal.accent],
        [1, mix(pal.accent, pal.deep, 0.3)],
      ]),
    )
    for (const k of [0.32, 0.55, 0.78])
      c.line(
        `M3.4 ${-60 + 54 * k}Q${3 + 12 * k} ${-58 + 54 * k} ${3.4 + 23 * k ** 0.8} ${-61 + 53 * k}`,
        mix(pal.shade, pal.deep, 0.2),
        0.25,
        { opacity: 0.7 },
      )
    c.path(
      'M-30 -3Q0 1.6 31 -5Q27 6.6 18 7H-18Q-26 5 -30 -3Z',
      c.linear(0, -4, 0, 7, [
        [0, mix(pal.pale, pal.glow, 0.5)],
        [0.45, pal.pale],
        [0.46, mix(pal.near, pal.deep, 0.2)],
        [1, mix(pal.near, pal.deep, 0.5)],
      ]),
    )
    c.path('M-29.4 -2Q0 2.6 30.4 -4L30 -2.6Q0 4 -28.8 -0.8Z', mix(pal.second, pal.deep, 0.15))
    c.line('M2 -62L-29 -4M2 -62L30 -5', pal.deep, 0.15, { opacity: 0.7 })
    for (let i = 0; i < 8; i++) {
      const t = (i + 0.5) / 8
      c.path(
        polygon([
          [2 + 28 * t - 1, -61 + 55 * t],
          [2 + 28 * t + 1, -60 + 55 * t],
          [2 + 28 * t + 0.6, -57.4 + 55 * t],
        ]),
        [pal.accent, pal.second, pal.pale][i % 3] ?? pal.accent,
      )
    }
    c.path('M2 -62L11 -59.4L2 -57.6Z', pal.accent)
  })
  c.path(
    smooth(
      [
        [x - 40, y + 8],
        [x - 24, y + 6.4],
        [x, y + 8.6],
        [x + 24, y + 6],
        [x + 42, y + 7.6],
        [x + 22, y + 10],
        [x - 16, y + 10.4],
      ],
      true,
    ),
    pal.glow,
    { opacity: 0.5 },
  )
  birds(c, c.w * 0.8, c.h * 0.22, 5)
  veil(c, sx, sy)
}

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

/** A small van with flowers on its roof. */
export function van(c: Canvas): void {
  const { pal, rand } = c
  const ground = c.h * 0.82
  const lx = c.w * rand.between(0.2, 0.34)
  sky(c, lx, c.h * 0.3, 90)
  if (pal.dark) stars(c, c.h * 0.5, 60)
  sun(c, lx, c.h * 0.32, rand.between(15, 19))
  clouds(c, 6, c.h * 0.4, 5)
  hills(c, c.h * 0.66, 20, mix(pal.far, pal.skyLow, 0.2))
  hills(c, c.h * 0.74, 13, mix(pal.mid, pal.leaf, 0.3))
  for (const t of [0.06, 0.13, 0.9]) cypress(c, c.w * t, ground - 6, c.h * rand.between(0.28, 0.44), pal.leaf)
  c.rect(
    -1,
    ground - 7,
    c.w + 2,
    c.h,
    c.linear(0, ground - 7, 0, c.h, [
      [0, mix(pal.second, pal.leaf, 0.35)],
      [1, mix(pal.leaf, pal.deep, 0.4)],
    ]),
  )
  c.rect(
    -1,
    ground - 1.6,
    c.w + 2,
    11,
    c.linear(0, ground, 0, ground + 10, [
      [0, mix(pal.shade, pal.near, 0.2)],
      [1, mix(pal.shade, pal.near, 0.5)],
    ]),
  )
  const paint = paints(c)
  c.at(c.cx + 2, ground + 4, 0, c.tall ? 1.02 : 1.2, () => {
    c.path('M-40 0.4Q0 -3 42 0.2L64 2.4Q20 4.6 -40 0.4Z', pal.deep, { opacity: 0.42 })
    c.path(
      'M-41 -21C-40 -33 -35 -41 -29 -42H34Q41 -42 41.6 -34L42 -8Q42 -4 38 -4H-38Q-42 -4 -42 -9Z',
      c.linear(0, -42, 0, -4, [
        [0, mix(pal.pale, pal.glow, 0.7)],
        [0.46, pal.pale],
        [0.47, mix(paint, pal.glow, 0.3)],
        [0.6, paint],
        [1, mix(paint, pal.deep, 0.45)],
      ]),
    )
    c.path('M-41.4 -22C-30 -24.4 -26 -24 42 -24V-22.6C-26 -22.6 -30 -23 -41.6 -20.4Z', mix(pal.pale, pal.glow, 0.6))
    const glass = c.linear(0, -38, 0, -25, [
      [0, mix(pal.sea, pal.glow, 0.55)],
      [1, mix(pal.near, pal.sea, 0.3)],
    ])
    c.path('M-37.6 -25.6C-37 -32 -34 -37.4 -31 -38H-26V-25.6Z', glass)
    for (const [x, w] of [
      [-23, 16],
      [-4, 18],
      [17, 20],
    ] as const) {
      c.rect(x, -38, w, 12.6, glass, { radius: 1.6 })
      c.path(
        polygon([
          [x + w * 0.2, -38],
          [x + w * 0.45, -38],
          [x + w * 0.25, -25.6],
          [x, -25.6],
        ]),
        pal.glow,
        { opacity: 0.28 },
      )
      c.path(`M${x + w * 0.72} -37.4q${w * 0.2} 3 ${w * 0.24} 7v-7Z`, pal.accent, { opacity: 0.85 })
    }
    c.line('M-24.6 -39V-5M-5.4 -39V-5M15.6 -39V-5', mix(paint, pal.deep, 0.45), 0.3, { opacity: 0.7 })
    c.line('M-10 -18h4', mix(pal.pale, pal.near, 0.2), 0.8)
    c.rect(-36, -43.4, 74, 1.6, mix(paint, pal.deep, 0.15), { radius: 0.8 })
    c.rect(-20, -46, 46, 0.8, mix(pal.second, pal.deep, 0.4))
    for (let i = 0; i < 6; i++) c.rect(-19 + i * 8.8, -46, 0.7, 3.4, mix(pal.second, pal.deep, 0.4))
    for (const x of [-12, 4, 19]) bouquet(c, x, -47.4, 8, 3.6, 2.3)
    for (const x of [-26, 27]) {
      c.path(`M${x - 9.4} -4A9.4 9.8 0 0 1 ${x + 9.4} -4Z`, mix(paint, pal.deep, 0.65))
      wheel(c, x, -5.6, 6.6)
    }
    c.circle(-39.6, -15, 2.7, mix(pal.second, pal.glow, 0.5))
    c.ring(-39.6, -15, 2.7, mix(pal.pale, pal.near, 0.3), 0.6)
    c.rect(-44, -7.4, 8, 3, metal(c, mix(pal.pale, pal.near, 0.2), -44, -8, -36, -4), { radius: 1.4 })
    c.rect(37, -7.4, 7, 3, metal(c, mix(pal.pale, pal.near, 0.2), 37, -8, 44, -4), { radius: 1.4 })
    c.rect(40.4, -18, 1.8, 4, pal.accent, { radius: 0.8 })
  })
  const colors = bloomColors(c)
  for (let i = 0; i < 26; i++) {
    const x = (i / 25) * c.w + rand.between(-2, 2)
    const y = c.h + 1
    const tall = rand.between(4, 13)
    c.line(`M${x} ${y}q1 ${-tall * 0.6} ${rand.between(-1.5, 1.5)} ${-tall}`, mix(pal.leaf, pal.deep, 0.45), 0.45)
    flower(c, i % 3 ? 'daisy' : 'anemone', x, y - tall, rand.between(1.3, 2.3), colors[i % 4] ?? pal.accent, i * 13)
  }
  veil(c, lx, c.h * 0.3)
}

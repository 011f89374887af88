import { archway, type Canvas, type Point, polygon, smooth, trace } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/colors.ts'
import { bloomColors, bouquet, flower, sprig } from '#demo/drawings/kit/flora.ts'
import { shadow, sky, sun, veil, volume } from '#demo/drawings/kit/light.ts'
import { fold, glint, gown, pearl } from '#demo/drawings/kit/materials.ts'
import { bow } from '#demo/drawings/kit/props.ts'
import { birds, clouds, cypress, hills, island, sea, stars } from '#demo/drawings/kit/scenery.ts'

export const cloths = (c: Canvas): string =>
  c.rand.pick([
    c.pal.pale,
    mix(c.pal.pale, c.pal.accent, 0.14),
    mix(c.pal.pale, c.pal.second, 0.16),
    mix(c.pal.pale, c.pal.sea, 0.14),
  ])

export function bowTie(c: Canvas, x: number, y: number, color: string, half = 12): void {
  const { pal } = c
  c.at(x, y, 0, half / 12, () => {
    for (const side of [-1, 1]) {
      const s = side * 12
      c.path(
        `M0 -1.6C${s * 0.4} -3 ${s * 0.75} -6 ${s} -5.4Q${s * 1.1} 0 ${s} 5.4C${s * 0.75} 6 ${s * 0.4} 3 0 1.6Z`,
        c.linear(0, -5, s, 5, [
          [0, mix(color, pal.deep, 0.4)],
          [0.55, mix(color, pal.glow, side < 0 ? 0.3 : 0.1)],
          [1, mix(color, pal.deep, 0.3)],
        ]),
      )
      c.line(
        `M${side * 2} 0q${side * 4} -1.4 ${side * 6} -1.6M${side * 2} 0.6q${side * 3} 1.6 ${side * 5} 1.8`,
        mix(color, pal.deep, 0.5),
        0.3,
      )
    }
    c.rect(-2.3, -2.9, 4.6, 5.8, volume(c, color, -2.3, 2.3, 0.4), { radius: 1.2 })
  })
}

/** A gown hanging in an arched window. */
export function windowGown(c: Canvas): void {
  const { pal, rand } = c
  const floor = c.h * 0.86
  const lx = c.cx + rand.between(-14, 14)
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, mix(pal.far, pal.skyLow, 0.35)],
      [1, mix(pal.far, pal.near, 0.25)],
    ]),
  )
  const width = Math.min(c.w * 0.56, 62)
  const height = floor * 0.93
  c.path(archway(c.cx, floor, width + 7, height + 3.5), mix(pal.pale, pal.shade, 0.3))
  c.clip(archway(c.cx, floor, width, height), () => {
    c.fill(
      c.linear(0, 0, 0, floor, [
        [0, pal.skyTop],
        [0.75, pal.skyLow],
        [1, pal.skyLow],
      ]),
    )
    if (pal.dark) stars(c, c.h * 0.5, 60)
    sun(c, lx, c.h * 0.46, 16)
    hills(c, floor * 0.8, 16, mix(pal.far, pal.skyLow, 0.3))
    sea(c, floor * 0.8, floor, lx)
    for (const k of [-0.42, -0.34, 0.4]) cypress(c, c.cx + k * width, floor, c.h * rand.between(0.26, 0.36), pal.leaf)
  })
  const frame = mix(pal.pale, pal.glow, 0.3)
  c.rect(c.cx - width / 2, floor - height * 0.52, width, 0.9, frame)
  c.line(archway(c.cx, floor, width, height).replace('Z', ''), frame, 1.2)
  c.rect(
    -1,
    floor,
    c.w + 2,
    c.h,
    c.linear(0, floor, 0, c.h, [
      [0, mix(pal.shade, pal.near, 0.25)],
      [1, mix(pal.shade, pal.near, 0.55)],
    ]),
  )
  c.path(
    polygon([
      [c.cx - width * 0.45, floor],
      [c.cx + width * 0.45, floor],
      [c.cx + width * 0.8, c.h + 1],
      [c.cx - width * 0.4, c.h + 1],
    ]),
    pal.glow,
    { opacity: 0.4 },
  )
  for (const side of [-1, 1])
    curtain(c, c.cx + side * (width / 2 + 11), side, floor + 3, mix(pal.pale, pal.skyLow, 0.35))
  const top = c.h * 0.2
  const x = c.cx + rand.between(-4, 4)
  c.line(`M${x} ${floor - height + 2}V${top - 7}`, mix(pal.second, pal.deep, 0.3), 0.4)
  c.line(
    `M${x} ${top - 6}q-2 -3 0 -4.4q2.4 0.4 1.4 2.6L${x} ${top - 4}L${x - 8.5} ${top + 0.6}M${x} ${top - 4}L${x + 8.5} ${top + 0.6}`,
    mix(pal.second, pal.deep, 0.35),
    0.8,
  )
  const tall = floor - top + 4
  c.ellipse(x + 4, floor + 5, tall * 0.36, 3.4, pal.deep, { opacity: 0.28 })
  gown(c, {
    x,
    top: top + 1,
    height: tall,
    spread: tall * rand.between(0.26, 0.34),
    color: cloths(c),
    straps: true,
    train: rand.between(6, 18),
  })
  veil(c, lx, c.h * 0.4)
}

function curtain(c: Canvas, x: number, side: number, floor: number, color: string): void {
  for (let i = 0; i < 4; i++) {
    const px = x + side * i * 3.6
    c.path(
      `M${px - 3} -1C${px - 2} ${floor * 0.4} ${px - side * 5} ${floor * 0.5} ${px - 3} ${floor}H${px + 3}C${px + 3 - side * 5} ${floor * 0.5} ${px + 4} ${floor * 0.4} ${px + 3} -1Z`,
      fold(c, color, px - 4, px + 4, 0.35),
    )
  }
}

/** Rounds the free end of the cloth. */
function tip(upper: readonly Point[], lower: readonly Point[]): Point[] {
  const [ax, ay] = upper[upper.length - 1] ?? [0, 0]
  const [bx, by] = lower[lower.length - 1] ?? [0, 0]
  return [
    [ax + 3, ay + (by - ay) * 0.3],
    [(ax + bx) / 2 - 2, ay + (by - ay) * 0.68],
  ]
}

/** Someone in a long veil before the sea, the wind in it. */
export function windVeil(c: Canvas): void {
  const { pal, rand } = c
  const horizon = c.h * rand.between(0.52, 0.58)
  const sx = c.w * rand.between(0.5, 0.64)
  const sy = horizon - c.h * rand.between(0.16, 0.24)
  sky(c, sx, sy, 90)
  if (pal.dark) stars(c, horizon * 0.8, 60)
  clouds(c, 6, horizon * 0.6, 5)
  sun(c, sx, sy, rand.between(17, 22))
  island(c, c.w * 0.95, horizon, c.w * 0.5, 15, mix(pal.far, pal.skyLow, 0.15))
  island(c, c.w * 0.1, horizon, c.w * 0.4, 10, mix(pal.mid, pal.skyLow, 0.1))
  sea(c, horizon, c.h + 1, sx)
  const crest = c.h * 0.8
  c.path(
    smooth([
      [-3, crest + 8],
      [c.w * 0.2, crest + 1],
      [c.w * 0.36, crest],
      [c.w * 0.6, crest + 6],
      [c.w + 3, crest + 14],
    ]) + `V${c.h + 2}H-3Z`,
    c.linear(0, crest, 0, c.h, [
      [0, mix(pal.leaf, pal.second, 0.3)],
      [1, mix(pal.leaf, pal.deep, 0.5)],
    ]),
  )
  const x = c.w * 0.32
  const k = c.h * (c.tall ? 0.46 : 0.58)
  const y = crest + 4
  const top = y - k
  shadow(c, x, y, k * 0.34, 26, 0.35)
  const reach = c.w * (c.tall ? 0.58 : 0.5)
  const lift = rand.between(4, 16)
  for (let i = 3; i >= 0; i--) {
    const upper = trace(8, (t): Point => [
      x + t * reach * (1 - i * 0.07),
      top + k * 0.04 + t * (i * 5 - lift) + Math.sin(t * 5.6 + i * 0.5) * (5 + t * 5) + t * t * 7,
    ])
    const lower = trace(8, (t): Point => [
      x + t * reach * (0.94 - i * 0.05),
      top + k * 0.16 + t * (k * 0.22 + i * 6 - lift * 0.6) + Math.sin(t * 5.1 + 0.8 + i * 0.6) * (4 + t * 6),
    ])
    c.path(
      `${smooth([...upper, ...tip(upper, lower), ...lower.toReversed()])}Z`,
      c.linear(x, 0, x + reach, 0, [
        [0, pal.glow, 0.85],
        [0.5, pal.pale, 0.55],
        [1, pal.glow, 0.3],
      ]),
    )
    c.line(smooth(upper), pal.glow, 0.4, { opacity: 0.9 })
    c.line(smooth(lower), pal.glow, 0.3, { opacity: 0.7 })
  }
  const skin = mix(pal.pale, pal.accent, 0.36)
  const hair = mix(pal.accent, pal.deep, 0.66)
  c.path(
    `M${x - k * 0.022} ${top + k * 0.1}L${x - k * 0.03} ${top + k * 0.17}C${x - k * 0.1} ${top + k * 0.19} ${x - k * 0.1} ${top + k * 0.24} ${x - k * 0.085} ${top + k * 0.3}H${x + k * 0.085}C${x + k * 0.1} ${top + k * 0.24} ${x + k * 0.1} ${top + k * 0.19} ${x + k * 0.03} ${top + k * 0.17}L${x + k * 0.022} ${top + k * 0.1}Z`,
    volume(c, skin, x - k * 0.1, x + k * 0.1, 0.3),
  )
  c.line(
    `M${x - k * 0.085} ${top + k * 0.22}C${x - k * 0.13} ${top + k * 0.32} ${x - k * 0.12} ${top + k * 0.38} ${x - k * 0.05} ${top + k * 0.42}`,
    skin,
    k * 0.032,
  )
  bouquet(c, x - k * 0.115, top + k * 0.41, k * 0.06, k * 0.045, k * 0.024)
  gown(c, {
    x,
    top: top + k * 0.17,
    height: k * 0.83,
    spread: k * 0.25,
    color: mix(pal.pale, pal.glow, 0.3),
    straps: false,
    train: k * 0.16,
  })
  c.ellipse(x, top + k * 0.055, k * 0.052, k * 0.066, hair)
  c.circle(x + k * 0.006, top + k * 0.085, k * 0.045, mix(hair, pal.deep, 0.3))
  for (let i = 0; i < 4; i++)
    c.line(
      `M${x - k * 0.04 + i * k * 0.024} ${top + k * 0.01}Q${x - k * 0.05 + i * k * 0.03} ${top + k * 0.06} ${x - k * 0.005 + i * k * 0.006} ${top + k * 0.1}`,
      mix(hair, pal.glow, 0.3),
      k * 0.004,
      { opacity: 0.8 },
    )
  const colors = bloomColors(c)
  for (let i = 0; i < 7; i++)
    flower(
      c,
      i % 2 ? 'daisy' : 'rose',
      x - k * 0.045 + i * k * 0.016,
      top + k * (0.012 - 0.02 * Math.sin((i / 6) * Math.PI)),
      k * 0.014,
      colors[i % 3] ?? pal.accent,
      i * 30,
    )
  for (let i = 0; i < 40; i++) {
    const gx = (i / 39) * c.w
    c.line(
      `M${gx} ${c.h + 1}q${rand.between(0, 2)} -6 ${rand.between(1, 6)} ${-rand.between(5, 14)}`,
      mix(pal.leaf, pal.deep, rand.between(0.35, 0.6)),
      0.5,
    )
  }
  birds(c, c.w * 0.82, c.h * 0.2, 4)
  veil(c, sx, sy)
}

/** Silk from near: only folds, with a few pearls caught in them. */
export function folds(c: Canvas): void {
  const { pal, rand } = c
  const color = rand.pick([
    pal.pale,
    mix(pal.accent, pal.pale, 0.45),
    mix(pal.sea, pal.pale, 0.5),
    mix(pal.second, pal.pale, 0.45),
    pal.accent,
  ])
  c.fill(mix(color, pal.deep, 0.3))
  const count = 11
  const sway = rand.between(9, 20)
  const phase = rand.between(0, 6)
  const diagonal = c.h * rand.between(0.25, 0.6)
  const edge = (k: number): Point[] =>
    trace(10, (t): Point => [
      -4 + t * (c.w + 8),
      c.h * (-0.35 + k * 0.165) +
        diagonal * (0.5 - t) +
        Math.sin(t * 4.2 + phase + k * 0.42) * sway * (0.6 + 0.4 * Math.sin(k * 1.7)),
    ])
  for (let k = 0; k < count; k++) {
    const upper = edge(k)
    const lower = edge(k + 1.25)
    const mid = upper[5]?.[1] ?? 0
    const low = lower[5]?.[1] ?? 0
    const gap = Math.max(9, low - mid)
    const paint = c.linear(c.w * 0.42, mid, c.w * 0.42 + gap * 0.5, mid + gap, [
      [0, mix(color, pal.glow, 0.75)],
      [0.16, mix(color, pal.glow, 0.35)],
      [0.5, color],
      [0.82, mix(color, pal.deep, 0.3)],
      [1, mix(color, pal.deep, 0.52)],
    ])
    c.path(`${smooth(upper)}L${smooth(lower.toReversed()).slice(1)}Z`, paint)
    c.line(smooth(upper), mix(color, pal.glow, 0.85), 0.35, { opacity: 0.7 })
    const between = edge(k + 0.55)
    c.line(smooth(between.slice(1, 9)), mix(color, pal.deep, 0.35), 0.25, { opacity: 0.35 })
  }
  const line = edge(rand.between(3.4, 5.2))
  const kind = rand.whole(0, 2)
  if (kind === 0) {
    const beads = trace(46, (t): Point => {
      const s = t * 9.99
      const [ax, ay] = line[Math.floor(s)] ?? [0, 0]
      const [bx, by] = line[Math.floor(s) + 1] ?? [ax, ay]
      return [ax + (bx - ax) * (s % 1), ay + (by - ay) * (s % 1) + Math.sin(t * 9) * 4]
    })
    for (const [px, py] of beads) {
      c.circle(px + 0.8, py + 1.2, 1.7, pal.deep, { opacity: 0.3 })
      pearl(c, px, py, 1.65, pal.pale)
    }
  } else if (kind === 1) {
    const [px, py] = line[rand.whole(4, 6)] ?? [c.cx, c.cy]
    for (let i = 0; i < 9; i++)
      sprig(c, px, py, i * 40, rand.between(13, 20), mix(pal.leaf, i % 2 ? pal.deep : pal.glow, 0.2), 7, 16, 0.4)
    const colors = bloomColors(c)
    for (const [dx, dy, r, n] of [
      [-7, 2, 5.5, 1],
      [7, 4, 5, 3],
      [1, -6, 5, 0],
      [0, 2, 7.5, 2],
    ] as const)
      flower(c, (['rose', 'anemone', 'dahlia', 'rose'] as const)[n], px + dx, py + dy, r, colors[n], n * 30)
  } else {
    const [px, py] = line[5] ?? [c.cx, c.cy]
    bow(c, px, py, 15, mix(pal.accent, color === pal.accent ? pal.pale : pal.accent, 0.6), 1)
    glint(c, px - 8, py - 8, 4)
  }
  veil(c, 0, 0)
}

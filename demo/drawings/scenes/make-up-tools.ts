import { band, type Canvas, type Point, polar, polygon, trace } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/colors.ts'
import { flower, sprig } from '#demo/drawings/kit/flora.ts'
import { room, shadow, veil, volume } from '#demo/drawings/kit/light.ts'
import { glint, metal, pearl } from '#demo/drawings/kit/materials.ts'
import { branchShadow, stems, vase } from '#demo/drawings/kit/props.ts'

export const gold = (c: Canvas): string => mix(c.pal.second, '#c98a3a', 0.3)

export const skins = (c: Canvas): [string, string, string, string] => [
  mix(c.pal.pale, c.pal.accent, 0.3),
  mix(c.pal.pale, c.pal.accent, 0.5),
  c.pal.accent,
  mix(c.pal.accent, c.pal.deep, 0.35),
]

/** A brush lying or standing along `turn` (0 is up), its bristles at the far end. */
export function brush(
  c: Canvas,
  x: number,
  y: number,
  turn: number,
  length: number,
  kind: number,
  handle: string,
  bristle: string,
): void {
  const { pal } = c
  c.at(x, y, turn, length / 50, () => {
    c.path('M-0.7 0Q-1.7 -9 -1.5 -27H1.5Q1.7 -9 0.7 0Q0 1 -0.7 0Z', volume(c, handle, -1.6, 1.6, 0.45))
    c.path('M-1.6 -27H1.6L2.1 -34H-2.1Z', metal(c, gold(c), -2, 0, 2, 0))
    const shapes = [
      'M-2 -34C-5.4 -40 -5 -46.4 0 -50C5 -46.4 5.4 -40 2 -34Z',
      'M-2 -34C-3.6 -40 -3.4 -46 -2.6 -47.6Q0 -51 2.6 -47.6C3.4 -46 3.6 -40 2 -34Z',
      'M-2 -34C-6.6 -38 -8.4 -45 -7 -47.4Q0 -51 7 -47.4C8.4 -45 6.6 -38 2 -34Z',
      'M-1.8 -34C-2.6 -40 -2 -46 2.4 -49.4Q3 -41 1.8 -34Z',
    ]
    const shape = shapes[kind % 4] ?? ''
    c.path(
      shape,
      c.linear(0, -34, 0, -50, [
        [0, mix(bristle, pal.deep, 0.55)],
        [0.5, bristle],
        [1, mix(bristle, pal.glow, 0.55)],
      ]),
    )
    for (let i = -2; i <= 2; i++)
      c.line(`M${i * 0.6} -35Q${i * 1.1} -41 ${i * 1.3} -46.4`, mix(bristle, pal.deep, 0.4), 0.14, { opacity: 0.6 })
  })
}

export function lipstick(c: Canvas, x: number, y: number, size: number, color: string): void {
  const { pal } = c
  const ink = mix(pal.deep, pal.near, 0.25)
  shadow(c, x, y, size * 0.3, size * 0.8, 0.35)
  c.path(
    `M${x - size * 0.085} ${y - size * 0.5}V${y - size * 0.86}Q${x - size * 0.07} ${y - size * 0.98} ${x + size * 0.085} ${y - size}V${y - size * 0.5}Z`,
    volume(c, color, x - size * 0.09, x + size * 0.09, 0.4),
  )
  c.path(
    `M${x - size * 0.085} ${y - size * 0.86}Q${x - size * 0.06} ${y - size * 0.98} ${x + size * 0.085} ${y - size}Q${x + size * 0.05} ${y - size * 0.88} ${x - size * 0.085} ${y - size * 0.84}Z`,
    mix(color, pal.glow, 0.5),
  )
  c.rect(
    x - size * 0.11,
    y - size * 0.6,
    size * 0.22,
    size * 0.2,
    metal(c, gold(c), x - size * 0.11, 0, x + size * 0.11, 0),
  )
  c.rect(
    x - size * 0.145,
    y - size * 0.42,
    size * 0.29,
    size * 0.42,
    volume(c, ink, x - size * 0.145, x + size * 0.145, 0.4),
    { radius: size * 0.012 },
  )
  c.rect(
    x - size * 0.145,
    y - size * 0.43,
    size * 0.29,
    size * 0.03,
    metal(c, gold(c), x - size * 0.14, 0, x + size * 0.14, 0),
  )
}

export function compact(c: Canvas, x: number, y: number, r: number, powder: string): void {
  const { pal } = c
  c.ellipse(x + 3, y + 1.6, r * 1.2, r * 0.34, pal.deep, { opacity: 0.25 })
  c.ellipse(x, y - r * 0.95, r * 0.94, r * 0.86, metal(c, gold(c), x - r, y - r * 2, x + r, y))
  c.ellipse(
    x,
    y - r * 0.95,
    r * 0.8,
    r * 0.72,
    c.linear(x - r, y - r * 2, x + r, y, [
      [0, pal.glow],
      [0.5, mix(pal.skyLow, pal.sea, 0.2)],
      [1, mix(pal.skyTop, pal.glow, 0.3)],
    ]),
  )
  c.path(
    `M${x - r} ${y - r * 0.1}V${y + r * 0.12}A${r} ${r * 0.32} 0 0 0 ${x + r} ${y + r * 0.12}V${y - r * 0.1}Z`,
    metal(c, gold(c), x - r, 0, x + r, 0),
  )
  c.ellipse(x, y - r * 0.1, r, r * 0.32, mix(gold(c), pal.glow, 0.4))
  c.ellipse(x, y - r * 0.1, r * 0.84, r * 0.25, mix(powder, pal.deep, 0.15))
  c.ellipse(x, y - r * 0.07, r * 0.8, r * 0.22, powder)
}

export function perfume(c: Canvas, x: number, y: number, size: number, kind: number, liquid: string): void {
  const { pal } = c
  const w = size * (kind === 1 ? 0.3 : 0.36)
  const top = y - size * 0.68
  const shape =
    kind === 0
      ? `M${x - w} ${y}V${top}Q${x - w} ${top - 2} ${x - w + 2} ${top - 2}H${x + w - 2}Q${x + w} ${top - 2} ${x + w} ${top}V${y}Z`
      : kind === 1
        ? `M${x - w * 0.5} ${y}C${x - w * 1.6} ${y - size * 0.1} ${x - w * 1.5} ${top + size * 0.06} ${x - w * 0.3} ${top - 2}H${x + w * 0.3}C${x + w * 1.5} ${top + size * 0.06} ${x + w * 1.6} ${y - size * 0.1} ${x + w * 0.5} ${y}Z`
        : `M${x - w * 0.75} ${y}L${x - w * 1.1} ${top + size * 0.2}L${x - w * 0.4} ${top - 2}H${x + w * 0.4}L${x + w * 1.1} ${top + size * 0.2}L${x + w * 0.75} ${y}Z`
  c.path(shape, volume(c, mix(liquid, pal.pale, 0.55), x - w * 1.3, x + w * 1.3, 0.25))
  c.clip(shape, () => {
    c.rect(x - w * 1.6, top + size * 0.16, w * 3.2, size, volume(c, liquid, x - w * 1.2, x + w * 1.2, 0.3), {
      opacity: 0.9,
    })
    c.path(
      polygon([
        [x - w * 0.75, top],
        [x - w * 0.4, top],
        [x - w * 0.5, y],
        [x - w * 0.85, y],
      ]),
      pal.glow,
      { opacity: 0.45 },
    )
    if (kind === 2)
      c.line(`M${x - w * 1.1} ${top + size * 0.2}H${x + w * 1.1}M${x} ${top}V${y}`, pal.glow, 0.3, { opacity: 0.6 })
  })
  c.path(shape, 'none', { stroke: pal.glow, width: 0.3, opacity: 0.7 })
  c.rect(
    x - size * 0.09,
    top - 2 - size * 0.07,
    size * 0.18,
    size * 0.08,
    metal(c, gold(c), x - size * 0.09, 0, x + size * 0.09, 0),
  )
  if (kind === 1) pearl(c, x, top - 2 - size * 0.16, size * 0.12, pal.pale)
  else
    c.rect(
      x - size * 0.13,
      top - 2 - size * 0.26,
      size * 0.26,
      size * 0.2,
      volume(c, kind === 0 ? mix(pal.deep, pal.near, 0.3) : pal.accent, x - size * 0.13, x + size * 0.13, 0.4),
      { radius: size * 0.02 },
    )
}

/** Brushes in a fan with arcs of powder. */
export function brushes(c: Canvas): void {
  const { pal, rand } = c
  const ground = rand.pick([
    pal.skyTop,
    mix(pal.accent, pal.skyLow, 0.35),
    mix(pal.near, pal.mid, 0.3),
    mix(pal.sea, pal.skyLow, 0.3),
  ])
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, mix(ground, pal.glow, 0.32)],
      [1, mix(ground, pal.deep, 0.22)],
    ]),
  )
  const x = c.cx
  const y = c.h * (c.tall ? 0.98 : 1.06)
  const tones = skins(c)
  const far = c.h * (c.tall ? 0.7 : 0.98)
  c.circle(
    x,
    c.h * 0.5,
    c.tall ? 40 : 37,
    c.linear(0, 0, 0, c.h, [
      [0, pal.glow],
      [1, mix(pal.second, pal.skyLow, 0.4)],
    ]),
    { opacity: 0.8 },
  )
  for (let i = 0; i < 6; i++) {
    const points = trace(16, (t): Point =>
      polar(x, y, far * (1.02 - i * 0.055) + Math.sin(t * 9 + i) * 1.8, -160 + t * 140),
    )
    c.path(
      band(points, (t) => 1 + Math.sin(t * Math.PI) * 5),
      [...tones, pal.pale, pal.second][i] ?? pal.accent,
      { opacity: 0.42 },
    )
  }
  for (let i = 0; i < 130; i++) {
    const a = rand.between(-155, -25)
    const d = far * (0.95 + rand.between(-0.22, 0.3) * rand.next())
    c.circle(...polar(x, y, d, a), rand.between(0.2, 1), tones[i % 4] ?? pal.accent, {
      opacity: rand.between(0.4, 0.9),
    })
  }
  const count = rand.pick([5, 7] as const)
  const handles = [pal.deep, mix(pal.near, pal.deep, 0.3), mix(pal.accent, pal.deep, 0.3), pal.pale]
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1) - 0.5
    const length = (c.tall ? 84 : 83) - Math.abs(t) * 16
    c.group({ opacity: 0.24, transform: 'translate(2.4 2.6)' }, () =>
      c.line(`M${x + t * 12} ${y}L${polar(x + t * 12, y, length * 0.92, t * 96 - 90).join(' ')}`, pal.deep, 4),
    )
    brush(
      c,
      x + t * 12,
      y,
      t * 96,
      length,
      i + rand.whole(0, 1),
      handles[i % 4] ?? pal.deep,
      tones[(i * 3) % 4] ?? pal.accent,
    )
  }
  for (const side of [-1, 1])
    for (let i = 0; i < 3; i++)
      sprig(
        c,
        x + side * (12 + i * 8),
        c.h + 3,
        side * (48 + i * 15),
        42 - i * 5,
        mix(pal.leaf, i % 2 ? pal.glow : pal.deep, 0.2),
        9,
        side * 10,
        0.38,
      )
  flower(c, 'rose', x - 7, c.h - 2, 8, mix(pal.accent, pal.pale, 0.4), 0)
  flower(c, 'anemone', x + 9, c.h - 1, 7, pal.pale, 20)
  veil(c, 0, 0)
}

/** Perfume bottles and a vase on a tray. */
export function bottles(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.68
  room(c, edge)
  branchShadow(c, c.w * 0.03, -4, 145, 48)
  const y = c.h * 0.86
  const reach = c.tall ? 34 : 42
  c.ellipse(c.cx + 5, y + 5, reach * 1.2, 8, pal.deep, { opacity: 0.24 })
  c.ellipse(c.cx, y + 2.4, reach * 1.16, 8, metal(c, gold(c), c.cx - reach, 0, c.cx + reach, 0))
  c.ellipse(
    c.cx,
    y + 1,
    reach * 1.12,
    7,
    c.linear(c.cx - reach, 0, c.cx + reach, 0, [
      [0, mix(pal.skyLow, pal.glow, 0.5)],
      [1, mix(pal.skyTop, pal.far, 0.3)],
    ]),
  )
  const liquids = [
    mix(pal.second, pal.accent, 0.25),
    mix(pal.accent, pal.pale, 0.35),
    mix(pal.sea, pal.pale, 0.25),
    mix(pal.leaf, pal.second, 0.3),
  ]
  const start = rand.whole(0, 3)
  stems(c, c.cx + reach * 0.5, y - 29, c.h * 0.36, 7, ['rose', 'anemone', 'daisy'], 4.4)
  vase(c, c.cx + reach * 0.5, y - 1, 30, pal.pale)
  perfume(c, c.cx - reach * 0.42, y - 1, 48, start % 3, liquids[start] ?? pal.accent)
  perfume(c, c.cx - reach * 0.82, y + 2, 30, (start + 1) % 3, liquids[(start + 1) % 4] ?? pal.second)
  perfume(c, c.cx + reach * 0.06, y + 3.6, 34, (start + 2) % 3, liquids[(start + 2) % 4] ?? pal.sea)
  compact(c, c.cx + reach * 0.86, y + 4, 7.6, skins(c)[1])
  for (const [dx, dy] of [
    [-16, 6],
    [-11, 7.4],
    [-6.4, 8],
  ] as const)
    pearl(c, c.cx + dx, y + dy - 1, 1.6, pal.pale)
  glint(c, c.cx - reach * 0.56, y - 30, 4.4)
  veil(c, c.w * 0.2, 0)
}

/** Lipsticks and a powder box like a small town. */
export function stillColors(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.7
  room(c, edge)
  branchShadow(c, c.w * 0.97, -4, 218, 46)
  const y = c.h * 0.88
  const tones = [...skins(c), mix(pal.accent, pal.near, 0.45)]
  const reach = c.tall ? 34 : 46
  const count = c.tall ? 4 : 5
  const order = Array.from({ length: count }, (_, i) => i).toSorted((a, b) => (b % 2) - (a % 2))
  for (const i of order) {
    const x = c.cx - reach + (i * reach * 2) / (count - 1) + rand.between(-2, 2)
    lipstick(
      c,
      x,
      y - (i % 2 ? 7 : 0),
      rand.between(38, 56) + (i % 2 ? 8 : 0),
      tones[(i + rand.whole(0, 4)) % 5] ?? pal.accent,
    )
  }
  for (let i = 0; i < 6; i++) pearl(c, c.cx - reach * 0.4 + i * 4.1, y + 6 + Math.sin(i * 1.9) * 1.2, 1.5, pal.pale)
  compact(c, c.cx + reach * 0.82, y + 7, 10.5, tones[0] ?? pal.pale)
  flower(
    c,
    rand.pick(['rose', 'anemone', 'dahlia'] as const),
    c.cx - reach * 0.92,
    y + 4,
    6.6,
    mix(pal.accent, pal.pale, 0.5),
    0,
  )
  for (const a of [-80, -50]) sprig(c, c.cx - reach, y + 6, a, 17, pal.leaf, 6, 10, 0.4)
  glint(c, c.cx + reach * 0.6, y - 6, 4)
  veil(c, c.w * 0.2, 0)
}

import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { flower, sprig } from '#demo/drawings/kit/flora.ts'
import { room, shadow, veil, volume } from '#demo/drawings/kit/light.ts'
import { polygon } from '#demo/drawings/kit/paths.ts'
import { berry } from './parts.ts'

/** A tiered stand of small sweets. */
export function sweets(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.72
  room(c, edge)
  const x = c.cx
  const base = c.h * 0.92
  const tiers = [
    [30, base - 8],
    [23, base - 8 - c.h * 0.255],
    [15.5, base - 8 - c.h * 0.48],
  ] as const
  const tone = mix(pal.second, pal.pale, 0.3)
  shadow(c, x, base, 26, 42, 0.45)
  c.path(
    `M${x - 13} ${base}Q${x - 2} ${base - 2} ${x - 1.6} ${base - 8}H${x + 1.6}Q${x + 2} ${base - 2} ${x + 13} ${base}Q${x} ${base + 2.5} ${x - 13} ${base}Z`,
    volume(c, tone, x - 12, x + 12),
  )
  c.line(`M${x} ${base - 8}V${(tiers[2]?.[1] ?? 0) - 15}`, volume(c, tone, x - 1, x + 1.2), 1.2)
  c.ring(x, tiers[2][1] - 18, 3, tone, 0.9)
  const colors = [
    pal.accent,
    mix(pal.accent, pal.pale, 0.55),
    mix(pal.leaf, pal.pale, 0.45),
    pal.second,
    mix(pal.near, pal.pale, 0.35),
    mix(pal.sea, pal.pale, 0.4),
  ]
  tiers.forEach(([half, y], level) => {
    const kind = (level + rand.whole(0, 2)) % 3
    const size = kind === 0 ? 5.1 : kind === 1 ? 5.6 : 4.6
    for (const back of [1, 0]) {
      const count = Math.floor(((half - 2) * 2) / (size * 2)) - (back ? 1 : 0)
      for (let i = 0; i < count; i++) {
        const px = x + (i - (count - 1) / 2) * size * 2.02
        if (Math.abs(px - x) < 1.4 && back) continue
        sweet(c, px, y - (back ? 3.6 : 0.6), size, kind, colors[(i * 2 + level + back) % 6] ?? pal.accent)
      }
    }
    c.path(
      `M${x - half - 2} ${y - 1}Q${x} ${y + 3.4} ${x + half + 2} ${y - 1}Q${x + half} ${y + 2.6} ${x} ${y + 3}Q${x - half} ${y + 2.6} ${x - half - 2} ${y - 1}Z`,
      volume(c, pal.pale, x - half, x + half, 0.35),
    )
  })
  for (const side of [-1, 1]) {
    const px = x + side * 46
    if (px < 4 || px > c.w - 4) continue
    shadow(c, px, base - 2, 14, 18, 0.35)
    for (let i = 0; i < 3; i++) sweet(c, px, base - 2 - i * 6.4, 6.4, 0, colors[(i + side + 3) % 6] ?? pal.second)
  }
  for (let i = 0; i < 4; i++)
    sprig(c, x - 24 + i * 2, base + 2, -64 - i * 14, 20, mix(pal.leaf, i % 2 ? pal.glow : pal.deep, 0.2), 7, 12, 0.4)
  flower(c, 'rose', x - 24, base + 1, 4.6, pal.pale, 0)
  flower(c, 'dahlia', x - 17, base + 3.5, 3.4, pal.accent, 0)
  veil(c, c.w * 0.2, 0)
}

function sweet(c: Canvas, x: number, y: number, r: number, kind: number, color: string): void {
  const { pal } = c
  if (kind === 0) {
    const shell = (cy: number, up: boolean): void =>
      c.path(
        up
          ? `M${x - r} ${cy}C${x - r} ${cy - r * 0.62} ${x + r} ${cy - r * 0.62} ${x + r} ${cy}Z`
          : `M${x - r} ${cy}C${x - r} ${cy + r * 0.45} ${x + r} ${cy + r * 0.45} ${x + r} ${cy}Z`,
        volume(c, color, x - r, x + r, 0.35),
      )
    shell(y - r * 0.33, false)
    c.rect(x - r * 0.94, y - r * 0.56, r * 1.88, r * 0.26, mix(color, pal.glow, 0.72), { radius: r * 0.1 })
    shell(y - r * 0.54, true)
  } else if (kind === 1) {
    c.path(
      polygon([
        [x - r * 0.72, y - r * 0.85],
        [x + r * 0.72, y - r * 0.85],
        [x + r * 0.5, y],
        [x - r * 0.5, y],
      ]),
      volume(c, mix(pal.second, pal.deep, 0.3), x - r * 0.7, x + r * 0.7),
    )
    for (let i = 1; i < 6; i++)
      c.line(`M${x - r * 0.72 + i * r * 0.24} ${y - r * 0.85}L${x - r * 0.5 + i * r * 0.166} ${y}`, pal.deep, 0.18, {
        opacity: 0.35,
      })
    for (const [k, up] of [
      [0.82, 0.95],
      [0.62, 1.25],
      [0.36, 1.52],
    ] as const)
      c.rect(
        x - r * k,
        y - r * up - r * 0.18,
        r * k * 2,
        r * 0.4,
        volume(c, mix(color, pal.pale, 0.35), x - r * k, x + r * k, 0.3),
        { radius: r * 0.2 },
      )
    berry(c, x, y - r * 1.82, r * 0.24, pal.accent)
  } else {
    c.path(
      `M${x - r * 0.9} ${y}Q${x - r * 0.9} ${y - r * 1.5} ${x} ${y - r * 1.5}Q${x + r * 0.9} ${y - r * 1.5} ${x + r * 0.9} ${y}Z`,
      volume(c, color, x - r, x + r, 0.4),
    )
    c.line(
      `M${x - r * 0.7} ${y - r * 0.6}q${r * 0.3} ${-r * 0.4} ${r * 0.5} 0t${r * 0.5} 0t${r * 0.4} ${-r * 0.1}`,
      mix(color, pal.glow, 0.75),
      r * 0.1,
    )
    berry(c, x, y - r * 1.55, r * 0.22, pal.second)
  }
}

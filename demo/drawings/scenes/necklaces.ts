import { archway, type Canvas, disc, type Point, polar, polygon, trace } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/colors.ts'
import { sprig } from '#demo/drawings/kit/flora.ts'
import { veil } from '#demo/drawings/kit/light.ts'
import { brilliantTop, glint, metal, pearl } from '#demo/drawings/kit/materials.ts'
import { gold } from './rings.ts'

/** A drop hanging from two fine chains. */
export function pendant(c: Canvas): void {
  const { pal, rand } = c
  const ground = rand.pick([
    mix(pal.near, pal.deep, 0.3),
    mix(pal.skyTop, pal.near, 0.3),
    mix(pal.sea, pal.deep, 0.3),
    mix(pal.accent, pal.deep, 0.45),
  ])
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, mix(ground, pal.skyLow, 0.3)],
      [1, mix(ground, pal.deep, 0.4)],
    ]),
  )
  const x = c.cx
  const y = c.h * (c.tall ? 0.56 : 0.57)
  const halo = rand.between(36, 40)
  c.circle(
    x,
    y - 4,
    halo,
    c.linear(0, y - halo, 0, y + halo, [
      [0, mix(pal.glow, pal.second, 0.15)],
      [0.6, mix(pal.second, ground, 0.25)],
      [1, mix(pal.second, ground, 0.72)],
    ]),
  )
  for (let i = 0; i < 4; i++) c.ring(x, y - 4, halo + 4 + i * 4, pal.second, 0.25, { opacity: 0.55 - i * 0.12 })
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++)
      sprig(
        c,
        x + side * (halo - 4),
        c.h + 2,
        side * (6 + i * 20),
        c.h * 0.48,
        mix(pal.leaf, i % 2 ? pal.glow : pal.deep, 0.25),
        10,
        side * 14,
        0.34,
      )
  const size = rand.between(12, 14.5)
  const top = y - size * 1.5
  const chain = (spread: number, sag: number): void => {
    const points = trace(60, (t): Point => {
      const s = Math.abs(t * 2 - 1)
      return [x + (t * 2 - 1) * spread, top - 3 - s ** 1.45 * (top + sag)]
    })
    points.forEach(([px, py], i) => {
      c.circle(px + 0.6, py + 0.9, i % 2 ? 0.5 : 0.8, pal.deep, { opacity: 0.35 })
      c.circle(px, py, i % 2 ? 0.5 : 0.8, i % 2 ? mix(gold(c), pal.glow, 0.5) : gold(c))
    })
  }
  chain(c.tall ? 42 : 50, 6)
  if (rand.chance(0.6)) chain(c.tall ? 30 : 35, 14)
  pear(
    c,
    x,
    y,
    size,
    rand.pick([
      mix(pal.sea, pal.skyLow, 0.25),
      pal.accent,
      mix(pal.leaf, pal.skyLow, 0.2),
      mix(pal.pale, pal.mid, 0.3),
    ]),
  )
  brilliantTop(c, x, top - 2.6, 3.2, mix(pal.pale, pal.sea, 0.2), 10)
  c.ring(x, top - 2.6, 3.5, gold(c), 0.7)
  glint(c, x - size * 0.5, y - size * 0.5, 6)
  glint(c, x + size * 0.9, y + size * 0.7, 3)
  veil(c, c.w * 0.2, 0)
}

/** A pear-shaped stone in a halo of small ones. */
function pear(c: Canvas, x: number, y: number, r: number, color: string): void {
  const { pal } = c
  const n = 20
  const at = (k: number, step: number): Point => {
    const a = (step / n) * Math.PI * 2
    return [
      x + Math.sin(a) * Math.abs(Math.sin(a / 2)) * r * k * 1.08,
      y - Math.cos(a) * r * 1.25 * k + (1 - k) * r * 0.3,
    ]
  }
  const outline = (k: number): string => polygon(Array.from({ length: n * 2 }, (_, i): Point => at(k, i / 2)))
  c.path(outline(1.5), pal.deep, { opacity: 0.35, transform: 'translate(2 2.6)' })
  c.path(outline(1.48), metal(c, gold(c), x - r, y - r, x + r, y + r))
  for (let i = 0; i < 22; i++) {
    const [px, py] = at(1.26, (i * n) / 22)
    brilliantTop(c, px, py, r * 0.115, mix(pal.pale, pal.sea, 0.15), i * 15)
  }
  c.path(outline(1.06), metal(c, gold(c), x + r, y - r, x - r, y + r))
  const tone = (i: number, bias: number): string => {
    const v = 0.5 + 0.42 * Math.cos(((i / n) * 360 + 40) * (Math.PI / 180)) + bias + ((i * 37) % 5) * 0.05 - 0.1
    return v > 0.5
      ? mix(color, pal.glow, Math.min(0.95, (v - 0.5) * 1.5))
      : mix(color, pal.deep, Math.min(0.8, (0.5 - v) * 1.2))
  }
  c.path(outline(1), mix(color, pal.deep, 0.2))
  for (let i = 0; i < n; i += 2) {
    c.path(polygon([at(1, i), at(1, i + 1), at(0.6, i + 1)]), tone(i, 0.1))
    c.path(polygon([at(1, i + 1), at(1, i + 2), at(0.6, i + 1)]), tone(i + 1, -0.12))
    c.path(polygon([at(1, i), at(0.6, i + 1), at(0.6, i - 1)]), tone(i + 7, 0.08))
  }
  const table = Array.from({ length: n / 2 }, (_, i): Point => at(0.6, i * 2 + 1))
  c.path(
    polygon(table),
    c.linear(x - r * 0.5, y - r * 0.5, x + r * 0.5, y + r * 0.6, [
      [0, mix(color, pal.glow, 0.8)],
      [0.5, mix(color, pal.glow, 0.2)],
      [1, mix(color, pal.deep, 0.25)],
    ]),
  )
  c.path(polygon(table), 'none', { stroke: pal.glow, width: 0.15, opacity: 0.8 })
}

/** A bust with strings of pearls. */
export function pearls(c: Canvas): void {
  const { pal, rand } = c
  const ground = c.h
  c.fill(
    c.linear(0, 0, c.w, ground, [
      [0, pal.skyLow],
      [1, mix(pal.skyTop, pal.far, 0.4)],
    ]),
  )
  const radius = rand.between(36, 42)
  const cy = c.h * (c.tall ? 0.4 : 0.42)
  c.circle(
    c.cx,
    cy,
    radius,
    c.linear(0, cy - radius, 0, cy + radius, [
      [0, pal.glow],
      [1, mix(pal.second, pal.skyLow, 0.4)],
    ]),
    { opacity: 0.9 },
  )
  for (const side of [-1, 1])
    for (let i = 0; i < 3; i++)
      sprig(
        c,
        c.cx + side * (radius - 2 + i * 3),
        c.h * 0.86,
        side * (16 + i * 24),
        c.h * 0.46,
        mix(pal.leaf, i % 2 ? pal.glow : pal.deep, 0.18),
        10,
        side * 16,
        0.34,
      )
  const cloth = rand.pick([pal.near, mix(pal.near, pal.deep, 0.4), pal.accent, pal.leaf])
  const w = 40
  const neck = c.h * 0.2
  const shoulder = c.h * 0.52
  const shape = `M${c.cx - 9} ${neck}C${c.cx - 8} ${neck + 14} ${c.cx - 9} ${shoulder - 14} ${c.cx - 20} ${shoulder - 6}C${c.cx - 34} ${shoulder} ${c.cx - w} ${shoulder + 8} ${c.cx - w + 2} ${shoulder + 24}C${c.cx - w + 6} ${c.h * 0.9} ${c.cx - 20} ${c.h * 0.96} ${c.cx - 15} ${c.h + 2}H${c.cx + 15}C${c.cx + 20} ${c.h * 0.96} ${c.cx + w - 6} ${c.h * 0.9} ${c.cx + w - 2} ${shoulder + 24}C${c.cx + w} ${shoulder + 8} ${c.cx + 34} ${shoulder} ${c.cx + 20} ${shoulder - 6}C${c.cx + 9} ${shoulder - 14} ${c.cx + 8} ${neck + 14} ${c.cx + 9} ${neck}Z`
  c.path(
    shape,
    c.linear(c.cx - w, 0, c.cx + w, 0, [
      [0, mix(cloth, pal.deep, 0.1)],
      [0.3, mix(cloth, pal.glow, 0.26)],
      [0.6, cloth],
      [1, mix(cloth, pal.deep, 0.5)],
    ]),
  )
  c.ellipse(c.cx, neck, 9, 2.2, mix(cloth, pal.glow, 0.3))
  const strands = rand.whole(2, 4)
  for (let s = 0; s < strands; s++) {
    const half = 10.5 + s * 5
    const drop = 16 + s * 10.5
    const top = shoulder - 17 + s * 4.6
    const count = 15 + s * 6
    const size = 1.75 + (s % 2) * 0.5
    trace(count, (t): Point => [
      c.cx - Math.cos(t * Math.PI) * half,
      top + Math.sin(t * Math.PI) ** 0.85 * drop,
    ]).forEach(([x, y], i) => {
      c.circle(x + 0.8, y + 0.9, size, pal.deep, { opacity: 0.28 })
      const grade = 0.78 + 0.34 * Math.sin((i / count) * Math.PI)
      pearl(c, x, y, size * grade, s === 1 ? mix(pal.pale, pal.accent, 0.2) : pal.pale)
    })
  }
  const end = shoulder - 17 + (strands - 1) * 4.6 + 16 + (strands - 1) * 10.5
  c.ring(c.cx, end + 3.4, 1.3, gold(c), 0.6)
  brilliantTop(c, c.cx, end + 9.6, 5.4, mix(pal.accent, pal.glow, 0.15), 22)
  c.ring(c.cx, end + 9.6, 5.8, gold(c), 1)
  glint(c, c.cx - 3, end + 6, 4)
  veil(c, c.w * 0.2, 0)
}

/** Drops hanging in little arches. */
export function earrings(c: Canvas): void {
  const { pal, rand } = c
  const ground = rand.pick([pal.skyTop, pal.far, mix(pal.sea, pal.skyLow, 0.3)])
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, mix(ground, pal.glow, 0.25)],
      [1, mix(ground, pal.deep, 0.22)],
    ]),
  )
  const pairs = c.tall ? 1 : 2
  const step = c.w / (pairs * 2)
  const design = rand.whole(0, 2)
  const floor = c.h * 0.9
  for (let i = 0; i < pairs * 2; i++) {
    const x = step * (i + 0.5)
    const inner = i % 2 === 0 ? mix(pal.pale, pal.glow, 0.4) : mix(pal.skyLow, pal.glow, 0.25)
    const w = step * 0.8
    const top = Math.min(c.h * 0.82, w * 2.7)
    c.path(archway(x, floor, w + 2, top + 1), mix(ground, pal.deep, 0.35), { opacity: 0.5 })
    c.path(
      archway(x, floor, w, top),
      c.linear(x - w / 2, floor - top, x + w / 2, floor, [
        [0, inner],
        [1, mix(inner, pal.shade, 0.75)],
      ]),
    )
    c.path(`${archway(x, floor, w, top)}${archway(x + w * 0.07, floor, w * 0.92, top - w * 0.05)}`, pal.deep, {
      opacity: 0.16,
      evenOdd: true,
    })
    earring(c, x, floor - top + w * 0.4, w * (c.tall ? 0.37 : 0.43), (design + Math.floor(i / 2)) % 3)
  }
  c.rect(-1, floor, c.w + 2, c.h, mix(ground, pal.deep, 0.3))
  c.rect(-1, floor, c.w + 2, 0.4, pal.glow, { opacity: 0.6 })
  veil(c, 0, 0)
}

function earring(c: Canvas, x: number, y: number, s: number, design: number): void {
  const { pal } = c
  const g = gold(c)
  c.group({ opacity: 0.16, transform: 'translate(3.4 2.4)' }, () => {
    c.circle(x, y + s * 1.7, s * (design === 1 ? 0.8 : 0.55), pal.deep)
    c.line(`M${x} ${y}v${s * 3}`, pal.deep, 0.7)
  })
  c.line(`M${x} ${y - s * 0.2}a${s * 0.28} ${s * 0.34} 0 1 1 ${s * 0.3} ${s * 0.2}`, g, s * 0.06)
  if (design === 0) {
    brilliantTop(c, x, y + s * 0.35, s * 0.34, mix(pal.pale, pal.sea, 0.3), 10)
    c.ring(x, y + s * 0.35, s * 0.36, g, s * 0.07)
    c.line(`M${x} ${y + s * 0.72}v${s * 0.55}`, g, s * 0.05)
    const drop = `M${x} ${y + s * 1.2}C${x + s * 0.25} ${y + s * 1.8} ${x + s * 0.75} ${y + s * 2.2} ${x + s * 0.7} ${y + s * 2.75}A${s * 0.7} ${s * 0.7} 0 0 1 ${x - s * 0.7} ${y + s * 2.75}C${x - s * 0.75} ${y + s * 2.2} ${x - s * 0.25} ${y + s * 1.8} ${x} ${y + s * 1.2}Z`
    c.path(drop, metal(c, g, x - s * 0.7, y + s, x + s * 0.7, y + s * 3.4))
    c.circle(x, y + s * 2.72, s * 0.48, mix(pal.accent, pal.deep, 0.35))
    brilliantTop(c, x, y + s * 2.72, s * 0.46, pal.accent, 0)
  } else if (design === 1) {
    pearl(c, x, y + s * 0.3, s * 0.3, pal.pale)
    const hoop = y + s * 1.75
    c.path(
      disc(x, hoop, s * 1.05) + disc(x, hoop - s * 0.12, s * 0.85),
      metal(c, g, x - s, hoop - s, x + s, hoop + s),
      { evenOdd: true },
    )
    for (let i = 0; i < 7; i++) {
      const [px, py] = polar(x, hoop, s * 1.24, 30 + i * 20)
      pearl(c, px, py, s * (i % 2 ? 0.12 : 0.19), i % 2 ? pal.second : pal.pale)
    }
  } else {
    c.circle(x, y + s * 0.3, s * 0.26, metal(c, g, x - s * 0.3, y, x + s * 0.3, y + s * 0.6))
    for (let i = 0; i < 5; i++) {
      const dx = (i - 2) * s * 0.32
      const length = s * (1.9 - Math.abs(i - 2) * 0.32)
      c.line(`M${x} ${y + s * 0.4}Q${x + dx * 1.25} ${y + s * 0.7} ${x + dx} ${y + s * 0.6 + length}`, g, s * 0.045)
      const tip = y + s * 0.6 + length
      c.path(
        `M${x + dx} ${tip}c${s * 0.1} ${s * 0.25} ${s * 0.17} ${s * 0.34} ${s * 0.16} ${s * 0.5}a${s * 0.16} ${s * 0.16} 0 0 1 ${-s * 0.32} 0c0 ${-s * 0.16} ${s * 0.06} ${-s * 0.25} ${s * 0.16} ${-s * 0.5}Z`,
        i % 2 ? mix(pal.sea, pal.glow, 0.25) : pal.accent,
      )
      c.circle(x + dx - s * 0.05, tip + s * 0.45, s * 0.045, pal.glow, { opacity: 0.9 })
    }
  }
}

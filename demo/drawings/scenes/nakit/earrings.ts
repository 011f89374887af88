import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { brilliantTop, metal, pearl } from '#demo/drawings/kit/gems.ts'
import { veil } from '#demo/drawings/kit/light.ts'
import { archway, disc, polar } from '#demo/drawings/kit/paths.ts'
import { gold } from './parts.ts'

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

import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { bloomColors, flower, sprig } from '#demo/drawings/kit/flora.ts'
import { veil, volume } from '#demo/drawings/kit/light.ts'
import { leafPath, polar, polygon } from '#demo/drawings/kit/paths.ts'
import { branchShadow } from '#demo/drawings/kit/props.ts'
import { berry } from './parts.ts'

/** Places laid on a cloth, seen from above. */
export function fromAbove(c: Canvas): void {
  const { pal, rand } = c
  const cloth = rand.pick([
    mix(pal.skyLow, pal.pale, 0.3),
    mix(pal.far, pal.skyLow, 0.45),
    mix(pal.near, pal.mid, 0.3),
    mix(pal.leaf, pal.skyLow, 0.3),
  ])
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, mix(cloth, pal.glow, 0.2)],
      [1, mix(cloth, pal.deep, 0.2)],
    ]),
  )
  for (let i = 0; i < 5; i++) c.rect(c.w * (0.1 + i * 0.21), -1, 0.25, c.h + 2, pal.deep, { opacity: 0.07 })
  const runner = c.h * 0.27
  const top = c.cy - runner / 2
  c.rect(-1, top + 1.2, c.w + 2, runner, pal.deep, { opacity: 0.13 })
  c.rect(
    -1,
    top,
    c.w + 2,
    runner,
    c.linear(0, top, 0, top + runner, [
      [0, mix(pal.pale, pal.glow, 0.3)],
      [1, mix(pal.pale, pal.shade, 0.4)],
    ]),
  )
  const seats = c.tall ? 2 : 3
  const r = Math.min(c.w / seats / 2.75, c.h * 0.205)
  for (let i = 0; i < seats; i++) {
    const x = (c.w * (i + 0.5)) / seats + rand.between(-1, 1)
    for (const side of [-1, 1])
      setting(c, x, c.cy + side * c.h * (c.tall ? 0.34 : 0.35), r, side, i + (side > 0 ? 1 : 0))
  }
  const colors = bloomColors(c)
  for (let i = 0; i < 15; i++)
    sprig(
      c,
      c.w * ((i + 0.5) / 15),
      c.cy + rand.between(-3, 3),
      rand.chance(0.5) ? 80 + rand.between(-35, 35) : -80 + rand.between(-35, 35),
      rand.between(11, 18),
      mix(pal.leaf, i % 2 ? pal.deep : pal.glow, 0.2),
      8,
      rand.between(-20, 20),
      0.4,
    )
  for (let i = 0; i < 13; i++)
    flower(
      c,
      rand.pick(['rose', 'anemone', 'dahlia', 'daisy'] as const),
      c.w * ((i + 0.5) / 13) + rand.between(-2, 2),
      c.cy + rand.between(-4, 4),
      rand.between(2.4, 5),
      colors[i % 4] ?? pal.accent,
      rand.between(0, 90),
    )
  branchShadow(c, c.w * 1.02, c.h * 0.02, 235, 70, 0.12)
  veil(c, 0, 0)
}

function setting(c: Canvas, x: number, y: number, r: number, side: number, n: number): void {
  const { pal, rand } = c
  const rim = n % 2 ? pal.second : mix(pal.pale, pal.far, 0.35)
  c.circle(
    x + r * 0.1,
    y + r * 0.13,
    r * 1.02,
    c.radial(x + r * 0.1, y + r * 0.13, r * 1.08, [
      [0.8, pal.deep, 0.36],
      [1, pal.deep, 0],
    ]),
  )
  c.circle(x, y, r, mix(rim, pal.deep, 0.06))
  c.circle(
    x,
    y,
    r * 0.97,
    c.linear(x - r, y - r, x + r, y + r, [
      [0, mix(rim, pal.glow, 0.5)],
      [1, rim],
    ]),
  )
  c.circle(
    x,
    y,
    r * 0.8,
    c.linear(x - r, y - r, x + r, y + r, [
      [0, mix(pal.pale, pal.shade, 0.35)],
      [1, mix(pal.pale, pal.glow, 0.6)],
    ]),
  )
  c.ring(x, y, r * 0.56, mix(pal.shade, pal.deep, 0.1), 0.3, { opacity: 0.7 })
  c.circle(
    x,
    y,
    r * 0.55,
    c.linear(x - r * 0.5, y - r * 0.5, x + r * 0.5, y + r * 0.5, [
      [0, mix(pal.pale, pal.glow, 0.6)],
      [1, mix(pal.pale, pal.shade, 0.3)],
    ]),
  )
  if (n % 3 === 0) {
    c.path(
      polygon([
        [x - r * 0.2, y - r * 0.62],
        [x + r * 0.2, y - r * 0.62],
        [x + r * 0.24, y + r * 0.66],
        [x - r * 0.24, y + r * 0.66],
      ]),
      c.linear(x - r * 0.2, 0, x + r * 0.2, 0, [
        [0, mix(pal.accent, pal.glow, 0.2)],
        [0.5, pal.accent],
        [1, mix(pal.accent, pal.deep, 0.25)],
      ]),
    )
    sprig(c, x, y + r * 0.3, 10, r * 0.7, mix(pal.leaf, pal.deep, 0.2), 6, -20, 0.4)
  } else if (n % 3 === 1) {
    for (let i = 0; i < 7; i++)
      berry(
        c,
        ...polar(x, y, i === 6 ? 0 : r * 0.24, i * 60),
        r * 0.14,
        i % 2 ? pal.accent : mix(pal.near, pal.accent, 0.3),
      )
    sprig(c, x - r * 0.1, y, 60, r * 0.5, pal.leaf, 5, 20, 0.5)
  } else {
    for (let i = 0; i < 6; i++)
      c.path(leafPath(x, y, r * 0.46, r * 0.3, i * 60), mix(pal.leaf, i % 2 ? pal.glow : pal.second, 0.3))
    flower(c, 'daisy', x, y, r * 0.2, pal.pale, 0)
  }
  const knife = (k: number, w: number): void => {
    c.rect(x + r * k + 0.5, y - r * 0.72 + 0.8, w, r * 1.44, pal.deep, { opacity: 0.2, radius: w / 2 })
    c.rect(x + r * k, y - r * 0.72, w, r * 1.44, volume(c, pal.second, x + r * k, x + r * k + w), { radius: w / 2 })
  }
  knife(1.14, r * 0.075)
  for (const k of [-1.2, -1.34]) {
    knife(k, r * 0.05)
    c.ellipse(x + r * k + r * 0.025, y - side * r * -0.6, r * 0.055, r * 0.14, pal.second)
  }
  const gx = x + r * 1.0
  const gy = y - side * r * 1.04
  const wine = n % 2 ? pal.accent : mix(pal.second, pal.pale, 0.4)
  c.circle(gx + 1.4, gy + 1.8, r * 0.3, pal.deep, { opacity: 0.18 })
  c.circle(gx, gy, r * 0.3, pal.pale, { opacity: 0.75 })
  c.circle(
    gx,
    gy,
    r * 0.24,
    c.radial(gx - r * 0.1, gy - r * 0.1, r * 0.32, [
      [0, mix(wine, pal.glow, 0.4)],
      [1, wine],
    ]),
  )
  c.ring(gx, gy, r * 0.3, pal.glow, 0.25, { opacity: 0.9 })
  c.circle(gx - r * 0.1, gy - r * 0.12 + rand.between(0, 0.2), r * 0.05, pal.glow, { opacity: 0.9 })
}

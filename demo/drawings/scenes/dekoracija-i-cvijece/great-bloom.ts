import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { veil } from '#demo/drawings/kit/light.ts'
import { leafPath, polar } from '#demo/drawings/kit/paths.ts'

/** One bloom so near that it fills the sheet. */
export function greatBloom(c: Canvas): void {
  const { pal, rand } = c
  const ground = rand.pick([pal.near, pal.skyTop, pal.leaf, pal.sea])
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, mix(ground, pal.skyLow, 0.35)],
      [1, mix(ground, pal.deep, 0.4)],
    ]),
  )
  const x = c.w * rand.between(0.38, 0.54)
  const y = c.h * rand.between(0.44, 0.54)
  const color = rand.pick([pal.accent, mix(pal.accent, pal.pale, 0.6), pal.pale, pal.second])
  for (let i = 0; i < 11; i++) {
    const angle = i * 33 + rand.between(-8, 8)
    const length = rand.between(56, 74)
    const green = mix(pal.leaf, i % 2 ? pal.deep : pal.glow, 0.22)
    c.path(
      leafPath(x, y, length, 21, angle, 0.5),
      c.linear(x, y, ...polar(x, y, length, angle - 90), [
        [0.3, mix(green, pal.deep, 0.45)],
        [1, green],
      ]),
    )
    const [tx, ty] = polar(x, y, length * 0.94, angle - 90)
    c.line(`M${x} ${y}L${tx} ${ty}`, mix(green, pal.glow, 0.35), 0.35, { opacity: 0.7 })
  }
  grandFlower(c, x, y, rand.between(37, 43), color, rand.between(0, 60))
  grandFlower(c, c.w * 0.9, c.h * rand.between(0.76, 0.9), rand.between(17, 22), mix(color, pal.second, 0.45), 20)
  if (rand.chance(0.6)) grandFlower(c, c.w * 0.93, c.h * 0.1, rand.between(11, 15), mix(color, pal.pale, 0.5), 70)
  veil(c, c.w * 0.2, c.h * 0.1)
}

function grandFlower(c: Canvas, x: number, y: number, radius: number, color: string, turn: number): void {
  const { pal } = c
  c.circle(
    x + radius * 0.12,
    y + radius * 0.14,
    radius * 0.98,
    c.radial(x + radius * 0.12, y + radius * 0.14, radius * 1.02, [
      [0.6, pal.deep, 0.5],
      [1, pal.deep, 0],
    ]),
  )
  const layers = 7
  for (let layer = 0; layer < layers; layer++) {
    const t = layer / (layers - 1)
    const size = radius * (1 - t * 0.8)
    const petals = Math.round(13 - t * 6)
    const tip = mix(color, pal.glow, 0.16 + t * 0.2)
    const tones = [0, 0.33, 0.66, 1].map((dim) =>
      c.radial(x, y, size, [
        [0.15, mix(color, pal.deep, 0.54 + dim * 0.08)],
        [0.64, mix(color, pal.deep, dim * 0.2)],
        [1, mix(tip, pal.deep, dim * 0.2)],
      ]),
    )
    for (let i = 0; i < petals; i++) {
      const angle = turn + layer * 17 + (i * 360) / petals
      const side = Math.sin(((angle + 45) * Math.PI) / 180)
      c.path(leafPath(x, y, size, size * 0.58, angle, 0.66), tones[Math.min(3, Math.floor((side + 1) * 2))] ?? color)
      const [vx, vy] = polar(x, y, size * 0.86, angle - 90)
      const [wx, wy] = polar(x, y, size * 0.45, angle - 90)
      c.line(`M${wx} ${wy}L${vx} ${vy}`, mix(color, pal.deep, 0.35), radius * 0.006, { opacity: 0.6 })
    }
  }
  for (let i = 0; i < 22; i++) {
    const [px, py] = polar(x, y, radius * 0.1 * Math.sqrt(i / 22), i * 137.5)
    c.circle(px, py, radius * 0.018, i % 2 ? pal.second : mix(pal.second, pal.deep, 0.35))
  }
}

import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { fold } from '#demo/drawings/kit/cloth.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { bloomColors, flower, sprig } from '#demo/drawings/kit/flora.ts'
import { shadow, veil } from '#demo/drawings/kit/light.ts'
import { archway, polar, polygon, type Point } from '#demo/drawings/kit/paths.ts'
import { candle } from '#demo/drawings/kit/props.ts'

/** An arch of flowers with a cloth, lanterns on the floor. */
export function flowerArch(c: Canvas): void {
  const { pal, rand } = c
  const floor = c.h * 0.8
  c.fill(
    c.linear(0, 0, 0, floor, [
      [0, mix(pal.skyTop, pal.far, 0.25)],
      [1, pal.skyLow],
    ]),
  )
  const width = Math.min(c.w * 0.5, 56)
  const height = Math.min(floor * 0.84, 84)
  c.path(archway(c.cx, floor, width + 18, height + 9), mix(pal.skyLow, pal.glow, 0.35), { opacity: 0.55 })
  c.circle(
    c.cx,
    floor - height * 0.6,
    width * 0.42,
    c.radial(c.cx, floor - height * 0.6, width * 0.42, [
      [0, pal.glow, 1],
      [1, pal.second, 0.35],
    ]),
  )
  c.rect(
    -1,
    floor,
    c.w + 2,
    c.h,
    c.linear(0, floor, 0, c.h, [
      [0, mix(pal.shade, pal.far, 0.35)],
      [1, mix(pal.shade, pal.near, 0.5)],
    ]),
  )
  c.path(
    polygon([
      [c.cx - width * 0.4, floor],
      [c.cx + width * 0.4, floor],
      [c.cx + width * 0.66, c.h + 1],
      [c.cx - width * 0.66, c.h + 1],
    ]),
    pal.pale,
    { opacity: 0.75 },
  )
  const outline = archway(c.cx, floor + 2, width, height)
  c.line(outline.replace('Z', ''), mix(pal.second, pal.deep, 0.45), 1.1)
  drape(c, c.cx - width / 2 - 1, floor - height + width * 0.42, width * 0.4, height - width * 0.42 + 2)
  const colors = bloomColors(c)
  const r = width / 2
  const along = (t: number): Point => {
    const straight = height - r
    const total = straight + Math.PI * r
    const s = t * total
    return s < straight
      ? [c.cx + r, floor - s]
      : polar(c.cx, floor - straight, r, -((s - straight) / r) * (180 / Math.PI))
  }
  const blooms: (() => void)[] = []
  for (let i = 0; i < 46; i++) {
    const t = rand.between(0.02, 0.86)
    const [px, py] = along(t)
    const thick = 7.5 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.12)) + 1
    const bx = px + rand.between(-1, 1) * thick
    const by = py + rand.between(-1, 1) * thick * 0.7
    sprig(
      c,
      bx,
      by,
      rand.between(0, 360),
      rand.between(8, 13),
      mix(pal.leaf, i % 2 ? pal.deep : pal.glow, 0.22),
      6,
      20,
      0.42,
    )
    blooms.push(() =>
      flower(
        c,
        rand.pick(['rose', 'dahlia', 'anemone', 'rose'] as const),
        bx,
        by,
        rand.between(1.9, 4.6),
        colors[i % 4] ?? pal.accent,
        rand.between(0, 90),
      ),
    )
  }
  for (const bloom of blooms) bloom()
  for (const [k, dy, s] of [
    [-0.72, 4, 12],
    [0.74, 6, 13],
    [0.95, 2, 9],
    [-0.94, 8, 9],
  ] as const)
    lantern(c, c.cx + k * width, floor + dy, s)
  veil(c, c.cx, floor - height * 0.6)
}

/** Linen tied to one leg of the arch. */
function drape(c: Canvas, x: number, top: number, width: number, height: number): void {
  const { pal } = c
  const folds = 6
  const tie = top + height * 0.56
  const floor = top + height
  for (let i = folds; i >= 0; i--) {
    const t = i / folds
    const from = x + t * width
    const lift = Math.sin(t * 1.5) * width * 0.52
    const waist = x + t * 2.6
    const foot = x - 7 + t * 13
    c.path(
      `M${from - width * 0.1} ${top - lift + 2}C${from - width * 0.06} ${top + height * 0.24} ${waist + t * 7} ${tie - height * 0.2} ${waist} ${tie}C${waist - 1} ${tie + height * 0.14} ${foot} ${floor - height * 0.2} ${foot} ${floor}h4.4C${foot + 4} ${floor - height * 0.2} ${waist + 1.6} ${tie + height * 0.14} ${waist + 1.8} ${tie}C${waist + 2 + t * 7} ${tie - height * 0.2} ${from + width * 0.14} ${top + height * 0.24} ${from + width * 0.12} ${top - lift}Z`,
      fold(c, mix(pal.pale, pal.glow, 0.25), Math.min(foot, from) - 3, Math.max(foot, from) + 5, 0.26),
      { opacity: 0.9 },
    )
  }
  c.rect(x - 1, tie - 1, 6.4, 2.2, pal.accent, { radius: 1 })
}

function lantern(c: Canvas, x: number, y: number, size: number): void {
  const { pal } = c
  shadow(c, x, y, size * 0.56, size, 0.35)
  candle(c, x, y - size * 0.08, size * 0.4, size * 0.22)
  c.rect(x - size * 0.28, y - size * 0.86, size * 0.56, size * 0.84, pal.glow, { opacity: 0.16 })
  const metal = mix(pal.deep, pal.near, 0.3)
  for (const dx of [-0.28, 0.24]) c.rect(x + size * dx, y - size * 0.88, size * 0.045, size * 0.88, metal)
  c.rect(x - size * 0.31, y - size * 0.07, size * 0.62, size * 0.07, metal)
  c.path(
    polygon([
      [x - size * 0.33, y - size * 0.86],
      [x + size * 0.33, y - size * 0.86],
      [x + size * 0.12, y - size * 1.08],
      [x - size * 0.12, y - size * 1.08],
    ]),
    metal,
  )
  c.ring(x, y - size * 1.16, size * 0.09, metal, size * 0.035)
}

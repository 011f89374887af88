import { archway, type Canvas, type Point, polar, polygon, trace } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/colors.ts'
import { bloomColors, bouquet, flower, sprig } from '#demo/drawings/kit/flora.ts'
import { shadow, veil, volume } from '#demo/drawings/kit/light.ts'
import { fold } from '#demo/drawings/kit/materials.ts'
import { candle, glass } from '#demo/drawings/kit/props.ts'

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

/** Cloud of flowers hanging over candles. */
export function hanging(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.84
  c.fill(
    c.linear(0, 0, 0, c.h, [
      [0, mix(pal.near, pal.deep, 0.25)],
      [0.6, mix(pal.mid, pal.far, 0.3)],
      [1, mix(pal.far, pal.skyLow, 0.4)],
    ]),
  )
  c.fill(
    c.radial(c.cx, c.h * 0.55, 75, [
      [0, pal.glow, 0.5],
      [1, pal.glow, 0],
    ]),
  )
  for (let i = 0; i < 13; i++) {
    const x = c.w * ((i + 0.5) / 13) + rand.between(-3, 3)
    const y = rand.between(0.3, 0.66) * c.h
    c.line(`M${x} 0V${y}`, mix(pal.second, pal.deep, 0.2), 0.16, { opacity: 0.8 })
    c.circle(
      x,
      y,
      5.4,
      c.radial(x, y, 5.4, [
        [0, pal.second, 0.7],
        [1, pal.second, 0],
      ]),
    )
    c.circle(x, y, 1.35, mix(pal.glow, pal.second, 0.25))
  }
  const colors = bloomColors(c)
  const mounds = c.tall ? 3 : 4
  for (let m = 0; m < mounds; m++) {
    const x = c.w * ((m + 0.5) / mounds)
    const y = c.h * (0.1 + 0.07 * Math.sin(m * 2.1 + rand.next()))
    for (let i = 0; i < 15; i++)
      sprig(
        c,
        x + rand.between(-15, 15),
        y + rand.between(-4, 5),
        180 + rand.between(-65, 65),
        rand.between(10, 20),
        mix(pal.leaf, i % 2 ? pal.deep : pal.glow, 0.2),
        8,
        rand.between(-20, 20),
        0.36,
      )
    for (let i = 0; i < 12; i++)
      flower(
        c,
        rand.pick(['rose', 'dahlia', 'anemone'] as const),
        x + rand.between(-15, 15),
        y + rand.between(-7, 6.5),
        rand.between(2.4, 5.2),
        colors[(i + m) % 4] ?? pal.accent,
        rand.between(0, 90),
      )
  }
  c.rect(-1, edge, c.w + 2, c.h, volume(c, pal.pale, 0, c.w, 0.28))
  c.rect(-1, edge, c.w + 2, 1.1, pal.glow, { opacity: 0.8 })
  for (let i = 0; i < 3; i++) bouquet(c, c.w * ((i + 0.5) / 3), edge - 0.6, 9, 4.4, 2.6)
  for (let i = 0; i < 6; i++) candle(c, c.w * ((i + 0.5) / 6) + (i % 2 ? 3 : -3), edge + 0.6, rand.between(9, 17), 2)
  veil(c, c.cx, c.h * 0.5)
}

/** A laid table from the side: tapers, a falling garland, glasses. */
export function tableGarland(c: Canvas): void {
  const { pal, rand } = c
  const top = c.h * rand.between(0.6, 0.66)
  c.fill(
    c.linear(0, 0, 0, top, [
      [0, mix(pal.near, pal.skyTop, 0.35)],
      [1, mix(pal.far, pal.skyLow, 0.25)],
    ]),
  )
  const arches = c.tall ? 2 : 3
  for (let i = 0; i < arches; i++) {
    const x = (c.w * (i + 0.5)) / arches
    c.path(
      archway(x, top + 1, (c.w / arches) * 0.74, top * 0.86),
      c.linear(0, 0, 0, top, [
        [0, mix(pal.skyTop, pal.skyLow, 0.3)],
        [1, pal.skyLow],
      ]),
      { opacity: 0.7 },
    )
  }
  c.fill(
    c.radial(c.cx, top - 14, 70, [
      [0, pal.glow, 0.55],
      [1, pal.glow, 0],
    ]),
  )
  const spots = c.tall ? 7 : 9
  for (let i = 0; i < spots; i++) {
    const x = c.w * ((i + 0.5) / spots) + rand.between(-2, 2)
    if (i % 2 === 0) {
      const base = rand.between(5, 15)
      c.line(`M${x} ${top}v${-base}`, mix(pal.second, pal.deep, 0.25), 0.9)
      c.ellipse(x, top - base, 2.1, 0.6, mix(pal.second, pal.deep, 0.1))
      candle(c, x, top - base, rand.between(14, 25), 1.9)
    } else
      glass(
        c,
        x,
        top,
        rand.between(15, 18),
        rand.pick(['bowl', 'coupe', 'flute'] as const),
        rand.pick([pal.accent, pal.second, mix(pal.pale, pal.second, 0.5)]),
      )
  }
  c.rect(
    -1,
    top,
    c.w + 2,
    c.h,
    c.linear(0, top, 0, c.h, [
      [0, pal.pale],
      [1, mix(pal.shade, pal.deep, 0.12)],
    ]),
  )
  for (let i = 0; i < 20; i++) {
    const x = (c.w * i) / 19
    const lean = rand.between(-2, 2)
    c.path(
      `M${x} ${top}C${x + 1.5} ${top + 14} ${x + lean} ${c.h * 0.85} ${x + lean} ${c.h + 1}h3.4C${x + lean + 2} ${c.h * 0.85} ${x + 2} ${top + 14} ${x} ${top}Z`,
      mix(pal.shade, pal.deep, 0.25),
      { opacity: 0.3 },
    )
  }
  const colors = bloomColors(c)
  const points = trace(34, (t): Point => [
    -3 + t * (c.w + 6),
    top + 1 + Math.abs(Math.sin(t * Math.PI * 2)) * (c.h - top) * 0.42,
  ])
  points.forEach(([x, y], i) => {
    sprig(
      c,
      x,
      y,
      180 + rand.between(-60, 60),
      rand.between(8, 13),
      mix(pal.leaf, i % 2 ? pal.deep : pal.glow, 0.2),
      7,
      rand.between(-24, 24),
      0.42,
    )
    if (i % 3 === 0) sprig(c, x, y, rand.between(-50, 50), rand.between(5, 9), pal.leaf, 6, 10, 0.4)
  })
  points.forEach(([x, y], i) => {
    if (i % 2 === 0)
      flower(
        c,
        rand.pick(['rose', 'anemone', 'daisy', 'dahlia'] as const),
        x + rand.between(-2, 2),
        y + rand.between(-1.5, 2.5),
        rand.between(2.1, 4.4),
        colors[(i / 2) % 4] ?? pal.accent,
        rand.between(0, 90),
      )
  })
  veil(c, c.cx, top - 14)
}

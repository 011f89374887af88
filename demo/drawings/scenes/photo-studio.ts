import { type Canvas, type Point, polygon, smooth, trace } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/colors.ts'
import { sprig } from '#demo/drawings/kit/flora.ts'
import { shadow, veil, volume } from '#demo/drawings/kit/light.ts'
import { branchShadow, stems, vase } from '#demo/drawings/kit/props.ts'
import { vignette } from '#demo/drawings/kit/vignettes.ts'
import { lens } from './cameras.ts'

/** A studio: paper backdrop, two lamps, a stool with flowers. */
export function studio(c: Canvas): void {
  const { pal, rand } = c
  const floor = c.h * 0.72
  c.fill(
    c.linear(0, 0, c.w, 0, [
      [0, mix(pal.near, pal.mid, 0.35)],
      [1, mix(pal.near, pal.deep, 0.35)],
    ]),
  )
  c.rect(
    -1,
    floor,
    c.w + 2,
    c.h,
    c.linear(0, floor, 0, c.h, [
      [0, mix(pal.near, pal.deep, 0.3)],
      [1, mix(pal.near, pal.deep, 0.55)],
    ]),
  )
  const half = Math.min(c.w * 0.34, 44)
  const paper = rand.pick([
    pal.skyLow,
    mix(pal.accent, pal.skyLow, 0.45),
    mix(pal.leaf, pal.skyLow, 0.45),
    mix(pal.second, pal.skyLow, 0.4),
  ])
  c.path(
    `M${c.cx - half} 9H${c.cx + half}V${floor - 4}C${c.cx + half} ${floor + 12} ${c.cx + half + 7} ${c.h * 0.88} ${c.cx + half + 10} ${c.h * 0.95}H${c.cx - half - 10}C${c.cx - half - 7} ${c.h * 0.88} ${c.cx - half} ${floor + 12} ${c.cx - half} ${floor - 4}Z`,
    c.linear(0, 9, 0, c.h * 0.95, [
      [0, mix(paper, pal.deep, 0.12)],
      [0.55, mix(paper, pal.glow, 0.35)],
      [0.72, mix(paper, pal.deep, 0.08)],
      [1, mix(paper, pal.glow, 0.3)],
    ]),
  )
  c.circle(
    c.cx,
    c.h * 0.42,
    half * 0.95,
    c.radial(c.cx, c.h * 0.42, half * 0.95, [
      [0, pal.glow, 0.85],
      [1, pal.glow, 0],
    ]),
  )
  c.rect(
    c.cx - half - 4,
    5,
    half * 2 + 8,
    5,
    c.linear(0, 5, 0, 10, [
      [0, mix(paper, pal.glow, 0.3)],
      [1, mix(paper, pal.deep, 0.35)],
    ]),
    { radius: 2 },
  )
  for (const side of [-1, 1]) c.line(`M${c.cx + side * (half + 5)} 7V${floor + 12}`, mix(pal.deep, pal.mid, 0.25), 1)
  const base = c.h * 0.86
  shadow(c, c.cx, base, 18, 28, 0.4)
  const wood = mix(pal.second, pal.deep, 0.35)
  for (const dx of [-7, 7]) c.line(`M${c.cx + dx * 0.75} ${base - 22}L${c.cx + dx} ${base}`, wood, 1.2)
  c.line(`M${c.cx} ${base - 22}V${base + 1.4}`, mix(wood, pal.deep, 0.3), 1.2)
  c.line(`M${c.cx - 6} ${base - 8}h12`, wood, 0.7)
  c.ellipse(c.cx, base - 21.4, 9, 2.2, mix(wood, pal.deep, 0.35))
  c.ellipse(c.cx, base - 22.6, 9, 2.2, mix(wood, pal.glow, 0.35))
  stems(c, c.cx, base - 36, c.h * 0.27, 7, ['anemone', 'rose', 'daisy'], 4.3)
  vase(c, c.cx, base - 22.6, 15, rand.pick([pal.accent, pal.pale, pal.sea]))
  lamp(c, Math.max(14, c.cx - half - 15), c.h * 0.26, floor + 14, 24, c.cx, c.h * 0.5)
  umbrella(c, Math.min(c.w - 14, c.cx + half + 15), c.h * 0.22, floor + 17)
  veil(c, c.w * 0.2, c.h * 0.2)
}

function lamp(c: Canvas, x: number, y: number, foot: number, size: number, toX: number, toY: number): void {
  const { pal } = c
  const ink = mix(pal.deep, pal.near, 0.1)
  c.path(
    polygon([
      [x + size * 0.2, y - size * 0.55],
      [x + size * 0.2, y + size * 0.5],
      [toX + 4, toY + 42],
      [toX + 34, toY - 18],
    ]),
    c.linear(x, y, toX + 20, toY, [
      [0, pal.glow, 0.55],
      [1, pal.glow, 0],
    ]),
  )
  for (const dx of [-9, 0, 9]) c.line(`M${x} ${foot - 16}L${x + dx} ${foot}`, ink, 0.9)
  c.line(`M${x} ${y}V${foot - 8}`, ink, 1.1)
  c.at(x, y, 14, 1, () => {
    c.path(
      polygon([
        [-size * 0.28, -size * 0.16],
        [size * 0.22, -size * 0.56],
        [size * 0.22, size * 0.56],
        [-size * 0.28, size * 0.16],
      ]),
      c.linear(0, -size * 0.5, 0, size * 0.5, [
        [0, mix(ink, pal.glow, 0.3)],
        [1, ink],
      ]),
    )
    c.path(
      polygon([
        [size * 0.22, -size * 0.58],
        [size * 0.3, -size * 0.54],
        [size * 0.3, size * 0.54],
        [size * 0.22, size * 0.58],
      ]),
      pal.glow,
    )
    c.rect(-size * 0.48, -size * 0.13, size * 0.24, size * 0.26, ink, { radius: 0.8 })
  })
}

function umbrella(c: Canvas, x: number, y: number, foot: number): void {
  const { pal } = c
  const ink = mix(pal.deep, pal.near, 0.1)
  for (const dx of [-8, 0, 8]) c.line(`M${x} ${foot - 15}L${x + dx} ${foot}`, ink, 0.9)
  c.line(`M${x} ${y}V${foot - 8}`, ink, 1.1)
  c.at(x, y, -24, 1, () => {
    c.path(
      'M5 -19C14 -11 14 11 5 19C-1 12 -3 6 -3 0C-3 -6 -1 -12 5 -19Z',
      c.linear(0, -19, 0, 19, [
        [0, pal.glow],
        [1, mix(pal.pale, pal.shade, 0.6)],
      ]),
    )
    for (const k of [-9, 0, 9]) c.line(`M-3 ${k * 0.2}Q4 ${k} 11 ${k * 0.9}`, mix(pal.shade, pal.deep, 0.2), 0.3)
    c.line('M-16 0H4', ink, 0.7)
    c.rect(-17, -3, 8, 6, ink, { radius: 1 })
  })
}

/** Instant pictures lying on a table, from above. */
export function tabletop(c: Canvas): void {
  const { pal, rand } = c
  const wood = rand.pick([
    mix(pal.far, pal.skyLow, 0.4),
    mix(pal.mid, pal.near, 0.3),
    mix(pal.skyLow, pal.pale, 0.4),
    mix(pal.leaf, pal.skyLow, 0.35),
  ])
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, mix(wood, pal.glow, 0.25)],
      [1, mix(wood, pal.deep, 0.25)],
    ]),
  )
  for (let i = 1; i < 6; i++) c.rect(-1, (c.h * i) / 6, c.w + 2, 0.3, pal.deep, { opacity: 0.16 })
  c.path(
    polygon([
      [c.w * 0.05, -1],
      [c.w * 0.36, -1],
      [c.w * 0.74, c.h + 1],
      [c.w * 0.3, c.h + 1],
    ]),
    pal.glow,
    { opacity: 0.28 },
  )
  c.path(
    polygon([
      [c.w * 0.42, -1],
      [c.w * 0.54, -1],
      [c.w * 0.98, c.h + 1],
      [c.w * 0.82, c.h + 1],
    ]),
    pal.glow,
    { opacity: 0.28 },
  )
  const start = rand.whole(0, 3)
  const spots: readonly (readonly [number, number, number])[] = c.tall
    ? [
        [0.27, 0.2, -11],
        [0.74, 0.33, 8],
        [0.3, 0.52, 5],
        [0.72, 0.68, -8],
        [0.3, 0.83, -4],
      ]
    : [
        [0.16, 0.3, -10],
        [0.44, 0.27, 5],
        [0.3, 0.72, 7],
        [0.58, 0.7, -7],
        [0.83, 0.3, 9],
      ]
  const w = c.tall ? 37 : 33
  for (let i = 0; i < 3; i++)
    sprig(
      c,
      c.w * 1.02,
      c.h * (0.98 - i * 0.09),
      -62 + i * 20,
      42,
      mix(pal.leaf, i % 2 ? pal.glow : pal.deep, 0.18),
      10,
      -14,
      0.36,
    )
  spots.forEach(([fx, fy, turn], i) => {
    c.at(c.w * fx + rand.between(-2, 2), c.h * fy + rand.between(-2, 2), turn + rand.between(-5, 5), 1, () => {
      const h = w * 1.18
      c.rect(-w / 2 + 1.6, -h / 2 + 2, w, h, pal.deep, { opacity: 0.28, radius: 0.6 })
      c.rect(
        -w / 2,
        -h / 2,
        w,
        h,
        c.linear(-w / 2, -h / 2, w / 2, h / 2, [
          [0, '#fffdf8'],
          [1, mix(pal.pale, pal.shade, 0.2)],
        ]),
        { radius: 0.6 },
      )
      vignette(c, -w * 0.43, -h / 2 + w * 0.07, w * 0.86, w * 0.86, start + i, rand.between(0.2, 0.8))
    })
  })
  const lx = c.w * (c.tall ? 0.78 : 0.84)
  const ly = c.h * (c.tall ? 0.9 : 0.74)
  c.circle(
    lx + 2.4,
    ly + 3,
    18,
    c.radial(lx + 2.4, ly + 3, 20, [
      [0.75, pal.deep, 0.5],
      [1, pal.deep, 0],
    ]),
  )
  lens(c, lx, ly, 17, 7)
  veil(c, 0, 0)
}

/** Prints drying on strings. */
export function prints(c: Canvas): void {
  const { pal, rand } = c
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, mix(pal.far, pal.skyLow, 0.45)],
      [1, mix(pal.mid, pal.near, 0.35)],
    ]),
  )
  c.fill(
    c.radial(c.w * 0.3, c.h * 0.2, 90, [
      [0, pal.glow, 0.55],
      [1, pal.glow, 0],
    ]),
  )
  branchShadow(c, c.w * 1.02, c.h * 0.02, 235, 60, 0.12)
  const rows = c.tall ? 3 : 2
  let kind = rand.whole(0, 3)
  for (let row = 0; row < rows; row++) {
    const y = c.h * (0.07 + (row * 0.94) / rows)
    const sag = c.h * 0.05
    const at = (t: number): Point => [t * c.w, y + Math.sin(t * Math.PI) * sag]
    c.line(smooth(trace(10, (t): Point => [-3 + (c.w + 6) * t, at(t)[1]])), pal.deep, 0.3)
    const count = c.tall ? 3 : row % 2 ? 4 : 3
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count
      const [px, py] = at(t)
      const tall = rand.chance(0.4)
      const w = (c.w / count) * (tall ? 0.66 : 0.84)
      const h = Math.min((c.h / rows) * 0.74, tall ? w * 1.3 : w * 0.8)
      kind += 1
      c.at(px, py, rand.between(-3.5, 3.5), 1, () => {
        c.rect(-w / 2 + 2, 2.4, w, h, pal.deep, { opacity: 0.22 })
        c.rect(
          -w / 2,
          0,
          w,
          h,
          c.linear(-w / 2, 0, w / 2, h, [
            [0, mix(pal.pale, pal.glow, 0.6)],
            [1, pal.pale],
          ]),
        )
        vignette(c, -w / 2 + w * 0.06, w * 0.06, w * 0.88, h - w * 0.19, kind, rand.between(0.2, 0.8))
        c.rect(-0.9, -2.2, 1.8, 5, volume(c, pal.second, -1, 1), { radius: 0.4 })
      })
    }
  }
  veil(c, c.w * 0.25, 0)
}

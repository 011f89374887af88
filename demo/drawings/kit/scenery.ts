import { band, type Canvas, type Point, polygon, smooth, trace, under } from './canvas.ts'
import { mix } from './colors.ts'

export function hills(c: Canvas, y: number, height: number, color: string, floor = c.h + 1): void {
  const { rand } = c
  const phase = rand.between(0, 6.28)
  const waves = rand.between(0.7, 1.5)
  const points = trace(9, (t): Point => {
    const swell = Math.sin(t * Math.PI * 2 * waves + phase) * 0.5 + Math.sin(t * 9 + phase * 2) * 0.16
    return [-2 + t * (c.w + 4), y - height * (0.5 + swell)]
  })
  c.path(
    under(points, floor),
    c.linear(0, y - height, 0, y + height, [
      [0, color],
      [1, mix(color, c.pal.skyLow, 0.28)],
    ]),
  )
}

/** Water from `top` down to `bottom` with a path of light under `lightX`. */
export function sea(c: Canvas, top: number, bottom: number, lightX: number): void {
  const { pal, rand } = c
  c.rect(
    -1,
    top,
    c.w + 2,
    bottom - top,
    c.linear(0, top, 0, bottom, [
      [0, mix(pal.sea, pal.skyLow, 0.5)],
      [0.3, mix(pal.sea, pal.skyLow, 0.14)],
      [1, mix(pal.sea, pal.deep, 0.32)],
    ]),
  )
  c.rect(-1, top, c.w + 2, 0.3, pal.glow, { opacity: 0.7 })
  const rows = 15
  for (let i = 0; i < rows; i++) {
    const t = (i + 0.5) / rows
    const y = top + (bottom - top) * t ** 1.5
    const spread = 2.5 + t * 11
    const length = rand.between(0.5, 1) * (4 + t * 13)
    const x = lightX + rand.between(-1, 1) * spread
    c.line(`M${x - length / 2} ${y}h${length}`, pal.glow, 0.25 + t * 0.6, { opacity: 0.85 - t * 0.35 })
  }
  for (let i = 0; i < 10; i++) {
    const t = rand.next()
    const y = top + (bottom - top) * (0.08 + t * 0.88)
    c.line(`M${rand.between(0, c.w)} ${y}h${3 + t * 11}`, pal.skyLow, 0.18 + t * 0.2, { opacity: 0.35 })
  }
}

export function island(c: Canvas, x: number, y: number, width: number, height: number, color: string): void {
  const { rand } = c
  const points = trace(6, (t): Point => [
    x + (t - 0.5) * width,
    y - Math.sin(t * Math.PI) ** 0.8 * height * rand.between(0.75, 1.15),
  ])
  c.path(
    under(points, y + 0.1),
    c.linear(x - width / 2, 0, x + width / 2, 0, [
      [0, mix(color, c.pal.glow, 0.25)],
      [1, color],
    ]),
  )
}

/** Long flat clouds, as cut from paper. */
export function clouds(c: Canvas, top: number, bottom: number, count: number): void {
  const { rand, pal } = c
  for (let i = 0; i < count; i++) {
    const y = rand.between(top, bottom)
    const width = rand.between(18, 46)
    const x = rand.between(-0.1, 0.95) * c.w
    const thick = rand.between(1.1, 2.4)
    const color = mix(pal.skyLow, pal.glow, 0.6)
    const opacity = rand.between(0.35, 0.7)
    c.rect(x, y, width, thick, color, { radius: thick / 2, opacity })
    c.rect(x + width * 0.22, y - thick * 0.85, width * 0.5, thick, color, { radius: thick / 2, opacity })
  }
}

export function stars(c: Canvas, bottom: number, count: number): void {
  for (let i = 0; i < count; i++) {
    c.circle(c.rand.between(0, c.w), c.rand.between(0, bottom), c.rand.between(0.12, 0.34), c.pal.glow, {
      opacity: c.rand.between(0.4, 0.95),
    })
  }
}

export function birds(c: Canvas, x: number, y: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const bx = x + c.rand.between(-9, 9)
    const by = y + c.rand.between(-4, 4)
    const s = c.rand.between(0.8, 1.6)
    c.line(
      `M${bx - 1.5 * s} ${by - 0.7 * s}q${0.9 * s} ${-0.3 * s} ${1.5 * s} ${0.7 * s}q${0.6 * s} ${-s} ${1.5 * s} ${-0.7 * s}`,
      c.pal.deep,
      0.28,
      { opacity: 0.8 },
    )
  }
}

export function cypress(c: Canvas, x: number, y: number, height: number, color: string): void {
  const { pal } = c
  const half = height * 0.095
  const shape = smooth(
    [
      [x, y - height],
      [x + half * 0.55, y - height * 0.72],
      [x + half, y - height * 0.35],
      [x + half * 0.62, y - height * 0.06],
      [x, y - height * 0.015],
      [x - half * 0.62, y - height * 0.06],
      [x - half, y - height * 0.35],
      [x - half * 0.55, y - height * 0.72],
    ],
    true,
  )
  c.rect(x - height * 0.008, y - height * 0.06, height * 0.016, height * 0.06, mix(pal.deep, pal.mid, 0.3))
  c.path(
    shape,
    c.linear(x - half, 0, x + half, 0, [
      [0, mix(color, pal.glow, 0.32)],
      [0.42, color],
      [1, mix(color, pal.deep, 0.6)],
    ]),
  )
  for (const [side, top, bottom] of [
    [-0.42, 0.62, 0.3],
    [-0.12, 0.8, 0.45],
    [0.2, 0.55, 0.2],
    [-0.25, 0.4, 0.12],
  ] as const) {
    c.line(
      `M${x + half * side} ${y - height * top}q${half * 0.18} ${height * 0.12} 0 ${height * (top - bottom)}`,
      mix(color, pal.deep, 0.5),
      height * 0.006,
      { opacity: 0.5 },
    )
  }
}

/** An umbrella pine: a leaning trunk and a flat crown of a few layers. */
export function pine(c: Canvas, x: number, y: number, height: number, lean: number, color: string): void {
  const { pal, rand } = c
  const topX = x + lean
  const topY = y - height
  const bark = mix(pal.deep, pal.accent, 0.22)
  const trunk = trace(8, (t): Point => [
    x + lean * (t * 0.4 + t * t * 0.6) - Math.sin(t * Math.PI) * lean * 0.35,
    y - height * t,
  ])
  const lit = c.linear(x - height * 0.03, 0, x + height * 0.04, 0, [
    [0, mix(bark, pal.glow, 0.25)],
    [0.5, bark],
    [1, mix(bark, pal.deep, 0.4)],
  ])
  c.path(
    band(trunk, (t) => height * (0.062 - t * 0.034)),
    lit,
  )
  for (const [fork, reach, rise] of [
    [4, 0.26, 0.4],
    [5, -0.24, 0.32],
  ] as const) {
    const [fx, fy] = trunk[fork] ?? [x, y]
    const limb = trace(5, (t): Point => [fx + height * reach * t, fy - height * rise * (t * 0.55 + t * t * 0.45)])
    c.path(
      band(limb, (t) => height * (0.034 - t * 0.018)),
      bark,
    )
  }
  const layers = [
    [-0.02, 0.04, 0.5],
    [0.14, -0.05, 0.44],
    [-0.16, -0.08, 0.36],
    [0.04, -0.16, 0.3],
  ] as const
  layers.forEach(([dx, dy, half], i) => {
    const cx = topX + dx * height
    const cy = topY + dy * height
    const hw = half * height * rand.between(0.92, 1.08)
    const hh = height * 0.12
    const shape = smooth(
      [
        [cx - hw, cy + hh * 0.35],
        [cx - hw * 0.75, cy - hh * 0.5],
        [cx - hw * 0.2, cy - hh],
        [cx + hw * 0.35, cy - hh * 0.85],
        [cx + hw * 0.85, cy - hh * 0.25],
        [cx + hw, cy + hh * 0.4],
        [cx + hw * 0.3, cy + hh * 0.55],
        [cx - hw * 0.4, cy + hh * 0.5],
      ],
      true,
    )
    c.path(
      shape,
      c.linear(cx - hw, cy - hh, cx + hw * 0.5, cy + hh, [
        [0, mix(color, pal.glow, 0.3 - i * 0.03)],
        [0.5, mix(color, pal.deep, 0.1)],
        [1, mix(color, pal.deep, 0.5)],
      ]),
    )
  })
}

/** A Mediterranean house: a lit front, a shaded side, a low tiled roof. */
export function house(c: Canvas, x: number, y: number, width: number, height: number, wall: string): void {
  const { pal, rand } = c
  const roof = height * 0.24
  const sideAt = x + width * 0.66
  const tile = mix(pal.accent, pal.second, 0.18)
  c.rect(x, y - height, width, height, wall)
  c.rect(sideAt, y - height, x + width - sideAt, height, mix(wall, pal.deep, 0.32))
  c.path(
    polygon([
      [x - width * 0.05, y - height],
      [x + width * 0.16, y - height - roof],
      [x + width * 0.86, y - height - roof],
      [x + width * 1.05, y - height],
    ]),
    tile,
  )
  c.path(
    polygon([
      [sideAt, y - height],
      [x + width * 0.86, y - height - roof],
      [x + width * 1.05, y - height],
    ]),
    mix(tile, pal.deep, 0.35),
  )
  const columns = width > 9 ? 3 : 2
  const rows = Math.max(1, Math.round(height / 6))
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const lit = pal.dark && rand.chance(0.6)
      const ww = width * 0.1
      const wx = x + width * 0.66 * ((column + 0.5) / columns) - ww / 2
      const wy = y - height + (height / rows) * (row + 0.28)
      c.rect(wx, wy, ww, Math.min(2.6, height / rows / 2), lit ? pal.second : mix(pal.near, pal.deep, 0.35))
    }
  }
}

import { band, type Canvas, leafPath, type Point, polygon, smooth } from './canvas.ts'
import { mix } from './colors.ts'
import { bloomColors, flower, type FlowerKind, sprig, stemPoints } from './flora.ts'
import { shadow, volume } from './light.ts'

/** Turned things such as vases: half-widths at heights, both as parts of `size`, from foot to rim. */
export function turned(
  c: Canvas,
  x: number,
  y: number,
  size: number,
  profile: readonly Point[],
  color: string,
  strength = 0.45,
): void {
  const right = profile.map(([half, up]): Point => [x + half * size, y - up * size])
  const left = profile.map(([half, up]): Point => [x - half * size, y - up * size]).toReversed()
  const widest = Math.max(...profile.map(([half]) => half)) * size
  const [rim = 0, top = 0] = profile[profile.length - 1] ?? []
  c.path(`${smooth(right)}L${smooth(left).slice(1)}Z`, volume(c, color, x - widest, x + widest, strength))
  c.ellipse(x, y - top * size, rim * size, rim * size * 0.2, mix(color, c.pal.deep, 0.5))
}

const profiles: readonly [readonly Point[], ...(readonly Point[])[]] = [
  [
    [0.16, 0],
    [0.22, 0.06],
    [0.34, 0.32],
    [0.3, 0.58],
    [0.14, 0.78],
    [0.12, 0.9],
    [0.17, 1],
  ],
  [
    [0.24, 0],
    [0.3, 0.1],
    [0.3, 0.5],
    [0.24, 0.72],
    [0.19, 0.86],
    [0.24, 1],
  ],
  [
    [0.13, 0],
    [0.15, 0.05],
    [0.42, 0.3],
    [0.44, 0.5],
    [0.26, 0.72],
    [0.17, 0.8],
    [0.2, 0.88],
  ],
  [
    [0.3, 0],
    [0.26, 0.3],
    [0.2, 0.62],
    [0.24, 0.86],
    [0.3, 1],
  ],
]

export function vase(c: Canvas, x: number, y: number, size: number, color: string): void {
  const kind = c.rand.whole(0, profiles.length - 1)
  const profile = profiles[kind] ?? profiles[0]
  turned(c, x, y, size, profile, color)
  if (c.rand.chance(0.6)) {
    const [half = 0, up = 0] = profile[2] ?? []
    for (const k of [0, 0.05, 0.1]) {
      const w = half * size * (1 - k * 0.4)
      c.line(
        `M${x - w} ${y - (up + k) * size}Q${x} ${y - (up + k - 0.09) * size} ${x + w} ${y - (up + k) * size}`,
        mix(color, c.pal.pale, 0.7),
        size * 0.012,
        { opacity: 0.55 },
      )
    }
  }
}

/** Long-stemmed flowers out of a vase's mouth. */
export function stems(
  c: Canvas,
  x: number,
  y: number,
  reach: number,
  count: number,
  kinds: readonly [FlowerKind, ...FlowerKind[]],
  bloom: number,
): void {
  const { pal, rand } = c
  const colors = bloomColors(c)
  for (let i = 0; i < count; i++)
    sprig(
      c,
      x,
      y,
      -58 + (i / (count - 1)) * 116 + rand.between(-6, 6),
      reach * rand.between(0.65, 1.02),
      mix(pal.leaf, i % 2 ? pal.deep : pal.glow, 0.2),
      8,
      rand.between(-20, 20),
      rand.between(0.26, 0.42),
    )
  const order = Array.from({ length: count }, (_, i) => i).toSorted(
    (a, b) => Math.abs(b - count / 2) - Math.abs(a - count / 2),
  )
  for (const i of order) {
    const angle = -48 + (i / (count - 1)) * 96 + rand.between(-5, 5)
    const length = reach * rand.between(0.5, 0.95) * (1 - Math.abs(angle) / 190)
    const points = stemPoints(x, y, angle, length, rand.between(-14, 14))
    c.line(smooth(points), mix(pal.leaf, pal.deep, 0.35), bloom * 0.09)
    const [fx, fy] = points[points.length - 1] ?? [x, y]
    flower(
      c,
      kinds[i % kinds.length] ?? kinds[0],
      fx,
      fy,
      bloom * rand.between(0.75, 1.2),
      colors[i % 4] ?? pal.accent,
      rand.between(-20, 20),
    )
  }
}

/** The shadow of a branch on a wall: a quiet sign of a window somewhere. */
export function branchShadow(c: Canvas, x: number, y: number, angle: number, length: number, opacity = 0.13): void {
  const { rand } = c
  if (rand.chance(0.4)) return
  const broad = rand.between(0.2, 0.44)
  const branches = rand.whole(1, 3)
  const spread = rand.between(14, 26)
  let d = ''
  for (let b = 0; b < branches; b++) {
    const turn = angle + (b - (branches - 1) / 2) * spread + rand.between(-8, 8)
    const reach = length * rand.between(0.75, 1.1)
    const points = stemPoints(x, y, turn, reach, rand.between(8, 34))
    const gap = rand.whole(1, 2)
    for (let i = 2; i < points.length; i += gap) {
      const [px, py] = points[i] ?? [x, y]
      const size = reach * (broad > 0.32 ? 0.17 : 0.22) * (1.15 - i / 20)
      const lean = turn + i * 1.8
      if (i % 2 === 0 || gap === 1) d += leafPath(px, py, size, size * broad, lean - 50)
      if (i % 2 === 1 || gap === 1) d += leafPath(px, py, size, size * broad, lean + 50)
    }
    d += band(points, (t) => reach * 0.014 * (1 - t * 0.7))
  }
  c.path(d, c.pal.deep, { opacity })
}

export function candle(c: Canvas, x: number, y: number, height: number, width: number): void {
  const { pal } = c
  c.circle(
    x,
    y - height - width,
    width * 9,
    c.radial(x, y - height - width, width * 9, [
      [0, pal.second, 0.5],
      [0.4, pal.second, 0.16],
      [1, pal.second, 0],
    ]),
  )
  c.rect(x - width / 2, y - height, width, height, volume(c, pal.pale, x - width / 2, x + width / 2, 0.3), {
    radius: width * 0.12,
  })
  c.ellipse(x, y - height, width / 2, width * 0.14, mix(pal.pale, pal.second, 0.4))
  c.line(`M${x} ${y - height}v${-width * 0.35}`, pal.deep, width * 0.1)
  c.path(leafPath(x, y - height - width * 0.2, width * 1.9, width * 0.75, 0, 0.3), mix(pal.second, pal.glow, 0.4))
  c.path(leafPath(x, y - height - width * 0.25, width * 1.05, width * 0.4, 0, 0.3), pal.glow)
}

/** A stemmed glass with wine up to `level`; kinds are a flute, a bowl and a flat coupe. */
export function glass(
  c: Canvas,
  x: number,
  y: number,
  height: number,
  kind: 'flute' | 'bowl' | 'coupe',
  wine: string,
): void {
  const { pal } = c
  const [half, bowl] = kind === 'flute' ? [0.11, 0.52] : kind === 'bowl' ? [0.2, 0.46] : [0.37, 0.42]
  const w = half * height
  const top = y - height
  const foot = top + bowl * height
  const shape = `M${x - w} ${top}C${x - w * (kind === 'bowl' ? 1.35 : 1)} ${top + bowl * height * 0.75} ${x - w * 0.5} ${foot} ${x} ${foot}C${x + w * 0.5} ${foot} ${x + w * (kind === 'bowl' ? 1.35 : 1)} ${top + bowl * height * 0.75} ${x + w} ${top}Z`
  c.path(shape, mix(pal.pale, pal.skyLow, 0.4), { opacity: 0.34 })
  c.clip(shape, () => {
    const level = top + bowl * height * (kind === 'bowl' ? 0.42 : 0.22)
    c.rect(x - w * 1.4, level, w * 2.8, height, volume(c, wine, x - w, x + w, 0.35), { opacity: 0.92 })
    c.ellipse(x, level, w * 1.12, w * 0.16, mix(wine, pal.glow, 0.45))
    c.rect(x - w * 0.66, top, w * 0.2, bowl * height, pal.glow, { opacity: 0.4, radius: w * 0.1 })
  })
  c.line(shape.replace('Z', ''), pal.pale, height * 0.011, { opacity: 0.75 })
  c.ellipse(x, top, w, w * 0.13, 'none', { stroke: pal.glow, width: height * 0.009, opacity: 0.8 })
  c.line(`M${x} ${foot}V${y - height * 0.02}`, mix(pal.pale, pal.near, 0.28), height * 0.024)
  c.line(`M${x - height * 0.005} ${foot}V${y - height * 0.02}`, pal.glow, height * 0.008)
  c.ellipse(x, y - height * 0.008, height * 0.15, height * 0.028, mix(pal.pale, pal.near, 0.32))
  c.ellipse(x, y - height * 0.014, height * 0.145, height * 0.022, mix(pal.pale, pal.skyLow, 0.3))
}

/** A cuboid plinth seen from the front with a lit top. */
export function plinth(c: Canvas, x: number, y: number, width: number, height: number, color: string): void {
  const { pal } = c
  const lid = width * 0.13
  shadow(c, x, y, width, width * 0.7, 0.36)
  c.rect(
    x - width / 2,
    y - height,
    width,
    height,
    c.linear(x - width / 2, 0, x + width / 2, 0, [
      [0, mix(color, pal.glow, 0.28)],
      [0.5, color],
      [1, mix(color, pal.deep, 0.32)],
    ]),
  )
  c.path(
    polygon([
      [x - width / 2, y - height],
      [x + width / 2, y - height],
      [x + width / 2 - lid, y - height - lid * 0.8],
      [x - width / 2 + lid, y - height - lid * 0.8],
    ]),
    mix(color, pal.glow, 0.5),
  )
}

/** A ribbon's bow, knot at (x, y). */
export function bow(c: Canvas, x: number, y: number, size: number, color: string, tails = 1): void {
  const { pal } = c
  const dark = mix(color, pal.deep, 0.35)
  for (const side of [-1, 1]) {
    const s = side * size
    c.path(
      `M${x} ${y}C${x + s * 0.2} ${y + size * 0.4 * tails} ${x + s * 0.3} ${y + size * 0.8 * tails} ${x + s * 0.7} ${y + size * 1.35 * tails}L${x + s * 0.36} ${y + size * 1.3 * tails}L${x + s * 0.2} ${y + size * 1.5 * tails}C${x + s * 0.06} ${y + size * 0.9 * tails} ${x - s * 0.05} ${y + size * 0.4} ${x} ${y}Z`,
      side < 0 ? mix(color, pal.glow, 0.12) : mix(color, pal.deep, 0.2),
    )
    c.path(
      `M${x} ${y}C${x + s * 0.25} ${y - size * 0.62} ${x + s * 1.1} ${y - size * 0.72} ${x + s} ${y - size * 0.12}C${x + s * 0.98} ${y + size * 0.32} ${x + s * 0.35} ${y + size * 0.25} ${x} ${y}Z`,
      c.linear(x, y, x + s, y - size * 0.3, [
        [0, dark],
        [0.5, color],
        [1, mix(color, pal.glow, side < 0 ? 0.35 : 0.12)],
      ]),
    )
    c.path(
      `M${x + s * 0.1} ${y - size * 0.03}C${x + s * 0.4} ${y - size * 0.36} ${x + s * 0.85} ${y - size * 0.42} ${x + s * 0.84} ${y - size * 0.12}C${x + s * 0.7} ${y + size * 0.1} ${x + s * 0.4} ${y + size * 0.08} ${x + s * 0.1} ${y - size * 0.03}Z`,
      dark,
      { opacity: 0.7 },
    )
  }
  c.rect(
    x - size * 0.15,
    y - size * 0.19,
    size * 0.3,
    size * 0.36,
    volume(c, color, x - size * 0.15, x + size * 0.15, 0.35),
    { radius: size * 0.1 },
  )
}

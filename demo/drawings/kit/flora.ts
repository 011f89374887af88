import { type Canvas, leafPath, type Point, polar, smooth, trace } from './canvas.ts'
import { mix } from './colors.ts'

export type FlowerKind = 'anemone' | 'rose' | 'daisy' | 'tulip' | 'dahlia'

/** Below this radius a flower is a few pixels: fewer petals look the same and cost less. */
const small = 2.3

/** A stem with paired leaves, from (x, y) in the direction of `angle` (0 is up), bending by `bend` degrees. */
export function sprig(
  c: Canvas,
  x: number,
  y: number,
  angle: number,
  length: number,
  color: string,
  leaves = 7,
  bend = 18,
  plump = 0.34,
): void {
  const { pal } = c
  const points = stemPoints(x, y, angle, length, bend)
  c.line(smooth(points), mix(color, pal.deep, 0.25), Math.max(0.22, length * 0.014))
  // All leaves of one side are one path: far cheaper to draw than one by one.
  let lit = ''
  let dim = ''
  for (let i = 1; i < leaves; i++) {
    const t = i / leaves
    const [px, py] = points[Math.min(points.length - 1, Math.round(t * (points.length - 1)))] ?? [x, y]
    const size = length * 0.3 * (1 - t * 0.5)
    const turn = angle + bend * t
    const spread = 52 - t * 20
    lit += leafPath(px, py, size, size * plump, turn - spread)
    dim += leafPath(px, py, size, size * plump, turn + spread)
  }
  c.path(lit, mix(color, pal.glow, 0.2))
  c.path(dim, mix(color, pal.deep, 0.2))
  const [tx, ty] = points[points.length - 1] ?? [x, y]
  c.path(leafPath(tx, ty, length * 0.15, length * 0.15 * plump, angle + bend), mix(color, pal.glow, 0.12))
}

export function stemPoints(x: number, y: number, angle: number, length: number, bend: number): Point[] {
  let px = x
  let py = y
  const steps = 14
  return trace(steps, (t): Point => {
    const here: Point = [px, py]
    const a = ((angle + bend * t) * Math.PI) / 180
    px += (Math.sin(a) * length) / steps
    py -= (Math.cos(a) * length) / steps
    return here
  })
}

/** A spike of small buds such as lavender. */
export function spike(c: Canvas, x: number, y: number, angle: number, length: number, color: string): void {
  const points = stemPoints(x, y, angle, length, 10)
  c.line(smooth(points), mix(c.pal.leaf, c.pal.deep, 0.2), Math.max(0.2, length * 0.012))
  let [lit, plain, dim] = ['', '', '']
  for (let i = 6; i < points.length; i++) {
    const [px, py] = points[i] ?? [x, y]
    const size = length * 0.09 * (1.25 - (i - 6) / 11)
    lit += leafPath(px, py, size * 1.2, size, angle - 48)
    plain += leafPath(px, py, size * 1.2, size, angle + 48)
    dim += leafPath(px, py - size * 0.2, size * 1.2, size * 0.7, angle)
  }
  c.path(lit, mix(color, c.pal.glow, 0.25))
  c.path(plain, color)
  c.path(dim, mix(color, c.pal.deep, 0.15))
}

export function flower(
  c: Canvas,
  kind: FlowerKind,
  x: number,
  y: number,
  radius: number,
  color: string,
  turn = 0,
): void {
  if (kind === 'anemone') anemone(c, x, y, radius, color, turn)
  else if (kind === 'rose') rose(c, x, y, radius, color, turn)
  else if (kind === 'daisy') daisy(c, x, y, radius, color, turn)
  else if (kind === 'tulip') tulip(c, x, y, radius, color, turn)
  else dahlia(c, x, y, radius, color, turn)
}

function anemone(c: Canvas, x: number, y: number, radius: number, color: string, turn: number): void {
  const { pal } = c
  for (const layer of [1, 0.76]) {
    for (let i = 0; i < 6; i++) {
      const angle = turn + i * 60 + (layer < 1 ? 30 : 0)
      const shade =
        i % 2 === 0 ? mix(color, pal.glow, layer < 1 ? 0.3 : 0.1) : mix(color, pal.deep, layer < 1 ? 0.02 : 0.18)
      c.path(leafPath(x, y, radius * layer, radius * layer * 1.05, angle, 0.6), shade)
    }
  }
  c.circle(x, y, radius * 0.3, mix(color, pal.deep, 0.45), { opacity: 0.45 })
  for (let i = 0; i < 12; i++) {
    const [px, py] = polar(x, y, radius * 0.31, i * 30 + turn)
    c.circle(px, py, radius * 0.038, pal.deep)
  }
  c.circle(x, y, radius * 0.17, pal.deep)
  c.circle(x - radius * 0.04, y - radius * 0.05, radius * 0.06, mix(pal.deep, pal.glow, 0.35))
}

function rose(c: Canvas, x: number, y: number, radius: number, color: string, turn: number): void {
  const { pal } = c
  const layers = radius < small ? 4 : 6
  for (let layer = 0; layer < layers; layer++) {
    const t = layer / (layers - 1)
    const size = radius * (1 - t * 0.78)
    const petals = layer < 2 ? 5 : layer < 4 ? 4 : 3
    for (let i = 0; i < petals; i++) {
      const angle = turn + layer * 41 + (i * 360) / petals
      const [px, py] = polar(x, y, size * 0.36, angle)
      const tone = i / petals < 0.5 ? mix(color, pal.glow, 0.3 - t * 0.22) : mix(color, pal.deep, 0.06 + t * 0.22)
      c.circle(px, py, size * 0.64, mix(color, pal.deep, 0.34 + t * 0.1))
      const [qx, qy] = polar(x, y, size * 0.4, angle + 4)
      c.circle(qx, qy, size * 0.6, tone)
    }
  }
  c.line(
    smooth(trace(12, (t): Point => polar(x, y, radius * 0.2 * t, turn + t * 460))),
    mix(color, pal.deep, 0.55),
    radius * 0.045,
  )
}

function daisy(c: Canvas, x: number, y: number, radius: number, color: string, turn: number): void {
  const { pal } = c
  const petals = radius < small ? 10 : 14
  let [over, below] = ['', '']
  for (let i = 0; i < petals; i += 2) {
    over += leafPath(x, y, radius, radius * 0.34, turn + (i * 360) / petals, 0.62)
    below += leafPath(x, y, radius * 0.92, radius * 0.34, turn + ((i + 1) * 360) / petals, 0.62)
  }
  c.path(below, mix(color, pal.deep, 0.12))
  c.path(over, mix(color, pal.glow, 0.25))
  c.circle(x, y, radius * 0.29, mix(pal.second, pal.accent, 0.35))
  c.circle(x - radius * 0.04, y - radius * 0.04, radius * 0.23, pal.second)
}

function tulip(c: Canvas, x: number, y: number, radius: number, color: string, turn: number): void {
  const { pal } = c
  c.at(x, y, turn, 1, () => {
    c.path(leafPath(0, radius * 0.8, radius * 1.75, radius * 1.1, -17, 0.4), mix(color, pal.deep, 0.26))
    c.path(leafPath(0, radius * 0.8, radius * 1.75, radius * 1.1, 17, 0.4), mix(color, pal.deep, 0.34))
    c.path(leafPath(0, radius * 0.85, radius * 1.7, radius * 1.15, 0, 0.38), mix(color, pal.glow, 0.12))
    c.line(`M0 ${radius * 0.6}V${-radius * 0.5}`, mix(color, pal.deep, 0.3), radius * 0.04, { opacity: 0.5 })
  })
}

function dahlia(c: Canvas, x: number, y: number, radius: number, color: string, turn: number): void {
  const { pal } = c
  const layers = radius < small ? 3 : 5
  for (let layer = 0; layer < layers; layer++) {
    const t = layer / (layers - 1)
    const size = radius * (1 - t * 0.76)
    const petals = 15 - layer * 2
    const base = mix(color, pal.deep, 0.3 - t * 0.26)
    let [lit, dim] = ['', '']
    for (let i = 0; i < petals; i++) {
      const angle = turn + layer * 13 + (i * 360) / petals
      const petal = leafPath(x, y, size, size * 0.42, angle, 0.58)
      if (Math.sin(((angle + 45) * Math.PI) / 180) < 0) lit += petal
      else dim += petal
    }
    c.path(dim, mix(base, pal.deep, 0.1))
    c.path(lit, mix(base, pal.glow, 0.16 + t * 0.16))
  }
  c.circle(x, y, radius * 0.1, mix(color, pal.glow, 0.5))
}

/** Three or four flower colours of this print, brightest last. */
export function bloomColors(c: Canvas): [string, string, string, string] {
  const { pal } = c
  return [pal.accent, mix(pal.accent, pal.pale, 0.55), pal.pale, pal.second]
}

/** A mound of flowers and leaves inside an ellipse; dense in the middle, sprigs at the rim. */
export function bouquet(c: Canvas, x: number, y: number, rx: number, ry: number, size: number): void {
  const { rand, pal } = c
  const colors = bloomColors(c)
  const kinds: [FlowerKind, ...FlowerKind[]] = ['rose', 'anemone', 'daisy', 'dahlia']
  const tiny = size < 1.3
  const twigs = tiny ? 9 : 15
  for (let i = 0; i < twigs; i++) {
    const angle = -185 + (i / (twigs - 1)) * 190 + rand.between(-6, 6)
    const [px, py] = [
      x + Math.cos((angle * Math.PI) / 180) * rx * 0.6,
      y + Math.sin((angle * Math.PI) / 180) * ry * 0.6,
    ]
    sprig(
      c,
      px,
      py,
      angle + 90,
      size * rand.between(2, 3),
      mix(pal.leaf, i % 3 === 0 ? pal.glow : pal.deep, 0.2),
      6,
      rand.between(-22, 22),
      rand.between(0.3, 0.5),
    )
  }
  c.ellipse(x, y, rx * 0.82, ry * 0.8, mix(pal.leaf, pal.deep, 0.45))
  const rings: readonly (readonly [number, number])[] = [
    [0.86, tiny ? 7 : 10],
    [0.46, tiny ? 4 : 6],
    [0, 1],
  ]
  let n = rand.whole(0, 3)
  for (const [distance, count] of rings) {
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * 360 + rand.between(-12, 12) + distance * 70
      const px = x + Math.cos((angle * Math.PI) / 180) * rx * distance
      const py = y + Math.sin((angle * Math.PI) / 180) * ry * distance
      n += 1
      const color = colors[n % 4] ?? pal.accent
      const r = size * rand.between(0.75, 1.15) * (distance === 0 ? 1.25 : 1)
      c.path(leafPath(px, py, r * 1.6, r * 0.7, angle + 120), mix(pal.leaf, pal.glow, 0.1))
      flower(c, kinds[(n * 3 + (i % 2)) % 4] ?? 'rose', px, py, r, color, rand.between(0, 360))
    }
  }
}

import { type Canvas, leafPath, polar, smooth } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/colors.ts'
import { bloomColors, flower, type FlowerKind, spike, sprig, stemPoints } from '#demo/drawings/kit/flora.ts'
import { room, shadow, sky, sun, veil } from '#demo/drawings/kit/light.ts'
import { branchShadow, stems, vase } from '#demo/drawings/kit/props.ts'
import { hills, stars } from '#demo/drawings/kit/scenery.ts'

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

const bunches: readonly [readonly [FlowerKind, ...FlowerKind[]], ...(readonly [FlowerKind, ...FlowerKind[]])[]] = [
  ['anemone', 'rose', 'daisy'],
  ['rose', 'dahlia', 'anemone'],
  ['tulip'],
  ['daisy', 'dahlia'],
]

/** A vase of long stems on a table. */
export function vaseStill(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * rand.between(0.7, 0.76)
  room(c, edge)
  branchShadow(c, c.w * 0.95, -4, 215, 46)
  const x = c.cx + rand.between(-0.1, 0.1) * c.w
  const size = rand.between(32, 38)
  const y = edge + (c.h - edge) * 0.42
  const colors = [pal.near, pal.accent, pal.sea, mix(pal.pale, pal.shade, 0.3)] as const
  shadow(c, x, y, size * 0.5, 40)
  stems(
    c,
    x,
    y - size * 0.9,
    c.h * (c.tall ? 0.4 : 0.46),
    rand.whole(7, 10),
    bunches[rand.whole(0, 3)] ?? bunches[0],
    rand.between(5.2, 6.8),
  )
  vase(c, x, y, size, rand.pick(colors))
  for (let i = 0; i < 5; i++) {
    const px = x + rand.between(-34, 30)
    const py = y + rand.between(1, (c.h - y) * 0.7)
    c.ellipse(px + 0.8, py + 0.5, 1.7, 0.6, pal.deep, { opacity: 0.25 })
    c.path(leafPath(px - 1.4, py, 3.2, 1.9, rand.between(70, 110)), mix(pal.accent, pal.pale, rand.between(0.1, 0.7)))
  }
  if (rand.chance(0.65)) {
    const side = x - rand.between(24, 32)
    shadow(c, side, y + 5, 9, 16)
    vase(c, side, y + 5, rand.between(13, 17), rand.pick([pal.second, pal.pale, pal.near]))
    sprig(c, side, y - 8, -12, 22, pal.leaf, 8, 20, 0.3)
  }
  veil(c, c.w * 0.2, 0)
}

/** Tall flowers seen from the grass against a low sun. */
export function meadow(c: Canvas): void {
  const { pal, rand } = c
  const sunX = c.w * rand.between(0.3, 0.7)
  const sunY = c.h * rand.between(0.34, 0.5)
  sky(c, sunX, sunY, 90)
  if (pal.dark) stars(c, c.h * 0.5, 50)
  sun(c, sunX, sunY, rand.between(14, 20))
  hills(c, c.h * 0.74, 16, mix(pal.far, pal.skyLow, 0.2))
  hills(c, c.h * 0.84, 10, mix(pal.mid, pal.leaf, 0.35))
  const kinds: FlowerKind[] = ['anemone', 'daisy', 'tulip', 'dahlia']
  const colors = bloomColors(c)
  const lead = rand.whole(0, 3)
  for (const [depth, count] of [
    [0, 11],
    [1, 8],
    [2, 6],
  ] as const) {
    const stem = mix(mix(pal.leaf, pal.deep, depth * 0.26), pal.skyLow, (2 - depth) * 0.16)
    for (let i = 0; i < count; i++) {
      const x = c.w * ((i + 0.5) / count) + rand.between(-5, 5)
      const length = c.h * rand.between(0.3, 0.52) * (depth === 2 ? 1.12 : 0.82 + depth * 0.1)
      const lean = rand.between(-12, 12)
      const points = stemPoints(x, c.h + 3, lean, length, rand.between(-18, 18))
      c.line(smooth(points), stem, 0.45 + depth * 0.28)
      const [mx, my] = points[7] ?? [x, c.h]
      c.path(leafPath(mx, my, length * 0.34, length * 0.07, lean + 34), stem)
      c.path(leafPath(mx, my + 4, length * 0.3, length * 0.06, lean - 38), mix(stem, pal.deep, 0.2))
      const [fx, fy] = points[14] ?? [x, c.h]
      if ((i + depth) % 4 === 3) spike(c, x + 3, c.h + 2, lean * 0.6, length * 0.92, mix(pal.mid, pal.far, 0.3))
      const color = mix(colors[(i + depth) % 4] ?? pal.accent, pal.skyLow, (2 - depth) * 0.14)
      flower(c, kinds[(lead + (i % 2)) % 4] ?? 'daisy', fx, fy, 2.9 + depth * 2.1 + rand.between(0, 1.4), color, lean)
    }
  }
  for (let i = 0; i < 40; i++) {
    const x = (i / 39) * c.w + rand.between(-2, 2)
    c.path(
      leafPath(x, c.h + 2, rand.between(10, 25), 1.6, rand.between(-24, 24), 0.3),
      mix(pal.leaf, pal.deep, rand.between(0.3, 0.6)),
    )
  }
  veil(c, sunX, sunY)
}

/** Cut-paper plants, each in its own field of colour. */
export function herbarium(c: Canvas): void {
  const { pal, rand } = c
  const columns = c.tall ? 2 : 4
  const rows = c.tall ? 3 : 2
  const grounds = [pal.skyTop, pal.pale, pal.near, pal.second, pal.leaf, pal.skyLow, pal.accent, pal.sea]
  const start = rand.whole(0, 7)
  const kinds: readonly [FlowerKind, ...FlowerKind[]] = ['tulip', 'anemone', 'daisy', 'dahlia', 'rose']
  const w = c.w / columns
  const h = c.h / rows
  for (let i = 0; i < columns * rows; i++) {
    const left = (i % columns) * w
    const top = Math.floor(i / columns) * h
    const ground = grounds[(start + i * 3) % 8] ?? pal.pale
    const pale = ground === pal.pale || ground === pal.skyLow || ground === pal.second
    c.clip(`M${left} ${top}h${w}v${h}h${-w}Z`, () => {
      c.rect(
        left,
        top,
        w + 0.2,
        h + 0.2,
        c.linear(left, top, left + w, top + h, [
          [0, mix(ground, pal.glow, 0.14)],
          [1, mix(ground, pal.deep, 0.12)],
        ]),
      )
      const x = left + w / 2
      const green = pale
        ? mix(pal.leaf, pal.deep, 0.25)
        : ground === pal.leaf
          ? mix(pal.leaf, pal.deep, 0.6)
          : mix(pal.leaf, pal.pale, 0.5)
      const bloom = ground === pal.accent ? pal.pale : pale ? pal.accent : i % 2 ? pal.pale : pal.second
      plant(c, i + Math.floor(i / columns) * 2 + start, x, top + h, h, green, bloom, rand.pick(kinds))
    })
  }
  veil(c, 0, 0)
}

function plant(
  c: Canvas,
  n: number,
  x: number,
  floor: number,
  h: number,
  green: string,
  bloom: string,
  kind: FlowerKind,
): void {
  const { rand } = c
  if (n % 4 === 0) {
    c.circle(x, floor - h * 0.58, h * 0.3, mix(bloom, green, 0.7), { opacity: 0.35 })
    for (const lean of [-20, 0, 20]) {
      const points = stemPoints(x, floor + 1, lean * 0.5, h * (0.62 - Math.abs(lean) * 0.006), lean * 0.8)
      c.line(smooth(points), green, 0.6)
      const [fx, fy] = points[14] ?? [x, floor]
      c.path(leafPath(...(points[4] ?? [x, floor]), h * 0.28, h * 0.07, lean + 30), green)
      flower(c, kind, fx, fy, h * 0.12, bloom, lean)
    }
  } else if (n % 4 === 1) {
    sprig(c, x - h * 0.06, floor - h * 0.1, -6, h * 0.8, green, 11, 20, 0.36)
  } else if (n % 4 === 2) {
    const points = stemPoints(x, floor + 1, -4, h * 0.5, 10)
    c.line(smooth(points), green, 0.8)
    for (const [k, turn] of [
      [4, 44],
      [6, -46],
      [8, 40],
    ] as const)
      c.path(leafPath(...(points[k] ?? [x, floor]), h * 0.2, h * 0.08, turn), green)
    const [fx, fy] = points[14] ?? [x, floor]
    flower(c, rand.pick(['dahlia', 'anemone', 'daisy'] as const), fx, fy, h * 0.25, bloom, 12)
  } else {
    for (const lean of [-26, -9, 9, 26])
      spike(c, x + lean * 0.05, floor - h * 0.06, lean * 0.7, h * (0.82 - Math.abs(lean) * 0.007), bloom)
    c.rect(x - h * 0.05, floor - h * 0.26, h * 0.1, h * 0.035, green, { radius: 0.4 })
  }
}

import { band, type Canvas, type Point, polar, polygon, smooth, trace } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/colors.ts'
import { bouquet } from '#demo/drawings/kit/flora.ts'
import { sky, sun, veil } from '#demo/drawings/kit/light.ts'
import { metal } from '#demo/drawings/kit/materials.ts'
import { bow } from '#demo/drawings/kit/props.ts'
import { clouds, cypress, hills, house, island, pine, sea, stars } from '#demo/drawings/kit/scenery.ts'

export function wheel(c: Canvas, x: number, y: number, r: number): void {
  const { pal } = c
  c.circle(x, y, r, mix(pal.deep, '#000000', 0.25))
  c.circle(x, y, r * 0.76, pal.pale)
  c.circle(x, y, r * 0.62, mix(pal.deep, pal.near, 0.2))
  c.circle(x, y, r * 0.54, metal(c, mix(pal.pale, pal.near, 0.25), x - r * 0.5, y - r * 0.5, x + r * 0.5, y + r * 0.5))
  for (let i = 0; i < 10; i++)
    c.line(`M${x} ${y}L${polar(x, y, r * 0.5, i * 36).join(' ')}`, mix(pal.deep, pal.near, 0.4), r * 0.03, {
      opacity: 0.6,
    })
  c.circle(x, y, r * 0.16, pal.second)
}

export const paints = (c: Canvas): string =>
  c.rand.pick([
    c.pal.accent,
    mix(c.pal.pale, c.pal.second, 0.3),
    mix(c.pal.sea, c.pal.pale, 0.35),
    mix(c.pal.leaf, c.pal.pale, 0.3),
    c.pal.second,
  ])

/** The front of an old car with a ribbon over the bonnet. */
export function front(c: Canvas): void {
  const { pal, rand } = c
  const ground = c.h * 0.86
  const lx = c.cx + rand.between(-20, 20)
  sky(c, lx, c.h * 0.3, 90)
  if (pal.dark) stars(c, c.h * 0.5, 50)
  sun(c, lx, c.h * rand.between(0.26, 0.34), rand.between(22, 27))
  hills(c, c.h * 0.6, 16, mix(pal.far, pal.skyLow, 0.2))
  for (let row = 0; row < 4; row++)
    for (const side of [-1, 1]) {
      const t = row / 3
      cypress(c, c.cx + side * (22 + t * c.w * 0.34), c.h * (0.66 + t * 0.2), c.h * (0.26 + t * 0.36), pal.leaf)
    }
  c.rect(
    -1,
    c.h * 0.68,
    c.w + 2,
    c.h,
    c.linear(0, c.h * 0.68, 0, c.h, [
      [0, mix(pal.leaf, pal.second, 0.3)],
      [1, mix(pal.leaf, pal.deep, 0.45)],
    ]),
  )
  c.path(
    polygon([
      [c.cx - 9, c.h * 0.67],
      [c.cx + 9, c.h * 0.67],
      [c.cx + 66, c.h + 1],
      [c.cx - 66, c.h + 1],
    ]),
    c.linear(0, c.h * 0.67, 0, c.h, [
      [0, pal.pale],
      [1, mix(pal.shade, pal.near, 0.35)],
    ]),
  )
  const paint = paints(c)
  const s = c.tall ? 0.98 : 1.08
  c.at(c.cx, ground, 0, s, () => {
    const chrome = (x1: number, y1: number, x2: number, y2: number): string =>
      metal(c, mix(pal.pale, pal.near, 0.22), x1, y1, x2, y2)
    c.ellipse(4, 2, 46, 5, pal.deep, { opacity: 0.42 })
    for (const k of [-1, 1]) c.rect(k * 29 - 5.5, -14, 11, 16, mix(pal.deep, '#000000', 0.2), { radius: 3 })
    c.path('M-21 -40C-19 -52 -15 -55 0 -55C15 -55 19 -52 21 -40Z', mix(paint, pal.deep, 0.2))
    c.path(
      'M-18.6 -40C-17 -49.6 -14 -52 0 -52C14 -52 17 -49.6 18.6 -40Z',
      c.linear(-18, -52, 18, -40, [
        [0, mix(pal.sea, pal.glow, 0.65)],
        [0.5, mix(pal.sea, pal.glow, 0.3)],
        [1, mix(pal.near, pal.deep, 0.2)],
      ]),
    )
    c.line('M0 -52V-40', mix(paint, pal.deep, 0.3), 0.8)
    const shape =
      'M-38 -8C-40 -24 -37 -32 -28 -33C-23 -34 -20 -39 -12 -41H12C20 -39 23 -34 28 -33C37 -32 40 -24 38 -8Q37 -4 33 -4H-33Q-37 -4 -38 -8Z'
    c.path(
      shape,
      c.linear(-38, -40, 38, -4, [
        [0, mix(paint, pal.glow, 0.5)],
        [0.4, paint],
        [1, mix(paint, pal.deep, 0.5)],
      ]),
    )
    c.path(
      'M-13 -40C-15 -28 -16 -18 -15 -8H15C16 -18 15 -28 13 -40Z',
      c.linear(-15, 0, 15, 0, [
        [0, mix(paint, pal.deep, 0.12)],
        [0.4, mix(paint, pal.glow, 0.45)],
        [1, mix(paint, pal.deep, 0.35)],
      ]),
    )
    c.path('M-12 -27C-12.6 -20 -12 -13 -9 -9H9C12 -13 12.6 -20 12 -27Q0 -34 -12 -27Z', chrome(-12, -30, 12, -9))
    c.path(
      'M-10.2 -26C-10.8 -20 -10.4 -14 -8 -10.6H8C10.4 -14 10.8 -20 10.2 -26Q0 -31.6 -10.2 -26Z',
      mix(pal.deep, pal.near, 0.2),
    )
    for (let i = -4; i <= 4; i++)
      c.rect(i * 2.1 - 0.42, -29 + Math.abs(i) * 0.7, 0.84, 18.4 - Math.abs(i) * 0.7, chrome(-1, -29, 1, -10), {
        radius: 0.4,
      })
    for (const k of [-1, 1]) {
      c.circle(k * 25, -22, 7.4, chrome(k * 25 - 7, -29, k * 25 + 7, -15))
      c.circle(
        k * 25,
        -22,
        5.9,
        c.radial(k * 25 - 1.6, -24, 7.4, [
          [0, pal.glow],
          [0.6, mix(pal.second, pal.glow, 0.45)],
          [1, mix(pal.second, pal.deep, 0.3)],
        ]),
      )
      for (let i = -2; i <= 2; i++)
        c.line(
          `M${k * 25 + i * 2} ${-22 - Math.sqrt(34 - i * i * 4)}V${-22 + Math.sqrt(34 - i * i * 4)}`,
          pal.deep,
          0.18,
          { opacity: 0.3 },
        )
      if (pal.dark)
        c.circle(
          k * 25,
          -22,
          17,
          c.radial(k * 25, -22, 17, [
            [0, pal.glow, 0.7],
            [1, pal.second, 0],
          ]),
        )
      c.circle(k * 31, -11.6, 1.8, mix(pal.second, pal.accent, 0.4))
      c.path(`M${k * 11.5} -41.6L${k * 32} -12L${k * 30} -10L${k * 9} -40Z`, pal.glow, { opacity: 0.95 })
    }
    c.rect(-41, -8.4, 82, 4.6, chrome(-41, -9, 41, -3), { radius: 2.3 })
    for (const k of [-14, 14]) c.rect(k - 1.6, -10.4, 3.2, 8.4, chrome(k - 2, -10, k + 2, -2), { radius: 1.4 })
    c.rect(-7.4, -7.4, 14.8, 4.6, pal.pale, { radius: 0.6 })
    c.path(
      smooth(
        [
          [-2.4, -4.3],
          [-1.2, -6.2],
          [0, -5.2],
          [1.2, -6.2],
          [2.4, -4.3],
          [0, -3.2],
        ],
        true,
      ),
      pal.accent,
    )
    bow(c, 0, -31, 9, pal.glow, 0.9)
    bouquet(c, 0, -31.6, 5.6, 2.9, 1.9)
  })
  veil(c, lx, c.h * 0.3)
}

/** An open car of the fifties on the coast road. */
export function convertible(c: Canvas): void {
  const { pal, rand } = c
  const horizon = c.h * rand.between(0.5, 0.56)
  const road = c.h * 0.76
  const lx = c.w * rand.between(0.2, 0.44)
  const ly = horizon - rand.between(10, 20)
  sky(c, lx, ly, 90)
  if (pal.dark) stars(c, horizon * 0.8, 60)
  clouds(c, 6, horizon * 0.6, 5)
  sun(c, lx, ly, rand.between(11, 15))
  island(c, c.w * 0.04, horizon, c.w * 0.46, 11, mix(pal.far, pal.skyLow, 0.2))
  island(c, c.w * 0.92, horizon, c.w * 0.6, 22, pal.mid)
  sea(c, horizon, road, lx)
  for (const t of [0.03, 0.1, 0.84, 0.92, 0.98]) cypress(c, c.w * t, road + 1, c.h * rand.between(0.3, 0.5), pal.leaf)
  if (rand.chance(0.5)) pine(c, c.w * 0.72, road + 1, c.h * 0.55, 4, pal.leaf)
  c.rect(
    -1,
    road - 4.6,
    c.w + 2,
    4.8,
    c.linear(0, road - 5, 0, road, [
      [0, mix(pal.pale, pal.glow, 0.3)],
      [1, mix(pal.shade, pal.deep, 0.15)],
    ]),
  )
  for (let i = 0; i < c.w / 9; i++)
    c.line(`M${i * 9 + 3} ${road - 4.4}v4.4`, mix(pal.shade, pal.deep, 0.4), 0.25, { opacity: 0.6 })
  c.rect(
    -1,
    road,
    c.w + 2,
    c.h,
    c.linear(0, road, 0, c.h, [
      [0, mix(pal.near, pal.mid, 0.4)],
      [1, mix(pal.near, pal.deep, 0.45)],
    ]),
  )
  for (let i = 0; i < 7; i++) c.rect(i * 26 - 6, c.h * 0.945, 14, 1.1, pal.pale, { opacity: 0.8 })
  const s = c.tall ? 0.92 : 1.14
  c.at(c.cx, c.h * 0.905, 0, s, () => car(c, paints(c)))
  veil(c, lx, ly)
}

/** The car looks left; its wheels stand on y = 0. */
function car(c: Canvas, paint: string): void {
  const { pal, rand } = c
  c.path('M-44 0.6Q0 -3 46 0.4L66 2.4Q20 4.6 -44 0.6Z', pal.deep, { opacity: 0.45 })
  const seat = mix(pal.accent, pal.deep, 0.45)
  c.path('M2 -17C2 -22 7 -23 8 -18L9 -13H2ZM17 -17C17 -22 22 -23 23 -18L24 -13H17Z', seat)
  c.line('M-9 -15L-4.4 -24.5', mix(pal.pale, pal.near, 0.3), 0.9)
  c.path('M-8.4 -15L-4.6 -24L-2.6 -24L-5 -15Z', pal.glow, { opacity: 0.45 })
  c.line('M-2 -14L1 -18.6', pal.deep, 0.7)
  const body =
    'M-45 -9.5C-45.6 -13 -43 -15.4 -38 -15.8C-28 -16.8 -18 -16.4 -10 -15.2H26C34 -15.4 42 -15 46.6 -12.6C48.6 -11.4 48.4 -8 47.4 -5.6Q46.4 -3.4 43.6 -3.4H-42Q-44.6 -4.6 -45 -9.5Z'
  c.path(
    body,
    c.linear(0, -17, 0, -3, [
      [0, mix(paint, pal.glow, 0.55)],
      [0.28, mix(paint, pal.glow, 0.12)],
      [0.52, paint],
      [1, mix(paint, pal.deep, 0.5)],
    ]),
  )
  c.path(
    'M-44 -9C-30 -12 -14 -11 -4 -9.4C10 -7 26 -6.6 47.6 -8.6V-7.6C26 -5.4 10 -5.8 -4 -8.4C-14 -10 -30 -10.8 -44.4 -7.8Z',
    mix(pal.pale, pal.glow, 0.5),
    { opacity: 0.9 },
  )
  c.line('M-10 -14.6V-4M18 -14.8L16 -4', mix(paint, pal.deep, 0.45), 0.3)
  c.line('M11 -11.4h4', mix(pal.pale, pal.glow, 0.6), 0.6)
  c.path('M24 -15.4C27 -19.4 36 -19.2 42 -14.6Z', mix(pal.pale, pal.shade, 0.45))
  for (const x of [-29, 31]) {
    c.path(`M${x - 10} -4.2A10 10.4 0 0 1 ${x + 10} -4.2Z`, mix(paint, pal.deep, 0.6))
    c.line(`M${x - 10.2} -4.4A10.2 10.6 0 0 1 ${x + 10.2} -4.4`, mix(paint, pal.glow, 0.4), 0.6)
    wheel(c, x, -0.6 - 6.4 + 0.4, 6.8)
  }
  c.path(
    'M-48 -6.8Q-49.4 -5 -47.4 -4H-40V-6.2ZM43 -6Q49.4 -6.6 49.8 -5Q49.6 -3.6 47 -3.4H42Z',
    metal(c, mix(pal.pale, pal.near, 0.2), -48, -8, 48, -2),
  )
  c.circle(-43, -12.2, 2.4, mix(pal.second, pal.glow, 0.55))
  c.ring(-43, -12.2, 2.4, mix(pal.pale, pal.near, 0.3), 0.5)
  if (pal.dark)
    c.path(
      'M-44 -12.4L-92 -22V2Z',
      c.linear(-44, 0, -92, 0, [
        [0, pal.second, 0.6],
        [1, pal.second, 0],
      ]),
    )
  c.rect(45.8, -12.4, 1.8, 3.2, pal.accent, { radius: 0.6 })
  bouquet(c, 34, -17.4, 6.4, 2.8, 1.7)
  const strings = trace(2, (t): Point => [48, -6 + t * 2])
  strings.forEach(([x, y], i) => {
    const tx = 55 + i * 5
    c.line(`M${x} ${y}Q${x + 4} ${1 + i} ${tx} 1.4`, pal.deep, 0.2)
    c.rect(tx, -0.4, 2.2, 2.6, i % 2 ? pal.second : mix(pal.pale, pal.near, 0.3), { radius: 0.3 })
  })
  if (rand.chance(0.6))
    c.path('M-38 -16C-30 -14.4 -18 -14.8 -10 -15.4L-10 -14.8C-18 -14 -30 -13.6 -38.4 -15.2Z', pal.glow)
}

/** A road winding down to the sea with one small car. */
export function serpentine(c: Canvas): void {
  const { pal, rand } = c
  const horizon = c.h * rand.between(0.24, 0.3)
  const lx = c.w * rand.between(0.2, 0.36)
  sky(c, lx, horizon - 8, 80)
  if (pal.dark) stars(c, horizon, 40)
  sun(c, lx, horizon - rand.between(4, 11), 9)
  clouds(c, 3, horizon * 0.8, 4)
  island(c, c.w * 0.4, horizon, c.w * 0.5, 8, mix(pal.far, pal.skyLow, 0.2))
  island(c, c.w * 0.95, horizon, c.w * 0.5, 15, mix(pal.mid, pal.skyLow, 0.1))
  sea(c, horizon, c.h, lx)
  const slope = (k: number, tone: string): void => {
    const points: Point[] = [
      [c.w * (0.16 + k * 0.26), c.h + 2],
      [c.w * (0.3 + k * 0.22), c.h * 0.76],
      [c.w * (0.4 + k * 0.2), c.h * 0.56],
      [c.w * (0.62 + k * 0.13), c.h * (0.4 + k * 0.08)],
      [c.w * 0.84, c.h * (0.3 + k * 0.11)],
      [c.w + 3, c.h * (0.2 + k * 0.13)],
    ]
    c.path(
      `${smooth(points)}V${c.h + 2}Z`,
      c.linear(c.w * 0.3, c.h * 0.3, c.w, c.h, [
        [0, mix(tone, pal.glow, 0.28)],
        [1, mix(tone, pal.deep, 0.32)],
      ]),
    )
  }
  slope(-0.12, mix(pal.pale, pal.shade, 0.6))
  slope(0, mix(pal.leaf, pal.second, 0.22))
  const bends = [
    [0.92, 1.08, 12],
    [0.62, 0.95, 10.5],
    [0.5, 0.86, 9],
    [0.72, 0.76, 7.6],
    [0.98, 0.7, 6.2],
    [0.96, 0.6, 5.2],
    [0.7, 0.57, 4.2],
    [0.6, 0.52, 3.5],
    [0.74, 0.46, 2.7],
    [0.92, 0.43, 2.1],
    [0.9, 0.38, 1.6],
    [0.8, 0.36, 1.2],
  ] as const
  const spine: Point[] = []
  const widths: number[] = []
  for (let i = 0; i < bends.length - 1; i++) {
    const at = (j: number): readonly [number, number, number] =>
      bends[Math.max(0, Math.min(bends.length - 1, j))] ?? bends[0]
    for (let k = 0; k < 6; k++) {
      const t = k / 6
      const spline = (n: 0 | 1 | 2): number => {
        const [a, b, d, e] = [at(i - 1)[n], at(i)[n], at(i + 1)[n], at(i + 2)[n]]
        return 0.5 * (2 * b + (d - a) * t + (2 * a - 5 * b + 4 * d - e) * t * t + (3 * b - a - 3 * d + e) * t ** 3)
      }
      spine.push([spline(0) * c.w, spline(1) * c.h])
      widths.push(spline(2))
    }
  }
  const widthAt = (t: number): number => widths[Math.round(t * (widths.length - 1))] ?? 1
  c.path(
    band(
      spine.map(([x, y], i): Point => [x - (widths[i] ?? 1) * 0.1, y + (widths[i] ?? 1) * 0.3]),
      (t) => widthAt(t) * 1.25,
    ),
    mix(pal.leaf, pal.deep, 0.55),
  )
  c.path(
    band(spine, (t) => widthAt(t) * 1.22),
    mix(pal.pale, pal.shade, 0.35),
  )
  c.path(band(spine, widthAt), mix(pal.near, pal.mid, 0.3))
  spine.forEach(([x, y], i) => {
    const next = spine[i + 1]
    if (i % 2 || !next) return
    c.line(`M${x} ${y}L${x + (next[0] - x) * 0.7} ${y + (next[1] - y) * 0.7}`, pal.glow, (widths[i] ?? 1) * 0.07, {
      opacity: 0.85,
    })
  })
  for (let i = 0; i < 22; i++) {
    const t = i / 21
    const y = c.h * (0.36 + t * 0.62)
    const x = c.w * rand.between(0.66 - t * 0.36, 1.02)
    if (
      spine.some(
        ([px, py], k) => Math.abs(px - x) < (widths[k] ?? 1) * 0.9 + 2 && py > y - 13 * (0.4 + t) && py < y + 3,
      )
    )
      continue
    cypress(c, x, y, (7 + t * 17) * rand.between(0.8, 1.2), pal.leaf)
  }
  house(c, c.w * 0.8, c.h * 0.335, 8, 5.4, pal.pale)
  house(c, c.w * 0.87, c.h * 0.315, 7, 5, mix(pal.pale, pal.shade, 0.3))
  const spot = rand.pick([20, 26, 34] as const)
  const [ax, ay] = spine[spot] ?? [0, 0]
  const [bx, by] = spine[spot + 1] ?? [0, 0]
  const w = (widths[spot] ?? 4) * 0.4
  c.at(ax, ay, (Math.atan2(by - ay, bx - ax) * 180) / Math.PI, 1, () => {
    c.rect(-w * 1.2 + 0.5, -w * 0.5 + 0.8, w * 2.4, w * 1.1, pal.deep, { radius: w * 0.4, opacity: 0.4 })
    c.rect(-w * 1.2, -w * 0.55, w * 2.4, w * 1.1, pal.accent, { radius: w * 0.4 })
    c.rect(-w * 0.5, -w * 0.42, w * 0.95, w * 0.84, pal.pale, { radius: w * 0.2 })
  })
  boatBelow(c, c.w * 0.12, c.h * 0.6)
  boatBelow(c, c.w * 0.24, c.h * 0.42)
  veil(c, lx, horizon)
}

function boatBelow(c: Canvas, x: number, y: number): void {
  c.path(`M${x} ${y}l14 -1.6l-14 3.4Z`, c.pal.glow, { opacity: 0.5 })
  c.path(`M${x - 4} ${y}Q${x} ${y - 1.6} ${x + 3} ${y - 1}V${y + 1.2}Q${x} ${y + 1.6} ${x - 4} ${y}Z`, c.pal.pale)
}

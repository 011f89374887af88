import { archway, type Canvas, type Point, polygon, smooth } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/colors.ts'
import { shadow, sky, sun, veil } from '#demo/drawings/kit/light.ts'
import { birds, clouds, cypress, hills, house, pine, sea, stars } from '#demo/drawings/kit/scenery.ts'

/** Stone houses climbing from the water to a bell tower. */
export function town(c: Canvas): void {
  const { pal, rand } = c
  const shore = c.h * rand.between(0.68, 0.74)
  const lightX = c.w * rand.between(0.08, 0.24)
  const lightY = c.h * rand.between(0.16, 0.3)
  sky(c, lightX, lightY, 80)
  if (pal.dark) stars(c, shore * 0.5, 60)
  clouds(c, 8, shore * 0.5, 4)
  sun(c, lightX, lightY, 7)
  hills(c, shore * 0.72, 18, mix(pal.far, pal.skyLow, 0.25))
  hills(c, shore * 0.86, 12, mix(pal.mid, pal.skyLow, 0.15))
  const middle = c.w * rand.between(0.5, 0.62)
  const tower = shore - c.h * (c.tall ? 0.58 : 0.64)
  const walls = [
    pal.pale,
    mix(pal.pale, pal.shade, 0.5),
    mix(pal.pale, pal.second, 0.22),
    mix(pal.pale, pal.accent, 0.14),
  ]
  for (let row = 4; row >= 0; row--) {
    const y = shore - row * c.h * 0.072
    const reach = c.w * (0.47 - row * 0.075)
    if (row === 3) belltower(c, middle + 3, y + 4, y - tower, walls[0] ?? pal.pale)
    let x = middle - reach
    while (x < middle + reach - 4) {
      const width = rand.between(8, 14)
      const height = rand.between(8, 15) + (1 - Math.abs(x + width / 2 - middle) / reach) * 6
      if (rand.chance(0.16)) cypress(c, x + 1, y + 1, height * 1.7, pal.leaf)
      house(c, x, y + 1, width, height, mix(walls[rand.whole(0, 3)] ?? pal.pale, pal.skyLow, row * 0.07))
      x += width * rand.between(0.92, 1.16)
    }
  }
  c.rect(-1, shore, c.w + 2, 1.6, mix(pal.shade, pal.deep, 0.35))
  sea(c, shore + 1.4, c.h + 1, lightX)
  c.path(
    smooth(
      [
        [middle - c.w * 0.4, shore + 1.5],
        [middle, shore + c.h * 0.16],
        [middle + c.w * 0.45, shore + 1.5],
      ],
      false,
    ),
    mix(pal.pale, pal.sea, 0.4),
    { opacity: 0.28 },
  )
  boat(c, c.w * rand.between(0.1, 0.28), shore + (c.h - shore) * 0.5, 13)
  boat(c, c.w * rand.between(0.62, 0.88), shore + (c.h - shore) * 0.72, 17)
  birds(c, c.w * 0.3, c.h * 0.3, 4)
  veil(c, lightX, lightY)
}

function belltower(c: Canvas, x: number, y: number, height: number, wall: string): void {
  const { pal } = c
  const w = 8.5
  c.rect(
    x,
    y - height * 0.82,
    w,
    height * 0.82,
    c.linear(x, 0, x + w, 0, [
      [0, mix(wall, pal.glow, 0.4)],
      [0.62, wall],
      [0.63, mix(wall, pal.deep, 0.3)],
      [1, mix(wall, pal.deep, 0.38)],
    ]),
  )
  for (const k of [0.78, 0.56, 0.34]) c.rect(x - 0.7, y - height * k - 0.5, w + 1.4, 1, mix(pal.shade, pal.deep, 0.15))
  for (const k of [0.6, 0.38])
    for (const dx of [1.3, 4.9])
      c.path(archway(x + dx + 1, y - height * k, 2, height * 0.12), mix(pal.near, pal.deep, 0.4))
  c.path(
    polygon([
      [x - 1, y - height * 0.8],
      [x + w / 2, y - height],
      [x + w + 1, y - height * 0.8],
    ]),
    pal.accent,
  )
  c.path(
    polygon([
      [x + w / 2, y - height],
      [x + w + 1, y - height * 0.8],
      [x + w * 0.62, y - height * 0.8],
    ]),
    mix(pal.accent, pal.deep, 0.35),
  )
  c.line(`M${x + w / 2} ${y - height}v-3.4`, pal.deep, 0.35)
}

function boat(c: Canvas, x: number, y: number, length: number): void {
  const { pal } = c
  c.ellipse(x, y + length * 0.1, length * 0.55, length * 0.07, pal.deep, { opacity: 0.3 })
  c.path(
    `M${x - length / 2} ${y - length * 0.16}Q${x} ${y - length * 0.03} ${x + length / 2} ${y - length * 0.2}Q${x + length * 0.42} ${y + length * 0.1} ${x + length * 0.2} ${y + length * 0.1}H${x - length * 0.25}Q${x - length * 0.42} ${y + length * 0.08} ${x - length / 2} ${y - length * 0.16}Z`,
    pal.pale,
  )
  c.path(
    `M${x - length * 0.46} ${y - length * 0.02}Q${x} ${y + length * 0.04} ${x + length * 0.45} ${y - length * 0.04}Q${x + length * 0.38} ${y + length * 0.1} ${x + length * 0.2} ${y + length * 0.1}H${x - length * 0.25}Q${x - length * 0.4} ${y + length * 0.08} ${x - length * 0.46} ${y - length * 0.02}Z`,
    pal.accent,
  )
  c.rect(x - length * 0.14, y - length * 0.3, length * 0.24, length * 0.2, mix(pal.pale, pal.shade, 0.5), {
    radius: 0.5,
  })
  c.rect(x - length * 0.1, y - length * 0.26, length * 0.15, length * 0.07, pal.near)
}

/** Rows of vines or lavender running to a stone house between cypresses. */
export function estate(c: Canvas): void {
  const { pal, rand } = c
  const horizon = c.h * rand.between(0.48, 0.56)
  const lightX = c.w * rand.between(0.15, 0.4)
  sky(c, lightX, horizon * 0.5, 90)
  if (pal.dark) stars(c, horizon * 0.8, 50)
  sun(c, lightX, horizon * rand.between(0.4, 0.66), rand.between(7, 10))
  clouds(c, 6, horizon * 0.55, 4)
  hills(c, horizon + 1, 26, mix(pal.far, pal.skyLow, 0.3))
  hills(c, horizon + 4, 15, mix(pal.mid, pal.skyLow, 0.12))
  hills(c, horizon + 7, 8, mix(pal.leaf, pal.far, 0.35))
  const hx = c.w * rand.between(0.58, 0.7)
  c.rect(
    -1,
    horizon + 5,
    c.w + 2,
    c.h,
    c.linear(0, horizon, 0, c.h, [
      [0, mix(pal.second, pal.leaf, 0.3)],
      [1, mix(pal.shade, pal.accent, 0.4)],
    ]),
  )
  const vanish: Point = [hx - 4, horizon + 3]
  const crop = rand.chance(0.5) ? mix(pal.mid, pal.accent, 0.2) : pal.leaf
  const rows = 9
  for (let i = -rows; i <= rows; i++) {
    const foot = hx + i * c.w * 0.155
    const half = c.w * 0.038
    const shape = polygon([
      [vanish[0] + i * 3, horizon + 5.5],
      [vanish[0] + i * 3 + 0.8, horizon + 5.5],
      [foot + half, c.h + 2],
      [foot - half, c.h + 2],
    ])
    c.path(
      shape,
      c.linear(0, horizon + 5, 0, c.h, [
        [0, mix(crop, pal.skyLow, 0.3)],
        [1, mix(crop, pal.deep, 0.22)],
      ]),
    )
    c.path(
      polygon([
        [vanish[0] + i * 3 + 0.5, horizon + 5.5],
        [vanish[0] + i * 3 + 0.8, horizon + 5.5],
        [foot + half, c.h + 2],
        [foot + half * 0.25, c.h + 2],
      ]),
      pal.deep,
      { opacity: 0.28 },
    )
    c.path(
      polygon([
        [vanish[0] + i * 3, horizon + 5.5],
        [vanish[0] + i * 3 + 0.25, horizon + 5.5],
        [foot - half * 0.4, c.h + 2],
        [foot - half, c.h + 2],
      ]),
      pal.glow,
      { opacity: 0.22 },
    )
  }
  for (const [dx, h] of [
    [-18, 22],
    [-13.5, 28],
    [17, 30],
    [22, 24],
    [27, 18],
  ] as const)
    cypress(c, hx + dx, horizon + 7, h * rand.between(0.85, 1.1), pal.leaf)
  house(c, hx - 9, horizon + 7, 19, 11, pal.pale)
  house(c, hx + 6, horizon + 7.5, 9, 7.5, mix(pal.pale, pal.shade, 0.5))
  if (rand.chance(0.7)) pine(c, c.w * 0.1, c.h * 0.9, c.h * 0.52, 6, pal.leaf)
  birds(c, c.w * 0.7, horizon * 0.35, 3)
  veil(c, lightX, horizon * 0.5)
}

/** A manor with a stair, seen along its cypress alley. */
export function manor(c: Canvas): void {
  const { pal, rand } = c
  const ground = c.h * 0.6
  const lightX = c.w * 0.22
  sky(c, lightX, ground * 0.3, 90)
  if (pal.dark) stars(c, ground * 0.6, 60)
  sun(c, lightX, ground * 0.3, 8)
  clouds(c, 6, ground * 0.5, 4)
  hills(c, ground, 22, mix(pal.far, pal.skyLow, 0.3))
  hills(c, ground, 12, mix(pal.leaf, pal.far, 0.4))
  const width = Math.min(c.w * 0.62, 74)
  const left = c.cx - width / 2
  const height = 27
  const wall = mix(pal.pale, pal.second, rand.between(0, 0.25))
  const roof = mix(pal.accent, pal.deep, 0.15)
  c.rect(
    left,
    ground - height,
    width,
    height,
    c.linear(left, 0, left + width, 0, [
      [0, mix(wall, pal.glow, 0.4)],
      [1, mix(wall, pal.deep, 0.22)],
    ]),
  )
  c.path(
    polygon([
      [left - 2, ground - height],
      [left + 6, ground - height - 10],
      [left + width - 6, ground - height - 10],
      [left + width + 2, ground - height],
    ]),
    c.linear(left, 0, left + width, 0, [
      [0, roof],
      [1, mix(roof, pal.deep, 0.4)],
    ]),
  )
  c.rect(left - 1.5, ground - height - 0.4, width + 3, 1.2, mix(pal.pale, pal.shade, 0.3))
  c.path(
    polygon([
      [c.cx - 12, ground - height],
      [c.cx, ground - height - 11],
      [c.cx + 12, ground - height],
    ]),
    mix(wall, pal.glow, 0.3),
  )
  c.circle(c.cx, ground - height - 4, 1.8, mix(pal.near, pal.deep, 0.3))
  c.rect(c.cx - 11, ground - height, 22, height, mix(wall, pal.glow, 0.3))
  const glass = pal.dark ? pal.second : mix(pal.near, pal.deep, 0.3)
  const bays = 9
  for (let i = 0; i < bays; i++) {
    const x = left + (width * (i + 0.5)) / bays
    c.path(archway(x, ground - height * 0.56, width * 0.045, 7), glass)
    if (Math.abs(i - 4) > 0) c.path(archway(x, ground - 3, width * 0.05, 9), glass)
  }
  c.path(archway(c.cx, ground, 6, 12), mix(pal.accent, pal.deep, 0.5))
  c.rect(
    -1,
    ground,
    c.w + 2,
    c.h,
    c.linear(0, ground, 0, c.h, [
      [0, mix(pal.leaf, pal.second, 0.35)],
      [1, mix(pal.leaf, pal.deep, 0.4)],
    ]),
  )
  for (let i = 0; i < 4; i++)
    c.rect(c.cx - 12 - i * 1.6, ground + i * 1.2, 24 + i * 3.2, 1.2, i % 2 ? mix(pal.shade, pal.deep, 0.1) : pal.pale)
  c.path(
    polygon([
      [c.cx - 9, ground + 4.8],
      [c.cx + 9, ground + 4.8],
      [c.cx + 32, c.h + 1],
      [c.cx - 32, c.h + 1],
    ]),
    c.linear(0, ground, 0, c.h, [
      [0, pal.pale],
      [1, mix(pal.shade, pal.near, 0.25)],
    ]),
  )
  const pool = ground + (c.h - ground) * 0.5
  c.ellipse(c.cx, pool + 0.9, 15, 4.6, mix(pal.shade, pal.deep, 0.4))
  c.ellipse(c.cx, pool, 15, 4.6, pal.pale)
  c.ellipse(c.cx, pool + 0.4, 12.8, 3.6, mix(pal.sea, pal.skyLow, 0.25))
  for (const k of [-1, 1]) c.line(`M${c.cx} ${pool - 9}q${k * 5} -3 ${k * 7} 9`, pal.glow, 0.4, { opacity: 0.9 })
  c.line(`M${c.cx} ${pool}v-9`, pal.glow, 0.5)
  for (let row = 0; row < 4; row++) {
    const t = (row + 0.4) / 4
    const y = ground + 5 + (c.h - ground) * t ** 1.35
    for (const side of [-1, 1]) {
      const x = c.cx + side * (17 + t * c.w * 0.33)
      shadow(c, x, y, 4 + t * 5, 12 + t * 12, 0.35)
      cypress(c, x, y, 20 + t * 42, pal.leaf)
    }
  }
  veil(c, lightX, ground * 0.3)
}

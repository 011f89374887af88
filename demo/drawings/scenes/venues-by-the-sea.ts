import { archway, type Canvas, type Point, polygon, smooth, trace } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/colors.ts'
import { bloomColors, bouquet, flower, sprig } from '#demo/drawings/kit/flora.ts'
import { shadow, sky, sun, veil } from '#demo/drawings/kit/light.ts'
import { clouds, cypress, hills, island, pine, sea, stars } from '#demo/drawings/kit/scenery.ts'

function chair(c: Canvas, x: number, y: number, height: number, color: string): void {
  const w = height * 0.24
  c.line(
    `M${x - w} ${y}L${x - w * 0.86} ${y - height}Q${x} ${y - height * 1.12} ${x + w * 0.86} ${y - height}L${x + w} ${y}`,
    color,
    height * 0.055,
  )
  for (const k of [0.62, 0.78])
    c.line(
      `M${x - w * 0.9} ${y - height * k}Q${x} ${y - height * k - 0.8} ${x + w * 0.9} ${y - height * k}`,
      color,
      height * 0.04,
    )
  c.rect(x - w * 1.05, y - height * 0.47, w * 2.1, height * 0.07, color, { radius: 0.4 })
}

/** A vaulted loggia: the view through stone arches, light thrown on the floor. */
export function arches(c: Canvas): void {
  const { pal, rand } = c
  const count = c.tall ? 1 : rand.pick([1, 2, 3] as const)
  const floor = c.h * 0.82
  const gap = c.w / (count + (count === 1 ? 0.9 : 0.28))
  const width = count === 1 ? Math.min(c.w * 0.58, 62) : gap * 0.78
  const height = Math.min(floor * 0.9, width * 1.9)
  // Never behind a pillar.
  const lightX = c.cx + (count === 2 ? gap / 2 : 0) + rand.between(-0.25, 0.25) * width
  const horizon = floor - height * rand.between(0.3, 0.42)
  sky(c, lightX, horizon - 12, 70)
  if (pal.dark) stars(c, horizon * 0.7, 40)
  clouds(c, floor - height, horizon - 8, 5)
  sun(c, lightX, horizon - rand.between(4, 13), rand.between(5, 8))
  island(c, c.cx - width * 0.5, horizon, c.w * 0.4, 7, mix(pal.far, pal.skyLow, 0.2))
  island(c, c.cx + c.w * 0.28, horizon, c.w * 0.5, 10, pal.mid)
  sea(c, horizon, floor, lightX)
  hills(c, floor - 2, 5, mix(pal.leaf, pal.deep, 0.15), floor + 1)
  for (let i = 0; i < 5; i++)
    cypress(c, c.w * (0.12 + i * 0.19) + rand.between(-5, 5), floor + 1, height * rand.between(0.3, 0.62), pal.leaf)
  const wall = mix(pal.pale, pal.shade, 0.35)
  const centers = Array.from({ length: count }, (_, i) => c.cx + (i - (count - 1) / 2) * gap)
  const holes = centers.map((x) => archway(x, floor + 0.5, width, height)).join('')
  c.group({}, () => {
    for (const x of centers) {
      const depth = width * 0.075
      const inner = archway(x, floor + 0.5, width - depth * 2, height - depth)
      c.path(
        `${archway(x, floor + 0.5, width, height)}${inner.replace('M', 'M')}`,
        c.linear(x - width / 2, 0, x + width / 2, 0, [
          [0, mix(pal.shade, pal.deep, 0.45)],
          [0.5, mix(pal.shade, pal.deep, 0.2)],
          [1, mix(pal.pale, pal.glow, 0.5)],
        ]),
        { transform: 'translate(0 0)', evenOdd: true },
      )
    }
    c.path(
      `M-1 -1H${c.w + 1}V${c.h + 1}H-1Z${holes}`,
      c.linear(0, 0, c.w, c.h, [
        [0, mix(wall, pal.glow, 0.2)],
        [1, mix(wall, pal.deep, 0.3)],
      ]),
      { evenOdd: true },
    )
  })
  for (const x of centers) {
    c.line(archway(x, floor, width + 5, height + 2.5).replace('Z', ''), mix(pal.shade, pal.deep, 0.3), 0.3, {
      opacity: 0.7,
    })
    for (let k = 0; k <= 10; k++) {
      const a = Math.PI + (k / 10) * Math.PI
      const y = floor - height + width / 2
      c.line(
        smooth([
          [x + Math.cos(a) * width * 0.5, y + Math.sin(a) * width * 0.5],
          [x + Math.cos(a) * (width * 0.5 + 2.5), y + Math.sin(a) * (width * 0.5 + 2.5)],
        ]),
        mix(pal.shade, pal.deep, 0.3),
        0.25,
        { opacity: 0.6 },
      )
    }
  }
  c.rect(
    -1,
    floor,
    c.w + 2,
    c.h - floor + 2,
    c.linear(0, floor, 0, c.h, [
      [0, mix(pal.shade, pal.near, 0.25)],
      [1, mix(pal.shade, pal.near, 0.6)],
    ]),
  )
  for (const x of centers) {
    const spread = (x - lightX) * 0.5
    c.path(
      polygon([
        [x - width * 0.42, floor],
        [x + width * 0.42, floor],
        [x + width * 0.62 + spread, c.h + 1],
        [x - width * 0.58 + spread, c.h + 1],
      ]),
      c.linear(0, floor, 0, c.h, [
        [0, pal.glow, 0.75],
        [1, pal.glow, 0.2],
      ]),
    )
  }
  for (let i = 1; i < 4; i++)
    c.rect(-1, floor + (c.h - floor) * (i / 4) ** 1.4, c.w + 2, 0.25, pal.deep, { opacity: 0.22 })
  const potX = centers[0] === undefined ? 0 : centers[0] - width / 2 - 1
  potted(c, potX, floor + 7, 11)
  veil(c, lightX, horizon)
}

function potted(c: Canvas, x: number, y: number, size: number): void {
  const { pal, rand } = c
  shadow(c, x, y, size * 0.62, size * 1.4)
  for (let i = 0; i < 9; i++)
    sprig(
      c,
      x,
      y - size * 0.75,
      -62 + i * 15.5,
      size * rand.between(0.9, 1.5),
      mix(pal.leaf, i % 2 ? pal.glow : pal.deep, 0.18),
      6,
      rand.between(-20, 20),
      0.42,
    )
  const colors = bloomColors(c)
  for (let i = 0; i < 6; i++)
    flower(
      c,
      'daisy',
      x + rand.between(-0.55, 0.55) * size,
      y - size * rand.between(1, 1.9),
      size * 0.15,
      colors[i % 2 === 0 ? 0 : 2],
      i * 20,
    )
  c.path(
    polygon([
      [x - size * 0.36, y - size * 0.8],
      [x + size * 0.36, y - size * 0.8],
      [x + size * 0.25, y],
      [x - size * 0.25, y],
    ]),
    c.linear(x - size * 0.36, 0, x + size * 0.36, 0, [
      [0, mix(pal.accent, pal.glow, 0.3)],
      [0.5, pal.accent],
      [1, mix(pal.accent, pal.deep, 0.5)],
    ]),
  )
  c.rect(x - size * 0.41, y - size * 0.92, size * 0.82, size * 0.17, mix(pal.accent, pal.deep, 0.18))
}

/** A long table under a pergola with strings of lamps. */
export function pergola(c: Canvas): void {
  const { pal, rand } = c
  const horizon = c.h * rand.between(0.5, 0.56)
  const lightX = c.w * rand.between(0.55, 0.78)
  const floor = c.h * 0.7
  sky(c, lightX, horizon, 85)
  if (pal.dark) stars(c, horizon * 0.7, 50)
  sun(c, lightX, horizon - 7, 6.5)
  hills(c, horizon, 13, mix(pal.far, pal.skyLow, 0.25), horizon + 1)
  sea(c, horizon, floor + 1, lightX)
  hills(c, floor + 1, 6, mix(pal.leaf, pal.near, 0.3))
  for (const t of [0.06, 0.16, 0.9, 0.97]) cypress(c, c.w * t, floor + 2, rand.between(26, 42), pal.leaf)
  c.rect(
    -1,
    floor,
    c.w + 2,
    c.h,
    c.linear(0, floor, 0, c.h, [
      [0, mix(pal.shade, pal.far, 0.4)],
      [1, mix(pal.shade, pal.near, 0.55)],
    ]),
  )
  const beam = mix(pal.deep, pal.near, 0.35)
  const top = c.h * 0.13
  for (const t of [0.07, 0.93]) {
    const x = c.w * t
    c.path(
      polygon([
        [x - 1.6, top],
        [x + 1.6, top],
        [x + 1.6, floor + 9],
        [x - 1.6, floor + 9],
      ]),
      c.linear(x - 1.6, 0, x + 1.6, 0, [
        [0, mix(beam, pal.glow, 0.35)],
        [1, beam],
      ]),
    )
    c.path(
      polygon([
        [x - 1.1, top + 2],
        [x + 1.1, top + 2],
        [x + 1.1, floor],
        [x - 1.1, floor],
      ]),
      beam,
      { opacity: 0.6 },
    )
  }
  for (let i = -1; i < 10; i++)
    c.path(
      polygon([
        [c.w * (i / 9) - 1, top - 8],
        [c.w * (i / 9) + 1, top - 8],
        [c.w * (i / 9) + 3, top],
        [c.w * (i / 9) + 1, top],
      ]),
      beam,
    )
  c.rect(-1, top - 1.6, c.w + 2, 3, beam)
  for (let i = 0; i < 26; i++) {
    const x = (i / 25) * c.w + rand.between(-3, 3)
    sprig(
      c,
      x,
      top + rand.between(-4, 0),
      180 + rand.between(-50, 50),
      rand.between(8, 17),
      mix(pal.leaf, i % 3 ? pal.deep : pal.glow, 0.22),
      7,
      rand.between(-25, 25),
      0.5,
    )
  }
  lamps(c, top + 2, c.h * 0.16)
  longTable(c, floor + 6)
  veil(c, lightX, horizon)
}

function lamps(c: Canvas, y: number, sag: number): void {
  const { pal } = c
  for (const [from, to, drop] of [
    [0.07, 0.6, 1],
    [0.4, 0.93, 0.75],
  ] as const) {
    const points = trace(14, (t): Point => [c.w * (from + (to - from) * t), y + Math.sin(t * Math.PI) * sag * drop])
    c.line(smooth(points), pal.deep, 0.25)
    points.forEach(([x, py], i) => {
      if (i % 2 === 0) return
      c.circle(x, py + 1.3, 3.4, pal.second, { opacity: 0.22 })
      c.circle(x, py + 1.3, 0.95, mix(pal.glow, pal.second, 0.3))
    })
  }
}

function longTable(c: Canvas, y: number): void {
  const { pal, rand } = c
  const left = c.w * 0.14
  const right = c.w * 0.86
  const drop = c.h * 0.13
  const chairs = c.tall ? 4 : 6
  const wood = mix(pal.deep, pal.accent, 0.2)
  shadow(c, c.cx, y + drop + 3, right - left, 22, 0.4)
  for (let i = 0; i < chairs; i++)
    chair(c, left + ((right - left) * (i + 0.5)) / chairs, y + 5, 12, mix(wood, pal.near, 0.4))
  c.path(
    polygon([
      [left, y],
      [right, y],
      [right + 3, y + 4.5],
      [left - 3, y + 4.5],
    ]),
    mix(pal.pale, pal.glow, 0.5),
  )
  c.path(
    `M${left - 3} ${y + 4.5}H${right + 3}V${y + drop}H${left - 3}Z`,
    c.linear(left, 0, right, 0, [
      [0, pal.pale],
      [1, mix(pal.shade, pal.deep, 0.12)],
    ]),
  )
  for (let i = 0; i < 16; i++)
    c.line(
      `M${left + ((right - left) * i) / 15} ${y + 5}q${rand.between(-0.8, 0.8)} ${drop * 0.5} ${rand.between(-1, 1)} ${drop - 5.3}`,
      mix(pal.shade, pal.deep, 0.25),
      0.35,
      { opacity: 0.5 },
    )
  for (let i = 0; i < 3; i++) bouquet(c, left + ((right - left) * (i + 0.5)) / 3, y - 0.5, 6.5, 3.2, 1.9)
  for (let i = 0; i < chairs - 1; i++) chair(c, left + ((right - left) * (i + 1)) / chairs, y + drop + 7, 17, wood)
}

/** An aisle of chairs on a cliff, leading to a ring of flowers. */
export function ceremony(c: Canvas): void {
  const { pal, rand } = c
  const horizon = c.h * rand.between(0.42, 0.48)
  const floor = c.h * 0.62
  sky(c, c.cx, horizon, 80)
  if (pal.dark) stars(c, horizon * 0.8, 50)
  clouds(c, 6, horizon * 0.7, 5)
  const rise = rand.between(2, 12)
  sun(c, c.cx, horizon - rise, 10)
  island(c, c.w * 0.1, horizon, c.w * 0.5, 9, mix(pal.far, pal.skyLow, 0.2))
  island(c, c.w * 0.95, horizon, c.w * 0.4, 13, pal.mid)
  sea(c, horizon, floor + 10, c.cx)
  const grass = mix(pal.leaf, pal.second, 0.28)
  c.path(
    `M-1 ${floor + 3}Q${c.w * 0.3} ${floor - 3} ${c.cx} ${floor}T${c.w + 1} ${floor - 1}V${c.h + 1}H-1Z`,
    c.linear(0, floor, 0, c.h, [
      [0, mix(grass, pal.glow, 0.25)],
      [1, mix(grass, pal.deep, 0.35)],
    ]),
  )
  c.path(
    polygon([
      [c.cx - 5, floor + 1],
      [c.cx + 5, floor + 1],
      [c.cx + 21, c.h + 1],
      [c.cx - 21, c.h + 1],
    ]),
    c.linear(0, floor, 0, c.h, [
      [0, pal.pale],
      [1, mix(pal.pale, pal.shade, 0.6)],
    ]),
  )
  flowerRing(c, c.cx, floor - 13.5, 16)
  const rows = 4
  for (let row = 0; row < rows; row++) {
    const t = (row + 0.6) / rows
    const y = floor + 3 + (c.h - floor) * t ** 1.3
    const size = 7 + t * 13
    const half = 9 + t * 17
    for (const side of [-1, 1]) {
      for (let k = 2; k >= 0; k--) {
        const x = c.cx + side * (half + k * size * 0.66)
        shadow(c, x, y, size * 0.5, size * 0.8, 0.3)
        chair(c, x, y, size, k === 0 ? pal.pale : mix(pal.pale, pal.shade, 0.35))
      }
      bouquet(c, c.cx + side * (half - size * 0.45), y - size * 0.52, size * 0.13, size * 0.12, size * 0.08)
    }
  }
  if (!c.tall || rand.chance(0.5)) pine(c, c.w * 0.07, c.h * 0.78, c.h * 0.6, 5, pal.leaf)
  veil(c, c.cx, horizon)
}

function flowerRing(c: Canvas, x: number, y: number, radius: number): void {
  const { pal, rand } = c
  c.ring(x, y, radius, mix(pal.second, pal.deep, 0.3), 0.7)
  const colors = bloomColors(c)
  for (let i = 0; i < 34; i++) {
    const angle = rand.between(95, 330)
    const a = (angle * Math.PI) / 180
    const px = x + Math.cos(a) * radius
    const py = y + Math.sin(a) * radius
    if (i % 2 === 0)
      sprig(c, px, py, angle + rand.between(30, 150), rand.between(4, 7), mix(pal.leaf, pal.deep, 0.2), 5, 14, 0.5)
    else
      flower(
        c,
        rand.pick(['rose', 'daisy', 'dahlia'] as const),
        px + rand.between(-1.4, 1.4),
        py + rand.between(-1.4, 1.4),
        rand.between(1.1, 2.3),
        colors[i % 4] ?? pal.accent,
        angle,
      )
  }
}

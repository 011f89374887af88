import {
  archway,
  band,
  box,
  type Canvas,
  type Point,
  polar,
  polygon,
  smooth,
  trace,
} from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/colors.ts'
import { flower, spike, sprig } from '#demo/drawings/kit/flora.ts'
import { veil } from '#demo/drawings/kit/light.ts'
import { branchShadow } from '#demo/drawings/kit/props.ts'
import { vignette } from '#demo/drawings/kit/vignettes.ts'

/** A wax seal with a pressed sign: rings, a leaf or a heart. */
export function seal(c: Canvas, x: number, y: number, r: number, color: string, sign: number): void {
  const { pal } = c
  const rim = (k: number): Point[] =>
    trace(13, (t): Point => polar(x, y, r * k * (1 + 0.055 * Math.sin(t * 31) + 0.04 * Math.sin(t * 17 + 1)), t * 332))
  c.path(
    smooth(
      rim(1.02).map(([px, py]): Point => [px + r * 0.1, py + r * 0.16]),
      true,
    ),
    pal.deep,
    { opacity: 0.34 },
  )
  c.path(
    smooth(rim(1), true),
    c.linear(x - r, y - r, x + r, y + r, [
      [0, mix(color, pal.glow, 0.42)],
      [0.5, color],
      [1, mix(color, pal.deep, 0.4)],
    ]),
  )
  c.circle(
    x,
    y,
    r * 0.76,
    c.linear(x - r, y - r, x + r, y + r, [
      [0, mix(color, pal.deep, 0.45)],
      [1, mix(color, pal.glow, 0.35)],
    ]),
  )
  c.circle(
    x,
    y,
    r * 0.72,
    c.linear(x - r, y - r, x + r, y + r, [
      [0, mix(color, pal.deep, 0.12)],
      [1, mix(color, pal.glow, 0.1)],
    ]),
  )
  const lit = mix(color, pal.glow, 0.5)
  const low = mix(color, pal.deep, 0.4)
  if (sign % 3 === 0) {
    for (const [tone, d] of [
      [low, 0.04],
      [lit, 0],
    ] as const)
      for (const side of [-1, 1]) c.ring(x + side * r * 0.17 + d * r, y + d * r, r * 0.28, tone, r * 0.06)
  } else if (sign % 3 === 1) {
    sprig(c, x + r * 0.03, y + r * 0.5, 0, r * 0.95, low, 6, 6, 0.44)
    sprig(c, x, y + r * 0.46, 0, r * 0.95, lit, 6, 6, 0.4)
  } else {
    const heart = (dx: number): string =>
      `M${x + dx} ${y + dx + r * 0.4}C${x + dx - r * 0.6} ${y + dx - r * 0.05} ${x + dx - r * 0.34} ${y + dx - r * 0.5} ${x + dx} ${y + dx - r * 0.18}C${x + dx + r * 0.34} ${y + dx - r * 0.5} ${x + dx + r * 0.6} ${y + dx - r * 0.05} ${x + dx} ${y + dx + r * 0.4}Z`
    c.path(heart(r * 0.04), low)
    c.path(heart(0), lit)
  }
}

/** A printed card: a border, a small picture or a wreath, and ruled lines where words would be. */
export function card(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  turn: number,
  kind: number,
  paper: string,
): void {
  const { pal } = c
  c.at(x, y, turn, 1, () => {
    const arched = kind % 4 === 1
    const outline = arched ? archway(0, h / 2, w, h) : box(-w / 2, -h / 2, w, h)
    c.path(outline, pal.deep, { opacity: 0.28, transform: 'translate(1.8 2.4)' })
    c.path(
      outline,
      c.linear(-w / 2, -h / 2, w / 2, h / 2, [
        [0, mix(paper, pal.glow, 0.5)],
        [1, mix(paper, pal.shade, 0.25)],
      ]),
    )
    const inset = arched
      ? archway(0, h / 2 - w * 0.05, w * 0.9, h - w * 0.1)
      : box(-w * 0.45, -h / 2 + w * 0.05, w * 0.9, h - w * 0.1)
    c.path(inset, 'none', { stroke: mix(pal.second, pal.deep, 0.12), width: 0.35 })
    const ink = mix(pal.deep, pal.near, 0.4)
    if (kind % 4 === 0) {
      vignette(c, -w * 0.37, -h / 2 + w * 0.13, w * 0.74, h * 0.48, kind + 2, 0.55)
      for (let i = 0; i < 4; i++)
        c.line(`M${-w * (0.3 - (i % 2) * 0.1)} ${h * 0.2 + i * h * 0.065}H${w * (0.3 - (i % 2) * 0.1)}`, ink, 0.35, {
          opacity: 0.6,
        })
    } else if (kind % 4 === 1) {
      for (const side of [-1, 1])
        sprig(c, 0, h * 0.02, side * 130, w * 0.5, mix(pal.leaf, pal.deep, 0.1), 8, side * -100, 0.4)
      flower(c, 'rose', 0, h * 0.03, w * 0.1, pal.accent, 0)
      for (let i = 0; i < 3; i++)
        c.line(`M${-w * (0.28 - i * 0.06)} ${h * 0.2 + i * h * 0.07}H${w * (0.28 - i * 0.06)}`, ink, 0.35, {
          opacity: 0.6,
        })
      for (const side of [-1, 1])
        c.ring(side * w * 0.07, -h * 0.22, w * 0.11, mix(pal.second, pal.deep, 0.1), w * 0.022)
    } else if (kind % 4 === 2) {
      for (let i = 0; i < 7; i++)
        spike(
          c,
          (i - 3) * w * 0.035,
          h * 0.4,
          (i - 3) * 11,
          h * (0.62 - Math.abs(i - 3) * 0.04),
          i % 2 ? pal.accent : mix(pal.near, pal.far, 0.4),
        )
      c.rect(-w * 0.11, h * 0.22, w * 0.22, h * 0.035, pal.second, { radius: 0.4 })
    } else {
      for (let i = 0; i < 12; i++) {
        const [px, py] = polar(0, 0, w * 0.29, i * 30)
        sprig(c, px, py, i * 30 + 150, w * 0.2, mix(pal.leaf, i % 2 ? pal.deep : pal.glow, 0.15), 5, 10, 0.42)
      }
      for (let i = 0; i < 6; i++)
        flower(
          c,
          i % 2 ? 'daisy' : 'rose',
          ...polar(0, 0, w * 0.29, i * 60 + 10),
          w * 0.06,
          i % 2 ? pal.pale : pal.accent,
          0,
        )
      for (const k of [-1, 0, 1])
        c.line(`M${-w * (0.13 - Math.abs(k) * 0.03)} ${k * h * 0.05}H${w * (0.13 - Math.abs(k) * 0.03)}`, ink, 0.35, {
          opacity: 0.6,
        })
    }
  })
}

export function desk(c: Canvas): void {
  const { pal, rand } = c
  const top = rand.pick([
    mix(pal.skyLow, pal.pale, 0.2),
    mix(pal.far, pal.skyLow, 0.4),
    mix(pal.leaf, pal.skyLow, 0.5),
    mix(pal.near, pal.mid, 0.35),
    mix(pal.sea, pal.skyLow, 0.4),
  ])
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, mix(top, pal.glow, 0.32)],
      [1, mix(top, pal.deep, 0.24)],
    ]),
  )
  const x = c.w * rand.between(0.05, 0.25)
  c.path(
    polygon([
      [x, -1],
      [x + 26, -1],
      [x + 66, c.h + 1],
      [x + 24, c.h + 1],
    ]),
    pal.glow,
    { opacity: 0.26 },
  )
  c.path(
    polygon([
      [x + 34, -1],
      [x + 44, -1],
      [x + 92, c.h + 1],
      [x + 76, c.h + 1],
    ]),
    pal.glow,
    { opacity: 0.26 },
  )
  branchShadow(c, c.w * 1.02, 0, 232, 64, 0.12)
}

export const papers = (c: Canvas): [string, string, string, string] => [
  c.pal.pale,
  mix(c.pal.accent, c.pal.pale, 0.35),
  mix(c.pal.leaf, c.pal.pale, 0.35),
  mix(c.pal.sea, c.pal.pale, 0.3),
]

export const waxes = (c: Canvas): string =>
  c.rand.pick([c.pal.accent, mix(c.pal.second, c.pal.deep, 0.12), mix(c.pal.leaf, c.pal.deep, 0.15), c.pal.near])

/** A long ribbon lying in a loose wave. */
export function ribbon(c: Canvas, points: readonly Point[], width: number, color: string): void {
  const { pal } = c
  c.path(
    band(
      points.map(([x, y]): Point => [x + 1, y + 1.6]),
      () => width,
    ),
    pal.deep,
    { opacity: 0.22 },
  )
  const [ax = 0] = points[0] ?? []
  const [bx = 0] = points[points.length - 1] ?? []
  c.path(
    band(points, (t) => width * (0.8 + 0.25 * Math.sin(t * 12))),
    c.linear(ax, 0, bx, 0, [
      [0, color],
      [0.2, mix(color, pal.glow, 0.4)],
      [0.4, mix(color, pal.deep, 0.18)],
      [0.6, mix(color, pal.glow, 0.35)],
      [0.8, mix(color, pal.deep, 0.2)],
      [1, color],
    ]),
  )
}

/** Many cards laid out like a fan of small posters. */
export function cards(c: Canvas): void {
  const { pal, rand } = c
  desk(c)
  const tones = papers(c)
  const start = rand.whole(0, 3)
  const layout: readonly (readonly [number, number, number])[] = c.tall
    ? [
        [0.26, 0.24, -9],
        [0.72, 0.2, 6],
        [0.24, 0.72, 7],
        [0.74, 0.68, -6],
        [0.49, 0.47, 3],
      ]
    : [
        [0.13, 0.46, -12],
        [0.36, 0.42, -4],
        [0.61, 0.44, 5],
        [0.85, 0.5, 12],
      ]
  const w = c.tall ? 40 : Math.min(c.w * 0.245, 37)
  layout.forEach(([fx, fy, turn], i) => {
    card(
      c,
      c.w * fx,
      c.h * fy + rand.between(-2, 2),
      w,
      w * 1.5,
      turn + rand.between(-3, 3),
      start + i,
      (i + start) % 2 ? (tones[(i + start) % 4] ?? pal.pale) : pal.pale,
    )
  })
  if (!c.tall)
    ribbon(
      c,
      trace(20, (t): Point => [-4 + t * (c.w + 8), c.h * 0.88 + Math.sin(t * 11) * 4]),
      4,
      waxes(c),
    )
  for (const [fx, fy, n] of [
    [0.25, 0.86, 0],
    [0.74, 0.88, 1],
    [0.5, 0.9, 2],
  ] as const)
    seal(
      c,
      c.w * fx,
      c.h * fy,
      6,
      [pal.accent, mix(pal.second, pal.deep, 0.1), mix(pal.leaf, pal.deep, 0.1)][n] ?? pal.accent,
      n + start,
    )
  sprig(c, c.w * 0.98, c.h * 1.02, -50, 40, pal.leaf, 9, -14, 0.36)
  veil(c, 0, 0)
}

import { arc, type Canvas, disc, type Point, polar, polygon, smooth, trace } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/colors.ts'
import { sprig } from '#demo/drawings/kit/flora.ts'
import { room, shadow, sky, sun, veil, volume } from '#demo/drawings/kit/light.ts'
import { glint, metal } from '#demo/drawings/kit/materials.ts'
import { branchShadow } from '#demo/drawings/kit/props.ts'
import { hills, sea, stars } from '#demo/drawings/kit/scenery.ts'
import { soundRings } from './string-instruments.ts'

/** An accordion open on a chair, its folds like a landscape. */
export function accordion(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.76
  room(c, edge)
  branchShadow(c, c.w * 0.03, -4, 140, 44)
  const cx = c.cx
  const y = c.h * 0.52
  const h = 46
  const shell = rand.pick([pal.accent, pal.near, pal.leaf, pal.sea])
  soundRings(c, cx, y, 40, 6, 8)
  const half = c.tall ? 22 : 27
  shadow(c, cx, c.h * 0.84, half * 2 + 34, 34, 0.45)
  const folds = 13
  const top = (t: number): number => y - h / 2 + Math.sin(t * Math.PI) * -7 + 5
  const bottom = (t: number): number => c.h * 0.84 - 1 - Math.sin(t * Math.PI) * 1.5
  for (let i = 0; i < folds; i++) {
    const t0 = i / folds
    const t1 = (i + 0.5) / folds
    const t2 = (i + 1) / folds
    const at = (t: number): number => cx - half + t * half * 2
    const inset = 2.2
    c.path(
      polygon([
        [at(t0), top(t0) + inset],
        [at(t1), top(t1)],
        [at(t1), bottom(t1)],
        [at(t0), bottom(t0) - inset],
      ]),
      c.linear(at(t0), 0, at(t1), 0, [
        [0, mix(pal.pale, pal.deep, 0.5)],
        [1, mix(pal.pale, pal.glow, 0.4)],
      ]),
    )
    c.path(
      polygon([
        [at(t1), top(t1)],
        [at(t2), top(t2) + inset],
        [at(t2), bottom(t2) - inset],
        [at(t1), bottom(t1)],
      ]),
      c.linear(at(t1), 0, at(t2), 0, [
        [0, mix(pal.second, pal.pale, 0.4)],
        [1, mix(pal.shade, pal.deep, 0.6)],
      ]),
    )
    c.line(`M${at(t1)} ${top(t1)}V${bottom(t1)}`, pal.second, 0.3)
  }
  const w = 17
  for (const side of [-1, 1]) {
    const x = cx + side * (half + w / 2)
    const t = y - h / 2 + 3
    c.path(
      `M${x - w / 2} ${t + (side < 0 ? 4 : 0)}Q${x} ${t - 4} ${x + w / 2} ${t + (side < 0 ? 0 : 4)}V${c.h * 0.84}H${x - w / 2}Z`,
      volume(c, shell, x - w / 2, x + w / 2, 0.45),
    )
    c.rect(x - w / 2 + 1.4, t + 6, w - 2.8, c.h * 0.84 - t - 8, 'none', {
      stroke: pal.second,
      width: 0.35,
      radius: 1.4,
      opacity: 0.9,
    })
    const low = c.h * 0.84 - 5
    if (side < 0) {
      for (let i = 0; i < 12; i++) {
        const ky = t + 9 + (i * (low - t - 9)) / 12
        c.rect(
          x - w / 2 - 1.5,
          ky,
          9,
          (low - t - 9) / 12 - 0.3,
          c.linear(x - 10, 0, x, 0, [
            [0, pal.glow],
            [1, mix(pal.pale, pal.shade, 0.5)],
          ]),
          { radius: 0.3 },
        )
        if (![2, 6, 9].includes(i))
          c.rect(x - w / 2 + 2.8, ky + (low - t - 9) / 12 - 1, 4.9, 1.7, pal.deep, { radius: 0.3 })
      }
      for (let i = 0; i < 4; i++) c.rect(x + 2.2, t + 11 + i * 9, 4, 6.4, pal.second, { radius: 2, opacity: 0.85 })
    } else {
      for (let r = 0; r < 9; r++)
        for (let k = 0; k < 4; k++) {
          c.circle(x - 4.5 + k * 3 + (r % 2) * 0.8, t + 10 + r * 4.2, 1.05, pal.deep, { opacity: 0.4 })
          c.circle(x - 4.7 + k * 3 + (r % 2) * 0.8, t + 9.7 + r * 4.2, 1, pal.glow)
        }
    }
  }
  for (let i = 0; i < 3; i++)
    sprig(
      c,
      cx + half + w + 3 - i * 3,
      c.h * 0.9,
      76 - i * 24,
      26,
      mix(pal.leaf, i % 2 ? pal.glow : pal.deep, 0.18),
      8,
      12,
      0.36,
    )
  veil(c, c.w * 0.2, 0)
}

/** A trumpet's bell and what comes out of it. */
export function trumpet(c: Canvas): void {
  const { pal, rand } = c
  const ground = rand.pick([pal.skyTop, mix(pal.sea, pal.skyLow, 0.25), mix(pal.near, pal.skyTop, 0.3)])
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, mix(ground, pal.glow, 0.3)],
      [1, mix(ground, pal.deep, 0.3)],
    ]),
  )
  const bx = c.w * (c.tall ? 0.52 : 0.56)
  const by = c.h * (c.tall ? 0.44 : 0.42)
  const turn = c.tall ? -52 : rand.between(-24, -12)
  const tones = [pal.accent, pal.second, pal.pale, pal.leaf, mix(pal.sea, pal.glow, 0.3)]
  const first = rand.whole(0, 4)
  const rays = 11
  for (let i = 0; i < rays; i++) {
    const a = turn - 62 + i * 12.4
    const tone = tones[(i + first) % 5] ?? pal.accent
    const length = rand.between(15, 30) * (1.3 - Math.abs(i - 5) * 0.1)
    c.path(
      polygon([
        polar(bx, by, 20, a - 1.2),
        polar(bx, by, 20 + length, a - 3.2),
        polar(bx, by, 20 + length, a + 3.2),
        polar(bx, by, 20, a + 1.2),
      ]),
      tone,
      { opacity: 0.9 },
    )
    c.circle(...polar(bx, by, 24.5 + length, a), 2.1, tone)
  }
  for (let i = 0; i < 9; i++)
    c.line(arc(bx, by, 25 + i * 7, turn - 72, turn + 72), pal.glow, 0.35, { opacity: 0.6 - i * 0.055 })
  const brass = mix(pal.second, pal.accent, 0.16)
  c.at(bx, by, turn, c.tall ? 0.84 : 0.92, () => {
    const tube = (d: string, w: number): void => {
      c.line(d, mix(brass, pal.deep, 0.5), w)
      c.line(d, brass, w * 0.74)
      c.line(d, mix(brass, pal.glow, 0.75), w * 0.2, { transform: 'translate(-0.2 -0.6)' })
    }
    c.group({ opacity: 0.22, transform: 'translate(3 6)' }, () => c.line('M4 0H-84M-14 20H-52', pal.deep, 4))
    tube('M-30 4V20Q-30 26 -24 26H-4Q4 26 4 16Q4 7 -6 7H-58', 3)
    tube('M-86 0H-24', 3)
    c.path('M-96 -2.6Q-93 0 -96 2.6L-90 1.5H-84V-1.5H-90Z', metal(c, brass, -96, -3, -84, 3))
    for (const k of [-46, -38, -30]) {
      c.rect(k - 2.9, -9, 5.8, 33, metal(c, brass, k - 3, 0, k + 3, 0), { radius: 1.4 })
      c.rect(k - 0.7, -15, 1.4, 6, mix(brass, pal.deep, 0.3))
      c.ellipse(k, -15.4, 2.5, 1, pal.pale)
      c.rect(k - 3.3, -10, 6.6, 1.6, mix(brass, pal.glow, 0.4), { radius: 0.6 })
    }
    c.path(
      'M-26 -1.9C-8 -2.4 4 -5 11 -11C15 -14.6 17 -17.5 18 -20V20C17 17.5 15 14.6 11 11C4 5 -8 2.4 -26 1.9Z',
      c.linear(0, -20, 0, 20, [
        [0, mix(brass, pal.deep, 0.1)],
        [0.25, mix(brass, pal.glow, 0.8)],
        [0.45, brass],
        [0.8, mix(brass, pal.deep, 0.45)],
        [1, mix(brass, pal.glow, 0.1)],
      ]),
    )
    c.ellipse(18, 0, 4.6, 20, mix(brass, pal.glow, 0.5))
    c.ellipse(
      18.4,
      0,
      3.9,
      18.8,
      c.linear(0, -19, 0, 19, [
        [0, mix(brass, pal.deep, 0.72)],
        [1, mix(brass, pal.deep, 0.2)],
      ]),
    )
  })
  glint(c, ...polar(bx, by, 20, turn - 50), 5)
  veil(c, 0, 0)
}

/** A stage by the sea: a microphone, strings of lamps, the sun as a spotlight. */
export function microphone(c: Canvas): void {
  const { pal, rand } = c
  const horizon = c.h * 0.72
  const sx = c.w * rand.between(0.5, 0.62)
  const sy = c.h * 0.42
  sky(c, sx, sy, 90)
  if (pal.dark) stars(c, horizon, 60)
  sun(c, sx, sy, rand.between(21, 26))
  soundRings(c, sx, sy, 32, 6, 9)
  hills(c, horizon, 16, mix(pal.far, pal.skyLow, 0.2), horizon + 1)
  sea(c, horizon, c.h * 0.9, sx)
  c.rect(
    -1,
    c.h * 0.88,
    c.w + 2,
    c.h,
    c.linear(0, c.h * 0.88, 0, c.h, [
      [0, mix(pal.near, pal.accent, 0.25)],
      [1, mix(pal.near, pal.deep, 0.5)],
    ]),
  )
  for (let i = 1; i < 9; i++)
    c.line(`M${c.cx + (i - 4.5) * 16} ${c.h * 0.88}L${c.cx + (i - 4.5) * 34} ${c.h + 1}`, pal.deep, 0.3, {
      opacity: 0.4,
    })
  for (const [from, to, drop] of [
    [-0.05, 0.55, 15],
    [0.4, 1.05, 18],
    [0.1, 0.9, 26],
  ] as const) {
    const points = trace(12, (t): Point => [c.w * (from + (to - from) * t), 4 + Math.sin(t * Math.PI) * drop])
    c.line(smooth(points), pal.deep, 0.22)
    points.forEach(([x, y], i) => {
      if (i % 2) return
      c.circle(x, y + 1.4, 3.6, pal.second, { opacity: 0.22 })
      c.circle(x, y + 1.4, 1, pal.glow)
    })
  }
  const x = sx - 6
  const y = c.h * 0.4
  const ink = mix(pal.deep, pal.near, 0.15)
  c.line(`M${x + 3} ${y + 10}L${x + 9} ${y + 20}V${c.h * 0.95}`, ink, 1.5)
  c.ellipse(x + 9, c.h * 0.955, 14, 2.6, pal.deep)
  c.ellipse(x + 9, c.h * 0.95, 14, 2.4, mix(ink, pal.glow, 0.16))
  c.at(x, y, -26, 1, () => {
    const chrome = metal(c, mix(pal.pale, pal.near, 0.25), -11, -18, 11, 18)
    c.rect(-11, -21, 22, 33, chrome, { radius: 11 })
    c.rect(-8.6, -18.4, 17.2, 21, mix(ink, pal.near, 0.25), { radius: 8.6 })
    for (const k of [-5.4, -1.8, 1.8, 5.4]) c.rect(k - 0.85, -18, 1.7, 20.4, chrome, { radius: 0.8 })
    c.rect(-11.4, -6.6, 22.8, 3.4, metal(c, mix(pal.pale, pal.near, 0.2), -11, 0, 11, 0), { radius: 1 })
    c.rect(-3.6, -6.2, 7.2, 2.6, pal.accent, { radius: 0.5 })
    for (const k of [4.6, 7]) c.line(`M-7 ${k}h14`, ink, 0.6)
    c.rect(-4, 11.4, 8, 5.4, ink, { radius: 1 })
  })
  glint(c, x - 11, y - 18, 4)
  veil(c, sx, sy)
}

/** A record with its arm. */
export function record(c: Canvas): void {
  const { pal, rand } = c
  const deck = rand.pick([
    pal.accent,
    pal.sea,
    mix(pal.second, pal.accent, 0.25),
    pal.leaf,
    mix(pal.pale, pal.shade, 0.3),
  ])
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, mix(deck, pal.glow, 0.3)],
      [1, mix(deck, pal.deep, 0.3)],
    ]),
  )
  const x = c.w * (c.tall ? 0.46 : 0.42)
  const y = c.h * 0.52
  const r = rand.between(39, 44)
  c.circle(
    x + 3,
    y + 4,
    r * 1.08,
    c.radial(x + 3, y + 4, r * 1.16, [
      [0.85, pal.deep, 0.5],
      [1, pal.deep, 0],
    ]),
  )
  c.circle(x, y, r * 1.05, mix(pal.pale, pal.shade, 0.5))
  c.circle(x, y, r, mix(pal.deep, pal.near, 0.12))
  for (let i = 0; i < 22; i++)
    c.ring(x, y, r * (0.44 + i * 0.0245), i % 5 === 0 ? pal.deep : mix(pal.near, pal.mid, 0.2), r * 0.006, {
      opacity: 0.6,
    })
  for (const [a, spread, o] of [
    [-62, 22, 0.3],
    [118, 22, 0.22],
    [-40, 8, 0.2],
    [140, 8, 0.16],
  ] as const) {
    const [ax, ay] = polar(x, y, r, a - spread / 2)
    const [bx, by] = polar(x, y, r, a + spread / 2)
    c.path(
      `M${x} ${y}L${ax} ${ay}A${r} ${r} 0 0 1 ${bx} ${by}Z`,
      c.radial(x, y, r, [
        [0.35, pal.glow, 0],
        [0.7, pal.glow, o],
        [1, pal.glow, o * 0.5],
      ]),
    )
  }
  const label = rand.pick([pal.second, pal.accent, pal.pale])
  c.circle(
    x,
    y,
    r * 0.36,
    c.linear(x - 12, y - 12, x + 12, y + 12, [
      [0, mix(label, pal.glow, 0.35)],
      [1, label],
    ]),
  )
  c.clip(disc(x, y, r * 0.36), () => {
    c.circle(x, y + r * 0.04, r * 0.17, pal.glow)
    for (let i = 0; i < 3; i++)
      c.path(
        smooth([
          [x - 18, y + r * (0.08 + i * 0.09)],
          [x - 6, y + r * (0.02 + i * 0.09)],
          [x + 6, y + r * (0.1 + i * 0.09)],
          [x + 18, y + r * (0.03 + i * 0.09)],
        ]) + `V${y + 20}H${x - 18}Z`,
        [pal.far, pal.mid, pal.near][i] ?? pal.near,
      )
  })
  c.circle(x, y, 1.2, pal.glow)
  const px = c.w * (c.tall ? 0.88 : 0.8)
  const py = c.h * 0.16
  const reach = rand.between(0.7, 0.86)
  const [tx, ty] = polar(x, y, r * reach, rand.between(18, 34))
  const elbow: Point = [px + 1, ty - 14]
  c.line(`M${px + 2} ${py + 3}L${elbow[0] + 2} ${elbow[1] + 3}L${tx + 2} ${ty + 3}`, pal.deep, 2, { opacity: 0.26 })
  c.circle(px, py, 9.5, volume(c, mix(pal.pale, pal.shade, 0.4), px - 9, px + 9))
  c.circle(px, py, 6, mix(pal.deep, pal.near, 0.3))
  c.line(`M${px} ${py - 9}L${px} ${py}L${elbow[0]} ${elbow[1]}L${tx} ${ty}`, mix(pal.pale, pal.second, 0.2), 1.9)
  c.line(`M${px - 0.4} ${py}L${elbow[0] - 0.4} ${elbow[1]}`, pal.glow, 0.5)
  c.circle(px, py, 3, pal.second)
  c.at(tx, ty, (Math.atan2(ty - elbow[1], tx - elbow[0]) * 180) / Math.PI, 1, () =>
    c.rect(-4, -2, 8, 4, pal.deep, { radius: 0.8 }),
  )
  if (!c.tall) {
    for (const [i, k] of [0.62, 0.76].entries()) {
      c.circle(c.w * 0.9, c.h * k + 1, 4.4, pal.deep, { opacity: 0.3 })
      c.circle(c.w * 0.9, c.h * k, 4.2, volume(c, i ? pal.second : pal.pale, c.w * 0.9 - 4, c.w * 0.9 + 4))
      c.line(`M${c.w * 0.9} ${c.h * k}l${i ? 2 : -1.5} -3`, pal.deep, 0.5)
    }
  }
  c.path(
    polygon([
      [c.w * 0.16, -1],
      [c.w * 0.4, -1],
      [c.w * 0.1, c.h + 1],
      [-c.w * 0.2, c.h + 1],
    ]),
    pal.glow,
    { opacity: 0.13 },
  )
  veil(c, 0, 0)
}

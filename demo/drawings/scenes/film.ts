import { band, type Canvas, disc, type Point, polar, polygon, smooth, trace } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/colors.ts'
import { room, shadow, veil, volume } from '#demo/drawings/kit/light.ts'
import { glint } from '#demo/drawings/kit/materials.ts'
import { vignette } from '#demo/drawings/kit/vignettes.ts'

export function reel(c: Canvas, x: number, y: number, r: number, turn: number, color: string): void {
  const { pal } = c
  const holes = trace(4, (t): Point => polar(x, y, r * 0.56, turn + t * 288))
    .map(([hx, hy]) => disc(hx, hy, r * 0.22))
    .join('')
  c.circle(x, y, r * 0.86, mix(pal.deep, pal.accent, 0.16))
  for (let i = 0; i < 4; i++)
    c.ring(x, y, r * (0.5 + i * 0.1), mix(pal.deep, pal.second, 0.35), r * 0.012, { opacity: 0.8 })
  c.path(
    disc(x, y, r) + holes + disc(x, y, r * 0.1),
    c.linear(x - r, y - r, x + r, y + r, [
      [0, mix(color, pal.glow, 0.6)],
      [0.5, color],
      [1, mix(color, pal.deep, 0.4)],
    ]),
    { evenOdd: true },
  )
  c.ring(x, y, r * 0.94, mix(color, pal.deep, 0.35), r * 0.02)
  c.ring(x, y, r * 0.2, mix(color, pal.deep, 0.35), r * 0.03)
}

/** A projector's cone across a dark room to a screen. */
export function projector(c: Canvas): void {
  const { pal, rand } = c
  const dark = mix(pal.deep, pal.near, 0.35)
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, mix(dark, pal.mid, 0.35)],
      [1, mix(dark, pal.deep, 0.4)],
    ]),
  )
  const w = Math.min(c.w * 0.5, 66)
  const h = w * 0.62
  const sx = c.w * (c.tall ? 0.5 : 0.36)
  const sy = c.h * (c.tall ? 0.3 : 0.4)
  const px = c.w * 0.82
  const py = c.h * (c.tall ? 0.76 : 0.72)
  for (let i = 0; i < 7; i++) {
    const x = (c.w * i) / 6
    c.path(
      `M${x} -1C${x + 3} ${c.h * 0.3} ${x - 3} ${c.h * 0.6} ${x + 1} ${c.h * 0.84}h9C${x + 7} ${c.h * 0.6} ${x + 12} ${c.h * 0.3} ${x + 9} -1Z`,
      c.linear(x, 0, x + 10, 0, [
        [0, pal.accent, 0.05],
        [1, pal.deep, 0.4],
      ]),
    )
  }
  c.rect(
    -1,
    c.h * 0.84,
    c.w + 2,
    c.h,
    c.linear(0, c.h * 0.84, 0, c.h, [
      [0, mix(dark, pal.mid, 0.3)],
      [1, pal.deep],
    ]),
  )
  c.circle(
    sx,
    sy,
    w * 0.95,
    c.radial(sx, sy, w * 0.95, [
      [0.3, pal.glow, 0.35],
      [1, pal.glow, 0],
    ]),
  )
  c.rect(sx - w / 2 - 1.6, sy - h / 2 - 1.6, w + 3.2, h + 3.2, pal.deep)
  vignette(c, sx - w / 2, sy - h / 2, w, h, rand.whole(0, 3), rand.between(0.25, 0.75))
  const corners: Point[] = [
    [sx - w / 2, sy - h / 2],
    [sx + w / 2, sy - h / 2],
    [sx + w / 2, sy + h / 2],
    [sx - w / 2, sy + h / 2],
  ]
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % 4] ?? a
    c.path(
      polygon([[px, py], a, b]),
      c.linear(px, py, sx, sy, [
        [0, pal.glow, 0.5],
        [0.6, pal.glow, 0.14],
        [1, pal.glow, 0.03],
      ]),
    )
  })
  for (let i = 0; i < 34; i++) {
    const t = rand.between(0.1, 0.85)
    c.circle(
      px + (sx - px) * t + rand.between(-1, 1) * w * 0.4 * t,
      py + (sy - py) * t + rand.between(-1, 1) * h * 0.4 * t,
      rand.between(0.15, 0.5),
      pal.glow,
      { opacity: rand.between(0.3, 0.9) },
    )
  }
  const table = c.h * 0.87
  c.rect(px - 17, table, 40, 3, volume(c, mix(pal.second, pal.deep, 0.45), px - 17, px + 23))
  for (const dx of [-14, 19]) c.rect(px + dx, table + 3, 1.6, c.h, pal.deep)
  const body = mix(pal.accent, pal.deep, 0.12)
  c.rect(
    px - 4,
    py - 6,
    26,
    table - py + 6,
    c.linear(px - 4, py, px + 22, table, [
      [0, mix(body, pal.glow, 0.3)],
      [1, mix(body, pal.deep, 0.45)],
    ]),
    { radius: 2 },
  )
  c.rect(px - 9, py - 3, 7, 6, volume(c, pal.deep, px - 9, px - 2), { radius: 0.8 })
  c.circle(
    px - 8,
    py,
    4.6,
    c.radial(px - 8, py, 4.6, [
      [0, pal.glow],
      [1, pal.glow, 0],
    ]),
  )
  for (let i = 0; i < 4; i++) c.line(`M${px + 6} ${py + 6 + i * 1.7}h11`, pal.deep, 0.5, { opacity: 0.5 })
  reel(c, px + 3, py - 17, 11.5, rand.between(0, 60), mix(pal.pale, pal.shade, 0.3))
  reel(c, px + 23, py - 12, 8.5, rand.between(0, 60), mix(pal.pale, pal.shade, 0.3))
  for (let i = 0; i < 5; i++) {
    const hx = sx + (i - 2) * w * 0.26 + rand.between(-2, 2)
    const hy = c.h * 0.97
    if (hx < px - 22) {
      c.circle(hx, hy - 12, 4.4, pal.deep)
      c.path(
        `M${hx - 8} ${c.h + 2}V${hy - 2}Q${hx - 7} ${hy - 8} ${hx} ${hy - 8}Q${hx + 7} ${hy - 8} ${hx + 8} ${hy - 2}V${c.h + 2}Z`,
        mix(pal.deep, dark, 0.4),
      )
    }
  }
  veil(c, sx, sy)
}

/** A great reel letting its film run out in waves. */
export function reels(c: Canvas): void {
  const { pal, rand } = c
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, pal.skyLow],
      [1, mix(pal.skyTop, pal.far, 0.3)],
    ]),
  )
  const x = c.w * rand.between(0.3, 0.4)
  const y = c.h * (c.tall ? 0.36 : 0.42)
  const r = rand.between(30, 35)
  c.circle(
    c.w * 0.72,
    c.h * 0.36,
    30,
    c.linear(0, c.h * 0.1, 0, c.h * 0.7, [
      [0, pal.glow],
      [1, mix(pal.second, pal.skyLow, 0.3)],
    ]),
    { opacity: 0.9 },
  )
  for (let i = 0; i < 4; i++) c.ring(x, y, r * (1.18 + i * 0.15), pal.near, 0.3, { opacity: 0.35 - i * 0.07 })
  c.circle(
    x + 4,
    y + 5,
    r * 1.02,
    c.radial(x + 4, y + 5, r * 1.1, [
      [0.8, pal.deep, 0.4],
      [1, pal.deep, 0],
    ]),
  )
  const start: Point = [x, y + r * 0.84]
  const wave = rand.between(5, 8)
  const points = trace(34, (t): Point => [
    start[0] + t * (c.w - start[0] + 12),
    start[1] + Math.sin(t * Math.PI * 2.6) * wave * (0.4 + t) + t * c.h * 0.06,
  ])
  film(c, points, 17, rand.whole(0, 3))
  const back = trace(16, (t): Point => [
    x - r * 0.2 - t * (x + 16),
    y + r * 0.84 + t * t * c.h * 0.2 + Math.sin(t * 6) * 4,
  ])
  film(c, back.toReversed(), 17, rand.whole(0, 3))
  reel(c, x, y, r, rand.between(0, 72), rand.pick([pal.accent, pal.near, mix(pal.pale, pal.shade, 0.4), pal.sea]))
  if (!c.tall || rand.chance(0.5)) reel(c, c.w * 0.84, c.h * 0.24, 14, rand.between(0, 72), pal.second)
  glint(c, x - r * 0.62, y - r * 0.66, 5)
  veil(c, 0, 0)
}

/** A strip of film along the points, its pictures upright in each frame. */
function film(c: Canvas, points: readonly Point[], width: number, kind: number): void {
  const { pal } = c
  const ink = mix(pal.deep, pal.near, 0.18)
  c.path(
    band(
      points.map(([x, y]): Point => [x + 1.5, y + 2.6]),
      () => width,
    ),
    pal.deep,
    { opacity: 0.22 },
  )
  c.path(
    band(points, () => width),
    ink,
  )
  for (let i = 0; i < points.length - 1; i++) {
    const [x, y] = points[i] ?? [0, 0]
    const [nx, ny] = points[i + 1] ?? [x, y]
    const length = Math.hypot(nx - x, ny - y)
    const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI
    c.at(x, y, turn, 1, () => {
      for (const side of [-1, 1])
        for (const k of [0.35])
          c.rect(length * k - 0.6, side * width * 0.425 - 0.7, 1.3, 1.4, mix(pal.pale, pal.skyLow, 0.3), {
            radius: 0.3,
          })
    })
    if (i % 4 === 0 && i + 4 < points.length) {
      const [mx, my] = points[i + 2] ?? [x, y]
      const [ex, ey] = points[i + 4] ?? [x, y]
      const span = Math.hypot(ex - x, ey - y)
      c.at(mx, my, (Math.atan2(ey - y, ex - x) * 180) / Math.PI, 1, () =>
        vignette(c, -span * 0.42, -width * 0.34, span * 0.84, width * 0.68, kind + i / 4, 0.2 + ((i * 0.13) % 0.6)),
      )
    }
  }
}

/** A clapper beside a lamp. */
export function clapper(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.74
  room(c, edge)
  const x = c.cx
  const y = c.h * 0.88
  const w = c.tall ? 62 : 68
  const h = 42
  shadow(c, x, y, w, 40, 0.5)
  const slate = mix(pal.deep, pal.near, 0.3)
  c.rect(
    x - w / 2,
    y - h,
    w,
    h,
    c.linear(x - w / 2, y - h, x + w / 2, y, [
      [0, mix(slate, pal.glow, 0.16)],
      [1, mix(slate, pal.deep, 0.4)],
    ]),
    { radius: 1.4 },
  )
  c.clip(`M${x - w * 0.44} ${y - h * 0.88}h${w * 0.88}v${h * 0.76}h${-w * 0.88}Z`, () =>
    vignette(c, x - w * 0.44, y - h * 0.88, w * 0.88, h * 0.76, rand.whole(0, 3), rand.between(0.25, 0.75)),
  )
  const stick = (turn: number, offset: number): void =>
    c.at(x - w / 2, y - h - offset, turn, 1, () => {
      c.rect(0, -8, w, 8, slate, { radius: 0.8 })
      c.clip(`M0 -8h${w}v8h${-w}Z`, () => {
        for (let i = -1; i < 8; i++)
          c.path(
            polygon([
              [i * 10.5, -8],
              [i * 10.5 + 5.2, -8],
              [i * 10.5 + (turn === 0 ? 10 : 0.5), 0],
              [i * 10.5 + (turn === 0 ? 4.8 : -4.7), 0],
            ]),
            i % 2 ? pal.pale : mix(pal.pale, pal.second, 0.4),
          )
      })
    })
  stick(0, 0)
  stick(-rand.between(13, 24), 8)
  c.circle(x - w / 2 + 3, y - h - 7.6, 2, pal.second)
  c.circle(x - w / 2 + 3, y - h - 7.6, 0.8, pal.deep)
  reel(c, x + w * 0.56, y - 12, 13, rand.between(0, 72), rand.pick([pal.accent, pal.second, pal.sea]))
  const tail = trace(14, (t): Point => [x + w * 0.56 - 2 + t * 40, y - 1 + Math.sin(t * 6) * 2.4 + t * 5])
  c.line(smooth(tail), mix(pal.deep, pal.near, 0.2), 2.2)
  glint(c, x - w / 2 + 8, y - h - 22, 4)
  veil(c, c.w * 0.2, 0)
}

/** Strips side by side: the same day passing frame by frame. */
export function day(c: Canvas): void {
  const { pal, rand } = c
  c.fill(mix(pal.deep, pal.near, 0.3))
  const turn = rand.pick([-14, 12, -20, 0])
  const strips = c.tall ? 3 : 4
  const w = (Math.hypot(c.w, c.h) / strips) * (turn === 0 ? 0.72 : 0.83)
  const kind = rand.whole(0, 3)
  c.at(c.cx, c.cy, turn, 1, () => {
    for (let s = 0; s < strips; s++) {
      const x = (s - strips / 2) * w * 1.06
      const h = w * 0.66
      const shift = (s % 2 ? 0.5 : 0) * h + rand.between(0, 0.3) * h
      c.rect(x + w * 0.03, -110, w, 220, pal.deep, { opacity: 0.5 })
      c.rect(
        x,
        -110,
        w,
        220,
        c.linear(x, 0, x + w, 0, [
          [0, mix(pal.deep, pal.mid, 0.26)],
          [1, mix(pal.deep, pal.near, 0.1)],
        ]),
      )
      const first = Math.floor(-100 / (h * 1.06))
      for (let i = first; i < -first + 1; i++) {
        const y = i * h * 1.06 + shift
        if (y > 92 || y < -130) continue
        vignette(
          c,
          x + w * 0.14,
          y,
          w * 0.72,
          h,
          kind + s + (i % 2 ? 4 : 0),
          0.1 + (((i - first) * 0.14 + s * 0.2) % 0.8),
        )
        for (const k of [0.03, 0.89])
          for (let n = 0; n < 3; n++)
            c.rect(x + w * k, y + (h * (n + 0.25)) / 3, w * 0.08, h * 0.15, mix(pal.pale, pal.skyLow, 0.3), {
              radius: w * 0.012,
              opacity: 0.9,
            })
      }
    }
  })
  c.path(
    polygon([
      [c.w * 0.5, -1],
      [c.w * 0.78, -1],
      [c.w * 0.5, c.h + 1],
      [c.w * 0.1, c.h + 1],
    ]),
    c.linear(c.w * 0.6, 0, c.w * 0.3, c.h, [
      [0, pal.glow, 0.3],
      [1, pal.glow, 0],
    ]),
  )
  veil(c, c.w * 0.7, 0)
}

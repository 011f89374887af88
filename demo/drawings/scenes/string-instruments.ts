import { type Canvas, disc, type Point, polar, polygon, smooth, trace } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/colors.ts'
import { veil } from '#demo/drawings/kit/light.ts'

/** Rings of sound spreading from a point. */
export function soundRings(c: Canvas, x: number, y: number, from: number, step: number, count: number): void {
  const { pal } = c
  for (let i = 0; i < count; i++) {
    c.ring(
      x,
      y,
      from + i * step,
      i % 3 === 0 ? pal.accent : i % 3 === 1 ? pal.glow : pal.near,
      0.3 + (i % 3 === 0 ? 0.25 : 0),
      { opacity: 0.6 * (1 - i / (count + 1)) },
    )
  }
}

/** A guitar from near: the sound hole and six strings. */
export function guitar(c: Canvas): void {
  const { pal, rand } = c
  const wood = rand.pick([
    mix(pal.second, pal.accent, 0.3),
    mix(pal.second, pal.pale, 0.3),
    mix(pal.accent, pal.deep, 0.25),
  ])
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, mix(pal.near, pal.mid, 0.4)],
      [1, mix(pal.near, pal.deep, 0.4)],
    ]),
  )
  const x = c.w * rand.between(0.4, 0.52)
  const y = c.cy
  soundRings(c, x, y, 40, 8, 12)
  const turn = c.tall ? rand.between(62, 84) : rand.between(-22, -8)
  c.at(x, y, turn, 1, () => {
    const body =
      'M34 -34C24 -37 12 -34 4 -38C-14 -48 -46 -54 -70 -46C-92 -38 -98 -18 -98 0C-98 18 -92 38 -70 46C-46 54 -14 48 4 38C12 34 24 37 34 34C48 29 50 12 50 0C50 -12 48 -29 34 -34Z'
    c.path(body, pal.deep, { opacity: 0.35, transform: 'translate(4 6)' })
    c.path(body, mix(pal.pale, pal.second, 0.3), { transform: 'scale(1.012)' })
    c.path(
      body,
      c.linear(-60, -50, 30, 50, [
        [0, mix(wood, pal.glow, 0.45)],
        [0.5, wood],
        [1, mix(wood, pal.deep, 0.4)],
      ]),
    )
    c.clip(body, () => {
      for (let i = 0; i < 22; i++) {
        const gy = -52 + i * 5 + rand.between(-1, 1)
        c.line(
          `M-100 ${gy}C-60 ${gy + rand.between(-2.5, 2.5)} 0 ${gy + rand.between(-2.5, 2.5)} 52 ${gy}`,
          mix(wood, pal.deep, 0.4),
          rand.between(0.15, 0.45),
          { opacity: 0.35 },
        )
      }
      c.path('M14 20C4 26 -6 24 -14 17L-24 34C-10 46 12 44 24 34Z', mix(wood, pal.deep, 0.6), { opacity: 0.75 })
    })
    for (const [r, tone, w] of [
      [24, mix(wood, pal.deep, 0.5), 0.4],
      [22.6, pal.accent, 1.2],
      [20.8, pal.pale, 0.7],
      [19.4, pal.near, 1.3],
      [17.8, pal.pale, 0.4],
    ] as const)
      c.ring(0, 0, r, tone, w)
    for (let i = 0; i < 36; i++) c.circle(...polar(0, 0, 21.6, i * 10), 0.42, pal.glow)
    c.circle(
      0,
      0,
      17,
      c.radial(4, 5, 20, [
        [0, mix(pal.deep, wood, 0.35)],
        [1, mix(pal.deep, '#000000', 0.25)],
      ]),
    )
    c.path(`${disc(0, 0, 17)}${disc(2.6, 2.8, 16.6)}`, '#000000', { opacity: 0.3, evenOdd: true })
    c.rect(
      22,
      -7.6,
      130,
      15.2,
      c.linear(0, -8, 0, 8, [
        [0, mix(pal.deep, pal.near, 0.5)],
        [1, pal.deep],
      ]),
    )
    for (let i = 0; i < 9; i++) c.rect(30 + i * 12, -7.6, 0.6, 15.2, pal.second)
    for (let i = 0; i < 4; i++) c.circle(48 + i * 24, 0, 1.2, pal.pale)
    c.rect(
      -62,
      -15,
      7,
      30,
      c.linear(-62, 0, -55, 0, [
        [0, mix(pal.deep, wood, 0.35)],
        [1, pal.deep],
      ]),
      { radius: 1.4 },
    )
    c.rect(-57.6, -11, 1, 22, pal.pale)
    for (let i = 0; i < 6; i++) {
      const sy = -5.6 + i * 2.24
      c.line(`M-57 ${sy * 1.5 + 0.9}L150 ${sy + 0.7}`, pal.deep, 0.4, { opacity: 0.4 })
      c.line(`M-59 ${sy * 1.5}L150 ${sy}`, i < 3 ? mix(pal.second, pal.glow, 0.3) : pal.glow, 0.5 - i * 0.05)
      c.circle(-59, sy * 1.5, 0.8, pal.pale)
    }
  })
  veil(c, 0, 0)
}

/** A violin lying across the sheet, its strings drawn out. */
export function violin(c: Canvas): void {
  const { pal, rand } = c
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, pal.skyLow],
      [1, mix(pal.skyTop, pal.far, 0.3)],
    ]),
  )
  const sx = c.w * rand.between(0.62, 0.76)
  const sy = c.h * rand.between(0.28, 0.4)
  c.circle(
    sx,
    sy,
    26,
    c.linear(0, sy - 26, 0, sy + 26, [
      [0, pal.glow],
      [1, mix(pal.second, pal.skyLow, 0.25)],
    ]),
    { opacity: 0.9 },
  )
  soundRings(c, sx, sy, 31, 6, 9)
  const wood = rand.pick([
    mix(pal.accent, pal.second, 0.3),
    mix(pal.second, pal.deep, 0.3),
    mix(pal.accent, pal.deep, 0.3),
  ])
  const turn = rand.between(26, 48)
  c.at(c.cx - 6, c.cy + 10, turn, c.tall ? 1.02 : 1, () => {
    c.group({ opacity: 0.24, transform: 'translate(4 5)' }, () => {
      c.path(violinBody(), pal.deep)
      c.rect(-2.6, -72, 5.2, 60, pal.deep)
    })
    c.path(violinBody(), mix(wood, pal.deep, 0.5), { transform: 'scale(1.03)' })
    c.path(
      violinBody(),
      c.linear(-22, -30, 24, 40, [
        [0, mix(wood, pal.glow, 0.45)],
        [0.45, wood],
        [1, mix(wood, pal.deep, 0.45)],
      ]),
    )
    c.path(violinBody(), 'none', {
      stroke: mix(wood, pal.deep, 0.55),
      width: 0.4,
      transform: 'scale(0.94)',
      opacity: 0.7,
    })
    for (const side of [-1, 1]) {
      c.line(
        `M${side * 8} -7C${side * 4.5} -5 ${side * 9} 1 ${side * 12} 4C${side * 15} 8 ${side * 13.5} 12 ${side * 10.5} 11.5`,
        pal.deep,
        1.1,
      )
      c.circle(side * 8, -6.4, 1.1, pal.deep)
      c.circle(side * 10.8, 11, 1.4, pal.deep)
    }
    c.path(
      polygon([
        [-2.2, -74],
        [2.2, -74],
        [3.4, -10],
        [-3.4, -10],
      ]),
      c.linear(-3, 0, 3, 0, [
        [0, mix(pal.deep, pal.glow, 0.3)],
        [1, pal.deep],
      ]),
    )
    c.path('M-2.4 -74C-3 -82 -1 -90 2.5 -90A4 4 0 1 1 1.5 -83.4C0.6 -82 2.4 -78 2.4 -74Z', mix(wood, pal.deep, 0.25))
    c.circle(2.4, -86.2, 1.3, mix(wood, pal.glow, 0.35))
    for (const [k, y] of [
      [-1, -80],
      [1, -78],
      [-1, -76],
      [1, -82],
    ] as const)
      c.rect(k < 0 ? -7.4 : 2, y, 5.4, 1.5, mix(pal.deep, pal.accent, 0.25), { radius: 0.7 })
    c.path('M-7 9.5Q0 4.5 7 9.5L6 11.6H3.6L2.6 9.6H-2.6L-3.6 11.6H-6Z', mix(pal.pale, pal.second, 0.4))
    c.path(
      'M-4.2 24Q0 22 4.2 24L2.6 42H-2.6Z',
      c.linear(-4, 0, 4, 0, [
        [0, mix(pal.deep, pal.glow, 0.25)],
        [1, pal.deep],
      ]),
    )
    for (const k of [-2.1, -0.7, 0.7, 2.1])
      c.line(`M${k * 0.75} -75L${k * 1.5} 8L${k * 1.2} 25`, mix(pal.pale, pal.glow, 0.6), 0.28)
    c.ellipse(-9.5, 33, 6.4, 5, mix(pal.deep, wood, 0.12))
  })
  c.at(c.cx + 10, c.cy + 8, turn - rand.between(62, 84), 1, () => {
    c.line('M-78 0Q0 -7 80 0', mix(wood, pal.deep, 0.4), 1.3)
    c.line('M-74 1.8L76 1.8', pal.glow, 0.7, { opacity: 0.9 })
    c.rect(64, -1.6, 9, 4.6, pal.deep, { radius: 0.7 })
  })
  veil(c, sx, sy)
}

function violinBody(): string {
  return 'M0 -28C9 -28 18 -24 18.5 -15C18.8 -8 13 -7 12.4 -1C11.8 5 15 8 19.5 12C25 17 25.5 27 21 34C17 41 8 44 0 44C-8 44 -17 41 -21 34C-25.5 27 -25 17 -19.5 12C-15 8 -11.8 5 -12.4 -1C-13 -7 -18.8 -8 -18.5 -15C-18 -24 -9 -28 0 -28Z'
}

/** Piano keys sweeping in a curve under rings of sound. */
export function piano(c: Canvas): void {
  const { pal, rand } = c
  const lx = c.w * rand.between(0.2, 0.36)
  const ly = c.h * rand.between(0.24, 0.34)
  c.fill(
    c.linear(0, 0, 0, c.h, [
      [0, mix(pal.skyTop, pal.near, 0.15)],
      [1, pal.skyLow],
    ]),
  )
  c.circle(
    lx,
    ly,
    22,
    c.linear(0, ly - 20, 0, ly + 20, [
      [0, pal.glow],
      [1, mix(pal.second, pal.glow, 0.2)],
    ]),
  )
  soundRings(c, lx, ly, 27, 6.5, 12)
  const ox = c.w * 0.5
  const oy = c.h * rand.between(2.1, 2.5)
  const outer = oy - c.h * 0.53
  const inner = oy - c.h * 0.92
  const lid = outer + c.h * 0.1
  const span = Math.asin(Math.min(1, (c.w * 0.62) / inner)) * (180 / Math.PI)
  const keys = c.tall ? 11 : 15
  const step = (span * 2) / keys
  c.circle(ox, oy, lid, mix(pal.deep, pal.near, 0.3))
  c.ring(ox, oy, lid - 1.4, pal.second, 0.5)
  c.ring(ox, oy, outer + 1.2, pal.accent, 1.8)
  for (let i = 0; i < keys; i++) {
    const a = -90 - span + i * step
    const p = polar(ox, oy, outer, a + 0.06)
    const q = polar(ox, oy, outer, a + step - 0.06)
    const s = polar(ox, oy, inner, a + step - 0.06)
    const t = polar(ox, oy, inner, a + 0.06)
    const down = (i * 7 + 3) % 11 === 0
    c.path(
      polygon([p, q, s, t]),
      c.linear(p[0], p[1], t[0], t[1], [
        [0, mix(pal.shade, pal.deep, 0.25)],
        [0.2, down ? mix(pal.pale, pal.accent, 0.3) : pal.pale],
        [1, down ? mix(pal.pale, pal.accent, 0.4) : mix(pal.pale, pal.glow, 0.6)],
      ]),
    )
    const lip = polar(ox, oy, inner - c.h * 0.03, a + 0.06)
    const lip2 = polar(ox, oy, inner - c.h * 0.03, a + step - 0.06)
    c.path(polygon([t, s, lip2, lip]), mix(pal.shade, pal.deep, 0.3))
  }
  for (let i = 0; i < keys; i++) {
    if ([2, 6].includes(i % 7)) continue
    const a = -90 - span + (i + 1) * step
    const w = step * 0.29
    const low = outer - (outer - inner) * 0.6
    c.path(
      polygon([
        polar(ox, oy, outer, a - w),
        polar(ox, oy, outer, a + w * 1.7),
        polar(ox, oy, low - 1, a + w * 1.7),
        polar(ox, oy, low, a - w),
      ]),
      pal.deep,
      { opacity: 0.28 },
    )
    const [px, py] = polar(ox, oy, outer, a - w)
    const [qx, qy] = polar(ox, oy, outer, a + w)
    c.path(
      polygon([[px, py], [qx, qy], polar(ox, oy, low, a + w), polar(ox, oy, low, a - w)]),
      c.linear(px, py, qx, qy, [
        [0, mix(pal.deep, pal.near, 0.6)],
        [0.4, pal.deep],
        [1, mix(pal.deep, '#000000', 0.3)],
      ]),
    )
    c.path(
      polygon([
        polar(ox, oy, low + 4, a - w * 0.7),
        polar(ox, oy, low + 4, a + w * 0.7),
        polar(ox, oy, low + 1, a + w * 0.8),
        polar(ox, oy, low + 1, a - w * 0.8),
      ]),
      mix(pal.deep, pal.glow, 0.28),
    )
  }
  const notes = trace(7, (t): Point => [c.w * (0.36 + t * 0.6), c.h * (0.34 - 0.18 * t + 0.05 * Math.sin(t * 8))])
  for (let k = 0; k < 5; k++)
    c.line(smooth(notes.map(([x, y]): Point => [x, y + k * 2.3])), pal.glow, 0.22, { opacity: 0.75 })
  notes.forEach(([x, y], i) => {
    if (i === 0 || i === 7) return
    const up = y + ((i * 3) % 5) * 2.3
    c.ellipse(0, 0, 1.9, 1.4, i % 3 === 1 ? pal.accent : pal.deep, { transform: `translate(${x} ${up}) rotate(-20)` })
    c.line(`M${x + 1.7} ${up - 0.4}v-8`, i % 3 === 1 ? pal.accent : pal.deep, 0.45)
  })
  veil(c, lx, ly)
}

import { type Canvas, type Point, polar, polygon, smooth, trace } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/colors.ts'
import { shadow, sky, sun, veil } from '#demo/drawings/kit/light.ts'
import { glint } from '#demo/drawings/kit/materials.ts'
import { clouds, cypress, hills, island, pine, sea, stars } from '#demo/drawings/kit/scenery.ts'
import { couple } from '#demo/drawings/kit/vignettes.ts'
import { reel } from './film.ts'

/** A film camera with its magazine, on legs before a golden field. */
export function cinema(c: Canvas): void {
  const { pal, rand } = c
  const horizon = c.h * 0.7
  const lx = c.w * rand.between(0.14, 0.3)
  const ly = c.h * rand.between(0.3, 0.46)
  sky(c, lx, ly, 90)
  if (pal.dark) stars(c, horizon * 0.7, 60)
  clouds(c, 6, horizon * 0.6, 4)
  sun(c, lx, ly, rand.between(11, 15))
  hills(c, horizon + 2, 24, mix(pal.far, pal.skyLow, 0.2))
  hills(c, horizon + 6, 12, mix(pal.mid, pal.leaf, 0.3))
  c.rect(
    -1,
    horizon + 6,
    c.w + 2,
    c.h,
    c.linear(0, horizon, 0, c.h, [
      [0, mix(pal.leaf, pal.second, 0.35)],
      [1, mix(pal.near, pal.deep, 0.35)],
    ]),
  )
  const x = c.w * (c.tall ? 0.56 : 0.6)
  const y = c.h * 0.56
  const s = c.tall ? 0.86 : 1
  for (const dx of [-20, 3, 24]) c.line(`M${x} ${y}L${x + dx * s} ${c.h * 0.97}`, mix(pal.deep, pal.second, 0.22), 2)
  c.path(
    polygon([
      [x - 7, y - 1],
      [x + 7, y - 1],
      [x + 4, y + 7],
      [x - 4, y + 7],
    ]),
    pal.deep,
  )
  c.at(x, y, 0, s, () => {
    const ink = mix(pal.deep, pal.near, 0.28)
    const paint = c.linear(-20, -30, 22, 0, [
      [0, mix(ink, pal.glow, 0.35)],
      [0.5, ink],
      [1, pal.deep],
    ])
    c.path('M-17 -27H20Q22 -27 22 -25V-3Q22 -1 20 -1H-17Q-19 -1 -19 -3V-25Q-19 -27 -17 -27Z', paint)
    c.rect(-12, -21, 26, 14, mix(ink, pal.accent, 0.35), { radius: 1.2 })
    c.line('M-9 -18h20M-9 -15h20', mix(pal.second, pal.pale, 0.3), 0.35, { opacity: 0.8 })
    c.circle(8, -10, 1.6, pal.second)
    c.rect(
      -34,
      -20,
      15,
      12,
      c.linear(0, -20, 0, -8, [
        [0, mix(ink, pal.glow, 0.4)],
        [1, pal.deep],
      ]),
      { radius: 0.8 },
    )
    c.rect(-23, -20, 1.2, 12, pal.accent)
    c.path(
      'M-34 -21L-45 -26V-2L-34 -7Z',
      c.linear(-45, -26, -34, -2, [
        [0, mix(ink, pal.glow, 0.2)],
        [1, pal.deep],
      ]),
    )
    c.path('M-45 -26L-49 -30L-31 -24L-34 -21Z', mix(ink, pal.glow, 0.22))
    c.rect(22, -20, 8, 5, ink, { radius: 1 })
    c.circle(
      31,
      -17.5,
      4,
      c.radial(31, -18, 4, [
        [0, mix(ink, pal.glow, 0.3)],
        [1, pal.deep],
      ]),
    )
    c.circle(9, -40, 12.4, paint)
    c.circle(-12.5, -37, 9.6, paint)
    reel(c, 9, -40, 10.6, rand.between(0, 72), mix(pal.pale, pal.shade, 0.3))
    reel(c, -12.5, -37, 8, rand.between(0, 72), mix(pal.pale, pal.shade, 0.3))
  })
  glint(c, x - 44 * s, y - 22 * s, 4)
  for (let i = 0; i < 46; i++) {
    const gx = (i / 45) * c.w
    c.line(
      `M${gx} ${c.h + 1}q${rand.between(-1, 1)} -7 ${rand.between(-4, 4)} ${-rand.between(6, 17)}`,
      mix(pal.leaf, pal.deep, rand.between(0.35, 0.65)),
      0.5,
    )
  }
  veil(c, lx, ly)
}

/** A drone over a cove, seen from above. */
export function drone(c: Canvas): void {
  const { pal, rand } = c
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, mix(pal.sea, pal.skyLow, 0.12)],
      [1, mix(pal.sea, pal.deep, 0.4)],
    ]),
  )
  const phase = rand.between(0, 6)
  const shore = (offset: number): Point[] =>
    trace(9, (t): Point => [
      c.w * 0.62 + offset + Math.sin(t * 7 + phase) * 9 + Math.sin(t * 3.1 + phase) * 12 - t * 14,
      -4 + t * (c.h + 8),
    ])
  const land = (offset: number): string => `${smooth(shore(offset))}L${c.w + 3} ${c.h + 4}V-4Z`
  for (const [offset, tone, o] of [
    [-20, mix(pal.sea, pal.skyLow, 0.25), 0.6],
    [-13, mix(pal.sea, pal.skyLow, 0.45), 0.7],
    [-7, mix(pal.sea, pal.skyLow, 0.7), 0.8],
    [-2.5, pal.glow, 0.9],
  ] as const)
    c.path(land(offset), tone, { opacity: o })
  c.path(
    land(0),
    c.linear(c.w * 0.6, 0, c.w, 0, [
      [0, mix(pal.pale, pal.second, 0.15)],
      [1, mix(pal.pale, pal.shade, 0.6)],
    ]),
  )
  c.path(land(9), mix(pal.shade, pal.second, 0.25))
  c.path(
    land(13),
    c.linear(c.w * 0.6, 0, c.w, 0, [
      [0, mix(pal.leaf, pal.second, 0.25)],
      [1, mix(pal.leaf, pal.deep, 0.3)],
    ]),
  )
  for (let i = 0; i < 46; i++) {
    const t = rand.next()
    const x =
      c.w * 0.62 + 22 + Math.sin(t * 7 + phase) * 9 + Math.sin(t * 3.1 + phase) * 12 - t * 14 + rand.between(0, 46)
    const y = -4 + t * (c.h + 8)
    const r = rand.between(1.6, 4)
    c.circle(x + r * 0.5, y + r * 0.55, r, pal.deep, { opacity: 0.3 })
    c.circle(x, y, r, mix(pal.leaf, pal.deep, 0.3))
    c.circle(x - r * 0.25, y - r * 0.28, r * 0.62, mix(pal.leaf, pal.glow, 0.2))
  }
  shore(5).forEach(([x, y], i) => {
    if (i % 2) return
    c.circle(x + 0.7, y + 3.7, 2.1, pal.deep, { opacity: 0.2 })
    for (let k = 0; k < 8; k++)
      c.path(
        polygon([[x, y + 3], polar(x, y + 3, 2.1, k * 45), polar(x, y + 3, 2.1, k * 45 + 45)]),
        k % 2 ? pal.accent : pal.pale,
      )
  })
  for (let i = 0; i < 16; i++)
    c.line(`M${rand.between(0, c.w * 0.42)} ${rand.between(0, c.h)}q3 -1.4 6 0t6 0`, pal.glow, 0.22, { opacity: 0.4 })
  wake(c, c.w * 0.2, c.h * rand.between(0.66, 0.84), rand.between(-40, 20))
  const x = c.w * rand.between(0.34, 0.44)
  const y = c.h * rand.between(0.34, 0.46)
  const size = 21
  c.group({ transform: `translate(${x + 11} ${y + 15})`, opacity: 0.26 }, () => craft(c, size * 0.86, true))
  c.group({ transform: `translate(${x} ${y}) rotate(${rand.between(-25, 25)})` }, () => craft(c, size, false))
  veil(c, 0, 0)
}

function wake(c: Canvas, x: number, y: number, turn: number): void {
  const { pal } = c
  c.at(x, y, turn, 1, () => {
    c.path('M0 -5C5 6 9 20 15 42C6 30 2 22 0 12C-2 22 -6 30 -15 42C-9 20 -5 6 0 -5Z', pal.glow, { opacity: 0.4 })
    c.path(
      'M0 -9C3.4 -5 3.6 2 2.8 7H-2.8C-3.6 2 -3.4 -5 0 -9Z',
      c.linear(-3, 0, 3, 0, [
        [0, pal.glow],
        [1, pal.shade],
      ]),
    )
    c.rect(-1.6, -1, 3.2, 4.6, pal.accent, { radius: 0.8 })
  })
}

function craft(c: Canvas, s: number, flat: boolean): void {
  const { pal } = c
  const ink = flat ? pal.deep : mix(pal.pale, pal.shade, 0.15)
  for (const a of [45, 135, 225, 315]) {
    const [x, y] = polar(0, 0, s * 0.78, a)
    c.line(`M0 0L${x} ${y}`, ink, s * 0.1)
    c.circle(x, y, s * 0.36, flat ? pal.deep : pal.glow, { opacity: flat ? 0.6 : 0.3 })
    if (flat) continue
    c.ring(x, y, s * 0.36, pal.glow, s * 0.018, { opacity: 0.9 })
    c.at(x, y, a * 1.7, 1, () =>
      c.path(
        `M${-s * 0.34} 0Q${-s * 0.1} ${-s * 0.08} 0 0Q${s * 0.1} ${s * 0.08} ${s * 0.34} 0Q${s * 0.1} ${-s * 0.03} 0 0Q${-s * 0.1} ${s * 0.03} ${-s * 0.34} 0Z`,
        mix(pal.deep, pal.near, 0.4),
      ),
    )
    c.circle(x, y, s * 0.065, pal.accent)
  }
  c.path(
    `M0 ${-s * 0.46}C${s * 0.22} ${-s * 0.4} ${s * 0.26} ${-s * 0.1} ${s * 0.2} ${s * 0.3}Q0 ${s * 0.48} ${-s * 0.2} ${s * 0.3}C${-s * 0.26} ${-s * 0.1} ${-s * 0.22} ${-s * 0.4} 0 ${-s * 0.46}Z`,
    flat
      ? pal.deep
      : c.linear(-s * 0.24, 0, s * 0.24, 0, [
          [0, pal.glow],
          [0.5, pal.pale],
          [1, mix(pal.shade, pal.deep, 0.25)],
        ]),
  )
  if (flat) return
  c.circle(0, -s * 0.27, s * 0.1, pal.deep)
  c.circle(-s * 0.02, -s * 0.29, s * 0.035, mix(pal.sea, pal.glow, 0.6))
  c.rect(-s * 0.09, s * 0.02, s * 0.18, s * 0.22, mix(pal.near, pal.mid, 0.3), { radius: s * 0.04 })
}

/** The view through a finder: corners, thirds and two people by the sea. */
export function finder(c: Canvas): void {
  const { pal, rand } = c
  const horizon = c.h * rand.between(0.6, 0.66)
  const sx = c.w * rand.between(0.56, 0.7)
  const sy = horizon - c.h * rand.between(0.1, 0.22)
  sky(c, sx, sy, 90)
  if (pal.dark) stars(c, horizon * 0.7, 60)
  clouds(c, c.h * 0.16, horizon * 0.7, 5)
  sun(c, sx, sy, rand.between(13, 17))
  island(c, c.w * 0.9, horizon, c.w * 0.5, 14, mix(pal.far, pal.skyLow, 0.15))
  island(c, c.w * 0.15, horizon, c.w * 0.4, 9, mix(pal.mid, pal.skyLow, 0.1))
  sea(c, horizon, c.h * 0.86, sx)
  c.path(
    smooth([
      [-3, c.h * 0.8],
      [c.w * 0.25, c.h * 0.79],
      [c.w * 0.55, c.h * 0.84],
      [c.w + 3, c.h * 0.82],
    ]) + `V${c.h + 2}H-3Z`,
    c.linear(0, c.h * 0.78, 0, c.h, [
      [0, mix(pal.leaf, pal.second, 0.25)],
      [1, mix(pal.leaf, pal.deep, 0.45)],
    ]),
  )
  const kx = c.w * 0.36
  shadow(c, kx - 4, c.h * 0.865, 18, 26, 0.4)
  couple(c, kx, c.h * 0.87, c.h * (c.tall ? 0.36 : 0.46))
  if (rand.chance(0.6)) pine(c, c.w * 0.93, c.h * 0.93, c.h * 0.6, -6, pal.leaf)
  else for (const t of [0.88, 0.95]) cypress(c, c.w * t, c.h * 0.9, c.h * rand.between(0.4, 0.56), pal.leaf)
  veil(c, sx, sy)
  const bar = c.h * 0.085
  c.rect(-1, -1, c.w + 2, bar + 1, pal.deep)
  c.rect(-1, c.h - bar, c.w + 2, bar + 2, pal.deep)
  const inset = 8
  const top = bar + inset
  const bottom = c.h - bar - inset
  const reach = 9
  for (const [x, y, dx, dy] of [
    [inset, top, 1, 1],
    [c.w - inset, top, -1, 1],
    [inset, bottom, 1, -1],
    [c.w - inset, bottom, -1, -1],
  ] as const)
    c.line(`M${x + dx * reach} ${y}H${x}V${y + dy * reach}`, pal.glow, 0.7)
  for (const k of [1 / 3, 2 / 3])
    c.line(`M${c.w * k} ${bar + 3}V${c.h - bar - 3}M3 ${bar + (c.h - bar * 2) * k}H${c.w - 3}`, pal.glow, 0.16, {
      opacity: 0.55,
    })
  const fy = c.h * (c.tall ? 0.58 : 0.52)
  c.line(
    `M${kx - 10} ${fy - 5}v-4h4M${kx + 6} ${fy - 9}h4v4M${kx + 10} ${fy + 7}v4h-4M${kx - 6} ${fy + 11}h-4v-4`,
    pal.second,
    0.5,
  )
  c.circle(c.w - inset - 4, top + 4, 1.5, pal.accent)
}

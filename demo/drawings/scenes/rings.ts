import { archway, type Canvas, polar, polygon, smooth } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/colors.ts'
import { bloomColors, flower, sprig } from '#demo/drawings/kit/flora.ts'
import { room, shadow, sky, sun, veil, volume } from '#demo/drawings/kit/light.ts'
import { brilliantSide, brilliantTop, glint, metal, pearl, ringBand } from '#demo/drawings/kit/materials.ts'
import { branchShadow, plinth } from '#demo/drawings/kit/props.ts'
import { clouds, island, sea, stars } from '#demo/drawings/kit/scenery.ts'

export const gold = (c: Canvas): string => mix(c.pal.second, '#c98a3a', 0.3)

const silver = (c: Canvas): string => mix(c.pal.pale, c.pal.near, 0.3)

function setting(c: Canvas, x: number, y: number, half: number, color: string, gem: string): void {
  const girdle = y - half * 0.95
  c.path(
    `M${x - half * 0.3} ${y + 0.8}L${x - half * 0.9} ${girdle - half * 0.2}L${x - half * 0.74} ${girdle - half * 0.2}L${x} ${y - half * 0.1}L${x + half * 0.74} ${girdle - half * 0.2}L${x + half * 0.9} ${girdle - half * 0.2}L${x + half * 0.3} ${y + 0.8}Z`,
    mix(color, c.pal.deep, 0.25),
  )
  brilliantSide(c, x, girdle, half, gem)
  for (const k of [-0.82, 0, 0.82])
    c.line(
      `M${x + half * k * 0.4} ${y}L${x + half * k} ${girdle - half * 0.2}`,
      metal(c, color, x - half, y, x + half, girdle),
      half * 0.13,
    )
}

/** An open velvet box. */
export function ringBox(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.62
  room(c, edge)
  branchShadow(c, c.w * 0.04, -3, 140, 44)
  const x = c.cx + rand.between(-5, 5)
  const base = c.h * 0.83
  const velvet = rand.pick([pal.accent, pal.near, pal.leaf, pal.sea])
  const w = 46
  for (let i = 0; i < 5; i++)
    sprig(
      c,
      x - 25 + i,
      base + 1,
      -40 - i * 16,
      34 - i * 2,
      mix(pal.leaf, i % 2 ? pal.glow : pal.deep, 0.2),
      9,
      10,
      0.36,
    )
  const colors = bloomColors(c)
  shadow(c, x, base, w, 44, 0.5)
  c.path(
    `M${x - w * 0.47} ${base - 21}L${x - w * 0.44} ${base - 56}Q${x} ${base - 62} ${x + w * 0.44} ${base - 56}L${x + w * 0.47} ${base - 21}Z`,
    c.linear(x - w / 2, 0, x + w / 2, 0, [
      [0, mix(velvet, pal.glow, 0.2)],
      [0.5, velvet],
      [1, mix(velvet, pal.deep, 0.42)],
    ]),
  )
  c.path(
    `M${x - w * 0.41} ${base - 22}L${x - w * 0.385} ${base - 52.5}Q${x} ${base - 58} ${x + w * 0.385} ${base - 52.5}L${x + w * 0.41} ${base - 22}Z`,
    c.linear(0, base - 56, 0, base - 20, [
      [0, mix(pal.pale, pal.shade, 0.25)],
      [1, mix(pal.shade, pal.deep, 0.25)],
    ]),
  )
  c.path(
    polygon([
      [x - w * 0.46, base - 20],
      [x - w * 0.4, base - 26],
      [x + w * 0.4, base - 26],
      [x + w * 0.46, base - 20],
    ]),
    mix(pal.shade, pal.deep, 0.4),
  )
  const r = 12.5
  const y = base - 25
  for (const [dx, tone] of [
    [8.5, rand.chance(0.5) ? silver(c) : gold(c)],
    [-8.5, gold(c)],
  ] as const) {
    ringBand(c, x + dx, y - (dx < 0 ? 2 : 1), r - (dx > 0 ? 1 : 0), 2.4, tone)
  }
  setting(c, x - 8.5, y - 2 - r + 0.5, 6, gold(c), mix(pal.pale, pal.sea, 0.22))
  for (let i = 0; i < 4; i++)
    c.path(
      `M${x - w * 0.45} ${base - 20.5 + i * 0.9}C${x - w * 0.2} ${base - 26 + i * 1.5} ${x + w * 0.2} ${base - 26 + i * 1.5} ${x + w * 0.45} ${base - 20.5 + i * 0.9}V${base - 16}H${x - w * 0.45}Z`,
      mix(pal.pale, pal.shade, 0.2 + i * 0.22),
    )
  c.path(
    `M${x - w / 2} ${base - 19}H${x + w / 2}L${x + w * 0.47} ${base - 2}Q${x + w * 0.46} ${base} ${x + w * 0.43} ${base}H${x - w * 0.43}Q${x - w * 0.46} ${base} ${x - w * 0.47} ${base - 2}Z`,
    c.linear(x - w / 2, 0, x + w / 2, 0, [
      [0, mix(velvet, pal.glow, 0.25)],
      [0.5, velvet],
      [1, mix(velvet, pal.deep, 0.45)],
    ]),
  )
  c.rect(x - w / 2, base - 19.4, w, 1.2, mix(velvet, pal.glow, 0.4))
  c.circle(x, base - 12, 1.7, gold(c))
  flower(
    c,
    rand.pick(['rose', 'anemone', 'dahlia'] as const),
    x - w * 0.58,
    base - 3,
    7,
    colors[rand.whole(0, 2)] ?? pal.accent,
    20,
  )
  flower(c, 'daisy', x - w * 0.76, base + 2, 4, colors[2] ?? pal.pale, 0)
  glint(c, x - 12, y - r - 12, 6.5)
  veil(c, c.w * 0.2, 0)
}

/** Two bands, one through the other. */
function linked(c: Canvas, x: number, y: number, r: number, thick: number, left: string, right: string): void {
  const gap = r * 0.62
  const ax = x - gap
  const bx = x + gap
  const by = y
  ringBand(c, ax, y, r, thick, left)
  ringBand(c, bx, by, r, thick, right)
  // The first band passes over the second at the upper crossing only.
  const upper = `M${x - thick * 2} ${y - r * 1.1}h${thick * 4}V${y}h${-thick * 4}Z`
  c.clip(upper, () => ringBand(c, ax, y, r, thick, left))
}

/** Linked rings on a stone before the sea. */
export function ringsBySea(c: Canvas): void {
  const { pal, rand } = c
  const horizon = c.h * rand.between(0.52, 0.6)
  const floor = c.h * 0.8
  const sunX = c.cx + rand.between(-14, 14)
  sky(c, sunX, horizon - 16, 90)
  if (pal.dark) stars(c, horizon * 0.8, 60)
  clouds(c, 6, horizon * 0.6, 4)
  sun(c, sunX, horizon - rand.between(8, 20), rand.between(17, 22))
  island(c, c.w * 0.05, horizon, c.w * 0.5, 9, mix(pal.far, pal.skyLow, 0.2))
  island(c, c.w * 0.95, horizon, c.w * 0.45, 13, pal.mid)
  sea(c, horizon, floor + 4, sunX)
  c.path(
    smooth([
      [-3, floor + 2],
      [c.w * 0.2, floor - 2],
      [c.w * 0.5, floor + 0.5],
      [c.w * 0.82, floor - 1],
      [c.w + 3, floor + 3],
    ]) + `V${c.h + 2}H-3Z`,
    c.linear(0, floor, 0, c.h, [
      [0, mix(pal.pale, pal.shade, 0.25)],
      [0.25, mix(pal.shade, pal.mid, 0.3)],
      [1, mix(pal.mid, pal.deep, 0.35)],
    ]),
  )
  c.path(
    smooth([
      [-3, floor + 9],
      [c.w * 0.3, floor + 6],
      [c.w * 0.6, floor + 9.5],
      [c.w + 3, floor + 7],
    ]) + `V${c.h + 2}H-3Z`,
    mix(pal.mid, pal.deep, 0.25),
    { opacity: 0.5 },
  )
  const r = c.tall ? 21 : 23
  const y = floor + 4 - r
  shadow(c, c.cx - r * 0.6, floor + 4, r * 1.1, 40, 0.5)
  shadow(c, c.cx + r * 0.6, floor + 4, r * 1.1, 40, 0.5)
  linked(c, c.cx, y, r, r * rand.between(0.16, 0.24), gold(c), rand.chance(0.5) ? gold(c) : silver(c))
  for (const k of [0, 1, 2])
    sprig(
      c,
      c.w * (0.06 + k * 0.05),
      c.h + 2,
      8 + k * 14,
      30 - k * 5,
      mix(pal.leaf, k % 2 ? pal.glow : pal.deep, 0.2),
      8,
      16,
      0.36,
    )
  glint(c, c.cx - r * 1.2, y - r * 0.72, 5)
  if (rand.chance(0.6)) glint(c, c.cx + r * 1.05, y - r * 0.82, 3)
  veil(c, sunX, horizon - 16)
}

/** A ring with one stone on a plinth among plain solids. */
export function solitaire(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * rand.between(0.66, 0.72)
  room(c, edge)
  branchShadow(c, c.w * 0.98, -3, 220, 44)
  const x = c.cx + rand.between(-6, 6)
  const base = edge + (c.h - edge) * 0.45
  const tall = rand.between(20, 27)
  const side = rand.pick([-1, 1] as const)
  const bx = x + side * 31
  shadow(c, bx, base - 5, 17, 22)
  c.path(archway(bx, base - 5, 19, 44), volume(c, mix(pal.accent, pal.far, 0.25), bx - 10, bx + 10))
  c.path(
    archway(bx, base - 5, 9.5, 27),
    c.linear(bx - 5, 0, bx + 5, 0, [
      [0, mix(pal.accent, pal.deep, 0.5)],
      [1, mix(pal.far, pal.deep, 0.2)],
    ]),
  )
  const ball = x - side * 30
  shadow(c, ball, base + 3, 14, 20)
  c.circle(
    ball,
    base - 5.5,
    9,
    c.radial(ball - 3, base - 9, 13, [
      [0, mix(pal.second, pal.glow, 0.6)],
      [0.6, pal.second],
      [1, mix(pal.second, pal.deep, 0.4)],
    ]),
  )
  plinth(c, x, base, 34, tall, mix(pal.pale, pal.shade, 0.3))
  plinth(c, x - side * 22, base + 7, 20, 9, mix(pal.near, pal.mid, 0.4))
  pearl(c, x - side * 22, base - 5.4, 3.2, pal.pale)
  const r = 14
  const y = base - tall - r + 0.6
  c.path(`M${x - 6} ${base - tall - 0.6}L${x + 20} ${base - tall + 0.4}L${x + 6} ${base - tall - 2}Z`, pal.deep, {
    opacity: 0.3,
  })
  ringBand(c, x, y, r, 2.5, gold(c))
  setting(c, x, y - r + 0.6, 7.5, gold(c), mix(pal.pale, pal.sea, 0.22))
  glint(c, x - 5, y - r - 10, 7)
  veil(c, c.w * 0.15, 0)
}

/** A great cut stone from above, with rays of its own. */
export function cutStone(c: Canvas): void {
  const { pal, rand } = c
  const x = c.cx
  const y = c.cy
  const ground = rand.pick([pal.near, pal.skyTop, pal.deep, pal.sea])
  c.fill(
    c.radial(x, y, Math.hypot(c.w, c.h) * 0.6, [
      [0, mix(ground, pal.skyLow, 0.55)],
      [0.5, ground],
      [1, mix(ground, pal.deep, 0.55)],
    ]),
  )
  const turn = rand.between(0, 45)
  const rays = rand.pick([16, 24, 32] as const)
  for (let i = 0; i < rays; i++) {
    const a = turn + (i * 360) / rays
    c.path(polygon([[x, y], polar(x, y, 140, a), polar(x, y, 140, a + 180 / rays)]), pal.glow, {
      opacity: i % 2 ? 0.05 : 0.1,
    })
  }
  const r = rand.between(32, 37)
  for (const [k, o] of [
    [1.34, 0.5],
    [1.5, 0.3],
    [1.52, 0.3],
    [1.74, 0.16],
  ] as const)
    c.ring(x, y, r * k, pal.glow, 0.3, { opacity: o })
  c.circle(
    x + 3,
    y + 4,
    r * 1.03,
    c.radial(x + 3, y + 4, r * 1.08, [
      [0.75, pal.deep, 0.5],
      [1, pal.deep, 0],
    ]),
  )
  const gem = rand.pick([
    mix(pal.sea, pal.skyLow, 0.4),
    mix(pal.accent, pal.skyLow, 0.35),
    mix(pal.pale, pal.mid, 0.35),
    mix(pal.leaf, pal.skyLow, 0.3),
    mix(pal.second, pal.pale, 0.3),
  ])
  brilliantTop(c, x, y, r, gem, turn)
  const small = rand.pick([0, 6, 8] as const)
  for (let i = 0; i < small; i++) {
    const [px, py] = polar(x, y, r * 1.42, turn + (i * 360) / small)
    brilliantTop(c, px, py, r * 0.13, mix(gem, pal.pale, 0.4), i * 20)
  }
  glint(c, x - r * 0.62, y - r * 0.68, 9)
  glint(c, x + r * 0.75, y - r * 0.4, 4)
  veil(c, 0, 0)
}

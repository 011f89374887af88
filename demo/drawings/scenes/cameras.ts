import { type Canvas, disc, type Point, polar, polygon, smooth } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/colors.ts'
import { sprig } from '#demo/drawings/kit/flora.ts'
import { room, shadow, sky, sun, veil, volume } from '#demo/drawings/kit/light.ts'
import { glint } from '#demo/drawings/kit/materials.ts'
import { clouds, cypress, island, sea, stars } from '#demo/drawings/kit/scenery.ts'

/** A lens seen from the front: rings, coated glass, and what it sees. */
export function lens(c: Canvas, x: number, y: number, r: number, blades: number): void {
  const { pal, rand } = c
  const body = mix(pal.deep, pal.near, 0.25)
  const steps: readonly (readonly [number, string, string])[] = [
    [1, mix(body, pal.glow, 0.3), mix(body, pal.deep, 0.6)],
    [0.93, mix(body, pal.deep, 0.6), mix(body, pal.glow, 0.16)],
    [0.86, mix(body, pal.glow, 0.2), mix(body, pal.deep, 0.4)],
    [0.76, mix(pal.second, pal.glow, 0.2), mix(pal.second, pal.deep, 0.4)],
    [0.735, pal.deep, mix(body, pal.glow, 0.2)],
    [0.64, mix(body, pal.glow, 0.14), pal.deep],
    [0.58, pal.deep, mix(pal.near, pal.deep, 0.3)],
  ]
  for (const [k, from, to] of steps)
    c.circle(
      x,
      y,
      r * k,
      c.linear(x - r * k, y - r * k, x + r * k, y + r * k, [
        [0, from],
        [1, to],
      ]),
    )
  for (let i = 0; i < 60; i++) {
    const [ax, ay] = polar(x, y, r * 0.985, i * 6)
    const [bx, by] = polar(x, y, r * 0.945, i * 6)
    c.line(`M${ax} ${ay}L${bx} ${by}`, pal.deep, r * 0.012, { opacity: 0.5 })
  }
  for (let i = 0; i < 9; i++) {
    const [ax, ay] = polar(x, y, r * 0.84, 200 + i * 16)
    const [bx, by] = polar(x, y, r * (i % 2 ? 0.81 : 0.79), 200 + i * 16)
    c.line(`M${ax} ${ay}L${bx} ${by}`, pal.pale, r * 0.012, { opacity: 0.8 })
  }
  const glass = r * 0.55
  c.clip(disc(x, y, glass), () => {
    c.circle(
      x,
      y,
      glass,
      c.linear(x, y - glass, x, y + glass, [
        [0, pal.skyTop],
        [0.55, pal.skyLow],
        [1, pal.sea],
      ]),
    )
    c.circle(x + glass * 0.3, y - glass * 0.08, glass * 0.24, pal.glow)
    c.path(
      smooth([
        [x - glass, y + glass * 0.15],
        [x - glass * 0.4, y - glass * 0.05],
        [x + glass * 0.2, y + glass * 0.2],
        [x + glass, y + glass * 0.05],
      ]) + `V${y + glass}H${x - glass}Z`,
      pal.mid,
    )
    c.path(
      smooth([
        [x - glass, y + glass * 0.4],
        [x - glass * 0.2, y + glass * 0.28],
        [x + glass * 0.5, y + glass * 0.45],
        [x + glass, y + glass * 0.3],
      ]) + `V${y + glass}H${x - glass}Z`,
      pal.near,
    )
    const open = rand.between(0.52, 0.78)
    for (let i = 0; i < blades; i++) {
      const a = (i * 360) / blades
      const p = polar(x, y, glass * open, a)
      const q = polar(x, y, glass * open, a + 360 / blades)
      const far1 = polar(x, y, glass * 1.5, a - 30)
      const far2 = polar(x, y, glass * 1.5, a + 360 / blades)
      const tone = 0.3 + 0.3 * Math.cos(((a + 130) * Math.PI) / 180)
      c.path(polygon([p, q, far2, polar(x, y, glass * 1.6, a + 180 / blades), far1]), mix(pal.deep, pal.mid, tone))
      c.line(`M${p[0]} ${p[1]}L${far2[0]} ${far2[1]}`, pal.deep, r * 0.008, { opacity: 0.8 })
    }
    c.circle(
      x,
      y,
      glass,
      c.radial(x, y, glass, [
        [0.55, pal.deep, 0],
        [1, pal.deep, 0.6],
      ]),
    )
    c.path(`${disc(x, y, glass)}${disc(x + glass * 0.2, y + glass * 0.24, glass * 1.02)}`, pal.glow, {
      opacity: 0.2,
      evenOdd: true,
    })
    c.ellipse(0, 0, glass * 0.3, glass * 0.15, pal.glow, {
      opacity: 0.65,
      transform: `translate(${x - glass * 0.5} ${y - glass * 0.54}) rotate(-42)`,
    })
    c.circle(x + glass * 0.46, y + glass * 0.5, glass * 0.09, pal.accent, { opacity: 0.6 })
    c.circle(x + glass * 0.34, y + glass * 0.38, glass * 0.05, pal.second, { opacity: 0.7 })
  })
  c.ring(x, y, glass, pal.glow, r * 0.01, { opacity: 0.5 })
}

/** An old box camera from the front with its flash dish. */
export function boxCamera(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.74
  room(c, edge)
  const x = c.cx - 4
  const y = c.h * 0.87
  const w = c.tall ? 60 : 66
  const h = 43
  const leather = rand.pick([pal.near, pal.deep, pal.accent, pal.leaf])
  const plate = mix(pal.pale, pal.shade, 0.25)
  shadow(c, x, y, w, 46, 0.5)
  if (rand.chance(0.75)) {
    const fx = x + w * 0.36
    const fy = y - h - 25
    c.line(`M${fx} ${y - h}V${fy + 8}`, mix(pal.second, pal.deep, 0.3), 2)
    for (let i = 0; i < 12; i++) {
      const a = i * 30
      c.path(
        polygon([polar(fx, fy, 15, a - 4), polar(fx, fy, 24 + (i % 2) * 7, a), polar(fx, fy, 15, a + 4)]),
        pal.glow,
        { opacity: 0.75 },
      )
    }
    c.circle(
      fx,
      fy,
      13.5,
      c.linear(fx - 13, fy - 13, fx + 13, fy + 13, [
        [0, mix(plate, pal.deep, 0.35)],
        [1, pal.pale],
      ]),
    )
    c.circle(
      fx,
      fy,
      12.2,
      c.radial(fx - 3, fy - 3, 15, [
        [0, pal.glow],
        [0.5, mix(pal.second, pal.glow, 0.5)],
        [1, mix(plate, pal.deep, 0.3)],
      ]),
    )
    for (let i = 0; i < 16; i++) {
      const [ax, ay] = polar(fx, fy, 4, i * 22.5)
      const [bx, by] = polar(fx, fy, 11.6, i * 22.5)
      c.line(`M${ax} ${ay}L${bx} ${by}`, pal.deep, 0.18, { opacity: 0.3 })
    }
    c.circle(
      fx,
      fy,
      3.3,
      c.radial(fx - 1, fy - 1, 4, [
        [0, '#ffffff'],
        [1, mix(pal.second, pal.glow, 0.3)],
      ]),
    )
  }
  c.rect(x - w / 2, y - h, w, h, volume(c, plate, x - w / 2, x + w / 2, 0.35), { radius: 3 })
  c.rect(x - w / 2, y - h * 0.76, w, h * 0.6, volume(c, leather, x - w / 2, x + w / 2, 0.45))
  for (let i = 0; i < 34; i++)
    c.line(`M${x - w / 2 + (i * w) / 34} ${y - h * 0.76}v${h * 0.6}`, pal.deep, 0.15, { opacity: 0.25 })
  c.rect(x - w * 0.14, y - h * 1.17, w * 0.28, h * 0.2, volume(c, plate, x - w * 0.14, x + w * 0.14, 0.35), {
    radius: 1.4,
  })
  c.rect(x - w * 0.075, y - h * 1.12, w * 0.15, h * 0.1, mix(pal.deep, pal.sea, 0.3), { radius: 0.5 })
  c.rect(x - w * 0.42, y - h * 1.07, w * 0.13, h * 0.09, volume(c, pal.second, x - w * 0.42, x - w * 0.29), {
    radius: 0.8,
  })
  c.rect(x - w * 0.43, y - h * 0.93, w * 0.15, h * 0.11, mix(pal.deep, pal.sea, 0.25), { radius: 0.6 })
  c.circle(x + w * 0.4, y - h * 0.87, 1.5, pal.accent)
  c.circle(x + 3, y - h * 0.43 + 3, 18.5, pal.deep, { opacity: 0.3 })
  c.circle(x, y - h * 0.45, 18.6, volume(c, plate, x - 18, x + 18, 0.5))
  lens(c, x, y - h * 0.45, 17, 7)
  for (let i = 0; i < 2; i++)
    sprig(
      c,
      x - w * 0.62 - i * 2,
      y + 4 + i * 3,
      -80 + i * 22,
      26,
      mix(pal.leaf, i ? pal.glow : pal.deep, 0.15),
      8,
      16,
      0.36,
    )
  glint(c, x - 7, y - h * 0.63, 4)
  veil(c, c.w * 0.2, 0)
}

export function greatLens(c: Canvas): void {
  const { pal, rand } = c
  c.fill(
    c.linear(0, 0, c.w, c.h, [
      [0, pal.skyLow],
      [1, mix(pal.skyTop, pal.far, 0.3)],
    ]),
  )
  const x = c.w * (c.tall ? 0.5 : rand.between(0.52, 0.64))
  const y = c.h * rand.between(0.46, 0.56)
  const r = rand.between(36, 43)
  const from: Point = [c.w * rand.between(-0.05, 0.12), -4]
  for (let i = 0; i < 4; i++) {
    const spread = 14 + i * 13
    c.path(polygon([from, [x - spread, y + 70], [x + spread, y + 70]]), pal.glow, { opacity: 0.16 })
  }
  const halos = rand.whole(3, 5)
  for (let i = 0; i < halos; i++)
    c.ring(x, y, r * (1.2 + i * 0.2), i % 2 ? pal.accent : pal.near, 0.35, { opacity: 0.45 - i * 0.07 })
  const spots = rand.whole(4, 6)
  for (let i = 0; i < spots; i++) {
    const t = (i + 0.4) / spots
    c.circle(
      from[0] + (x - from[0]) * t * 0.9,
      from[1] + (y - from[1]) * t * 0.75 + 4,
      2 + (i % 3) * 3.2,
      i % 2 ? pal.second : pal.glow,
      { opacity: 0.35 },
    )
  }
  c.circle(
    x + 4,
    y + 5,
    r * 1.06,
    c.radial(x + 4, y + 5, r * 1.16, [
      [0.8, pal.deep, 0.45],
      [1, pal.deep, 0],
    ]),
  )
  lens(c, x, y, r, rand.pick([6, 7, 8, 9] as const))
  veil(c, 0, 0)
}

/** A tripod on a hill before the sun. */
export function tripod(c: Canvas): void {
  const { pal, rand } = c
  const horizon = c.h * rand.between(0.62, 0.68)
  const x = c.w * rand.between(0.4, 0.56)
  const sunY = horizon - c.h * rand.between(0.2, 0.28)
  sky(c, x, sunY, 90)
  if (pal.dark) stars(c, horizon * 0.7, 60)
  clouds(c, 6, horizon * 0.55, 5)
  sun(c, x + 4, sunY, rand.between(20, 25))
  island(c, c.w * 0.05, horizon, c.w * 0.5, 12, mix(pal.far, pal.skyLow, 0.15))
  island(c, c.w, horizon, c.w * 0.5, 16, pal.mid)
  sea(c, horizon, c.h + 1, x + 4)
  for (const t of [0.06, 0.12, 0.92]) cypress(c, c.w * t, c.h * 0.9, rand.between(36, 52), pal.leaf)
  const ground = mix(pal.near, pal.deep, 0.25)
  c.path(
    smooth([
      [-3, c.h * 0.84],
      [c.w * 0.25, c.h * 0.86],
      [c.w * 0.55, c.h * 0.81],
      [c.w * 0.8, c.h * 0.85],
      [c.w + 3, c.h * 0.88],
    ]) + `V${c.h + 2}H-3Z`,
    c.linear(0, c.h * 0.8, 0, c.h, [
      [0, mix(ground, pal.accent, 0.25)],
      [1, ground],
    ]),
  )
  const ink = mix(pal.deep, pal.near, 0.12)
  const head = c.h * 0.44
  const foot = c.h * 0.86
  for (const [dx, w] of [
    [-17, 1.5],
    [2, 1.4],
    [18, 1.5],
  ] as const) {
    c.line(`M${x} ${head}L${x + dx} ${foot + (dx === 2 ? 3 : 0)}`, ink, w)
    c.line(`M${x + dx * 0.5} ${(head + foot) / 2}L${x + dx} ${foot}`, mix(ink, pal.glow, 0.18), w * 0.45)
  }
  c.line(`M${x - 8} ${head + 22}L${x + 8} ${head + 22}`, ink, 0.7)
  c.rect(x - 3.2, head - 5, 6.4, 7, ink, { radius: 1 })
  c.line(`M${x - 2} ${head}l-15 7`, ink, 1)
  camera(c, x, head - 5, 30)
  for (let i = 0; i < 40; i++) {
    const gx = (i / 39) * c.w
    c.line(
      `M${gx} ${c.h + 1}q${rand.between(-1, 1)} -6 ${rand.between(-3, 3)} ${-rand.between(5, 13)}`,
      mix(pal.leaf, pal.deep, 0.55),
      0.5,
    )
  }
  veil(c, x, sunY)
}

/** A reflex from the side; (x, y) is the middle of its base plate, the lens looks left. */
function camera(c: Canvas, x: number, y: number, w: number): void {
  const { pal } = c
  const ink = mix(pal.deep, pal.near, 0.2)
  const h = w * 0.56
  const paint = c.linear(x - w / 2, y - h, x + w / 2, y, [
    [0, mix(ink, pal.glow, 0.28)],
    [0.4, ink],
    [1, pal.deep],
  ])
  c.path(
    `M${x - w * 0.32} ${y}V${y - h * 0.86}Q${x - w * 0.32} ${y - h * 0.94} ${x - w * 0.25} ${y - h * 0.95}L${x - w * 0.14} ${y - h}L${x - w * 0.1} ${y - h * 1.28}H${x + w * 0.1}L${x + w * 0.17} ${y - h}H${x + w * 0.36}Q${x + w * 0.44} ${y - h} ${x + w * 0.44} ${y - h * 0.88}V${y}Z`,
    paint,
  )
  c.rect(
    x - w * 0.72,
    y - h * 0.78,
    w * 0.42,
    h * 0.64,
    c.linear(0, y - h * 0.78, 0, y - h * 0.14, [
      [0, mix(ink, pal.glow, 0.3)],
      [0.4, ink],
      [1, pal.deep],
    ]),
    { radius: 0.8 },
  )
  c.rect(x - w * 0.8, y - h * 0.84, w * 0.1, h * 0.76, mix(ink, pal.glow, 0.1), { radius: 0.7 })
  c.rect(x - w * 0.5, y - h * 0.78, w * 0.025, h * 0.64, pal.accent)
  for (let i = 0; i < 5; i++)
    c.rect(x - w * 0.64 + i * w * 0.025, y - h * 0.78, w * 0.01, h * 0.64, pal.deep, { opacity: 0.6 })
  c.rect(x + w * 0.2, y - h * 1.07, w * 0.12, h * 0.08, mix(pal.second, pal.pale, 0.3), { radius: 0.4 })
  c.rect(x - w * 0.26, y - h * 0.72, w * 0.66, h * 0.46, mix(ink, pal.near, 0.4), { radius: 0.6, opacity: 0.6 })
  c.circle(x + w * 0.3, y - h * 0.85, w * 0.022, pal.accent)
}

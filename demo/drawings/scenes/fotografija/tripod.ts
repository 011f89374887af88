import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { sky, sun, veil } from '#demo/drawings/kit/light.ts'
import { smooth } from '#demo/drawings/kit/paths.ts'
import { clouds, cypress, island, sea, stars } from '#demo/drawings/kit/scenery.ts'

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

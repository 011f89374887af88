import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { disc, polar, polygon, smooth } from '#demo/drawings/kit/paths.ts'

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

import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { sprig } from '#demo/drawings/kit/flora.ts'
import { room, veil, volume } from '#demo/drawings/kit/light.ts'
import { polygon, smooth, trace, type Point } from '#demo/drawings/kit/paths.ts'
import { berry } from './parts.ts'

/** A generous slice, its layers seen from the side. */
export function slice(c: Canvas): void {
  const { pal, rand } = c
  const edge = c.h * 0.56
  room(c, edge)
  const x = c.cx
  const y = c.h * 0.82
  c.ellipse(x + 9, y + 4, 52, 10, pal.deep, { opacity: 0.22 })
  c.ellipse(x, y + 1.4, 47, 9.6, mix(pal.shade, pal.deep, 0.2))
  c.ellipse(x, y, 47, 9.2, volume(c, pal.pale, x - 47, x + 47, 0.2))
  c.ellipse(x, y - 0.4, 36, 6.4, mix(pal.pale, pal.shade, 0.4))
  c.ellipse(x, y - 0.2, 35, 6, mix(pal.pale, pal.glow, 0.3))
  const layers = rand.pick([4, 5] as const)
  const sponge = rand.pick([
    mix(pal.second, pal.pale, 0.35),
    mix(pal.accent, pal.pale, 0.45),
    mix(pal.deep, pal.accent, 0.35),
  ])
  const cream = mix(pal.pale, pal.glow, 0.3)
  const fruit = rand.pick([pal.accent, mix(pal.accent, pal.second, 0.5)])
  const left = x - 30
  const right = x + 27
  const height = 42
  const foot = y + 2
  const rise = 9
  c.path(
    polygon([
      [right, foot - 5],
      [right + 7, foot - rise - 3],
      [right + 7, foot - height - rise],
      [right, foot - height - 5],
    ]),
    mix(cream, pal.shade, 0.5),
  )
  const step = height / layers
  for (let i = 0; i < layers; i++) {
    const low = foot - i * step
    const slant = 5
    const face = (from: number, to: number, color: string): void => {
      const wave = trace(10, (t): Point => [
        left + (right - left) * t,
        low - to - slant * t + Math.sin(t * 11 + i * 2 + to) * 0.35,
      ])
      c.path(
        `M${left} ${low - from}L${right} ${low - from - slant}L${smooth(wave.toReversed()).slice(1)}Z`,
        c.linear(left, 0, right, 0, [
          [0, mix(color, pal.glow, 0.28)],
          [0.5, color],
          [1, mix(color, pal.deep, 0.24)],
        ]),
      )
    }
    face(0, step * 0.66, sponge)
    for (let n = 0; n < 26; n++) {
      const t = rand.next()
      c.ellipse(
        left + 1 + (right - left - 2) * t,
        low - rand.between(0.08, 0.58) * step - slant * t,
        rand.between(0.25, 0.7),
        rand.between(0.18, 0.4),
        mix(sponge, pal.deep, 0.3),
        { opacity: 0.55 },
      )
    }
    face(step * 0.64, step * 0.84, i % 2 ? fruit : cream)
    face(step * 0.82, step, i % 2 ? cream : mix(cream, fruit, 0.25))
  }
  c.path(
    polygon([
      [left, foot - height],
      [right, foot - height - 5],
      [right + 7, foot - height - rise],
      [left + 9, foot - height - 3.4],
    ]),
    mix(cream, pal.glow, 0.5),
  )
  const drip = trace(18, (t): Point => [
    left + (right - left) * t,
    foot - height - 5 * t + 1.6 + Math.sin(t * 40) * 1.2 + Math.sin(t * 17) * 1.3,
  ])
  c.path(`${smooth(drip)}L${right} ${foot - height - 5}L${left} ${foot - height}Z`, mix(cream, pal.glow, 0.4))
  for (let i = 0; i < 4; i++)
    berry(
      c,
      left + 15 + i * 9.5,
      foot - height - 5.8 - i * 0.7,
      rand.between(3, 4.2),
      i % 3 === 2 ? mix(pal.near, pal.deep, 0.3) : pal.accent,
    )
  sprig(c, left + 22, foot - height - 7, 22, 15, pal.leaf, 6, 30, 0.5)
  for (let i = 0; i < 3; i++)
    berry(
      c,
      x + 33 + i * 3.4 - (i === 2 ? 5 : 0),
      y - 1 + (i === 2 ? 2.4 : 0),
      2.6,
      i === 1 ? mix(pal.near, pal.deep, 0.3) : pal.accent,
    )
  fork(c, x - 41, y + 12, 74, 4)
  veil(c, c.w * 0.2, 0)
}

function fork(c: Canvas, x: number, y: number, length: number, turn: number): void {
  const { pal } = c
  const steel = mix(pal.second, pal.pale, 0.25)
  const draw = (color: string): void => {
    c.line(`M0 0H${length * 0.68}`, color, 1.1)
    c.path(
      `M${length * 0.66} -0.6C${length * 0.72} -2.6 ${length * 0.76} -2.6 ${length * 0.8} -2.6V2.6C${length * 0.76} 2.6 ${length * 0.72} 2.6 ${length * 0.66} 0.6Z`,
      color,
    )
    for (const k of [-2.1, -0.7, 0.7, 2.1]) c.line(`M${length * 0.79} ${k}H${length}`, color, 0.85)
  }
  c.group({ transform: `translate(${x + 1.2} ${y + 1.6}) rotate(${turn})`, opacity: 0.28 }, () => draw(pal.deep))
  c.group({ transform: `translate(${x} ${y}) rotate(${turn})` }, () => draw(steel))
}

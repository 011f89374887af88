import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { veil } from '#demo/drawings/kit/light.ts'
import { polar, polygon, smooth, trace, type Point } from '#demo/drawings/kit/paths.ts'

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

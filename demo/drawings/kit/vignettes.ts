import { box, type Canvas, leafPath, type Point, polygon, smooth, trace, under } from './canvas.ts'
import { mix } from './colors.ts'

/** A tiny landscape inside a frame, used for prints, screens and film; `kind` chooses what it shows. */
export function vignette(c: Canvas, x: number, y: number, w: number, h: number, kind: number, sunAt = 0.6): void {
  const { pal } = c
  c.clip(box(x, y, w, h), () => {
    const horizon = y + h * 0.62
    c.rect(
      x,
      y,
      w,
      h,
      c.linear(0, y, 0, horizon, [
        [0, pal.skyTop],
        [1, pal.skyLow],
      ]),
    )
    const sx = x + w * sunAt
    const sy = horizon - h * (0.08 + 0.36 * Math.sin(sunAt * Math.PI))
    c.circle(sx, sy, h * 0.26, pal.glow, { opacity: 0.3 })
    c.circle(sx, sy, h * 0.13, mix(pal.second, pal.glow, 0.4))
    const ridge = (base: number, height: number, color: string, phase: number): void =>
      c.path(
        under(
          trace(6, (t): Point => [x - 1 + t * (w + 2), base - height * (0.5 + 0.5 * Math.sin(t * 5 + phase))]),
          y + h + 1,
        ),
        color,
      )
    ridge(horizon, h * 0.2, mix(pal.far, pal.skyLow, 0.2), kind)
    if (kind % 4 === 0) {
      c.rect(
        x,
        horizon,
        w,
        h,
        c.linear(0, horizon, 0, y + h, [
          [0, mix(pal.sea, pal.skyLow, 0.4)],
          [1, mix(pal.sea, pal.deep, 0.25)],
        ]),
      )
      for (let i = 0; i < 5; i++)
        c.line(
          `M${sx - w * 0.05 - i * w * 0.01} ${horizon + h * (0.04 + i * 0.065)}h${w * (0.1 + i * 0.02)}`,
          pal.glow,
          h * 0.011,
          { opacity: 0.8 },
        )
      couple(c, x + w * 0.34, y + h * 0.95, h * 0.42)
    } else if (kind % 4 === 1) {
      ridge(horizon + h * 0.1, h * 0.12, mix(pal.leaf, pal.far, 0.3), kind * 2)
      ridge(horizon + h * 0.22, h * 0.1, pal.leaf, kind * 3)
      for (const [k, s] of [
        [0.16, 0.5],
        [0.24, 0.38],
        [0.84, 0.55],
      ] as const)
        c.path(leafPath(x + w * k, horizon + h * 0.24, h * s, h * s * 0.24, 0, 0.36), mix(pal.leaf, pal.deep, 0.45))
      couple(c, x + w * 0.56, y + h * 0.92, h * 0.36)
    } else if (kind % 4 === 2) {
      ridge(horizon + h * 0.16, h * 0.08, mix(pal.mid, pal.far, 0.3), kind)
      const ax = x + w * 0.5
      c.path(
        `M${ax - h * 0.26} ${y + h}V${y + h * 0.5}A${h * 0.26} ${h * 0.26} 0 0 1 ${ax + h * 0.26} ${y + h * 0.5}V${y + h}H${ax + h * 0.19}V${y + h * 0.5}A${h * 0.19} ${h * 0.19} 0 0 0 ${ax - h * 0.19} ${y + h * 0.5}V${y + h}Z`,
        pal.pale,
      )
      couple(c, ax, y + h * 0.99, h * 0.38)
    } else {
      ridge(horizon + h * 0.2, h * 0.1, mix(pal.near, pal.mid, 0.3), kind)
      for (let i = 0; i < 7; i++) {
        const fx = x + w * ((i + 0.5) / 7)
        c.line(
          `M${fx} ${y + h}q${h * 0.02} ${-h * 0.2} 0 ${-h * (0.26 + (i % 3) * 0.07)}`,
          mix(pal.leaf, pal.deep, 0.3),
          h * 0.016,
        )
        c.circle(fx, y + h * (0.74 - (i % 3) * 0.07), h * 0.055, i % 2 ? pal.accent : pal.pale)
      }
    }
  })
}

/** Two people, as a few cut shapes: her wide dress, his dark suit, heads together. */
export function couple(c: Canvas, x: number, y: number, height: number): void {
  const { pal } = c
  const k = height
  const suit = mix(pal.deep, pal.near, 0.2)
  const skin = mix(pal.pale, pal.accent, 0.35)
  const hx = x + k * 0.11
  c.path(
    `M${hx - k * 0.1} ${y}L${hx - k * 0.075} ${y - k * 0.45}C${hx - k * 0.12} ${y - k * 0.62} ${hx - k * 0.12} ${y - k * 0.76} ${hx - k * 0.02} ${y - k * 0.8}H${hx + k * 0.06}C${hx + k * 0.14} ${y - k * 0.76} ${hx + k * 0.13} ${y - k * 0.6} ${hx + k * 0.1} ${y - k * 0.45}L${hx + k * 0.1} ${y}H${hx + k * 0.02}L${hx + k * 0.005} ${y - k * 0.36}L${hx - k * 0.02} ${y}Z`,
    suit,
  )
  c.circle(hx + k * 0.015, y - k * 0.9, k * 0.075, skin)
  c.path(
    `M${hx - k * 0.055} ${y - k * 0.935}A${k * 0.08} ${k * 0.08} 0 0 1 ${hx + k * 0.094} ${y - k * 0.885}L${hx + k * 0.07} ${y - k * 0.84}Q${hx + k * 0.055} ${y - k * 0.89} ${hx + k * 0.02} ${y - k * 0.915}Q${hx - k * 0.02} ${y - k * 0.915} ${hx - k * 0.055} ${y - k * 0.935}Z`,
    mix(pal.deep, pal.accent, 0.2),
  )
  const bx = x - k * 0.1
  c.path(
    `M${bx + k * 0.05} ${y - k * 0.74}C${bx + k * 0.1} ${y - k * 0.6} ${bx + k * 0.04} ${y - k * 0.52} ${bx + k * 0.07} ${y - k * 0.46}C${bx + k * 0.14} ${y - k * 0.28} ${bx + k * 0.16} ${y - k * 0.1} ${bx + k * 0.16} ${y}H${bx - k * 0.42}C${bx - k * 0.26} ${y - k * 0.08} ${bx - k * 0.12} ${y - k * 0.28} ${bx - k * 0.06} ${y - k * 0.46}C${bx - k * 0.05} ${y - k * 0.54} ${bx - k * 0.1} ${y - k * 0.62} ${bx - k * 0.05} ${y - k * 0.74}Z`,
    c.linear(bx - k * 0.4, 0, bx + k * 0.16, 0, [
      [0, mix(pal.pale, pal.shade, 0.4)],
      [0.5, pal.glow],
      [1, mix(pal.pale, pal.shade, 0.3)],
    ]),
  )
  c.path(
    `M${bx - k * 0.07} ${y - k * 0.86}C${bx - k * 0.2} ${y - k * 0.6} ${bx - k * 0.2} ${y - k * 0.4} ${bx - k * 0.3} ${y - k * 0.22}C${bx - k * 0.12} ${y - k * 0.36} ${bx - k * 0.06} ${y - k * 0.6} ${bx} ${y - k * 0.88}Z`,
    pal.glow,
    { opacity: 0.55 },
  )
  c.circle(bx + k * 0.01, y - k * 0.84, k * 0.068, skin)
  c.path(
    smooth(
      [
        [bx - k * 0.06, y - k * 0.82],
        [bx - k * 0.05, y - k * 0.92],
        [bx + k * 0.03, y - k * 0.92],
        [bx + k * 0.07, y - k * 0.87],
        [bx, y - k * 0.86],
        [bx - k * 0.02, y - k * 0.77],
      ],
      true,
    ),
    mix(pal.accent, pal.deep, 0.6),
  )
  c.circle(bx - k * 0.065, y - k * 0.87, k * 0.035, mix(pal.accent, pal.deep, 0.6))
  c.path(
    polygon([
      [bx + k * 0.05, y - k * 0.7],
      [hx - k * 0.02, y - k * 0.56],
      [hx - k * 0.03, y - k * 0.52],
      [bx + k * 0.04, y - k * 0.62],
    ]),
    skin,
  )
  c.circle(bx + k * 0.13, y - k * 0.53, k * 0.045, pal.accent)
  c.circle(bx + k * 0.1, y - k * 0.5, k * 0.03, pal.second)
}

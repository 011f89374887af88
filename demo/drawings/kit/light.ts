import { type Canvas, polygon } from './canvas.ts'
import { mix } from './colors.ts'

/** Sky over the whole picture, with a halo where the light is. */
export function sky(c: Canvas, lightX: number, lightY: number, reach = 90): void {
  const { pal } = c
  c.fill(
    c.linear(0, 0, 0, c.h * 0.75, [
      [0, pal.skyTop],
      [0.55, mix(pal.skyTop, pal.skyLow, 0.6)],
      [1, pal.skyLow],
    ]),
  )
  // Cream over a dark blue would turn grey: at night the halo is a lighter sky.
  const near = pal.dark ? mix(pal.skyLow, pal.second, 0.42) : pal.glow
  const far = pal.dark ? mix(pal.skyLow, pal.skyTop, 0.1) : pal.glow
  c.fill(
    c.radial(lightX, lightY, reach, [
      [0, near, 0.75],
      [0.35, far, pal.dark ? 0.5 : 0.3],
      [1, far, 0],
    ]),
  )
}

/** The sun or the moon: a plain disc in thin halos. */
export function sun(c: Canvas, x: number, y: number, radius: number): void {
  const { pal } = c
  c.circle(x, y, radius * 1.75, pal.glow, { opacity: 0.16 })
  c.circle(x, y, radius * 1.35, pal.glow, { opacity: 0.22 })
  const low = pal.dark ? pal.second : mix(pal.second, pal.glow, 0.45)
  c.circle(
    x,
    y,
    radius,
    c.linear(x, y - radius, x, y + radius, [
      [0, pal.glow],
      [1, low],
    ]),
  )
}

/** The last veil: light from its side, ink gathering in the far corners. */
export function veil(c: Canvas, lightX: number, lightY: number): void {
  const { pal } = c
  const reach = Math.hypot(c.w, c.h)
  c.fill(
    c.radial(lightX, lightY, reach, [
      [0, pal.glow, pal.dark ? 0.1 : 0.2],
      [0.4, pal.glow, 0],
      [0.41, pal.deep, 0],
      [1, pal.deep, 0.3],
    ]),
  )
}

/** A quiet wall and a table top for a still life; returns the table's edge. */
export function room(c: Canvas, edge: number): void {
  const { pal, rand } = c
  c.fill(
    c.linear(0, 0, c.w * 0.7, edge, [
      [0, mix(pal.skyLow, pal.glow, 0.35)],
      [1, mix(pal.skyTop, pal.skyLow, 0.35)],
    ]),
  )
  backdrop(c, edge, rand.whole(0, 3))
  const near = mix(pal.mid, pal.far, 0.35)
  c.rect(
    -1,
    edge,
    c.w + 2,
    c.h - edge + 2,
    c.linear(0, edge, 0, c.h, [
      [0, mix(near, pal.glow, 0.12)],
      [1, mix(near, pal.near, 0.35)],
    ]),
  )
  c.rect(-1, edge, c.w + 2, 0.5, pal.glow, { opacity: 0.35 })
}

function backdrop(c: Canvas, edge: number, kind: number): void {
  const { pal, rand } = c
  const x = c.w * rand.between(0.3, 0.66)
  const tone = mix(pal.skyTop, pal.far, 0.4)
  if (kind === 0) {
    const radius = rand.between(27, 36)
    c.circle(
      x,
      edge - radius * 0.8,
      radius,
      c.linear(x, edge - radius * 2, x, edge, [
        [0, pal.glow, 0.95],
        [1, pal.second, 0.55],
      ]),
    )
  } else if (kind === 1) {
    const half = rand.between(22, 30)
    const top = edge - rand.between(62, 78)
    c.path(`M${x - half} ${edge}V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V${edge}Z`, tone, {
      opacity: 0.75,
    })
    c.line(
      `M${x - half - 3} ${edge}V${top + half}A${half + 3} ${half + 3} 0 0 1 ${x + half + 3} ${top + half}V${edge}`,
      pal.pale,
      0.35,
      { opacity: 0.6 },
    )
  } else if (kind === 2) {
    windowLight(c, c.w * 0.18, edge * 0.08, c.w * 0.42, edge * 0.8)
  } else {
    const split = c.w * rand.between(0.35, 0.6)
    c.rect(split, -1, c.w - split + 2, edge + 1, tone, { opacity: 0.8 })
    c.rect(split, -1, 0.35, edge + 1, pal.pale, { opacity: 0.5 })
  }
}

/** Window light thrown slantwise on a wall: panes of brightness. */
export function windowLight(c: Canvas, x: number, y: number, w: number, h: number, panes = 2): void {
  const skew = h * 0.35
  const paint = c.linear(x, y, x + w, y + h, [
    [0, c.pal.glow, 0.85],
    [1, c.pal.glow, 0.25],
  ])
  const gap = w * 0.035
  const rows = 3
  for (let column = 0; column < panes; column++) {
    for (let row = 0; row < rows; row++) {
      const left = x + (w / panes) * column + gap / 2
      const right = x + (w / panes) * (column + 1) - gap / 2
      const top = (h / rows) * row + gap / 2
      const bottom = (h / rows) * (row + 1) - gap / 2
      const lean = (at: number) => (at / h) * skew
      c.path(
        polygon([
          [left + lean(top), y + top + left * 0.06],
          [right + lean(top), y + top + right * 0.06],
          [right + lean(bottom), y + bottom + right * 0.06],
          [left + lean(bottom), y + bottom + left * 0.06],
        ]),
        paint,
      )
    }
  }
}

/** The long soft shadow of something standing at (x, y) with the given width. */
export function shadow(c: Canvas, x: number, y: number, width: number, length: number, strength = 0.42): void {
  const lift = width * 0.12
  const d = `M${x - width / 2} ${y}A${width / 2} ${lift} 0 0 0 ${x + width / 2} ${y}L${x + length + width * 0.3} ${y + length * 0.1}L${x + length - width * 0.1} ${y - lift * 0.4}Z`
  c.path(
    d,
    c.linear(x - width / 2, y, x + length + width * 0.3, y, [
      [0, c.pal.deep, strength],
      [0.35, c.pal.deep, strength * 0.7],
      [1, c.pal.deep, 0],
    ]),
  )
}

/** A fill for rounded things: lit on the left, shaded on the right. */
export function volume(c: Canvas, color: string, x1: number, x2: number, strength = 0.4): string {
  return c.linear(x1, 0, x2, 0, [
    [0, mix(color, c.pal.deep, strength * 0.15)],
    [0.22, mix(color, c.pal.glow, strength * 0.7)],
    [0.55, color],
    [1, mix(color, c.pal.deep, strength)],
  ])
}

import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import { mix } from '#demo/drawings/kit/color.ts'
import { veil } from '#demo/drawings/kit/light.ts'
import { polar, polygon, smooth, trace, type Point } from '#demo/drawings/kit/paths.ts'
import { soundRings } from './parts.ts'

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

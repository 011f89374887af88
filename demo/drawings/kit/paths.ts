import { round as r } from './canvas.ts'

export type Point = readonly [x: number, y: number]

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${r(x)} ${r(y)}`).join('L')}Z`
}

/** A soft curve through the points (Catmull–Rom). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length
  const at = (i: number): Point =>
    (closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))]) ?? [0, 0]
  const [x0, y0] = at(0)
  let d = `M${r(x0)} ${r(y0)}`
  const last = closed ? count : count - 1
  for (let i = 0; i < last; i++) {
    const [ax, ay] = at(i - 1)
    const [bx, by] = at(i)
    const [cx, cy] = at(i + 1)
    const [dx, dy] = at(i + 2)
    d += `C${r(bx + (cx - ax) / 6)} ${r(by + (cy - ay) / 6)} ${r(cx - (dx - bx) / 6)} ${r(cy - (dy - by) / 6)} ${r(cx)} ${r(cy)}`
  }
  return closed ? `${d}Z` : d
}

/** The area under a soft line, down to `floor`. */
export function under(points: readonly Point[], floor: number): string {
  const first = points[0] ?? [0, 0]
  const last = points[points.length - 1] ?? first
  return `${smooth(points)}L${r(last[0])} ${r(floor)}L${r(first[0])} ${r(floor)}Z`
}

/** A round-headed opening standing on `floor`. */
export function archway(x: number, floor: number, width: number, height: number): string {
  const half = width / 2
  return `M${r(x - half)} ${r(floor)}V${r(floor - height + half)}A${r(half)} ${r(half)} 0 0 1 ${r(x + half)} ${r(floor - height + half)}V${r(floor)}Z`
}

export function box(x: number, y: number, w: number, h: number): string {
  return `M${r(x)} ${r(y)}h${r(w)}v${r(h)}h${r(-w)}Z`
}

export function disc(x: number, y: number, radius: number): string {
  return `M${r(x - radius)} ${r(y)}a${r(radius)} ${r(radius)} 0 1 1 ${r(radius * 2)} 0a${r(radius)} ${r(radius)} 0 1 1 ${r(-radius * 2)} 0Z`
}

/** A leaf or plain petal from its foot, `angle` in degrees with 0 pointing up. */
export function leafPath(x: number, y: number, length: number, width: number, angle: number, belly = 0.45): string {
  const a = (angle * Math.PI) / 180
  const p = (along: number, side: number): string =>
    `${r(x + Math.sin(a) * along + Math.cos(a) * side)} ${r(y - Math.cos(a) * along + Math.sin(a) * side)}`
  const b = length * belly
  return `M${p(0, 0)}C${p(b * 0.5, -width * 0.62)} ${p(b + length * 0.2, -width * 0.62)} ${p(length, 0)}C${p(b + length * 0.2, width * 0.62)} ${p(b * 0.5, width * 0.62)} ${p(0, 0)}Z`
}

/** A band along the points whose width changes from point to point. */
export function band(points: readonly Point[], widthAt: (t: number) => number): string {
  const left: Point[] = []
  const right: Point[] = []
  const count = points.length
  points.forEach(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)] ?? [x, y]
    const [bx, by] = points[Math.min(count - 1, i + 1)] ?? [x, y]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const half = widthAt(i / (count - 1)) / 2
    left.push([x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half])
    right.unshift([x + ((by - ay) / length) * half, y - ((bx - ax) / length) * half])
  })
  return `${smooth(left)}L${smooth(right).slice(1)}Z`
}

/** Points along a function of t from 0 to 1. */
export function trace(steps: number, at: (t: number) => Point): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => at(i / steps))
}

export function polar(x: number, y: number, radius: number, degrees: number): Point {
  const a = (degrees * Math.PI) / 180
  return [x + Math.cos(a) * radius, y + Math.sin(a) * radius]
}

/** Part of a ring's outline between two angles (degrees, clockwise from the right). */
export function arc(x: number, y: number, radius: number, from: number, to: number): string {
  const [ax, ay] = polar(x, y, radius, from)
  const [bx, by] = polar(x, y, radius, to)
  return `M${r(ax)} ${r(ay)}A${r(radius)} ${r(radius)} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${r(bx)} ${r(by)}`
}

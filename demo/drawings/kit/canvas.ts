import type { Random } from '#demo/random.ts'
import type { Palette } from './colors.ts'

type Stop = readonly [offset: number, color: string, opacity?: number]

type Style = {
  opacity?: number
  stroke?: string
  width?: number
  cap?: 'round' | 'butt'
  evenOdd?: boolean
  transform?: string
}

const round = (value: number): number => Math.round(value * 100) / 100

const tidy = (text: string): string => text.replace(/-?\d\.?\d*e-\d+/g, '0').replace(/(\.\d\d)\d+/g, '$1')

/**
 * For a single shape, opacity of fill or stroke costs librsvg nothing, while opacity of the element needs a surface.
 */
function attributes(style: Style | undefined, fill?: string): string {
  if (!style) return ''
  let text = ''
  if (style.opacity !== undefined) {
    const name = fill === undefined ? 'opacity' : fill === 'none' ? 'stroke-opacity' : 'fill-opacity'
    text += ` ${name}="${round(style.opacity)}"`
  }
  if (style.stroke !== undefined) text += ` stroke="${style.stroke}" stroke-width="${round(style.width ?? 0.3)}"`
  if (style.cap !== undefined) text += ` stroke-linecap="${style.cap}" stroke-linejoin="round"`
  if (style.evenOdd) text += ' fill-rule="evenodd"'
  if (style.transform !== undefined) text += ` transform="${style.transform}"`
  return text
}

/**
 * The surface of a scene. The short side is always 100 units, so a size means the same in every crop; light always
 * comes from the upper left (a picture is mirrored as a whole).
 */
export class Canvas {
  readonly w: number
  readonly h: number
  readonly cx: number
  readonly cy: number
  readonly tall: boolean
  readonly rand: Random
  readonly pal: Palette
  #body: string[] = []
  #defs: string[] = []
  #ids = 0

  constructor(w: number, h: number, rand: Random, pal: Palette) {
    this.w = w
    this.h = h
    this.cx = w / 2
    this.cy = h / 2
    this.tall = h > w
    this.rand = rand
    this.pal = pal
  }

  path(d: string, fill: string, style?: Style): void {
    this.#body.push(`<path d="${d}" fill="${fill}"${attributes(style, fill)}/>`)
  }

  line(d: string, stroke: string, width: number, style?: Style): void {
    this.path(d, 'none', { cap: 'round', ...style, stroke, width })
  }

  circle(x: number, y: number, r: number, fill: string, style?: Style): void {
    this.#body.push(
      `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${attributes(style, fill)}/>`,
    )
  }

  ring(x: number, y: number, r: number, stroke: string, width: number, style?: Style): void {
    this.circle(x, y, r, 'none', { ...style, stroke, width })
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, style?: Style): void {
    const place = `cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"`
    this.#body.push(`<ellipse ${place} fill="${fill}"${attributes(style, fill)}/>`)
  }

  rect(x: number, y: number, w: number, h: number, fill: string, style?: Style & { radius?: number }): void {
    const corner = style?.radius ? ` rx="${round(style.radius)}"` : ''
    const place = `x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"${corner}`
    this.#body.push(`<rect ${place} fill="${fill}"${attributes(style, fill)}/>`)
  }

  fill(fill: string, style?: Style): void {
    this.rect(-1, -1, this.w + 2, this.h + 2, fill, style)
  }

  group(style: Style, draw: () => void): void {
    this.#body.push(`<g${attributes(style)}>`)
    draw()
    this.#body.push('</g>')
  }

  /** Moves, rotates (in degrees) and scales everything drawn inside. */
  at(x: number, y: number, turn: number, scale: number, draw: () => void): void {
    const turned = turn === 0 ? '' : ` rotate(${round(turn)})`
    const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`
    this.group({ transform: `translate(${round(x)} ${round(y)})${turned}${scaled}` }, draw)
  }

  clip(d: string, draw: () => void): void {
    const id = this.#id()
    this.#defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    this.#body.push(`<g clip-path="url(#${id})">`)
    draw()
    this.#body.push('</g>')
  }

  linear(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string {
    const line = `x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"`
    return this.#gradient('linearGradient', line, stops)
  }

  radial(x: number, y: number, r: number, stops: readonly Stop[]): string {
    return this.#gradient('radialGradient', `cx="${round(x)}" cy="${round(y)}" r="${round(r)}"`, stops)
  }

  /** The finished SVG; `width` and `height` are in pixels. */
  svg(width: number, height: number, mirrored: boolean): string {
    const viewBox = `0 0 ${round(this.w)} ${round(this.h)}`
    // Scenes use unrounded coordinates; a hundredth of a unit is enough.
    const body = tidy(this.#body.join(''))
    const drawn = mirrored ? `<g transform="translate(${round(this.w)} 0) scale(-1 1)">${body}</g>` : body
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" ` +
      `preserveAspectRatio="none"><defs>${tidy(this.#defs.join(''))}</defs>${drawn}</svg>`
    )
  }

  #gradient(tag: string, geometry: string, stops: readonly Stop[]): string {
    const id = this.#id()
    const marks = stops.map(([offset, color, opacity]) => {
      const seen = opacity === undefined ? '' : ` stop-opacity="${round(opacity)}"`
      return `<stop offset="${round(offset)}" stop-color="${color}"${seen}/>`
    })
    this.#defs.push(`<${tag} id="${id}" gradientUnits="userSpaceOnUse" ${geometry}>${marks.join('')}</${tag}>`)
    return `url(#${id})`
  }

  #id(): string {
    this.#ids += 1
    return `i${this.#ids}`
  }
}

export type Point = readonly [x: number, y: number]

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
}

/** A soft curve through the points (Catmull–Rom). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length
  const at = (i: number): Point =>
    (closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))]) ?? [0, 0]
  const [x0, y0] = at(0)
  let d = `M${round(x0)} ${round(y0)}`
  const last = closed ? count : count - 1
  for (let i = 0; i < last; i++) {
    const [ax, ay] = at(i - 1)
    const [bx, by] = at(i)
    const [cx, cy] = at(i + 1)
    const [dx, dy] = at(i + 2)
    d += `C${round(bx + (cx - ax) / 6)} ${round(by + (cy - ay) / 6)} ${round(cx - (dx - bx) / 6)} ${round(cy - (dy - by) / 6)} ${round(cx)} ${round(cy)}`
  }
  return closed ? `${d}Z` : d
}

/** The area under a soft line, down to `floor`. */
export function under(points: readonly Point[], floor: number): string {
  const first = points[0] ?? [0, 0]
  const last = points[points.length - 1] ?? first
  return `${smooth(points)}L${round(last[0])} ${round(floor)}L${round(first[0])} ${round(floor)}Z`
}

/** A round-headed opening standing on `floor`. */
export function archway(x: number, floor: number, width: number, height: number): string {
  const half = width / 2
  return `M${round(x - half)} ${round(floor)}V${round(floor - height + half)}A${round(half)} ${round(half)} 0 0 1 ${round(x + half)} ${round(floor - height + half)}V${round(floor)}Z`
}

export function box(x: number, y: number, w: number, h: number): string {
  return `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}Z`
}

export function disc(x: number, y: number, radius: number): string {
  return `M${round(x - radius)} ${round(y)}a${round(radius)} ${round(radius)} 0 1 1 ${round(radius * 2)} 0a${round(radius)} ${round(radius)} 0 1 1 ${round(-radius * 2)} 0Z`
}

/** A leaf or plain petal from its foot, `angle` in degrees with 0 pointing up. */
export function leafPath(x: number, y: number, length: number, width: number, angle: number, belly = 0.45): string {
  const a = (angle * Math.PI) / 180
  const p = (along: number, side: number): string =>
    `${round(x + Math.sin(a) * along + Math.cos(a) * side)} ${round(y - Math.cos(a) * along + Math.sin(a) * side)}`
  const b = length * belly
  return `M${p(0, 0)}C${p(b * 0.5, -width * 0.62)} ${p(b + length * 0.2, -width * 0.62)} ${p(length, 0)}C${p(b + length * 0.2, width * 0.62)} ${p(b * 0.5, width * 0.62)} ${p(0, 0)}Z`
}

/** A band along the points with varying width. */
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
  return `M${round(ax)} ${round(ay)}A${round(radius)} ${round(radius)} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${round(bx)} ${round(by)}`
}

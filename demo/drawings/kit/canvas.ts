import type { Palette } from './palette.ts'
import type { Random } from './random.ts'

export type Stop = readonly [offset: number, color: string, opacity?: number]

export type Style = {
  opacity?: number
  stroke?: string
  width?: number
  cap?: 'round' | 'butt'
  evenOdd?: boolean
  transform?: string
}

export const round = (value: number): number => Math.round(value * 100) / 100

const tidy = (text: string): string => text.replace(/-?\d\.?\d*e-\d+/g, '0').replace(/(\.\d\d)\d+/g, '$1')

/** For a single shape, opacity of the fill or the line costs librsvg nothing; opacity of the element costs a surface. */
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
 * What a scene draws on. The short side is always 100 units, so a size means the same in every crop;
 * the light always comes from the upper left (a picture is mirrored as a whole).
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

  /** Moves, turns (degrees) and scales what is drawn inside. */
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

  /** The finished text; `width` and `height` are in pixels. */
  svg(width: number, height: number, mirrored: boolean): string {
    const box = `0 0 ${round(this.w)} ${round(this.h)}`
    // Scenes write coordinates as they come out of the arithmetic; a hundredth of a unit is enough.
    const body = tidy(this.#body.join(''))
    const drawn = mirrored ? `<g transform="translate(${round(this.w)} 0) scale(-1 1)">${body}</g>` : body
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}" ` +
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

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { linesWith, product } from '#test/repository-files.ts'

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8')

/** The declarations of a block by name: `color-primary`, `text-color-error`. */
const declarations = (block: string): [string, string][] =>
  [...block.matchAll(/--((?:text-)?color-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value])

const lightBlock = css.slice(css.indexOf('@theme'), css.indexOf("[data-theme='dark']"))
const darkBlock = css.slice(css.indexOf("[data-theme='dark']"), css.indexOf('.bg-tint,'))
const light = new Map(declarations(lightBlock))
const dark = new Map([...light, ...declarations(darkBlock)])

function valueOf(palette: Map<string, string>, name: string): string {
  const value = palette.get(name)
  if (value === undefined) throw new Error(`the theme has no ${name}`)
  const reference = /^var\(--(.+)\)$/.exec(value)?.[1]
  return reference === undefined ? value : valueOf(palette, reference)
}

/** The specification's palettes. The dark one does not change secondary and accent. */
const specified = {
  light: {
    primary: '#6366f1',
    secondary: '#f50057',
    accent: '#ffd700',
    error: '#ef4444',
    warning: '#fb8c00',
    info: '#2196f3',
    success: '#10b981',
    background: '#f8fafc',
    surface: '#ffffff',
    'text-primary': '#1e293b',
    'text-secondary': '#64748b',
    'text-disabled': '#cbd5e1',
  },
  dark: {
    primary: '#818cf8',
    secondary: '#f50057',
    accent: '#ffd700',
    error: '#f87171',
    warning: '#ffa726',
    info: '#42a5f5',
    success: '#34d399',
    background: '#0f172a',
    surface: '#1e293b',
    'text-primary': '#f1f5f9',
    'text-secondary': '#cbd5e1',
    'text-disabled': '#64748b',
  },
}

/** Red, green and blue in linear light, from 0 to 1. */
type Light = [r: number, g: number, b: number]

function lightOf(hex: string): Light {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return [r, g, b]
}

const luminanceOf = ([r, g, b]: Light) => 0.2126 * r + 0.7152 * g + 0.0722 * b
const luminance = (hex: string) => luminanceOf(lightOf(hex))

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrastOf(a: number, b: number): number {
  const [high = 0, low = 0] = [a, b].toSorted((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

const contrast = (a: string, b: string) => contrastOf(luminance(a), luminance(b))

const statuses = ['error', 'warning', 'info', 'success']

/** Background → the colours of the text on it. */
const textPairs: Record<string, string[]> = {
  page: ['ink', 'muted', 'primary', 'secondary', ...statuses],
  surface: ['ink', 'muted', 'primary', 'primary-strong', 'secondary', ...statuses],
  raised: ['ink', 'muted', 'primary', ...statuses],
  tint: ['ink', 'text-secondary-darken-1', 'primary'],
  'primary-fill': ['on-primary'],
  'primary-fill-strong': ['on-primary'],
  'primary-soft': ['ink', 'text-secondary-darken-1', 'primary', 'primary-strong'],
  selection: ['ink'],
  'secondary-soft': ['ink', 'text-secondary-darken-1', 'secondary'],
  accent: ['on-accent'],
  ...Object.fromEntries(statuses.map((status) => [`${status}-soft`, ['ink', 'text-secondary-darken-1', status]])),
  // The events in the calendar and the edge of a message.
  ...Object.fromEntries(statuses.map((status) => [status, ['black']])),
}

/** Background → the control parts, icons and large shapes on it. */
const shapes = ['control', 'primary', 'error', 'heart']

const rowsOf = (pairs: Record<string, string[]>) =>
  Object.entries(pairs).flatMap(([ground, tops]) => tops.map((top) => [top, ground] as const))

/** Where text is selected most often; the last is that of one's own messages. */
const selectedOn = ['page', 'surface', 'tint', 'primary-soft']

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('in the %s theme', (name, palette) => {
  const colorOf = (token: string) => valueOf(palette, `color-${token}`)
  const textOf = (token: string) =>
    palette.has(`text-color-${token}`) ? valueOf(palette, `text-color-${token}`) : colorOf(token)

  test('the palette is the one of the specification', () => {
    const names = Object.keys(specified[name])
    expect(Object.fromEntries(names.map((token) => [token, palette.get(`color-${token}`)]))).toEqual(specified[name])
  })

  test.each(Object.keys(specified[name]))('%s has a darker and a lighter step', (token) => {
    const [darker, base, lighter] = ['-darken-1', '', '-lighten-1'].map((step) => luminance(colorOf(token + step)))
    // White has no lighter step.
    expect(lighter).toBeGreaterThanOrEqual(base ?? 1)
    expect(darker).toBeLessThan(base ?? 0)
  })

  test.each(rowsOf(textPairs))('%s can be read on %s', (text, ground) => {
    expect(contrast(textOf(text), colorOf(ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(rowsOf({ page: shapes, surface: shapes, raised: shapes }))('%s can be seen on %s', (shape, ground) => {
    expect(contrast(colorOf(shape), colorOf(ground))).toBeGreaterThanOrEqual(3)
  })

  test.each(selectedOn)('selected text is set apart on %s', (ground) => {
    expect(contrast(colorOf('selection'), colorOf(ground))).toBeGreaterThanOrEqual(1.5)
  })
})

/**
 * `color-mix(in oklab, a share, b)`: https://bottosson.github.io/posts/oklab/. Only the step between cones and Oklab is
 * not linear, so mixing the cube roots of the cones is enough.
 */
function mix(a: string, share: number, b: string): Light {
  const cones = ([red, green, blue]: Light): Light => [
    Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue),
    Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue),
    Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue),
  ]
  const [l, m, s] = [0, 1, 2].map(
    (at) => ((cones(lightOf(a))[at] ?? 0) * share + (cones(lightOf(b))[at] ?? 0) * (1 - share)) ** 3,
  ) as Light // of three again
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

// Their lines are thinner than those of other shapes.
test.each([
  ['light', light],
  ['dark', dark],
] as const)('in the %s theme the icon of each category is as plain as text', (name, palette) => {
  const shareOf = (utility: string) => {
    const [, body = ''] = new RegExp(`@utility ${utility} \\{([^@]*)`).exec(css) ?? []
    const shares = [...body.matchAll(/var\(--tone\) (\d+)%/g)].map(([, percent]) => Number(percent) / 100)
    return (name === 'dark' ? shares.at(-1) : shares[0]) ?? Number.NaN
  }
  const tones = [...css.matchAll(/--tone: (#\w{6});/g)].map(([, tone = '']) => tone)
  expect(tones).toHaveLength(12)
  const dim = tones.filter((tone) => {
    const icon = mix(tone, shareOf('text-tone'), valueOf(palette, 'color-ink'))
    const ground = mix(tone, shareOf('bg-tone-soft'), valueOf(palette, 'color-surface'))
    return !(contrastOf(luminanceOf(icon), luminanceOf(ground)) >= 4.5)
  })
  expect(dim).toEqual([])
})

test('in the dark a hairline is as plain on what floats as on the page', () => {
  const [, lineOnRaised = ''] = /:is\(\.bg-raised[^{]*\{\s*--color-line: (#\w+)/.exec(css) ?? []
  const line = (ground: string) => (ground === 'raised' ? lineOnRaised : valueOf(dark, 'color-line'))
  const plain = ['page', 'raised'].map((ground) => contrast(line(ground), valueOf(dark, `color-${ground}`)))
  expect(plain[1]).toBeGreaterThanOrEqual(plain[0] ?? Number.NaN)
})

/** Outside the scale: the labels below the twelve bars of a chart, which are as narrow as a phone makes them. */
const besideTheScale = ['web/features/statistics/month-chart.tsx']

test('letters on a screen have a size of the scale', () => {
  const others = product.filter((file) => file.endsWith('.tsx') && !besideTheScale.includes(file))
  expect(linesWith(/(?<!print:)text-\[(?!min\(1\.75rem,)[^\]]*\d(rem|px|pt|em)/, others)).toEqual([])
})

test('an icon that is a mask keeps a colour where all backgrounds are taken away', () => {
  const masked = css.split(/^@utility /m).filter((rule) => /background: currentColor;\s+mask:/.test(rule))
  expect(masked.map((rule) => rule.slice(0, rule.indexOf(' ')))).toEqual(['before-icon', 'category-icon'])
  for (const rule of masked) expect(rule).toMatch(/@media \(forced-colors: active\) \{\s+background: CanvasText;/)
})

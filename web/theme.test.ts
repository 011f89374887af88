import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Palette = Map<string, string>

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8')

function declarations(block: string): Palette {
  return new Map(
    [...block.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

const light = declarations(css.slice(css.indexOf('@theme'), css.indexOf("[data-theme='dark']")))
const darkBlock = css.slice(css.indexOf("[data-theme='dark']"), css.indexOf('/* A category'))
const dark: Palette = new Map([...light, ...declarations(darkBlock)])

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

/** Ground → what is written on it. */
const textPairs: Record<string, string[]> = {
  page: ['ink', 'muted', 'primary', 'joy', 'error-ink', 'success-ink', 'warning-ink', 'info-ink'],
  surface: ['ink', 'muted', 'primary', 'primary-strong', 'joy', 'error-ink', 'success-ink', 'warning-ink', 'info-ink'],
  raised: ['ink', 'muted', 'primary', 'error-ink', 'success-ink', 'warning-ink', 'info-ink'],
  tint: ['ink', 'muted', 'primary'],
  primary: ['on-primary'],
  'primary-strong': ['on-primary'],
  'primary-soft': ['ink', 'primary', 'primary-strong'],
  'joy-soft': ['joy', 'ink'],
  gold: ['on-gold'],
  'error-soft': ['error-ink', 'ink'],
  'warning-soft': ['warning-ink', 'ink'],
  'info-soft': ['info-ink', 'ink'],
  'success-soft': ['success-ink', 'ink'],
}

const rows = Object.entries(textPairs).flatMap(([ground, texts]) => texts.map((text) => [text, ground] as const))

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_name, palette) => {
  const colorOf = (name: string) => {
    const value = palette.get(name)
    if (value === undefined) throw new Error(`the theme has no colour ${name}`)
    return value
  }

  test.each(rows)('%s can be read on %s', (text, ground) => {
    expect(contrast(colorOf(text), colorOf(ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['surface', 'page'])('the edge of a control can be seen on %s', (ground) => {
    expect(contrast(colorOf('control'), colorOf(ground))).toBeGreaterThanOrEqual(3)
  })
})

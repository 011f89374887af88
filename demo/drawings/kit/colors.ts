type Rgb = readonly [number, number, number]

function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function toHex(rgb: Rgb): string {
  const part = (v: number) =>
    Math.max(0, Math.min(255, Math.round(v)))
      .toString(16)
      .padStart(2, '0')
  return `#${part(rgb[0])}${part(rgb[1])}${part(rgb[2])}`
}

/** From `a` (t = 0) to `b` (t = 1). */
export function mix(a: string, b: string, t: number): string {
  const [ar, ag, ab] = toRgb(a)
  const [br, bg, bb] = toRgb(b)
  return toHex([ar + (br - ar) * t, ag + (bg - ag) * t, ab + (bb - ab) * t])
}

/** Turns the hue by some degrees, keeping lightness close: enough to tell two prints of one palette apart. */
function turnHue(hex: string, degrees: number): string {
  const [r, g, b] = toRgb(hex)
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  // The luminance-preserving rotation of SVG's feColorMatrix hueRotate.
  return toHex([
    r * (0.213 + cos * 0.787 - sin * 0.213) +
      g * (0.715 - cos * 0.715 - sin * 0.715) +
      b * (0.072 - cos * 0.072 + sin * 0.928),
    r * (0.213 - cos * 0.213 + sin * 0.143) +
      g * (0.715 + cos * 0.285 + sin * 0.14) +
      b * (0.072 - cos * 0.072 - sin * 0.283),
    r * (0.213 - cos * 0.213 - sin * 0.787) +
      g * (0.715 - cos * 0.715 + sin * 0.715) +
      b * (0.072 + cos * 0.928 + sin * 0.072),
  ])
}

/** The inks of one print. Planes go from `far` to `near`; `pale` is stone, paper or cloth and `shade` its shadow. */
type Inks = {
  skyTop: string
  skyLow: string
  glow: string
  far: string
  mid: string
  near: string
  sea: string
  deep: string
  pale: string
  shade: string
  accent: string
  second: string
  leaf: string
}

export type Palette = Inks & {
  /** Croatian: the hour of an outdoor picture. */
  hour: string
  /** Croatian: the light of an indoor picture. */
  light: string
  /** True when the surroundings are dark enough for lamps and stars. */
  dark: boolean
}

type Order = readonly [
  skyTop: string,
  skyLow: string,
  glow: string,
  far: string,
  mid: string,
  near: string,
  sea: string,
  deep: string,
  pale: string,
  shade: string,
  accent: string,
  second: string,
  leaf: string,
]

function palette(hour: string, light: string, dark: boolean, inks: Order): Palette {
  const [skyTop, skyLow, glow, far, mid, near, sea, deep, pale, shade, accent, second, leaf] = inks
  return { hour, light, dark, skyTop, skyLow, glow, far, mid, near, sea, deep, pale, shade, accent, second, leaf }
}

// prettier-ignore
export const palettes = {
  golden: palette('u predvečerje', 'u toplom svjetlu', false, ['#ec9676', '#fce2b8', '#fff3d6', '#d99f8f', '#a8707c', '#644a68', '#4f8791', '#2c2747', '#fbeedb', '#dfb095', '#d4503b', '#eab04d', '#5d6b4a']),
  noon: palette('u podne', 'na danjem svjetlu', false, ['#86c0cc', '#f4eed8', '#fffbe8', '#9fbdb6', '#6d9a95', '#3d6c70', '#2b7f95', '#1b3a50', '#fcf5e5', '#dac6a4', '#de6a45', '#ecbd5c', '#58774f']),
  dawn: palette('u zoru', 'u nježnom jutarnjem svjetlu', false, ['#bfaed4', '#fcdccf', '#fff5e8', '#c9abc0', '#9587ae', '#5f6693', '#7597b5', '#2f3560', '#fdf2ea', '#dcbdbb', '#df7466', '#f0c389', '#6c8273']),
  dusk: palette('u sumrak', 'u večernjem svjetlu', true, ['#3a3975', '#f2987a', '#ffdcaa', '#94608a', '#5f4879', '#37326a', '#45608f', '#1b1b40', '#f8dfc8', '#bb8595', '#ef634c', '#f7b65a', '#3f5562']),
  night: palette('noću', 'pod lampama', true, ['#171d43', '#4f518f', '#fff0c4', '#424a88', '#2d346c', '#1f2450', '#2d4f80', '#0f1330', '#ece2d8', '#9089aa', '#f0875f', '#ffd27a', '#2c4f58']),
  rose: palette('u ružičasto jutro', 'u ružičastom svjetlu', false, ['#e5aea3', '#fae4d8', '#fff7ee', '#e2a59a', '#c27c7b', '#874a5b', '#7f9ea5', '#45243a', '#fff5ec', '#e2bba9', '#c8433f', '#e3a64f', '#6c7f5f']),
  sage: palette('u blago jutro', 'u blagom svjetlu', false, ['#a9ba9b', '#f1f0da', '#fffdee', '#bcc7a4', '#86a07f', '#4f6b58', '#649896', '#22362f', '#fcf8ea', '#d3caac', '#d8654a', '#e2b453', '#587650']),
  indigo: palette('u plavi sat', 'u plavičastom svjetlu', true, ['#4a4fa6', '#d0c9ea', '#fff6e4', '#8e8fce', '#5457aa', '#34367e', '#5683bd', '#1c1d4d', '#f8f2ec', '#bfb4ce', '#f0745e', '#f3bd60', '#4f7a80']),
  ochre: palette('u kasno ljeto', 'u zlatnom svjetlu', false, ['#e3a846', '#fae6b2', '#fff8e0', '#dc9a4a', '#bd6c3c', '#7b4234', '#3b8288', '#38222f', '#fef4de', '#e0be88', '#c23d33', '#f2c25a', '#6c7340']),
  clay: palette('u ljetno popodne', 'u toplom popodnevnom svjetlu', false, ['#cd6b4b', '#f6c9a2', '#fff0da', '#df946f', '#b4573f', '#74343a', '#3d7f87', '#351c2b', '#fdf0e0', '#ddb08f', '#b8362f', '#efb550', '#66704a']),
  teal: palette('u bistro jutro', 'u svježem svjetlu', false, ['#3f8f93', '#cfe6d6', '#fdfbe6', '#7fb5ac', '#3f8a88', '#1f5b62', '#2a7f8c', '#12323d', '#fbf5e6', '#c5cbb4', '#e8704e', '#f0be5a', '#3f7458']),
  wine: palette('u kasnu večer', 'pod svijećama', true, ['#5b2340', '#c4707a', '#ffe9c9', '#a24f66', '#7c3553', '#521f3e', '#55617f', '#260f24', '#faeadb', '#c59a98', '#e8604c', '#e9b558', '#5d6a56']),
} satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes

export function tintedPalette(name: PaletteName, degrees: number): Palette {
  const base: Palette = palettes[name]
  const tinted: Palette = { ...base }
  for (const ink of ['skyTop', 'skyLow', 'far', 'mid', 'near', 'accent', 'leaf', 'sea'] as const) {
    tinted[ink] = turnHue(base[ink], degrees)
  }
  return tinted
}

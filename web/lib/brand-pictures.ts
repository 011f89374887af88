const files = import.meta.glob<string>('../assets/*.{avif,webp}', { eager: true, query: '?url', import: 'default' })

function fileOf(name: string): string {
  const file = files[`../assets/${name}`]
  if (file === undefined) throw new Error(`There is no picture ${name} in web/assets.`)
  return file
}

/** The addresses of a picture that belongs to the product itself, by its name and widths. */
export function brandPicture(name: string, widths: readonly [number, ...number[]]) {
  const srcSet = (format: 'avif' | 'webp') =>
    widths.map((width) => `${fileOf(`${name}-${width}.${format}`)} ${width}w`).join(', ')
  return { avif: srcSet('avif'), webp: srcSet('webp'), fallback: fileOf(`${name}-${widths[0]}.webp`) }
}

/** The first source of a picture that a phone does not show: it does not load it either, but a transparent pixel. */
export const notOnPhones = {
  media: '(max-width: 47.99rem)',
  srcSet: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
}

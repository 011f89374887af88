const files = import.meta.glob<string>('../assets/*.{avif,webp}', { eager: true, query: '?url', import: 'default' })

const findFile = (name: string) => files[`../assets/${name}`]

function fileOf(name: string): string {
  const file = findFile(name)
  if (file === undefined) throw new Error(`There is no picture ${name} in web/assets.`)
  return file
}

type Widths = readonly [number, ...number[]]

/** The URLs of one of the product's own pictures, by name and widths. */
export function brandPicture(name: string, widths: Widths) {
  const srcSet = (format: 'avif' | 'webp') =>
    widths.map((width) => `${fileOf(`${name}-${width}.${format}`)} ${width}w`).join(', ')
  return { avif: srcSet('avif'), webp: srcSet('webp'), fallback: fileOf(`${name}-${widths[0]}.webp`) }
}

/** The same; undefined if there is no such picture. */
export const findBrandPicture = (name: string, widths: Widths) =>
  findFile(`${name}-${widths[0]}.webp`) && brandPicture(name, widths)

/** A first `<source>` that gives phones a transparent pixel, so that they do not load a picture they do not show. */
export const notOnPhones = {
  media: '(max-width: 47.99rem)',
  srcSet: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
}

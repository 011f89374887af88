/**
 * Draws the pictures of the brand in web/assets/: `node scripts/draw-assets.ts`.
 * The drawings are deterministic, so running it again changes nothing unless the drawings changed.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type CategorySlug, categorySlugs } from '#contract/categories.ts'
import type { Drawing } from '#demo/drawings/address.ts'
import { renderDrawing } from '#demo/drawings/draw.ts'

const folder = new URL('../web/assets/', import.meta.url)

/** Chosen to go together: they share corals, roses and violets. */
const heroes: readonly Drawing[] = [
  { category: 'lokacija', motif: 0, seed: 0, crop: 'portrait' },
  { category: 'dekoracija-i-cvijece', motif: 0, seed: 14, crop: 'portrait' },
  { category: 'nakit', motif: 0, seed: 8, crop: 'portrait' },
  { category: 'odjeca', motif: 0, seed: 1, crop: 'portrait' },
]

/** Different from the heroes' pictures, since both appear on the same page. */
const tiles: Record<CategorySlug, { motif: number; seed: number }> = {
  lokacija: { motif: 1, seed: 3 },
  fotografija: { motif: 3, seed: 22 },
  'video-produkcija': { motif: 5, seed: 36 },
  glazba: { motif: 0, seed: 1 },
  'dekoracija-i-cvijece': { motif: 4, seed: 3 },
  odjeca: { motif: 6, seed: 1 },
  'make-up-i-frizura': { motif: 0, seed: 8 },
  'hrana-i-slastice': { motif: 0, seed: 2 },
  transport: { motif: 4, seed: 28 },
  'pozivnice-i-pokloni': { motif: 0, seed: 3 },
  nakit: { motif: 5, seed: 36 },
}

const social: Drawing = { category: 'lokacija', motif: 4, seed: 0, crop: 'wide' }

/**
 * Two interlocking rings, lying like an infinity sign: the left one is above in the upper half, the right one in the
 * lower half. The ring below is interrupted by a rim in the background's colour.
 */
function iconSvg(corner: number): string {
  const ring = (x: number, stroke: string, width: number) =>
    `<circle cx="${x}" cy="32" r="13" stroke="${stroke}" stroke-width="${width}"/>`
  const left = ring(23, '#ffffff', 5.4)
  const right = ring(41, '#c7d2fe', 5.4)
  const half = (id: string, y: number, rings: string) =>
    `<clipPath id="${id}"><path d="M0 ${y}h64v32h-64Z"/></clipPath><g clip-path="url(#${id})">${rings}</g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">` +
    `<rect width="64" height="64" rx="${corner}" fill="#4f46e5"/><g fill="none">` +
    half('a', 0, right + ring(23, '#4f46e5', 9.4) + left) +
    half('b', 32, left + ring(41, '#4f46e5', 9.4) + right) +
    `</g></svg>\n`
  )
}

async function save(name: string, bytes: Buffer | string): Promise<void> {
  await writeFile(new URL(name, folder), bytes)
  console.log(`${name} ${bytes.length}`)
}

/** Saves each width as AVIF and as WebP. */
async function savePicture(name: string, drawing: Drawing, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    // Drawn at twice the width and scaled down, so that thin lines stay thin and edges clean.
    const { data, info } = await renderDrawing(drawing, width * 2)
    const picture = sharp(data, { raw: info }).resize(width)
    await save(`${name}-${width}.avif`, await picture.clone().avif({ quality: 52, effort: 6 }).toBuffer())
    await save(`${name}-${width}.webp`, await picture.clone().webp({ quality: 72, effort: 6 }).toBuffer())
  }
}

await mkdir(folder, { recursive: true })
for (const [i, hero] of heroes.entries()) await savePicture(`hero-${i + 1}`, hero, [320, 640])
for (const category of categorySlugs) {
  await savePicture(`tile-${category}`, { category, ...tiles[category], crop: 'landscape' }, [320])
}

const { data, info } = await renderDrawing(social, 1600)
const og = sharp(data, { raw: info }).resize(1200, 630, { fit: 'cover' })
await save('og.jpg', await og.jpeg({ quality: 76, mozjpeg: true }).toBuffer())

async function iconPng(side: number, corner: number): Promise<Buffer> {
  const mark = sharp(Buffer.from(iconSvg(corner)), { density: 720 }).resize(side)
  return mark.png({ palette: true }).toBuffer()
}

/** An icon file with one picture, stored as PNG: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon, not a cursor
  head.writeUInt16LE(1, 4) // one picture
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits of a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

await save('icon.svg', iconSvg(15))
await save('favicon.ico', icoOf(await iconPng(48, 15), 48))
await save('icon-192.png', await iconPng(192, 15))
await save('icon-512.png', await iconPng(512, 15))
// The system crops it to a shape of its choice; the rings are within the circle that every shape shows.
await save('icon-maskable-512.png', await iconPng(512, 0))
// iOS rounds the corners itself and shows transparency as black.
await save('apple-touch-icon.png', await iconPng(180, 0))

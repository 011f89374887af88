/** The layout of the first pictures on a wide screen; on a phone each fills the strip. */
export type Mosaic = { list: string; cells: { className: string; sizes: string }[] }

/** On a phone's dense screen 80 % of its width looks the same at a third of the size. */
export const PHONE_SIZES = '(min-resolution: 1.5dppx) 80vw, 100vw'

/** A cell crops its picture, so it requests slightly more than its own width. */
const whole = `(min-width: 75rem) 1152px, (min-width: 48rem) 100vw, ${PHONE_SIZES}`
const half = `(min-width: 75rem) 680px, (min-width: 48rem) 58vw, ${PHONE_SIZES}`
const third = `(min-width: 75rem) 460px, (min-width: 48rem) 40vw, ${PHONE_SIZES}`
const quarter = `(min-width: 75rem) 340px, (min-width: 48rem) 30vw, ${PHONE_SIZES}`

const large = 'md:col-span-2 md:row-span-2'

const small = { className: '', sizes: quarter }

const mosaics: Mosaic[] = [
  { list: 'md:grid-cols-1 md:grid-rows-1', cells: [{ className: '', sizes: whole }] },
  {
    list: 'md:grid-cols-2 md:grid-rows-1',
    cells: [
      { className: '', sizes: half },
      { className: '', sizes: half },
    ],
  },
  {
    list: 'md:grid-cols-3 md:grid-rows-2',
    cells: [
      { className: large, sizes: whole },
      { className: '', sizes: third },
      { className: '', sizes: third },
    ],
  },
  {
    list: 'md:grid-cols-4 md:grid-rows-2',
    cells: [{ className: large, sizes: half }, { className: 'md:col-span-2', sizes: half }, small, small],
  },
  {
    list: 'md:grid-cols-4 md:grid-rows-2',
    cells: [{ className: large, sizes: half }, small, small, small, small],
  },
]

/** One large picture and up to four small ones; the others are in the viewer and, on a phone, in the strip. */
export function mosaicOf(count: number): Mosaic {
  const mosaic = mosaics[Math.min(count, mosaics.length) - 1]
  if (mosaic === undefined) throw new RangeError(`no mosaic of ${count} pictures`)
  return mosaic
}

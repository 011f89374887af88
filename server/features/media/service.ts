import { type PictureFormat, variantWidths } from '../../../contract/media.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { type PictureFile, parsePictureFile } from './picture-file.ts'
import { selectPicture } from './queries.ts'

type Drawing = Pick<Deps, 'db' | 'files' | 'pictures'>

/** A picture may be there a minute later, so a browser does not remember for long that it is not. */
const missing = () => new AppError('not_found', { headers: { 'cache-control': 'public, max-age=60' } })

const nameOf = ({ hash, width, format }: PictureFile) => `${hash}-${width}.${format}`

/** Pictures of the demo marketplace are drawn when they are first asked for. */
const getFile = ({ db, files, pictures }: Drawing, file: PictureFile): Promise<Buffer> =>
  files.findOrMake(nameOf(file), async () => {
    const picture = await selectPicture(db, file.hash)
    if (!picture?.drawing || !variantWidths(picture.width).includes(file.width)) throw missing()
    return pictures.draw({ drawing: picture.drawing, width: file.width, format: file.format })
  })

export interface ServedPicture {
  content: Buffer
  format: PictureFormat
}

export async function getPicture(deps: Drawing, name: string): Promise<ServedPicture> {
  const file = parsePictureFile(name)
  if (file === null) throw missing()
  return { content: await getFile(deps, file), format: file.format }
}

/** Draws ahead what the first visitors will ask for. */
export async function warmDrawings(
  deps: Drawing,
  hashes: readonly string[],
  {
    widths = [640],
    formats = ['avif', 'webp'],
  }: { widths?: readonly number[]; formats?: readonly PictureFormat[] } = {},
): Promise<void> {
  const wanted = hashes.flatMap((hash) => widths.flatMap((width) => formats.map((format) => ({ hash, width, format }))))
  await Promise.all(wanted.map((file) => getFile(deps, file)))
}

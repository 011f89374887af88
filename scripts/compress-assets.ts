import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|css|svg|json|webmanifest|txt)$/

/**
 * Writes a `.br` and a `.gz` next to each text file below `folder`, at the highest level, since they are written once
 * and read often.
 */
export async function compressAssets(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      const body = await readFile(path)
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
      await writeFile(`${path}.br`, await promisify(brotliCompress)(body, { params }))
      await writeFile(`${path}.gz`, await promisify(gzip)(body, { level: 9 }))
    }),
  )
}

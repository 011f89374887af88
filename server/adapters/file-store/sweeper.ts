import { z } from 'zod'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import type { FileStore } from './file-store.ts'

/** A file of the store; no picture and no attachment has such a name. */
const MARK = 'swept-for'
/** A database that has not swept for so long is gone, such as with the machine before a restore. */
const GONE_MS = 7 * 24 * 3_600_000

const markSchema = z.object({ database: z.string(), at: z.coerce.date() })

function parseMark(content: Buffer | null) {
  if (content === null) return null
  try {
    return markSchema.parse(JSON.parse(content.toString()))
  } catch (cause) {
    throw new Error(`the file ${MARK} of the store is damaged: remove it`, { cause })
  }
}

/**
 * Throws if the store is swept for another database. A site and the copy on which its restore is tried may share a
 * bucket, and each would take the newer files of the other for leftovers.
 */
export async function claimSweep(
  files: Pick<FileStore, 'find' | 'put'>,
  { database, now }: { database: string; now: Date },
): Promise<void> {
  const mark = parseMark(await files.find(MARK))
  if (mark && mark.database !== database && now.getTime() - mark.at.getTime() < GONE_MS)
    throw new Error(
      `nothing is deleted, because the files were swept for another database on ${mark.at.toISOString()}: if that is gone, remove the file ${MARK} of the store, or wait a week`,
    )
  try {
    await files.put(MARK, Buffer.from(JSON.stringify({ database, at: now })))
  } catch (error) {
    // A full disk is a reason to sweep.
    if (!(error instanceof UnavailableError) || (mark && mark.database !== database)) throw error
  }
}

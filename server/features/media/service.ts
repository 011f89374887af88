import {
  type Media,
  type MediaChange,
  type MediaOrder,
  type PictureFormat,
  pictureFormats,
  type UploadedFile,
  variantWidths,
} from '#contract/media.ts'
import { uploadPolicy } from '#contract/upload-policy.ts'
import type { Database } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/errors.ts'
import { type Actor, professionalIdOf } from '#server/actor.ts'
import { transactionWithInvalidation } from '#server/response-cache/invalidation.ts'
import { cacheKeyOf } from '#server/response-cache/send-cached.ts'
import { tags } from '#server/response-cache/tags.ts'
import { listOldNames } from '#server/adapters/file-store/old-names.ts'
import { claimSweep } from '#server/adapters/file-store/sweeper.ts'
import { selectIdentity } from '#server/db/identity.ts'
import { enqueue } from '#server/adapters/jobs/jobs.ts'
import { limitConcurrency } from '#server/adapters/limit-concurrency.ts'
import { cleanFilename } from './filename.ts'
import {
  filePrefixOf,
  hashContent,
  hashOf,
  isTemporary,
  masterName,
  fileNameOf,
  type PictureFile,
  parsePictureFile,
  parseSharedFile,
  sharedName,
} from './picture-file.ts'
import { presentMedia } from './present.ts'
import {
  countMedia,
  deleteMedia,
  insertMedia,
  lockFiles,
  lockForDeletion,
  lockPortfolio,
  selectKnownHashes,
  selectMedia,
  selectPicture,
  selectPictureOf,
  updateAlt,
  updatePositions,
} from './queries.ts'

type MediaDeps = Pick<Deps, 'db' | 'files' | 'pictures'>
type StoreDeps = Pick<Deps, 'db' | 'files' | 'responseCache'>

/** A missing picture may exist a minute later, so browsers cache its absence only briefly. */
const fileNotFound = () => new AppError('not_found', { headers: { 'cache-control': 'public, max-age=60' } })

function requirePictureFile(name: string): PictureFile {
  const file = parsePictureFile(name)
  if (file === null) throw fileNotFound()
  return file
}

/** Masters waiting to be resized are in memory, and anyone may request all variants of all new pictures at once. */
const limitResizing = limitConcurrency({ concurrency: 4, maxQueued: 500 })

/** A file that does not exist yet is made on its first request, so that no address is ever broken. */
async function findOrCreate(
  { db, files }: MediaDeps,
  { name, hash }: { name: string; hash: string },
  create: (widths: number[]) => Promise<Buffer>,
): Promise<Buffer> {
  let isNew = false
  const content = await files.findOrCreate(name, async () => {
    const picture = await selectPicture(db, hash)
    if (!picture) throw fileNotFound()
    isNew = true
    return create(variantWidths(picture.width))
  })
  // The picture may have been deleted meanwhile; its other files are then gone, and this one would still be served.
  if (isNew && !(await selectPicture(db, hash))) {
    await enqueue(db, 'remove-pictures', { hashes: [hash] })
    throw fileNotFound()
  }
  return content
}

const getFile = (deps: MediaDeps, file: PictureFile): Promise<Buffer> =>
  findOrCreate(deps, { name: fileNameOf(file), hash: file.hash }, async (widths) => {
    const { hash, width, format } = file
    if (!widths.includes(width)) throw fileNotFound()
    return limitResizing(async () => {
      const master = await deps.files.find(masterName(hash))
      if (master === null) throw fileNotFound()
      return deps.pictures.resize({ master, width, format })
    })
  })

/** Made of the largest variant, which every picture has, and only of those whose link somebody shares. */
const getSharedFile = (deps: MediaDeps, hash: string): Promise<Buffer> =>
  findOrCreate(deps, { name: sharedName(hash), hash }, async (widths) => {
    const largest = await getFile(deps, { hash, width: Math.max(...widths), format: 'webp' })
    return limitResizing(() => deps.pictures.crop(largest))
  })

export interface ServedPicture {
  content: Buffer
  format: PictureFormat
}

export async function getPicture(deps: MediaDeps, name: string): Promise<ServedPicture> {
  const file = requirePictureFile(name)
  return { content: await getFile(deps, file), format: file.format }
}

/**
 * Larger files are read for each request, so that the memory holds many small ones instead. Nearly every largest
 * variant is below this; reading it each time would cost six times the processor time, and leave as much garbage in
 * memory.
 */
const MAX_CACHED_BYTES = 256 * 1024

const withContent = (deps: MediaDeps, file: PictureFile) => ({ ...file, get: () => getFile(deps, file) })

/** A picture's variant, or its part for a shared link, as an answer that is cached until the content is removed. */
export async function getPictureAnswer(deps: MediaDeps & Pick<Deps, 'responseCache'>, name: string) {
  const shared = parseSharedFile(name)
  const { hash, format, get } =
    shared === null
      ? withContent(deps, requirePictureFile(name))
      : { hash: shared, format: 'jpeg', get: () => getSharedFile(deps, shared) }
  return deps.responseCache.getOrRender(cacheKeyOf('picture', { name }), async () => {
    const body = await get()
    return {
      body,
      contentType: `image/${format}`,
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      tags: [tags.picture(hash)],
      isCacheable: body.length <= MAX_CACHED_BYTES,
    }
  })
}

/** All pictures of a professional, in order. */
const listMedia = async ({ db }: Pick<Deps, 'db'>, professionalId: number): Promise<Media[]> =>
  (await selectMedia(db, professionalId)).map(presentMedia)

/** For features that have read it through the view `pictures`. */
export const presentPicture = presentMedia

const rejectionMessages = {
  type: uploadPolicy.typeMessage,
  pixels: uploadPolicy.pixelsMessage,
  cost: uploadPolicy.costMessage,
}

const missingPicture = () => new AppError('not_found', { message: 'Slika nije pronađena.' })

/** Locks the pictures. Throws if the account was deleted during the request. */
async function openPortfolio(tx: Database, professionalId: number): Promise<void> {
  const profile = await lockPortfolio(tx, professionalId)
  if (!profile) throw new AppError('unauthenticated')
}

/**
 * Stores the files first, then the row, then the job: a failure in between leaves files for the sweep to delete, never
 * a picture without files. The uploaded original is not stored.
 */
export async function addPicture(deps: Deps, actor: Actor, { content, filename }: UploadedFile): Promise<Media> {
  const { db, files, pictures, clock } = deps
  const professional_id = professionalIdOf(actor)
  if (content.length > uploadPolicy.maxBytes) throw invalidField('image', uploadPolicy.sizeMessage)
  // The database decides; this check only avoids decoding in vain.
  if ((await countMedia(db, professional_id)) >= uploadPolicy.maxPictures)
    throw invalidField('image', uploadPolicy.countMessage)
  const ingested = await pictures.ingest(content)
  if ('rejected' in ingested) throw invalidField('image', rejectionMessages[ingested.rejected])

  const { width, height, master, first } = ingested
  const hash = hashContent(ingested)
  const putFiles = async () => {
    await files.put(fileNameOf({ hash, width: first.width, format: 'webp' }), first.content)
    await files.put(masterName(hash), master)
  }
  await putFiles()
  return transactionWithInvalidation(deps, async (tx, invalidate) => {
    await lockFiles(tx, hash, 'shared')
    // The last other picture with this content, and with it the files, may have been deleted meanwhile.
    if (!(await files.has(masterName(hash)))) await putFiles()
    await openPortfolio(tx, professional_id)
    const row = { professional_id, hash, filename: cleanFilename(filename, ingested.format), width, height }
    const media = presentMedia(await insertMedia(tx, row, clock.now()))
    // At a lower priority than mails: thirty pictures are minutes of work.
    await enqueue(tx, 'make-pictures', { media_id: media.id }, { priority: 10 })
    invalidate(tags.professional(professional_id))
    return media
  })
}

export async function changePicture(deps: Deps, actor: Actor, id: number, { alt }: MediaChange): Promise<Media> {
  const professionalId = professionalIdOf(actor)
  return transactionWithInvalidation(deps, async (tx, invalidate) => {
    await openPortfolio(tx, professionalId)
    const row = await updateAlt(tx, id, professionalId, alt, deps.clock.now())
    if (!row) throw missingPicture()
    invalidate(tags.professional(professionalId))
    return presentMedia(row)
  })
}

/** Whether the ids are those of all pictures, each once. */
const isSameSet = (ids: number[], media: readonly { id: number }[]) =>
  ids.length === media.length && new Set(ids).symmetricDifference(new Set(media.map(({ id }) => id))).size === 0

export async function orderPictures(deps: Deps, actor: Actor, { ids }: MediaOrder): Promise<Media[]> {
  const professionalId = professionalIdOf(actor)
  return transactionWithInvalidation(deps, async (tx, invalidate) => {
    await openPortfolio(tx, professionalId)
    const before = await selectMedia(tx, professionalId)
    if (!isSameSet(ids, before))
      throw new AppError('conflict', { message: 'Portfelj se u međuvremenu promijenio. Osvježite stranicu.' })
    await updatePositions(tx, professionalId, ids)
    invalidate(tags.professional(professionalId))
    return listMedia({ db: tx }, professionalId)
  })
}

export async function deletePicture(deps: Deps, actor: Actor, id: number): Promise<void> {
  const professionalId = professionalIdOf(actor)
  await transactionWithInvalidation(deps, async (tx, invalidate) => {
    await openPortfolio(tx, professionalId)
    const deleted = await deleteMedia(tx, id, professionalId)
    if (!deleted) throw missingPicture()
    await enqueue(tx, 'remove-pictures', { hashes: [deleted.hash] })
    invalidate(tags.professional(professionalId))
  })
}

/** Call within the transaction that deletes the professional: its picture files are removed afterwards. */
export async function enqueuePictureRemoval(tx: Database, professionalId: number): Promise<void> {
  await lockForDeletion(tx, professionalId) // includes a picture that is being added
  const hashes = [...new Set((await selectMedia(tx, professionalId)).map(({ hash }) => hash))]
  if (hashes.length > 0) await enqueue(tx, 'remove-pictures', { hashes })
}

/** Makes the variants one after another, so that uploads and views need not wait for all of them. */
export async function createVariants(deps: MediaDeps, mediaId: number, signal: AbortSignal): Promise<void> {
  const picture = await selectPictureOf(deps.db, mediaId)
  if (!picture) return
  const { hash } = picture
  for (const width of variantWidths(picture.width)) {
    for (const format of pictureFormats) {
      signal.throwIfAborted()
      const file = { hash, width, format }
      const content = await getFile(deps, file)
      // Throws if it was made but could not be stored; the job is retried until the disk has room again.
      if (!(await deps.files.has(fileNameOf(file)))) await deps.files.put(fileNameOf(file), content)
    }
  }
}

/** Removes the files unless a picture has this content. No such picture can be added meanwhile. */
const removeUnused = (deps: StoreDeps, hash: string) =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    const { files } = deps
    await lockFiles(tx, hash, 'exclusive')
    if (await selectPicture(tx, hash)) return
    const names: string[] = []
    // An upload of the same content may be writing a file at this moment. One left by a crash is for the sweep.
    for await (const { name } of files.list(filePrefixOf(hash))) if (!isTemporary(name)) names.push(name)
    // A transaction that has waited too long for a slow store is ended by the database, and its lock with it. This fails
    // then, before a file is removed that may have a row again.
    await lockFiles(tx, hash, 'exclusive')
    await Promise.all(names.map((name) => files.remove(name)))
    invalidate(tags.picture(hash))
  })

export async function removePictures(deps: StoreDeps, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes) await removeUnused(deps, hash)
}

/** Removes files left by an upload that failed before its row was stored, or by a crash during a deletion. */
export async function sweepPictures(deps: StoreDeps & Pick<Deps, 'clock'>, signal: AbortSignal): Promise<void> {
  const { db, files, clock } = deps
  await claimSweep(files, { database: await selectIdentity(db), now: clock.now() })
  for await (const names of listOldNames(files, { now: clock.now(), signal })) {
    for (const name of names.filter(isTemporary)) await files.remove(name)
    const hashes = new Set(names.flatMap((name) => hashOf(name) ?? []))
    const known = await selectKnownHashes(db, [...hashes])
    await removePictures(deps, [...hashes.difference(known)])
  }
}

import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { codeOf } from '#server/error-code.ts'
import { giveTo, ownerOf } from '#server/owned-files.ts'
import { StartupError } from '#server/startup-error.ts'
import { type TarEntry, readTar, tarEnd, tarEntry } from './tar.ts'

const FORMAT = 'zauvijek-backup'
const VERSION = 1
const MANIFEST = 'manifest.json'
/** The last entry: readable by `sha256sum --check`. A file without it is incomplete. */
const CHECKSUMS = 'SHA256SUMS'

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  created_at: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** In the order in which they refer to each other. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last_value: z.int(), is_called: z.boolean() })),
  jobs: z.int(),
  /** Whether the picture files are included. */
  has_files: z.boolean(),
})

export type Manifest = z.infer<typeof manifestSchema>
export type BackupContents = Omit<Manifest, 'format' | 'version'>

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

const linesOf = (content: Buffer) => content.toString().split('\n').slice(0, -1)

/** An entry's content, by the folder in its name. */
export type ArchivePart =
  | { kind: 'rows'; table: string; lines: string[] }
  | { kind: 'jobs'; lines: string[] }
  | { kind: 'file'; name: string; content: Buffer }

function partOf({ name, content }: TarEntry): ArchivePart {
  const [folder, ...rest] = name.split('/')
  if (folder === 'rows') return { kind: 'rows', table: rest[0] ?? '', lines: linesOf(content) }
  if (folder === 'jobs') return { kind: 'jobs', lines: linesOf(content) }
  if (folder === 'files') return { kind: 'file', name: rest.join('/'), content }
  throw new Error(`it holds ${name}, which no backup holds`)
}

function nameOf(part: ArchivePart, number: number): string {
  if (part.kind === 'file') return `files/${part.name}`
  return [...(part.kind === 'rows' ? ['rows', part.table] : ['jobs']), `${String(number).padStart(6, '0')}.jsonl`].join(
    '/',
  )
}

const contentOf = (part: ArchivePart) =>
  part.kind === 'file' ? part.content : Buffer.from(part.lines.map((line) => `${line}\n`).join(''))

async function* blocksOf(contents: BackupContents, parts: AsyncIterable<ArchivePart>): AsyncGenerator<Buffer> {
  const createdAt = new Date(contents.created_at)
  const manifest: Manifest = { format: FORMAT, version: VERSION, ...contents }
  const manifestContent = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
  const sums = [`${sha256(manifestContent)}  ${MANIFEST}\n`]
  yield tarEntry({ name: MANIFEST, content: manifestContent }, createdAt)
  let number = 0
  for await (const part of parts) {
    const entry = { name: nameOf(part, ++number), content: contentOf(part) }
    sums.push(`${sha256(entry.content)}  ${entry.name}\n`)
    yield tarEntry(entry, createdAt)
  }
  yield tarEntry({ name: CHECKSUMS, content: Buffer.from(sums.join('')) }, createdAt)
  yield tarEnd()
}

/**
 * Writes under a temporary name first, so that a failed backup leaves no file. Readable only by its owner, because it
 * contains personal data; if root makes it, it belongs to the owner of the folder. Returns its size in bytes.
 */
export async function writeArchive(
  file: string,
  contents: BackupContents,
  parts: AsyncIterable<ArchivePart>,
): Promise<number> {
  const unfinished = `${file}.${process.pid}.unfinished`
  try {
    // Flushed to disk before it gets its final name.
    const written = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(blocksOf(contents, parts), createGzip({ level: 4 }), written)
    await giveTo(ownerOf(dirname(file)), unfinished)
    ensureNotExisting(file)
    await rename(unfinished, file)
    return (await stat(file)).size
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

export function ensureNotExisting(file: string): void {
  if (existsSync(file)) throw new StartupError(`${file} exists already and is left alone. Name another file.`)
}

async function* readEntries(file: string): AsyncGenerator<TarEntry> {
  const gunzip = createGunzip()
  // An error in either stream is thrown by the loop that reads.
  pipeline(createReadStream(file), gunzip).catch(() => {})
  yield* readTar(gunzip)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error('its manifest is damaged', { cause })
  }
}

function parseManifest({ name, content }: TarEntry): Manifest {
  const json = name === MANIFEST ? parseJson(content.toString()) : null
  const { data: kind } = z.object({ format: z.literal(FORMAT), version: z.int() }).safeParse(json)
  if (!kind) throw new Error('it is no backup of Zauvijek')
  if (kind.version > VERSION) throw new Error('it was written by a newer release; restore it with that one')
  const parsed = manifestSchema.safeParse(json)
  if (!parsed.success) throw new Error('its manifest is damaged')
  return parsed.data
}

export interface Archive {
  manifest: Manifest
  /** Everything in the archive, in order. Throws if it differs from what was verified. */
  parts: () => AsyncGenerator<ArchivePart>
}

function toStartupError(file: string, cause: unknown): StartupError {
  const code = codeOf(cause)
  const reason =
    code === 'Z_BUF_ERROR'
      ? 'it ends too early'
      : code.startsWith('Z_')
        ? 'it is damaged, or no backup at all'
        : cause instanceof Error
          ? cause.message
          : String(cause)
  return new StartupError(`${file} cannot be restored: ${reason}.`, { cause })
}

/** Reads the whole archive once and refuses one that is damaged, truncated or from another program. */
export async function openArchive(file: string): Promise<Archive> {
  const sums = new Map<string, string>()
  const rows = new Map<string, number>()
  let jobs = 0
  let manifest: Manifest | undefined
  let isWhole = false
  try {
    for await (const entry of readEntries(file)) {
      if (isWhole) throw new Error('it goes on after its end')
      if (!manifest) manifest = parseManifest(entry)
      else if (entry.name === CHECKSUMS) {
        const expected = [...sums].map(([name, sum]) => `${sum}  ${name}\n`).join('')
        if (entry.content.toString() !== expected) throw new Error('its checksums do not fit its content')
        isWhole = true
      } else {
        const part = partOf(entry)
        if (part.kind === 'rows') rows.set(part.table, (rows.get(part.table) ?? 0) + part.lines.length)
        if (part.kind === 'jobs') jobs += part.lines.length
      }
      sums.set(entry.name, sha256(entry.content))
    }
    if (!manifest || !isWhole) throw new Error('it ends too early')
    const counted = manifest.tables.every((table) => (rows.get(table.name) ?? 0) === table.rows)
    const known = new Set(manifest.tables.map(({ name }) => name))
    if (!counted || jobs !== manifest.jobs || [...rows.keys()].some((name) => !known.has(name)))
      throw new Error('its rows are not those that its manifest counts')
  } catch (cause) {
    throw toStartupError(file, cause)
  }

  async function* parts(): AsyncGenerator<ArchivePart> {
    for await (const entry of readEntries(file)) {
      if (sums.get(entry.name) !== sha256(entry.content))
        throw toStartupError(file, new Error('it was changed while it was read'))
      if (entry.name !== MANIFEST && entry.name !== CHECKSUMS) yield partOf(entry)
    }
  }
  return { manifest, parts }
}

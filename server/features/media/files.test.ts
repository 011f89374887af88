import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Media } from '#contract/media.ts'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { dataUrl, makeJpeg, numberedJpeg } from '#test/pictures.ts'
import { createLocalFileStore } from '#server/adapters/file-store/local.ts'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import { eventually } from '#test/eventually.ts'
import { masterName } from './picture-file.ts'
import { lockFiles } from './queries.ts'
import { sweepAttachments } from '#server/features/messages/service.ts'
import { createVariants, removePictures, sweepPictures } from './service.ts'

const { app, call, deps, make, db, clock, runJobs, close } = await makeTestApp()
afterAll(close)

let lastPicture = 0
/** Every test has a content of its own, since files are shared by content. */
const newPicture = () => numberedJpeg(100 + ++lastPicture)

async function upload(token: string, content: Buffer): Promise<Media> {
  const { status, body } = await call('POST', '/media', { token, body: { image: dataUrl(content) } })
  expect(status).toBe(201)
  return body.data
}

async function filesOf(hash: string): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of deps.files.list(`${hash}-`)) names.push(name.slice(hash.length))
  return names.toSorted()
}

const sweep = () => sweepPictures(deps, new AbortController().signal)

/** The files' own time, which the tests' clock is no part of. */
async function atRealTime(hours: number, what: () => Promise<void>): Promise<void> {
  const before = clock.now()
  clock.set(new Date(Date.now() + hours * 3_600_000))
  await what()
  clock.set(before)
}

describe('the files of a picture', () => {
  test('are all there after its job, and all gone after its deletion', async () => {
    const { token } = await make.professional()
    const { id, hash } = await upload(token, await newPicture())
    expect(await filesOf(hash)).toEqual(['-320.webp', '-master.webp'])
    await runJobs()
    expect(await filesOf(hash)).toEqual(['-320.avif', '-320.webp', '-master.webp'])
    const statusesOf = () =>
      Promise.all(
        ['320.webp', '320.avif', '1200x630.jpg'].map(
          async (name) => (await app.inject(`/media/${hash}-${name}`)).statusCode,
        ),
      )
    expect(await statusesOf()).toEqual([200, 200, 200])
    expect(await filesOf(hash)).toEqual(['-1200x630.jpg', '-320.avif', '-320.webp', '-master.webp'])
    await call('DELETE', `/media/${id}`, { token })
    await runJobs()
    expect(await filesOf(hash)).toEqual([])
    // Nor from memory, where they were until then.
    expect(await statusesOf()).toEqual([404, 404, 404])
  })

  test('are gone after the statements by which the guide deletes a picture, and no page shows it', async () => {
    const owner = await make.professional()
    const { hash } = await upload(owner.token, await newPicture())
    const other = await upload(owner.token, await newPicture())
    const page = () => call('GET', `/professionals/${owner.id}`)
    expect((await page()).body.data.media).toHaveLength(2)
    const guide = readFileSync('docs/operations.md', 'utf8')
    const [, statements = ''] = /```sql\n( *with gone as .*?)```/s.exec(guide) ?? []
    expect(statements).toContain('remove-pictures')
    for (let times = 0; times < 2; times++) {
      for (const text of statements.replace(":'hash'", `'${hash}'`).split(/;.*\n/))
        if (text.trim() !== '') await sql.raw(text).execute(db)
      await runJobs()
    }
    expect(await filesOf(hash)).toEqual([])
    expect(await filesOf(other.hash)).not.toEqual([])
    expect((await app.inject(`/media/${hash}-320.webp`)).statusCode).toBe(404)
    await eventually(async () => expect((await page()).body.data.media).toEqual([other]))
  })

  test('stay while another picture has the same content', async () => {
    const [first, second] = [await make.professional(), await make.professional()]
    const content = await newPicture()
    const [own, same] = [await upload(first.token, content), await upload(second.token, content)]
    expect(same.hash).toBe(own.hash)
    await call('DELETE', `/media/${own.id}`, { token: first.token })
    await runJobs()
    expect((await app.inject(`/media/${own.hash}-320.webp`)).statusCode).toBe(200)
    await call('DELETE', `/media/${same.id}`, { token: second.token })
    await runJobs()
    expect(await filesOf(own.hash)).toEqual([])
  })

  test('go with the account', async () => {
    const owner = await make.professional()
    const neighbor = await make.professional()
    const shared = await newPicture()
    const { hash } = await upload(owner.token, await newPicture())
    const common = await upload(owner.token, shared)
    await upload(neighbor.token, shared)
    const { status } = await call('DELETE', '/account', { token: owner.token, body: { password: PASSWORD } })
    expect(status).toBe(204)
    await runJobs()
    expect(await filesOf(hash)).toEqual([])
    expect(await filesOf(common.hash)).toContain('-master.webp')
  })

  test('go with a picture that is deleted while one of them is made', async () => {
    const { token } = await make.professional()
    const { id, hash } = await upload(token, await newPicture())
    const pictures = {
      ...deps.pictures,
      resize: async (order: Parameters<typeof deps.pictures.resize>[0]) => {
        const content = await deps.pictures.resize(order)
        await call('DELETE', `/media/${id}`, { token })
        await runJobs()
        return content
      },
    }
    const making = createVariants({ ...deps, pictures }, id, new AbortController().signal)
    await expect(making).rejects.toThrow('nije pronađeno')
    await runJobs()
    expect(await filesOf(hash)).toEqual([])
  })

  test('stay if the lock on them is lost while a slow store lists them: they may have a row again', async () => {
    const { token } = await make.professional()
    const { id, hash } = await upload(token, await newPicture())
    const before = await filesOf(hash)
    await call('DELETE', `/media/${id}`, { token })
    const files = {
      ...deps.files,
      async *list(prefix?: string) {
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and state = 'idle in transaction'`.execute(db)
        yield* deps.files.list(prefix)
      },
    }
    await expect(removePictures({ ...deps, files }, [hash])).rejects.toThrow()
    expect(await filesOf(hash)).toEqual(before)
    await runJobs()
    expect(await filesOf(hash)).toEqual([])
  })

  test('come back when they were removed just before the row that needs them', async () => {
    const { token } = await make.professional()
    const content = await newPicture()
    const first = await upload(token, content)
    await call('DELETE', `/media/${first.id}`, { token })
    const put: typeof deps.files.put = async (name, bytes) => {
      await deps.files.put(name, bytes)
      if (name !== masterName(first.hash) || removed) return
      removed = true
      await removePictures(deps, [first.hash])
      expect(await filesOf(first.hash)).toEqual([])
    }
    let removed = false
    const node = await makeTestApp({ files: { ...deps.files, put }, db, pool: deps.pool })
    const again = await node.call('POST', '/media', { token, body: { image: dataUrl(content) } })
    await node.close()
    expect([again.status, removed]).toEqual([201, true])
    expect(await filesOf(first.hash)).toEqual(['-320.webp', '-master.webp'])
    await runJobs()
    expect(await filesOf(first.hash)).toContain('-320.avif')
  })

  test('are written although others of the same content are removed meanwhile', async () => {
    const { token } = await make.professional()
    const content = await newPicture()
    const write: typeof writeFile = async (path, bytes, options) => {
      await writeFile(path, bytes, options)
      for (const hash of removed.splice(0)) await removePictures({ ...deps, files }, [hash])
    }
    const removed: string[] = []
    const directory = mkdtempSync(join(tmpdir(), 'zauvijek-media-'))
    onTestFinished(() => rmSync(directory, { recursive: true }))
    const files = createLocalFileStore(directory, { write })
    const node = await makeTestApp({ files, db, pool: deps.pool })
    onTestFinished(node.close)
    const image = { token, body: { image: dataUrl(content) } }
    const first = await node.call('POST', '/media', image)
    await node.call('DELETE', `/media/${first.body.data.id}`, { token })
    removed.push(first.body.data.hash)
    const again = await node.call('POST', '/media', image)
    expect([again.status, removed]).toEqual([201, []])
    expect(await files.has(masterName(again.body.data.hash))).toBe(true)
  })

  test('are not removed while a row that needs them comes to be', async () => {
    const { id, token } = await make.professional()
    const { id: first, hash } = await upload(token, await newPicture())
    await db.deleteFrom('media').where('id', '=', first).execute()
    const waiting = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from pg_locks where locktype = 'advisory' and not granted
           and database = (select oid from pg_database where datname = current_database())`.execute(db)
      return rows[0]?.count
    }
    const held = await db.transaction().execute(async (tx) => {
      await lockFiles(tx, hash, 'shared')
      const removal = removePictures(deps, [hash])
      await eventually(async () => expect(await waiting()).toBe(1))
      const row = { professional_id: id, hash, filename: 'a.jpg', width: 400, height: 300, position: 0 }
      await tx.insertInto('media').values(row).execute()
      return { removal }
    })
    await held.removal
    expect(await filesOf(hash)).toContain('-master.webp')
  })
})

describe('the sweep', () => {
  /** The files that a crash before their row leaves behind. */
  async function makeOrphan(): Promise<string> {
    const { token } = await make.professional()
    const { id, hash } = await upload(token, await newPicture())
    await db.deleteFrom('media').where('id', '=', id).execute()
    return hash
  }

  test('takes what nobody knows of when it is an hour old, and not before', async () => {
    const hash = await makeOrphan()
    await atRealTime(0.9, sweep)
    expect(await filesOf(hash)).not.toEqual([])
    await atRealTime(1.1, sweep)
    expect(await filesOf(hash)).toEqual([])
  })

  test('takes nothing while the store is swept for another database', async () => {
    const hash = await makeOrphan()
    await atRealTime(0, sweep)
    const mark = (await deps.files.find('swept-for')) ?? Buffer.from('none')
    await deps.files.put('swept-for', Buffer.from(mark.toString().replace('"database":"', '$&7')))
    await atRealTime(48, async () => {
      await expect(sweep()).rejects.toThrow('another database')
      await expect(sweepAttachments(deps, new AbortController().signal)).rejects.toThrow('another database')
    })
    expect(await filesOf(hash)).not.toEqual([])
    await atRealTime(8 * 24, sweep)
    expect(await filesOf(hash)).toEqual([])
    await deps.files.put('swept-for', mark)
  })

  test('leaves what rows use, variants without a master too, and what is none of ours', async () => {
    const { token } = await make.professional()
    const picture = await upload(token, await newPicture())
    const [used, unused] = [await make.media(), await make.media()]
    for (const { hash } of [used, unused]) await deps.files.put(`${hash}-320.webp`, Buffer.from('slika'))
    await db.deleteFrom('media').where('id', '=', unused.id).execute()
    await deps.files.put('biljeske-vlasnika.txt', Buffer.from('moje'))
    await atRealTime(48, sweep)
    expect(await filesOf(picture.hash)).toEqual(['-320.webp', '-master.webp'])
    expect(await filesOf(used.hash)).toEqual(['-320.webp'])
    expect(await filesOf(unused.hash)).toEqual([])
    expect(await deps.files.has('biljeske-vlasnika.txt')).toBe(true)
  })

  test('takes what a crash left half written beside a picture', async () => {
    const { token } = await make.professional()
    const { hash } = await upload(token, await newPicture())
    const unfinished = `${hash}-320.webp.3f2a7c1e-8b1d-4f0e-9a51-0c6f1f4f7a11`
    await deps.files.put(unfinished, Buffer.from('pola'))
    await atRealTime(0, sweep)
    expect(await deps.files.has(unfinished)).toBe(true)
    await atRealTime(2, sweep)
    expect(await filesOf(hash)).toEqual(['-320.webp', '-master.webp'])
  })

  test('knows more contents than it asks for at once', async () => {
    const hashes = Array.from({ length: 1_001 }, (_, number) => `f${number.toString(16).padStart(31, '0')}`)
    await Promise.all(hashes.map((hash) => deps.files.put(masterName(hash), Buffer.from('x'))))
    await atRealTime(2, sweep)
    const left: string[] = []
    for await (const { name } of deps.files.list('f0000')) left.push(name)
    expect(left).toEqual([])
  })
})

test('what fails between the files and the row leaves no picture, and its files to the sweep', async () => {
  const owner = await make.professional()
  const content = await makeJpeg({}, '#0a0b0c')
  const names: string[] = []
  const put: typeof deps.files.put = async (name, bytes) => {
    await deps.files.put(name, bytes)
    names.push(name)
  }
  const broken: typeof deps.files = {
    ...deps.files,
    put,
    async has() {
      throw new Error('the disk is gone')
    },
  }
  const node = await makeTestApp({ files: broken, db, pool: deps.pool })
  const { status } = await node.call('POST', '/media', { token: owner.token, body: { image: dataUrl(content) } })
  await node.close()
  expect([status, names.length]).toEqual([500, 2])
  expect((await call('GET', `/professionals/${owner.id}`)).body.data.media).toEqual([])
  await atRealTime(2, sweep)
  for (const name of names) expect(await deps.files.has(name)).toBe(false)
})

test('on a full disk an upload is told to come back, and a picture of before is seen in every width', async () => {
  const { id, token } = await make.professional()
  const { hash } = await upload(token, await makeJpeg({ width: 700, height: 500 }))
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  const files = createLocalFileStore(join(deps.config.dataDir, 'media'), { write: () => Promise.reject(full) })
  const node = await makeTestApp({ files, db, pool: deps.pool })
  const { status, headers, body } = await node.call('POST', '/media', {
    token,
    body: { image: dataUrl(await newPicture()) },
  })
  expect([status, headers['retry-after'], body.code]).toEqual([503, '5', 'unavailable'])
  for (let times = 0; times < 2; times++) {
    const served = await node.app.inject(`/media/${hash}-700.avif`)
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/avif'])
  }
  const media = await db.selectFrom('media').select('id').where('professional_id', '=', id).executeTakeFirstOrThrow()
  await expect(createVariants(node.deps, media.id, new AbortController().signal)).rejects.toThrow(UnavailableError)
  await node.close()
  expect(await filesOf(hash)).toEqual(['-640.webp', '-master.webp'])
})

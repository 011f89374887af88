import { once } from 'node:events'
import { existsSync, readdirSync, statSync, symlinkSync, truncateSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { refusal, runCommand } from '#test/command.ts'
import { makeFactories } from '#test/factories.ts'
import { makeDataDir, removeDataDir } from '#test/product.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { createLocalFileStore } from '#server/adapters/file-store/local.ts'
import { migrateJobs } from '#server/adapters/jobs/database.ts'

/** Programs of their own, on machines that may have much else to do. */
vi.setConfig({ testTimeout: 120_000 })

const home = makeDataDir()
afterAll(() => removeDataDir(home))

const backup = (args: string[], env: Record<string, string>) => runCommand('backup', { args, env })
const restore = (args: string[], env: Record<string, string>) => runCommand('restore', { args, env })

async function openEmbedded(dataDir: string) {
  const { url, stop } = await startEmbedded(dataDir, () => {})
  // Not called like a server's.
  const { db, pool, close } = connectDatabase(url, { application_name: 'zauvijek test' })
  const end = async () => {
    await close()
    await stop()
  }
  return { url, db, pool, end }
}

test('the embedded database is backed up while it runs and when it does not, and restored elsewhere', async () => {
  const DATA_DIR = join(home, 'first')
  const { url, db, end } = await openEmbedded(DATA_DIR)
  const [running, resting] = [join(home, 'running.tar.gz'), join(home, 'resting.tar.gz')]
  const hash = 'c'.repeat(32)
  try {
    await migrate(url)
    await migrateJobs(url)
    await makeFactories({ db, clock: systemClock }).media({ hash })
    await createLocalFileStore(join(DATA_DIR, 'media')).put(`${hash}-master.webp`, Buffer.from('a picture'))
    const made = await backup([running], { DATA_DIR })
    expect(made).toMatchObject({ code: 0, error: '' })
    expect(made.out).toMatch(
      /^Backed up \d+ rows, 0 waiting jobs and 1 files to .*running\.tar\.gz \(0\.0 MB\) in [\d.]+ s\.\n$/,
    )
    expect(await restore([running, '--replace'], { DATA_DIR })).toEqual(refusal('is already in use'))
  } finally {
    await end()
  }
  expect(await backup([resting], { DATA_DIR })).toMatchObject({ code: 0, error: '' })
  expect(await backup([resting], { DATA_DIR })).toEqual(refusal('exists already and is left alone'))
  expect(await restore([resting], { DATA_DIR })).toEqual(refusal('The database is not empty'))
  expect(await restore([resting, '--replace'], { DATA_DIR })).toMatchObject({ code: 0, error: '' })

  const elsewhere = join(home, 'second')
  const restored = await restore([running], { DATA_DIR: elsewhere })
  expect(restored).toMatchObject({ code: 0, error: '' })
  expect(restored.out).toMatch(
    /is whole: a backup of .*, with the files.*\nRestored \d+ rows, 0 waiting jobs and 1 files in /,
  )
  const again = await openEmbedded(elsewhere)
  onTestFinished(again.end)
  expect((await again.pool.query('select hash from media')).rows).toEqual([{ hash }])
  const stored = await createLocalFileStore(join(elsewhere, 'media')).find(`${hash}-master.webp`)
  expect(stored?.toString()).toBe('a picture')
  expect(readdirSync(home).filter((name) => name.includes('unfinished'))).toEqual([])

  // One that is only looked at needs no database, and a damaged file is refused before there is so much as a directory.
  const third = join(home, 'third')
  const looked = await restore([running, '--check'], { DATA_DIR: third })
  expect(looked).toMatchObject({
    code: 0,
    error: '',
    out: expect.stringMatching(/^.*running\.tar\.gz is whole: .*\n$/),
  })
  truncateSync(running, statSync(running).size - 20)
  expect(await restore([running, '--check'], { DATA_DIR: third })).toEqual(refusal('it ends too early'))
  expect(await restore([running], { DATA_DIR: third })).toEqual(refusal('cannot be restored: it ends too early'))
  expect(existsSync(third)).toBe(false)
})

test('a database that is not there is not created by a backup of it', async () => {
  const DATA_DIR = join(home, 'nothing')
  expect(await backup([join(home, 'x')], { DATA_DIR })).toEqual(refusal(`There is no database in ${DATA_DIR}`))
  expect(existsSync(DATA_DIR)).toBe(false)
})

test.each([
  ['backup', [], 'One file has to be named. Usage: npm run backup -- FILE'],
  ['restore', ['a', 'b'], 'One file has to be named. Usage: npm run restore -- FILE'],
  ['restore', ['--force', 'a'], "Unknown option '--force'.*Usage"],
  ['restore', ['/nowhere/x'], '/nowhere/x cannot be restored: ENOENT'],
])('%s %j is told in one line', async (script, args, line) => {
  const result = await runCommand(script, { args, env: { DATA_DIR: join(home, 'none') } })
  expect(result).toEqual(refusal(line))
})

test('a place that cannot be written is told in one line', async () => {
  const DATA_DIR = join(home, 'place')
  const { url, end } = await openEmbedded(DATA_DIR)
  onTestFinished(end)
  await migrate(url)
  const result = await backup([join(home, 'no', 'such', 'folder')], { DATA_DIR })
  expect(result).toEqual(refusal('The backup could not be made: ENOENT'))
})

// Nobody writes there, root neither, as on a disk that is full or that the system has made read-only.
test.runIf(process.platform === 'linux')('pictures on a disk that takes no file are backed up', async () => {
  const DATA_DIR = join(home, 'read-only')
  const { url, end } = await openEmbedded(DATA_DIR)
  onTestFinished(end)
  await migrate(url)
  await migrateJobs(url)
  symlinkSync('/sys/kernel', join(DATA_DIR, 'media'))
  expect(await backup([join(home, 'read-only.tar.gz')], { DATA_DIR })).toMatchObject({ code: 0, error: '' })
})

test('pictures on a disk that is not there are missed', async () => {
  const DATA_DIR = join(home, 'unmounted')
  const { url, end } = await openEmbedded(DATA_DIR)
  onTestFinished(end)
  await migrate(url)
  await migrateJobs(url)
  symlinkSync(join(home, 'nowhere'), join(DATA_DIR, 'media'))
  const result = await backup([join(home, 'unmounted.tar.gz')], { DATA_DIR })
  expect(result).toEqual(refusal('Pictures cannot be read in .*media: .* is a link to .*nowhere, which is not there'))
})

test('a database without a marketplace has nothing to back up', async () => {
  const DATA_DIR = join(home, 'bare')
  const { end } = await openEmbedded(DATA_DIR)
  onTestFinished(end)
  expect(await backup([join(home, 'bare.tar.gz')], { DATA_DIR })).toEqual(refusal('The database holds no marketplace'))
})

test('a bucket that refuses its files meanwhile is told in one line', async () => {
  const DATA_DIR = join(home, 'refused')
  const { url, db, end } = await openEmbedded(DATA_DIR)
  onTestFinished(end)
  await migrate(url)
  await makeFactories({ db, clock: systemClock }).media({ hash: 'd'.repeat(32) })
  // That it is there is asked for before, by a list of one.
  const store = createServer((request, response) => {
    if (request.url?.includes('max-keys=1') === true)
      response.end('<ListBucketResult><Name>slike</Name></ListBucketResult>')
    else response.writeHead(403).end()
  })
  await once(store.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void store.close())
  const { port } = store.address() as AddressInfo // it listens on a port
  const STORAGE_URL = `s3://key:secret@127.0.0.1:${port}/slike?tls=off`
  const result = await backup([join(home, 'refused.tar.gz'), '--files'], { DATA_DIR, STORAGE_URL })
  expect(result).toEqual(refusal('The backup could not be made: the file store does not answer .*403'))
})

test('a backup whose terminal is closed, or that is interrupted otherwise, leaves no file', async () => {
  const DATA_DIR = join(home, 'interrupted')
  const { url, db, end } = await openEmbedded(DATA_DIR)
  onTestFinished(end)
  await migrate(url)
  await makeFactories({ db, clock: systemClock }).media({ hash: 'e'.repeat(32) })
  const unfinished = () => readdirSync(home).filter((name) => name.startsWith('interrupted.tar.gz'))
  let signal: NodeJS.Signals = 'SIGHUP'
  const file = `<Contents><Key>${'e'.repeat(32)}-320.webp</Key><LastModified>2027-03-15T11:00:00Z</LastModified></Contents>`
  const store = createServer(({ url: asked = '' }, response) => {
    if (!asked.includes('list-type')) return void response.writeHead(404).end()
    // In the middle of it: the rows are written, and the name of the file has its process.
    if (asked.includes('prefix=e')) process.kill(Number(unfinished()[0]?.split('.').at(-2)), signal)
    response.end(`<ListBucketResult><Name>slike</Name>${file.repeat(3)}</ListBucketResult>`)
  })
  await once(store.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void store.close())
  const { port } = store.address() as AddressInfo // it listens on a port
  const STORAGE_URL = `s3://key:secret@127.0.0.1:${port}/slike?tls=off`
  for (signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
    const result = await backup([join(home, 'interrupted.tar.gz'), '--files'], { DATA_DIR, STORAGE_URL })
    expect(result).toEqual(refusal('Interrupted: nothing was written.'))
    expect(unfinished()).toEqual([])
  }
})

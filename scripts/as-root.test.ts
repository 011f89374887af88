import { spawnSync } from 'node:child_process'
import { chownSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { runCommand } from '#test/command.ts'
import { ensureBuilt } from '#test/built.ts'
import { makeFactories } from '#test/factories.ts'
import { makeDataDir, removeDataDir } from '#test/product.ts'
import { refusal, runProgram } from '#test/program.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { createLocalFileStore } from '#server/adapters/file-store/local.ts'
import { migrateJobs } from '#server/adapters/jobs/database.ts'
import { openMailer } from '#server/adapters/mailer/open.ts'

ensureBuilt()
/** Programs of their own, on machines that may have much else to do. */
vi.setConfig({ testTimeout: 120_000 })

/** Stands for that of a service: the system's `daemon`, which PostgreSQL can look up. */
const service = { uid: 1, gid: 1 }

const home = makeDataDir()
afterAll(() => removeDataDir(home))

/** As the guide makes it: an empty directory of the service. */
function makeServiceDir(name: string): string {
  const path = join(home, name)
  mkdirSync(path, { mode: 0o755 })
  chownSync(path, service.uid, service.gid)
  return path
}

/** Everything below it that belongs to somebody else than the service. */
const foreign = (directory: string) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const { uid, gid } = lstatSync(join(directory, name))
    return uid !== service.uid || gid !== service.gid
  })

const hash = 'c'.repeat(32)

async function fill(DATA_DIR: string): Promise<void> {
  const { url, stop } = await startEmbedded(DATA_DIR, () => {})
  const { db, close } = connectDatabase(url, { application_name: 'zauvijek test' })
  await migrate(url)
  await migrateJobs(url)
  await makeFactories({ db, clock: systemClock }).media({ hash })
  await createLocalFileStore(join(DATA_DIR, 'media')).put(`${hash}-master.webp`, Buffer.from('a picture'))
  await close()
  await stop()
}

const isRoot = process.getuid?.() === 0

test.runIf(isRoot)('all that root backs up and restores belongs to the owner of the data directory', async () => {
  const [first, second, backups] = [makeServiceDir('first'), makeServiceDir('second'), makeServiceDir('backups')]
  await fill(first)
  const file = join(backups, 'file.tar.gz')
  expect(await runCommand('backup', { args: [file], env: { DATA_DIR: first } })).toMatchObject({ code: 0, error: '' })
  const env = { DATA_DIR: second }
  expect(await runCommand('restore', { args: [file], env })).toMatchObject({ code: 0, error: '' })
  const admin = ['--email', 'ana@primjer.test', '--name', 'Ana']
  const created = await runCommand('admin-create', { args: admin, input: 'duga-lozinka-9\n', env })
  expect(created).toMatchObject({ code: 0 })
  expect(await runCommand('migrate', { env })).toMatchObject({ code: 0, error: '' })
  expect([foreign(first), foreign(second), foreign(backups)]).toEqual([[], [], []])
  // The service writes where the restore has written.
  const touched = spawnSync('touch', [join(second, 'media', hash.slice(0, 2), 'new')], { ...service, encoding: 'utf8' })
  expect(touched).toMatchObject({ status: 0, stderr: '' })
})

test.runIf(isRoot)('a mail that root writes belongs to the owner of the data directory', async () => {
  const dataDir = makeServiceDir('mails')
  const mailer = openMailer({ smtpUrl: undefined, mailFrom: 'info@zauvijek.test', dataDir }, () => {})
  await mailer.send({ to: 'ana@primjer.test', subject: 'a', text: 'a', html: 'a', messageId: '<1@zauvijek.test>' })
  expect(readdirSync(join(dataDir, 'mail'))).toHaveLength(1)
  expect(foreign(dataDir)).toEqual([])
})

test.runIf(isRoot).each([
  ['media', 'Pictures cannot be stored in '],
  ['media/ab', 'Pictures cannot be stored in '],
  ['mail', 'Mails cannot be written to '],
])('a start whose %s belongs to root is refused in one line that says how it is put right', async (name, words) => {
  const dataDir = makeServiceDir(`closed-${name.replace('/', '-')}`)
  await fill(dataDir)
  mkdirSync(join(dataDir, name), { recursive: true, mode: 0o755 })
  chownSync(join(dataDir, name), 0, 0)
  const { ended } = await runProgram({ DATA_DIR: dataDir }, service)
  const path = join(dataDir, name.split('/')[0] ?? '')
  expect(await ended).toEqual(refusal(`${words}${path}: EACCES.* chown -R 1 ${path}`))
})

test.runIf(isRoot)(
  'a start on a full disk warns and serves, and pictures and mails wait for room',
  async ({ skip }) => {
    const { url, stop } = await startEmbedded(makeServiceDir('elsewhere'), () => {})
    onTestFinished(stop)
    const dataDir = makeServiceDir('full')
    // Of a few pages. Not every container lets root mount.
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', dataDir]).status !== 0) skip()
    onTestFinished(() => void spawnSync('umount', ['-l', dataDir]))
    for (const name of ['media', 'mail']) mkdirSync(join(dataDir, name))
    expect(() => writeFileSync(join(dataDir, 'filler'), Buffer.alloc(65_536))).toThrow('ENOSPC')
    const { output, up } = await runProgram({ DATA_DIR: dataDir, DATABASE_URL: url })
    expect((await fetch(`${await up()}/readyz`)).status).toBe(200)
    expect(output.err.split('\n').filter((line) => line.includes('ENOSPC'))).toEqual([
      `Pictures cannot be stored in ${dataDir}/media: ENOSPC: no space left on device, write. Everything else is served until there is room.`,
      `Mails cannot be written to ${dataDir}/mail: ENOSPC: no space left on device, write. Everything else is served until there is room.`,
    ])
  },
)

import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StartupError } from '#server/startup-error.ts'
import { prepareHome } from './account.ts'

/** Prepares the directory in a process that has two descriptors left, too few to start another one. */
const prepareWithoutDescriptors = (dataDir: string) => `
  const { openSync, closeSync } = await import('node:fs')
  const { prepareHome } = await import(${JSON.stringify(join(import.meta.dirname, 'account.ts'))})
  const held = []
  try { for (;;) held.push(openSync('/dev/null')) } catch {}
  for (const descriptor of held.slice(0, 2)) closeSync(descriptor)
  await prepareHome(${JSON.stringify(dataDir)}, console.log).catch((error) => console.log(error.message))`

test('where no process can be started, the database stays in its place, and the reason is told', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'zauvijek-account-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  chmodSync(dataDir, 0o755)
  mkdirSync(join(dataDir, 'postgres', 'data'), { recursive: true })
  const script = prepareWithoutDescriptors(dataDir)
  const limited = ['-c', 'ulimit -n 200; exec "$0" "$@"', process.execPath, '--input-type=module', '-e', script]
  const { stdout } = spawnSync('/bin/sh', limited, { encoding: 'utf8' })
  expect(stdout).toBe('No process could be started for the database: spawnSync /bin/sh EMFILE\n')
  expect(readdirSync(dataDir)).toEqual(['postgres'])
})

test.runIf(process.getuid?.() === 0)(
  'a database that root has copied without its owner is refused with the command that helps, and copied no further',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'zauvijek-account-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true }))
    chmodSync(dataDir, 0o755)
    const database = join(dataDir, 'postgres')
    mkdirSync(join(database, 'data'), { recursive: true })
    chmodSync(database, 0o700)
    const advice = `The database in ${database} belongs to uid 0 instead of uid 65534, as after a copy by root: chown -R 65534:65534 ${database}`
    await expect(prepareHome(dataDir, () => {})).rejects.toThrow(new StartupError(advice))
    chmodSync(database, 0o755)
    chownSync(database, 65_534, 65_534)
    await expect(prepareHome(dataDir, () => {})).rejects.toThrow(StartupError)
    expect(readdirSync(dataDir)).toEqual(['postgres'])
    chownSync(join(database, 'data'), 65_534, 65_534)
    expect(await prepareHome(dataDir, () => {})).toMatchObject({ home: database })
  },
)

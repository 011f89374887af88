import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

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

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Loads the queue in a copy of the product's folder, beside a program that its search for a configuration finds. */
function loadQueue(nextTo: (folder: string) => void) {
  const outer = mkdtempSync(join(tmpdir(), 'zauvijek-outer-'))
  onTestFinished(() => rmSync(outer, { recursive: true }))
  writeFileSync(join(outer, '.graphile-workerrc.cjs'), 'throw new Error("somebody else’s program runs")')
  const folder = join(outer, 'zauvijek')
  mkdirSync(folder)
  nextTo(folder)
  const queue = JSON.stringify(import.meta.resolve('graphile-worker'))
  const { status, stderr } = spawnSync(process.execPath, ['--eval', `await import(${queue})`], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, stderr }
}

test('the queue runs no configuration from the folders around the product', () => {
  expect(loadQueue((folder) => cpSync('package.json', join(folder, 'package.json')))).toEqual({ status: 0, stderr: '' })
})

test('without the entry in package.json it would', () => {
  const { status, stderr } = loadQueue((folder) => writeFileSync(join(folder, 'package.json'), '{}'))
  expect(status).toBe(1)
  expect(stderr).toContain('somebody else’s program runs')
})

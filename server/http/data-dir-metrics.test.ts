import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { recordBackup } from '#server/last-backup.ts'
import { measureDataDir } from './data-dir-metrics.ts'
import { createMeters } from './meters.ts'

/** The metrics of a directory that the test may make, by their names. */
function makeMetrics() {
  const home = mkdtempSync(join(tmpdir(), 'zauvijek-disk-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const dataDir = join(home, 'not', 'made', 'yet')
  const registry = new Registry()
  measureDataDir(createMeters(registry), dataDir)
  const read = async (name: string) => {
    const metric = (await registry.getMetricsAsJSON()).find((one) => one.name === name)
    return metric?.values[0]?.value ?? Number.NaN
  }
  return { dataDir, read }
}

test('the disk is known before the directory is made', async () => {
  const { read } = makeMetrics()
  const [free, size] = [await read('data_disk_free_bytes'), await read('data_disk_size_bytes')]
  expect(free).toBeGreaterThan(0)
  expect(size).toBeGreaterThanOrEqual(free)
})

test('the last backup is never, and then the moment at which it was recorded', async () => {
  const { dataDir, read } = makeMetrics()
  expect(await read('backup_last_success_timestamp_seconds')).toBe(0)
  const before = Date.now() / 1000
  await recordBackup(dataDir)
  // The clock of a file system has steps.
  expect(await read('backup_last_success_timestamp_seconds')).toBeGreaterThan(before - 1)
})

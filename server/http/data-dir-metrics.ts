import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readLastBackup } from '#server/last-backup.ts'
import type { Meters } from './meters.ts'

/** The nearest existing parent of a directory that may not have been created yet; it is on the same disk. */
const existing = (path: string): string => (existsSync(path) ? path : existing(dirname(path)))

/**
 * Free space of the disk with the data directory, and the age of the last backup. Every process of a node reports the
 * same.
 */
export function measureDataDir(meters: Meters, dataDir: string): void {
  // If the disk cannot be read, the other metrics should still be served.
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    meters.gauge(name, help, () => read().catch(() => Number.NaN), 'max')
  gauge('data_disk_free_bytes', 'Free space of the disk with DATA_DIR.', async () => {
    const { bavail, bsize } = await statfs(existing(dataDir))
    return bavail * bsize
  })
  gauge('data_disk_size_bytes', 'Size of the disk with DATA_DIR.', async () => {
    const { blocks, bsize } = await statfs(existing(dataDir))
    return blocks * bsize
  })
  gauge('backup_last_success_timestamp_seconds', 'When the last backup was recorded, 0 for never.', () =>
    readLastBackup(dataDir),
  )
}

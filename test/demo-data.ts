import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { findMemory } from './memory.ts'
import { makeDataDir, removeDataDir, startProduct } from './product.ts'

const variable = 'JOURNEYS_DEMO_DATA'

/** A server waits for the disk on each commit, and a journey for the server. */
const makeQuickDataDir = () => makeDataDir(findMemory())

/**
 * Playwright's global setup: fills the demo marketplace once, since drawing its pictures takes longer than a journey.
 */
async function fillOnce(config: FullConfig): Promise<() => void> {
  const folder = makeQuickDataDir()
  const product = await startProduct({
    dataDir: folder,
    log: join(config.projects[0]!.outputDir, 'server-first-start.log'),
    env: { WORKERS: '1' },
  })
  await product.stop()
  process.env[variable] = folder
  return () => removeDataDir(folder)
}

/** A separate data directory for the caller, with the demo marketplace in it and no server running. */
export function copyDemoData(): string {
  const filled = process.env[variable]
  if (filled === undefined) throw new Error('The demo data is filled by the global setup in playwright.config.ts.')
  const folder = makeQuickDataDir()
  // Not fs.cp: as root, the database belongs to another user and must stay so.
  execFileSync('cp', ['-a', `${filled}/.`, folder])
  shareDrawings(filled, folder)
  return folder
}

/**
 * Shares drawn pictures between servers, since drawing takes longer than anything else they do. The file store keeps
 * all drawings, whose names begin with `demo`, in this folder, and writes files atomically.
 */
function shareDrawings(filled: string, folder: string): void {
  const [common, own] = [filled, folder].map((data) => join(data, 'media', 'de')) as [string, string]
  mkdirSync(common, { recursive: true })
  rmSync(own, { recursive: true, force: true })
  symlinkSync(common, own)
}

export default fillOnce

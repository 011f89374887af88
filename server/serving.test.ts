import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { readConfig } from './config.ts'
import { openServing } from './serving.ts'

test('duties that cannot be started, and are tried again, leave nothing behind', async () => {
  const database = await createTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'zauvijek-serving-'))
  const resources = new AsyncDisposableStack()
  onTestFinished(async () => {
    await resources.disposeAsync()
    await database.drop()
    rmSync(dataDir, { recursive: true })
  })
  const directDatabaseUrl = 'postgresql://postgres@127.0.0.1:1/none'
  const environment = { DEMO: 'off', LOG_LEVEL: 'silent', SMTP_URL: 'smtp://127.0.0.1:1' }
  const config = { ...readConfig(environment), dataDir, directDatabaseUrl, isBehindDev: true }
  const print = () => {}
  const serving = await openServing({ config, databaseUrl: database.url, resources, log: print, warn: print })
  const defer = vi.spyOn(resources, 'defer')
  await expect(serving.startDuties()).rejects.toThrow('ECONNREFUSED')
  expect(defer).not.toHaveBeenCalled()
})

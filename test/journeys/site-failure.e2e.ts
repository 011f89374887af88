import { join } from 'node:path'
import { expect } from '@playwright/test'
import pg from 'pg'
import { API_BASE, pages } from '#contract/paths.ts'
import { socketUrl } from '#server/db/embedded/cluster.ts'
import { findSocket } from '#server/db/embedded/pid-file.ts'
import { test } from '#test/browser.ts'
import { copyDemoData } from '#test/demo-data.ts'
import { removeDataDir, startProduct } from '#test/product.ts'

test('a page that failed quotes one id, also after a second attempt that fails as well', async ({
  page,
  problems,
}, info) => {
  test.setTimeout(120_000)
  const dataDir = copyDemoData()
  const product = await startProduct({ dataDir, log: info.outputPath('server.log') })
  problems.expect(new RegExp(`another host: ${product.url}`))
  problems.expect(new RegExp(`answer 500: ${product.url}${pages.professional(1)}`))
  problems.expect(new RegExp(`answer 500: ${product.url}${API_BASE}`))
  problems.expect(/console error: Failed to load resource: the server responded with a status of 500/)
  const socket = findSocket(join(dataDir, 'postgres', 'data')) ?? ''
  const database = new pg.Client(socketUrl(socket, 'postgres'))
  try {
    await database.connect()
    await database.query('alter table professionals rename to professionals_away')
    await page.goto(product.url + pages.professional(1))
    const id = page.getByRole('main').getByText(/Oznaka pogreške: \w{8}/)
    await expect(id).toHaveCount(1)
    const first = await id.textContent()
    await page.getByRole('button', { name: 'Pokušaj ponovo' }).click()
    await expect(page.getByText(first ?? '')).toHaveCount(0)
    await expect(id).toHaveCount(1)

    await database.query('alter table professionals_away rename to professionals')
    await page.getByRole('button', { name: 'Pokušaj ponovo' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Studio Lipanjsko svjetlo' })).toBeVisible()
    await page.close()
  } finally {
    await database.end()
    await product.stop()
    removeDataDir(dataDir)
  }
})

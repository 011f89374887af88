import { pages } from '#contract/paths.ts'
import { test, waitUntilHydrated } from '#test/browser.ts'
import { expectNoLayoutShift, viewports } from '#test/browser-checks.ts'
import { serveSlowDocuments } from '#test/slow-documents.ts'

const opened = [
  pages.home,
  `${pages.home}?category_id=2&city=Zagreb&date=2027-06-12`,
  pages.professionals,
  '/fotografija/zagreb',
  pages.professional(1),
  `${pages.compare}?ids=1,2,3`,
  pages.map,
  pages.dates,
  '/terms',
  pages.login(),
  '/api/docs',
]

for (const [name, viewport] of Object.entries(viewports))
  test(`over a slow line nothing that has arrived moves (${name})`, async ({ product, browser }) => {
    const slow = await serveSlowDocuments(product.url)
    const context = await browser.newContext({ baseURL: slow.url, viewport })
    await slow.slowDown(context)
    for (const path of opened)
      await test.step(path, async () => {
        const page = await context.newPage()
        await page.goto(path)
        await waitUntilHydrated(page)
        await expectNoLayoutShift(page)
        await page.close()
      })
    await context.close()
    await slow.stop()
  })

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { embedPath, pages } from '#contract/paths.ts'
import { signIn, test as base } from '#test/browser.ts'
import { expectAccessible, viewports } from '#test/browser-checks.ts'
import { pageTable } from '#web/pages.ts'
import { callAs } from './couple-calls.ts'
import { notification, saturday } from './own-calendar.ts'

/** Another site, whose page frames the address that the test passes. */
async function startSite() {
  let framed = ''
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      `<!doctype html><html lang="hr"><title>Tuđa stranica</title><h1>Tuđa stranica</h1><iframe title="Kalendar" src="${framed}" width="390" height="600"></iframe></html>`,
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server has no other kind of address
  return {
    host: `localhost:${port}`,
    frame: (url: string) => {
      framed = url
    },
    stop: () => new Promise((stopped) => server.close(stopped)),
  }
}

type Site = Awaited<ReturnType<typeof startSite>>

const test = base.extend<{ site: Site; stranger: Site }>({
  site: async ({}, use) => {
    const site = await startSite()
    await use(site)
    await site.stop()
  },
  stranger: async ({}, use) => {
    const site = await startSite()
    await use(site)
    await site.stop()
  },
})

/** Signs in a demo professional with a public profile; returns its id. */
async function signInAsStudio(page: Page): Promise<number> {
  await signIn(page, 'studio@zauvijek.test')
  const { data } = await callAs<{ data: { professional: { id: number } } }>(page, 'GET', '/auth/me')
  return data.professional.id
}

const frameOf = (page: Page) => page.frameLocator('iframe[title="Kalendar"]')

async function openFraming(page: Page, site: Site, url: string) {
  site.frame(url)
  await page.goto(`http://${site.host}/`)
  await expect(page.getByRole('heading', { name: 'Tuđa stranica' })).toBeVisible()
}

test('a professional allows its calendar on its own site, where it leads to an enquiry, and nowhere else', async ({
  page,
  context,
  problems,
  baseURL,
  site,
  stranger,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  problems.expect(new RegExp(`request to another host: http://${site.host}/`))
  problems.expect(new RegExp(`request to another host: http://${stranger.host}/`))
  problems.expect(/frame-ancestors/)
  problems.expect(/request failed: .*\/embed\//)
  const id = await signInAsStudio(page)
  await page.goto(pages.professionalKeys)
  await page.getByRole('link', { name: 'Kalendar za vašu stranicu' }).click()
  await expectAccessible(page)
  await page.getByLabel('Dopusti prikaz kalendara').check()
  await page.getByLabel('Vaše stranice').fill(`foto-val.hr\nhttp://${site.host}/kontakt`)
  await page.getByRole('button', { name: 'Spremi' }).click()
  await expect(notification(page, 'Kalendar se smije prikazati.')).toBeVisible()
  await expect(page.getByLabel('Vaše stranice')).toHaveValue(`foto-val.hr\n${site.host}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Kopiraj kod' }).click()
  const code = await page.evaluate(() => navigator.clipboard.readText())
  expect(code).toMatch(new RegExp(`^<iframe src="http[^"]*${embedPath(id)}" title="Slobodni datumi" .*></iframe>$`))

  const address = baseURL + embedPath(id)
  await openFraming(page, site, address)
  const frame = frameOf(page)
  await expect(frame.getByRole('heading', { level: 2 })).toBeVisible()
  const month = await frame.getByRole('heading', { level: 2 }).textContent()
  await frame.getByRole('navigation', { name: 'Mjeseci' }).getByRole('link').last().click()
  await expect(frame.getByRole('heading', { level: 2 })).not.toHaveText(month ?? '')
  const opening = page.waitForEvent('popup')
  await frame.getByRole('link', { name: 'Pošaljite upit na Zauvijeku' }).click()
  const tab = await opening
  await expect(tab).toHaveURL(new RegExp(`${pages.professional(id)}$`))
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await tab.close()

  await openFraming(page, stranger, address)
  await expect(frameOf(page).getByRole('heading', { level: 2 })).toHaveCount(0)
})

test('settings that were changed on another device are replaced only after they were shown', async ({
  page,
  problems,
}) => {
  problems.expect(/409/)
  await signInAsStudio(page)
  await callAs(page, 'PUT', '/embed', { enabled: true, hosts: ['foto-val.hr'] })
  await page.goto(pages.professionalEmbed)
  const sites = page.getByLabel('Vaše stranice')
  await sites.fill('foto-val.hr\nstudio.hr')
  await callAs(page, 'PUT', '/embed', { enabled: true, hosts: ['foto-val.hr', 'moja.hr'] })
  const save = page.getByRole('button', { name: 'Spremi' })
  await save.click()
  await expect(page.getByRole('alert')).toContainText('(sada se kalendar smije prikazati na: foto-val.hr, moja.hr)')
  await expect(sites).toHaveValue('foto-val.hr\nstudio.hr')
  await sites.fill('foto-val.hr\nmoja.hr\nstudio.hr')
  for (const host of ['studio.hr', 'treca.hr']) {
    await save.click()
    await expect(notification(page, 'Kalendar se smije prikazati.').first()).toBeVisible()
    await expect(sites).toHaveValue(new RegExp(`${host}$`))
    await sites.fill(`foto-val.hr\ntreca.hr`)
  }
})

test('no other page of the product can be framed, not even by a site that may show a calendar', async ({
  page,
  problems,
  baseURL,
  site,
}) => {
  problems.expect(/request to another host/)
  problems.expect(/frame-ancestors/)
  problems.expect(/request failed/)
  await signInAsStudio(page)
  await callAs(page, 'PUT', '/embed', { enabled: true, hosts: [site.host] })
  for (const path of [pages.home, pages.login(), pages.professionalEmbed, '/api/docs']) {
    await openFraming(page, site, baseURL + path)
    await expect(frameOf(page).getByRole('heading', { level: 1 })).toHaveCount(0)
  }
  const paths = Object.keys(pageTable).map((path) => path.replace('/:category/:city?', '/fotografija/split'))
  for (const path of [...paths, '/nigdje', '/api/docs', '/robots.txt']) {
    const headers = (await page.request.get(path.replace(':id', '1'))).headers()
    expect([path, headers['x-frame-options']]).toEqual([path, 'DENY'])
    expect([path, headers['content-security-policy']]).toEqual([
      path,
      expect.stringContaining("frame-ancestors 'none'"),
    ])
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the calendar is accessible and fits a phone, by keyboard too (${colorScheme})`, async ({ page }) => {
    const id = await signInAsStudio(page)
    await callAs(page, 'PUT', '/embed', { enabled: true, hosts: ['foto-val.hr'] })
    await page.emulateMedia({ colorScheme })
    for (const viewport of [viewports.phone, viewports.desktop]) {
      await page.setViewportSize(viewport)
      await page.goto(embedPath(id, saturday.slice(0, 7)))
      await expectAccessible(page)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(viewport.width)
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('navigation', { name: 'Mjeseci' }).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/month=/)
  })
}

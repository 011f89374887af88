import { expect, type Page } from '@playwright/test'
import { API_BASE, pages } from '#contract/paths.ts'
import { test } from '#test/browser.ts'
import { allLooks, expectAccessible, viewports } from '#test/browser-checks.ts'
import { findProfessional } from './demo-professionals.ts'

const similar = (page: Page) => page.getByRole('region', { name: 'Slični pružatelji usluga' })
const seen = (page: Page) => page.getByRole('region', { name: 'Nedavno gledani' })
const namesOf = (page: Page) => seen(page).getByRole('heading', { level: 3 })

/** Scrolls there as a reader would; coming close loads the list. */
const comeTo = (page: Page) => similar(page).scrollIntoViewIfNeeded()

test('similar ones come when the end of a profile is near, in a place that is there already', async ({
  page,
  openVisitor,
}) => {
  const one = await findProfessional(page, ({ category }) => category?.slug === 'fotografija')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/similar')) asked.push(request.url())
  })
  // A name with several lines would move the content below.
  await page.route('**/similar*', async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: { company_name: string }[] }
    data[0]!.company_name = 'Obiteljski obrt za vjenčanu fotografiju Šćepanović-Đurđević' // a photographer has similar ones
    await route.fulfill({ response, json: { data } })
  })
  await page.setViewportSize(viewports.phone)
  await page.goto(pages.professional(one.id))
  expect(asked).toEqual([])
  const endless = () => document.getAnimations().filter((animation) => animation instanceof CSSAnimation).length
  expect(await page.evaluate(endless)).toBe(0)
  const heightOf = async () => (await similar(page).boundingBox())?.height
  const before = await heightOf()
  await page.mouse.move(100, 200)
  await comeTo(page)
  await expect(similar(page).getByRole('listitem').first()).toBeVisible()
  expect(asked).toHaveLength(1)
  expect(await heightOf()).toBe(before)
  await expectAccessible(page, allLooks)

  const visitor = await openVisitor({ javaScriptEnabled: false })
  await visitor.goto(pages.professional(one.id))
  await similar(visitor)
    .getByRole('link', { name: /Fotografija/ })
    .click()
  await expect(visitor).toHaveURL(/\/professionals\?category_id=/)
})

test('recently viewed professionals are kept in the browser until cleared, except deleted ones', async ({
  page,
  problems,
}) => {
  problems.expect(/404/)
  // A busy machine draws the picture too late for the browser.
  problems.allow(/was preloaded using link preload but not used within a few seconds/)
  const first = await findProfessional(page, ({ category }) => category?.slug === 'fotografija')
  const second = await findProfessional(page, ({ category }) => category?.slug === 'glazba')
  for (const { id } of [first, second]) {
    await page.goto(pages.professional(id))
    await page.mouse.move(100, 200)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:seen') ?? '')).toContain(`"id":${id}`)
  }
  await comeTo(page)
  await expect(namesOf(page)).toHaveText([first.company_name])
  await page.goto(pages.home)
  await seen(page).scrollIntoViewIfNeeded()
  await expect(namesOf(page)).toHaveText([second.company_name, first.company_name])
  await expectAccessible(page)

  await page.route(`**${API_BASE}/professionals/${first.id}`, (route) =>
    route.fulfill({ status: 404, json: { message: 'Pružatelj usluga nije pronađen.', code: 'not_found' } }),
  )
  await page.reload()
  await seen(page).scrollIntoViewIfNeeded()
  await expect(namesOf(page)).toHaveText([second.company_name])
  await seen(page).getByRole('button', { name: 'Izbriši popis' }).press('Enter')
  await expect(seen(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('draft:seen'))).toBeNull()
})

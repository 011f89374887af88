import { expect, type Locator } from '@playwright/test'
import { addDays, type CalendarDay } from '#contract/calendar-day.ts'
import { pages } from '#contract/paths.ts'
import { signIn, test } from '#test/browser.ts'
import { startConversation } from './conversation-calls.ts'
import { studio } from './lead-calls.ts'
import { calendarAt, cellOf, today } from './own-calendar.ts'

/** Like the contrast themes of Windows: the browser replaces all colours by a few of the system's. */
test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

const groundOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor)

async function expectSetApart(chosen: Locator, other: Locator) {
  await expect(other).toBeVisible()
  const ground = await groundOf(other)
  await expect.poll(() => groundOf(chosen)).not.toBe(ground)
}

test('what is open, chosen or pressed is seen without the colours of the site', async ({ page }) => {
  await page.goto(pages.professionals)
  const navigation = page.getByRole('navigation', { name: 'Glavna navigacija' })
  await expectSetApart(
    navigation.getByRole('link', { name: 'Pružatelji usluga' }),
    navigation.getByRole('link', { name: 'Kategorije' }),
  )
  const paging = page.getByRole('navigation', { name: 'Stranice pružatelja usluga' })
  await expectSetApart(
    paging.getByRole('link', { name: 'Stranica 1', exact: true }),
    paging.getByRole('link', { name: 'Stranica 2', exact: true }),
  )
  await page.getByRole('button', { name: 'Filteri' }).click()
  const ratings = page.getByRole('dialog').locator('label', { has: page.getByRole('radio') })
  await ratings.nth(1).click()
  await expectSetApart(ratings.nth(1).locator('span').first(), ratings.nth(0).locator('span').first())

  await page.goto(pages.register())
  const roles = page.getByRole('group', { name: 'Registriram se kao' }).locator('label')
  await expectSetApart(roles.filter({ hasText: 'Par' }), roles.filter({ hasText: 'Pružatelj' }))
})

test('a professional sees the bars of the numbers, the open conversation and the view of the calendar', async ({
  page,
}) => {
  await signIn(page, studio)
  await page.goto(pages.professionalStatistics)
  const chart = page.getByRole('figure').filter({ has: page.getByRole('img', { name: 'Upiti po mjesecima' }) })
  const bars = chart.getByRole('img').locator('> *')
  await expect(bars).toHaveCount(12)
  await expectSetApart(bars.first(), chart)
  await expectSetApart(bars.last(), chart)

  await page.goto(pages.messages)
  const conversations = page.getByRole('region', { name: 'Poruke' }).getByRole('listitem').getByRole('link')
  await conversations.first().click()
  await expectSetApart(conversations.first(), conversations.nth(1))
  await page.getByRole('button', { name: 'Radnje u razgovoru' }).click()
  // Its shadow is removed, too.
  await expect(page.getByRole('menu')).toHaveCSS('outline-style', 'solid')

  await page.goto(pages.professionalCalendar)
  const views = page.getByRole('group', { name: 'Prikaz' })
  await expectSetApart(views.getByRole('button', { name: 'Mjesec' }), views.getByRole('button', { name: 'Tjedan' }))
})

test('today, events, counts and notices have a shape of their own', async ({ page }) => {
  await signIn(page, studio)
  await page.goto(pages.professionalProfile)
  await expect(page.getByText('Odobreno', { exact: true })).toHaveCSS('outline-style', 'solid')
  const leads = page.getByRole('navigation', { name: 'Glavna navigacija' }).getByRole('link', { name: /^Upiti/ })
  await expectSetApart(leads.locator('span:has(> .sr-only)'), leads)

  await page.goto(`${pages.professionalLeads}?status=rejected`)
  await expect(
    page
      .getByRole('main')
      .locator('span', { hasText: /^Odbijeno$/ })
      .first(),
  ).toHaveCSS('outline-style', 'solid')

  const day = today()
  await page.goto(calendarAt(day))
  const numberOf = (one: CalendarDay) => cellOf(page, one).getByText(String(Number(one.slice(8))), { exact: true })
  await expectSetApart(numberOf(day), numberOf(addDays(day, day.endsWith('-01') ? 1 : -1)))
  await page.goto(calendarAt())
  await expect(page.getByRole('cell').getByRole('button').first()).toHaveCSS('outline-style', 'solid')
})

test('the frames of buttons in two rows do not touch', async ({ page }) => {
  await signIn(page, studio)
  await page.goto(pages.professionalReviews)
  const review = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Izbriši odgovor/ }) })
  const above = await review
    .first()
    .getByRole('button', { name: /^Izbriši odgovor/ })
    .boundingBox()
  const below = await review
    .first()
    .getByRole('button', { name: /^Prijavi/ })
    .boundingBox()
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(4)
})

test('an admin sees which filter is set and who is premium', async ({ page }) => {
  await signIn(page, 'admin@zauvijek.test')
  // Some of these are premium, whoever registered last.
  await page.goto(`${pages.adminProfessionals}?status=approved&search=studio`)
  const filters = page.getByRole('group', { name: 'Status profila' })
  await expectSetApart(
    filters.getByRole('button', { name: 'Odobreni' }),
    filters.getByRole('button', { name: 'Na čekanju' }),
  )
  const premium = (isOn: boolean) => page.getByRole('switch', { name: 'Premium', checked: isOn }).first()
  const [track, knob] = ['> span', '> span > span']
  await expectSetApart(premium(true).locator(track), premium(false).locator(track))
  for (const isOn of [true, false]) {
    const one = premium(isOn)
    expect(await groundOf(one.locator(knob))).not.toBe(await groundOf(one.locator(track)))
  }
})

test('a couple sees buttons that are text elsewhere within their card', async ({ page }) => {
  await signIn(page, 'par@zauvijek.test')
  await page.goto(pages.favorites)
  const card = page.getByRole('article').first()
  const note = page.getByRole('button', { name: /bilješku: / }).first()
  await expect(note).toBeVisible()
  const leftOf = async (element: Locator) => (await element.boundingBox())?.x
  expect(await leftOf(note)).toBe(await leftOf(card))
})

test('a couple sees a count apart from the open link', async ({ page }, info) => {
  const { professional, signInCouple } = await startConversation(page, info)
  await professional.say('Jeste li slobodni?')
  await signInCouple(page)
  await page.goto(pages.messages)
  const open = page.getByRole('navigation', { name: 'Glavna navigacija' }).getByRole('link', { name: /^Poruke/ })
  await expect(open.locator('span:has(> .sr-only)')).toHaveCSS('outline-style', 'solid')
})

test('the field of the search that has the focus is seen', async ({ page }) => {
  await page.goto(pages.home)
  const field = page.getByLabel('Što tražite?')
  const box = field.locator('..')
  await expect(box).toHaveCSS('outline-style', 'none')
  await field.press('Shift')
  await expect(field).toBeFocused()
  await expect(box).toHaveCSS('outline-style', 'solid')
})

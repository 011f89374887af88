import { expect, type Locator } from '@playwright/test'
import { pages, queryString } from '#contract/paths.ts'
import { signIn, test } from '#test/browser.ts'
import { expectAccessible, viewports } from '#test/browser-checks.ts'
import { callPath } from '#web/call.ts'
import { bubble, field, log, openConversation, patient, startConversation } from './conversation-calls.ts'
import { studio } from './lead-calls.ts'

const isInView = (found: Locator) =>
  found.evaluate(
    (element) =>
      element.getBoundingClientRect().top > (element.closest('[role=log]')?.getBoundingClientRect().top ?? 0),
  )

const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN

test('older messages come on the way up, and the one that is read stays where it is', async ({ page }, info) => {
  test.slow()
  const { address, couple, professional, signInCouple } = await startConversation(page, info, {
    message: 'Sasvim prva',
  })
  for (let number = 1; number <= 130; number += 1) await couple.say(`Poruka ${number}`)
  await signInCouple(page)
  await openConversation(page, address)
  await expect(bubble(page, 'Poruka 130')).toBeInViewport()
  await expect(bubble(page, 'Poruka 60')).toHaveCount(0)

  // Older messages are loaded only once the reader's position is known.
  let letCome = () => {}
  const known = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(/\/messages\?.*before=/, async (route) => {
    await known
    await route.continue()
  })
  const anchor = bubble(page, 'Poruka 84')
  await log(page).hover()
  await expect(async () => {
    if (!(await isInView(anchor))) await page.mouse.wheel(0, -200)
    expect(await isInView(anchor)).toBe(true)
  }).toPass({ ...patient, intervals: [50] })
  const before = await topOf(anchor)
  letCome()
  await expect(bubble(page, 'Poruka 60')).toHaveCount(1, patient)
  expect(Math.abs((await topOf(anchor)) - before)).toBeLessThan(2)

  // A message that arrives meanwhile moves nothing, and is announced.
  await professional.say('Odgovor')
  const pill = page.getByRole('button', { name: 'Nova poruka' })
  await expect(pill).toBeVisible(patient)
  expect(Math.abs((await topOf(anchor)) - before)).toBeLessThan(2)
  await expectAccessible(page)
  await pill.click()
  await expect(bubble(page, 'Odgovor')).toBeInViewport()
  await expect(pill).toHaveCount(0)

  await expect(async () => {
    await log(page).evaluate((box) => box.scrollTo({ top: -box.scrollHeight }))
    await expect(bubble(page, 'Sasvim prva')).toBeVisible({ timeout: 100 })
  }).toPass({ ...patient, intervals: [100] })

  // The same if the rows that it pushes up are between the reader and the end, once those that came last have their place.
  let former = Number.NaN
  await expect
    .poll(async () => {
      const last = former
      former = await topOf(bubble(page, 'Poruka 1'))
      return former - last
    })
    .toBe(0)
  await professional.say('Još jedan odgovor')
  await expect(pill).toBeVisible(patient)
  expect(Math.abs((await topOf(bubble(page, 'Poruka 1'))) - former)).toBeLessThan(2)
})

test('many conversations are gone through by keys: older ones go on below, and one that is left leads back', async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone)
  await signIn(page, studio)
  await page.goto(pages.messages)
  const rows = page.getByRole('main').getByRole('listitem').getByRole('link')
  const older = page.getByRole('button', { name: 'Prikaži starije' })
  await expect(rows).toHaveCount(30)
  await older.press('Enter')
  await expect(rows.nth(30)).toBeFocused()
  // The button disappears after the last page; other journeys may have begun conversations of the same professional.
  let first = 30
  while (await older.isVisible()) {
    first += 30
    await older.press('Enter')
    await expect(rows.nth(first)).toBeFocused()
  }
  expect(first).toBeGreaterThan(30)

  const address = await rows.nth(first).getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(log(page)).toBeVisible(patient)
  await page.goBack()
  await expect(rows.and(page.locator(`[href="${address}"]`))).toBeFocused()
})

test('a long conversation stays at its end beside a new offer', async ({ page }, info) => {
  const { address, couple, signInProfessional } = await startConversation(page, info)
  for (let number = 1; number <= 6; number += 1) await couple.say(`${'Redak\n'.repeat(9)}Kraj ${number}`)
  await signInProfessional(page)
  await openConversation(page, address)
  const last = log(page).getByText('Kraj 6')
  await expect(last).toBeInViewport()
  await page.getByRole('button', { name: 'Nova ponuda' }).click()
  await expect(page.getByRole('region', { name: 'Nova ponuda' })).toBeVisible()
  await expect(last).toBeInViewport()
  await expect(field(page)).toBeInViewport()
})

test('a conversation that is pressed while a search is still being typed is opened, and searched beside', async ({
  page,
}, info) => {
  const { name, lead, address, signInProfessional } = await startConversation(page, info)
  await signInProfessional(page)
  await page.clock.install()
  await page.goto(pages.messages)
  const row = page.getByRole('main').getByRole('link', { name })
  await expect(row).toBeVisible(patient)
  const opened = Promise.withResolvers<null>()
  await page.route(`**${callPath('GET /leads/:id', { id: lead.id })}`, async (route) => {
    await opened.promise
    await route.continue()
  })
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('searchbox', { name: 'Traži razgovor' }).fill(name)
  await row.click()
  // Longer than the pause after which the search begins.
  await page.clock.runFor(1_000)
  opened.resolve(null)
  await expect(log(page)).toBeVisible(patient)
  await page.clock.runFor(1_000)
  await expect(page).toHaveURL(address + queryString({ search: name }))
})

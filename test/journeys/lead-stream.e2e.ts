import { type BrowserContext, expect, type Page } from '@playwright/test'
import { addDays, zagrebDayOf } from '#contract/calendar-day.ts'
import type { Lead } from '#contract/leads.ts'
import { API_BASE, pages } from '#contract/paths.ts'
import { callPath } from '#web/call.ts'
import { longDay } from '#web/lib/format.ts'
import { signIn, test } from '#test/browser.ts'
import { expectAccessible, expectNoLayoutShift, viewports } from '#test/browser-checks.ts'
import { admin, call, makePending, tokenFor } from './admin-calls.ts'
import { makeSender, studio, studioCalls } from './lead-calls.ts'
import { password, topBar } from './sign-in-form.ts'

/** Longer than the time before a reconnection, including its random part, on a slow machine. */
const patient = { timeout: 30_000 }
const someDay = addDays(zagrebDayOf(new Date()), 310)

const isStream = (url: string) => new URL(url).pathname === callPath('GET /leads/stream')
const rows = (page: Page) => page.getByRole('main').locator('tbody').getByRole('row')
const link = (page: Page) => topBar(page).getByRole('link', { name: 'Upiti' })

/** Every connection to the stream that this browser opens from now on. */
function watchStreams(context: BrowserContext) {
  const lastIds: (string | undefined)[] = []
  context.on('request', (request) => {
    if (isStream(request.url())) lastIds.push(request.headers()['last-event-id'])
  })
  return lastIds
}

const newLeads = async (page: Page) =>
  (await (await studioCalls(page)).get<{ data: { new: number } }>('/leads/counts')).data.new

/** The link with its badge, after the stream has sent the number. */
const expectBadge = async (page: Page, count: number) =>
  expect(link(page)).toHaveAccessibleName(new RegExp(`^Upiti ?\\(${count} nov(i|a|ih)\\)$`), patient)

test('a lead that arrives stands on the open list at once, and what is done elsewhere follows', async ({
  page,
}, info) => {
  const { name, send } = await makeSender(page, info)
  const before = await newLeads(page)
  await signIn(page, studio)
  await page.goto(pages.professionalLeads)
  await expectBadge(page, before)
  await expect(rows(page)).toHaveCount(15)
  await expectNoLayoutShift(page)
  const lead = await send(someDay)
  await expect(rows(page).first()).toContainText(name)
  await expect(rows(page)).toHaveCount(15)
  await expectBadge(page, before + 1)
  await expect(page.getByRole('status').filter({ hasText: '1 novi upit na vrhu popisa' })).toHaveCount(1)
  await expectAccessible(page)

  await (await studioCalls(page)).mark(lead, 'contacted')
  await expect(rows(page).first()).toContainText('Kontaktirano')
  await expectBadge(page, before)
})

test('a number of three characters fits beside its link like one of one', async ({ page }) => {
  await signIn(page, studio)
  await page.goto('/help')
  await expectBadge(page, await newLeads(page))
  const isWhole = (text: string) =>
    link(page)
      .locator('[aria-hidden]')
      .evaluate((number, shown) => {
        number.textContent = shown
        const [inner, outer] = [number.getBoundingClientRect(), number.parentElement!.getBoundingClientRect()]
        return outer.left < inner.left && inner.right < outer.right
      }, text)
  for (const text of ['1', '99+']) expect(await isWhole(text), text).toBe(true)
})

test('on another page it is announced with a link to it', async ({ page }, info) => {
  const { send } = await makeSender(page, info)
  const before = await newLeads(page)
  await signIn(page, studio)
  await page.goto('/help')
  await expectBadge(page, before)
  const { id } = await send(someDay)
  const message = page.getByRole('status').filter({ hasText: `Novi upit za ${longDay(someDay)}` })
  await expect(message).toBeVisible()
  await message.getByRole('button', { name: 'Prikaži' }).click()
  await expect(page).toHaveURL(`${pages.professionalLeads}?lead=${id}`)
  await expect(page.getByRole('dialog', { name: `Upit za ${longDay(someDay)}` })).toBeVisible()
})

test('another part of the list stays as it is and offers the way to what is new', async ({ page }, info) => {
  const { name, send } = await makeSender(page, info)
  const before = await newLeads(page)
  await signIn(page, studio)
  await page.goto(`${pages.professionalLeads}?page=2`)
  await expectBadge(page, before)
  const first = await rows(page).first().innerText()
  await send(someDay)
  const offer = page.getByRole('status').filter({ hasText: '1 novi upit' })
  await expect(offer.getByRole('link', { name: 'Prikaži' })).toBeVisible()
  expect(await rows(page).first().innerText()).toBe(first)
  await expectAccessible(page)
  await offer.getByRole('link', { name: 'Prikaži' }).click()
  await expect(page).toHaveURL(pages.professionalLeads)
  await expect(rows(page).first()).toContainText(name)
  await expect(offer).toHaveCount(0)
})

test('what arrives while the connection is lost is told when it is back', async ({ page, context, problems }, info) => {
  problems.expect(/ERR_CONNECTION_FAILED/)
  const { send } = await makeSender(page, info)
  const before = await newLeads(page)
  await signIn(page, studio)
  await page.goto('/help')
  await expectBadge(page, before)
  const lastIds = watchStreams(context)
  const stream = `**${callPath('GET /leads/stream')}`
  await page.route(stream, (route) => route.abort('connectionfailed'))
  // An `online` event, as a browser fires it when its network has changed: the page drops its connection, and a new
  // one fails.
  const changeNetwork = () => page.evaluate(() => dispatchEvent(new Event('online')))
  await changeNetwork()
  await expect.poll(() => lastIds.length, patient).toBeGreaterThan(0)
  await send(someDay)
  await send(addDays(someDay, 1))
  await page.unroute(stream)
  await changeNetwork()
  // They may arrive together or one after the other.
  await expect(page.getByRole('status').filter({ hasText: /2 nova upita|Novi upit za/ })).toBeVisible(patient)
  await expectBadge(page, before + 2)
  expect(lastIds.every((id) => Number(id) > 0)).toBe(true)
})

test('all tabs share one connection, and another takes over when the first is closed', async ({
  page,
  context,
}, info) => {
  const { name, send } = await makeSender(page, info)
  const before = await newLeads(page)
  await signIn(page, studio)
  const streams = watchStreams(context)
  await page.goto('/help')
  await expectBadge(page, before)
  const second = await context.newPage()
  await second.goto(pages.professionalLeads)
  await expectBadge(second, before)
  await send(someDay)
  await expectBadge(page, before + 1)
  await expect(rows(second).first()).toContainText(name)
  expect(streams).toHaveLength(1)

  await page.close()
  await expect.poll(() => streams.length, patient).toBe(2)
  expect(Number(streams[1])).toBeGreaterThan(0)
  await send(addDays(someDay, 1))
  await expectBadge(second, before + 2)
  await expect(rows(second).first()).toContainText(longDay(addDays(someDay, 1)))
})

test('a sign-out ends it', async ({ page }) => {
  await signIn(page, studio)
  await page.goto('/help')
  await expectBadge(page, await newLeads(page))
  const ended = page.waitForEvent('requestfailed', (request) => isStream(request.url()))
  await page.getByRole('button', { name: 'Odjava' }).click()
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(link(page)).toHaveCount(0)
})

test('a session that ends elsewhere ends here as well', async ({ page, problems }) => {
  problems.expect(/401/)
  await signIn(page, studio)
  await page.goto('/help')
  await expectBadge(page, await newLeads(page))
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const ended = await page.request.post(`${API_BASE}/logout`, { headers: { authorization: `Bearer ${token}` } })
  expect(ended.ok()).toBe(true)
  // The page reconnects at once and is refused; without this event the server would end the connection a little
  // later.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(topBar(page).getByRole('link', { name: 'Prijava' })).toBeVisible(patient)
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
})

test('an admin’s pages open no stream, since no lead belongs to an admin', async ({ page, context }) => {
  const streams = watchStreams(context)
  const scripts: string[] = []
  context.on('request', (request) => scripts.push(request.url()))
  await signIn(page, 'admin@zauvijek.test')
  await page.goto('/help')
  await expect(topBar(page).getByRole('link', { name: 'Administracija' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(streams).toEqual([])
  expect(scripts.filter((url) => url.includes('for-signed-in'))).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone })

  test('the drawer says how many wait', async ({ page }) => {
    await signIn(page, studio)
    const count = await newLeads(page)
    await page.goto('/help')
    await page.getByRole('button', { name: 'Otvori izbornik' }).click()
    const entry = page.getByRole('dialog', { name: 'Izbornik' }).getByRole('link', { name: /^Upiti/ })
    await expect(entry).toHaveAccessibleName(new RegExp(`^Upiti ?\\(${count} nov(i|a|ih)\\)$`), patient)
    await expectAccessible(page)
  })
})

test('a couple with an open conversation is told at once that its professional has gone', async ({
  page,
  problems,
}, info) => {
  problems.expect(/404/)
  const { name, token } = await makeSender(page, info)
  const professional = await makePending(page, info, 'odlazi')
  await call(page, 'POST', `/admin/professionals/${professional.id}/approve`, await tokenFor(page, admin))
  const lead = { professional_id: professional.id, event_date: someDay, message: `Pozdrav, ${name}` }
  const { data } = await call<{ data: Lead }>(page, 'POST', '/leads', token, lead)
  await page.goto(pages.login())
  await page.evaluate((one) => localStorage.setItem('auth_token', one), token)
  const sent = await page.context().newPage()
  await sent.goto(pages.enquiries)
  await page.goto(pages.conversation(data.id))
  await expect(page.getByRole('log').getByText(lead.message)).toBeVisible()
  await expect(sent.getByRole('heading', { name: professional.company })).toBeVisible()

  await call(page, 'DELETE', '/account', professional.token, { password })
  await expect(page.getByRole('heading', { name: 'Razgovor nije pronađen' })).toBeVisible(patient)
  await expect(page.getByText('druga je strana izbrisala račun')).toBeVisible()
  await expect(sent.getByRole('heading', { name: professional.company })).toHaveCount(0, patient)
})

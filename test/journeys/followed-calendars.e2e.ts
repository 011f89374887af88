import { expect, type Page, type Request, type TestInfo } from '@playwright/test'
import type { CalendarPreview, FollowedCalendar } from '#contract/followed-calendars.ts'
import { addDays, toCalendarDay, zagrebDayOf } from '#contract/calendar-day.ts'
import { API_BASE, pages } from '#contract/paths.ts'
import { test } from '#test/browser.ts'
import { expectAccessible, viewports } from '#test/browser-checks.ts'
import { expireSession } from './lost-session.ts'
import { makeProfessional } from './own-calendar.ts'
import { fillIn, submit } from './sign-in-form.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Povezani kalendari' })
const followedSection = (page: Page) => section(page).getByRole('region', { name: 'Kalendar koji pratite' })
const field = (page: Page) => followedSection(page).getByLabel('Adresa kalendara')
const previewCalendar = (page: Page) => followedSection(page).getByRole('button', { name: 'Pregledaj' }).click()
const followedOnes = (page: Page) => followedSection(page).getByRole('list', { name: 'Kalendari koje pratite' })
const question = (page: Page, name: string) => page.getByRole('dialog', { name })
const expectNotification = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

async function openOwnCalendar(page: Page, info: TestInfo) {
  const email = await makeProfessional(page, info)
  await page.goto(pages.professionalCalendar)
  await expect(field(page).or(followedOnes(page)).first()).toBeVisible()
  return email
}

test('an address that leads nowhere public is refused beside its field, and stays as it was typed', async ({
  page,
  problems,
}, info) => {
  problems.expect(/422/)
  await openOwnCalendar(page, info)
  await previewCalendar(page)
  await expect(field(page)).toHaveAccessibleDescription(/Ovo polje je obavezno\.$/)
  for (const [address, sentence] of [
    ['https://127.0.0.1/kalendar.ics', /Kalendar na ovoj adresi nije dostupan\./],
    ['webcal://localhost/kalendar.ics', /Kalendar na ovoj adresi nije dostupan\./],
    ['ftp://primjer.hr/kalendar.ics', /Adresa kalendara počinje s „https:\/\/” ili „webcal:\/\/”\.$/],
  ] as const) {
    await field(page).fill(address)
    await expect(field(page)).not.toHaveAttribute('aria-invalid')
    await previewCalendar(page)
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveAccessibleDescription(sentence)
    await expect(field(page)).toHaveValue(address)
  }
})

const today = zagrebDayOf(new Date())
const source = 'https://kalendar.primjer.hr/tajna/mia.ics'

const preview: CalendarPreview = {
  url: source,
  name: 'Mijin kalendar',
  days: [
    { date: toCalendarDay('2027-06-12'), summaries: ['Vjenčanje u Splitu', 'Put kući'], effect: 'blocks' },
    { date: toCalendarDay('2027-06-13'), summaries: ['Odmor'], effect: 'blocks' },
    { date: toCalendarDay('2027-06-14'), summaries: ['Odmor'], effect: 'replaces' },
    { date: toCalendarDay('2027-07-03'), summaries: [], effect: 'taken' },
  ],
  until: addDays(today, 730),
  unreadable_events: 2,
}

const calendar = (overrides: Partial<FollowedCalendar> = {}): FollowedCalendar => ({
  id: 7,
  url: source,
  name: 'Mijin kalendar',
  created_at: new Date(Date.now() - 86_400_000).toISOString(),
  last_read_at: new Date(Date.now() - 12.5 * 60_000).toISOString(),
  last_tried_at: new Date(Date.now() - 12.5 * 60_000).toISOString(),
  last_error: null,
  blocked_days: 3,
  ...overrides,
})

/**
 * The built product reads no calendar on a private address, by design, so these journeys answer in its place. The
 * server's side is tested beside it.
 */
async function mockCalendarLinks(page: Page, initial: FollowedCalendar[] = []) {
  const followed = [...initial]
  const asked: Request[] = []
  await page.route(`**${API_BASE}/followed-calendars**`, async (route, request) => {
    asked.push(request)
    const path = new URL(request.url()).pathname.slice(API_BASE.length)
    const call = `${request.method()} ${path}`
    if (call === `GET /followed-calendars`) return route.fulfill({ json: { data: followed } })
    if (call === `POST /followed-calendars/preview`) return route.fulfill({ json: { data: preview } })
    if (call === `POST /followed-calendars`) {
      const { name } = request.postDataJSON() as { name: string }
      followed.push(calendar({ name, last_read_at: new Date().toISOString() }))
      return route.fulfill({ status: 201, json: { data: followed.at(-1) } })
    }
    if (call === `POST /followed-calendars/7/read`) {
      followed[0] = calendar({ last_error: 'Kalendar trenutačno ne odgovara.' })
      return route.fulfill({ json: { data: followed[0] } })
    }
    if (call === `DELETE /followed-calendars/7`) {
      followed.pop()
      return route.fulfill({ status: 204 })
    }
    return route.abort()
  })
  const callsOf = (method: string) => asked.filter((request) => request.method() === method).length
  return { callsOf, followed }
}

/** The calendar above loads its events again. */
const eventsRefetch = (page: Page) =>
  page.waitForRequest((request) => new URL(request.url()).pathname === `${API_BASE}/events`)

test('a calendar is previewed day by day, and followed only after a confirmation', async ({ page }, info) => {
  const { callsOf } = await mockCalendarLinks(page)
  await page.setViewportSize(viewports.phone)
  await openOwnCalendar(page, info)
  await field(page).fill(source.replace('https:', 'webcal:'))
  await page.keyboard.press('Enter')
  await expect(followedSection(page).getByRole('heading', { name: 'Mijin kalendar' })).toBeFocused()
  await expect(followedSection(page).getByText('2 unosa nisu čitljiva')).toBeVisible()
  await expect(
    followedSection(page).getByRole('list', { name: 'Što bi se promijenilo' }).getByRole('listitem'),
  ).toHaveText([
    '2 dana bit će blokirana',
    '1 slobodan dan postat će blokiran',
    '1 dan već je zauzet i ostaje kako jest',
  ])
  const june = followedSection(page).getByRole('group').filter({ hasText: 'lipanj 2027.' })
  await expect(june.getByRole('listitem')).toHaveText([
    /^subota, 12\.\slipnja\s2027\. bit će blokiranVjenčanje u Splitu, Put kući$/,
    /^nedjelja, 13\.\slipnja\s2027\. bit će blokiranOdmor$/,
    /^ponedjeljak, 14\.\slipnja\s2027\. sada slobodan, postat će blokiranOdmor$/,
  ])
  await followedSection(page).getByText('srpanj 2027.').click()
  await expect(followedSection(page).getByText('već zauzet, ostaje kako jest')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewports.phone.width)

  await followedSection(page).getByRole('button', { name: 'Odustani' }).click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue(source.replace('https:', 'webcal:'))
  await expect(followedSection(page).getByRole('button', { name: 'Potvrdi i prati' })).toHaveCount(0)

  await previewCalendar(page)
  await followedSection(page).getByLabel('Naziv').fill('Vjenčanja')
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/followed-calendars')),
    eventsRefetch(page),
    followedSection(page).getByRole('button', { name: 'Potvrdi i prati' }).click(),
  ])
  expect(sent.postDataJSON()).toEqual({ url: source, name: 'Vjenčanja' })
  await expectNotification(page, 'Sada pratite kalendar „Vjenčanja”.')
  await expect(followedOnes(page).getByRole('listitem')).toContainText(['Vjenčanja'])
  await expect(followedOnes(page)).toContainText('kalendar.primjer.hr')
  await expect(followedOnes(page)).not.toContainText('tajna')
  await expect(followedOnes(page)).toContainText('Pročitan upravo sada')
  await expect(field(page)).toHaveValue('')
  expect(callsOf('POST'), 'two previews and one confirmation').toBe(3)
})

test('a slow preview says so and can be stopped, and another address needs another preview', async ({ page }, info) => {
  await mockCalendarLinks(page)
  await openOwnCalendar(page, info)
  const held = `**${API_BASE}/followed-calendars/preview`
  await page.route(held, () => {})
  await field(page).fill(source)
  await previewCalendar(page)
  await expect(followedSection(page).getByText('Čitamo kalendar. To može potrajati do 10 sekundi.')).toBeVisible()
  await followedSection(page).getByRole('button', { name: 'Prekini' }).click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue(source)
  await expect(followedSection(page).getByText('Ništa se ne blokira dok ne potvrdite.')).toBeVisible()
  await expect(followedSection(page).getByRole('button', { name: 'Prekini' })).toBeHidden()

  await page.unroute(held)
  await previewCalendar(page)
  const confirm = followedSection(page).getByRole('button', { name: 'Potvrdi i prati' })
  await expect(confirm).toBeVisible()
  await field(page).fill(`${source}?2`)
  await expect(confirm).toHaveCount(0)
})

test('a calendar that cannot be read says that its days stay blocked; unfollowing it says how many it frees', async ({
  page,
}, info) => {
  await mockCalendarLinks(page, [calendar()])
  await openOwnCalendar(page, info)
  const mine = followedOnes(page).getByRole('listitem')
  await expect(mine).toContainText(/Pročitan prije 1[23] minuta · .+ u\s\d\d:\d\d/)
  await expect(mine).toContainText('Zbog njega su blokirana 3 dana.')
  await Promise.all([eventsRefetch(page), mine.getByRole('button', { name: 'Pročitaj sada' }).click()])
  await expectNotification(page, 'Kalendar trenutačno ne odgovara.')
  await expect(mine).toContainText('Kalendar trenutačno ne odgovara. Dani koje je dosad blokirao ostaju blokirani')
  await expectAccessible(page)

  const unfollow = mine.getByRole('button', { name: 'Prestani pratiti' })
  await unfollow.focus()
  await page.keyboard.press('Enter')
  const asked = question(page, 'Prestati pratiti kalendar?')
  await expect(asked).toContainText('U vašem kalendaru oslobodit će se 3 dana blokirana zbog njega.')
  await asked.getByRole('button', { name: 'Odustani' }).click()
  await expect(unfollow).toBeFocused()
  await unfollow.click()
  await Promise.all([eventsRefetch(page), asked.getByRole('button', { name: 'Prestani pratiti' }).click()])
  await expect(followedOnes(page)).toHaveCount(0)
  await expectNotification(page, 'Kalendar „Mijin kalendar” više ne pratite.')
})

test('five calendars are enough, and the place for another says why', async ({ page, problems }, info) => {
  const five = [1, 2, 3, 4, 5].map((id) => calendar({ id, name: `Kalendar ${id}`, url: `${source}?${id}` }))
  const { followed } = await mockCalendarLinks(page, five.slice(0, 4))
  await openOwnCalendar(page, info)
  await field(page).fill(source)
  await previewCalendar(page)
  // Meanwhile, the fifth is followed in another tab.
  const tooMany = 'Možete pratiti najviše 5 kalendara. Za novi prestanite pratiti neki od njih.'
  await page.route(`**${API_BASE}/followed-calendars`, async (route, request) => {
    if (request.method() !== 'POST') return route.fallback()
    followed.splice(0, followed.length, ...five)
    await route.fulfill({ status: 422, json: { message: tooMany, code: 'invalid', errors: { url: [tooMany] } } })
  })
  problems.expect(/status of 422/)
  await followedSection(page).getByRole('button', { name: 'Potvrdi i prati' }).click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAccessibleDescription(/Možete pratiti najviše 5 kalendara\./)
  await expect(field(page)).toHaveValue(source)
  await expect(followedOnes(page).getByRole('listitem')).toHaveCount(5)
  await expect(field(page)).toHaveAccessibleDescription(/Možete pratiti najviše 5 kalendara\./)
  await page.reload()
  await expect(followedOnes(page).getByRole('listitem')).toHaveCount(5)
  await expect(followedSection(page).getByText('Možete pratiti najviše 5 kalendara.')).toBeVisible()
  await expect(field(page)).toHaveCount(0)
})

test('when the links cannot be loaded, the calendar stands without them, and a second try brings them', async ({
  page,
  problems,
}, info) => {
  problems.expect(/503|Service Unavailable/)
  await openOwnCalendar(page, info)
  await page.route(`**${API_BASE}/followed-calendars`, (route) =>
    route.fulfill({ status: 503, json: { message: 'Usluga trenutačno nije dostupna.', code: 'unavailable' } }),
  )
  await page.reload()
  await expect(section(page).getByText('Povezani se kalendari nisu učitali.')).toBeVisible()
  await page.unrouteAll()
  await section(page).getByRole('button', { name: 'Pokušaj ponovo' }).click()
  await expect(field(page)).toBeVisible()
})

test('what was typed is still there after the session has run out', async ({ page, problems }, info) => {
  problems.expect(/401/)
  const email = await openOwnCalendar(page, info)
  await expireSession(page)
  await field(page).fill(source)
  await previewCalendar(page)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await fillIn(page, email)
  await submit(page)
  await expect(field(page)).toHaveValue(source)
})

import { expect, type Page } from '@playwright/test'
import { API_BASE, pages, queryString } from '#contract/paths.ts'
import type { AnswerOf } from '#web/call.ts'
import { signIn, test } from '#test/browser.ts'
import { expectAccessible, expectNoLayoutShift, viewports } from '#test/browser-checks.ts'
import { listen } from '#test/heard.ts'
import { admin, call, expectNoSidewaysScroll, makePending, showAs, snackbar, tokenFor } from './admin-calls.ts'
import { expireSession } from './lost-session.ts'
import { fillIn, submit, topBar } from './sign-in-form.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const cardOf = (page: Page, company: string) => page.getByRole('article', { name: company })
const filter = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Status profila' }).getByRole('button', { name })
const listOf = (company: string, status?: string) => pages.adminProfessionals + queryString({ status, search: company })

const verbs = { Odobri: 'odobriti', Odbij: 'odbiti' }

/** The question before a decision on this profile. */
async function ask(page: Page, company: string, decision: keyof typeof verbs) {
  await cardOf(page, company).getByRole('button', { name: decision, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Jeste li sigurni da želite ${verbs[decision]} ${company}?`)
  return dialog
}

test('an admin first sees who waits, the longest waiting before all, with a count on each filter', async ({ page }) => {
  test.slow()
  const token = await tokenFor(page, admin)
  const path = '/admin/professionals?status=pending'
  const { counts, data } = await call<AnswerOf<'GET /admin/professionals'>>(page, 'GET', path, token)
  await signIn(page, admin)
  await page.goto('/')
  await topBar(page).getByRole('link', { name: 'Administracija' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pružatelji usluga' })).toBeVisible()
  await expect(filter(page, /^Na čekanju/)).toHaveAttribute('aria-pressed', 'true')
  await expect(filter(page, /^Svi/)).toHaveText(`Svi${counts.all}`)
  await expect(filter(page, /^Odobreni/)).toHaveText(`Odobreni${counts.approved}`)
  await expect(cards(page)).toHaveCount(Math.min(counts.pending, 24))
  const waiting = data.map((one) => one.created_at)
  expect(waiting).toEqual(waiting.toSorted())
  await expect(cards(page).first()).toContainText(data[0]!.company_name)
  await expectAccessible(page)

  await filter(page, /^Odbijeni/).click()
  await expect(page).toHaveURL('/admin/professionals?status=rejected')
  await expect(cards(page)).toHaveCount(Math.min(counts.rejected, 24))
  await expect(cards(page).first().getByRole('button', { name: 'Odbij', exact: true })).toHaveCount(0)
  await filter(page, /^Odobreni/).click()
  await expect(cards(page).first().getByText('Odobreno')).toBeVisible()
  await expect(cards(page).first().getByRole('button', { name: 'Odobri', exact: true })).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Stranice popisa' }).getByRole('link', { name: 'Stranica 2' }).click()
  await expect(page).toHaveURL(/^[^?]+[?]status=approved&page=2&after=[\d_-]+$/)
  await page.reload()
  await expect(cards(page)).toHaveCount(24)
  await expectNoLayoutShift(page)
  await page.goBack()
  await page.goBack()
  await expect(filter(page, /^Odbijeni/)).toHaveAttribute('aria-pressed', 'true')
})

test('an approved profile leaves the waiting ones and is public', async ({ page, openVisitor }, info) => {
  const { id, company } = await makePending(page, info)
  await signIn(page, admin)
  await page.goto(pages.adminProfessionals)
  await page.getByRole('searchbox', { name: 'Traži' }).fill(company)
  await expect(page).toHaveURL(listOf(company))
  await expect(cards(page)).toHaveCount(1)
  const dialog = await ask(page, company, 'Odobri')
  await dialog.getByRole('button', { name: 'Odobri' }).click()
  await snackbar(page, 'Profesionalac je uspješno odobren')
  await expect(page.getByText('Nema pružatelja usluga za prikaz.')).toBeVisible()
  await expect(page.locator('#popis')).toBeFocused()

  const visitor = await openVisitor()
  await visitor.goto(pages.professional(id))
  await expect(visitor.getByRole('heading', { level: 1, name: company })).toBeVisible()

  await page.getByRole('link', { name: 'Traži među svima' }).click()
  await expect(filter(page, /^Svi/)).toHaveAttribute('aria-pressed', 'true')
  await cardOf(page, company).getByRole('link', { name: 'Pogledaj' }).click()
  await expect(page).toHaveURL(pages.professional(id))
  await page.goBack()
  await expect(cardOf(page, company).getByText('Odobreno')).toBeVisible()
})

test('the owner reads why the profile was rejected', async ({ page, openVisitor }, info) => {
  test.slow()
  const { company, token } = await makePending(page, info)
  await signIn(page, admin)
  await page.goto(listOf(company))
  const dialog = await ask(page, company, 'Odbij')
  await dialog.getByLabel('Razlog').fill('Dodajte barem tri fotografije.')
  await expectAccessible(page)
  // Neither a key pressed by mistake nor a click beside the dialog loses the reason.
  for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
    await leave()
    await expect(dialog.getByRole('alert')).toContainText('Upisano još nije spremljeno.')
    await dialog.getByRole('button', { name: 'Nastavi uređivati' }).click()
    await expect(dialog.getByLabel('Razlog')).toBeFocused()
  }
  await dialog.getByRole('button', { name: 'Odbij' }).click()
  await snackbar(page, 'Profesionalac je uspješno odbijen')

  const owner = await openVisitor()
  await showAs(owner, token, pages.professionalProfile)
  await expect(owner.getByText('Razlog: Dodajte barem tri fotografije.')).toBeVisible()
})

test('by keyboard the focus goes on to the profile in the place of one that was decided', async ({ page }, info) => {
  const companies: string[] = []
  for (const label of ['a', 'b', 'c']) companies.push((await makePending(page, info, label)).company)
  await signIn(page, admin)
  await page.goto(listOf('Novi obrt'))
  await expect(cards(page).getByRole('heading')).toContainText(companies)
  const rest = await cards(page).getByRole('heading').allInnerTexts()
  const decided = companies[1]!
  await cardOf(page, decided).getByRole('button', { name: 'Odobri', exact: true }).focus()
  await page.keyboard.down('Enter')
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Odobri' })
  await expect(confirm).toBeFocused()
  // A key that is held down opens the question, but does not confirm it.
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(confirm).toBeFocused()
  const heard = await listen(page)
  await page.keyboard.press('Enter')
  await expect(cardOf(page, decided)).toHaveCount(0)
  const next = rest[rest.indexOf(decided) + 1]!
  await expect(cardOf(page, next).getByRole('heading')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'je uspješno odobren' })).toBeVisible()
  expect((await heard()).filter((text) => text.includes('odobren'))).toEqual(['Profesionalac je uspješno odobren'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(cardOf(page, next).getByRole('button', { name: 'Odobri', exact: true })).toBeFocused()
})

test('the question for a reason focuses its field, and returns the focus to its button', async ({ page }, info) => {
  const { company } = await makePending(page, info)
  await signIn(page, admin)
  await page.goto(listOf(company))
  const reject = cardOf(page, company).getByRole('button', { name: 'Odbij', exact: true })
  await reject.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Razlog')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(reject).toBeFocused()
})

test('paging shows every profile, whatever another admin decides meanwhile', async ({ page }, info) => {
  test.slow()
  const made: { id: number; company: string }[] = []
  for (let number = 10; number < 36; number += 1) made.push(await makePending(page, info, `p${number}`))
  const token = await tokenFor(page, admin)
  const mark = info.testId.slice(-8)
  await signIn(page, admin)
  await page.goto(listOf(mark))
  await expect(cards(page)).toHaveCount(24)
  const namesShown = () => cards(page).getByRole('heading').allInnerTexts()
  const seen = await namesShown()
  for (const { id, company } of made)
    if (seen.slice(0, 3).includes(company)) await call(page, 'POST', `/admin/professionals/${id}/approve`, token)
  const links = page.getByRole('navigation', { name: 'Stranice popisa' })
  await links.getByRole('link', { name: 'Sljedeća stranica' }).click()
  await expect(links.getByRole('link', { name: 'Stranica 2' })).toHaveAttribute('aria-current', 'page')
  expect([...seen, ...(await namesShown())].toSorted()).toEqual(made.map(({ company }) => company).toSorted())
  // Its address is one like any other.
  const address = page.url()
  await page.reload()
  await links.getByRole('link', { name: 'Stranica 2' }).click()
  await expect(cards(page)).toHaveCount(2)
  expect(page.url()).toBe(address)
  await links.getByRole('link', { name: 'Prethodna stranica' }).click()
  await expect(page).toHaveURL(listOf(mark))
  await expect(cards(page)).toHaveCount(23)
})

test('a list that was left open shows on return what another admin decided, and stays where that cannot be loaded', async ({
  page,
  problems,
}, info) => {
  problems.expect(/502/)
  const { id, company } = await makePending(page, info)
  await signIn(page, admin)
  await page.goto(listOf(company))
  await expect(cardOf(page, company)).toBeVisible()
  await call(page, 'POST', `/admin/professionals/${id}/approve`, await tokenFor(page, admin))
  const comeBack = () => page.evaluate(() => ['blur', 'focus'].forEach((type) => dispatchEvent(new Event(type))))
  const calls = `**${API_BASE}/admin/professionals?*`
  await page.route(calls, (route) => route.fulfill({ status: 502, body: '' }))
  const refused = page.waitForResponse((answer) => answer.status() === 502)
  await comeBack()
  await refused
  await expect(cardOf(page, company)).toBeVisible()
  await page.unroute(calls)
  await comeBack()
  await expect(page.getByText('Nema pružatelja usluga za prikaz.')).toBeVisible()
})

test('the history of a profile keeps what was decided, newest first', async ({ page }, info) => {
  test.slow()
  const { id, company } = await makePending(page, info)
  await call(page, 'POST', `/admin/professionals/${id}/reject`, await tokenFor(page, admin), {
    reason: 'Dodajte barem tri fotografije.',
  })
  await signIn(page, admin)
  await page.goto(listOf(company, 'all'))
  await expect(cardOf(page, company)).toContainText('Razlog odbijanja: Dodajte barem tri fotografije.')
  await (await ask(page, company, 'Odobri')).getByRole('button', { name: 'Odobri' }).click()
  await snackbar(page, 'Profesionalac je uspješno odobren')
  await expect(cardOf(page, company)).not.toContainText('Razlog odbijanja')
  await cardOf(page, company).getByRole('button', { name: 'Povijest' }).click()
  const history = page.getByRole('dialog', { name: 'Povijest profila' })
  await expect(history.getByRole('listitem')).toHaveCount(2)
  await expect(history.getByRole('listitem').first()).toContainText('Status profila: Odobreno (prije: Odbijeno)')
  await expect(history.getByRole('listitem').last()).toContainText('Razlog: Dodajte barem tri fotografije.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(history).toBeHidden()
  await expect(cardOf(page, company).getByRole('button', { name: 'Povijest' })).toBeFocused()
})

test('the slower of two admins is told what the quicker one decided', async ({ page, problems }, info) => {
  problems.expect(/422/)
  const { id, company } = await makePending(page, info)
  await signIn(page, admin)
  await page.goto(listOf(company, 'all'))
  const dialog = await ask(page, company, 'Odobri')
  await call(page, 'POST', `/admin/professionals/${id}/approve`, await tokenFor(page, admin))
  await dialog.getByRole('button', { name: 'Odobri' }).click()
  await snackbar(page, 'Profil je već odobren.')
  await expect(dialog).toBeHidden()
  await expect(cardOf(page, company).getByText('Odobreno')).toBeVisible()
  await expect(cardOf(page, company).getByRole('button', { name: 'Odobri', exact: true })).toHaveCount(0)
})

test('rejecting a profile that another admin has just approved says so and keeps the reason', async ({
  page,
  openVisitor,
  problems,
}, info) => {
  problems.expect(/409/)
  const { id, company } = await makePending(page, info)
  await signIn(page, admin)
  await page.goto(listOf(company, 'all'))
  const dialog = await ask(page, company, 'Odbij')
  await dialog.getByLabel('Razlog').fill('Nedostaju cijene.')
  await call(page, 'POST', `/admin/professionals/${id}/approve`, await tokenFor(page, admin))
  await dialog.getByRole('button', { name: 'Odbij' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Profil je u međuvremenu odobren, pa ova odluka nije spremljena.')
  await expect(dialog.getByLabel('Razlog')).toHaveValue('Nedostaju cijene.')
  const visitor = await openVisitor()
  await visitor.goto(pages.professional(id))
  await expect(visitor.getByRole('heading', { level: 1, name: company })).toBeVisible()
  await dialog.getByRole('button', { name: 'Odustani' }).click()
  await expect(cardOf(page, company).getByText('Odobreno')).toBeVisible()
  // Now that this has been seen, it may be rejected.
  await (await ask(page, company, 'Odbij')).getByRole('button', { name: 'Odbij' }).click()
  await snackbar(page, 'Profesionalac je uspješno odbijen')
})

test('an admin whose session ends while a reason is typed finds it again after the sign-in', async ({
  page,
  problems,
}, info) => {
  problems.expect(/401/)
  const { company } = await makePending(page, info)
  await signIn(page, admin)
  await page.goto(listOf(company, 'all'))
  const reason = 'Na slikama nema vašeg rada. Dodajte barem tri fotografije s vjenčanja.'
  const dialog = await ask(page, company, 'Odbij')
  await dialog.getByLabel('Razlog').fill(reason)
  await expireSession(page)
  await dialog.getByRole('button', { name: 'Odbij' }).click()
  await fillIn(page, admin, 'demo-zauvijek')
  await submit(page)
  await expect((await ask(page, company, 'Odbij')).getByLabel('Razlog')).toHaveValue(reason)
})

test('a double click decides once, and what fails keeps the reason that was typed', async ({
  page,
  problems,
}, info) => {
  problems.expect(/502/)
  const { id, company } = await makePending(page, info)
  await signIn(page, admin)
  await page.goto(listOf(company, 'all'))
  const calls = `**${API_BASE}/admin/professionals/${id}/reject`
  await page.route(calls, (route) => route.fulfill({ status: 502, body: '<html></html>' }))
  const dialog = await ask(page, company, 'Odbij')
  await dialog.getByLabel('Razlog').fill('Nedostaju cijene.')
  await dialog.getByRole('button', { name: 'Odbij' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Greška pri promjeni statusa')
  await expect(dialog.getByLabel('Razlog')).toHaveValue('Nedostaju cijene.')
  await page.unroute(calls)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith(`/admin/professionals/${id}/reject`)) sent += 1
  })
  await dialog.getByRole('button', { name: 'Odbij' }).dblclick()
  await snackbar(page, 'Profesionalac je uspješno odbijen')
  await expect(cardOf(page, company)).toContainText('Razlog odbijanja: Nedostaju cijene.')
  expect(sent).toBe(1)
})

test('premium is switched on and off, by keyboard, too', async ({ page }, info) => {
  const { company } = await makePending(page, info)
  await signIn(page, admin)
  await page.goto(listOf(company))
  const premium = cardOf(page, company).getByRole('switch', { name: 'Premium' })
  await expect(premium).not.toBeChecked()
  await premium.focus()
  await page.keyboard.press('Space')
  await snackbar(page, `${company}: Premium je uključen`)
  await expect(premium).toBeChecked()
  await expect(premium).toBeFocused()
  await page.reload()
  await expect(premium).toBeChecked()
  await premium.click()
  await snackbar(page, `${company}: Premium je isključen`)
  await expect(premium).not.toBeChecked()
})

test('a list that does not come says so and comes at the next try', async ({ page, problems }) => {
  problems.expect(/502/)
  await signIn(page, admin)
  const calls = `**${API_BASE}/admin/professionals?*`
  await page.route(calls, (route) => route.fulfill({ status: 502, body: '' }))
  await page.goto(pages.adminProfessionals)
  await expect(page.getByRole('heading', { name: 'Greška pri učitavanju profesionalaca' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('on a phone the tab key brings each link of the administration fully into view', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await signIn(page, admin)
  await page.goto(pages.adminProfessionals)
  await expect(cards(page).first()).toBeVisible()
  const places = page.getByRole('navigation', { name: 'Administracija' }).getByRole('link')
  await places.first().focus()
  for (const place of (await places.all()).slice(1)) {
    await page.keyboard.press('Tab')
    await expect(place).toBeFocused()
    await expect(place).toBeInViewport({ ratio: 0.99 })
  }
})

test('on a phone the card of a long name stays on the screen', async ({ page }, info) => {
  const { company } = await makePending(page, info, 'Najljepšafotografijazavašedan'.repeat(2))
  await page.setViewportSize(viewports.phone)
  await signIn(page, admin)
  await page.goto(listOf(company))
  await expect(cardOf(page, company).getByRole('button', { name: 'Odobri', exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('on a phone no action of a card is left alone beside an empty place', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await signIn(page, admin)
  for (const status of ['pending', 'approved', 'rejected']) {
    await page.goto(`${pages.adminProfessionals}?status=${status}`)
    const actions = cards(page).first().locator('> :last-child > :is(a, button)')
    await expect(actions.first()).toBeVisible()
    const rows = new Map<number, number>()
    for (const action of await actions.all()) {
      const box = await action.boundingBox()
      const y = Math.round(box?.y ?? Number.NaN)
      rows.set(y, (rows.get(y) ?? 0) + (box?.width ?? Number.NaN))
    }
    const widths = [...rows.values()]
    expect(Math.max(...widths) - Math.min(...widths), status).toBeLessThan(12)
  }
})

import { expect, type Page } from '@playwright/test'
import { addDays, zagrebDayOf } from '#contract/calendar-day.ts'
import { callPath } from '#web/call.ts'
import { fullDay } from '#web/lib/format.ts'
import { signIn, test } from '#test/browser.ts'
import { expectAccessible, expectNoLayoutShift } from '#test/browser-checks.ts'
import { callAs } from './couple-calls.ts'
import { makeSender, studio } from './lead-calls.ts'
import { makeCouple, password, topBar } from './sign-in-form.ts'

const sent = (page: Page) => page.getByRole('main').getByRole('article')
const day = addDays(zagrebDayOf(new Date()), 200)

/** Sends this many enquiries, each to another professional, and gives the names in their order. */
async function sendAs(page: Page, count: number, message = 'Dobar dan, jeste li slobodni?') {
  const { data } = await callAs<{ data: { id: number; company_name: string }[] }>(
    page,
    'GET',
    `/professionals?per_page=${count}`,
  )
  for (const { id } of data) await callAs(page, 'POST', '/leads', { professional_id: id, event_date: day, message })
  return data.map((professional) => professional.company_name)
}

test('a couple follows its enquiries and takes one back', async ({ page }, info) => {
  await page.goto('/enquiries')
  await expect(page).toHaveURL('/login?redirect=%2Fenquiries')
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  await page.goto('/enquiries')
  await expect(page.getByRole('heading', { name: 'Još niste poslali nijedan upit' })).toBeVisible()
  await expectAccessible(page)

  const [first, second] = await sendAs(page, 2, `Dobar dan,\n${'zanima nas vaš termin. '.repeat(40)}\nKraj poruke.`)
  await page.goto('/')
  await topBar(page).getByRole('link', { name: 'Moji upiti' }).click()
  await expect(sent(page)).toHaveCount(2)
  const newest = sent(page).first()
  await expect(newest.getByRole('link', { name: second, exact: true })).toBeVisible()
  await expect(newest.getByText(fullDay(day))).toBeVisible()
  await expect(newest.getByText('Poslano', { exact: true })).toBeVisible()
  await newest.getByRole('button', { name: 'Prikaži cijelu poruku' }).press('Enter')
  await expect(newest.getByRole('button', { name: 'Prikaži manje' })).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)

  await newest.getByRole('button', { name: `Povuci upit: ${second}` }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Povući upit?' })
  await expect(question).toContainText(second ?? '')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sent(page)).toHaveCount(2)
  await newest.getByRole('button', { name: /^Povuci upit/ }).click()
  await question.getByRole('button', { name: 'Povuci upit' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Upit je povučen.' })).toBeVisible()
  await expect(sent(page)).toHaveCount(1)
  await expect(sent(page).getByRole('link', { name: first, exact: true })).toBeVisible()
  await expect(page.getByText('1 poslani upit')).toBeVisible()
})

test('the question before a withdrawal says what comes while it is open', async ({ page, openVisitor }, info) => {
  const sender = await makeSender(page, info)
  const lead = await sender.send(day)
  await signIn(page, sender.email, password)
  await page.goto('/enquiries')
  await sent(page)
    .getByRole('button', { name: /^Povuci upit/ })
    .click()
  const question = page.getByRole('dialog', { name: 'Povući upit?' })
  await expect(question).not.toContainText('Javljamo mu to e-poštom.')
  const professional = await openVisitor()
  await signIn(professional, studio)
  await callAs(professional, 'POST', `/leads/${lead.id}/messages`, { body: 'Petak je slobodan.' })
  await expect(question).toContainText('U razgovoru vas čeka nepročitan odgovor.')
  await expect(question).toContainText('Javljamo mu to e-poštom.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Odustani' }).click()
  await expect(sent(page)).toHaveCount(1)
})

test('enquiries are paged by address, and the last page never ends up empty', async ({ page }, info) => {
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  await sendAs(page, 16)
  await page.goto('/enquiries')
  await expect(sent(page)).toHaveCount(15)
  await expectNoLayoutShift(page)
  await page.getByRole('link', { name: 'Stranica 2' }).click()
  await expect(page).toHaveURL('/enquiries?page=2')
  await expect(sent(page)).toHaveCount(1)
  await page.reload()
  await expect(sent(page)).toHaveCount(1)
  await sent(page)
    .getByRole('button', { name: /^Povuci upit/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Povuci upit' }).click()
  await expect(page).toHaveURL('/enquiries')
  await expect(sent(page)).toHaveCount(15)
})

test('a booking among many enquiries is one press away, and the filter ends with its last enquiry', async ({
  page,
  openVisitor,
}, info) => {
  const sender = await makeSender(page, info)
  const { id } = await sender.send(addDays(day, 1))
  const studioPage = await openVisitor()
  await signIn(studioPage, studio)
  const mark = (status: string) => callAs(studioPage, 'PUT', `/leads/${id}`, { status })
  for (const status of ['contacted', 'interested']) await mark(status)
  await signIn(page, sender.email, password)
  await sendAs(page, 16)
  await page.goto('/enquiries')
  const choice = page.getByRole('group', { name: 'Koji upiti' })
  await choice.getByRole('button', { name: 'Zainteresirano 1' }).click()
  await expect(page).toHaveURL('/enquiries?status=interested')
  await expect(sent(page)).toHaveCount(1)
  await expectAccessible(page)
  await mark('rejected')
  await expect(page).toHaveURL('/enquiries')
  await expect(choice.getByRole('button', { name: 'Zatvoreno 1' })).toBeVisible()
  await expect(sent(page)).toHaveCount(15)
})

test('what each status means is said in Croatian, and only what may be done is offered', async ({ page }) => {
  await signIn(page, 'par@zauvijek.test')
  await page.goto('/enquiries')
  for (const [status, mayWithdraw] of [
    ['Poslano', true],
    ['Kontaktirano', true],
    ['Zainteresirano', true],
    ['Odbijeno', false],
    ['Rezervirano', false],
  ] as const) {
    const lead = sent(page)
      .filter({ has: page.getByText(status, { exact: true }) })
      .first()
    await expect(lead, status).toBeVisible()
    await expect(lead.getByRole('button', { name: /^Povuci upit/ })).toHaveCount(mayWithdraw ? 1 : 0)
  }
  await expectAccessible(page)
})

test('a withdrawal that the server refuses says why, and the enquiry stays', async ({ page, problems }, info) => {
  problems.expect(/422/)
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  await sendAs(page, 1)
  await page.goto('/enquiries')
  const message = 'Potvrđena rezervacija ne može se povući. Javite se izravno pružatelju usluga.'
  await page.route(`**${callPath('GET /leads')}/*`, (route) =>
    route.fulfill({ status: 422, json: { message, code: 'invalid' } }),
  )
  await sent(page)
    .getByRole('button', { name: /^Povuci upit/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Povuci upit' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(message)
  await page.getByRole('dialog').getByRole('button', { name: 'Odustani' }).click()
  await expect(sent(page)).toHaveCount(1)
})

test('a session that has run out leads to the sign-in, and enquiries that cannot be loaded are tried again', async ({
  page,
  problems,
}, info) => {
  problems.expect(/401/)
  problems.expect(/503/)
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  const calls = `**${callPath('GET /leads')}?*`
  const refusal = { message: 'Usluga trenutačno nije dostupna.', code: 'unavailable' }
  await page.route(calls, (route) => route.fulfill({ status: 503, json: refusal }))
  await page.goto('/enquiries?page=1')
  await expect(page.getByText(refusal.message)).toBeVisible()
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click()
  await expect(page.getByRole('heading', { name: 'Još niste poslali nijedan upit' })).toBeVisible()

  // At once, because the page may request its leads by itself, and shows no link once that is refused.
  await topBar(page)
    .getByRole('link', { name: 'Favoriti' })
    .evaluate((link: HTMLElement) => {
      localStorage.setItem('auth_token', 'x'.repeat(43))
      link.click()
    })
  await expect(page).toHaveURL('/login?redirect=%2Ffavorites')
})

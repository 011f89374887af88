import { expect } from '@playwright/test'
import { API_BASE, pages } from '#contract/paths.ts'
import { callPath } from '#web/call.ts'
import { STATUS_CHANGED } from '#web/features/leads/received-text.ts'
import { fullDay, longDay } from '#web/lib/format.ts'
import { signIn, test } from '#test/browser.ts'
import { expectAccessible, expectNoLayoutShift, expectWholeInLargeLetters, viewports } from '#test/browser-checks.ts'
import { dayStatus, findOpenDay, makeSender, studio, studioCalls } from './lead-calls.ts'
import { fillIn, makeCouple, password, submit, topBar } from './sign-in-form.ts'
import { choose, listOf, menuOf, openMenu, rowOf, rows, snackbar, someDay, withoutLeadStream } from './received-list.ts'

test('a professional finds the leads with who wrote, for which day, and whether the address is confirmed', async ({
  page,
}) => {
  await signIn(page, studio)
  await page.goto('/help')
  await topBar(page).getByRole('link', { name: 'Upiti' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Upiti' })).toBeVisible()
  await expect(rows(page)).toHaveCount(15)
  await expect(page.getByText('e-mail potvrđen').first()).toBeVisible()
  for (const column of ['Par', 'Datum vjenčanja', 'Poruka', 'Status', 'Primljeno']) {
    await expect(page.getByRole('columnheader', { name: column })).toBeVisible()
  }
  const { total } = await (await studioCalls(page)).get<{ total: number }>('/leads')
  await expect(page.getByRole('term').filter({ hasText: 'Ukupno' }).locator('..')).toContainText(String(total))
  await expectAccessible(page)
  const pager = page.getByRole('navigation', { name: 'Stranice upita' })
  await pager.getByRole('link', { name: 'Stranica 2' }).press('Enter')
  await expect(page).toHaveURL('/professional/leads?page=2')
  await expect(page.getByRole('heading', { level: 1, name: 'Upiti' })).toBeFocused()
  await page.reload()
  await expect(rows(page)).toHaveCount(15)
  await expectNoLayoutShift(page)
  // On the last page, there is no link to the next one.
  await pager.getByRole('link').nth(-2).press('Enter')
  await expect(pager.getByRole('link', { name: 'Sljedeća stranica' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Upiti' })).toBeFocused()
})

test('a slow answer moves nothing on the page, also where it was scrolled to its end', async ({ page }) => {
  await signIn(page, studio)
  await page.goto('/professional/leads?page=2')
  await expect(rows(page)).toHaveCount(15)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const answer = Promise.withResolvers<null>()
  await page.route(`**${callPath('GET /leads')}?*`, async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('status', { name: 'Učitavanje upita' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  answer.resolve(null)
  await expect(rows(page)).toHaveCount(15)
  await expectNoLayoutShift(page)
})

test('nobody else gets there: a visitor is led to the sign-in with the whole address, a couple home', async ({
  page,
}, info) => {
  const { email } = await makeCouple(page, info)
  await page.goto('/professional/leads?page=2')
  await expect(page).toHaveURL('/login?redirect=%2Fprofessional%2Fleads%3Fpage%3D2')
  await fillIn(page, email, password)
  await submit(page)
  await expect(page).toHaveURL('/')
})

test('the lead of a couple that deleted its account stays, from nobody', async ({ page }, info) => {
  const { email, name, token, send } = await makeSender(page, info)
  const { id, message } = await send(someDay, `Pitanje pod oznakom ${info.testId}`)
  const deletion = await page.request.delete(`${API_BASE}/account`, {
    headers: { authorization: `Bearer ${token}` },
    data: { password },
  })
  expect(deletion.status()).toBe(204)
  await signIn(page, studio)
  await page.goto(pages.professionalLeads)
  await expect(rowOf(page, message).getByRole('link', { name: 'Nepoznato' })).toBeVisible()
  await expect(rowOf(page, message).getByText('Par je izbrisao svoj račun')).toBeVisible()
  await expect(rowOf(page, message)).not.toContainText(email)
  await page.goto(`${pages.professionalLeads}?lead=${id}`)
  const details = page.getByRole('dialog', { name: `Upit za ${longDay(someDay)}` })
  await expect(details.getByText('Nepoznato')).toBeVisible()
  await expect(details.getByRole('link', { name: 'Odgovori e-poštom' })).toHaveCount(0)
  await expect(details).not.toContainText(name)
})

test('the menu of a lead is worked by keyboard alone, and each step offers the next', async ({ page }, info) => {
  const { name, email, send } = await makeSender(page, info)
  await send(someDay)
  await signIn(page, studio)
  await page.goto(listOf(email))
  const menu = page.getByRole('menu', { name: `Radnje: ${name}` })
  const items = menu.getByRole('menuitem')
  const row = rowOf(page, name)
  await expect(row).toContainText('Novo')

  await menuOf(page, name).focus()
  await page.keyboard.press('ArrowDown')
  await expect(items.first()).toBeFocused()
  await expect(items).toHaveText([
    'Otvori razgovor',
    'Pogledaj detalje',
    'Označi kao kontaktirano',
    'Označi kao odbijeno',
  ])
  await expectAccessible(page)
  await page.keyboard.press('ArrowUp')
  await expect(items.last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(menuOf(page, name)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(row).toContainText('Kontaktirano')
  await expect(snackbar(page, 'Status upita ažuriran')).toBeVisible()
  await expect(menuOf(page, name)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(items.first()).toBeFocused()
  await expect(items).toHaveText([
    'Otvori razgovor',
    'Pogledaj detalje',
    'Označi kao zainteresirano',
    'Označi kao rezervirano',
    'Označi kao odbijeno',
  ])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(row).toContainText('Zainteresirano')

  await page.keyboard.press('Enter')
  await expect(items.first()).toBeFocused()
  await expect(items).toHaveText([
    'Otvori razgovor',
    'Pogledaj detalje',
    'Označi kao rezervirano',
    'Označi kao odbijeno',
  ])
  await page.keyboard.press('Tab')
  await expect(menu).toBeHidden()

  // The menu takes the keys as soon as it is open, so that one pressed right after the click is not lost.
  const focused = await menuOf(page, name).evaluate((button: HTMLElement) => {
    button.click()
    return document.activeElement?.textContent
  })
  expect(focused).toBe('Otvori razgovor')
})

test('booking asks first, writes the calendar and celebrates', async ({ page }, info) => {
  const { name, email, send } = await makeSender(page, info)
  const day = await findOpenDay(page)
  const { mark } = await studioCalls(page)
  await mark(await send(day), 'contacted')
  await signIn(page, studio)
  await page.goto(listOf(email))
  await choose(page, name, 'Označi kao rezervirano')
  const question = page.getByRole('dialog', { name: 'Potvrditi rezervaciju?' })
  await expect(question).toContainText(fullDay(day))
  await expect(question).toContainText('kalendar')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(menuOf(page, name)).toBeFocused()
  expect(await dayStatus(page, day)).toBeUndefined()

  await choose(page, name, 'Označi kao rezervirano')
  await question.getByRole('button', { name: 'Rezerviraj' }).press('Enter')
  const confirmation = page.getByRole('dialog', { name: 'Rezervirano' })
  await expect(snackbar(page, 'Status upita ažuriran')).toBeVisible()
  await expect(confirmation.locator(':focus')).toContainText('Čestitamo')
  await expect(confirmation).toContainText(fullDay(day))
  await expectAccessible(page)
  await confirmation.getByRole('button', { name: 'U redu' }).press('Enter')
  await expect(rowOf(page, name)).toContainText('Rezervirano')
  await expect(menuOf(page, name)).toBeFocused()
  expect(await dayStatus(page, day)).toBe('booked')
})

test('rejecting a booked lead asks first, frees the day and cannot be undone', async ({ page }, info) => {
  const { name, email, send } = await makeSender(page, info)
  const day = await findOpenDay(page)
  const { mark } = await studioCalls(page)
  const { data: lead } = await mark(await send(day), 'contacted')
  await mark(lead, 'booked')
  await signIn(page, studio)
  await page.goto(listOf(email))
  await openMenu(page, name)
  await expect(page.getByRole('menuitem')).toHaveText(['Otvori razgovor', 'Pogledaj detalje', 'Otkaži rezervaciju'])
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Otkazati rezervaciju?' })
  await expect(question).toContainText('Rezervacija se otkazuje')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Otkaži rezervaciju' }).click()
  await expect(question).toBeHidden()
  await expect(rowOf(page, name)).toContainText('Otkazano')
  expect(await dayStatus(page, day)).toBeUndefined()
  await openMenu(page, name)
  await expect(page.getByRole('menuitem')).toHaveText(['Otvori razgovor', 'Pogledaj detalje'])
})

test('a day that is taken is not booked twice: the server says so, and the calendar is one step away', async ({
  page,
  problems,
}, info) => {
  problems.expect(/409/)
  const day = await findOpenDay(page)
  const { mark } = await studioCalls(page)
  const first = await makeSender(page, info, 'a')
  const taken = (await mark(await first.send(day), 'contacted')).data
  await mark(taken, 'booked')
  const second = await makeSender(page, info, 'b')
  await mark(await second.send(day), 'contacted')
  await signIn(page, studio)
  await page.goto(listOf(second.email))
  await choose(page, second.name, 'Označi kao rezervirano')
  const question = page.getByRole('dialog', { name: 'Potvrditi rezervaciju?' })
  await question.getByRole('button', { name: 'Rezerviraj' }).click()
  await expect(question.getByRole('alert')).toContainText('Ovaj termin se preklapa s postojećim događajem')
  await expect(question.getByRole('link', { name: 'Otvorite kalendar' })).toHaveAttribute(
    'href',
    pages.professionalCalendar,
  )
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Odustani' }).click()
  await expect(rowOf(page, second.name)).toContainText('Kontaktirano')
})

test('a status that was changed elsewhere meanwhile is reported and shown', async ({ page, problems }, info) => {
  await withoutLeadStream(page, problems)
  problems.expect(/422/)
  const { name, email, send } = await makeSender(page, info)
  const lead = await send(someDay)
  await signIn(page, studio)
  await page.goto(listOf(email))
  await expect(rowOf(page, name)).toContainText('Novo')
  await (await studioCalls(page)).mark(lead, 'rejected')
  await choose(page, name, 'Označi kao kontaktirano')
  await expect(rowOf(page, name)).toContainText('Odbijeno')
  await openMenu(page, name)
  await expect(page.getByRole('menuitem')).toHaveText(['Otvori razgovor', 'Pogledaj detalje'])
})

test('a change whose answer was lost, and that the browser sends again, is said to be done', async ({
  page,
  problems,
}, info) => {
  problems.expect(/422/)
  const { name, email, send } = await makeSender(page, info)
  const { id } = await send(someDay)
  await signIn(page, studio)
  await page.goto(listOf(email))
  await page.route(`**${callPath('PUT /leads/:id', { id })}`, async (route) => {
    if (route.request().method() === 'PUT') await route.fetch()
    await route.continue()
  })
  await choose(page, name, 'Označi kao kontaktirano')
  await expect(snackbar(page, STATUS_CHANGED)).toBeVisible()
  await expect(rowOf(page, name)).toContainText('Kontaktirano')
})

test('a lead that its couple has taken back meanwhile leaves the list', async ({ page, problems }, info) => {
  await withoutLeadStream(page, problems)
  problems.expect(/404/)
  const { name, email, token, send } = await makeSender(page, info)
  const { id } = await send(someDay)
  await signIn(page, studio)
  await page.goto(listOf(email))
  await expect(rowOf(page, name)).toBeVisible()
  const withdrawn = await page.request.delete(callPath('DELETE /leads/:id', { id }), {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(withdrawn.status()).toBe(204)
  await choose(page, name, 'Označi kao kontaktirano')
  await expect(snackbar(page, 'Upit nije pronađen.')).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
})

test('a change that fails without an answer is reported, and nothing is sent twice', async ({
  page,
  problems,
}, info) => {
  problems.expect(/502/)
  const { name, email, send } = await makeSender(page, info)
  const { id } = await send(someDay)
  await signIn(page, studio)
  await page.goto(listOf(email))
  const calls = `**${callPath('PUT /leads/:id', { id })}`
  const answer = Promise.withResolvers<null>()
  let sent = 0
  await page.route(calls, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    sent += 1
    await answer.promise
    await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
  })
  await choose(page, name, 'Označi kao kontaktirano')
  await expect(rowOf(page, name)).toHaveAttribute('aria-busy', 'true')
  await choose(page, name, 'Označi kao kontaktirano')
  answer.resolve(null)
  await expect(snackbar(page, 'Neuspjelo ažuriranje statusa upita')).toBeVisible()
  await expect(rowOf(page, name)).not.toHaveAttribute('aria-busy')
  expect(sent).toBe(1)
  await expect(rowOf(page, name)).toContainText('Novo')
})

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone })

  test('each lead is a card with its most important action, and its menu is never cut', async ({ page }, info) => {
    const name = 'Aleksandra-Štefanija Vukovarac-Đurđević i Maksimilijan-Branimir Šćepanović-Kovač'.slice(0, 80)
    const { email, token, send } = await makeSender(page, info)
    const renamed = await page.request.put(`${API_BASE}/account`, {
      headers: { authorization: `Bearer ${token}` },
      data: { name, email },
    })
    expect(renamed.status()).toBe(200)
    await send(someDay, 'Dugačka poruka bez kraja. '.repeat(190))
    await signIn(page, studio)
    await page.goto(listOf(email))
    const card = rowOf(page, name)
    await expect(card.getByText('Dugačka poruka')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    await expectWholeInLargeLetters(page.getByRole('main'))
    const answer = card.getByRole('link', { name: `Odgovori: ${name} (1 nepročitana)`, exact: true })
    for (const link of [card.getByRole('link', { name: email }), answer])
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)

    const button = menuOf(page, name)
    await button.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await button.click()
    const menu = page.getByRole('menu', { name: `Radnje: ${name}` })
    await expect(menu.getByRole('menuitem').last()).toBeInViewport({ ratio: 1 })
    await expect(menu.getByRole('menuitem').first()).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')

    await answer.click()
    await page.getByRole('textbox', { name: /^Poruka: / }).fill('Slobodni smo.')
    await page.getByRole('button', { name: 'Pošalji' }).click()
    await expect(page.getByRole('log').getByText('Slobodni smo.')).toBeVisible()
    await page.goto(listOf(email))
    await expect(card.getByText('Kontaktirano', { exact: true })).toBeVisible()
    await card.getByRole('button', { name: 'Označi kao zainteresirano' }).click()
    await expect(card.getByText('Zainteresirano', { exact: true })).toBeVisible()
    await card.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Označi kao odbijeno' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  })
})

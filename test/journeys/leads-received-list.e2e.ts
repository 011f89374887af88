import { expect } from '@playwright/test'
import { addDays } from '#contract/calendar-day.ts'
import { pages, queryString } from '#contract/paths.ts'
import { callPath } from '#web/call.ts'
import { fullDay, longDay, plainDay } from '#web/lib/format.ts'
import { numericDay } from '#web/lib/typed-day.ts'
import { signIn, test } from '#test/browser.ts'
import { expectAccessible, viewports } from '#test/browser-checks.ts'
import { listen } from '#test/heard.ts'
import { admin, call, makePending, showAs, tokenFor } from './admin-calls.ts'
import { findOpenDay, makeNewProfessional, makeSender, studio, studioCalls } from './lead-calls.ts'
import { makeCouple, password } from './sign-in-form.ts'
import { choose, listOf, menuOf, openMenu, rowOf, rows, someDay } from './received-list.ts'

test('one lead lies open at an address of its own, which the back button leaves', async ({ page }, info) => {
  const { name, email, send } = await makeSender(page, info)
  const day = await findOpenDay(page)
  const { id } = await send(day, `Prvi redak\nDrugi redak ${'i još riječi '.repeat(60)}\nZadnji redak.`)
  await signIn(page, studio)
  await page.goto(listOf(email))
  await rowOf(page, name).getByRole('link', { name, exact: true }).press('Enter')
  const details = page.getByRole('dialog', { name: `Upit za ${longDay(day)}` })
  await expect(details).toContainText('Zadnji redak.')
  await expect(details).toContainText(fullDay(day))
  await expect(details).toContainText('U kalendaru za taj dan nema ničega.')
  await expect(details.getByRole('link', { name: 'Odgovori e-poštom' })).toHaveAttribute(
    'href',
    `mailto:${email}?subject=${encodeURIComponent(`Upit za ${plainDay(day)}`)}`,
  )
  await expect(page).toHaveURL(new RegExp(`lead=${id}$`))
  await expectAccessible(page)
  await page.goBack()
  await expect(details).toBeHidden()
  await expect(page).toHaveURL(listOf(email))
  await page.goForward()
  await expect(details).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(page).toHaveURL(listOf(email))

  await page.goto(`${pages.professionalLeads}?page=2&lead=${id}`)
  await expect(details).toContainText('Zadnji redak.')
  await details.getByRole('button', { name: 'Označi kao kontaktirano' }).click()
  await expect(details.getByText('Kontaktirano', { exact: true })).toBeVisible()
  await details.getByRole('button', { name: 'Označi kao rezervirano' }).click()
  const question = page.getByRole('dialog', { name: 'Potvrditi rezervaciju?' })
  await question.getByRole('button', { name: 'Odustani' }).click()
  await expect(details).toBeVisible()
  await details.getByRole('button', { name: 'Zatvori', exact: true }).click()
  await expect(page).toHaveURL(`${pages.professionalLeads}?page=2`)
})

test('on the way back from its conversation a closed lead leads to its row', async ({ page }, info) => {
  const { name, email, send } = await makeSender(page, info)
  await send(someDay)
  await signIn(page, studio)
  await page.goto(listOf(email))
  const link = rowOf(page, name).getByRole('link', { name, exact: true })
  await link.press('Enter')
  const details = page.getByRole('dialog', { name: /^Upit za/ })
  await details.getByRole('link', { name: /^Otvori razgovor/ }).press('Enter')
  await expect(page.getByRole('log')).toBeVisible()
  await page.goBack()
  await expect(details).toBeVisible()
  await page.goBack()
  await expect(details).toBeHidden()
  await expect(link).toBeFocused()
})

test('a press anywhere in a row opens it, and neither a selection nor what has its own action does', async ({
  page,
}, info) => {
  const { name, email, send } = await makeSender(page, info)
  const message = 'Dobar dan, zanima nas vaš termin.'
  const { id } = await send(someDay, message)
  await signIn(page, studio)
  await page.goto(listOf(email))
  const details = page.getByRole('dialog', { name: `Upit za ${longDay(someDay)}` })
  const text = rowOf(page, name).getByText(message)
  await text.evaluate((element) => getSelection()?.selectAllChildren(element))
  await text.dispatchEvent('click')
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain('zanima')
  await expect(page).toHaveURL(listOf(email))
  await openMenu(page, name)
  await text.click()
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(page).toHaveURL(listOf(email))

  for (const viewport of [viewports.desktop, viewports.phone]) {
    await page.setViewportSize(viewport)
    await text.click()
    await expect(details).toContainText(message)
    await expect(page).toHaveURL(new RegExp(`lead=${id}$`))
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
    await expect(rowOf(page, name).getByRole('link', { name, exact: true })).toBeFocused()
  }
})

test('a lead that is not there is said, not shown empty', async ({ page, problems }) => {
  problems.expect(/404/)
  await signIn(page, studio)
  await page.goto(`${pages.professionalLeads}?lead=999999`)
  await expect(page.getByRole('dialog', { name: 'Upit' })).toContainText('Upit nije pronađen.')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(15)
})

test('the list is filtered by couple, status and day in the address, and the back button undoes it', async ({
  page,
}, info) => {
  const a = await makeSender(page, info, 'a')
  const b = await makeSender(page, info, 'b')
  const { mark } = await studioCalls(page)
  await mark(await a.send(someDay), 'contacted')
  await b.send(addDays(someDay, 1))
  await signIn(page, studio)
  await page.goto(pages.professionalLeads)
  await page.getByRole('searchbox', { name: 'Par' }).fill(info.testId)
  await expect(page).toHaveURL(`${pages.professionalLeads}?search=${info.testId}`)
  await expect(rowOf(page, a.name)).toBeVisible()
  await expect(rowOf(page, b.name)).toBeVisible()
  await page.getByLabel('Status').selectOption('Kontaktirano')
  await expect(rowOf(page, b.name)).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: /^1 upit$/ })).toBeVisible()
  await expect(rowOf(page, a.name)).toBeVisible()
  await page.getByLabel('Datum vjenčanja').fill(numericDay(addDays(someDay, 1)))
  await page.getByLabel('Datum vjenčanja').press('Enter')
  await expect(page).toHaveURL(
    pages.professionalLeads + queryString({ status: 'contacted', date: addDays(someDay, 1), search: info.testId }),
  )
  await expect(page.getByRole('heading', { name: 'Nema upita koji tome odgovaraju' })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(rowOf(page, a.name)).toBeVisible()
  await expect(page.getByLabel('Datum vjenčanja')).toHaveValue('')
  await page.goBack()
  await expect(rowOf(page, b.name)).toBeVisible()
  await expect(page.getByLabel('Status')).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Par' })).toHaveValue(info.testId)
  await page.getByRole('link', { name: 'Poništi' }).click()
  await expect(page).toHaveURL(pages.professionalLeads)
  await expect(page.getByRole('searchbox', { name: 'Par' })).toHaveValue('')
  await expect(rows(page)).toHaveCount(15)
})

test('a lead that no longer has the filtered status leaves the list', async ({ page }, info) => {
  const { name, email, send } = await makeSender(page, info)
  await send(someDay)
  await signIn(page, studio)
  await page.goto(`${listOf(email)}&status=new`)
  await choose(page, name, 'Označi kao kontaktirano')
  await expect(page.getByRole('heading', { name: 'Nema upita koji tome odgovaraju' })).toBeVisible()
  await page.getByRole('link', { name: 'Prikaži sve upite' }).click()
  await expect(rows(page)).toHaveCount(15)
})

test('the focus stays in the list and in the details when a new status removes the pressed button', async ({
  page,
}, info) => {
  const { name, email, send } = await makeSender(page, info)
  for (const later of [0, 1, 2]) await send(addDays(someDay, later))
  await signIn(page, studio)
  await page.goto(`${listOf(email)}&status=new`)
  const count = (text: string) => page.getByText(text, { exact: true })
  await menuOf(page, name).first().press('Enter')
  await page.getByRole('menuitem', { name: 'Označi kao kontaktirano' }).press('Enter')
  await expect(count('2 upita')).toBeFocused()

  await menuOf(page, name).first().press('Enter')
  await page.getByRole('menuitem', { name: 'Označi kao odbijeno' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Odbij upit' }).press('Enter')
  await expect(count('1 upit')).toBeFocused()

  await rowOf(page, name).getByRole('link', { name, exact: true }).press('Enter')
  const details = page.getByRole('dialog', { name: /^Upit za/ })
  await details.getByRole('button', { name: 'Označi kao kontaktirano' }).press('Enter')
  await expect(details.getByRole('link', { name: 'Otvori razgovor' })).toBeFocused()
  const message = page.getByRole('status').filter({ hasText: 'Status upita ažuriran' })
  await expect(details.locator(message)).toBeVisible()
  // It moves to the page when the dialog closes, and was read out before.
  const heard = await listen(page)
  await page.keyboard.press('Escape')
  await expect(count('0 upita')).toBeFocused()
  await expect(message).toBeVisible()
  expect(await heard()).not.toContain('Status upita ažuriran')
})

test('without leads, a pending professional reads what comes first, a rejected one what to do', async ({
  page,
}, info) => {
  const { id, token } = await makePending(page, info)
  await showAs(page, token, pages.professionalLeads)
  const main = page.getByRole('main')
  const empty = [
    [pages.professionalStatistics, 'Još nema brojki'],
    [pages.messages, 'Još nema razgovora'],
    [pages.professionalLeads, 'Još nema upita.'],
  ] as const
  for (const [path, title] of empty) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(main).toContainText('Vaš je profil u pregledu.')
    await expectAccessible(page)
  }
  await call(page, 'POST', `/admin/professionals/${id}/reject`, await tokenFor(page, admin), {})
  for (const [path] of empty) {
    await page.goto(path)
    await expect(main).toContainText('Vaš profil nije odobren, pa')
  }
  await expect(main).toContainText('Vaš profil nije odobren, pa vam parovi ne mogu poslati upit.')
  await page.getByRole('main').getByRole('link', { name: 'Otvori profil' }).click()
  await expect(page).toHaveURL(pages.professionalProfile)
})

test('a professional whose profile is not public is offered neither a booking nor an offer, and reads why', async ({
  page,
}, info) => {
  const { id, token } = await makePending(page, info)
  const byAdmin = await tokenFor(page, admin)
  const decide = (status: string) =>
    call(page, 'PATCH', `/admin/professionals/${id}/status`, byAdmin, { status, reason: 'Provjera.' })
  await decide('approved')
  const couple = await makeCouple(page, info)
  const { token: byCouple } = await call<{ token: string }>(page, 'POST', '/login', undefined, couple)
  const enquiry = { professional_id: id, event_date: someDay, message: 'Jeste li slobodni?' }
  const { data: lead } = await call<{ data: { id: number } }>(page, 'POST', '/leads', byCouple, enquiry)
  await call(page, 'PUT', `/leads/${lead.id}`, token, { status: 'contacted' })

  await showAs(page, token, pages.conversation(lead.id))
  const newOffer = page.getByRole('button', { name: 'Nova ponuda' })
  await expect(newOffer).toBeVisible()
  // The page that is open hears of it.
  await decide('pending')
  await expect(page.getByText('Vaš profil trenutačno nije objavljen')).toBeVisible()
  await expect(newOffer).toBeHidden()
  await expectAccessible(page)

  await page.goto(pages.professionalStatistics)
  await expect(page.getByText('Vaš profil trenutačno nije objavljen, pa ga parovi ne vide.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(pages.professionalLeads)
  await expect(page.getByText('Vaš profil trenutačno nije objavljen')).toBeVisible()
  await openMenu(page, couple.name)
  await expect(page.getByRole('menuitem', { name: 'Označi kao zainteresirano' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Označi kao rezervirano' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await rowOf(page, couple.name).getByRole('link', { name: couple.name }).press('Enter')
  const details = page.getByRole('dialog', { name: /^Upit za/ })
  await expect(details.getByText('Vaš profil trenutačno nije objavljen')).toBeVisible()
  await expect(details.getByRole('button', { name: 'Označi kao rezervirano' })).toHaveCount(0)
  await expectAccessible(page)
})

test('a professional without leads is told so', async ({ page }, info) => {
  await signIn(page, await makeNewProfessional(page, info), password)
  await page.goto(pages.professionalLeads)
  await expect(page.getByRole('heading', { level: 1, name: 'Još nema upita.' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Označi slobodne dane' }).click()
  await expect(page).toHaveURL(pages.professionalCalendar)
})

test('leads that cannot be loaded are tried again', async ({ page, problems }) => {
  problems.expect(/503/)
  await signIn(page, studio)
  const calls = `**${callPath('GET /leads')}?*`
  const refusal = { message: 'Usluga trenutačno nije dostupna.', code: 'unavailable' }
  await page.route(calls, (route) => route.fulfill({ status: 503, json: refusal }))
  await page.goto(pages.professionalLeads)
  await expect(page.getByRole('heading', { name: 'Neuspjelo učitavanje upita' })).toBeVisible()
  await expect(page.getByText(refusal.message)).toBeVisible()
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click()
  await expect(rows(page)).toHaveCount(15)
})

test('an enquiry that is opened right after typing into the search stays open, over what was searched', async ({
  page,
}, info) => {
  const { name, email, send } = await makeSender(page, info)
  await send(someDay)
  await signIn(page, studio)
  await page.goto(listOf(email.slice(0, -1)))
  await page.clock.install()
  await page.getByRole('searchbox', { name: 'Par' }).fill(email)
  await rowOf(page, name).getByRole('link', { name, exact: true }).click()
  const details = page.getByRole('dialog', { name: /^Upit za/ })
  await expect(details).toBeVisible()
  await page.clock.runFor(600)
  await expect(page).toHaveURL(new RegExp(`${encodeURIComponent(email)}&lead=`))
  await expect(details).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(listOf(email))
})

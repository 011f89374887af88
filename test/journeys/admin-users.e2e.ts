import { expect, type Page } from '@playwright/test'
import { pages, queryString } from '#contract/paths.ts'
import { signIn, test } from '#test/browser.ts'
import { expectAccessible, viewports } from '#test/browser-checks.ts'
import { callPath } from '#web/call.ts'
import { admin, call, expectNoSidewaysScroll, makePending, showAs, snackbar, tokenFor } from './admin-calls.ts'
import { hold } from './held-calls.ts'
import { fillIn, makeCouple, password, submit } from './sign-in-form.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const listOf = (search: string) => pages.adminUsers + queryString({ search })

async function suspend(page: Page, reason: string, card = cards(page)) {
  await card.getByRole('button', { name: 'Suspendiraj' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suspendirati račun?' })
  await dialog.getByLabel('Razlog').fill(reason)
  await dialog.getByRole('button', { name: 'Suspendiraj račun' }).click()
}

test('a suspended couple is signed out at once and cannot come back until it is restored', async ({
  page,
  openVisitor,
  problems,
}, info) => {
  test.slow()
  problems.expect(/401/)
  problems.expect(/422/)
  const { email } = await makeCouple(page, info)
  const couple = await openVisitor()
  await couple.goto('/login?redirect=/favorites')
  await fillIn(couple, email, password)
  await submit(couple)
  await expect(couple).toHaveURL('/favorites')

  await signIn(page, admin)
  await page.goto(pages.adminUsers)
  await page.getByRole('searchbox', { name: 'Traži' }).fill(email)
  await expect(page).toHaveURL(listOf(email))
  await expect(cards(page)).toHaveCount(1)
  await cards(page).getByRole('button', { name: 'Suspendiraj' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suspendirati račun?' })
  await expect(dialog).toContainText(email)
  await dialog.getByRole('button', { name: 'Suspendiraj račun' }).click()
  await expect(dialog.getByLabel('Razlog')).toHaveAccessibleDescription(/Ovo polje je obavezno\./)
  await dialog.getByLabel('Razlog').fill('Neželjene poruke.')
  await dialog.getByRole('button', { name: 'Suspendiraj račun' }).click()
  await snackbar(page, 'Račun je suspendiran')
  await expect(cards(page)).toContainText('Razlog: Neželjene poruke.')

  await couple.goto('/favorites')
  await expect(couple).toHaveURL(/\/login/)
  await fillIn(couple, email, password)
  await submit(couple)
  await expect(couple.getByRole('alert').filter({ hasText: 'suspendiran' })).toBeVisible()

  await cards(page).getByRole('button', { name: 'Vrati pristup' }).click()
  await snackbar(page, 'Pristup je vraćen')
  await expect(cards(page).getByRole('button', { name: 'Suspendiraj' })).toBeVisible()
  await submit(couple)
  await expect(couple).toHaveURL('/favorites')
})

test('a suspended professional has no public profile, and no decision is taken on it', async ({
  page,
  openVisitor,
  problems,
}, info) => {
  test.slow()
  problems.expect(/404/)
  const { id, email, company } = await makePending(page, info)
  await call(page, 'POST', `/admin/professionals/${id}/approve`, await tokenFor(page, admin))
  await signIn(page, admin)
  await page.goto(listOf(email))
  await suspend(page, 'Lažni podaci.')
  await snackbar(page, 'Račun je suspendiran')
  const visitor = await openVisitor()
  await visitor.goto(pages.professional(id))
  await expect(visitor.getByRole('heading', { level: 1, name: 'Ovoga profila nema' })).toBeVisible()

  await page.goto(pages.adminProfessionals + queryString({ status: 'all', search: company }))
  const card = page.getByRole('article', { name: company })
  await expect(card.getByRole('button', { name: /^Od(obri|bij)$/ })).toHaveCount(0)
  await expectAccessible(page)
  // The counts of the statuses leave it out, so the list names it and leads there.
  await page.getByRole('link', { name: 'Prikaži te račune' }).click()
  await expect(page).toHaveURL('/admin/users?role=professional&state=suspended')
  await expect(cards(page).filter({ hasText: company })).toHaveCount(1)
  await page.goBack()
  await card.getByRole('link', { name: 'Račun vlasnika je suspendiran' }).click()
  await expect(page).toHaveURL(listOf(email))
  await cards(page).getByRole('button', { name: 'Vrati pristup' }).click()
  await snackbar(page, 'Pristup je vraćen')
  await visitor.goto(pages.professional(id))
  await expect(visitor.getByRole('heading', { level: 1, name: company })).toBeVisible()
})

test('admins cannot suspend themselves', async ({ page }) => {
  await signIn(page, admin)
  await page.goto(listOf(admin))
  await expect(cards(page)).toContainText('to ste vi')
  await expect(cards(page).getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
})

test('roles and states filter the list, in the address and back', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await signIn(page, admin)
  await page.goto(pages.adminUsers)
  await page.getByRole('combobox', { name: 'Uloga' }).selectOption('Administrator')
  await expect(page).toHaveURL('/admin/users?role=admin')
  await expect(cards(page).first()).toContainText('Administrator')
  await expectNoSidewaysScroll(page)
  await page.getByRole('combobox', { name: 'Stanje' }).selectOption('Suspendirani')
  await expect(page).toHaveURL('/admin/users?role=admin&state=suspended')
  await expect(page.getByText('Nema korisnika za prikaz')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Stanje' })).toHaveValue('')
  await expect(cards(page).first()).toContainText('Administrator')
})

test('a user whom another admin has suspended meanwhile is shown as suspended', async ({ page, problems }, info) => {
  problems.expect(/422/)
  const { email, userId } = await makePending(page, info)
  await signIn(page, admin)
  await page.goto(listOf(email))
  await expect(cards(page).getByRole('button', { name: 'Suspendiraj' })).toBeVisible()
  await call(page, 'POST', `/admin/users/${userId}/suspend`, await tokenFor(page, admin), { reason: 'Već riješeno.' })
  await suspend(page, 'Drugi put.')
  // The typed text stays, because the admin may need it elsewhere.
  const question = page.getByRole('dialog')
  await expect(question.getByRole('alert')).toContainText('Račun je već suspendiran.')
  await expect(question.getByLabel('Razlog')).toHaveValue('Drugi put.')
  await expect(cards(page)).toContainText('Razlog: Već riješeno.')
  await showAs(page, await tokenFor(page, admin), pages.adminLog)
  await expect(page.getByRole('listitem').filter({ hasText: 'Već riješeno.' })).toContainText('Račun je suspendiran')
})

test('a decision that is closed before its answer is there leaves the next one open', async ({ page }, info) => {
  const [first, second] = [await makePending(page, info, 'a'), await makePending(page, info, 'b')]
  await signIn(page, admin)
  await page.goto(listOf(first.email.slice(1)))
  await expect(cards(page)).toHaveCount(2)
  const held = await hold(page, `**${callPath('POST /admin/users/:id/suspend', { id: first.userId })}`)
  await suspend(page, 'Lažni podaci.', cards(page).filter({ hasText: first.email }))
  await held.asked()
  const dialog = page.getByRole('dialog', { name: 'Suspendirati račun?' })
  await dialog.getByRole('button', { name: 'Odustani' }).click()
  await cards(page).filter({ hasText: second.email }).getByRole('button', { name: 'Suspendiraj' }).click()
  await dialog.getByLabel('Razlog').fill('Neželjene poruke.')
  await held.answerLast()
  await snackbar(page, 'Račun je suspendiran')
  await expect(dialog).toContainText(second.email)
  await expect(dialog.getByLabel('Razlog')).toHaveValue('Neželjene poruke.')
})

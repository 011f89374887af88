import { expect } from '@playwright/test'
import { pages } from '#contract/paths.ts'
import { signIn, test } from '#test/browser.ts'
import { expectAccessible } from '#test/browser-checks.ts'
import { admin, call, makePending, tokenFor } from './admin-calls.ts'
import { password } from './sign-in-form.ts'

test('the log tells who decided what, of whom and why, by action', async ({ page }, info) => {
  const token = await tokenFor(page, admin)
  const { id, company } = await makePending(page, info)
  await call(page, 'POST', `/admin/professionals/${id}/reject`, token, { reason: 'Nedostaje opis.' })
  await call(page, 'PUT', `/admin/professionals/${id}/premium`, token, { premium: true })
  await signIn(page, admin)
  await page.goto(pages.adminLog)
  const entries = page.getByRole('main').getByRole('listitem').filter({ hasText: company })
  await expect(entries).toHaveCount(2)
  await expect(entries.last()).toContainText('Status profila: Odbijeno (prije: Na čekanju)')
  await expect(entries.last()).toContainText('Razlog: Nedostaje opis.')
  await expect(entries.last()).toContainText('Dunja Lisak')
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Radnja' }).selectOption('Oznaka Premium')
  await expect(page).toHaveURL('/admin/log?action=premium')
  await expect(entries).toHaveCount(1)
  await expect(entries).toContainText('Oznaka Premium: uključena (prije: isključena)')
  await entries.getByRole('link', { name: company }).click()
  await expect(page).toHaveURL(pages.professional(id))
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Radnja' })).toHaveValue('premium')
})

test('a decision about an account that was deleted says so', async ({ page }, info) => {
  const token = await tokenFor(page, admin)
  const { id, token: own } = await makePending(page, info)
  const reason = `Bez opisa, ${info.testId}.`
  await call(page, 'POST', `/admin/professionals/${id}/reject`, token, { reason })
  await call(page, 'DELETE', '/account', own, { password })
  await signIn(page, admin)
  await page.goto(pages.adminLog)
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: reason })
  await expect(entry).toContainText('Izbrisani račun')
})

import { expect } from '@playwright/test'
import { pages } from '#contract/paths.ts'
import { signIn, test } from '#test/browser.ts'
import { callPath } from '#web/call.ts'
import { makeCouple, password, tokenOf } from './sign-in-form.ts'

test('a deletion whose answer does not come ends in its words as soon as anything else finds the account gone', async ({
  page,
  problems,
}, info) => {
  problems.expect(/401/)
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  await page.goto(pages.profile)
  await page.getByRole('button', { name: 'Izbriši račun' }).click()
  const dialog = page.getByRole('dialog', { name: 'Izbrisati račun?' })
  await dialog.getByLabel('Lozinka', { exact: true }).fill(password)
  const stay = Promise.withResolvers<null>()
  await page.route(`**${callPath('DELETE /account')}`, async (route) => {
    await route.fetch()
    await stay.promise
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Trajno izbriši' }).click()
  // Through the stream of leads, which the server has closed.
  const told = page.getByRole('status').filter({ hasText: 'Vaš je račun izbrisan.' })
  await expect(told).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveURL(pages.home)
  expect(await tokenOf(page)).toBeNull()
  problems.allow(/ERR_FAILED/)
  stay.resolve(null)
})

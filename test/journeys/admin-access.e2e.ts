import { expect } from '@playwright/test'
import { pages } from '#contract/paths.ts'
import { signIn, test } from '#test/browser.ts'
import { viewports } from '#test/browser-checks.ts'
import { admin, expectNoSidewaysScroll, snackbar } from './admin-calls.ts'
import { topBar } from './sign-in-form.ts'

const parts = [
  [pages.adminProfessionals, 'Pružatelji usluga'],
  [pages.adminReviews, 'Recenzije'],
  [pages.adminUsers, 'Korisnici'],
  [pages.adminCategories, 'Kategorije'],
  [pages.adminLeadReports, 'Prijavljeni razgovori'],
  [pages.adminLog, 'Dnevnik'],
] as const

for (const [path, title] of parts) {
  for (const email of ['par@zauvijek.test', 'studio@zauvijek.test']) {
    test(`${email} is told to have no access to ${path} and sent home`, async ({ page }) => {
      await signIn(page, email)
      await page.goto(path)
      await snackbar(page, 'Nemate pristup ovoj stranici.')
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0)
      await expect(topBar(page).getByRole('button', { name: 'Odjava' })).toBeVisible()
      await expect(topBar(page).getByRole('link', { name: 'Administracija' })).toHaveCount(0)
    })
  }

  test(`a visitor of ${path} is led to the sign-in with the whole address`, async ({ page }) => {
    await page.goto(`${path}?page=2`)
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`${path}?page=2`)}`)
  })
}

test('on a phone the six pages hang together, and the one that is open is in sight and marked', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await signIn(page, admin)
  await page.goto('/')
  await page.getByRole('button', { name: 'Otvori izbornik' }).click()
  await page.getByRole('navigation', { name: 'Izbornik' }).getByRole('link', { name: 'Administracija' }).click()
  const navigation = page.getByRole('navigation', { name: 'Administracija' })
  for (const [path, title] of parts) {
    await navigation.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const current = navigation.getByRole('link', { name: title })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(current).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page)
  }
})

test('a session that ends elsewhere takes the page along', async ({ page, problems }) => {
  problems.expect(/401/)
  await signIn(page, admin)
  await page.goto(pages.adminUsers)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => localStorage.setItem('auth_token', 'x'.repeat(43)))
  await page.getByRole('combobox', { name: 'Uloga' }).selectOption('Par')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fadmin%2Fusers/)
})

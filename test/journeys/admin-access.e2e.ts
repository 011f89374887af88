import { expect, type Page } from '@playwright/test'
import { formatQuantity } from '#contract/croatian.ts'
import { pages } from '#contract/paths.ts'
import type { AnswerOf } from '#web/call.ts'
import { signIn, test } from '#test/browser.ts'
import { expectNoLayoutShift, viewports } from '#test/browser-checks.ts'
import { admin, call, expectNoSidewaysScroll, makePending, snackbar, tokenFor } from './admin-calls.ts'
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

/** The badges of the navigation that cover a word, or are too small for their digits. */
const badlyDrawnNumbers = (page: Page) =>
  page.getByRole('navigation', { name: 'Administracija' }).evaluate((navigation) => {
    const boxOf = (node: Node) => {
      const range = document.createRange()
      range.selectNode(node)
      return range.getBoundingClientRect()
    }
    const words = [...navigation.querySelectorAll('a')].flatMap(({ firstChild }) => firstChild ?? []).map(boxOf)
    return [...navigation.querySelectorAll('a > span')]
      .filter((number) => {
        const { left, right } = number.getBoundingClientRect()
        const digits = number.firstElementChild && boxOf(number.firstElementChild)
        const fits = digits !== null && digits.left > left && digits.right < right
        return !fits || words.some((word) => word.left < right && left < word.right)
      })
      .map((number) => number.textContent)
  })

for (const [screen, viewport] of Object.entries(viewports)) {
  test(`beside each place of the administration stands how much waits, on no word of it, on a ${screen}`, async ({
    page,
  }, info) => {
    const token = await tokenFor(page, admin)
    await makePending(page, info)
    const { counts } = await call<AnswerOf<'GET /admin/professionals'>>(page, 'GET', '/admin/professionals', token)
    await page.setViewportSize(viewport)
    await signIn(page, admin)
    await page.goto(pages.adminLog)
    const navigation = page.getByRole('navigation', { name: 'Administracija' })
    const number = formatQuantity(counts.pending, 'čeka odluku', 'čekaju odluku', 'čeka odluku')
    await expect(navigation.getByRole('link', { name: `Pružatelji usluga ${number}`, exact: true })).toBeVisible()
    await expect(navigation.getByRole('link', { name: /^Recenzije .* odluku$/ })).toBeAttached()
    expect(await badlyDrawnNumbers(page)).toEqual([])
    await expectNoLayoutShift(page)
    // The widest that there is.
    await navigation.locator('a > span > [aria-hidden]').evaluateAll((numbers) => {
      for (const one of numbers) one.textContent = '99+'
    })
    expect(await badlyDrawnNumbers(page)).toEqual([])
  })
}

test('a session that ends elsewhere takes the page along', async ({ page, problems }) => {
  problems.expect(/401/)
  await signIn(page, admin)
  await page.goto(pages.adminUsers)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => localStorage.setItem('auth_token', 'x'.repeat(43)))
  await page.getByRole('combobox', { name: 'Uloga' }).selectOption('Par')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fadmin%2Fusers/)
})

import { expect, type Page } from '@playwright/test'
import { test, signIn } from '#test/browser.ts'
import { allLooks, expectAccessible, expectNoLayoutShift, viewports } from '#test/browser-checks.ts'

const exampleOf = (page: Page, call: string, label: string) =>
  page.getByRole('region', { name: call, exact: true }).getByRole('group', { name: `${label}: ${call}` })

for (const path of ['/api/docs', '/api/docs/en', '/api/docs/leads', '/api/docs/en/leads', '/api/docs/professionals']) {
  test(`${path} is read by everyone, in every theme and width`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoLayoutShift(page)
    await expectAccessible(page, allLooks)
    await page.setViewportSize(viewports.phone)
    const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0)
  })
}

test('a call is found by keyboard, in words without marks, and by the name of a field', async ({ page }) => {
  await page.goto('/api/docs')
  await page.keyboard.press('/')
  const search = page.getByRole('combobox', { name: 'Pretraži dokumentaciju' })
  await expect(search).toBeFocused()
  await page.keyboard.type('prihvacanje')
  await expect(page.getByRole('option').first()).toHaveText(/Prihvaćanje ponude/)
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await page.keyboard.type('professional_ids message')
  const options = page.getByRole('option')
  await expect(options.first()).toHaveText(/Slanje istog upita nekolicini/)
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  // On a phone, the search is in the menu; closing that would lose the focus.
  const looks = allLooks.filter(({ width }) => width === 'desktop')
  await expectAccessible(page, looks)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/api\/docs\/leads#post-leads-bulk$/)
  await expect(page.getByRole('heading', { name: /Slanje istog upita/ })).toBeInViewport()
  await expect(page.getByRole('navigation').locator('[aria-current=location]')).toHaveText(/Slanje istog upita/)
})

test('a search on a phone opens the menu, and a choice closes it', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await page.goto('/api/docs')
  const menu = page.getByRole('navigation', { name: 'Sadržaj' })
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Sadržaj' }).click()
  await expect(menu).toBeVisible()
  await expectAccessible(page, [{ width: 'phone', theme: 'light' }])
  await menu.getByRole('link', { name: 'Pogreške' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Pogreške' })).toBeInViewport()
})

test('the language of the examples is chosen once for all pages', async ({ page }) => {
  await page.goto('/api/docs/leads')
  await expect(exampleOf(page, 'Jedan upit', 'curl')).toBeVisible()
  await expect(exampleOf(page, 'Jedan upit', 'TypeScript')).toBeHidden()
  await page.getByRole('region', { name: 'Jedan upit' }).getByRole('button', { name: 'TypeScript' }).click()
  await expect(exampleOf(page, 'Jedan upit', 'curl')).toBeHidden()
  await expect(
    page.getByRole('region', { name: 'Jedan upit' }).getByRole('button', { name: 'TypeScript' }),
  ).toBeFocused()
  await page.goto('/api/docs/en/offers')
  await expect(exampleOf(page, 'Accept an offer', 'TypeScript')).toBeVisible()
  await expect(exampleOf(page, 'Accept an offer', 'curl')).toBeHidden()
})

test('without a script both examples are there, and the menu is links', async ({ openVisitor }) => {
  const page = await openVisitor({ javaScriptEnabled: false })
  await page.goto('/api/docs/leads')
  await expect(exampleOf(page, 'Jedan upit', 'curl')).toBeVisible()
  await expect(exampleOf(page, 'Jedan upit', 'TypeScript')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Upiti', exact: true }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Prijava', exact: true }).click()
  await expect(page).toHaveURL(/\/api\/docs#authentication$/)
})

test('a call is tried on the demo marketplace by keyboard: signed in, asked, answered', async ({ page }) => {
  await page.goto('/api/docs/auth')
  const open = page.getByRole('button', { name: 'Isprobajte: Prijava', exact: true })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('textbox', { name: 'Sadržaj (JSON)' })
    .fill('{ "email": "par@zauvijek.test", "password": "demo-zauvijek" }')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Pošalji' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/^200 · \d+ ms$/)).toBeVisible()
  await expect(dialog.getByText('Token iz odgovora upisan je')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Sadržaj (JSON)' })).toHaveValue(/par@zauvijek\.test/)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/api/docs/auth')

  await page.getByRole('button', { name: 'Isprobajte: Prijavljena osoba' }).click()
  await dialog.getByRole('button', { name: 'Pošalji' }).click()
  await expect(dialog.getByRole('group', { name: 'Odgovor' })).toContainText('"role": "couple"')
  await dialog.getByRole('button', { name: 'Zatvori' }).click()

  const sent: string[] = []
  page.on('request', (request) => sent.push(request.method()))
  await page.getByRole('button', { name: 'Isprobajte: Odjava' }).click()
  await dialog.getByRole('button', { name: 'Pošalji' }).click()
  await expect(dialog.getByText('Ovaj poziv mijenja podatke')).toBeVisible()
  expect(sent).toEqual([])
  await dialog.getByRole('button', { name: 'Odustani' }).click()
  await expect(dialog.getByText('Ovaj poziv mijenja podatke')).toBeHidden()
  await dialog.getByRole('button', { name: 'Pošalji' }).click()
  await dialog.getByRole('button', { name: 'Da, pošalji' }).click()
  await expect(dialog.getByText(/^200 · \d+ ms$/)).toBeVisible()
  expect(sent).toEqual(['POST'])
})

test('a dialog that is opened while the step back of its closing is under way stays open', async ({ page }) => {
  await page.goto('/api/docs/auth')
  const open = page.getByRole('button', { name: 'Isprobajte: Prijava', exact: true })
  await open.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await open.evaluate(async (button: HTMLButtonElement) => {
    const shown = document.querySelector('dialog')
    const steppedBack = new Promise((resolve) => addEventListener('popstate', resolve))
    shown?.addEventListener('close', () => button.click(), { once: true })
    shown?.close()
    await steppedBack
  })
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/api/docs/auth')
})

test('a token typed in the page is nowhere after a reload', async ({ page, problems }) => {
  problems.expect(/status of 401/)
  await page.goto('/api/docs/auth')
  await page.getByRole('button', { name: 'Isprobajte: Prijavljena osoba' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Upotrijebi moju prijavu' })).toBeHidden()
  await dialog.getByLabel('Token').fill('nije-pravi')
  await dialog.getByRole('button', { name: 'Pošalji' }).click()
  await expect(dialog.getByText(/^401 · \d+ ms$/)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('nije-pravi')
  await page.reload()
  await page.getByRole('button', { name: 'Isprobajte: Prijavljena osoba' }).click()
  await expect(dialog.getByLabel('Token')).toHaveValue('')
})

test('the news of leads are shown as they come, with one’s own session', async ({ page }) => {
  await signIn(page, 'par@zauvijek.test')
  await page.goto('/api/docs/leads')
  await page.getByRole('button', { name: 'Isprobajte: Novosti o upitima uživo' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Upotrijebi moju prijavu' }).click()
  await dialog.getByRole('button', { name: 'Pošalji' }).click()
  await expect(dialog.getByRole('group', { name: 'Odgovor' })).toContainText('event: counts')
  await dialog.getByRole('button', { name: 'Zatvori' }).click()
  await expect(dialog).toBeHidden()
})

import { expect, type Page } from '@playwright/test'
import { startUsing, test } from '#test/browser.ts'

const list = (page: Page) => page.getByRole('region', { name: 'Pružatelji usluga' })
const found = (page: Page) => list(page).getByRole('heading', { level: 2 }).first()
const field = (page: Page) => page.getByRole('combobox', { name: 'Što tražite?' })

test('a sentence acts as filters while its words stay in the field, also for the free days', async ({ page }) => {
  await page.goto('/professionals')
  await startUsing(page)
  await field(page).fill('fotograf u Zagrebu do 900 €')
  await expect(list(page).getByText('Tražimo: Fotografija · Zagreb · do € 900')).toBeVisible()
  await field(page).fill('fotograf u Zagrebu do 9000 €')
  await expect(list(page).getByText('Tražimo: Fotografija · Zagreb · do € 9.000')).toBeVisible()
  await expect(field(page)).toHaveValue('fotograf u Zagrebu do 9000 €')
  await list(page).getByRole('link', { name: 'Po datumima' }).click()
  await expect(page.getByRole('heading', { name: 'Fotografija, Zagreb' })).toBeVisible()
  await page.goto('/professionals?search=fotograf+u+lipnju')
  await list(page).getByRole('link', { name: 'Po datumima' }).click()
  await expect(page).toHaveURL(/\/dates\?category_id=\d+#20\d\d-06$/)
  await expect(page.getByText(/^lipanj\u00A020\d\d\.$/).first()).toBeInViewport()
  // On some days, the demo has all musicians of Istria taken on a Saturday in June.
  await page.goto('/?search=bend+za+uspavanke+u+Istri+9.+velja%C4%8De')
  await expect(list(page).getByText(/^Tražimo: Glazba · Istra · \p{L}+, 9\.\sveljače\s20\d\d\.$/u)).toBeVisible()
  await expect(list(page).getByText('Izostavili smo „uspavanke”: nitko na popisu to nema u imenu.')).toBeVisible()
  const ownDay = `${new Date().getFullYear() + 1}-06-19`
  await page.goto(`/?search=bend+9.+velja%C4%8De&date=${ownDay}`)
  await expect(list(page).getByText(/^Tražimo: Glazba · \p{L}+, 9\.\sveljače\s20\d\d\.$/u)).toBeVisible()
  await expect(list(page).getByRole('link', { name: 'Ukloni filter: 19. lipnja' })).toHaveCount(0)
})

test('a season of the words leads to its free days, of the trade and the town', async ({ page }) => {
  await page.goto('/professionals?search=fotograf+Zagreb+ljeto')
  const days = list(page).getByRole('link', { name: 'slobodne dane po datumima' })
  await expect(list(page).getByText(/^Za ljeto 20\d\d\. pogledajte slobodne dane po datumima\.$/)).toBeVisible()
  await startUsing(page)
  await days.click()
  await expect(page).toHaveURL(/\/dates\?category_id=\d+&city=Zagreb#20\d\d-0[678]$/)
  await expect(page.getByRole('heading', { name: 'Fotografija, Zagreb' })).toBeVisible()
})

test('a holiday becomes its day, and a town without anybody its surroundings', async ({ page }) => {
  await page.goto('/professionals?search=bend+za+Uskrs')
  await expect(list(page).getByText(/^Tražimo: Glazba · nedjelja, \d+\.\s(?:ožujka|travnja)\s20\d\d\.$/)).toBeVisible()
  await page.goto('/professionals?search=bend+Solin')
  await expect(list(page).getByText('Tražimo: Glazba · Solin i okolica', { exact: true })).toBeVisible()
  await expect(list(page).getByText(/^Solin: još nikoga, pa su na popisu oni iz okolice/)).toBeVisible()
  await expect(list(page).getByRole('heading', { name: /^Pronađen/ })).not.toContainText(' 0 ')
})

test('words ask for an order, which another choice takes the place of, and a month leads to its Saturdays', async ({
  page,
}) => {
  await page.goto('/professionals?search=jeftin+fotograf')
  await startUsing(page)
  const order = list(page).getByLabel('Redoslijed')
  const chosen = order.locator('option:checked')
  await expect(list(page).getByText('Tražimo: Fotografija · od najniže cijene')).toBeVisible()
  await expect(chosen).toHaveText('Cijena')
  await list(page).getByRole('link', { name: 'Zašto ovim redom?' }).click()
  const why = page.getByRole('dialog', { name: 'Zašto ovim redom?' })
  await expect(why.getByText('Odlučuje cijena od koje počinju')).toBeVisible()
  await page.keyboard.press('Escape')
  await order.selectOption('Preporučeno')
  await expect(page).toHaveURL('/professionals?search=jeftin+fotograf&sort=recommended')
  await expect(list(page).getByText('Tražimo: Fotografija', { exact: true })).toBeVisible()
  await expect(chosen).toHaveText('Preporučeno')
  await page.goBack()
  await expect(chosen).toHaveText('Cijena')
  await field(page).fill('bend')
  await expect(list(page).getByText('Tražimo: Glazba', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/professionals?search=bend')
  await expect(chosen).toHaveText('Preporučeno')
  // A month is far enough away that somebody of the demo is free on a Saturday of it.
  await field(page).fill('bend svibanj')
  const day = list(page)
    .getByRole('link', { name: /^\d+\. svibnja · \d+$/ })
    .first()
  const total = (await day.innerText()).split(' · ')[1]
  await day.click()
  await expect(page).toHaveURL(/category_id=\d+.*date=\d{4}-05-\d{2}.*free_only=1/)
  await expect(found(page)).toContainText(String(total))
})

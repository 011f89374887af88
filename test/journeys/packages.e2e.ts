import { expect, type Page } from '@playwright/test'
import { addDays, zagrebDayOf } from '#contract/calendar-day.ts'
import { API_BASE, pages } from '#contract/paths.ts'
import { formatEuro } from '#contract/money.ts'
import { formatPackagePrice } from '#contract/package-prices.ts'
import type { OfferedPackage, Professional } from '#contract/professionals.ts'
import { signIn, test } from '#test/browser.ts'
import { allLooks, expectAccessible, expectNoLayoutShift, viewports } from '#test/browser-checks.ts'
import { listen } from '#test/heard.ts'
import { call } from './admin-calls.ts'
import { comingJune } from './coming-june.ts'
import { findProfessional, openDetail } from './demo-professionals.ts'
import { expectNotification, openOwnProfile, signInAsProfessional } from './own-professional.ts'
import { makeCouple, password } from './sign-in-form.ts'

/** Beyond the calendars of the demo marketplace, so that nobody is taken on it. */
const farDay = addDays(zagrebDayOf(new Date()), 500)

type Selling = Professional & { packages: OfferedPackage[] }

/** The first approved professional of the demo marketplace with such a package. */
async function findSelling(page: Page, sells: (one: OfferedPackage) => boolean = () => true): Promise<Selling> {
  let found: Selling | undefined
  await findProfessional(page, () => true)
  for (let id = 1; found === undefined; id++) {
    const answer = await page.request.get(`${API_BASE}/professionals/${id}`)
    if (!answer.ok()) continue
    const { data } = (await answer.json()) as { data: Selling }
    if (data.packages.length > 1 && data.packages.some(sells)) found = data
  }
  return found
}

const perGuest = ({ unit }: OfferedPackage) => unit === 'per_guest'
const section = (page: Page) => page.getByRole('region', { name: 'Paketi' })
const card = (page: Page, { name }: OfferedPackage) =>
  section(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
const ask = (page: Page, { name }: OfferedPackage) =>
  section(page).getByRole('link', { name: `Zatraži ovaj paket: ${name}`, exact: true })
const chosen = (page: Page) => page.getByRole('combobox', { name: 'Paket' })
const unbroken = (text: string) => text.replaceAll('€ ', '€\u00A0')

/** The scripts of parts that wait for a use of the page. */
function watchParts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/(package-cards|fact-list|calendar-with-legend)-/.test(request.url())) asked.push(request.url())
  })
  return asked
}

test('packages and facts are there before any script of theirs, which comes with the first use', async ({ page }) => {
  const professional = await findSelling(page, perGuest)
  const offered = professional.packages.find(perGuest)!
  const parts = watchParts(page)
  await page.goto(openDetail(professional))
  await expect(card(page, offered)).toContainText(unbroken(formatPackagePrice(offered)))
  await expect(card(page, offered)).toContainText(`${unbroken(formatEuro(offered.price * 80))} za 80 gostiju`)
  await expectNoLayoutShift(page)
  expect(parts).toEqual([])
  expect(await page.content()).not.toMatch(/assets\/(package-cards|fact-list|calendar-with-legend)-/)
  await section(page).evaluate((element) => element.setAttribute('data-from-server', ''))

  await page.mouse.wheel(0, 200)
  await expect.poll(() => parts.length).toBe(3)
  const heard = await listen(page)
  const guests = page.getByLabel('Broj gostiju')
  await guests.selectText()
  await guests.pressSequentially('120')
  const sum = `${unbroken(formatEuro(Math.round(offered.price * 120 * 100) / 100))} za 120 gostiju`
  await expect(card(page, offered)).toContainText(sum)
  // Once, of all packages, and not at each digit.
  await expect.poll(heard).toEqual([expect.stringMatching(/ za 120 gostiju$/)])
  await expect(section(page)).toHaveAttribute('data-from-server')
  await expectNoLayoutShift(page)
  await page.reload()
  await page.mouse.wheel(0, 100)
  await expect(card(page, offered)).toContainText(sum)
  await expect(page.getByLabel('Broj gostiju')).toHaveValue('120')
})

test('a navigation within the page before its first use removes nothing', async ({ page }) => {
  const professional = await findSelling(page)
  await page.goto(openDetail(professional))
  const [first] = professional.packages as [OfferedPackage]
  await card(page, first).evaluate((element) => element.setAttribute('data-from-server', ''))
  // React has visited each part, and has not touched those without their script.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.evaluate((month) => {
    const lost: string[] = []
    new MutationObserver(() => {
      for (const id of ['paketi', 'dostupnost'])
        if (document.querySelector(`#${id} :is(ul, table)`) === null) lost.push(id)
    }).observe(document.body, { childList: true, subtree: true })
    Object.assign(window, { lost })
    // Uses the router itself, because a link that is not hydrated yet opens the whole page.
    const router = Reflect.get(window, '__reactRouterDataRouter') as { navigate: (to: string) => Promise<void> }
    void router.navigate(`?month=${month}`)
  }, comingJune)
  await expect(page).toHaveURL(/month=/)
  await expect(card(page, first)).toHaveAttribute('data-from-server')
  expect(await page.evaluate(() => Reflect.get(window, 'lost') as string[])).toEqual([])
  await ask(page, first).click()
  await expect(chosen(page)).toHaveValue(String(first.id))
})

test('a part whose script cannot be fetched stays as the server made it, and its links work', async ({
  page,
  problems,
}) => {
  const professional = await findSelling(page)
  const [first] = professional.packages as [OfferedPackage]
  problems.expect(/package-cards-/)
  await page.route('**/assets/package-cards-*', (route) => route.abort())
  await page.goto(openDetail(professional))
  await page.mouse.wheel(0, 200)
  await expect(card(page, first)).toBeVisible()
  await ask(page, first).click()
  await expect(page).toHaveURL(/package=\d+#upit$/)
  await expect(chosen(page)).toHaveValue(String(first.id))
})

test('on a page that a link has opened the packages work at once', async ({ page }) => {
  const professional = await findSelling(page)
  const [first] = professional.packages as [OfferedPackage]
  await page.goto(pages.professionals)
  await page.getByRole('link', { name: professional.company_name }).first().click()
  await ask(page, first).click()
  await expect(chosen(page)).toHaveValue(String(first.id))
})

test('an enquiry about a package names it to both sides', async ({ page }, info) => {
  const { email } = await makeCouple(page, info)
  const professional = await findSelling(page)
  const offered = professional.packages.at(-1)!
  await signIn(page, email, password)
  await page.goto(openDetail(professional, { date: farDay }))
  await ask(page, offered).click()
  await expect(page.getByLabel('Poruka')).toBeInViewport()
  await expect(chosen(page)).toHaveValue(String(offered.id))
  await page.getByLabel('Poruka').fill('Zanima nas ovaj paket.')
  await page.getByRole('button', { name: 'Pošalji upit' }).click()
  await expect(page.getByText('✓ Vaš zahtjev je uspješno poslan!')).toBeVisible()
  await page.goto(pages.enquiries)
  await expect(page.getByRole('article')).toContainText(`Paket: ${offered.name} · ${formatPackagePrice(offered)}`)
  await page
    .getByRole('link', { name: /razgovor/i })
    .first()
    .click()
  await expect(page.getByRole('main')).toContainText(`${offered.name} · ${formatPackagePrice(offered)}`)
})

test('a package that was deleted meanwhile is said so, and nothing typed is lost', async ({ page, problems }, info) => {
  problems.expect(/422/)
  const { email } = await makeCouple(page, info)
  const professional = await findSelling(page)
  const [first] = professional.packages as [OfferedPackage]
  await signIn(page, email, password)
  await page.goto(openDetail(professional, { date: addDays(farDay, 1) }))
  await ask(page, first).click()
  await expect(chosen(page)).toHaveValue(String(first.id))
  await page.getByLabel('Poruka').fill('Zanima nas ovaj paket.')
  await page.route('**/api/v1/leads', async (route) => {
    const body = { ...(route.request().postDataJSON() as object), package_id: 999_999 }
    await route.continue({ postData: JSON.stringify(body) })
  })
  await page.getByRole('button', { name: 'Pošalji upit' }).click()
  await expect(page.getByRole('alert')).toContainText('Ovaj paket više nije u ponudi.')
  await expect(chosen(page)).toBeFocused()
  await expect(page.getByLabel('Poruka')).toHaveValue('Zanima nas ovaj paket.')
})

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone })

  test('a package opens the form with it', async ({ page }) => {
    const professional = await findSelling(page)
    const [first] = professional.packages as [OfferedPackage]
    await page.goto(openDetail(professional))
    await ask(page, first).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('combobox', { name: 'Paket' })).toHaveValue(String(first.id))
    await expectAccessible(page)
  })
})

test('without script packages, sums for 80 guests and facts are read', async ({ page, openVisitor }) => {
  const professional = await findSelling(page, perGuest)
  const offered = professional.packages.find(perGuest)!
  const visitor = await openVisitor({ javaScriptEnabled: false })
  await visitor.goto(openDetail(professional))
  await expect(card(visitor, offered)).toContainText('za 80 gostiju')
  await expect(visitor.getByLabel('Broj gostiju')).toBeHidden()
  await expect(visitor.getByRole('region', { name: 'Dobro je znati' })).toBeVisible()
})

test('packages and facts can be used by everyone, in every look', async ({ page }) => {
  await page.goto(openDetail(await findSelling(page, perGuest)))
  await page.mouse.wheel(0, 100)
  await expectAccessible(page, allLooks)
})

/** As many and as long as the forms allow. */
const overfull = Array.from({ length: 6 }, (_, place) => ({
  name: `Paket ${place + 1} s cjelodnevnim praćenjem od priprema do jutra i dodacima, bez ičega izostavljenog`.slice(
    0,
    80,
  ),
  price: 9_999_999,
  unit: place % 2 === 0 ? 'total' : 'per_guest',
  description: 'Opis koji ne prestaje. '.repeat(43),
  includes: Array.from(
    { length: 15 },
    (__, line) => `${line + 1}. ${'stavkakojajednomriječjuispunjavaredak'.repeat(3)}`,
  ),
}))

test('as many packages as there can be are whole on phone and desk', async ({ page, problems }, info) => {
  // The server renders for visitors, for whom a pending profile does not exist.
  problems.expect(/404/)
  const { id, token } = await signInAsProfessional(page, info, { company_name: 'Vjenčanja '.repeat(8).trim() })
  await call(page, 'PUT', `/professionals/${id}/packages`, token, { packages: overfull })
  for (const viewport of Object.values(viewports)) {
    await page.setViewportSize(viewport)
    await page.goto(openDetail({ id }))
    await expect(section(page).getByRole('heading', { level: 3 })).toHaveCount(6)
    await section(page).getByText('Još 9 stavki').first().click()
    const cut = await section(page).evaluate((element) =>
      [document.documentElement, ...element.querySelectorAll('*')]
        .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
        .filter((one) => !/sr-only|appearance-none/.test(one.className))
        .map((one) => one.outerHTML.slice(0, 120)),
    )
    expect(cut).toEqual([])
  }
  // Nothing is unfolded on paper.
  await page.emulateMedia({ media: 'print' })
  const description = section(page).getByText('Opis koji ne prestaje.').first()
  expect(await description.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThan(2)
  await expect(section(page).getByText('Još 9 stavki').last()).toBeHidden()
})

const editor = (page: Page) => page.getByRole('region', { name: 'Paketi' })
const names = (page: Page) =>
  editor(page)
    .getByRole('list', { name: 'Vaši paketi' })
    .getByRole('button', { name: /^Premjesti: / })

async function fill(page: Page, name: string, price: string) {
  await editor(page).getByRole('button', { name: 'Dodaj paket' }).click()
  await editor(page).getByLabel('Naziv').last().fill(name)
  await editor(page).getByLabel('Cijena (€)').last().fill(price)
}

test('a menu is at its button in browsers that place none by CSS, such as Safari before 26', async ({ page }, info) => {
  await page.addInitScript(() => {
    CSS.supports = () => false
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[popover] { position-area: none !important }')
    addEventListener('DOMContentLoaded', () => document.adoptedStyleSheets.push(sheet))
  })
  await signInAsProfessional(page, info)
  await openOwnProfile(page)
  await fill(page, 'Obred', '450')
  const button = editor(page).getByRole('button', { name: 'Radnje: Obred' })
  for (const block of ['start', 'end'] as const) {
    await button.evaluate((element, to) => element.scrollIntoView({ block: to, behavior: 'instant' }), block)
    await button.click()
    const menu = page.getByRole('menu', { name: 'Radnje: Obred' })
    await expect(menu).toBeInViewport({ ratio: 1 })
    // It rises to its place.
    await expect(async () => {
      const [its, of] = [await menu.boundingBox(), await button.boundingBox()]
      expect(its!.x + its!.width).toBeCloseTo(of!.x + of!.width, 0)
      expect(block === 'start' ? its!.y : its!.y + its!.height).toBeCloseTo(
        block === 'start' ? of!.y + of!.height : of!.y,
        0,
      )
    }).toPass({ timeout: 15_000 })
    await page.keyboard.press('Escape')
  }
})

test('a professional adds, copies, moves and removes packages, and couples see them so', async ({
  page,
  problems,
}, info) => {
  // The server renders for visitors, for whom a pending profile does not exist.
  problems.expect(/404/)
  const { id } = await signInAsProfessional(page, info, { price_range_min: 500, price_range_max: 900 })
  await openOwnProfile(page)
  await fill(page, 'Obred', '450')
  await fill(page, 'Cijeli dan', '1.200')
  await editor(page).getByLabel('Što uključuje').last().fill('Dva fotografa\nAlbum')
  await editor(page).getByRole('button', { name: 'Radnje: Cijeli dan' }).click()
  await page.getByRole('menuitem', { name: 'Kopiraj' }).click()
  await expect(editor(page).getByLabel('Naziv').nth(2)).toHaveValue('Cijeli dan (kopija)')
  // Another width scrolls the page to where the top bar covers half a link.
  for (const wanted of ['desktop', 'phone'] as const)
    await expectAccessible(
      page,
      allLooks.filter(({ width }) => width === wanted),
    )
  await editor(page).getByRole('button', { name: 'Radnje: Cijeli dan', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Pomakni gore' }).click()
  await expect(names(page).first()).toHaveAccessibleName('Premjesti: Cijeli dan')
  await editor(page).getByRole('button', { name: 'Radnje: Obred' }).click()
  await page.getByRole('menuitem', { name: 'Ukloni paket' }).click()
  await expect(names(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Vrati' }).click()
  await expect(names(page)).toHaveCount(3)
  await editor(page).getByText('Kako ih vide parovi').click()
  await expect(editor(page).getByRole('heading', { name: 'Cijeli dan', exact: true })).toBeVisible()
  await editor(page).getByRole('button', { name: 'Spremi pakete' }).click()
  await expectNotification(page, 'Paketi su spremljeni.')

  const notice = editor(page).getByText(/^Na profilu piše/)
  await expect(notice).toHaveText(/„€\u00A0500 - €\u00A0900”, a u paketima €\u00A0450 - €\u00A01\.200\./)
  await editor(page).getByRole('button', { name: 'Preuzmi raspon iz paketa' }).click()
  await expectNotification(page, 'Cjenovni raspon je usklađen s paketima.')
  await expect(page.getByRole('region', { name: 'Paketi', exact: true })).toBeFocused()
  await expect(page.locator('[name="price_range_max"]')).toHaveValue('1.200')
  await expect(editor(page).getByRole('button', { name: 'Preuzmi raspon iz paketa' })).toBeHidden()
  await page.goto(openDetail({ id }))
  await expect(section(page).getByRole('heading', { level: 3 })).toHaveText([
    'Cijeli dan',
    'Obred',
    'Cijeli dan (kopija)',
  ])
})

test('a package that is put down by keyboard is announced in its new place', async ({ page }, info) => {
  const { id, token } = await signInAsProfessional(page, info)
  const stored = ['Obred', 'Cijeli dan', 'Album'].map((name) => ({ name, price: 500, unit: 'total' }))
  await call(page, 'PUT', `/professionals/${id}/packages`, token, { packages: stored })
  await openOwnProfile(page)
  await names(page).first().press('Space')
  const announced = page.getByRole('status').filter({ hasText: /mjesto od 3|spušten/ })
  await expect(announced).toHaveText('Paket je podignut: 1. mjesto od 3.')
  await page.keyboard.press('ArrowDown')
  await expect(announced).toHaveText('Iznad: 2. mjesto od 3.')
  await page.keyboard.press('Space')
  await expect(names(page).nth(1)).toBeFocused()
  await expect(page.getByText('Obred je sada 2. od 3.')).toBeAttached()
  await expect(announced).toHaveText('Paket je spušten.')
})

test('a mistake stands beside its field, and nothing typed is lost on the way', async ({ page }, info) => {
  await signInAsProfessional(page, info)
  await openOwnProfile(page)
  await fill(page, 'Obred', 'puno')
  await editor(page).getByRole('button', { name: 'Spremi pakete' }).click()
  await expect(editor(page).getByLabel('Cijena (€)')).toBeFocused()
  await expect(editor(page).getByLabel('Cijena (€)')).toHaveAccessibleDescription('Cijena mora biti broj od 0 naviše.')
  await page.getByRole('link', { name: 'Početna' }).first().click()
  await page.getByRole('button', { name: 'Ostani' }).click()
  await expect(editor(page).getByLabel('Naziv')).toHaveValue('Obred')
})

test('a professional states facts of its category with their units', async ({ page, problems }, info) => {
  problems.expect(/404|422/)
  const { id } = await signInAsProfessional(page, info)
  await openOwnProfile(page)
  const facts = page.getByRole('region', { name: 'Dobro je znati' })
  await facts.getByLabel('Koliko daleko dolazite (km)').fill('80')
  await facts.getByLabel('Trajanje usluge (sati)').fill('10')
  await facts.getByLabel('Snimanje dronom').check()
  await facts.getByLabel('Engleski').check()
  await facts.getByLabel('Predujam (%)').fill('200')
  await facts.getByRole('button', { name: 'Spremi što nudite' }).click()
  await expect(facts.getByLabel('Predujam (%)')).toHaveAccessibleDescription('Unesite cijeli broj od 1 do 100.')
  await facts.getByLabel('Predujam (%)').fill('20')
  await facts.getByRole('button', { name: 'Spremi što nudite' }).click()
  await expectNotification(page, 'Podaci su spremljeni.')
  await page.goto(openDetail({ id }))
  await expect(facts).toContainText('Do 80 km od svojega mjesta (Đakovo)')
  await expect(facts).toContainText('10 sati')
  await expect(facts).toContainText('Snimanje dronom')
})

import { expect, type Page } from '@playwright/test'
import { addDays, zagrebDayOf } from '#contract/calendar-day.ts'
import { startUsing, test, waitUntilHydrated } from '#test/browser.ts'
import { allLooks, expectAccessible, expectEntryOfOverlay, viewports } from '#test/browser-checks.ts'

const list = (page: Page) => page.getByRole('region', { name: 'Pružatelji usluga' })
const found = (page: Page) => list(page).getByRole('heading', { level: 2 }).first()
const cards = (page: Page) => list(page).getByRole('article')
const field = (page: Page) => page.getByRole('combobox', { name: 'Što tražite?' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Prijedlozi' }).getByRole('option')
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filteri' })
const countOf = (text: string) => Number(text.replaceAll(/\D/g, ''))

/** Other journeys on the same server add professionals, so the number is read from the sheet. */
async function chooseCategory(page: Page, name: string): Promise<number> {
  const option = sheet(page)
    .getByLabel('Kategorija')
    .locator('option', { hasText: new RegExp(`^${name} \\(\\d+\\)$`) })
  await expect(option).toBeAttached()
  const label = (await option.textContent()) ?? ''
  await sheet(page).getByLabel('Kategorija').selectOption({ label })
  return countOf(label)
}

/** In the demo, one in Osijek and one in Slavonski Brod play them, and neither has the word in its name. */
async function expectTamburaBands(page: Page) {
  await expect(list(page).getByText('Tražimo: Glazba · Tamburaška glazba')).toBeVisible()
  await expect(cards(page).filter({ hasText: 'Šarena ponjava' })).toBeVisible()
  await expect(cards(page).filter({ hasText: 'Ponoćni trajekt' })).toHaveCount(0)
}

/** From the beginning of the field to the end of the button beside it. */
async function expectAsWideAsForm(page: Page) {
  const suggestions = await page.getByRole('listbox', { name: 'Prijedlozi' }).boundingBox()
  const button = await page.getByRole('button', { name: 'Pretraži' }).first().boundingBox()
  const endOf = (box: typeof button) => box && box.x + box.width
  expect(Math.abs((endOf(suggestions) ?? 0) - (endOf(button) ?? 0))).toBeLessThanOrEqual(2)
}

test('choosing a trade suggested beside an amount keeps the amount as a filter', async ({ page }) => {
  await page.goto('/')
  await startUsing(page)
  await field(page).fill('bend do 2000')
  await options(page).first().click()
  await expect(page).toHaveURL(/\?category_id=\d+&price_max=2000$/)
  await expect(field(page)).toHaveValue('')
})

test('choosing a town suggested beside hours keeps the hours as search words', async ({ page }) => {
  await page.goto('/')
  await startUsing(page)
  await field(page).fill('fotograf 10 sati zad')
  await options(page).filter({ hasText: 'Zadar' }).first().click()
  await expect(page).toHaveURL(/\?search=10\+sati&category_id=\d+&city=Zadar$/)
  await expect(field(page)).toHaveValue('10 sati')
  // Either somebody in the list states as many, or the page says that nobody does.
  await expect(list(page).getByText(/^Tražimo: barem 10\ssati$|^Izostavili smo „10 sati” jer to nitko/)).toBeVisible()
  const card = cards(page).first()
  await expect(card).toContainText('Zadar')
  await expect(card).toContainText('Fotografija')
})

for (const [device, viewport] of Object.entries(viewports)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport })

    test('a trade is suggested while it is typed, and chosen by keyboard alone', async ({ page }) => {
      await page.goto('/')
      await startUsing(page)
      await field(page).focus()
      await page.keyboard.type('bend')
      await expect(options(page).first()).toContainText('Glazba')
      await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
      if (device === 'phone') await expectAsWideAsForm(page)
      await page.keyboard.press('Escape')
      await expect(options(page)).toHaveCount(0)
      await expect(field(page)).toHaveValue('bend')
      await page.keyboard.type(' ')
      await page.keyboard.press('Backspace')
      await expect(options(page).first()).toContainText('Glazba')
      await page.keyboard.press('ArrowDown')
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
      await expect(field(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\?category_id=\d+$/)
      await expect(field(page)).toHaveValue('')
      await expect(field(page)).toBeFocused()
      await expect(cards(page).first()).toContainText('Glazba')
    })

    test('a word that names a fact is its filter, and all of the trade is one press away', async ({ page }) => {
      await page.goto('/')
      await startUsing(page)
      await field(page).fill('tamburasi')
      await expectTamburaBands(page)
      await list(page)
        .getByRole('link', { name: /^Glazba · \d+$/ })
        .click()
      await expect(page).toHaveURL(/\?category_id=\d+$/)
      await expect(field(page)).toHaveValue('')
      await field(page).pressSequentially('klap')
      await expect(options(page).first()).toContainText('Glazba · Klapska pjesma')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\?category_id=\d+&fact_genres=klapa$/)
      await expect(list(page).getByRole('link', { name: /Ukloni filter: Što sviraju: Klapska pjesma/ })).toBeVisible()
    })

    test('without a script the same words are the same fact', async ({ openVisitor }) => {
      const page = await openVisitor({ javaScriptEnabled: false, viewport })
      await page.goto('/professionals')
      await page.getByLabel('Što tražite?').fill('tamburaški sastav')
      await page.getByLabel('Što tražite?').press('Enter')
      await expectTamburaBands(page)
      const everybody = list(page).getByRole('link', { name: /^Glazba · \d+$/ })
      const total = countOf(await everybody.innerText())
      await everybody.click()
      await expect(found(page)).toHaveText(new RegExp(` ${total} `))
      await page.goto('/professionals?search=klapa+Zadar')
      await expect(list(page).getByText('Nitko na popisu ne navodi: Klapska pjesma.')).toBeVisible()
      const elsewhere = list(page).getByRole('link', { name: /^Glazba · Klapska pjesma · \d+$/ })
      const stating = countOf(await elsewhere.innerText())
      await elsewhere.click()
      await expect(page).toHaveURL(/\?category_id=\d+&fact_genres=klapa$/)
      await expect(found(page)).toHaveText(new RegExp(` ${stating} `))
    })

    test('filters count while they are chosen and are applied together', async ({ page }) => {
      await page.goto('/')
      await startUsing(page)
      const all = countOf(await found(page).innerText())
      const opener = page.getByRole('button', { name: 'Filteri' })
      await opener.click()
      const show = sheet(page).getByRole('button', { name: /rezultat/ })
      await expect(show).toHaveText(new RegExp(`Prikaži ${all} `))
      await chooseCategory(page, 'Glazba')
      await expect(show).not.toHaveText(new RegExp(`Prikaži ${all} `))
      const ofCategory = await show.innerText()
      await sheet(page)
        .getByRole('radio', { name: /^4,5 i više/ })
        .check()
      await expect(show).not.toHaveText(ofCategory)
      await expect(page).toHaveURL('/')
      const expected = countOf(await show.innerText())
      await show.click()
      await expect(sheet(page)).toBeHidden()
      await expect(page).toHaveURL(/category_id=\d+&rating_min=4\.5$/)
      await expect.poll(async () => countOf(await found(page).innerText())).toBe(expected)
      await list(page)
        .getByRole('link', { name: /Ukloni filter: Ocjena/ })
        .click()
      await expect(page).toHaveURL(/category_id=\d+$/)
    })

    test('a fact of the category has its number, which is that of its list', async ({ page }) => {
      await page.goto('/')
      await startUsing(page)
      await page.getByRole('button', { name: 'Filteri' }).click()
      await chooseCategory(page, 'Lokacija')
      const parking = sheet(page).getByRole('checkbox', { name: /^Vlastito parkiralište \d+$/ })
      const expected = countOf((await parking.locator('..').textContent()) ?? '')
      await parking.check()
      await sheet(page)
        .getByRole('button', { name: new RegExp(`^Prikaži ${expected} rezultat`) })
        .click()
      await expect.poll(async () => countOf(await found(page).innerText())).toBe(expected)
    })

    test('one step back closes the filters, and the focus is where it was', async ({ page }) => {
      await page.goto('/professionals')
      await startUsing(page)
      const opener = page.getByRole('button', { name: 'Filteri' })
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(sheet(page).getByRole('button', { name: /^Prikaži \d/ })).toBeVisible()
      await expectEntryOfOverlay(page, true)
      await page.goBack()
      await expect(sheet(page)).toBeHidden()
      await expect(page).toHaveURL('/professionals')
      await expect(opener).toBeFocused()
    })

    test('the order stands in the address, and says why it is this one', async ({ page }) => {
      await page.goto('/?city=Zagreb')
      await startUsing(page)
      await page.getByLabel('Redoslijed').selectOption('Cijena')
      await expect(page).toHaveURL('/?city=Zagreb&sort=price')
      const why = page.getByRole('dialog', { name: 'Zašto ovim redom?' })
      await list(page).getByRole('link', { name: 'Zašto ovim redom?' }).click()
      await expect(why.getByText(/^€ \d+/).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByLabel('Redoslijed').selectOption('Preporučeno')
      await expect(page).toHaveURL('/?city=Zagreb')
      await list(page).getByRole('link', { name: 'Zašto ovim redom?' }).click()
      await expect(why.getByText(/vrijedi \d,\d\d/).first()).toBeVisible()
      await expect(why.getByText(/Premium \+0,15 = \d,\d\d/).first()).toBeVisible()
    })
  })
}

test('a choice takes the place of the word that meant another one', async ({ page }) => {
  await page.goto('/?search=bend')
  await startUsing(page)
  await list(page).getByRole('link', { name: 'Zašto ovim redom?' }).click()
  const why = page.getByRole('dialog', { name: 'Zašto ovim redom?' })
  await expect(why.getByText(/vrijedi \d,\d\d/).first()).toBeVisible()
  await expect(why.getByText('Među nazivima')).toBeHidden()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Filteri' }).click()
  const category = sheet(page).getByLabel('Kategorija')
  await expect(category.locator('option:checked')).toHaveText(/^Glazba \(\d+\)$/)
  const photographers = await chooseCategory(page, 'Fotografija')
  await expect(
    sheet(page).getByRole('button', { name: new RegExp(`^Prikaži ${photographers} rezultat`) }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('search').getByLabel('Kategorija').selectOption('Fotografija')
  await expect(page).toHaveURL(/\?category_id=\d+$/)
  await expect(found(page)).toContainText(String(photographers))
})

test('the suggestions, the filters and the reasons are accessible in every look', async ({ page }) => {
  await page.goto('/?city=Zagreb&search=studio')
  await startUsing(page)
  await field(page).fill('studio r')
  await expect(options(page).first()).toBeVisible()
  await expectAccessible(page, allLooks)
  await page.goto('/?category_id=1')
  await startUsing(page)
  await page.getByRole('button', { name: 'Filteri' }).click()
  await expect(sheet(page).getByRole('button', { name: /^Prikaži \d/ })).toBeVisible()
  await expectAccessible(page, allLooks)
  await page.keyboard.press('Escape')
  await list(page).getByRole('link', { name: 'Zašto ovim redom?' }).click()
  await expect(page.getByText(/vrijedi \d,\d\d/).first()).toBeVisible()
  await expectAccessible(page, allLooks)
})

test('in the dark, too, nothing covers the words of a rating that is not chosen', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/?category_id=1')
  await startUsing(page)
  await page.getByRole('button', { name: 'Filteri' }).click()
  const rating = sheet(page).getByRole('radio', { name: /^4,5 i više/ })
  await expect(rating).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(rating).toHaveCSS('border-width', '0px')
})

test('a list that finds nobody leads on, each way with its number', async ({ page }) => {
  await page.goto('/?city=Zagreb&search=xqzwvk')
  const ways = list(page).getByRole('region', { name: 'Možda će vam odgovarati' })
  const way = ways.getByRole('link').first()
  const total = countOf((await way.innerText()).split('\n').at(-1) ?? '')
  await way.click()
  await expect.poll(async () => countOf(await found(page).innerText())).toBe(total)
})

test('if no single filter is the obstacle, links keep one of them at a time', async ({ page }) => {
  await page.goto('/?city=Gospi%C4%87&search=bend&price_max=1')
  await expect(list(page).getByText('Odaberite susjedni grad')).toBeVisible()
  await expect(list(page).getByText('Provjerite je li naziv'), 'the word was understood').toBeHidden()
  const ways = list(page).getByRole('region', { name: 'Možda će vam odgovarati' })
  const way = ways.getByRole('link', { name: /^Samo: Glazba/ })
  const total = countOf((await way.innerText()).split('\n').at(-1) ?? '')
  await expect(list(page).getByText(/drugim datumom/)).toHaveCount(0)
  await page.goto((await way.getAttribute('href')) ?? '')
  await expect.poll(async () => countOf(await found(page).innerText())).toBe(total)
})

test('filters that come alive while another list is loading take over the HTML that is there', async ({ page }) => {
  const [alive, asked] = [Promise.withResolvers(), Promise.withResolvers()]
  await page.route('**/assets/filter-panel-*.js', async (route) => {
    await asked.promise
    await route.continue()
  })
  await page.route('**/api/v1/professionals?*', async (route) => {
    asked.resolve(true)
    await alive.promise
    await route.continue()
  })
  await page.goto('/?city=Gospi%C4%87&search=bend')
  await page.getByLabel('Grad').evaluate((element) => element.setAttribute('data-sent', ''))
  await page.getByRole('link', { name: 'Poništi' }).click()
  await startUsing(page)
  await expect(page.getByLabel('Grad')).toHaveAttribute('data-sent')
  alive.resolve(true)
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('Grad')).toHaveValue('')
})

test('a press of the filters before their script is there opens them once it is', async ({ page }) => {
  let start = () => {}
  const started = new Promise<void>((resolve) => (start = resolve))
  await page.route('**/assets/filter-panel-*.js', async (route) => {
    await started
    await route.continue()
  })
  await page.goto('/')
  await page.getByLabel('Što tražite?').fill('studio')
  await page.getByRole('button', { name: 'Filteri' }).click()
  start()
  await expect(sheet(page)).toBeVisible()
  await expect(page.getByLabel('Što tražite?')).toHaveValue('studio')
})

test('what is typed is never replaced by a late answer', async ({ page }) => {
  await page.goto('/')
  await startUsing(page)
  const waiting: (() => void)[] = []
  await page.route('**/api/v1/professionals?**', async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    await route.continue().catch(() => {})
  })
  await field(page).pressSequentially('stud')
  await expect.poll(() => waiting.length).toBe(1)
  await field(page).pressSequentially('io s')
  for (const go of waiting) go()
  await expect(field(page)).toHaveValue('studio s')
  await expect.poll(() => waiting.length).toBeGreaterThan(1)
  for (const go of waiting) go()
  await expect(page).toHaveURL(/search=studio\+s$/)
  await expect(field(page)).toHaveValue('studio s')
})

test('with a day the free ones come first, then those without an entry; only the free ones on demand', async ({
  page,
}) => {
  const day = addDays(zagrebDayOf(new Date()), 60)
  await page.goto(`/?date=${day}`)
  await expect(
    list(page).getByRole('heading', { name: 'Bez podatka za taj dan' }).or(cards(page).first()).first(),
  ).toBeVisible()
  const all = countOf(await found(page).innerText())
  await startUsing(page)
  await page.getByRole('button', { name: 'Filteri' }).click()
  await sheet(page).getByLabel('Samo oni koji su slobodni na vaš datum').check()
  await sheet(page)
    .getByRole('button', { name: /^Prikaži/ })
    .click()
  await expect(page).toHaveURL(`/?date=${day}&free_only=1`)
  await expect.poll(async () => countOf(await found(page).innerText())).toBeLessThan(all)
  await expect(list(page).getByRole('heading', { name: 'Bez podatka za taj dan' })).toHaveCount(0)
})

test('without a script every filter is a field of the page, and the order is sent with them', async ({
  openVisitor,
}) => {
  const page = await openVisitor({ javaScriptEnabled: false })
  await page.goto('/')
  await page.getByLabel('Kategorija').selectOption('Lokacija')
  await page.getByRole('button', { name: 'Filteri' }).click()
  await expect(page.getByLabel('Kategorija')).toHaveValue(/\d/)
  await page.getByLabel('Broj gostiju').fill('80')
  await page.getByLabel('Vlastito parkiralište').check()
  await page.getByRole('button', { name: 'Prikaži rezultate' }).click()
  await expect(page).toHaveURL(/fact_guests=80/)
  await expect(list(page).getByText('Barem 80 gostiju').first()).toBeVisible()
  await page.getByLabel('Redoslijed').selectOption('Cijena')
  await page.getByRole('button', { name: 'Poredaj' }).click()
  await expect(page).toHaveURL(/fact_guests=80.*sort=price|sort=price.*fact_guests=80/)
  await expect(page.getByLabel('Redoslijed')).toHaveValue('price')
  await list(page).getByRole('link', { name: 'Zašto ovim redom?' }).click()
  await expect(page).toHaveURL('/terms#poredak')
})

test('without a network nothing is lost: a press of what is not there yet says so, and the page stays', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.setViewportSize(viewports.phone)
  await page.goto('/professionals?city=Split')
  await startUsing(page)
  await context.setOffline(true)
  const notLoaded = page.getByRole('status').filter({ hasText: 'Nije se učitalo.' })
  for (const pressed of [
    page.getByRole('button', { name: 'Otvori izbornik' }),
    page.getByRole('button', { name: 'Filteri' }),
    page.getByRole('link', { name: 'Zašto ovim redom?' }),
    page.getByRole('button', { name: /^Usporedi: / }).first(),
  ]) {
    await Promise.all([page.waitForEvent('requestfailed'), pressed.click()])
    await expect(notLoaded).toBeVisible()
    await expect(page).toHaveURL('/professionals?city=Split')
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await context.setOffline(false)
  await notLoaded.getByRole('button', { name: 'Osvježi' }).click()
  await waitUntilHydrated(page)
  await page.getByRole('button', { name: 'Filteri' }).click()
  await expect(page.getByRole('dialog', { name: 'Filteri' }).getByLabel('Grad', { exact: true })).toHaveValue('Split')
})

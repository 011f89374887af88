import { expect, type Locator, type Page } from '@playwright/test'
import { compareAddress } from '#contract/compare.ts'
import { API_BASE, pages } from '#contract/paths.ts'
import type { Professional } from '#contract/professionals.ts'
import { signIn, test } from '#test/browser.ts'
import { listen } from '#test/heard.ts'
import { allLooks, expectAccessible, expectNoLayoutShift, inLargeLetters, viewports } from '#test/browser-checks.ts'
import { callAs } from './couple-calls.ts'
import { expireSession } from './lost-session.ts'
import { fillIn, makeCouple, password, submit } from './sign-in-form.ts'

const buttons = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Usporedi: / })
const bar = (page: Page) => page.getByRole('region', { name: 'Odabrani za usporedbu' })
const table = (page: Page) => page.getByRole('table', { name: 'Usporedba' })
const toCompare = (page: Page, count: number) => bar(page).getByRole('link', { name: `Usporedi (${count})` })
const notification = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const nameOf = async (button: Locator) => (await button.getAttribute('aria-label'))?.replace('Usporedi: ', '') ?? ''

/** The first of the demo marketplace in one category, or in all. */
async function listed(page: Page, count: number, category?: string): Promise<Professional[]> {
  const answer = await page.request.get(`${API_BASE}/professionals?per_page=100`)
  const { data } = (await answer.json()) as { data: Professional[] }
  return data.filter((one) => category === undefined || one.category?.slug === category).slice(0, count)
}

const longestWord = ({ company_name: name }: Professional) => Math.max(...name.split(' ').map((word) => word.length))

const idsOf = (professionals: readonly Professional[]) => professionals.map(({ id }) => id)

test('a visitor on a phone chooses up to four, who stay after a reload and in another tab', async ({
  page,
  context,
}) => {
  await page.setViewportSize(viewports.phone)
  await page.goto(pages.professionals)
  const names: string[] = []
  for (const index of [0, 1, 2, 3]) {
    names.push(await nameOf(buttons(page).nth(index)))
    await buttons(page).nth(index).click()
    await expect(buttons(page).nth(index)).toHaveAttribute('aria-pressed', 'true')
    await expect(toCompare(page, index + 1)).toBeVisible()
  }
  await buttons(page).nth(4).click()
  await expect(notification(page, 'Uspoređujemo najviše 4.')).toBeVisible()
  await expect(buttons(page).nth(4)).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await expect(toCompare(page, 4)).toBeVisible()
  const other = await context.newPage()
  await other.goto(pages.home)
  await expect(toCompare(other, 4)).toBeVisible()
  await bar(other)
    .getByRole('button', { name: `Ukloni iz usporedbe: ${names[1]}` })
    .click()
  await expect(toCompare(page, 3)).toBeVisible()
  await expect(buttons(page).nth(1)).toHaveAttribute('aria-pressed', 'false')
  await other.close()

  await toCompare(page, 3).click()
  await expect(page.getByRole('heading', { name: 'Usporedba', level: 1 })).toBeFocused()
  await expect(bar(page)).toHaveCount(0)
  const headers = table(page).getByRole('columnheader')
  await expect(headers).toContainText(['Podatak', names[0] ?? '', names[2] ?? '', names[3] ?? ''])
  await page.getByRole('link', { name: `Ukloni iz usporedbe: ${names[0]}` }).press('Enter')
  await expect(table(page)).toBeFocused()
  await expect(headers).toHaveCount(3)
  // It is also gone from the choice, whichever way leads back.
  await page.goBack()
  await expect(toCompare(page, 2)).toBeVisible()
  await page.goForward()
  await page.getByRole('link', { name: 'Dodajte još jednog' }).click()
  await expect(toCompare(page, 2)).toBeVisible()
})

test('by keyboard one is chosen and removed, and the bar hides nothing that has the focus', async ({ page }) => {
  await page.goto(pages.professionals)
  const first = buttons(page).first()
  await first.focus()
  await page.keyboard.press('Space')
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await buttons(page).nth(5).focus()
  const under = await buttons(page).nth(5).boundingBox()
  const top = await bar(page).boundingBox()
  expect((under?.y ?? 0) + (under?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0)
  await bar(page)
    .getByRole('button', { name: /^Ukloni iz usporedbe/ })
    .press('Enter')
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('on a profile’s phone the bar of the enquiry stands above the one of the comparison', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  const [one] = await listed(page, 1)
  await page.goto(pages.professional(one?.id ?? 0))
  await page.getByRole('button', { name: `Usporedi: ${one?.company_name}` }).click()
  await expect(toCompare(page, 1)).toBeVisible()
  const enquiry = page.getByRole('button', { name: 'Pošalji upit' })
  await expect(enquiry).toBeVisible()
  const lower = await bar(page).boundingBox()
  await expect
    .poll(async () => {
      const box = await enquiry.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    })
    .toBeLessThanOrEqual(lower?.y ?? 0)
  // The inset of a phone without buttons is added only once, below the lower bar.
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } })
  await expect.poll(async () => (await bar(page).boundingBox())?.height).toBeGreaterThan((lower?.height ?? 0) + 33)
  const upper = enquiry.locator('..').locator('..')
  await expect
    .poll(async () => {
      const heights = [await upper.boundingBox(), await bar(page).boundingBox()].map((box) => box?.height ?? Infinity)
      return heights.reduce((sum, height) => sum + height, 0)
    })
    .toBeLessThanOrEqual(112 + 34)
  await device.send('Emulation.setSafeAreaInsetsOverride', { insets: {} })
  await page.goto('/about')
  await expect(toCompare(page, 1)).toBeVisible()
  await expectAccessible(page, allLooks)
})

test('a shared comparison is whole without a script and without an account, and its steps are links', async ({
  page,
  openVisitor,
}) => {
  const [one, two] = await listed(page, 2, 'fotografija')
  if (!one || !two) throw new Error('The demo has too few photographers.')
  const visitor = await openVisitor({ javaScriptEnabled: false })
  await visitor.goto(
    compareAddress([one.id, 999_999, two.id], { date: '2029-06-16', guests: 120, near: 'Nigdjezemska' }),
  )
  const cells = (row: string) => table(visitor).getByRole('row').filter({ hasText: row }).getByRole('cell')
  for (const { company_name: name } of [one, two])
    await expect(table(visitor).getByRole('columnheader', { name, exact: true })).toBeVisible()
  await expect(cells('Cijena').first()).toHaveText(one.price_range.replaceAll('€ ', '€\u00A0'))
  await expect(visitor.getByText('Mjesta „Nigdjezemska” nema na našoj karti')).toBeVisible()
  await expect(table(visitor).getByText('Vrsta usluge')).toHaveCount(0)
  const rows = await table(visitor).getByRole('row').count()
  await visitor.getByRole('link', { name: 'Samo razlike' }).click()
  expect(await table(visitor).getByRole('row').count()).toBeLessThanOrEqual(rows)
  await visitor.getByRole('link', { name: 'Prikaži sve' }).click()
  await expect(visitor.getByText('Jedan od odabranih profila više nije javan.')).toBeVisible()
  await visitor.getByRole('link', { name: 'Ukloni iz usporedbe', exact: true }).click()
  await expect(visitor.getByText('više nije javan')).toHaveCount(0)

  const five = idsOf(await listed(page, 5))
  await visitor.goto(compareAddress(five))
  await expect(table(visitor).getByRole('columnheader')).toHaveCount(5)
  await expect(visitor.getByText('Uspoređujemo najviše 4')).toBeVisible()
  await expect(table(visitor).getByText('Vrsta usluge')).toBeVisible()

  // Anybody may have typed it into the address; on a phone it stays within the page.
  await visitor.setViewportSize(viewports.phone)
  await visitor.goto(compareAddress([one.id], { near: 'x'.repeat(100) }))
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewports.phone.width)
  await visitor.setViewportSize(viewports.desktop)
  await visitor.goto(pages.compare)
  await expect(visitor.getByRole('heading', { name: 'Usporedite do četiri pružatelja' })).toBeVisible()
  await visitor.goto(pages.professionals)
  await buttons(visitor).first().click()
  await expect(table(visitor).getByRole('columnheader')).toHaveCount(2)
})

test('a comparison is whole without the map of the towns, and says that it lacks the distances', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/)
  await page.goto(compareAddress(idsOf(await listed(page, 2))))
  await page.route('**/assets/towns-*.js', (route) => route.abort())
  await page.getByText('Vaše vjenčanje:').click()
  await page.getByLabel('Mjesto vjenčanja').fill('Split')
  await page.getByRole('button', { name: 'Primijeni' }).click()
  await expect(page.getByText('Udaljenosti se nisu učitale.')).toBeVisible()
  await expect(table(page).getByRole('columnheader')).toHaveCount(3)
  await page.unroute('**/assets/towns-*.js')
  await page.getByRole('link', { name: 'Osvježi stranicu' }).click()
  await expect(table(page).getByText('km do mjesta vjenčanja').first()).toBeVisible()
  await expect(page.getByText('Udaljenosti se nisu učitale.')).toHaveCount(0)
})

test('by keyboard the wedding is told to a comparison, and it is heard what it has taken and what it has not', async ({
  page,
}) => {
  await page.goto(compareAddress(idsOf(await listed(page, 2))))
  const heard = await listen(page)
  await page.getByText('Vaše vjenčanje:').click()
  const guests = page.getByLabel('Broj gostiju')
  await guests.fill('sto')
  await guests.press('Enter')
  await expect.poll(heard).toContain('Nije valjano pa nije uzeto u obzir: broj gostiju.')
  await expect(guests).toBeFocused()
  await expect(guests).toHaveValue('sto')
  await guests.fill('120')
  await guests.press('Enter')
  await expect.poll(heard).toContain('120 gostiju')
  await expect(guests).toBeFocused()
})

test('four side by side: names held on a phone that swipes, accessible in every look, nothing moves', async ({
  page,
}) => {
  const ids = idsOf(await listed(page, 4, 'glazba'))
  await page.setViewportSize(viewports.phone)
  await page.goto(compareAddress(ids))
  await expectNoLayoutShift(page)
  await expectAccessible(page, allLooks)
  await page.setViewportSize(viewports.phone)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewports.phone.width)
  const shortened = await inLargeLetters(page, () =>
    table(page)
      .locator('thead .line-clamp-3')
      .evaluateAll((names) =>
        names.filter((name) => name.scrollHeight > name.clientHeight + 1).map((name) => name.textContent),
      ),
  )
  expect(shortened).toEqual([])
  await table(page).getByRole('rowheader').last().scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 3))
  const region = page.getByRole('region', { name: 'Usporedba, pomiče se u stranu' })
  await region.evaluate((element) => element.scrollTo({ left: 200 }))
  const held = page.locator('[aria-hidden] > div').filter({ has: page.locator('span.line-clamp-2') })
  await expect.poll(() => held.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100)
})

test('a couple sees its own notes there, and asks all of them at once, over a session that runs out', async ({
  page,
  openVisitor,
  problems,
}, info) => {
  problems.expect(/401/)
  const { email } = await makeCouple(page, info)
  const [one, two] = await listed(page, 2, 'fotografija')
  if (!one || !two) throw new Error('The demo has too few photographers.')
  await signIn(page, email, password)
  const note = 'Zvati poslije pet.'
  await callAs(page, 'POST', '/favorites', { professional_id: one.id, note })
  const address = compareAddress([one.id, two.id], { date: '2029-06-16' })
  await page.goto(address)
  await expect(table(page).getByText(note)).toBeVisible()
  await page.getByRole('button', { name: 'Pitaj sve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pitajte odabrane' })
  await expect(dialog.getByLabel('Datum vjenčanja')).toHaveValue('16. 6. 2029.')
  await expect(dialog.getByRole('list', { name: 'Primatelji' }).getByRole('listitem')).toHaveText([
    one.company_name,
    two.company_name,
  ])
  await dialog.getByRole('button', { name: 'Pošalji 2 upita' }).click()
  await expect(dialog.getByLabel('Poruka')).toBeFocused()
  await dialog.getByLabel('Poruka').fill('Dobar dan, jeste li slobodni?')
  await expectAccessible(page)

  await expireSession(page)
  await dialog.getByRole('button', { name: 'Pošalji 2 upita' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Molimo prijavite se za slanje zahtjeva')
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(address)}`)
  await fillIn(page, email)
  await submit(page)
  await expect(page).toHaveURL(address)
  await page.getByRole('button', { name: 'Pitaj sve' }).click()
  await expect(dialog.getByLabel('Poruka')).toHaveValue('Dobar dan, jeste li slobodni?')
  await dialog.getByRole('button', { name: 'Pošalji 2 upita' }).click()
  await expect(page.getByRole('dialog', { name: 'Upiti su poslani' }).getByText('2 upita su poslana')).toBeVisible()

  const visitor = await openVisitor()
  await visitor.goto(address)
  await expect(table(visitor).getByText('Cijena')).toBeVisible()
  await expect(visitor.getByText(note)).toHaveCount(0)
  await visitor.getByRole('button', { name: 'Pitaj sve' }).click()
  await expect(visitor).toHaveURL(`/login?redirect=${encodeURIComponent(address)}`)
})

test('an address is copied where there is no sheet to share it, or given to be copied by hand', async ({
  page,
  problems,
}) => {
  problems.expect(/share-by-hand/)
  const [one] = await listed(page, 1)
  await page.addInitScript(() => {
    delete (Navigator.prototype as { share?: unknown }).share
    const copied: string[] = []
    Object.assign(globalThis, { copied, mayCopy: true })
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: (text: string) =>
          (globalThis as { mayCopy?: boolean }).mayCopy === true
            ? Promise.resolve(void copied.push(text))
            : Promise.reject(new Error('not allowed')),
      },
    })
  })
  const path = pages.professional(one?.id ?? 0)
  await page.goto(path)
  const share = page.getByRole('button', { name: 'Podijeli' })
  await share.click()
  await expect(notification(page, 'Poveznica je kopirana.')).toBeVisible()
  const url = new URL(path, page.url()).href
  expect(await page.evaluate(() => (globalThis as { copied?: string[] }).copied)).toEqual([url])
  await page.evaluate(() => Object.assign(globalThis, { mayCopy: false }))
  await page.route('**/share-by-hand-*.js', (route) => route.abort())
  await share.click()
  await expect(notification(page, 'Dijeljenje nije uspjelo. Kopirajte adresu iz adresne trake.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: one?.company_name })).toBeVisible()
  await page.unroute('**/share-by-hand-*.js')
  await page.reload()
  await page.evaluate(() => Object.assign(globalThis, { mayCopy: false }))
  await share.click()
  const dialog = page.getByRole('dialog', { name: 'Kopirajte poveznicu' })
  await expect(dialog.getByLabel('Adresa stranice')).toHaveValue(url)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(share).toBeFocused()
})

test('the pictures that a phone shows first are asked for before the styles are there', async ({ page }) => {
  const ids = idsOf(await listed(page, 4))
  const html = await (await page.request.get(compareAddress(ids))).text()
  const head = html.slice(0, html.indexOf('</head>'))
  expect(head.match(/<link rel="preload" as="image"[^>]*fetchPriority="high"/gi) ?? []).toHaveLength(2)
})

test('without a network a comparison keeps its columns, says what is missing, and forgets nobody', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  const [one, two, three] = await listed(page, 3, 'fotografija')
  if (!one || !two || !three) throw new Error('The demo has too few photographers.')
  await page.goto(pages.professional(three.id))
  await page.getByRole('button', { name: `Usporedi: ${three.company_name}` }).click()
  await expect(toCompare(page, 1)).toBeVisible()
  await page.goto(compareAddress([one.id, two.id, three.id], { date: '2029-06-16' }))
  const headers = table(page).getByRole('columnheader')
  await expect(headers).toHaveCount(4)
  await page.getByText('Vaše vjenčanje:').click()
  await context.setOffline(true)
  await page.getByLabel('Broj gostiju').fill('120')
  await page.getByRole('button', { name: 'Primijeni' }).click()
  const status = page.getByRole('main').getByRole('status').filter({ hasText: 'Nema veze s poslužiteljem.' })
  await expect(status).toBeVisible()
  await expect(headers).toContainText(['Podatak', one.company_name, two.company_name, three.company_name])
  await expect(page.getByText('16. lipnja 2029. · 120 gostiju')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: `Ukloni iz usporedbe: ${one.company_name}` }).click()
  await expect(headers).toHaveCount(3)
  await page.goBack()
  await expect(headers).toHaveCount(4)
  await expect(status).toHaveCount(0)
  await context.setOffline(false)
  await page.goForward()
  await expect(headers).toHaveCount(3)
  await expect(status).toHaveCount(0)
  await page.goto(pages.home)
  await expect(toCompare(page, 1)).toBeVisible()
})

test('four beside each other on a tablet keep the words of their names whole', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const four = (await listed(page, 30)).toSorted((a, b) => longestWord(b) - longestWord(a)).slice(0, 4)
  await page.goto(compareAddress(idsOf(four)))
  const names = table(page)
    .getByRole('columnheader')
    .getByRole('link', { name: /^(?!Ukloni)/ })
  await expect(names).toHaveCount(4)
  const broken = await names.evaluateAll((links) =>
    links.flatMap((link) => {
      const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode()! // a name has letters
      return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      })
    }),
  )
  expect(broken).toEqual([])
})

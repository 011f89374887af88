import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { API_BASE } from '#contract/paths.ts'
import type { Professional } from '#contract/professionals.ts'
import { test } from '#test/browser.ts'
import { expectAccessible, expectNoLayoutShift, viewports } from '#test/browser-checks.ts'
import { signInAsProfessional, openOwnProfile, expectNotification } from './own-professional.ts'
import { topBar } from './sign-in-form.ts'

const hues = ['#4f46e5', '#be185d', '#15803d', '#c2570c', '#0e7490', '#a16207']
const mediaCalls = `**${API_BASE}/media`

interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

async function picture(name: string, hue = 0): Promise<ChosenFile> {
  const background = hues[hue % hues.length] ?? 'white'
  const buffer = await sharp({ create: { width: 160, height: 120, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

const pictures = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => picture(`slika-${index + 1}.jpg`, index)))

const choose = (page: Page, files: ChosenFile[]) => page.getByLabel('Dodaj slike').setInputFiles(files)
const tiles = (page: Page) => page.getByRole('button', { name: /^Premjesti: / })
const tile = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })

/** The pictures as the server holds them. */
async function stored(page: Page, { id, token }: { id: number; token: string }) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.get(`${API_BASE}/professionals/${id}`, { headers })
  const { data } = (await answer.json()) as { data: Professional }
  return data.media
}

const storedIds = async (...who: Parameters<typeof stored>) => (await stored(...who)).map(({ id }) => id)

/** Pictures that are there before the page is opened. */
async function upload(page: Page, token: string, count: number) {
  for (const file of await pictures(count)) {
    const answer = await page.request.post(API_BASE + '/media', {
      headers: { authorization: `Bearer ${token}` },
      multipart: { image: file },
    })
    expect(answer.status()).toBe(201)
  }
}

async function openWith(page: Page, info: Parameters<typeof signInAsProfessional>[1], count: number) {
  const own = await signInAsProfessional(page, info)
  await upload(page, own.token, count)
  await openOwnProfile(page)
  await expect(tiles(page)).toHaveCount(count)
  return { own, ids: await storedIds(page, own) }
}

test('several pictures are sent at once, each with its progress, and stand on the public page', async ({
  page,
}, info) => {
  const own = await signInAsProfessional(page, info)
  await openOwnProfile(page)
  await expect(page.getByText('0 od 30 slika')).toBeVisible()
  await expect(page.getByText('Pokažite svoj rad')).toBeVisible()
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route(mediaCalls, async (route) => {
    await held
    await route.continue()
  })
  await choose(page, await pictures(3))
  await expect(page.getByRole('progressbar', { name: /^Učitavanje: / })).toHaveCount(3)
  await expect(tile(page, 'slika-3.jpg').getByText('Čeka na red')).toBeVisible()
  await expect(tile(page, 'slika-1.jpg').locator('img')).toHaveJSProperty('complete', true)
  await expectAccessible(page)

  await topBar(page).getByRole('link', { name: 'Početna', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Napustiti stranicu bez spremanja?' })
  await expect(question).toContainText('Slike se još učitavaju.')
  await question.getByRole('button', { name: 'Ostani' }).click()
  go()
  await expectNotification(page, '3 slike uspješno učitane!')
  await expect(tiles(page)).toHaveCount(3)
  await expect(page.getByText('3 od 30 slika')).toBeVisible()
  expect(await stored(page, own)).toHaveLength(3)
  await page.getByRole('link', { name: 'Pregled profila' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('img', { name: /fotografija 1 od 3/ })
      .first(),
  ).toBeVisible()
})

test('a wrong type and a picture too large stay here, each with its reason', async ({ page }, info) => {
  await signInAsProfessional(page, info)
  await openOwnProfile(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/media')) sent.push(request.url())
  })
  await choose(page, [
    { name: 'cjenik.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    { name: 'ogromna.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
    await picture('dobra.jpg'),
  ])
  await expect(tile(page, 'cjenik.pdf').getByRole('alert')).toHaveText(
    'cjenik.pdf: Samo JPG, JPEG i PNG formati su dozvoljeni.',
  )
  await expect(tile(page, 'ogromna.png').getByRole('alert')).toHaveText('ogromna.png: Slika mora biti manja od 5MB.')
  await expectNotification(page, 'Slika uspješno učitana! 2 slike nisu učitane.')
  expect(sent).toHaveLength(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ukloni s popisa: cjenik.pdf' }).click()
  await page.getByRole('button', { name: 'Ukloni s popisa: ogromna.png' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await expect(tiles(page)).toHaveCount(1)
})

test('a file that only claims to be a picture is refused with the words of the server', async ({
  page,
  problems,
}, info) => {
  problems.expect(/422/)
  const own = await signInAsProfessional(page, info)
  await openOwnProfile(page)
  const { buffer } = await picture('lažna.jpg')
  await choose(page, [{ name: 'lažna.jpg', mimeType: 'image/jpeg', buffer: await sharp(buffer).webp().toBuffer() }])
  await expect(tile(page, 'lažna.jpg').getByRole('alert')).not.toBeEmpty()
  await expect(page.getByRole('button', { name: 'Pokušaj ponovo: lažna.jpg' })).toHaveCount(0)
  expect(await stored(page, own)).toEqual([])
})

test('a picture whose answer was lost is sent again and stored once', async ({ page, problems }, info) => {
  problems.expect(/request failed: .*\/media|ERR_FAILED/)
  const own = await signInAsProfessional(page, info)
  await openOwnProfile(page)
  await page.route(mediaCalls, async (route) => {
    await route.fetch() // the server has it
    await route.abort('failed')
  })
  await choose(page, await pictures(1))
  await expect(tile(page, 'slika-1.jpg').getByRole('alert')).toContainText('Nema veze s poslužiteljem.')
  await page.unroute(mediaCalls)
  await page.getByRole('button', { name: 'Ponovi: slika-1.jpg' }).click()
  await expectNotification(page, 'Slika uspješno učitana!')
  await expect(tiles(page)).toHaveCount(1)
  expect(await stored(page, own)).toHaveLength(1)
})

test('pictures that a lost connection has left behind are sent at one press, or once it is back', async ({
  page,
  problems,
}, info) => {
  problems.expect(/request failed: .*\/media|ERR_FAILED/)
  const own = await signInAsProfessional(page, info)
  await openOwnProfile(page)
  await page.route(mediaCalls, (route) => route.abort('failed'))
  await choose(page, await pictures(3))
  await expect(page.getByText('3 slike nisu učitane.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ukloni s popisa: slika-3.jpg' }).click()
  await page.unroute(mediaCalls)
  await page.getByRole('button', { name: 'Ponovi sve' }).click()
  await expect(page.getByLabel('Dodaj slike')).toBeFocused()
  await expectNotification(page, '2 slike uspješno učitane!')

  await page.route(mediaCalls, (route) => route.abort('failed'))
  await choose(page, [await picture('slika-4.jpg')])
  await expect(tile(page, 'slika-4.jpg').getByRole('alert')).toContainText('Nema veze s poslužiteljem.')
  await page.unroute(mediaCalls)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(tiles(page)).toHaveCount(3)
  expect(await stored(page, own)).toHaveLength(3)
})

test('an upload is taken back while it is under way', async ({ page }, info) => {
  await signInAsProfessional(page, info)
  await openOwnProfile(page)
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route(mediaCalls, async (route) => {
    await held
    await route.continue().catch(() => undefined) // the one that was taken back is gone
  })
  await choose(page, await pictures(3))
  await page.getByRole('button', { name: 'Odustani od učitavanja: slika-3.jpg' }).click()
  await expect(tile(page, 'slika-3.jpg')).toHaveCount(0)
  go()
  await expectNotification(page, '2 slike uspješno učitane!')
  await expect(tiles(page)).toHaveCount(2)
})

test('pictures are dropped onto the portfolio', async ({ page }, info) => {
  await signInAsProfessional(page, info)
  await openOwnProfile(page)
  const { buffer } = await picture('spuštena.jpg')
  const transfer = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(bytes)], 'spuštena.jpg', { type: 'image/jpeg' }))
      return data
    },
    [...buffer],
  )
  await page.getByText('Pokažite svoj rad').dispatchEvent('dragover', { dataTransfer: transfer })
  await page.getByText('Pokažite svoj rad').dispatchEvent('drop', { dataTransfer: transfer })
  await expectNotification(page, 'Slika uspješno učitana!')
  await expect(tiles(page)).toHaveCount(1)
})

test('pictures are moved by their buttons, quickly too, and the first is the cover', async ({ page }, info) => {
  const { own, ids } = await openWith(page, info, 4)
  const [a, b, c, d] = ids as [number, number, number, number]
  await expect(page.getByText('Naslovna', { exact: true })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Pomakni ranije: Slika 1' })).toBeDisabled()
  const later = page.getByRole('button', { name: 'Pomakni kasnije: Slika 1' })
  await later.click()
  await expect(page.getByRole('button', { name: 'Pomakni kasnije: Slika 2' })).toBeFocused()
  await expectNotification(page, 'Slika je sada 2. od 4.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(() => storedIds(page, own)).toEqual([b, c, d, a])

  await page.getByRole('button', { name: 'Postavi kao naslovnu: Slika 3' }).click()
  await expect.poll(() => storedIds(page, own)).toEqual([d, b, c, a])
  await expect(page.getByRole('list', { name: 'Slike portfelja' }).getByRole('listitem').first()).toContainText(
    'Naslovna',
  )
  await page.reload()
  await expect(tiles(page)).toHaveCount(4)
  expect(await storedIds(page, own)).toEqual([d, b, c, a])
})

test('an order that cannot be saved goes back, and says so', async ({ page, problems }, info) => {
  problems.expect(/503/)
  const { own, ids } = await openWith(page, info, 2)
  const path = `**${API_BASE}/media/order`
  await page.route(path, (route) => route.fulfill({ status: 503, body: '' }))
  const sources = () =>
    tiles(page)
      .locator('img')
      .evaluateAll((all) => all.map((img) => img.getAttribute('src')))
  const before = await sources()
  await page.getByRole('button', { name: 'Pomakni kasnije: Slika 1' }).click()
  await expectNotification(page, 'Novi redoslijed nije spremljen.')
  await expect.poll(sources).toEqual(before)
  expect(await storedIds(page, own)).toEqual(ids)
})

/** The library announces a picture as lifted a moment before it has measured the places and listens to the keys. */
const untilKeysAreHeard = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))))

test('pictures are moved with the keyboard alone', async ({ page }, info) => {
  const { own, ids } = await openWith(page, info, 3)
  const [a, b, c] = ids as [number, number, number]
  await tiles(page).first().focus()
  await page.keyboard.press('Space')
  await expectNotification(page, 'Slika je podignuta: 1. mjesto od 3.')
  await untilKeysAreHeard(page)
  await page.keyboard.press('ArrowRight')
  await expectNotification(page, 'Slika je iznad: 2. mjesto od 3.')
  await page.keyboard.press('Space')
  await expectNotification(page, 'Slika je spuštena: 2. mjesto od 3.')
  await expect.poll(() => storedIds(page, own)).toEqual([b, a, c])

  await page.keyboard.press('Space')
  await expectNotification(page, 'Slika je podignuta: 2. mjesto od 3.')
  await untilKeysAreHeard(page)
  await page.keyboard.press('Escape')
  await expectNotification(page, 'Premještanje je prekinuto.')
  expect(await storedIds(page, own)).toEqual([b, a, c])
})

async function centreOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not to be seen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('pictures are dragged with the mouse', async ({ page }, info) => {
  const { own, ids } = await openWith(page, info, 3)
  const [a, b, c] = ids as [number, number, number]
  await tiles(page).first().scrollIntoViewIfNeeded()
  const from = await centreOf(tiles(page).nth(2))
  const to = await centreOf(tiles(page).nth(0))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x - 20, from.y, { steps: 4 })
  await expectNotification(page, 'Slika je podignuta: 3. mjesto od 3.')
  await page.mouse.move(to.x, to.y, { steps: 12 })
  await expectNotification(page, 'Slika je iznad: 1. mjesto od 3.')
  await page.mouse.up()
  await expect.poll(() => storedIds(page, own)).toEqual([c, a, b])
})

test('a picture is deleted after the question', async ({ page }, info) => {
  const { own, ids } = await openWith(page, info, 2)
  const remove = page.getByRole('button', { name: 'Izbriši: Slika 1' })
  await remove.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Jeste li sigurni da želite obrisati ovu sliku?')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await remove.click()
  await dialog.getByRole('button', { name: 'Izbriši' }).click()
  await expectNotification(page, 'Slika uspješno izbrisana')
  await expect(tiles(page)).toHaveCount(1)
  expect(await storedIds(page, own)).toEqual(ids.slice(1))
})

test('by keyboard pictures are deleted one after the other, and the focus stays in their place', async ({
  page,
}, info) => {
  await openWith(page, info, 3)
  const remove = (number: number) => page.getByRole('button', { name: `Izbriši: Slika ${number}` })
  await remove(2).focus()
  for (const [left, next] of [
    [2, remove(2)],
    [1, remove(1)],
    [0, page.getByLabel('Dodaj slike')],
  ] as const) {
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Izbriši' }).press('Enter')
    await expect(tiles(page)).toHaveCount(left)
    await expect(next).toBeFocused()
  }
})

test('words for a picture are saved when the field is left, and are read on the public page', async ({
  page,
}, info) => {
  const { own } = await openWith(page, info, 2)
  const words = page.getByLabel('Opis: Slika 1')
  await page.getByRole('region', { name: 'Popunjenost profila' }).getByRole('link', { name: 'Opišite slike' }).click()
  await expect(words).toBeFocused()
  await page.keyboard.type('Par pod slavolukom')
  await page.keyboard.press('Enter')
  await expect(words).toHaveAccessibleDescription('Spremljeno')
  await page.getByLabel('Opis: Slika 2').fill('Dvorana sa svijećama')
  await page.getByLabel('Opis: Slika 2').blur()
  await expect
    .poll(async () => (await stored(page, own)).map(({ alt }) => alt))
    .toEqual(['Par pod slavolukom', 'Dvorana sa svijećama'])
  await page.getByRole('link', { name: 'Pregled profila' }).click()
  await expect(page.getByRole('main').getByRole('img', { name: 'Par pod slavolukom' }).first()).toBeVisible()
})

test('words that could not be saved stay and are kept from being lost', async ({ page, problems }, info) => {
  problems.expect(/503/)
  await openWith(page, info, 1)
  const path = `**${API_BASE}/media/*`
  await page.route(path, (route) =>
    route.fulfill({ status: 503, json: { message: 'Usluga trenutačno nije dostupna.', code: 'unavailable' } }),
  )
  const words = page.getByLabel('Opis: Slika 1')
  await words.fill('Par pod slavolukom')
  await words.press('Enter')
  await expect(words).toHaveAccessibleDescription('Usluga trenutačno nije dostupna.')
  // Leaving the field tries it once more.
  const again = page.waitForResponse(path)
  await topBar(page).getByRole('link', { name: 'Početna', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Napustiti stranicu bez spremanja?' })).toBeVisible()
  await page.getByRole('button', { name: 'Ostani' }).click()
  await again
  await expect(words).toHaveAccessibleDescription('Usluga trenutačno nije dostupna.')
  await page.unroute(path)
  await words.press('Enter')
  await expect(words).toHaveAccessibleDescription('Spremljeno')
})

test('a full portfolio says so, on a phone in two columns without scrolling sideways', async ({ page }, info) => {
  test.slow()
  const own = await signInAsProfessional(page, info)
  await upload(page, own.token, 29)
  await page.setViewportSize(viewports.phone)
  await openOwnProfile(page)
  await expect(page.getByText('29 od 30 slika')).toBeVisible()
  await choose(page, await pictures(3))
  await expect(page.getByText('Portfelj može imati najviše 30 slika. 2 slike nisu dodane.')).toBeVisible()
  await expect(tiles(page)).toHaveCount(30, { timeout: 20_000 })
  await expect(page.getByText(/^Portfelj je pun\./)).toBeVisible()
  await expect(page.getByLabel('Dodaj slike')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const [first, second, third] = await Promise.all([0, 1, 2].map((index) => centreOf(tiles(page).nth(index))))
  expect(first?.y).toBe(second?.y)
  expect(third?.x).toBe(first?.x)
  await page.reload()
  await expect(tiles(page)).toHaveCount(30)
  await expectNoLayoutShift(page)
})

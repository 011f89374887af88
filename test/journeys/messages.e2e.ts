import { expect, type Locator, type Page } from '@playwright/test'
import { callPath } from '#web/call.ts'
import { pages } from '#contract/paths.ts'
import { makePdf } from '#test/attachments.ts'
import { test } from '#test/browser.ts'
import {
  expectAccessible,
  expectNoLayoutShift,
  expectWholeInLargeLetters,
  inLargeLetters,
  viewports,
} from '#test/browser-checks.ts'
import { listen } from '#test/heard.ts'
import { makeJpeg } from '#test/pictures.ts'
import {
  bubble,
  field,
  log,
  openConversation,
  patient,
  startConversation,
  waitForStream,
} from './conversation-calls.ts'
import { topBar } from './sign-in-form.ts'

test('one side writes, the other reads it at once and answers, and both see that it was read', async ({
  page,
  openVisitor,
}, info) => {
  const { name, address, signInCouple, signInProfessional } = await startConversation(page, info)
  const other = await openVisitor({ timezoneId: 'Pacific/Kiritimati' })
  await signInCouple(page)
  await signInProfessional(other)
  const streams = [waitForStream(page), waitForStream(other)]
  await openConversation(page, address)
  await expectNoLayoutShift(page)
  await openConversation(other, address)
  await Promise.all(streams)
  await expect(other.getByRole('heading', { level: 1, name })).toBeVisible()

  await field(page).fill('Jeste li slobodni?\nZvali smo.')
  await field(page).press('Enter')
  await expect(bubble(other, 'Jeste li slobodni? Zvali smo.')).toBeVisible(patient)
  await expect(log(page).getByText('Pročitano')).toBeVisible(patient)
  await expect(other.getByRole('status').filter({ hasText: 'Jeste li slobodni?' })).toHaveCount(1)

  await field(other).fill('Da, javite se: https://primjer.hr/cjenik.')
  await other.getByRole('button', { name: 'Pošalji' }).click()
  const link = log(page).getByRole('link', { name: 'https://primjer.hr/cjenik' })
  await expect(link).toHaveAttribute('rel', /nofollow.*noopener/, patient)
  // The professional's first answer changes the status, which both see.
  await expect(page.getByRole('banner').locator('..').getByText('Kontaktirano').first()).toBeVisible(patient)
  // Days and hours are those of Zagreb, in any time zone.
  const times = (of: Page) => log(of).locator('time').allTextContents()
  expect(await times(other)).toEqual(await times(page))
  await expectAccessible(page)
  await expectAccessible(other)
})

test('an unread message is counted in the bar, in the title and in the list until it is seen', async ({
  page,
}, info) => {
  const { address, professional, signInCouple } = await startConversation(page, info)
  await professional.say('Dobar dan!')
  await signInCouple(page)
  await page.goto(pages.messages)
  const link = topBar(page).getByRole('link', { name: /^Poruke/ })
  await expect(link).toHaveAccessibleName(/^Poruke ?\(1 nepročitana\)$/, patient)
  await expect(page).toHaveTitle('(1) Poruke · Zauvijek')
  const row = page.getByRole('region', { name: 'Poruke' }).getByRole('link')
  await expect(row).toHaveAccessibleName(/^[^:]+ \(1 nepročitana\)$/)
  await professional.say('Imamo slobodan termin.')
  await expect(row).toHaveAccessibleName(/^[^:]+ \(2 nepročitane\)$/, patient)
  // The message stands beside the link, and is not read out as its name.
  await expect(row.locator('xpath=ancestor::li')).toContainText('Imamo slobodan termin.')
  await expectAccessible(page)

  await row.click()
  await expect(page).toHaveURL(address)
  await expect(bubble(page, 'Imamo slobodan termin.')).toBeVisible()
  await expect(log(page).getByText('Nepročitano')).toBeVisible()
  await expect(link).toHaveAccessibleName('Poruke', patient)
  await expect(page).not.toHaveTitle(/^\(/)
})

test('a message that was refused stays, and is sent once by a retry', async ({ page, problems }, info) => {
  problems.expect(/500/)
  const { lead, address, couple, signInCouple } = await startConversation(page, info)
  await signInCouple(page)
  await openConversation(page, address)
  const posts = `**${callPath('POST /leads/:id/messages', { id: '*' })}`
  await page.route(posts, (route) => route.fulfill({ status: 500, body: '{}' }))
  await field(page).fill('Prva')
  await field(page).press('Enter')
  await expect(bubble(page, 'Prva')).toBeVisible()
  // Several may wait for a decision.
  const retry = log(page).getByRole('button', { name: 'Pokušaj ponovo: Prva', exact: true })
  await expect(retry).toBeVisible()
  await expect(log(page).getByRole('button', { name: 'Odbaci: Prva', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.unroute(posts)
  await retry.press('Enter')
  await expect(retry).toHaveCount(0)
  // The pressed button has gone.
  await expect(field(page)).toBeFocused()
  await expect(log(page).getByText('Šalje se')).toHaveCount(0)
  expect((await couple.messages()).map(({ body }) => body)).toEqual(['Prva', lead.message])
})

test('a message whose answer was lost is not sent twice, and one given up is gone', async ({
  page,
  problems,
}, info) => {
  problems.expect(/ERR_FAILED|ERR_CONNECTION_FAILED/)
  const { lead, address, couple, signInCouple } = await startConversation(page, info)
  await signInCouple(page)
  await openConversation(page, address)
  const posts = `**${callPath('POST /leads/:id/messages', { id: '*' })}`
  const keys: (string | undefined)[] = []
  await page.route(posts, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await route.fetch()
    await (keys.length === 1 ? route.abort('connectionfailed') : route.continue())
  })
  await field(page).fill('Samo jednom')
  await field(page).press('Enter')
  // It happens by itself, a moment later.
  await expect.poll(() => keys.length, patient).toBeGreaterThan(1)
  await expect(log(page).getByText('Bez veze')).toHaveCount(0, patient)
  await expect(log(page).getByText('Šalje se')).toHaveCount(0, patient)
  expect(new Set(keys).size).toBe(1)
  expect((await couple.messages()).map(({ body }) => body)).toEqual(['Samo jednom', lead.message])
  await expect(bubble(page, 'Samo jednom')).toHaveCount(1)
  await page.unroute(posts)

  await page.route(posts, (route) => route.abort('connectionfailed'))
  await field(page).fill('Ipak ne')
  await field(page).press('Enter')
  await log(page).getByRole('button', { name: 'Odbaci' }).press('Enter')
  await expect(bubble(page, 'Ipak ne')).toHaveCount(0)
  await expect(field(page)).toBeFocused()
})

test('without a network messages wait in their order, over a reload too, and go when it is back', async ({
  page,
  context,
  problems,
}, info) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/)
  const { lead, address, couple, signInCouple } = await startConversation(page, info)
  await signInCouple(page)
  await openConversation(page, address)
  await context.setOffline(true)
  for (const text of ['Prva', 'Druga']) {
    await field(page).fill(text)
    await field(page).press('Enter')
  }
  await expect(log(page).getByText('Bez veze')).toBeVisible()
  await expect(bubble(page, 'Druga')).toBeVisible()
  await context.setOffline(false)
  const sent = async () => (await couple.messages()).map(({ body }) => body)
  await expect.poll(sent, patient).toEqual(['Druga', 'Prva', lead.message])

  await page.route(`**${callPath('POST /leads/:id/messages', { id: '*' })}`, (route) =>
    route.abort('internetdisconnected'),
  )
  await field(page).fill('Treća')
  await field(page).press('Enter')
  await expect(log(page).getByText('Bez veze')).toBeVisible()
  await page.unroute(`**${callPath('POST /leads/:id/messages', { id: '*' })}`)
  await page.goto('/help')
  await expect.poll(sent, patient).toEqual(['Treća', 'Druga', 'Prva', lead.message])
})

test('a draft is kept for its conversation over a reload, until it is sent', async ({ page }, info) => {
  const { address, signInCouple } = await startConversation(page, info)
  await signInCouple(page)
  await openConversation(page, address)
  await field(page).fill('Još razmišljamo…')
  await page.reload()
  await expect(field(page)).toHaveValue('Još razmišljamo…', patient)
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue('')
  await page.reload()
  await expect(log(page)).toBeVisible(patient)
  await expect(field(page)).toHaveValue('')
})

test('files are refused at once for what they are, shown before they go, and opened by the other side', async ({
  page,
  openVisitor,
}, info) => {
  const { address, signInCouple, signInProfessional } = await startConversation(page, info)
  await signInCouple(page)
  await openConversation(page, address)
  const choose = page.getByLabel('Datoteke uz poruku')
  await choose.setInputFiles({ name: 'popis.txt', mimeType: 'text/plain', buffer: Buffer.from('gosti') })
  await expect(page.getByRole('alert').filter({ hasText: 'popis.txt' })).toContainText(
    'Dopušteni su samo PDF, JPEG i PNG.',
  )
  await choose.setInputFiles([
    { name: 'dvorana.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg() },
    { name: 'ugovor.pdf', mimeType: 'application/pdf', buffer: makePdf() },
  ])
  await expect(page.getByRole('list', { name: 'Prilozi' }).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pošalji' }).click()
  await expect(log(page).getByRole('button', { name: 'Otvori sliku dvorana.jpg' })).toBeVisible(patient)

  const other = await openVisitor()
  await signInProfessional(other)
  await openConversation(other, address)
  const picture = log(other).getByRole('button', { name: 'Otvori sliku dvorana.jpg' })
  await expect(picture.locator('img')).toHaveAttribute('src', /^blob:/, patient)
  await picture.click()
  await expect(other.getByRole('dialog', { name: 'dvorana.jpg' }).getByRole('img')).toBeVisible()
  await other.keyboard.press('Escape')
  const download = other.waitForEvent('download')
  await log(other).getByRole('button', { name: 'Preuzmi ugovor.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('ugovor.pdf')
})

test('an ended conversation says why, and one that is not theirs is not there', async ({ page, problems }, info) => {
  problems.expect(/404/)
  const { lead, address, professional, signInCouple } = await startConversation(page, info)
  await signInCouple(page)
  await openConversation(page, address)
  await professional.reject()
  await expect(page.getByText('pa je razgovor završen')).toBeVisible(patient)
  await expect(field(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.goto(pages.conversation(lead.id - 1))
  await expect(page.getByRole('heading', { level: 1, name: 'Razgovor nije pronađen' })).toBeVisible(patient)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sve poruke' }).click()
  await expect(page).toHaveURL(pages.messages)
})

test('a conversation, a saved reply and a message work by keyboard alone', async ({ page }, info) => {
  const { name, address, professional, signInProfessional } = await startConversation(page, info)
  await signInProfessional(page)
  await page.goto(pages.messages)
  const search = page.getByRole('searchbox', { name: 'Traži razgovor' })
  const heard = await listen(page)
  await search.fill('Nitko se ne zove tako')
  await expect.poll(heard).toEqual(['Takvog razgovora nema.'])
  await search.fill(name)
  await expect.poll(heard).toEqual(['Takvog razgovora nema.', '1 razgovor'])
  const row = page.getByRole('region', { name: 'Poruke' }).getByRole('link')
  await expect(row).toHaveCount(1, patient)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${address}\\?`))
  await expect(field(page)).toBeFocused(patient)

  await page.keyboard.press('/')
  const replies = page.getByRole('dialog')
  const title = `Odgovor ${info.testId}`
  await replies.getByRole('button', { name: 'Novi odgovor' }).press('Enter')
  await expect(replies.getByLabel('Naziv')).toBeFocused()
  await replies.getByLabel('Naziv').fill(title)
  await replies.getByLabel('Tekst').fill('Dragi {par}, vidimo se {datum}. {tvrtka}')
  await page.keyboard.press('Escape')
  await expect(replies.getByRole('alert')).toContainText('Upisano još nije spremljeno.')
  await replies.getByRole('button', { name: 'Nastavi uređivati' }).press('Enter')
  await replies.getByRole('button', { name: 'Spremi' }).press('Enter')
  await expect(replies.getByRole('searchbox')).toBeFocused(patient)
  await expectAccessible(page)
  await replies.getByRole('button', { name: `Izbriši ${title}` }).press('Enter')
  await expect(replies.getByRole('button', { name: 'Odustani' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(replies.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(title)
  await page.keyboard.press('ArrowDown')
  // On a busy machine timers come late, and keys before them.
  await page.evaluate(() => {
    const { setTimeout } = window
    window.setTimeout = ((run: () => void, ms = 0) => setTimeout(run, ms + 1_000)) as typeof setTimeout
  })
  await page.keyboard.press('Enter')
  await expect(replies).toBeHidden()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue(new RegExp(`^Dragi ${name}, vidimo se \\d+\\. \\S+ \\d{4}\\. Studio`))
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Srdačan pozdrav')
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('')
  await expect.poll(async () => (await professional.messages())[0]?.body).toMatch(/\nSrdačan pozdrav$/)
})

test('how much room is left stands at the field, and is read out only once there is none', async ({ page }, info) => {
  const { address, signInCouple } = await startConversation(page, info)
  await signInCouple(page)
  await openConversation(page, address)
  await field(page).fill('a'.repeat(4_600))
  await expect(field(page)).toHaveAccessibleDescription('4.600 / 5.000')
  await expect(page.getByRole('status').filter({ hasText: '4.600' })).toHaveCount(0)
  await field(page).fill('a'.repeat(5_001))
  await expect(field(page)).toHaveAccessibleDescription('5.001 / 5.000. Skratite poruku ili je podijelite.')
  await expect(page.getByRole('status').filter({ hasText: /^Skratite poruku ili je podijelite\.$/ })).toBeVisible()
  await expectAccessible(page)
})

test('a screen reader finds with whom, the messages by their authors, and one place to write', async ({
  page,
}, info) => {
  const { lead, address, professional, signInCouple } = await startConversation(page, info)
  await professional.say('Slobodni smo.')
  await signInCouple(page)
  await openConversation(page, address)
  const company = lead.professional.company_name
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - region "Poruke":
        - heading "Poruke" [level=2]
        - list:
          - listitem:
            - paragraph:
              - link "${company}"
            - paragraph: Slobodni smo.
      - heading "${company}" [level=1]:
        - link "${company}"
      - time
      - text: Kontaktirano
      - button "Radnje u razgovoru"
      - 'log "Razgovor: ${company}"':
        - list:
          - listitem:
            - heading "Danas" [level=2]:
              - time: Danas
            - paragraph: "Vi:"
            - paragraph: ${lead.message}
            - paragraph:
              - time
          - listitem:
            - paragraph: Nepročitano
            - paragraph: "${company}:"
            - paragraph: Slobodni smo.
            - paragraph:
              - time
      - status
      - button "Priloži datoteku"
      - 'textbox "Poruka: ${company}"'
      - button "Pošalji"
  `)
})

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone, hasTouch: true, isMobile: true })

  test('the list and the conversation take turns, and the field stays above the keyboard', async ({ page }, info) => {
    const { name, address, couple, signInProfessional } = await startConversation(page, info)
    await couple.say('Javite se, molim vas.')
    await signInProfessional(page)
    await page.goto(pages.messages)
    await page.getByRole('button', { name: 'Prikaži starije' }).click()
    const rows = page.getByRole('region', { name: 'Poruke' }).getByRole('link')
    await expect.poll(() => rows.count(), patient).toBeGreaterThan(30)
    await expectWholeInLargeLetters(page.getByRole('main'))
    const third = rows.nth(12)
    await third.scrollIntoViewIfNeeded()
    const place = await third.evaluate((row) => row.getBoundingClientRect().top)
    await third.tap()
    await expect(log(page)).toBeVisible(patient)
    await expect(rows.first()).toBeHidden()
    await page.getByRole('link', { name: 'Natrag na poruke' }).tap()
    await expect(page).toHaveURL(pages.messages)
    await expect.poll(() => third.evaluate((row) => row.getBoundingClientRect().top)).toBe(place)

    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused(patient)
    await expect(bubble(page, 'Javite se, molim vas.')).toBeInViewport()
    await field(page).tap()
    // The window that a phone's keyboard leaves.
    await page.setViewportSize({ width: 390, height: 420 })
    await expect(field(page)).toBeInViewport({ ratio: 1 })
    await expect(bubble(page, 'Javite se, molim vas.')).toBeInViewport()
    await field(page).pressSequentially('Hvala')
    await field(page).press('Enter')
    await expect(field(page)).toHaveValue('Hvala\n')
    await page.getByRole('button', { name: 'Pošalji' }).tap()
    await expect(bubble(page, 'Hvala')).toBeInViewport()
    const head = page.getByRole('main').locator('header')
    const topOf = (piece: Locator) => piece.evaluate((element) => element.getBoundingClientRect().top)
    const status = head.getByText('Kontaktirano')
    await expect(status).toBeVisible()
    expect(await topOf(status), 'beside the day').toBeLessThan(await topOf(head.getByRole('time')))
    await expectAccessible(page)
    await expectWholeInLargeLetters(page.getByRole('main'))
    const widthOf = async (piece: Locator) => (await piece.boundingBox())?.width ?? 0
    const widths = await inLargeLetters(page, () =>
      Promise.all([widthOf(field(page)), widthOf(page.getByRole('heading', { level: 1, name }))]),
    )
    expect(Math.min(...widths), 'a field and a name of some letters').toBeGreaterThan(100)
  })
})

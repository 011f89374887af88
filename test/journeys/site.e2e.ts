import { expect, type Page } from '@playwright/test'
import { informationPages } from '#contract/site-pages.ts'
import { callPath } from '#web/call.ts'
import { test } from '#test/browser.ts'
import { mailFrom } from './mail-files.ts'
import { expectAccessible, expectNoLayoutShift, viewports } from '#test/browser-checks.ts'

const titles: Record<(typeof informationPages)[number], string> = {
  '/terms': 'Uvjeti korištenja',
  '/privacy': 'Zaštita osobnih podataka',
  '/cookies': 'Kolačići',
  '/accessibility': 'Izjava o pristupačnosti',
  '/about': 'O nama',
  '/pricing': 'Cijene',
  '/help': 'Pomoć',
  '/faq': 'Česta pitanja',
  '/support': 'Podrška',
  '/contact': 'Kontakt',
}

/** The number of letters in the longest line of any paragraph, in a desktop window. */
const longestLine = (page: Page) =>
  page.locator('main p:visible').evaluateAll((paragraphs) => {
    const lengths = paragraphs.flatMap((paragraph) => {
      const lines = new Map<number, number>()
      const range = document.createRange()
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (let at = 0; at < (node.nodeValue ?? '').length; at += 1) {
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const { bottom, width } = range.getBoundingClientRect()
          if (width > 0) lines.set(Math.round(bottom), (lines.get(Math.round(bottom)) ?? 0) + 1)
        }
      }
      return [...lines.values()]
    })
    return Math.max(...lengths)
  })

test('a line of text has about seventy letters on a desk, never more than eighty', async ({ page }) => {
  await page.setViewportSize(viewports.desktop)
  for (const path of ['/', '/professionals', '/professionals/1', '/map', '/dates', '/fotografija/split', '/terms']) {
    await page.goto(path)
    expect(await longestLine(page), path).toBeLessThanOrEqual(80)
  }
})

const article = (page: Page) => page.getByRole('article')

/** The targets of the links within the page's text. */
const hrefsIn = (page: Page) =>
  article(page)
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

for (const path of informationPages) {
  test(`${path} is real, found by search engines and read by everyone`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[path])
    await expect(page).toHaveTitle(`${titles[path]} · Zauvijek`)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S.{60,}/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
    await expect(article(page).getByText('Zadnja izmjena:')).toBeVisible()
    await expect(article(page)).not.toContainText('u izradi')
    await expectNoLayoutShift(page)
    await expectAccessible(page)
    await page.setViewportSize(viewports.phone)
    const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0)
  })
}

test('every link of these pages leads to a page, and to a part that is there', async ({ page }) => {
  const targets = new Set<string>()
  for (const path of informationPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[path])
    for (const href of await hrefsIn(page)) {
      if (href.startsWith('/') || href.startsWith('#')) targets.add(new URL(href, new URL(path, page.url())).href)
      else expect(href).toMatch(/^(https:\/\/\S+|mailto:\S+@\S+|tel:\+\d+)$/)
    }
  }
  expect(targets.size).toBeGreaterThan(20)
  for (const target of targets) {
    const answer = await page.request.get(target)
    expect(answer.status(), target).toBe(200)
    const { hash } = new URL(target)
    if (hash !== '') expect(await answer.text(), target).toContain(`id="${hash.slice(1)}"`)
  }
})

test('the contents of a long page lead to its parts, by keyboard too, and back', async ({ page }) => {
  await page.goto('/privacy')
  const part = page.getByRole('region', { name: /Vaša prava/ })
  const contents = page.getByRole('navigation', { name: 'Na ovoj stranici' })
  await expect(part).not.toBeInViewport()
  await contents.getByRole('link', { name: /Vaša prava/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/privacy#prava')
  await expect(part.getByRole('heading')).toBeInViewport()
  await expect(part).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/privacy')

  await page.setViewportSize(viewports.phone)
  await page.goto('/privacy')
  await page.getByText('Na ovoj stranici').first().click()
  await contents.getByRole('link', { name: /Vaša prava/ }).click()
  await expect(part.getByRole('heading')).toBeInViewport()
})

test('who runs the site stands where the law wants it, and a demo says that it is invented', async ({ page }) => {
  for (const path of ['/contact', '/terms', '/privacy', '/about', '/support']) {
    await page.goto(path)
    await expect(article(page).getByText('Zauvijek primjer d.o.o. (izmišljena tvrtka)')).toBeVisible()
    await expect(article(page).getByText(/podaci o njoj su izmišljeni/)).toBeVisible()
  }
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'info@zauvijek.example' })).toHaveAttribute(
    'href',
    'mailto:info@zauvijek.example',
  )
  await expect(footer.getByRole('link', { name: '+385 1 555 0142' })).toHaveAttribute('href', 'tel:+38515550142')
})

test('a message to the operator goes by mail, and its confirmation stays', async ({ page, problems, product }) => {
  problems.expect(/422/)
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Poruka vlasniku portala' })
  const field = (name: string) => form.getByLabel(name, { exact: true })
  await expect(form.getByRole('button', { name: 'Pošalji poruku' })).toHaveAttribute('type', 'submit')
  await field('Ime i prezime').fill('Ana Anić')
  await field('E-mail adresa').fill('ana')
  await field('Poruka').fill('Kako promijeniti grad?')
  await form.getByRole('button', { name: 'Pošalji poruku' }).click()
  await expect(field('E-mail adresa')).toBeFocused()
  await expect(field('E-mail adresa')).toHaveAccessibleDescription(/Unesite ispravnu e-mail adresu\./)
  await expectAccessible(page)

  // A reload loses nothing.
  await page.reload()
  await expect(field('Poruka')).toHaveValue('Kako promijeniti grad?')
  await field('E-mail adresa').fill('ana.poruka@primjer.test')
  await form.getByRole('button', { name: 'Pošalji poruku' }).click()
  const confirmation = page.getByText('Poruka je poslana. Odgovor stiže na vašu e-mail adresu.')
  await expect(confirmation).toBeVisible()
  await expectAccessible(page)
  await mailFrom(product, 'info@zauvijek.example', 'ana.poruka@primjer.test')
  await page.getByRole('button', { name: 'Napiši novu poruku' }).click()
  await expect(field('Poruka')).toHaveValue('')
})

test('a message whose answer was lost, and that is sent again, goes out once', async ({ page, problems, product }) => {
  problems.expect(/ERR_CONNECTION_RESET/)
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Poruka vlasniku portala' })
  const fields = [
    ['Ime i prezime', 'Iva Ivić'],
    ['E-mail adresa', 'iva.poruka@primjer.test'],
    ['Poruka', 'Kako izbrisati račun?'],
  ] as const
  for (const [name, text] of fields) await form.getByLabel(name, { exact: true }).fill(text)
  await page.route(
    `**${callPath('POST /contact')}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await form.getByRole('button', { name: 'Pošalji poruku' }).click()
  await expect(form.getByRole('alert')).toContainText('Nema veze s poslužiteljem')
  await mailFrom(product, 'info@zauvijek.example', 'iva.poruka@primjer.test')
  await form.getByRole('button', { name: 'Pošalji poruku' }).click()
  await expect(page.getByText('Poruka je poslana. Odgovor stiže na vašu e-mail adresu.')).toBeVisible()
  await mailFrom(product, 'info@zauvijek.example', 'iva.poruka@primjer.test')
})

test('a question opens its answer, and search engines read both', async ({ page }) => {
  await page.goto('/faq')
  const answer = page.getByText('Upit je pitanje.', { exact: false })
  await expect(answer).toBeHidden()
  await page.getByText('Obvezuje li me upit na nešto?').click()
  await expect(answer).toBeVisible()
  await expectAccessible(page)
  const described = await page.locator('script[type="application/ld+json"]').allTextContents()
  const { mainEntity } = JSON.parse(described.find((text) => text.includes('FAQPage')) ?? '{}')
  expect(mainEntity).toHaveLength(await article(page).locator('details summary h3').count())
  expect(mainEntity[1]).toMatchObject({
    name: 'Obvezuje li me upit na nešto?',
    acceptedAnswer: { text: expect.stringContaining('Upit je pitanje.') },
  })
})

test('the footer leads to each of them without a new document, and the theme stays', async ({ page }) => {
  await page.goto('/resources')
  await page.getByRole('button', { name: 'Tamna tema' }).click()
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
  const links = [
    ['Privatnost', '/privacy'],
    ['Uvjeti korištenja', '/terms'],
    ['Kolačići', '/cookies'],
    ['Pristupačnost', '/accessibility'],
    ['Česta pitanja', '/faq'],
    ['Pomoć', '/help'],
    ['Podrška', '/support'],
    ['Kontakt', '/contact'],
    ['Cijene', '/pricing'],
    ['O nama', '/about'],
  ] as const
  for (const [name, path] of links) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[path])
  }
  await expect(page.locator('body[data-same-document]')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the first page after loading is scrolled to as smoothly as a later one', async ({ openVisitor }) => {
  const page = await openVisitor({ reducedMotion: 'no-preference' })
  await page.goto('/faq')
  for (const path of ['/terms', '/privacy']) {
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
    const between = page.evaluate(
      () =>
        new Promise<number>((arrived) => {
          let steps = 0
          addEventListener('scroll', function count() {
            if (scrollY > 0) return void steps++
            removeEventListener('scroll', count)
            arrived(steps)
          })
        }),
    )
    // Not by the mouse, which would scroll to the footer.
    const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`)
    await link.evaluate((element: HTMLElement) => element.click())
    await expect(page).toHaveURL(path)
    expect(await between, path).toBeGreaterThan(0)
  }
})

test('with text twice as large nothing is wider than a phone, and the menu stays in reach', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  for (const path of ['/', '/register?role=professional']) {
    await page.goto(path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(excess, path).toBeLessThanOrEqual(0)
    await expect(page.getByRole('button', { name: 'Otvori izbornik' })).toBeInViewport({ ratio: 1 })
  }
})

test('without script the texts are whole and their parts are found', async ({ openVisitor }) => {
  const page = await openVisitor({ javaScriptEnabled: false })
  await page.goto('/faq')
  await page.getByText('Obvezuje li me upit na nešto?').click()
  await expect(page.getByText('Upit je pitanje.', { exact: false })).toBeVisible()
  await page.goto('/terms#poredak')
  await expect(page.getByRole('heading', { name: /Kako nastaje poredak/ })).toBeInViewport()
})

test('the registration and the enquiry say what is agreed and who gets the data', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Ime i prezime').fill('Iva Ivić')
  const opened = page.waitForEvent('popup')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Uvjete korištenja/ })
    .click()
  const terms = await opened
  await expect(terms.getByRole('heading', { level: 1 })).toHaveText('Uvjeti korištenja')
  await expect(page.getByLabel('Ime i prezime')).toHaveValue('Iva Ivić')

  await page.goto('/professionals/1')
  const form = page.getByRole('region', { name: 'Upit' })
  await expect(form).toContainText('pružatelj dobiva vaše ime i e-mail adresu')
  await expect(form.getByRole('link', { name: /Zaštita podataka/ })).toHaveAttribute('href', '/privacy#tko-vidi')
})

test('the map of the site names these pages', async ({ page }) => {
  const read = async (address: string) => (await page.request.get(address)).text()
  const parts = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  const map = (await Promise.all(parts.map(read))).join('')
  expect(informationPages.filter((path) => !map.includes(`${path}</loc>`))).toEqual([])
})

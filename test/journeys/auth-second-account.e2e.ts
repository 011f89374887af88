import { expect, type Page } from '@playwright/test'
import { API_BASE, pages } from '#contract/paths.ts'
import type { Professional } from '#contract/professionals.ts'
import { signIn, startUsing, test } from '#test/browser.ts'
import { callAs } from './couple-calls.ts'
import { findProfessional } from './demo-professionals.ts'
import { fillIn, makeCouple, submit, tokenOf, topBar } from './sign-in-form.ts'

const seen = (page: Page) => page.getByRole('region', { name: 'Nedavno gledani' })
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name) ?? '', key)

/** Looks at one professional and chooses it for a comparison. */
async function lookAndChoose(page: Page) {
  const one = await findProfessional(page, ({ category }) => category?.slug === 'glazba')
  await page.goto(pages.professional(one.id))
  await startUsing(page)
  await expect.poll(() => stored(page, 'draft:seen')).toContain(`"id":${one.id}`)
  await page.getByRole('button', { name: `Usporedi: ${one.company_name}` }).click()
  await expect.poll(() => stored(page, 'draft:compared')).toContain(`"id":${one.id}`)
  return one
}

/** A professional that sells something by the number of guests. */
async function findPerGuest(page: Page): Promise<Professional> {
  const { data } = await callAs<{ data: Professional[] }>(page, 'GET', '/professionals?per_page=100')
  for (const { id } of data) {
    const { data: one } = await callAs<{ data: Professional }>(page, 'GET', `/professionals/${id}`)
    if (one.packages?.some(({ unit }) => unit === 'per_guest')) return one
  }
  throw new Error('The demo marketplace has nobody like that.')
}

/** As the account's list of sessions does from another device. */
async function endOnServer(page: Page) {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` }
  expect((await page.request.post(`${API_BASE}/logout`, { headers })).status()).toBe(200)
}

async function signInByForm(page: Page, email: string) {
  await page.goto(pages.login())
  await fillIn(page, email)
  await submit(page)
  await expect(topBar(page).getByRole('link', { name: 'Profil' })).toBeVisible()
}

test('a second account finds nothing that the first one looked at or chose', async ({ page, problems }, info) => {
  problems.expect(/401/)
  // A busy machine draws the picture too late for the browser.
  problems.allow(/was preloaded using link preload but not used within a few seconds/)
  const { email } = await makeCouple(page, info)
  await signIn(page, 'par@zauvijek.test')
  const one = await lookAndChoose(page)
  await endOnServer(page)
  await page.goto(pages.favorites)
  await expect(page).toHaveURL(/\/login/)

  await signInByForm(page, email)
  await page.goto(pages.home)
  await startUsing(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => stored(page, 'draft:seen')).toBe('')
  await expect(seen(page)).toHaveCount(0)
  await page.goto(pages.professional(one.id))
  await startUsing(page)
  await expect.poll(() => stored(page, 'draft:compared')).toBe('')
})

test('the same account, and a visitor who signs in, find what they looked at', async ({ page, problems }, info) => {
  problems.expect(/401/)
  problems.allow(/was preloaded using link preload but not used within a few seconds/)
  const { email } = await makeCouple(page, info)
  const one = await lookAndChoose(page)
  for (const round of ['visitor', 'account']) {
    await signInByForm(page, email)
    await page.goto(pages.home)
    await startUsing(page)
    await seen(page).scrollIntoViewIfNeeded()
    await expect(seen(page).getByRole('heading', { level: 3 }), round).toHaveText([one.company_name])
    expect(await stored(page, 'draft:compared'), round).toContain(`"id":${one.id}`)
    await endOnServer(page)
    await page.goto(pages.favorites)
    await expect(page).toHaveURL(/\/login/)
  }
})

test('a sign-out leaves nothing of the person in the browser', async ({ page, problems }) => {
  problems.allow(/was preloaded using link preload but not used within a few seconds/)
  await signIn(page, 'par@zauvijek.test')
  await lookAndChoose(page)
  await page.goto(pages.professional((await findPerGuest(page)).id))
  await startUsing(page)
  await page.getByLabel('Broj gostiju').fill('137')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('137')
  const { data } = await callAs<{ data: { id: number }[] }>(page, 'GET', '/leads')
  await page.goto(pages.conversation(data[0]!.id)) // the demo couple has conversations
  await page.getByRole('textbox').first().fill('Nacrt koji nitko drugi ne smije vidjeti')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Nacrt koji')
  await page.goto(pages.favorites)
  await expect.poll(() => stored(page, 'cached_favorites')).not.toBe('')
  await page.getByRole('button', { name: 'Odjava' }).click()
  await expect(topBar(page).getByRole('link', { name: 'Prijava' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

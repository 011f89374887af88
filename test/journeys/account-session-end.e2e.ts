import { expect, type Page } from '@playwright/test'
import { pages } from '#contract/paths.ts'
import { signIn, test } from '#test/browser.ts'
import { callPath } from '#web/call.ts'
import { callAs } from './couple-calls.ts'
import { expireSession } from './lost-session.ts'
import { openOwnProfile, signInAsProfessional } from './own-professional.ts'
import { fillIn, makeCouple, password, submit } from './sign-in-form.ts'

/** One pixel. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function signInAgain(page: Page, email: string) {
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await fillIn(page, email)
  await submit(page)
}

test('own data that are being typed are still there, whichever call finds the session ended', async ({
  page,
  problems,
}, info) => {
  problems.expect(/401/)
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  await page.goto(pages.profile)
  await page.getByLabel('Ime i prezime').fill('Ana Novak i Ivan Horvat')
  await page.getByLabel('Telefon').fill('091 234 5678')
  await expireSession(page)
  await page.getByRole('button', { name: 'Pošalji ponovo' }).click()
  await signInAgain(page, email)
  await expect(page.getByLabel('Ime i prezime')).toHaveValue('Ana Novak i Ivan Horvat')
  await expect(page.getByLabel('Telefon')).toHaveValue('091 234 5678')
})

test('words for a picture are still there after the session has ended, and are saved as typed', async ({
  page,
  problems,
}, info) => {
  problems.expect(/401/)
  const { id, email } = await signInAsProfessional(page, info)
  await callAs(page, 'POST', '/media', { image: `data:image/png;base64,${picture}` })
  await openOwnProfile(page)
  const words = page.getByLabel('Opis: Slika 1')
  await words.fill('Par pod slavolukom')
  await expireSession(page)
  await words.press('Enter')
  await signInAgain(page, email)
  await expect(words).toHaveValue('Par pod slavolukom')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await words.press('Enter')
  expect((await saved).url()).toContain(callPath('PUT /media/:id', { id: '' }))
  await expect(words).toHaveAccessibleDescription('Spremljeno')
  const { data } = await callAs<{ data: { media: object[] } }>(page, 'GET', `/professionals/${id}`)
  expect(data.media).toMatchObject([{ alt: 'Par pod slavolukom' }])
})

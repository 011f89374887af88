import { expect, type Locator, type Page } from '@playwright/test'
import { pages } from '#contract/paths.ts'
import { signIn, test } from '#test/browser.ts'
import { admin, call, tokenFor } from './admin-calls.ts'
import { openConversation, startConversation } from './conversation-calls.ts'
import { callAs } from './couple-calls.ts'
import { calendarAt, form, makeProfessional } from './own-calendar.ts'
import { openOwnProfile, signInAsProfessional } from './own-professional.ts'
import { makeCouple, password } from './sign-in-form.ts'

/** One pixel. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** As a paste does it. */
async function paste(page: Page, field: Locator, text: string) {
  await field.focus()
  await field.selectText()
  await page.keyboard.insertText(text)
}

async function expectRefused(page: Page, field: Locator, save: Locator, max: number, words: RegExp) {
  const tooLong = 'a'.repeat(max + 1)
  await paste(page, field, tooLong)
  await save.click()
  await expect(field).toHaveAccessibleDescription(words)
  await expect(field).toHaveValue(tooLong)
}

test('names, titles and addresses that are too long are refused whole', async ({ page }, info) => {
  await makeProfessional(page, info)
  await page.goto(calendarAt())
  await page.getByRole('button', { name: 'Dodaj događaj' }).click()
  const event = form(page, 'Novi događaj')
  await event.getByLabel('Vrsta').selectOption('Slobodno')
  const title = event.getByLabel('Naslov')
  await expectRefused(page, title, event.getByRole('button', { name: 'Stvori' }), 200, /Najviše 200 znakova\./)
  await title.fill('')
  await page.keyboard.press('Escape')
  await event.getByRole('button', { name: 'Zatvori bez spremanja' }).click()
  const calendar = page.getByLabel('Adresa kalendara')
  await expectRefused(page, calendar, page.getByRole('button', { name: 'Pregledaj' }), 2000, /Najviše 2\.000 znakova\./)

  await page.goto(pages.professionalKeys)
  const make = page.getByRole('button', { name: 'Izradi ključ' })
  await expectRefused(page, page.getByLabel('Naziv'), make, 80, /Najviše 80 znakova\./)
  await page.goto(pages.professionalWebhooks)
  const add = page.getByRole('button', { name: 'Dodaj webhook' })
  await expectRefused(page, page.getByLabel('Adresa programa'), add, 2000, /Najviše 2\.000 znakova\./)

  await openOwnProfile(page)
  const editor = page.getByRole('region', { name: 'Paketi', exact: true })
  await editor.getByRole('button', { name: 'Dodaj paket' }).click()
  const save = editor.getByRole('button', { name: 'Spremi pakete' })
  await expectRefused(page, editor.getByLabel('Naziv'), save, 80, /Najviše 80 znakova\./)
})

test('the name of a saved reply that is too long is refused whole', async ({ page, problems }, info) => {
  problems.expect(/422/)
  const { address, signInProfessional } = await startConversation(page, info)
  await signInProfessional(page)
  await openConversation(page, address)
  await page.getByRole('button', { name: 'Spremljeni odgovori' }).click()
  const replies = page.getByRole('dialog')
  await replies.getByRole('button', { name: 'Novi odgovor' }).click()
  await replies.getByLabel('Tekst').fill('Hvala.')
  const save = replies.getByRole('button', { name: 'Spremi' })
  await expectRefused(page, replies.getByLabel('Naziv'), save, 80, /Najviše 80 znakova\./)
})

test('words for a picture that are too long stay, with their length and the most there may be', async ({
  page,
  problems,
}, info) => {
  problems.expect(/422/)
  await signInAsProfessional(page, info)
  await callAs(page, 'POST', '/media', { image: `data:image/png;base64,${picture}` })
  await openOwnProfile(page)
  const words = page.getByLabel('Opis: Slika 1')
  const tooLong = 'a'.repeat(312)
  await paste(page, words, tooLong)
  await expect(words).toHaveValue(tooLong)
  await expect(words).toHaveAccessibleDescription('312 od 300 znakova')
  await expect(words).toHaveAttribute('aria-invalid', 'true')
  await words.press('Enter')
  await expect(words).toHaveAccessibleDescription('Najviše 300 znakova.')
  await expect(words).toHaveValue(tooLong)
  await words.fill('a'.repeat(300))
  await words.press('Enter')
  await expect(words).toHaveAccessibleDescription('Spremljeno')
})

test('the forms count characters as the API does, an emoji as one', async ({ page, openVisitor }, info) => {
  const { id } = await signInAsProfessional(page, info)
  await callAs(page, 'POST', '/media', { image: `data:image/png;base64,${picture}` })
  await openOwnProfile(page)
  const words = page.getByLabel('Opis: Slika 1')
  await paste(page, words, '🌸'.repeat(300))
  await expect(words).toHaveAccessibleDescription('300 od 300 znakova')
  await expect(words).not.toHaveAttribute('aria-invalid')
  await words.press('Enter')
  await expect(words).toHaveAccessibleDescription('Spremljeno')
  const description = page.getByLabel('Opis (nije obavezno)')
  await paste(page, description, '🌸 i 🌸')
  await expect(description).toHaveAccessibleDescription(/ 5 od 5\.000 znakova/)

  const admins = await openVisitor()
  await call(admins, 'POST', `/admin/professionals/${id}/approve`, await tokenFor(admins, admin))
  const couple = await openVisitor()
  const { email } = await makeCouple(couple, info)
  await signIn(couple, email, password)
  await callAs(couple, 'POST', '/favorites', { professional_id: id })
  await couple.goto(pages.favorites)
  await couple.getByRole('button', { name: /^Dodaj bilješku/ }).click()
  const note = couple.getByLabel(/^Vaša bilješka/)
  await paste(couple, note, '🌸'.repeat(900))
  await expect(note).toHaveAccessibleDescription('Vidite je samo vi. 900 od 1.000 znakova.')
})

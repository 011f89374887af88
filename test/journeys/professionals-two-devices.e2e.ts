import { expect, type Page } from '@playwright/test'
import { API_BASE } from '#contract/paths.ts'
import { signIn, test } from '#test/browser.ts'
import { expectNotification, openOwnProfile, signInAsProfessional } from './own-professional.ts'
import { password } from './sign-in-form.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Spremi profil' })
const field = (page: Page, name: string) => page.getByRole('region', { name: 'Podaci tvrtke' }).getByLabel(name)

test('two who change one profile lose nothing of each other', async ({ page, openVisitor }, info) => {
  const { id, email, token } = await signInAsProfessional(page, info)
  const other = await openVisitor()
  await signIn(other, email, password)
  for (const one of [page, other]) await openOwnProfile(one)
  await field(other, 'Opis').fill('Sala uz rijeku.')
  await save(other).click()
  await expectNotification(other, 'Profil uspješno ažuriran!')

  await field(page, 'Korisničko ime na Instagramu').fill('sala')
  await save(page).click()
  await expectNotification(page, 'Profil uspješno ažuriran!')
  await expect(field(page, 'Opis')).toHaveValue('Sala uz rijeku.')

  await field(other, 'Korisničko ime na Instagramu').fill('uz.rijeku')
  await save(other).click()
  await expect(
    other.getByText('Na drugom uređaju u međuvremenu je spremljeno „sala”. Spremite ponovo ako to želite zamijeniti.'),
  ).toBeVisible()
  await expect(field(other, 'Korisničko ime na Instagramu')).toHaveValue('uz.rijeku')
  // The notification of the previous change may still be visible.
  const saved = other.waitForResponse((answer) => answer.request().method() === 'PUT')
  await save(other).click()
  expect((await saved).status()).toBe(200)

  // Packages and facts are saved as a whole.
  const data = { packages: [{ name: 'Obred', price: 500, unit: 'total' }] }
  const headers = { authorization: `Bearer ${token}` }
  const stored = await page.request.put(`${API_BASE}/professionals/${id}/packages`, { headers, data })
  expect(stored.status()).toBe(200)
  await page.getByRole('button', { name: 'Dodaj paket' }).click()
  await page.getByLabel('Naziv', { exact: true }).fill('Cijeli dan')
  await page.getByLabel('Cijena (€)', { exact: true }).fill('1.200')
  await page.getByRole('button', { name: 'Spremi pakete' }).click()
  await expect(page.getByRole('alert')).toContainText('(sada: „Obred”)')
  await page.getByRole('button', { name: 'Spremi pakete' }).click()
  await expectNotification(page, 'Paketi su spremljeni.')
})

test('what another device saves while a change is on its way is kept', async ({ page, problems }, info) => {
  problems.expect(/409/)
  const { id, token } = await signInAsProfessional(page, info)
  await openOwnProfile(page)
  const path = `${API_BASE}/professionals/${id}`
  const headers = { authorization: `Bearer ${token}` }
  const { data: profile } = await (await page.request.get(path, { headers })).json()
  let others = 0
  await page.route(`**${path}*`, async (route) => {
    if (route.request().method() === 'PUT' && others === 0) {
      others += 1
      const data = { ...profile, description: 'S drugog uređaja.' }
      expect((await page.request.put(path, { headers, data })).status()).toBe(200)
    }
    await route.continue()
  })
  await field(page, 'Korisničko ime na Instagramu').fill('sala')
  await save(page).click()
  await expectNotification(page, 'Profil uspješno ažuriran!')
  expect(others).toBe(1)
  await expect(field(page, 'Opis')).toHaveValue('S drugog uređaja.')
  await expect(field(page, 'Korisničko ime na Instagramu')).toHaveValue('sala')
})

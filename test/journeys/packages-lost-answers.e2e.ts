import { expect, type Page } from '@playwright/test'
import type { Professional } from '#contract/professionals.ts'
import { test } from '#test/browser.ts'
import { callPath } from '#web/call.ts'
import { callAs } from './couple-calls.ts'
import { hold } from './held-calls.ts'
import { loseAnswers } from './lost-answers.ts'
import { expectNotification, openOwnProfile, signInAsProfessional } from './own-professional.ts'

const editor = (page: Page) => page.getByRole('region', { name: 'Paketi', exact: true })
const profileOf = async (page: Page, id: number) =>
  (await callAs<{ data: Professional }>(page, 'GET', `/professionals/${id}`)).data
const noLine = 'Nema veze s poslužiteljem. Provjerite internetsku vezu i pokušajte ponovo.'

test('packages whose answer was lost are saved by the next press, once, and are no other device’s', async ({
  page,
  problems,
}, info) => {
  problems.expect(/ERR_FAILED/)
  const { id } = await signInAsProfessional(page, info)
  await openOwnProfile(page)
  const path = callPath('PUT /professionals/:id/packages', { id })
  const asked = await loseAnswers(page, 'PUT', path)
  await editor(page).getByRole('button', { name: 'Dodaj paket' }).click()
  await editor(page).getByLabel('Naziv').fill(' Cijeli  dan ')
  await editor(page).getByLabel('Cijena (€)').fill('1.200')
  await editor(page).getByLabel('Što uključuje').fill('Dva fotografa\n\nAlbum ')
  const save = editor(page).getByRole('button', { name: 'Spremi pakete' })
  await save.click()
  await expect(editor(page).getByRole('alert')).toHaveText(noLine)
  const { packages: stored } = await profileOf(page, id)
  expect(stored).toHaveLength(1)
  await save.click()
  await expectNotification(page, 'Paketi su spremljeni.')
  await expect(editor(page).getByText('Imate nespremljene promjene.')).toBeHidden()
  expect((await profileOf(page, id)).packages).toEqual(stored)
  expect(asked.times).toBe(1)

  // Further changes, moving and deleting, start from the stored packages.
  await page.unroute(`**${path}`)
  await editor(page).getByRole('button', { name: 'Radnje: Cijeli dan' }).click()
  await page.getByRole('menuitem', { name: 'Ukloni paket' }).click()
  await save.click()
  await expect.poll(async () => (await profileOf(page, id)).packages).toEqual([])
})

test('facts whose answer was lost are saved by the next press, and are no other device’s', async ({
  page,
  problems,
}, info) => {
  problems.expect(/ERR_FAILED/)
  const { id } = await signInAsProfessional(page, info)
  await openOwnProfile(page)
  const path = callPath('PUT /professionals/:id/facts', { id })
  await loseAnswers(page, 'PUT', path)
  const facts = page.getByRole('region', { name: 'Dobro je znati' })
  await facts.getByLabel('Koliko daleko dolazite (km)').fill('1.000')
  await facts.getByLabel('Trajanje usluge (sati)').fill('010')
  await facts.getByLabel('Snimanje dronom').check()
  const save = facts.getByRole('button', { name: 'Spremi što nudite' })
  await save.click()
  await expect(facts.getByRole('alert')).toHaveText(noLine)
  await page.unroute(`**${path}`)
  await save.click()
  await expectNotification(page, 'Podaci su spremljeni.')
  expect(await profileOf(page, id)).toMatchObject({ travels_km: 1000, facts: { drone: true } })
})

test('a fact that is stated while the others are being saved is no saved one', async ({ page }, info) => {
  const { id } = await signInAsProfessional(page, info)
  await openOwnProfile(page)
  const held = await hold(page, `**${callPath('PUT /professionals/:id/facts', { id })}`)
  const facts = page.getByRole('region', { name: 'Dobro je znati' })
  await facts.getByLabel('Koliko daleko dolazite (km)').fill('100')
  const save = facts.getByRole('button', { name: 'Spremi što nudite' })
  await save.click()
  await held.asked()
  await facts.getByLabel('Snimanje dronom').check()
  await held.answerLast()
  await expectNotification(page, 'Podaci su spremljeni.')
  await expect(facts.getByText('Imate nespremljene promjene.')).toBeVisible()
  await save.click()
  await held.answerLast()
  await expect.poll(async () => profileOf(page, id)).toMatchObject({ travels_km: 100, facts: { drone: true } })
})

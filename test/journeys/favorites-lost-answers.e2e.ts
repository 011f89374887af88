import { expect, type Page } from '@playwright/test'
import { signIn, test } from '#test/browser.ts'
import { callPath } from '#web/call.ts'
import { favoritesOf } from './couple-calls.ts'
import { findProfessional, openDetail } from './demo-professionals.ts'
import { loseAnswers } from './lost-answers.ts'
import { makeCouple, password } from './sign-in-form.ts'

const notification = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const failed = (page: Page) => notification(page, 'Neuspjelo ažuriranje favorita')
const add = (page: Page) => page.getByRole('button', { name: 'Dodaj u favorite' })
const remove = (page: Page) => page.getByRole('button', { name: 'Ukloni iz favorita' })

test('a favourite whose answer was lost is said to be as it is stored, added and removed', async ({
  page,
  problems,
}, info) => {
  problems.expect(/ERR_FAILED/)
  const { email } = await makeCouple(page, info)
  const professional = await findProfessional(page, () => true)
  await signIn(page, email, password)
  await page.goto(openDetail(professional))
  await loseAnswers(page, 'POST', callPath('POST /favorites'))
  await add(page).click()
  await expect(notification(page, 'Dodano u favorite')).toBeVisible()
  await expect(remove(page)).toBeVisible()
  expect(await favoritesOf(page)).toEqual([professional.id])

  await loseAnswers(page, 'DELETE', `${callPath('POST /favorites')}/*`)
  await remove(page).click()
  await expect(notification(page, 'Uklonjeno iz favorita')).toBeVisible()
  await expect(add(page)).toBeVisible()
  expect(await favoritesOf(page)).toEqual([])
  await expect(failed(page)).toBeHidden()
})

test('a heart that is set and taken back at once is not stored, though the answer to the first was lost', async ({
  page,
  problems,
}, info) => {
  problems.expect(/ERR_FAILED/)
  const { email } = await makeCouple(page, info)
  const professional = await findProfessional(page, () => true)
  await signIn(page, email, password)
  await page.goto(openDetail(professional))
  await expect(add(page)).toBeVisible()
  await loseAnswers(page, 'POST', callPath('POST /favorites'))
  await add(page).dblclick()
  await expect(notification(page, 'Uklonjeno iz favorita')).toBeVisible()
  expect(await favoritesOf(page)).toEqual([])
})

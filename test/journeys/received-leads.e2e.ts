import { expect } from '@playwright/test'
import { addDays, zagrebDayOf } from '../../contract/calendar-day.ts'
import { API_BASE, api } from '../../contract/paths.ts'
import { signIn, test } from '../browser.ts'
import { expectAccessible, expectNoLayoutShift } from '../browser-checks.ts'
import { callAs } from './couple-calls.ts'
import { findProfessional } from './demo-professionals.ts'
import { fillIn, makeCouple, password, submit, tokenOf, topBar } from './sign-in-form.ts'

test('a professional finds the enquiries with who wrote, for which day, and whether the address is confirmed', async ({
  page,
}) => {
  await signIn(page, 'studio@zauvijek.test')
  await page.goto('/')
  await topBar(page).getByRole('link', { name: 'Upiti' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Upiti' })).toBeVisible()
  const leads = page.getByRole('main').getByRole('article')
  await expect(leads).toHaveCount(15)
  await expect(page.getByText('e-mail potvrđen').first()).toBeVisible()
  await expect(leads.first().getByText(/^Primljeno /)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Stranice upita' }).getByRole('link', { name: 'Stranica 2' }).click()
  await expect(page).toHaveURL('/professional/leads?page=2')
  await page.reload()
  await expect(leads).toHaveCount(15)
  await expectNoLayoutShift(page)
})

test('nobody else gets there: a visitor is led to the sign-in with the whole address, a couple home', async ({
  page,
}, info) => {
  const { email } = await makeCouple(page, info)
  await page.goto('/professional/leads?page=2')
  await expect(page).toHaveURL('/login?redirect=%2Fprofessional%2Fleads%3Fpage%3D2')
  await fillIn(page, email, password)
  await submit(page)
  await expect(page).toHaveURL('/')
})

test('the enquiry of a couple that deleted its account stays, from nobody', async ({ page }, info) => {
  const { email, name } = await makeCouple(page, info)
  await signIn(page, email, password)
  const studio = await findProfessional(page, (one) => one.company_name === 'Studio Lipanjsko svjetlo')
  const message = `Pitanje pod oznakom ${info.testId}`
  const day = addDays(zagrebDayOf(new Date()), 300)
  await callAs(page, 'POST', api.leads, { professional_id: studio.id, event_date: day, message })
  const gone = await page.request.delete(API_BASE + api.account, {
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
    data: { password },
  })
  expect(gone.status()).toBe(204)

  await signIn(page, 'studio@zauvijek.test')
  await page.goto('/professional/leads')
  const lead = page.getByRole('article').filter({ hasText: message })
  await expect(lead.getByRole('heading', { name: 'Nepoznato' })).toBeVisible()
  await expect(lead).not.toContainText(name)
  await expect(lead).not.toContainText('@')
})

import { expect } from '@playwright/test'
import { pages } from '#contract/paths.ts'
import { signIn, test } from '#test/browser.ts'
import { expectAccessible } from '#test/browser-checks.ts'
import { callAs } from './couple-calls.ts'
import { findOpenDay, makeSender, studioCalls } from './lead-calls.ts'
import { password } from './sign-in-form.ts'

interface Found {
  data: { id: number; category_id: number; company_name: string }[]
}

test('a couple that has booked is led to what it still asks others of the category, and may withdraw it', async ({
  page,
}, info) => {
  const sender = await makeSender(page, info)
  const day = await findOpenDay(page)
  const lead = await sender.send(day)
  await signIn(page, sender.email, password)
  const studio = await studioCalls(page)
  const { data: own } = await callAs<{ data: Found['data'][number] }>(
    page,
    'GET',
    `/professionals/${lead.professional_id}`,
  )
  const { data } = await callAs<Found>(page, 'GET', `/professionals?category_id=${own.category_id}&per_page=3`)
  const other = data.find(({ id }) => id !== own.id)
  await callAs(page, 'POST', '/leads', { professional_id: other?.id, event_date: day, message: 'Jeste li slobodni?' })

  await page.goto(pages.conversation(lead.id))
  const way = page.getByRole('link', { name: 'Pogledaj te upite' })
  await expect(page.getByRole('log')).toBeVisible()
  await expect(way).toBeHidden()
  await studio.mark(lead, 'contacted')
  await studio.mark(lead, 'booked')
  await expect(way).toBeVisible()
  await expectAccessible(page)

  await way.click()
  await expect(page).toHaveURL(`${pages.enquiries}?status=booked`)
  const booking = page.getByRole('main').getByRole('article')
  await expect(booking).toContainText('Za isti dan u istoj kategoriji još ste pitali i ove pružatelje usluga.')
  await expect(booking.getByRole('link', { name: other?.company_name ?? '', exact: true })).toBeVisible()
  await expectAccessible(page)
  await booking.getByRole('button', { name: `Povuci upit: ${other?.company_name}` }).click()
  const question = page.getByRole('dialog', { name: 'Povući upit?' })
  await expect(question).toContainText(other?.company_name ?? '')
  await question.getByRole('button', { name: 'Povuci upit' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Upit je povučen.' })).toBeVisible()
  await expect(booking).not.toContainText('još ste pitali')
  await studio.logOut()
})

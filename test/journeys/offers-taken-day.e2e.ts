import { expect, type Locator, type Page } from '@playwright/test'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Lead } from '#contract/leads.ts'
import { pages } from '#contract/paths.ts'
import { signIn, test } from '#test/browser.ts'
import { expectAccessible, expectWholeInLargeLetters } from '#test/browser-checks.ts'
import { callAs } from './couple-calls.ts'
import { findOpenDay, makeSender, studio, studioCalls } from './lead-calls.ts'
import { sendOffer } from './offer-calls.ts'
import { password } from './sign-in-form.ts'

const card = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: /^Ponuda br/ }) })
const accept = (page: Page) => card(page).getByRole('button', { name: 'Prihvati ponudu' })
const enquiry = (page: Page): Locator => page.getByRole('main').getByRole('article')

/** The studio's page, signed in. */
async function openStudio(openVisitor: () => Promise<Page>): Promise<Page> {
  const page = await openVisitor()
  await signIn(page, studio)
  return page
}

const setStatus = (page: Page, { id }: Lead, status: string) => callAs(page, 'PUT', `/leads/${id}`, { status })

test('an offer whose day another couple gets says so on both open pages, until the day is free again', async ({
  page,
  openVisitor,
}, info) => {
  const [waiting, other] = [await makeSender(page, info), await makeSender(page, info, 'b')]
  const day: CalendarDay = await findOpenDay(page)
  const [lead, otherLead] = [await waiting.send(day), await other.send(day)]
  const professional = await openStudio(openVisitor)
  await sendOffer(professional, lead.id)
  await professional.goto(pages.conversation(lead.id))
  await signIn(page, waiting.email, password)
  await page.goto(pages.conversation(lead.id))
  await expect(accept(page)).toBeVisible()

  await setStatus(professional, otherLead, 'contacted')
  await setStatus(professional, otherLead, 'booked')
  await expect(card(page).getByText('Dan je zauzet', { exact: true })).toBeVisible()
  await expect(accept(page)).toBeHidden()
  await expect(card(page).getByRole('button', { name: 'Odbij' })).toBeVisible()
  await expect(page.getByText('U kalendaru ovog pružatelja usluga taj je dan zauzet.')).toBeVisible()
  await expect(card(professional)).toContainText('Povucite je ili dogovorite drugi dan.')
  await expect(professional.getByText('Taj vam je dan u kalendaru zauzet. Dogovorite drugi')).toBeVisible()
  for (const one of [page, professional]) await expectAccessible(one)
  await professional.goto(pages.professionalLeads)
  await expect(professional.getByRole('row').filter({ hasText: waiting.name })).toContainText('Dan vam je zauzet')

  await page.goto(pages.enquiries)
  await expect(enquiry(page)).toContainText('dan je zauzet')
  await expectAccessible(page)
  await expectWholeInLargeLetters(page.getByRole('main'))
  await enquiry(page).getByRole('link', { name: 'Tko je još slobodan toga dana' }).click()
  await expect(page).toHaveURL(new RegExp(`/\\?category_id=\\d+&date=${day}$`))

  await page.goto(pages.conversation(lead.id))
  await expect(accept(page)).toBeHidden()
  await setStatus(professional, otherLead, 'rejected')
  await expect(accept(page)).toBeVisible()
  await expect(page.getByText('taj je dan zauzet')).toBeHidden()
})

test('a booked day says how it is called off and moved, and what to do while its professional is not public', async ({
  page,
  openVisitor,
}, info) => {
  const sender = await makeSender(page, info)
  const lead = await sender.send(await findOpenDay(page))
  const professional = await openStudio(openVisitor)
  const { id } = await sendOffer(professional, lead.id)
  await signIn(page, sender.email, password)
  await callAs(page, 'POST', `/offers/${id}/accept`)
  await page.goto(pages.enquiries)
  await enquiry(page).getByText('Trebate otkazati ili promijeniti datum?').press('Enter')
  await expect(enquiry(page).getByRole('link', { name: 'dogovoru' })).toHaveAttribute('href', pages.offer(id))
  await expectAccessible(page)

  const { professionalId } = await studioCalls(page)
  const admin = await openVisitor()
  await signIn(admin, 'admin@zauvijek.test')
  const decide = (what: 'approve' | 'reject') =>
    callAs(admin, 'POST', `/admin/professionals/${professionalId}/${what}`, {})
  await decide('reject')
  try {
    await expect(enquiry(page)).toContainText('trenutačno nije javan. Vaša rezervacija i dalje stoji')
    await expect(enquiry(page).locator(`a[href="${pages.professional(professionalId)}"]`)).toHaveCount(0)
    await expectAccessible(page)
    await page.goto(pages.conversation(lead.id))
    await expect(page.getByText('u razgovoru provjerite vrijedi li dogovor')).toBeVisible()
    await page.getByRole('button', { name: 'Radnje u razgovoru' }).click()
    await expect(page.getByRole('menuitem', { name: 'Prijavi razgovor' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Otvori profil' })).toHaveCount(0)
  } finally {
    await decide('approve')
  }
  await expect(page.getByText('u razgovoru provjerite vrijedi li dogovor')).toBeHidden()
})

test('a form of an offer that is closed gives the focus back to where it was opened', async ({ page }, info) => {
  const sender = await makeSender(page, info)
  const lead = await sender.send(await findOpenDay(page))
  await signIn(page, studio)
  await sendOffer(page, lead.id)
  await page.goto(pages.conversation(lead.id))
  for (const name of ['Izmijeni', 'Nova ponuda']) {
    await page.getByRole('button', { name, exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Zatvori ponudu' }).press('Enter')
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
  }
})

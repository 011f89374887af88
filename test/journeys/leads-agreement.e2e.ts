import { expect, type Page } from '@playwright/test'
import { addDays, zagrebDayOf } from '#contract/calendar-day.ts'
import type { Lead } from '#contract/leads.ts'
import { pages } from '#contract/paths.ts'
import type { Statistics } from '#contract/statistics.ts'
import { fullDay, plainDay } from '#web/lib/format.ts'
import { numericDay } from '#web/lib/typed-day.ts'
import { signIn, test } from '#test/browser.ts'
import { allLooks, expectAccessible, viewports } from '#test/browser-checks.ts'
import { callAs } from './couple-calls.ts'
import { findOpenDay, makeSender, studio, studioCalls } from './lead-calls.ts'
import { mailedCalendar } from './mail-files.ts'
import { password } from './sign-in-form.ts'

const log = (page: Page) => page.getByRole('log')
const field = (page: Page) => page.getByRole('textbox', { name: /^Poruka/ })

/** On a phone with the button, since Enter breaks the line there. */
async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await page.getByRole('button', { name: 'Pošalji' }).click()
  await expect(log(page).getByText(text)).toBeVisible()
}

test('from an enquiry to the agreement: the couple on its phone, the professional at the desk', async ({
  page,
  openVisitor,
  product,
  problems,
}, info) => {
  test.setTimeout(120_000)
  problems.expect(/409/)
  const sender = await makeSender(page, info)
  const day = await findOpenDay(page)
  const { professionalId, get } = await studioCalls(page)
  const before = (await get<{ data: Statistics }>('/statistics')).data.total
  const couple = await openVisitor({ viewport: viewports.phone, hasTouch: true, isMobile: true })
  await signIn(couple, sender.email, password)

  // The enquiry, and the way from it into the conversation.
  await couple.goto(pages.professional(professionalId, day))
  await couple.getByRole('button', { name: 'Pošalji upit' }).first().click()
  const sheet = couple.getByRole('dialog')
  await sheet.getByRole('textbox', { name: 'Poruka' }).fill('Jeste li slobodni toga dana?')
  await sheet.getByRole('button', { name: 'Pošalji upit' }).click()
  await expect(sheet.getByText('✓ Vaš zahtjev je uspješno poslan!')).toBeVisible()
  await sheet.getByRole('link', { name: 'Otvori razgovor' }).first().click()
  await expect(couple).toHaveURL(/\/messages\/\d+/)
  const [lead] = (await callAs<{ data: Lead[] }>(couple, 'GET', '/leads')).data
  if (lead === undefined) throw new Error('The enquiry was not sent.')
  await say(couple, 'Putujete li do Samobora?')

  // The answer, with a reply that is saved on the way.
  await signIn(page, studio)
  await page.goto(pages.professionalLeads)
  await page.goto(pages.conversation(lead.id))
  await expect(log(page).getByText('Putujete li do Samobora?')).toBeVisible()
  await field(page).press('/')
  const replies = page.getByRole('dialog')
  await replies.getByRole('button', { name: 'Novi odgovor' }).click()
  const title = `Slobodni ${info.testId.slice(-5)}`
  await replies.getByLabel('Naziv').fill(title)
  await replies.getByLabel('Tekst').fill('Dragi {par}, {datum} smo slobodni. Srdačno, {tvrtka}')
  await replies.getByRole('button', { name: 'Spremi' }).click()
  await replies.getByRole('searchbox').fill(title)
  await replies.getByRole('searchbox').press('Enter')
  await expect(field(page)).toHaveValue(
    `Dragi ${sender.name}, ${plainDay(day)} smo slobodni. Srdačno, Studio Lipanjsko svjetlo`,
  )
  await field(page).press('Enter')
  await expect(log(couple).getByText(`Dragi ${sender.name}`)).toBeVisible()

  // An offer, and a changed one that replaces it.
  await page.getByRole('button', { name: 'Nova ponuda' }).click()
  const form = page.getByRole('region', { name: 'Nova ponuda' })
  const fresh = page.getByRole('button', { name: 'Počni od prazne' })
  const label = form.getByLabel('Naziv, 1. stavka')
  await fresh.or(label).first().waitFor()
  if (await fresh.isVisible()) await fresh.click()
  await label.fill('Cjelodnevno fotografiranje')
  await form.getByLabel('Količina, 1. stavka').fill('1')
  await form.getByLabel('Cijena, 1. stavka').fill('1.450')
  await form.getByLabel('Vrijedi do').fill(numericDay(addDays(zagrebDayOf(new Date()), 10)))
  await form.getByLabel('Bez PDV-a').check()
  await form.getByRole('button', { name: 'Pošalji ponudu' }).click()
  const cards = (of: Page) => log(of).getByRole('article')
  await expect(cards(couple).last()).toContainText('€\u00A01.450')
  await cards(page).last().getByRole('button', { name: 'Izmijeni' }).click()
  await form.getByLabel('Cijena, 1. stavka').fill('1.400')
  await form.getByRole('button', { name: 'Pošalji ponudu' }).click()
  await expect(cards(couple).last()).toContainText('€\u00A01.400')
  await expect(cards(couple).first().getByText('Zamijenjena novom', { exact: true })).toBeVisible()

  // The agreement, while the professional changes the offer once more.
  await cards(page).last().getByRole('button', { name: 'Izmijeni' }).click()
  await expect(form.getByText('Zamjenjuje ponudu')).toBeVisible()
  await cards(couple).last().getByRole('button', { name: 'Prihvati ponudu' }).click()
  const question = couple.getByRole('dialog')
  await expect(question).toContainText(fullDay(day))
  await question.getByRole('button', { name: /^Prihvati za/ }).click()
  await couple.getByRole('dialog', { name: 'Dogovoreno' }).getByRole('button', { name: 'U redu' }).click()
  await expect(cards(page).last().getByText('Prihvaćena', { exact: true })).toBeVisible()
  await expect(form.getByText('pa je ovo dopuna dogovora')).toBeVisible()
  await form.getByRole('button', { name: 'Pošalji ponudu' }).click()
  await expect(form.getByRole('alert')).toContainText('Par je u međuvremenu prihvatio ponudu br.')
  await form.getByRole('button', { name: 'Zatvori ponudu' }).click()
  await expectAccessible(couple, allLooks)
  // On a phone, the notification about the offer covers the buttons at the top.
  await expect(page.getByText('Ponuda je poslana.')).toBeHidden()
  await expectAccessible(page, allLooks)

  // The day, the mails with it, and the numbers.
  const { data: events } = await get<{ data: { event_type: string; lead_id: number | null }[] }>(
    `/events?professional_id=${professionalId}&start_date=${day}&end_date=${day}`,
  )
  expect(events).toEqual([expect.objectContaining({ event_type: 'booked', lead_id: lead.id })])
  for (const [to, replyTo] of [
    [sender.email, studio],
    [studio, sender.email],
  ] as const) {
    const calendar = await mailedCalendar(product, to, replyTo)
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`)
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR/)
  }
  const after = (await get<{ data: Statistics }>('/statistics')).data.total
  expect(after.agreed_value - before.agreed_value).toBe(1400)
  await couple.goto(pages.enquiries)
  await expect(couple.getByText('Dogovoreno ukupno')).toBeVisible()
  await expectAccessible(couple, allLooks)
  await couple.getByRole('link', { name: 'Dogovoreno za' }).click()
  await expect(couple.getByRole('heading', { level: 1, name: /^Ponuda br\. \d+$/ })).toBeVisible()
  await expectAccessible(couple, allLooks)
  await page.goto(pages.messages)
  await expect(page.getByRole('heading', { level: 1, name: 'Poruke' })).toBeVisible()
  await expectAccessible(page, allLooks)
})

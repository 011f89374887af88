import { expect, type Page, type TestInfo } from '@playwright/test'
import { pages } from '#contract/paths.ts'
import { signIn, test } from '#test/browser.ts'
import { expectAccessible, viewports } from '#test/browser-checks.ts'
import { admin, call, expectNoSidewaysScroll, showAs, snackbar, tokenFor } from './admin-calls.ts'
import { findOpenDay, makeSender, studio } from './lead-calls.ts'

/** A conversation with the demo's studio, of a couple that only this test uses. */
async function startConversation(page: Page, info: TestInfo) {
  const couple = await makeSender(page, info)
  const lead = await couple.send(await findOpenDay(page), 'Jeste li slobodni?\nVeselimo se odgovoru.')
  const studioToken = await tokenFor(page, studio)
  const write = (body: string) => call(page, 'POST', `/leads/${lead.id}/messages`, studioToken, { body })
  return { couple, lead, studioToken, write }
}

const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

test('a couple reports a conversation, and an admin reads it, decides, and leaves it in the log', async ({
  page,
  problems,
}, info) => {
  test.slow()
  problems.expect(/409/)
  const { couple, lead, write } = await startConversation(page, info)
  await write('Uplatite kaparu unaprijed na račun.')
  await showAs(page, couple.token, pages.conversation(lead.id))
  const choose = async () => {
    await page.getByRole('button', { name: 'Radnje u razgovoru' }).click()
    await page.getByRole('menuitem', { name: 'Prijavi razgovor' }).click()
  }
  await choose()
  const dialog = page.getByRole('dialog', { name: 'Prijavi razgovor' })
  await expect(dialog).toContainText('Administrator će vidjeti sve što ste do sada napisali')
  await expect(dialog).toContainText('nazive priloga i razlog')
  await dialog.getByRole('button', { name: 'Prijavi razgovor' }).click()
  await expect(dialog.getByLabel('Razlog')).toBeFocused()
  await expect(dialog.getByLabel('Razlog')).toHaveAccessibleDescription(/Ovo polje je obavezno\./)
  await expectAccessible(page)
  await dialog.getByLabel('Razlog').fill('Traže novac unaprijed.')
  await dialog.getByRole('button', { name: 'Prijavi razgovor' }).click()
  await snackbar(page, 'Razgovor je prijavljen')
  await expect(dialog).toBeHidden()

  await choose()
  await dialog.getByLabel('Razlog').fill('Još jednom.')
  await dialog.getByRole('button', { name: 'Prijavi razgovor' }).click()
  await expect(page.getByText('Ovaj ste razgovor već prijavili.').first()).toBeVisible()
  await write('Ovo više nitko treći ne čita.')

  await signIn(page, admin)
  await page.goto(pages.adminUsers)
  await page.getByRole('link', { name: /^Prijavljeni razgovori \d+ čeka/ }).click()
  await expect(page).toHaveURL(pages.adminLeadReports)
  const card = cardOf(page, couple.name)
  await expect(card).toContainText(`Prijavio je par ${couple.name}`)
  await expect(card).toContainText('Traže novac unaprijed.')
  await card.getByRole('button', { name: 'Pročitaj razgovor' }).click()
  const transcript = card.getByRole('list', { name: /^Razgovor: / })
  await expect(transcript.getByRole('listitem')).toHaveText([
    /Veselimo se odgovoru\./,
    /Uplatite kaparu unaprijed na račun\./,
  ])
  await expect(card.getByRole('button', { name: 'Sakrij razgovor' })).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)

  await card.getByRole('button', { name: 'Riješi' }).click()
  const question = page.getByRole('dialog', { name: 'Riješiti prijavu?' })
  await question.getByLabel('Bilješka').fill('Pružatelj je upozoren.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Riješi' }).click()
  await snackbar(page, 'Prijava je riješena')
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: /^Riješene/ }).click()
  await expect(page).toHaveURL('/admin/lead-reports?status=resolved')
  await expect(card).toContainText('Pružatelj je upozoren.')
  await expect(card.getByRole('button', { name: 'Riješi' })).toHaveCount(0)

  await page.goto(pages.adminLog)
  const entries = page.getByRole('main').getByRole('listitem')
  const resolved = entries.filter({ hasText: 'Prijava razgovora je riješena' })
  await expect(resolved.filter({ hasText: 'Razlog: Pružatelj je upozoren.' })).toHaveCount(1)
  const reported = entries.filter({ hasText: 'Razgovor je prijavljen' }).filter({ hasText: couple.name })
  await expect(reported).toContainText('Razlog: Traže novac unaprijed.')
})

test('on a phone an admin reads a report of the professional and decides without a note', async ({ page }, info) => {
  test.slow()
  const { couple, lead, studioToken } = await startConversation(page, info)
  const hostile = `<img src=x onerror=alert(1)>${'bezrazmaka'.repeat(40)}`
  await call(page, 'POST', `/leads/${lead.id}/messages`, couple.token, { body: hostile })
  await call(page, 'POST', `/leads/${lead.id}/report`, studioToken, { reason: hostile })
  await page.setViewportSize(viewports.phone)
  await signIn(page, admin)
  await page.goto(pages.adminLog)
  const places = page.getByRole('navigation', { name: 'Administracija' }).getByRole('link')
  await expect(places.filter({ hasText: /Prijavljeni razgovori.*čeka/ })).toBeVisible()
  await expect(places.filter({ hasText: 'Dnevnik' })).toBeInViewport({ ratio: 1 })
  await page.goto(pages.adminLeadReports)
  const card = cardOf(page, couple.name)
  await expect(card).toContainText('Prijavio je pružatelj usluga')
  await card.getByRole('button', { name: 'Pročitaj razgovor' }).press('Enter')
  await expect(card.getByRole('list', { name: /^Razgovor: / })).toContainText(hostile)
  await expect(card.getByRole('button', { name: 'Sakrij razgovor' })).toBeFocused()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Riješi' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Riješi' }).click()
  await snackbar(page, 'Prijava je riješena')
  await expect(card).toHaveCount(0)
})

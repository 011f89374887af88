import { expect, type Page } from '@playwright/test'
import type { Session } from '#contract/auth.ts'
import { pages } from '#contract/paths.ts'
import type { ReviewPage } from '#contract/reviews.ts'
import { signIn, test } from '#test/browser.ts'
import { callPath } from '#web/call.ts'
import { admin, call, showAs, snackbar } from './admin-calls.ts'
import { openConversation, startConversation } from './conversation-calls.ts'
import { findOpenDay } from './lead-calls.ts'
import { callAs } from './couple-calls.ts'
import { FAILED, hold } from './held-calls.ts'
import { sendOffer } from './offer-calls.ts'
import { makeProfessional } from './own-calendar.ts'
import { openOwnProfile, signInAsProfessional } from './own-professional.ts'
import { makeCouple, password, topBar } from './sign-in-form.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const makeKey = (page: Page, name: string) => callAs(page, 'POST', '/api-keys', { name, scope: 'read', expires_on: '' })

test.describe('a question that is closed before its answer is there', () => {
  test('leaves the next one open', async ({ page }, info) => {
    await makeProfessional(page, info)
    for (const name of ['Prvi', 'Drugi']) await makeKey(page, name)
    await page.goto(pages.professionalKeys)
    const held = await hold(page, `**${callPath('GET /api-keys')}/*`)
    await page.getByRole('button', { name: 'Opozovi ključ Prvi' }).click()
    const question = dialog(page, 'Opozvati ključ?')
    await question.getByRole('button', { name: 'Opozovi' }).click()
    await held.asked()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Opozovi ključ Drugi' }).click()
    await held.answerLast()
    await snackbar(page, 'Ključ je opozvan.')
    await expect(question).toContainText('„Drugi”')
  })

  test('is heard to have failed', async ({ page, problems }, info) => {
    problems.expect(/500/)
    await makeProfessional(page, info)
    await makeKey(page, 'Prvi')
    await page.goto(pages.professionalKeys)
    const held = await hold(page, `**${callPath('GET /api-keys')}/*`)
    await page.getByRole('button', { name: 'Opozovi ključ Prvi' }).click()
    await dialog(page, 'Opozvati ključ?').getByRole('button', { name: 'Opozovi' }).click()
    await held.asked()
    await page.keyboard.press('Escape')
    await held.failLast()
    await snackbar(page, FAILED)
  })
})

test.describe('a form that is closed before its answer is there', () => {
  test('is heard to have failed, also where it asks for a password', async ({ page, problems }, info) => {
    problems.expect(/500/)
    const { email } = await makeCouple(page, info)
    await signIn(page, email, password)
    await page.goto(pages.profile)
    await page.getByRole('button', { name: 'Izbriši račun' }).click()
    const question = dialog(page, 'Izbrisati račun?')
    await question.getByLabel('Lozinka', { exact: true }).fill(password)
    const held = await hold(page, `**${callPath('DELETE /account')}`)
    await question.getByRole('button', { name: 'Trajno izbriši' }).click()
    await held.asked()
    await question.getByRole('button', { name: 'Odustani' }).click()
    await held.failLast()
    await snackbar(page, FAILED)
  })

  test('leaves the name of the next category as it is typed', async ({ page }) => {
    await signIn(page, admin)
    await page.goto(pages.adminCategories)
    const rename = page.getByRole('button', { name: /^Preimenuj: / })
    const [first, second] = [rename.nth(0), rename.nth(1)]
    const next = await second.getAttribute('aria-label')
    await first.click()
    const held = await hold(page, `**${callPath('PUT /admin/categories/:id', { id: '*' })}`)
    await page.getByRole('button', { name: 'Spremi' }).click()
    await held.asked()
    await page.getByRole('button', { name: 'Odustani' }).click()
    await page.getByRole('button', { name: next!, exact: true }).click()
    await page.getByLabel('Naziv').fill('Sasvim drugo')
    await held.answerLast()
    await snackbar(page, 'Naziv je spremljen')
    await expect(page.getByLabel('Naziv')).toHaveValue('Sasvim drugo')
    await expect(page.getByLabel('Naziv')).toBeFocused()
  })

  test('leaves the saved reply that is written next', async ({ page }, info) => {
    const { address, signInProfessional } = await startConversation(page, info)
    await signInProfessional(page)
    await openConversation(page, address)
    const replies = page.getByRole('dialog')
    const held = await hold(page, `**${callPath('GET /reply-templates')}/*`)
    const title = `Cjenik ${info.testId}${info.repeatEachIndex}`
    await callAs(page, 'POST', '/reply-templates', { title, body: 'Prvi.' })
    await page.getByRole('button', { name: 'Spremljeni odgovori' }).click()
    await replies.getByRole('button', { name: `Uredi ${title}` }).click()
    await replies.getByLabel('Tekst').fill('Drugi.')
    await replies.getByRole('button', { name: 'Spremi' }).click()
    await held.asked()
    await replies.getByRole('button', { name: 'Natrag' }).click()
    await replies.getByRole('button', { name: 'Novi odgovor' }).click()
    await replies.getByLabel('Tekst').fill('Dragi {par}, hvala.')
    await held.answerLast()
    await snackbar(page, 'Odgovor je spremljen.')
    await expect(replies.getByLabel('Tekst')).toHaveValue('Dragi {par}, hvala.')
  })

  test('leaves the webhook that is edited again', async ({ page }, info) => {
    await makeProfessional(page, info)
    await callAs(page, 'POST', '/webhooks', { url: 'https://program.primjer.test/a', events: ['lead.created'] })
    await page.goto(pages.professionalWebhooks)
    const edit = page.getByRole('button', { name: /^Uredi webhook/ })
    await edit.click()
    const list = page.getByRole('list', { name: 'Vaši webhookovi' })
    const held = await hold(page, `**${callPath('GET /webhooks')}/*`)
    await list.getByRole('button', { name: 'Spremi izmjene' }).click()
    await held.asked()
    await list.getByRole('button', { name: 'Odustani' }).click()
    await edit.click()
    await list.getByLabel('Adresa programa').fill('https://program.primjer.test/novo')
    await held.answerLast()
    await snackbar(page, 'Webhook je spremljen.')
    await expect(list.getByLabel('Adresa programa')).toHaveValue('https://program.primjer.test/novo')
  })
})

test('two reviews that are answered at once are both shown as answered, whichever call is quicker', async ({
  page,
}) => {
  const { token } = await call<Session>(page, 'POST', '/login', undefined, {
    email: 'studio@zauvijek.test',
    password: 'demo-zauvijek',
  })
  const { data } = await call<ReviewPage>(page, 'GET', '/reviews/received?unanswered=1', token)
  const two = data.slice(-2)
  await showAs(page, token, `${pages.professionalReviews}?show=unanswered`)
  const articles = page.getByRole('article')
  await expect(articles).toHaveCount(data.length)
  const held = await hold(page, `**${callPath('PUT /reviews/:id/reply', { id: '*' })}`)
  for (const place of [data.length - 2, data.length - 1]) {
    const listed = articles.nth(place)
    await listed.getByRole('button', { name: /^Odgovori: / }).click()
    await listed.getByLabel('Vaš odgovor').fill('Hvala vam.')
    await listed.getByRole('button', { name: 'Objavi odgovor' }).click()
    await held.asked()
  }
  await held.answerLast()
  await expect(articles.last()).toContainText('Hvala vam.')
  await expect(articles.last().getByRole('button', { name: /^Uredi odgovor/ })).toBeVisible()
  await held.answerLast()
  for (const place of [data.length - 2, data.length - 1])
    await expect(articles.nth(place).getByRole('button', { name: /^Uredi odgovor/ })).toBeVisible()
  for (const { id } of two) await call(page, 'DELETE', `/reviews/${id}/reply`, token)
})

test('of two parts of a profile that are saved at once the newer one is shown', async ({ page }, info) => {
  const { id } = await signInAsProfessional(page, info)
  await openOwnProfile(page)
  const company = page.getByRole('region', { name: 'Podaci tvrtke' })
  const facts = page.getByRole('region', { name: 'Dobro je znati' })
  await company.getByLabel('Naziv tvrtke').fill('Šešir i drugi đerdan')
  // Saved first, and answered last.
  const late = Promise.withResolvers<null>()
  const stored = Promise.withResolvers<null>()
  await page.route(`**${callPath('PUT /professionals/:id/facts', { id })}`, async (route) => {
    const response = await route.fetch()
    stored.resolve(null)
    await late.promise
    await route.fulfill({ response })
  })
  await facts.getByLabel('Koliko daleko dolazite (km)').fill('50')
  await facts.getByRole('button', { name: 'Spremi što nudite' }).click()
  await stored.promise
  await company.getByRole('button', { name: 'Spremi profil' }).click()
  await snackbar(page, 'Profil uspješno ažuriran!')
  late.resolve(null)
  await snackbar(page, 'Podaci su spremljeni.')
  await expect(company.getByLabel('Naziv tvrtke')).toHaveValue('Šešir i drugi đerdan')
})

test('a message to the operator, a link for a new password and an accepted offer are said to be done on another page', async ({
  page,
}, info) => {
  const { lead, address, email, signInProfessional, signInCouple } = await startConversation(page, info, {
    day: await findOpenDay(page),
  })
  const leave = () => topBar(page).getByRole('link', { name: 'Početna', exact: true }).click()
  async function answerElsewhere(path: string, press: () => Promise<void>, close = async () => {}) {
    const held = await hold(page, `**${path}`)
    await press()
    await held.asked()
    await close()
    await leave()
    await expect(page).toHaveURL(pages.home)
    await held.answerLast()
  }

  await page.goto(pages.contact)
  const form = page.getByRole('form', { name: 'Poruka vlasniku portala' })
  await form.getByLabel('Ime i prezime').fill('Ana Anić')
  await form.getByLabel('E-mail adresa').fill(email)
  await form.getByRole('textbox', { name: 'Poruka' }).fill('Kako promijeniti grad?')
  await answerElsewhere(callPath('POST /contact'), () => form.getByRole('button', { name: /^Pošalji/ }).click())
  await snackbar(page, 'Poruka je poslana.')

  await page.goto(pages.forgotPassword())
  await page.getByLabel('E-mail adresa').fill(email)
  const ask = () => page.getByRole('button', { name: 'Pošalji poveznicu' }).click()
  await answerElsewhere(callPath('POST /forgot-password'), ask)
  await snackbar(page, 'poslali smo poveznicu za novu lozinku')

  await signInProfessional(page)
  const offer = await sendOffer(page, lead.id)
  await signInCouple(page)
  await openConversation(page, address)
  await page.getByRole('button', { name: 'Prihvati ponudu' }).click()
  const accept = () =>
    dialog(page, 'Prihvatiti ponudu?')
      .getByRole('button', { name: /^Prihvati za/ })
      .click()
  await answerElsewhere(callPath('POST /offers/:id/accept', { id: offer.id }), accept, () =>
    page.keyboard.press('Escape'),
  )
  await snackbar(page, 'Ponuda je prihvaćena. Dan je vaš.')
})

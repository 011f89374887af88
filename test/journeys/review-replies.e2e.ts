import { expect, type Page } from '@playwright/test'
import type { Session } from '#contract/auth.ts'
import { API_BASE, pages, queryString } from '#contract/paths.ts'
import type { MyReview, ReviewPage } from '#contract/reviews.ts'
import { REVIEW_REPLY_MAX } from '#contract/text-limits.ts'
import { signIn, test } from '#test/browser.ts'
import { allLooks, expectAccessible, viewports } from '#test/browser-checks.ts'
import { admin, call, expectNoSidewaysScroll, showAs, snackbar } from './admin-calls.ts'
import { findProfessional } from './demo-professionals.ts'

// Each test uses its own reviews, and deletes the replies that it has written.

const studio = { email: 'studio@zauvijek.test', password: 'demo-zauvijek' }
const reviews = (page: Page) => page.getByRole('region', { name: 'Recenzije', exact: true })

/** A review of the demo studio that has no answer, counted from the newest. */
async function unanswered(page: Page, place: number) {
  const { token, user } = await call<Session>(page, 'POST', '/login', undefined, studio)
  const { data } = await call<ReviewPage>(page, 'GET', '/reviews/received?unanswered=1', token)
  const review = data[place]!
  return { token, professionalId: user.professional!.id, review, name: review.couple?.name ?? 'Anonimno' }
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test('the owner answers a review in its place, changes the answer and deletes it', async ({
  page,
  openVisitor,
  problems,
}) => {
  test.slow()
  problems.expect(/422/)
  const { token, professionalId, review, name } = await unanswered(page, 0)
  await showAs(page, token, pages.professional(professionalId))
  const listed = reviews(page).getByRole('article').filter({ hasText: name }).first()
  await listed.getByRole('button', { name: `Odgovori: ${name}` }).click()
  const field = listed.getByLabel('Vaš odgovor')
  await expect(field).toBeFocused()
  await listed.getByRole('button', { name: 'Objavi odgovor' }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/Ovo polje je obavezno\./)
  await expectAccessible(page, allLooks)
  // As a paste does it, nothing of which is cut off.
  const tooLong = 'a'.repeat(REVIEW_REPLY_MAX + 1)
  await page.keyboard.insertText(tooLong)
  await listed.getByRole('button', { name: 'Objavi odgovor' }).click()
  await expect(field).toHaveAccessibleDescription(/Najviše 2\.000 znakova\./)
  await expect(field).toHaveValue(tooLong)
  await field.fill('Hvala, i nama je bilo lijepo.')
  await page.reload()
  await expect(field).toHaveValue('Hvala, i nama je bilo lijepo.')
  await listed.getByRole('button', { name: 'Objavi odgovor' }).click()
  await snackbar(page, 'Odgovor je objavljen.')
  await expect(listed).toContainText('Odgovor: Studio Lipanjsko svjetlo')

  const visitor = await openVisitor()
  await visitor.goto(pages.professional(professionalId))
  await expect(reviews(visitor).getByText('Hvala, i nama je bilo lijepo.')).toBeVisible()
  await expect(visitor.getByRole('button', { name: /^(Uredi|Izbriši) odgovor/ })).toHaveCount(0)

  await listed.getByRole('button', { name: 'Uredi odgovor' }).click()
  await listed.getByLabel('Vaš odgovor').fill('Hvala vam.')
  await listed.getByRole('button', { name: 'Spremi izmjene' }).click()
  await snackbar(page, 'Odgovor je izmijenjen.')
  await expect(listed).toContainText('Hvala vam.')
  await expectAccessible(page, allLooks)
  await listed.getByRole('button', { name: 'Izbriši odgovor' }).click()
  await page.keyboard.press('Escape')
  await expect(listed).toContainText('Hvala vam.')
  await listed.getByRole('button', { name: 'Izbriši odgovor' }).click()
  await dialog(page, 'Izbrisati odgovor?').getByRole('button', { name: 'Izbriši' }).click()
  await snackbar(page, 'Odgovor je izbrisan.')
  await expect(listed.getByRole('button', { name: `Odgovori: ${name}` }).locator('..')).toBeFocused()
  const path = '/reviews' + queryString({ professional_id: professionalId })
  const { data } = await call<ReviewPage>(page, 'GET', path)
  expect(data.find(({ id }) => id === review.id)?.reply).toBe(null)
})

test('the workspace leads to what waits for an answer, which is given there on a phone', async ({ page }) => {
  test.slow()
  await page.setViewportSize(viewports.phone)
  const { token, name } = await unanswered(page, 1)
  await showAs(page, token, pages.professionalStatistics)
  await page.getByRole('link', { name: 'Odgovori parovima' }).click()
  await expect(page).toHaveURL('/professional/reviews?show=unanswered')
  const chip = page.getByRole('button', { name: /^Bez odgovora/ })
  const before = Number(/\d+/.exec(await chip.innerText())?.[0])
  const listed = page.getByRole('article').filter({ hasText: name }).first()
  await listed.getByRole('button', { name: `Odgovori: ${name}` }).click()
  await listed.getByLabel('Vaš odgovor').fill('Hvala na povjerenju.')
  await expectNoSidewaysScroll(page)
  await listed.getByRole('button', { name: 'Objavi odgovor' }).click()
  await snackbar(page, 'Odgovor je objavljen.')
  await expect(chip).toContainText(String(before - 1))
  await expectAccessible(page, allLooks)
  await listed.getByRole('button', { name: 'Izbriši odgovor' }).click()
  await dialog(page, 'Izbrisati odgovor?').getByRole('button', { name: 'Izbriši' }).click()
  await snackbar(page, 'Odgovor je izbrisan.')
  await expect(chip).toContainText(String(before))
})

test('a professional reads why its answer is hidden, and can only delete it', async ({ page }) => {
  const { token, review, name } = await unanswered(page, 2)
  const hidden = { ...review, reported_at: null, report_reason: null }
  const reply = { body: 'Sami ste krivi.', created_at: review.created_at, updated_at: review.created_at }
  await page.route(`**${API_BASE}/reviews/received?*`, async (route) => {
    const answer = await route.fetch()
    const page_ = (await answer.json()) as object
    await route.fulfill({
      json: { ...page_, data: [{ ...hidden, reply: { ...reply, hidden_reason: 'Vrijeđa par.' } }] },
    })
  })
  await showAs(page, token, '/professional/reviews')
  const listed = page.getByRole('article').filter({ hasText: name })
  await expect(listed).toContainText('Odgovor je skriven i vidite ga samo vi')
  await expect(listed).toContainText('Razlog: Vrijeđa par.')
  await expect(listed.getByRole('button', { name: /^Uredi odgovor/ })).toHaveCount(0)
  await expect(listed.getByRole('button', { name: `Izbriši odgovor: ${name}` })).toBeVisible()
  await expectAccessible(page)
})

test('a couple reports the answer to its review', async ({ page }) => {
  const professional = await findProfessional(page, (one) => one.review_count < 3)
  const created_at = '2026-05-03T10:00:00.000Z'
  const answer: MyReview = {
    can_review: false,
    needs_confirmation: false,
    review: {
      id: 1,
      professional_id: professional.id,
      rating: 2,
      comment: 'Kasnili su.',
      created_at,
      couple: { name: 'Lucija i Ivan Marić' },
      verified: null,
      reply: { body: 'Nismo.', created_at, updated_at: created_at },
    },
  }
  await page.route(`**${API_BASE}/reviews/mine?*`, (route) => route.fulfill({ json: { data: answer } }))
  await page.route(`**${API_BASE}/reviews/1/reply/report`, (route) => route.fulfill({ status: 204 }))
  await signIn(page, 'par@zauvijek.test')
  await page.goto(pages.professional(professional.id))
  const own = page.getByRole('region', { name: 'Vaša recenzija' })
  await expect(own).toContainText(`Odgovor: ${professional.company_name}`)
  await own.getByRole('button', { name: `Prijavi odgovor: ${professional.company_name}` }).click()
  const form = dialog(page, 'Prijavi odgovor')
  await form.getByLabel('Razlog').fill('Nije istina.')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Prijavi' }).click()
  await expect(
    own.getByText('Prijavljeno. Odgovor će pregledati administrator, a odluku dobivate e-poštom.'),
  ).toBeFocused()
})

test('an admin hides a reported answer with a reason, and shows it again', async ({ page }) => {
  await signIn(page, admin)
  await page.goto(pages.adminReviews)
  const card = page.getByRole('article', { name: /odgovara na recenziju/ })
  await expect(card).toHaveCount(1)
  await expectAccessible(page, allLooks)
  await card.getByRole('button', { name: 'Sakrij' }).click()
  await dialog(page, 'Sakriti odgovor?').getByLabel('Razlog').fill('Netočna tvrdnja.')
  await dialog(page, 'Sakriti odgovor?').getByRole('button', { name: 'Sakrij' }).click()
  await snackbar(page, 'Odgovor je skriven')
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: 'Skrivene' }).click()
  await expect(card).toContainText('Netočna tvrdnja.')
  await card.getByRole('button', { name: 'Prikaži ponovo' }).click()
  await snackbar(page, 'Odgovor je ponovo vidljiv')
  await expect(card).toHaveCount(0)
})

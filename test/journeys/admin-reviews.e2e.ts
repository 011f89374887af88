import { expect, type Page } from '@playwright/test'
import type { Session } from '#contract/auth.ts'
import type { MyReview, ReviewPage } from '#contract/reviews.ts'
import { formatQuantity } from '#contract/croatian.ts'
import { API_BASE, pages, queryString } from '#contract/paths.ts'
import type { AnswerOf } from '#web/call.ts'
import { signIn, test } from '#test/browser.ts'
import { expectAccessible, expectEntryOfOverlay, viewports } from '#test/browser-checks.ts'
import type { Product } from '#test/product.ts'
import { admin, call, expectNoSidewaysScroll, showAs, snackbar, tokenFor } from './admin-calls.ts'
import { mailedLink } from './mail-files.ts'
import { findProfessional } from './demo-professionals.ts'

// Each test uses its own review, and reverts its changes at the end.

const studio = 'studio@zauvijek.test'
const complaint = 'S ovim parom nismo radili.'

/** A review of the demo studio, counted from the newest. */
async function studioReview(page: Page, place: number) {
  const credentials = { email: studio, password: 'demo-zauvijek' }
  const { token, user } = await call<Session>(page, 'POST', '/login', undefined, credentials)
  const professionalId = user.professional!.id
  const path = '/reviews' + queryString({ professional_id: professionalId })
  const { data, total } = await call<ReviewPage>(page, 'GET', path)
  const review = data[place]!
  return {
    review,
    name: review.couple?.name ?? 'Anonimno',
    token,
    professionalId,
    total,
    report: () => call(page, 'POST', `/reviews/${review.id}/report`, token, { reason: complaint }),
    restore: async () => call(page, 'POST', `/admin/reviews/${review.id}/show`, await tokenFor(page, admin)),
    countShown: async () => (await call<ReviewPage>(page, 'GET', path)).total,
  }
}

/** Found by its text, since a couple may have written several. */
const cardOf = (page: Page, { name, review }: Awaited<ReturnType<typeof studioReview>>) =>
  page
    .getByRole('article', { name: `${name} o profilu` })
    .filter({ hasText: review.comment ?? 'Bez komentara.' })
    .filter({ hasText: complaint })

/** The link to the reviews shows how many wait for a decision, as the server counts them now. */
async function expectNumberBesideReviews(page: Page, adminToken: string): Promise<number> {
  const { counts } = await call<AnswerOf<'GET /admin/reviews'>>(page, 'GET', '/admin/reviews', adminToken)
  const count = counts.reported + counts.rewritten
  const link = page.getByRole('navigation', { name: 'Administracija' }).getByRole('link', { name: /^Recenzije/ })
  const number = formatQuantity(count, 'čeka odluku', 'čekaju odluku', 'čeka odluku')
  await expect(link).toHaveAccessibleName(count === 0 ? 'Recenzije' : `Recenzije ${number}`)
  return count
}

/** Most people of the demo have no known password. */
async function setDemoPassword(page: Page, product: Product, email: string) {
  await call(page, 'POST', '/forgot-password', undefined, { email })
  const [, token] = (await mailedLink(product, email, pages.resetPassword)).split('=')
  const password = 'demo-zauvijek'
  await call(page, 'POST', '/reset-password', undefined, { token, password, password_confirmation: password })
}

test('the owner of a profile reports a review with a reason', async ({ page }) => {
  test.slow()
  const own = await studioReview(page, 3)
  await showAs(page, own.token, pages.professional(own.professionalId))
  const listed = page.getByRole('article').filter({ hasText: own.name }).first()
  await listed.getByRole('button', { name: `Prijavi recenziju: ${own.name}` }).click()
  const form = page.getByRole('dialog', { name: 'Prijavi recenziju' })
  await form.getByRole('button', { name: 'Prijavi' }).click()
  await expect(form.getByLabel('Razlog')).toBeFocused()
  await expect(form.getByLabel('Razlog')).toHaveAccessibleDescription(/Ovo polje je obavezno\./)
  await expectAccessible(page)
  await form.getByLabel('Razlog').fill(complaint)
  await form.getByRole('button', { name: 'Prijavi' }).click()
  await expect(
    listed.getByText('Prijavljeno. Recenziju će pregledati administrator, a odluku dobivate e-poštom.'),
  ).toBeFocused()
  await expectEntryOfOverlay(page, false)
  await signIn(page, admin)
  await page.goto(pages.adminReviews)
  await expect(cardOf(page, own)).toContainText(complaint)
  await own.restore()
})

test('a report is not dismissed once another admin has hidden the review', async ({ page, problems }) => {
  problems.expect(/409/)
  const own = await studioReview(page, 6)
  await own.report()
  await signIn(page, admin)
  await page.goto(pages.adminReviews)
  await expect(cardOf(page, own)).toContainText('Prijavljeno')
  const reason = { reason: 'Osobni podaci.' }
  await call(page, 'POST', `/admin/reviews/${own.review.id}/hide`, await tokenFor(page, admin), reason)
  await cardOf(page, own).getByRole('button', { name: 'Zadrži' }).click()
  await snackbar(page, 'Recenzija je u međuvremenu skrivena, pa ova odluka nije spremljena.')
  await expect(cardOf(page, own)).toHaveCount(0)
  expect(await own.countShown()).toBe(own.total - 1)
  await own.restore()
})

test('a reported review is hidden with a reason', async ({ page }) => {
  const own = await studioReview(page, 0)
  await own.report()
  await signIn(page, admin)
  await page.goto(pages.adminReviews)
  await expect(cardOf(page, own)).toContainText('Prijavljeno')
  await expectAccessible(page)
  await cardOf(page, own).getByRole('button', { name: 'Sakrij' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sakriti recenziju?' })
  await dialog.getByRole('button', { name: 'Sakrij' }).click()
  await expect(dialog.getByLabel('Razlog')).toHaveAccessibleDescription(/Ovo polje je obavezno\./)
  await dialog.getByLabel('Razlog').fill('Osobni podaci.')
  await dialog.getByRole('button', { name: 'Sakrij' }).click()
  await snackbar(page, 'Recenzija je skrivena')
  await expect(cardOf(page, own)).toHaveCount(0)
  expect(await own.countShown()).toBe(own.total - 1)
  await own.restore()
})

test('a hidden review is shown again', async ({ page }) => {
  test.slow()
  const own = await studioReview(page, 4)
  await own.report()
  await call(page, 'POST', `/admin/reviews/${own.review.id}/hide`, await tokenFor(page, admin), {
    reason: 'Osobni podaci.',
  })
  await signIn(page, admin)
  await page.goto(pages.adminReviews)
  await page.getByRole('button', { name: 'Skrivene' }).click()
  await expect(page).toHaveURL('/admin/reviews?state=hidden')
  await expect(cardOf(page, own)).toContainText('Osobni podaci.')
  await expectAccessible(page)
  await cardOf(page, own).getByRole('button', { name: 'Prikaži ponovo' }).click()
  await snackbar(page, 'Recenzija je ponovo vidljiva')
  await expect(cardOf(page, own)).toHaveCount(0)
  expect(await own.countShown()).toBe(own.total)
})

test('a report can be dismissed: the review stays', async ({ page }) => {
  const own = await studioReview(page, 1)
  await own.report()
  await page.setViewportSize(viewports.phone)
  await signIn(page, admin)
  await page.goto(pages.adminReviews)
  await expect(cardOf(page, own)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await cardOf(page, own).getByRole('button', { name: 'Zadrži' }).click()
  await snackbar(page, 'Recenzija ostaje, prijava je zaključena')
  await expect(cardOf(page, own)).toHaveCount(0)
  expect(await own.countShown()).toBe(own.total)
  await showAs(page, own.token, '/professional/reviews')
  const listed = page.getByRole('article').filter({ hasText: own.name }).first()
  await expect(listed).toContainText('Administrator je pregledao vašu prijavu i ostavio recenziju vidljivom.')
  await listed.getByRole('button', { name: `Prijavi ponovo: ${own.name}` }).click()
  await expect(page.getByRole('dialog', { name: 'Prijavi recenziju' })).toContainText(
    'Prijavite ponovo samo ako imate novi razlog.',
  )
  await expectAccessible(page)
})

test('what another admin has decided meanwhile is said, and the list is true again', async ({ page, problems }) => {
  problems.expect(/422/)
  const own = await studioReview(page, 2)
  await own.report()
  await signIn(page, admin)
  await page.goto(pages.adminReviews)
  await expect(cardOf(page, own)).toBeVisible()
  await own.restore()
  await cardOf(page, own).getByRole('button', { name: 'Zadrži' }).click()
  await snackbar(page, 'Recenzija je već vidljiva.')
  await expect(cardOf(page, own)).toHaveCount(0)
})

test('nobody but the owner is offered to report a review', async ({ page }) => {
  const own = await studioReview(page, 0)
  await signIn(page, admin)
  await page.goto(pages.professional(own.professionalId))
  await expect(page.getByRole('article').filter({ hasText: own.name }).first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Odjava' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Prijavi recenziju/ })).toHaveCount(0)
})

test('a hidden review that its couple changes waits for the admins, and is said not to be public', async ({
  page,
  openVisitor,
  product,
}) => {
  test.slow()
  const [couple, adminToken] = [await tokenFor(page, 'par@zauvijek.test'), await tokenFor(page, admin)]
  const { data: leads } = await call<AnswerOf<'GET /leads'>>(page, 'GET', '/leads', couple)
  const past = leads.find(({ my_review: mine }) => mine?.can_review)!
  const { company_name: company } = past.professional
  const search = `/admin/professionals${queryString({ search: company })}`
  const { data: found } = await call<AnswerOf<'GET /admin/professionals'>>(page, 'GET', search, adminToken)
  const { email } = found.find(({ id }) => id === past.professional_id)!.owner
  await setDemoPassword(page, product, email)
  const owner = await tokenFor(page, email)
  const written = { professional_id: past.professional_id, rating: 2, comment: 'Kasnili su, zovite 091 555 0142.' }
  const { data: review } = await call<AnswerOf<'POST /reviews'>>(page, 'POST', '/reviews', couple, written)
  await call(page, 'POST', `/reviews/${review.id}/report`, owner, { reason: complaint })
  await call(page, 'POST', `/admin/reviews/${review.id}/hide`, adminToken, { reason: 'Osobni podaci.' })

  const author = await openVisitor()
  await signIn(author, 'par@zauvijek.test')
  await author.goto(pages.professional(past.professional_id))
  const own = author.getByRole('region', { name: 'Vaša recenzija' })
  await expect(own).toContainText('Razlog: Osobni podaci.')
  await own.getByRole('button', { name: 'Uredi' }).click()
  await own.getByLabel('Komentar').fill('Kasnili su sat vremena.')
  await own.getByRole('button', { name: 'Spremi izmjene' }).click()
  await snackbar(author, 'Nije javna dok je ne pogleda administrator.')
  await expectAccessible(author)

  await signIn(page, admin)
  await page.goto(pages.adminReviews)
  const waiting = await expectNumberBesideReviews(page, adminToken)
  await page.getByRole('button', { name: 'Izmijenjene nakon skrivanja 1' }).click()
  const card = page.getByRole('article').filter({ hasText: 'Kasnili su sat vremena.' })
  await expect(card).toContainText('Izmijenjeno nakon skrivanja')
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Ostavi skrivenom' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ostaviti recenziju skrivenom?' })
  await dialog.getByLabel('Razlog').fill('Niste surađivali s njima.')
  await dialog.getByRole('button', { name: 'Ostavi skrivenom' }).click()
  await snackbar(page, 'Recenzija ostaje skrivena')
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Izmijenjene nakon skrivanja 0' })).toBeVisible()
  expect(await expectNumberBesideReviews(page, adminToken)).toBe(waiting - 1)
  await author.reload()
  await expect(own).toContainText('Razlog: Niste surađivali s njima.')
  await call(page, 'POST', `/admin/reviews/${review.id}/show`, adminToken)
  await call(page, 'DELETE', `/reviews/${review.id}`, couple)
})

test('a couple reads why its review is hidden', async ({ page }) => {
  test.slow()
  const professional = await findProfessional(page, (one) => one.review_count < 3)
  const answer: MyReview = {
    can_review: false,
    needs_confirmation: false,
    review: {
      id: 1,
      professional_id: professional.id,
      rating: 2,
      comment: 'Kasnili su.',
      created_at: '2026-05-03T10:00:00.000Z',
      couple: { name: 'Lucija i Ivan Marić' },
      reply: null,
      verified: null,
      hidden_reason: 'Spominje privatni broj telefona.',
    },
  }
  await page.route(`**${API_BASE}/reviews/mine?*`, (route) => route.fulfill({ json: { data: answer } }))
  await signIn(page, 'par@zauvijek.test')
  await page.goto(pages.professional(professional.id))
  const own = page.getByRole('region', { name: 'Vaša recenzija' })
  await expect(own).toContainText('Recenzija je skrivena i vidite je samo vi')
  await expect(own).toContainText('Razlog: Spominje privatni broj telefona.')
  await expectAccessible(page)
})

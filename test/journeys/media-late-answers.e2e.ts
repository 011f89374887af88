import { expect } from '@playwright/test'
import { API_BASE } from '#contract/paths.ts'
import type { Professional } from '#contract/professionals.ts'
import { test } from '#test/browser.ts'
import { hold } from './held-calls.ts'
import { callAs } from './couple-calls.ts'
import { openOwnProfile, signInAsProfessional } from './own-professional.ts'

/** One pixel. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('words for a picture that are corrected at once are stored as corrected, whichever call is quicker', async ({
  page,
}, info) => {
  const { id } = await signInAsProfessional(page, info)
  await callAs(page, 'POST', '/media', { image: `data:image/png;base64,${picture}` })
  await openOwnProfile(page)
  const held = await hold(page, `**${API_BASE}/media/*`)
  const words = page.getByLabel('Opis: Slika 1')
  for (const text of ['Par pod slavolukm', 'Par pod slavolukom']) {
    await words.fill(text)
    await words.press('Enter')
  }
  await held.answerLastFirst(2)
  await expect(words).toHaveAccessibleDescription('Spremljeno')
  const { data } = await callAs<{ data: Professional }>(page, 'GET', `/professionals/${id}`)
  expect(data.media).toMatchObject([{ alt: 'Par pod slavolukom' }])
})

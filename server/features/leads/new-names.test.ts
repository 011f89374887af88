import { afterAll, expect, test } from 'vitest'
import type { Lead } from '#contract/leads.ts'
import { makeTestApp } from '#test/app.ts'
import { listen, openStream } from '#test/lead-stream.ts'

const { app, call, make, close } = await makeTestApp()
afterAll(close)
const here = await listen(app)

/** The leads of which open pages of this side hear from now on. */
async function listenAs({ token }: { token: string }) {
  const stream = await openStream(here, token)
  await stream.nextOf('counts')
  return async (): Promise<Lead> => {
    for (;;) {
      const message = await stream.next()
      if (message?.event === 'lead') return message.data
    }
  }
}

test('open pages of couples hear of the new name of a company, and of no other change of its profile', async () => {
  const professional = await make.professional({ company_name: 'Foto Đurđica' })
  const couple = await make.couple()
  const { id } = await make.lead({ professional_id: professional.id, couple_id: couple.id })
  const { category_id, city } = (await call('GET', `/professionals/${professional.id}`)).body.data
  const nextLead = await listenAs(couple)
  for (const company_name of ['Foto Đurđica', 'Foto Đurđa']) {
    const body = { company_name, category_id, city, description: 'Slikamo.' }
    const { status } = await call('PUT', `/professionals/${professional.id}`, { token: professional.token, body })
    expect(status).toBe(200)
  }
  expect(await nextLead()).toMatchObject({ id, professional: { company_name: 'Foto Đurđa' } })
})

test('open pages of professionals hear of the new name of a couple, and of no other change of its account', async () => {
  const professional = await make.professional()
  const couple = await make.couple({ name: 'Ana i Ivan' })
  const { id } = await make.lead({ professional_id: professional.id, couple_id: couple.id })
  const nextLead = await listenAs(professional)
  for (const body of [{ name: 'Ana i Ivan', phone: '+385 91 234 5678' }, { name: 'Ana i Marko' }])
    expect((await call('PUT', '/account', { token: couple.token, body })).status).toBe(200)
  expect(await nextLead()).toMatchObject({ id, couple: { name: 'Ana i Marko' } })
})

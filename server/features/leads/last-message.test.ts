import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'

const { call, make, close } = await makeTestApp()
afterAll(close)

test('a lead shows the latest word of the two: its own message, a text on one line, a file, an offer', async () => {
  const professional = await make.professional()
  const { id } = await make.lead({ professional_id: professional.id, message: 'Dobar dan,\n\nslobodni?' })
  const lastOf = async () => {
    const { body } = await call('GET', `/leads/${id}`, { token: professional.token })
    return body.data.last_message
  }
  expect(await lastOf()).toEqual({ author: 'couple', kind: 'text', excerpt: 'Dobar dan, slobodni?' })

  await make.message({ lead_id: id, author: 'professional', body: `Jesmo.\n${'Š'.repeat(200)}` })
  expect(await lastOf()).toEqual({ author: 'professional', kind: 'text', excerpt: `Jesmo. ${'Š'.repeat(112)}…` })
  await make.message({ lead_id: id, body: '' })
  expect(await lastOf()).toEqual({ author: 'couple', kind: 'text', excerpt: 'Prilog' })

  const { id: offer_id } = await make.offer({ lead_id: id })
  const news = { lead_id: id, kind: 'offer', body: 'Preskupo', offer_id } as const
  await make.message({ ...news, offer_event: 'declined' })
  expect(await lastOf()).toEqual({ author: 'couple', kind: 'offer', excerpt: 'Ponuda je odbijena' })

  await make.message({ lead_id: id, author: 'system', kind: 'status', status: 'interested', body: '' })
  expect(await lastOf()).toEqual({ author: 'couple', kind: 'offer', excerpt: 'Ponuda je odbijena' })
})

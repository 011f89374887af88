import { afterAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { offerBody } from '#test/offer-inputs.ts'

const { call, make, db, close } = await makeTestApp()
afterAll(close)

async function prepare() {
  const professional = await make.professional()
  const couple = await make.couple()
  const lead = await make.lead({ professional_id: professional.id, couple_id: couple.id, status: 'contacted' })
  const send = (body: object = {}) =>
    call('POST', `/leads/${lead.id}/offers`, { token: professional.token, body: { ...offerBody, ...body } })
  const list = async () => call('GET', `/leads/${lead.id}/offers`, { token: couple.token })
  return { professional, couple, lead, send, list }
}

describe('an offer that names the one that it replaces', () => {
  async function replacing() {
    const { professional, couple, lead, send, list } = await prepare()
    const first = (await send({ replaces: null })).body.data.id as number
    const answer = (verb: 'accept' | 'decline') =>
      call('POST', `/offers/${first}/${verb}`, { token: couple.token, body: {} })
    const count = async () => (await list()).body.data.length as number
    return { professional, lead, send, first, answer, count }
  }

  test('replaces it, and one without that replaces any', async () => {
    const { send, first, count } = await replacing()
    const second = await send({ replaces: first })
    expect(second.status).toBe(201)
    expect((await send()).status).toBe(201)
    expect(await count()).toBe(3)
  })

  test.each([
    ['accept', 'Par je u međuvremenu prihvatio ponudu br. 1. Pošaljete li i ovu, bit će to dopuna dogovora.'],
    ['decline', 'Par je u međuvremenu odbio ponudu br. 1. Prije nove ponude pogledajte njegov odgovor.'],
  ] as const)('is refused once its couple has answered with %s, until its sender knows', async (verb, message) => {
    const { send, first, answer, count } = await replacing()
    await answer(verb)
    const refused = await send({ replaces: first })
    expect([refused.status, refused.body]).toEqual([409, { message, code: 'conflict' }])
    expect(await count()).toBe(1)
    const sent = await send({ replaces: null })
    expect([sent.status, sent.body.data.is_amendment]).toEqual([201, verb === 'accept'])
  })

  test('is refused where somebody else has sent one meanwhile, or withdrawn it', async () => {
    const { professional, send, first, count } = await replacing()
    for (const replaces of [null, 999_999])
      expect((await send({ replaces })).body.message).toBe(
        'U međuvremenu je poslana ponuda br. 1. Pošaljete li i ovu, zamijenit će je.',
      )
    await call('POST', `/offers/${first}/withdraw`, { token: professional.token })
    expect((await send({ replaces: first })).body.message).toBe(
      'Ponuda br. 1 u međuvremenu je povučena. Provjerite želite li poslati ovu.',
    )
    expect(await count()).toBe(1)
  })

  test.each([
    ['accept', 'Par je u međuvremenu prihvatio ponudu br. 1. Pošaljete li i ovu, bit će to dopuna dogovora.'],
    ['decline', 'Par je u međuvremenu odbio ponudu br. 1. Prije nove ponude pogledajte njegov odgovor.'],
  ] as const)('is refused where a colleague’s was sent and answered with %s meanwhile', async (verb, message) => {
    const { send, first, answer, count } = await replacing()
    await answer(verb)
    for (const newest of [null, 999_999]) {
      const refused = await send({ replaces: null, newest })
      expect([refused.status, refused.body]).toEqual([409, { message, code: 'conflict' }])
    }
    expect(await count()).toBe(1)
    expect((await send({ replaces: null, newest: first })).status).toBe(201)
  })

  test('is sent where that one has expired meanwhile', async () => {
    const { lead, send } = await replacing()
    const expired = await make.offer({ lead_id: lead.id, status: 'expired' })
    await db.updateTable('offers').set({ status: 'expired' }).where('lead_id', '=', lead.id).execute()
    expect((await send({ replaces: expired.id })).status).toBe(201)
  })
})

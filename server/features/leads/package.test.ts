import { afterAll, describe, expect, test } from 'vitest'
import { packageGoneMessage } from '#contract/leads.ts'
import { makeTestApp } from '#test/app.ts'

const { call, make, db, close } = await makeTestApp({ config: { rateLimitFactor: 1e6 } })
afterAll(close)

async function prepare() {
  const professional = await make.professional()
  const couple = await make.couple()
  const offered = await make.offeredPackage({ professional_id: professional.id, price: 55.5, unit: 'per_guest' })
  const send = (package_id: unknown, professional_id = professional.id) =>
    call('POST', '/leads', {
      token: couple.token,
      body: { professional_id, event_date: '2027-06-12', message: 'Jeste li slobodni?', package_id },
    })
  const save = (packages: object[]) =>
    call('PUT', `/professionals/${professional.id}/packages`, { token: professional.token, body: { packages } })
  return { professional, couple, offered, send, save }
}

describe('an enquiry about a package', () => {
  test('names it to both sides', async () => {
    const { professional, couple, offered, send } = await prepare()
    const { status, body } = await send(offered.id)
    const named = { id: offered.id, name: 'Cijeli dan', price: 55.5, unit: 'per_guest' }
    expect([status, body.data.package]).toEqual([201, named])
    for (const { token } of [professional, couple]) {
      expect((await call('GET', `/leads/${body.data.id}`, { token })).body.data.package).toEqual(named)
      expect((await call('GET', '/leads', { token })).body.data[0].package).toEqual(named)
      expect((await call('GET', '/account/export', { token })).body.leads[0].package).toEqual(named)
    }
  })

  test('keeps it as it was, changed or deleted since', async () => {
    const { couple, offered, send, save } = await prepare()
    const { id } = (await send(offered.id)).body.data
    const stored = async () => (await call('GET', `/leads/${id}`, { token: couple.token })).body.data.package
    await save([{ id: offered.id, name: 'Pola dana', price: 30, unit: 'total' }])
    expect(await stored()).toEqual({ id: offered.id, name: 'Cijeli dan', price: 55.5, unit: 'per_guest' })
    await save([])
    expect(await stored()).toEqual({ id: null, name: 'Cijeli dan', price: 55.5, unit: 'per_guest' })
  })

  test.each([null, undefined])('is one about none with %s', async (none) => {
    const { send } = await prepare()
    const { status, body } = await send(none)
    expect([status, body.data.package]).toEqual([201, null])
  })
})

describe('refused is a package', () => {
  const gone = { message: packageGoneMessage, code: 'invalid', errors: { package_id: [packageGoneMessage] } }

  test('of another professional', async () => {
    const { send } = await prepare()
    const { offered } = await prepare()
    const { status, body } = await send(offered.id)
    expect([status, body]).toEqual([422, gone])
  })

  test('that was deleted meanwhile, and nothing is stored or mailed', async () => {
    const { professional, offered, send, save } = await prepare()
    await save([])
    const { status, body } = await send(offered.id)
    expect([status, body]).toEqual([422, gone])
    expect(await db.selectFrom('leads').select('id').where('professional_id', '=', professional.id).execute()).toEqual(
      [],
    )
    expect((await send(undefined)).status).toBe(201)
  })

  test('that is none', async () => {
    const { send } = await prepare()
    const { status, body } = await send('prvi')
    expect([status, body.errors]).toEqual([422, { package_id: ['Odaberite jedan od ponuđenih paketa.'] }])
  })

  test('of a professional that receives nothing, for that reason', async () => {
    const { professional, offered, send } = await prepare()
    await db.updateTable('professionals').set({ status: 'pending' }).where('id', '=', professional.id).execute()
    const { status, body } = await send(offered.id)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['professional_id']])
  })
})

test('of an enquiry and the deletion of its package at once, either the one comes first or the other', async () => {
  for (let round = 0; round < 8; round++) {
    const { offered, send, save } = await prepare()
    const [sent, saved] = await Promise.all([send(offered.id), save([])])
    expect(saved.status).toBe(200)
    expect([201, 422]).toContain(sent.status)
    if (sent.status === 422) expect(sent.body.message).toBe(packageGoneMessage)
  }
})

test('one enquiry to several names no package', async () => {
  const { professional, couple, offered } = await prepare()
  const body = {
    professional_ids: [professional.id],
    event_date: '2027-06-12',
    message: 'Jeste li slobodni?',
    package_id: offered.id,
  }
  const answer = await call('POST', '/leads/bulk', { token: couple.token, body })
  expect([answer.status, answer.body.data[0].package]).toEqual([201, null])
})

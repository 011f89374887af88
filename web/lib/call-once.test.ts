import { expect, test } from 'vitest'
import type { ApiTransport } from '#contract/page-environment.ts'
import { ConnectionError, createCall } from '#web/call.ts'
import { createCallOnce } from './call-once.ts'

const lead = (message: string) => ({ body: { professional_id: 7, event_date: '2027-06-12', message } })

/** Gives the answers in turn; `lost` is an answer that never arrives. */
function makeCallOnce(answers: (number | 'lost')[]) {
  const keys: (string | undefined)[] = []
  const transport: ApiTransport = async ({ idempotencyKey }) => {
    keys.push(idempotencyKey)
    const answer = answers[keys.length - 1] ?? 201
    if (answer === 'lost') throw new ConnectionError()
    return { status: answer, body: answer < 400 ? { data: {} } : { message: 'Ne.', code: 'invalid' } }
  }
  let last = 0
  const callOnce = createCallOnce(createCall(transport), () => String(++last))
  const send = (message: string) => callOnce('POST /leads', lead(message)).catch(() => {})
  return { callOnce, send, keys }
}

test('a retry after a lost answer has the same key, until it is answered', async () => {
  const { send, keys } = makeCallOnce(['lost', 'lost', 201])
  for (let attempt = 0; attempt < 4; attempt++) await send('Jeste li slobodni?')
  expect(keys).toEqual(['1', '1', '1', '2'])
})

test.each([500, 502, 503, 409])('a retry after %i, which may have made something, has the same key', async (status) => {
  const { send, keys } = makeCallOnce([status])
  for (let attempt = 0; attempt < 2; attempt++) await send('Jeste li slobodni?')
  expect(keys).toEqual(['1', '1'])
})

test.each([422, 403, 401, 429])('a retry after %i, which has made nothing, has a key of its own', async (status) => {
  const { send, keys } = makeCallOnce([status])
  for (let attempt = 0; attempt < 2; attempt++) await send('Jeste li slobodni?')
  expect(keys).toEqual(['1', '2'])
})

test('a changed body has another key, and the first body its own again', async () => {
  const { send, keys } = makeCallOnce(['lost', 'lost', 'lost'])
  for (const message of ['Jeste li slobodni?', 'Jeste li slobodni u lipnju?', 'Jeste li slobodni?']) await send(message)
  expect(keys).toEqual(['1', '2', '1'])
})

test('the same body to another address has another key', async () => {
  const { callOnce, keys } = makeCallOnce(['lost', 'lost'])
  for (const id of [1, 2]) {
    await callOnce('POST /leads/:id/report', { params: { id }, body: { reason: 'Vrijeđa nas.' } }).catch(() => {})
  }
  expect(keys).toEqual(['1', '2'])
})

test('two presses at once are one intention', async () => {
  const { send, keys } = makeCallOnce([])
  await Promise.all([send('Jeste li slobodni?'), send('Jeste li slobodni?')])
  expect(keys).toEqual(['1', '1'])
})

test('a failure is thrown as it is', async () => {
  const { callOnce } = makeCallOnce(['lost', 422])
  await expect(callOnce('POST /leads', lead('a'))).rejects.toBeInstanceOf(ConnectionError)
  await expect(callOnce('POST /leads', lead('b'))).rejects.toMatchObject({ status: 422 })
})

import { PassThrough } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { API_BASE } from '#contract/paths.ts'
import { makeTestApp } from '#test/app.ts'
import { eventually } from '#test/eventually.ts'
import { makePdf, messageForm } from '#test/attachments.ts'

const { app, make, clock, close } = await makeTestApp()
afterAll(close)

const { headers, body } = messageForm([{ content: makePdf() }])

/** Sends a small file and announces a longer body: what is announced is counted, before anything is read. */
async function prepare() {
  const couple = await make.couple()
  const { id } = await make.lead({ couple_id: couple.id })
  return async (bytes: number): Promise<number> => {
    const sending = { ...headers, authorization: `Bearer ${couple.token}`, 'content-length': String(bytes) }
    const url = `${API_BASE}/leads/${id}/messages`
    const answer = await app.inject({ method: 'POST', url, headers: sending, payload: body })
    return answer.statusCode
  }
}

test('an account sends 150 megabytes of files an hour', async () => {
  const send = await prepare()
  const statuses = []
  for (let number = 0; number < 6; number++) statuses.push(await send(30_000_000))
  expect(statuses.slice(0, 5)).not.toContain(429)
  expect(statuses[5]).toBe(429)
  clock.forward(3_600)
  expect(await send(30_000_000)).not.toBe(429)
})

test('files are counted in whatever letters their type is written, also where no length is announced', async () => {
  const couple = await make.couple()
  const { id } = await make.lead({ couple_id: couple.id })
  const type = headers['content-type'].replace('multipart/form-data', 'Multipart/Form-Data')
  const sending = { authorization: `Bearer ${couple.token}`, 'content-type': type }
  const statuses = []
  for (let number = 0; number < 5; number++) {
    const payload = new PassThrough()
    payload.end(body)
    const url = `${API_BASE}/leads/${id}/messages`
    statuses.push((await app.inject({ method: 'POST', url, headers: sending, payload })).statusCode)
  }
  expect(statuses).toEqual([201, 201, 201, 201, 429])
})

test('a text waits for no file, however slowly the account sends two of them', async () => {
  const couple = await make.couple()
  const { id } = await make.lead({ couple_id: couple.id })
  const url = `${API_BASE}/leads/${id}/messages`
  const authorization = `Bearer ${couple.token}`
  const uploads = [new PassThrough(), new PassThrough()].map((payload) => {
    payload.write(body.subarray(0, -60))
    const answer = Promise.resolve(app.inject({ method: 'POST', url, headers: { ...headers, authorization }, payload }))
    return { payload, answer }
  })
  // Both are being read.
  await eventually(async () => expect(uploads.map(({ payload }) => payload.readableLength)).toEqual([0, 0]))
  const text = await app.inject({
    method: 'POST',
    url,
    headers: { authorization },
    payload: { body: 'Javite nam se.' },
  })
  expect(text.statusCode).toBe(201)
  for (const { payload } of uploads) payload.end(body.subarray(-60))
  expect((await Promise.all(uploads.map(({ answer }) => answer))).map(({ statusCode }) => statusCode)).toEqual([
    201, 201,
  ])
})

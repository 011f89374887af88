import { afterAll, expect, test } from 'vitest'
import { API_BASE } from '#contract/paths.ts'
import { makeTestApp } from '#test/app.ts'
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

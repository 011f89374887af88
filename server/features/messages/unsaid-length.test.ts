import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { API_BASE } from '#contract/paths.ts'
import { makeTestApp } from '#test/app.ts'
import { makePdf, messageForm } from '#test/attachments.ts'

const { app, make, close } = await makeTestApp()
afterAll(close)

test('files of no said length are refused once they are larger than any message', async () => {
  const couple = await make.couple()
  const { id } = await make.lead({ couple_id: couple.id })
  const { headers, body } = messageForm([{ content: makePdf() }])
  let sent = 0
  const payload = Readable.from(
    (function* () {
      yield body.subarray(0, -60)
      for (; sent < 100; sent++) yield Buffer.alloc(1 << 20)
    })(),
  )
  const url = `${API_BASE}/leads/${id}/messages`
  const sending = { ...headers, authorization: `Bearer ${couple.token}` }
  expect((await app.inject({ method: 'POST', url, headers: sending, payload })).statusCode).toBe(413)
  expect(sent).toBeLessThan(60)
})

import { afterAll, expect, test } from 'vitest'
import { API_BASE } from '#contract/paths.ts'
import { readConfig } from '#server/config.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { makeTestApp } from '#test/app.ts'
import { makePdf, messageForm } from '#test/attachments.ts'
import { makeJpeg } from '#test/pictures.ts'
import { startBucket } from '#test/s3.ts'

const bucket = await startBucket()
const { app, call, deps, make, runJobs, clock, close } = await makeTestApp({
  config: { storage: readConfig({ STORAGE_URL: bucket.url }).storage },
})
afterAll(close)

const context = { key: '', signal: new AbortController().signal }

async function names(): Promise<string[]> {
  const found: string[] = []
  for await (const { name } of deps.files.list('attachment-')) found.push(name)
  return found
}

test('files of messages lie in the bucket until their lead goes, and while that is away texts go on', async () => {
  await deps.files.checkAvailability()
  const couple = await make.couple()
  const [first, second] = [
    await make.lead({ couple_id: couple.id }),
    await make.lead({ couple_id: couple.id, created_at: clock.now() }),
  ]
  const send = async (lead: { id: number }) =>
    call('POST', `/leads/${lead.id}/messages`, {
      token: couple.token,
      ...messageForm([{ content: makePdf() }, { content: await makeJpeg() }], 'Evo.'),
    })
  const { status, body } = await send(first)
  expect([status, body.data.attachments.length]).toEqual([201, 2])
  const download = async (lead: { id: number }, id: number) =>
    app.inject({
      url: `${API_BASE}/leads/${lead.id}/attachments/${id}`,
      headers: { authorization: `Bearer ${couple.token}` },
    })
  expect((await download(first, body.data.attachments[0].id)).rawPayload.equals(makePdf())).toBe(true)
  expect((await names()).length).toBe(2)
  await jobHandlers(deps)['sweep-pictures']({}, context)
  await jobHandlers(deps)['sweep-attachments']({}, context)
  expect((await names()).length).toBe(2)
  await call('DELETE', `/leads/${first.id}`, { token: couple.token })
  await runJobs()
  expect(await names()).toEqual([])

  const kept = (await send(second)).body.data.attachments[0].id
  await bucket.close()
  const refused = await send(second)
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([503, 'unavailable', '5'])
  expect((await download(second, kept)).statusCode).toBe(503)
  const path = `/leads/${second.id}/messages`
  expect((await call('POST', path, { token: couple.token, body: { body: 'Onda samo riječima.' } })).status).toBe(201)
  expect((await call('GET', path, { token: couple.token })).body.total).toBe(3)
})

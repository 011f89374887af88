import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { afterChangeHeader, changeHeader } from '#contract/paths.ts'
import { eventually } from '#test/eventually.ts'

const { call, startNode, make, close } = await makeTestApp()
afterAll(close)

/** Another node, which hears of changes and heeds them only when it catches up. */
async function startLateNode() {
  const node = await startNode()
  const { invalidate } = node.deps.responseCache
  const late: Parameters<typeof invalidate>[] = []
  node.deps.responseCache.invalidate = (...change) => void late.push(change)
  const hears = () => eventually(() => expect(late).not.toEqual([]))
  const catchUp = () => late.splice(0).forEach((change) => invalidate(...change))
  return { ...node, hears, catchUp }
}

test('who has written reads it at another node that does not know of it yet', async () => {
  const { id, token, category_id } = await make.professional()
  const other = await startLateNode()
  const path = `/professionals/${id}`
  const readName = async (headers = {}) => (await other.call('GET', path, { headers })).body.data.company_name
  const former = await readName()

  const body = { company_name: 'Foto Nova', category_id, city: 'Pula' }
  const written = await call('PUT', path, { token, body })
  expect(written.status).toBe(200)
  const change = written.headers[changeHeader]
  expect(change).toMatch(/^[\w-]{12}$/)
  await other.hears()
  const own = readName({ [afterChangeHeader]: change })
  // A whole request later it still waits.
  expect(await readName()).toBe(former)
  other.catchUp()
  expect(await own).toBe('Foto Nova')
  expect(await readName()).toBe('Foto Nova')
})

test('a change that nobody has made is not waited for without end, and a read names none', async () => {
  const answer = await call('GET', '/categories', { headers: { [afterChangeHeader]: 'invented' } })
  expect(answer.status).toBe(200)
  expect(answer.headers).not.toHaveProperty(changeHeader)
})

test('a write that is refused names no change', async () => {
  const { id, token } = await make.professional()
  const { status, headers } = await call('PUT', `/professionals/${id}`, { token, body: { company_name: '' } })
  expect(status).toBe(422)
  expect(headers).not.toHaveProperty(changeHeader)
})

import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { dataUrl, makeJpeg } from '#test/pictures.ts'

const { app, call, deps, make, close } = await makeTestApp()
afterAll(close)

const day = '2027-06-12'
const profile = { company_name: 'Foto Val', category_id: 2, city: 'Split' }

/** Fills the cache with the answers that everybody asks for, and tells how many of them had to be made. */
async function readPublic(): Promise<number> {
  const { misses } = deps.responseCache.stats()
  for (const path of ['/professionals', `/professionals?date=${day}`, `/events?start_date=${day}&end_date=${day}`])
    expect((await call('GET', path)).status).toBe(200)
  expect((await app.inject('/sitemap.xml')).statusCode).toBe(200)
  return deps.responseCache.stats().misses - misses
}

/** Every write that a professional makes by itself, one after the other. */
async function writesOf({ id, token }: { id: number; token: string }) {
  const send = (method: Parameters<typeof call>[0], path: string, body?: object) => call(method, path, { token, body })
  const upload = async (width: number) =>
    send('POST', '/media', { image: dataUrl(await makeJpeg({ width, height: 30 })) })
  const first = (await upload(40)).body.data.id
  const second = (await upload(41)).body.data.id
  const event = (await send('POST', '/events', { event_date: day, event_type: 'available' })).body.data.id
  return [
    () => send('PUT', `/professionals/${id}`, profile),
    () => upload(42),
    () => send('PUT', `/media/${first}`, { alt: 'Mladenci' }),
    async () => {
      const { media } = (await send('GET', `/professionals/${id}`)).body.data
      return send('PUT', '/media/order', { ids: media.map((one: { id: number }) => one.id).toReversed() })
    },
    () => send('DELETE', `/media/${second}`),
    () => send('PUT', `/events/${event}`, { event_date: '2027-06-13' }),
    () => send('POST', '/events/bulk', { events: [{ event_date: day, event_type: 'available' }] }),
    () => send('DELETE', `/events/${event}`),
  ]
}

test.each(['pending', 'rejected'] as const)(
  'nothing that a %s profile writes drops a public answer',
  async (status) => {
    const rejection = status === 'rejected' ? { rejection_reason: 'Slike nisu vaše.' } : {}
    for (const write of await writesOf(await make.professional({ status, ...rejection }))) {
      await readPublic()
      expect((await write()).status).toBeLessThan(300)
      expect(await readPublic()).toBe(0)
    }
  },
)

test('the same of an approved one does', async () => {
  for (const write of await writesOf(await make.professional())) {
    await readPublic()
    expect((await write()).status).toBeLessThan(300)
    expect(await readPublic()).toBeGreaterThan(0)
  }
})

test('what a pending profile has written is public with its approval', async () => {
  const admin = await make.admin()
  const professional = await make.professional({ status: 'pending', city: 'Motovun' })
  for (const write of await writesOf(professional)) await write()
  const path = `/professionals?city=Split&date=${day}`
  const before = (await call('GET', path)).body.total
  await call('POST', `/admin/professionals/${professional.id}/approve`, { token: admin.token })
  expect((await call('GET', path)).body.total).toBe(before + 1)
})

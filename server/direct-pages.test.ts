import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { PageRenderer } from '#contract/page-environment.ts'
import { makeTestApp } from '#test/app.ts'
import { lasting, listenForAnswers } from '#test/direct-answers.ts'
import { renderedPage } from '#test/rendered-page.ts'

/** Each address has a script of its own, and so a policy; some fail. */
const render: PageRenderer = async ({ url }, { scriptMark, failureNote, transport }) => {
  const { pathname, search } = new URL(url)
  const { status } = await transport({ method: 'GET', path: `/api/v1${pathname}` })
  if (search === '?date=2027-06-05') throw new Error('no page')
  const isBroken = search === '?date=2027-06-06'
  const page = renderedPage(`<script nonce="${scriptMark}">${search}</script><p>${status} ${failureNote}</p>`)
  return { ...page, status: isBroken ? 500 : status }
}

const clientFolder = mkdtempSync(join(tmpdir(), 'zauvijek-direct-'))
mkdirSync(join(clientFolder, 'assets'))

const { app, call, database, make, close } = await makeTestApp({ web: { render, clientFolder } })
const { ask, learn, stop } = await listenForAnswers({ app, database })
afterAll(async () => {
  stop()
  await close()
  rmSync(clientFolder, { recursive: true })
})

const policyOf = ({ headers }: { headers: Record<string, unknown> }) => headers['content-security-policy']

/** The same page by the framework. */
async function sentByFramework(path: string, headers: Record<string, string>) {
  const { statusCode, headers: sent, rawPayload } = await app.inject({ url: path, headers })
  return { status: statusCode, headers: lasting(sent), body: rawPayload.toString('base64') }
}

async function shown(host: string) {
  const owner = await make.professional()
  const body = { enabled: true, hosts: [host] }
  expect((await call('PUT', '/embed', { token: owner.token, body })).status).toBe(200)
  return owner
}

describe('a page without the framework', () => {
  test.each(['identity', 'br', 'gzip'])('is that of the framework, with a policy of its own: %s', async (encoding) => {
    const { id } = await make.professional({ description: 'Š'.repeat(900) })
    const headers = { 'accept-encoding': encoding }
    await learn((time) => `/professionals/${id}?month=2027-0${1 + (time % 9)}`)
    const pages = ['', '?date=2027-07-01', '?date=2027-07-02'].map((query) => `/professionals/${id}${query}`)
    for (const path of pages) {
      const direct = await ask(path, headers)
      expect(direct).toMatchObject({ isDirect: true, ...(await sentByFramework(path, headers)) })
    }
    const policies = await Promise.all(pages.map(async (path) => policyOf(await ask(path))))
    expect(new Set(policies).size).toBe(3)
  })

  test('is made once for all who ask at the same time', async () => {
    const { id } = await make.professional()
    await learn((time) => `/professionals/${id}?month=2027-0${1 + (time % 9)}`)
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(`/professionals/${id}?date=2027-07-03`)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers.every(({ isDirect }) => isDirect)).toBe(true)
  })

  test('is sent by the framework where it has failed, with the id that it shows', async () => {
    const { id } = await make.professional()
    await learn((time) => `/professionals/${id}?month=2027-0${1 + (time % 9)}`)
    for (const day of ['05', '06']) {
      const failed = await ask(`/professionals/${id}?date=2027-06-${day}`)
      expect(failed).toMatchObject({ status: 500, isDirect: false })
      expect(failed.text).toContain(`Oznaka pogreške: ${String(failed.id).slice(0, 8)}`)
      expect(failed.headers).toMatchObject({ 'cache-control': 'no-store' })
    }
  })

  test('is sent by the framework where it is another status, or the address is spelt unusually', async () => {
    const { id } = await make.professional()
    await learn((time) => `/professionals/${id}?month=2027-0${1 + (time % 9)}`)
    expect(await ask('/professionals/2147483647')).toMatchObject({ status: 404, isDirect: false })
    expect(await ask(`/professionals/${id}/`)).toMatchObject({ status: 308, isDirect: false })
    expect(await ask(`/professionals/%3${id}`)).toMatchObject({ isDirect: false })
  })
})

describe('a calendar for other sites, without the framework', () => {
  test('names the hosts of its own professional, and no other', async () => {
    const [one, other] = [await shown('jedan.hr'), await shown('drugi.hr')]
    await learn((time) => `/embed/${one.id}?month=2027-0${1 + (time % 9)}`)
    for (const [{ id }, host] of [[one, 'jedan.hr'] as const, [other, 'drugi.hr'] as const]) {
      const path = `/embed/${id}?month=2027-10`
      const direct = await ask(path, { 'accept-encoding': 'identity' })
      expect(direct).toMatchObject({
        isDirect: true,
        ...(await sentByFramework(path, { 'accept-encoding': 'identity' })),
      })
      expect(policyOf(direct)).toMatch(new RegExp(`frame-ancestors [^;]*${host}`))
      expect(direct.headers).not.toHaveProperty('x-frame-options')
    }
  })

  test('is gone with the next request after it was forbidden', async () => {
    const { id, token } = await shown('jedan.hr')
    await learn((time) => `/embed/${id}?month=2027-0${1 + (time % 9)}`)
    expect(await ask(`/embed/${id}?month=2027-11`)).toMatchObject({ status: 200, isDirect: true })
    await call('PUT', '/embed', { token, body: { enabled: false, hosts: ['jedan.hr'] } })
    expect(await ask(`/embed/${id}?month=2027-11`)).toMatchObject({ status: 404, isDirect: false })
    expect(policyOf(await ask(`/embed/${id}?month=2027-12`))).toContain("frame-ancestors 'none'")
  })
})

import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { OpenAPI3 } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { typesOf } from './types.ts'

const modules = resolve(import.meta.dirname, '../../node_modules')
const run = promisify(execFile)

/** One journey by openapi-fetch, on the types of openapi-typescript. It prints what it got. */
const byOpenapiFetch = `
import createClient from 'openapi-fetch'
import type { components, operations, paths } from './types.ts'

const { ORIGIN: baseUrl, EMAIL: email = '', PASSWORD: password = '', STUDIO: studio } = process.env
const client = createClient<paths>({ baseUrl })
const id = Number(studio)

const login = await client.POST('/api/v1/login', { body: { email, password } })
if (!login.data) throw new Error(login.error.code)
const { token, user } = login.data
client.use({
  onRequest({ request }) {
    request.headers.set('authorization', \`Bearer \${token}\`)
  },
})

const list = await client.GET('/api/v1/professionals', { params: { query: { city: 'Split', price_max: 1500 } } })
if (!list.data) throw new Error(list.error.code)
// @ts-expect-error -- no such filter
void ({ town: 'Split' } satisfies operations['listProfessionals']['parameters']['query'])

const detail = await client.GET('/api/v1/professionals/{id}', { params: { path: { id } } })
if (!detail.data) throw new Error(detail.error.code)
const company: string = detail.data.data.company_name

const favorite = await client.POST('/api/v1/favorites', { body: { professional_id: id, note: 'Zvati u travnju.' } })
if (!favorite.data) throw new Error(favorite.error.code)

async function sendLead() {
  const body = { professional_id: id, event_date: '2027-06-12', message: 'Jeste li slobodni?' }
  const { data, error, response } = await client.POST('/api/v1/leads', {
    params: { header: { 'Idempotency-Key': \`lead-of-\${email}\` } },
    body,
  })
  if (!data) throw new Error(error.code)
  const lead: components['schemas']['Lead'] = data.data
  return { id: lead.id, status: lead.status, replayed: response.headers.get('Idempotent-Replay') }
}
const leads = [await sendLead(), await sendLead()]

const unknown = await client.GET('/api/v1/professionals/{id}', { params: { path: { id: 2147483647 } } })
// @ts-expect-error -- no code of this call
if (unknown.error?.code === 'overlap') throw new Error('overlap')

const refused = await client.POST('/api/v1/leads', {
  body: { professional_id: id, event_date: '2027-06-12', message: '' },
})
const fields = refused.error?.code === 'invalid' ? Object.keys(refused.error.errors ?? {}) : []

const found = list.data.data.map((one) => one.company_name)
const errors = [unknown.response.status, unknown.error?.code, refused.response.status, refused.error?.code, fields]
console.log(JSON.stringify({ name: user.name, found, company, note: favorite.data.data.note, leads, errors }))
`

/** The same journey by the client that @hey-api/openapi-ts writes. */
const byHeyApi = `
import { client } from './hey-api/client.gen.ts'
import { addFavorite, getProfessional, listProfessionals, login, sendLead } from './hey-api/sdk.gen.ts'
import type { Lead, ListProfessionalsData } from './hey-api/types.gen.ts'

const { ORIGIN: baseUrl = '', EMAIL: email = '', PASSWORD: password = '', STUDIO: studio } = process.env
client.setConfig({ baseUrl })
const id = Number(studio)

const session = await login({ body: { email, password } })
if (!session.data) throw new Error(session.error.code)
const { token, user } = session.data
client.setConfig({ auth: token })

const list = await listProfessionals({ query: { city: 'Split', price_max: 1500 } })
if (!list.data) throw new Error(list.error.code)
// @ts-expect-error -- no such filter
void ({ town: 'Split' } satisfies ListProfessionalsData['query'])

const detail = await getProfessional({ path: { id } })
if (!detail.data) throw new Error(detail.error.code)
const company: string = detail.data.data.company_name

const favorite = await addFavorite({ body: { professional_id: id, note: 'Zvati u travnju.' } })
if (!favorite.data) throw new Error(favorite.error.code)

async function send() {
  const { data, error, response } = await sendLead({
    headers: { 'Idempotency-Key': \`lead-of-\${email}\` },
    body: { professional_id: id, event_date: '2027-06-12', message: 'Jeste li slobodni?' },
  })
  if (!data) throw new Error(error.code)
  const lead: Lead = data.data
  return { id: lead.id, status: lead.status, replayed: response?.headers.get('Idempotent-Replay') }
}
const leads = [await send(), await send()]

const unknown = await getProfessional({ path: { id: 2147483647 } })
// @ts-expect-error -- no code of this call
if (unknown.error?.code === 'overlap') throw new Error('overlap')

const refused = await sendLead({ body: { professional_id: id, event_date: '2027-06-12', message: '' } })
const fields = refused.error?.code === 'invalid' ? Object.keys(refused.error.errors ?? {}) : []

const found = list.data.data.map((one) => one.company_name)
const errors = [unknown.response?.status, unknown.error?.code, refused.response?.status, refused.error?.code, fields]
console.log(JSON.stringify({ name: user.name, found, company, note: favorite.data.data.note, leads, errors }))
`

const { app, make, close } = await makeTestApp()
const folder = await mkdtemp(join(tmpdir(), 'zauvijek-clients-'))
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true, force: true })
})
const origin = await app.listen({ host: '127.0.0.1', port: 0 })

const studio = await make.professional({ company_name: 'Studio Lanterna', city: 'Split', price_range_min: 900 })
await make.professional({ company_name: 'Foto Marjan', city: 'Split', price_range_min: 2400 })
await make.professional({ company_name: 'Foto Gradec', city: 'Zagreb', price_range_min: 900 })

beforeAll(async () => {
  const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as OpenAPI3
  await symlink(modules, join(folder, 'node_modules'))
  // Not .d.ts, so that it is checked as well, and the libraries are not.
  await writeFile(join(folder, 'types.ts'), await typesOf(document))
  // After typesOf, by which it has the programming interface of TypeScript as well.
  const { createClient } = await import('@hey-api/openapi-ts')
  await createClient({
    input: document as object,
    output: { path: join(folder, 'hey-api'), entryFile: false, module: { extension: '.ts' } },
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
    logs: { level: 'silent', file: false },
  })
  await writeFile(join(folder, 'by-openapi-fetch.ts'), byOpenapiFetch)
  await writeFile(join(folder, 'by-hey-api.ts'), byHeyApi)
})

test('the compiler takes programs by generated clients, and refuses a filter or a code that a call does not have', async () => {
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'preserve',
    types: ['node'],
    allowImportingTsExtensions: true,
    skipLibCheck: true,
  }
  const files = ['by-openapi-fetch.ts', 'by-hey-api.ts']
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  const compiler = [join(modules, 'typescript/bin/tsc'), '-p', folder]
  const { status, stdout } = spawnSync(process.execPath, compiler, { encoding: 'utf8' })
  expect(stdout).toBe('')
  expect(status).toBe(0)
})

test.each(['by-openapi-fetch', 'by-hey-api'])(
  'a couple finds, keeps and asks a studio by a client: %s',
  async (name) => {
    const couple = await make.couple({ name: 'Ana i Marko' })
    const env = { ORIGIN: origin, EMAIL: couple.email, PASSWORD, STUDIO: String(studio.id) }
    const { stdout } = await run(process.execPath, [join(folder, `${name}.ts`)], { env, timeout: 60_000 })
    const id: unknown = expect.any(Number)
    const told = JSON.parse(stdout) as { leads: { id: number }[] }
    expect(told).toEqual({
      name: 'Ana i Marko',
      found: ['Studio Lanterna'],
      company: 'Studio Lanterna',
      note: 'Zvati u travnju.',
      leads: [
        { id, status: 'new', replayed: null },
        { id, status: 'new', replayed: 'true' },
      ],
      errors: [404, 'not_found', 422, 'invalid', ['message']],
    })
    expect(told.leads[1]?.id).toBe(told.leads[0]?.id)
  },
)

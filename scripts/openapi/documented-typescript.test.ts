import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { OpenAPI3 } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { type ApiDocument, callsOf } from '#server/api-docs/document.ts'
import { exampleOrigin, readGuide } from '#server/api-docs/guide.ts'
import { snippetsOf } from '#server/api-docs/snippets.ts'
import { resolveDocument } from '#server/http/openapi-resolved.ts'
import { typesOf } from './types.ts'

const modules = resolve(import.meta.dirname, '../../node_modules')
const run = promisify(execFile)

const { app, make, close } = await makeTestApp()
const folder = await mkdtemp(join(tmpdir(), 'zauvijek-typescript-'))
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true, force: true })
})
const origin = await app.listen({ host: '127.0.0.1', port: 0 })

/** The TypeScript of the guide, in its order; both languages show the same, as another test says. */
const [first = '', events = '', verify = '', client = ''] = [
  ...readGuide('en')
    .replaceAll(exampleOrigin, origin)
    .matchAll(/^```ts ?\w*\n([\s\S]*?)^```$/gm),
].map(([, code = '']) => code)

const document = (await app.inject('/api/openapi.json')).json() as OpenAPI3
const calls = callsOf(resolveDocument(document) as ApiDocument)

const programs: Record<string, string> = {
  'first.ts': first,
  'events.ts': `${events}
for await (const event of readEvents(process.env['TOKEN'] ?? '')) {
  console.log(JSON.stringify(event))
  process.exit()
}
`,
  'verify.ts': verify,
  'client.ts': client,
  'me.ts': `import { client } from './client.ts'
const { data } = await client.GET('/api/v1/auth/me')
console.log(data?.data.name)
`,
  'calls.ts': `import { client } from './client.ts'\n${calls.map((call) => `{\n${snippetsOf(call).typescript}\n}`).join('\n')}\n`,
}

const compile = async (files: string[]) => {
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
    module: 'preserve',
    moduleDetection: 'force',
    types: ['node'],
    allowImportingTsExtensions: true,
    skipLibCheck: true,
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  const { stdout } = spawnSync(process.execPath, [join(modules, 'typescript/bin/tsc'), '-p', folder], {
    encoding: 'utf8',
  })
  return stdout
}

beforeAll(async () => {
  await symlink(modules, join(folder, 'node_modules'))
  await writeFile(join(folder, 'zauvijek.d.ts'), await typesOf(document))
  for (const [name, code] of Object.entries(programs)) await writeFile(join(folder, name), code)
})

const runProgram = async (name: string, env = {}) => {
  const { stdout } = await run(process.execPath, [join(folder, name)], { env, timeout: 60_000 })
  return stdout
}

test('the TypeScript of the guide and of every call compiles, strictly, by the types of the document', async () => {
  expect(calls.length).toBeGreaterThan(100)
  expect(await compile(Object.keys(programs))).toBe('')
})

test('the compiler finds a field of an example that its call does not take', async () => {
  const wrong = programs['calls.ts']?.replace('event_date:', 'event_day:') ?? ''
  await writeFile(join(folder, 'wrong.ts'), wrong)
  expect(await compile(['wrong.ts'])).toContain("'event_day' does not exist in type")
})

test('the first program of the guide lists those of a town', async () => {
  await make.professional({ company_name: 'Studio Lanterna', city: 'Split' })
  await make.professional({ company_name: 'Foto Gradec', city: 'Zagreb' })
  expect(await runProgram('first.ts')).toBe("1 [ 'Studio Lanterna' ]\n")
})

test('the client of the guide knows whose its token is', async () => {
  const { token } = await make.couple({ name: 'Ana i Marko' })
  expect(await runProgram('me.ts', { TOKEN: token })).toBe('Ana i Marko\n')
})

test('the reader of the guide gets the events of the stream', async () => {
  const { token } = await make.professional()
  const event = JSON.parse(await runProgram('events.ts', { TOKEN: token })) as object
  expect(event).toMatchObject({ event: 'counts', data: { new: 0 } })
})

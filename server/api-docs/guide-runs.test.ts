import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { hashPassword } from '#server/adapters/passwords/passwords.ts'
import { exampleOrigin, readGuide } from './guide.ts'

const { app, db, make, close } = await makeTestApp()
const folder = await mkdtemp(join(tmpdir(), 'zauvijek-guide-'))
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true, force: true })
})
const origin = await app.listen({ host: '127.0.0.1', port: 0 })

// The accounts of the demo marketplace.
const password_hash = await hashPassword('demo-zauvijek')
const studio = await make.professional({ company_name: 'Studio Lanterna', city: 'Split' })
await db
  .updateTable('users')
  .set({ email: 'studio@zauvijek.test', password_hash })
  .where('id', '=', studio.user.id)
  .execute()
await make.couple({ name: 'Ana i Marko', email: 'par@zauvijek.test', password_hash })

interface Block {
  language: string
  /** The expected status of each of its requests; success if omitted. */
  note: string | undefined
  code: string
  /** The JSON that the guide shows as its answer. */
  answer: object | undefined
}

function blocksOf(guide: string): Block[] {
  const found = [...guide.matchAll(/^```(\w+) ?(\w+)?\n([\s\S]*?)^```$/gm)]
  return found.map(([, language = '', note, code = ''], index) => {
    const [, nextLanguage, , next = ''] = found[index + 1] ?? []
    const answer = nextLanguage === 'json' ? (JSON.parse(next) as object) : undefined
    return { language, note, code, answer }
  })
}

/** Prints the status of each request to standard error, and ends with the shell's own process. */
const shell = `
set -o pipefail
test -e variables && source ./variables
curl() { command curl --silent --show-error --max-time 60 --write-out '%{stderr}%{http_code}\\n' "$@"; }
remember() { declare -p API TOKEN KEY PROFESSIONAL ETAG STUDIO API_KEY 2>/dev/null >variables; return 0; }
trap remember EXIT
`

async function run({ code, note }: Block) {
  const script = shell + code.replaceAll(exampleOrigin, origin)
  const child = spawn('bash', ['-c', script], { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close')
  const errors = text(child.stderr)
  let out = ''
  for await (const piece of child.stdout.setEncoding('utf8') as AsyncIterable<string>) {
    out += piece
    // It would never end.
    if (note === 'stream' && /^data: .*\n/m.test(out) && child.pid !== undefined) process.kill(-child.pid)
  }
  await ended
  return { out, errors: await errors }
}

/** The same names in the same places, regardless of the values. */
function expectShape(actual: unknown, shown: unknown) {
  if (Array.isArray(shown)) {
    for (const [index, one] of shown.entries()) expectShape((actual as unknown[])[index], one)
  } else if (shown instanceof Object) {
    expect(Object.keys(actual as object)).toEqual(expect.arrayContaining(Object.keys(shown)))
    for (const [name, value] of Object.entries(shown)) expectShape(Reflect.get(actual as object, name), value)
  } else expect(typeof actual).toBe(typeof shown)
}

const blocks = blocksOf(readGuide('en')).filter(({ language }) => language === 'sh')

test('a receiver of webhooks made from the guide takes what is genuine, and nothing that is altered or late', async () => {
  const code = /^```ts verify\n([\s\S]*?)^```$/m.exec(readGuide('en'))?.[1] ?? ''
  const file = join(folder, 'verify.ts')
  await writeFile(file, code)
  const { verify } = (await import(file)) as {
    verify: (secret: string, headers: Record<string, string>, body: string) => unknown
  }
  const secret = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`
  const body = '{"type":"webhook.test","data":{"note":"č"}}'
  const signedAt = (at: Date) => ({
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', at, body),
  })
  const now = signedAt(new Date())
  expect(verify(secret, now, body)).toEqual(JSON.parse(body))
  const both = `v1,${'A'.repeat(43)}= ${now['webhook-signature']}`
  expect(verify(secret, { ...now, 'webhook-signature': both }, body)).toEqual(JSON.parse(body))
  expect(() => verify(secret, now, `${body} `)).toThrow('not signed')
  expect(() => verify(secret, { ...now, 'webhook-id': 'msg_2' }, body)).toThrow('not signed')
  expect(() => verify(`${secret}A`.replace('MDEy', 'MDEz'), now, body)).toThrow('not signed')
  expect(() => verify(secret, { ...now, 'webhook-timestamp': 'x' }, body)).toThrow('too old')
  expect(() => verify(secret, signedAt(new Date(Date.now() - 301_000)), body)).toThrow('too old')
})

test('the guide has requests', () => expect(blocks.length).toBeGreaterThan(8))

// In sequence, since each uses the variables of the previous ones.
test.each(blocks)('runs as the guide shows it: $code', async (block) => {
  const { out, errors } = await run(block)
  if (block.note === 'stream') {
    expect(out).toMatch(/^retry: \d+\n\nevent: counts\nid: \d+\ndata: {"new":1,/)
    return
  }
  const statuses = errors.trim().split('\n').filter(Boolean)
  const expected = block.note === undefined ? /^20[01]$/ : new RegExp(`^${block.note}$`)
  for (const status of statuses) expect(status).toMatch(expected)
  if (block.answer !== undefined) expectShape(JSON.parse(out), block.answer)
  if (block.note === undefined && !/^\w+=/m.test(block.code)) expect(statuses).not.toEqual([])
})

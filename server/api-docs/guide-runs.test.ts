import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { hashPassword } from '#server/adapters/passwords/passwords.ts'
import { exampleOrigin, readGuide } from './guide.ts'

const { app, make, close } = await makeTestApp()
const folder = await mkdtemp(join(tmpdir(), 'zauvijek-guide-'))
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true, force: true })
})
await app.listen({ host: '127.0.0.1', port: 0 })
const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

// The accounts of the demo marketplace.
const password_hash = await hashPassword('demo-zauvijek')
await make.professional({ company_name: 'Studio Lanterna', city: 'Split' })
await make.couple({ name: 'Ana i Marko', email: 'par@zauvijek.test', password_hash })

interface Block {
  language: string
  /** The status that each of its requests is to get; a success where it is left out. */
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

/** Tells the status of each request on standard error, and ends with the shell's own process. */
const shell = `
set -o pipefail
test -e variables && source ./variables
curl() { command curl --silent --show-error --max-time 60 --write-out '%{stderr}%{http_code}\\n' "$@"; }
remember() { declare -p API TOKEN KEY PROFESSIONAL ETAG 2>/dev/null >variables; return 0; }
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
    // It would go on for ever.
    if (note === 'stream' && /^data: .*\n/m.test(out) && child.pid !== undefined) process.kill(-child.pid)
  }
  await ended
  return { out, errors: await errors }
}

/** The same names in the same places, whatever the values are. */
function expectShape(actual: unknown, shown: unknown) {
  if (Array.isArray(shown)) {
    for (const [index, one] of shown.entries()) expectShape((actual as unknown[])[index], one)
  } else if (shown instanceof Object) {
    expect(Object.keys(actual as object)).toEqual(expect.arrayContaining(Object.keys(shown)))
    for (const [name, value] of Object.entries(shown)) expectShape(Reflect.get(actual as object, name), value)
  } else expect(typeof actual).toBe(typeof shown)
}

const blocks = blocksOf(readGuide('en')).filter(({ language }) => language === 'sh')

test('the guide has requests', () => expect(blocks.length).toBeGreaterThan(8))

// One after the other, since each goes on with the variables of those before it.
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

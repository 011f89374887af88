import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const LINES = 500
/** On a busy machine a program takes seconds to begin. */
const timeout = 30_000

/** Many lines in one go, and then `end`; more than one batch, and the last one is not full. */
const program = (end: string) => `
import { pino } from 'pino'
import { logDestination } from '#server/http/log-destination.ts'
import { shutDownOnSignal } from '#server/shutdown.ts'
const log = pino({ base: null }, logDestination())
shutDownOnSignal(async () => log.info('closed'), console.error)
for (let line = 1; line <= ${LINES}; line++) log.info({ line }, 'zaključano')
setInterval(() => {}, 1000)
${end}
`

/** The messages and the exit code of the program when it has ended. */
async function run(end: string) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program(end)], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [out, code] = await Promise.all([
    buffer(child.stdout),
    new Promise<number | null>((ended) => child.once('close', ended)),
  ])
  const lines = out.toString().split('\n').filter(Boolean)
  const entries = lines.map((line): { line?: number; msg: string } => JSON.parse(line))
  return { code, numbers: entries.map(({ line }) => line), last: entries.at(-1)?.msg }
}

const numbers = Array.from({ length: LINES }, (_, place) => place + 1)

test.each([
  ['an uncaught error', `setTimeout(() => { throw new Error('uncaught') }, 5)`, 1],
  ['a rejection that nobody handles', `void Promise.reject(new Error('unhandled'))`, 1],
  ['process.exit in the same moment', 'process.exit(3)', 3],
])(
  '%s ends the process after every line is written',
  async (_, end, code) => {
    expect(await run(end)).toEqual({ code, numbers, last: 'zaključano' })
  },
  timeout,
)

test(
  'SIGTERM ends it after the lines of the shutdown are written',
  async () => {
    const { code, last } = await run(`process.kill(process.pid, 'SIGTERM')`)
    expect({ code, last }).toEqual({ code: 0, last: 'closed' })
  },
  timeout,
)

test(
  'a line is written soon, although the process goes on and no batch is full',
  async () => {
    const { code, last } = await run(`log.info('alone'); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1_500)`)
    expect({ code, last }).toEqual({ code: null, last: 'alone' })
  },
  timeout,
)

/** A program whose standard output nobody reads yet, and what it writes to standard error. */
async function startUnread(code: string) {
  const open = `import { openOutput } from '#server/output.ts'\nconst output = openOutput({ isProduction: false })\n`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', open + code], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { PATH: process.env['PATH'] },
  })
  const [told] = (await once(child.stderr, 'data')) as [Buffer]
  return { child, told: told.toString() }
}

test(
  'a reader that does not read holds up nobody, and gets whole lines once it reads',
  async () => {
    const { child } = await startUnread(
      program(`
        for (let line = 0; line < 50_000; line++) log.info({ line }, 'x'.repeat(100))
        setTimeout(() => process.stderr.write('alive'), 1_000)`),
    )
    const read = buffer(child.stdout)
    child.kill('SIGTERM')
    const lines = (await read).toString().split('\n').filter(Boolean)
    const entries = lines.map((line): { msg: string } => JSON.parse(line))
    expect(entries.length).toBeGreaterThan(LINES)
    // The others were dropped.
    expect(entries.length).toBeLessThan(50_000)
    expect(entries.at(-1)?.msg).toBe('closed')
  },
  timeout,
)

test(
  'nor does it fill the memory of the process that passes on the lines of others',
  async () => {
    const { child, told } = await startUnread(`
      for (let time = 0; time < 10_000; time++) output.passOn(Buffer.alloc(1_000, 'x'), 'stdout', 1)
      process.stderr.write(String(process.stdout.writableLength))`)
    child.kill('SIGKILL')
    expect(Number(told)).toBeGreaterThan(500_000)
    expect(Number(told)).toBeLessThan(1_100_000)
  },
  timeout,
)

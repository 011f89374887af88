import { spawn } from 'node:child_process'
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

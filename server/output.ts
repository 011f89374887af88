import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { describeError } from './describe-error.ts'
import { StartupError } from './startup-error.ts'

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')))

/** In each line of the log: a collector of many logs tells by it which process has written the line. */
export const logIdentity = { service: 'zauvijek', version, host: hostname(), pid: process.pid }

/** As pino numbers them. */
const levels = { info: 30, warn: 40, error: 50, fatal: 60 }
type Level = keyof typeof levels

const lineOf = (level: Level, fields: object, msg: string) =>
  `${JSON.stringify({ level: levels[level], time: Date.now(), ...logIdentity, ...fields, msg })}\n`

const isEntry = (line: string) => line.startsWith('{"level":')

/** Lines that are no entries of the log become entries; those that follow each other, such as a stack, one together. */
function toEntries(text: string, level: Level, fields: object): string {
  const entries: string[] = []
  let plain: string[] = []
  const end = () => {
    const msg = plain.join('\n').trimEnd()
    if (msg !== '') entries.push(lineOf(level, fields, msg))
    plain = []
  }
  for (const line of text.split('\n')) {
    if (!isEntry(line)) plain.push(line)
    else {
      end()
      entries.push(`${line}\n`)
    }
  }
  end()
  return entries.join('')
}

/** How the process speaks to its operator. */
export interface Output {
  log: (line: string) => void
  warn: (line: string) => void
  /** An error that ends the process: of a StartupError its message, of any other one the stack too. */
  fail: (error: unknown) => void
  /** Lines that a process which we started has written to the stream of ours that is named. */
  passOn: (lines: Buffer, to: 'stdout' | 'stderr', pid: number | undefined) => void
}

/** Of what a reader that does not read has not taken yet; more is dropped until it does. */
const MAX_UNREAD = 1_000_000

const streamOf = (to: 'stdout' | 'stderr') => (to === 'stdout' ? process.stdout : process.stderr)

/** Whether lines of other processes may be added to what waits there. */
const hasRoom = (to: 'stdout' | 'stderr') => streamOf(to).writableLength < MAX_UNREAD

const plainOutput: Output = {
  log: (line) => console.log(line),
  warn: (line) => console.error(line),
  fail: (error) => console.error(error instanceof StartupError ? error.message : error),
  passOn: (lines, to) => void (hasRoom(to) && streamOf(to).write(lines)),
}

/** From now on all that is written to it, also by a library over `console`, becomes entries of the log. Gives the way past that. */
function writeEntries(stream: NodeJS.WriteStream, level: Level): (content: Buffer | string) => void {
  const write = stream.write.bind(stream)
  stream.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
    const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()
    const done = rest.find((value): value is (error?: Error | null) => void => typeof value === 'function')
    return write(toEntries(text, level, {}), done)
  }
  return (content) => void write(content)
}

function openJsonOutput(): Output {
  const [writeOut, writeError] = [writeEntries(process.stdout, 'info'), writeEntries(process.stderr, 'error')]
  const fail = (error: unknown) => {
    const isKnown = error instanceof StartupError || typeof error === 'string'
    const fields = isKnown ? {} : { err: describeError(error) }
    const msg = isKnown ? (error instanceof StartupError ? error.message : error) : 'the process ends by an error'
    writeError(lineOf('fatal', fields, msg))
  }
  // Node's own listener writes plain lines.
  process.removeAllListeners('warning')
  process.on('warning', (warning) => writeError(lineOf('warn', { err: describeError(warning) }, 'a warning of Node')))
  // Those of promises that nobody handles come here as well.
  process.on('uncaughtException', (error) => {
    fail(error)
    process.exit(1)
  })
  return {
    log: (line) => writeOut(lineOf('info', {}, line)),
    warn: (line) => writeError(lineOf('warn', {}, line)),
    fail,
    passOn(lines, to, pid) {
      if (!hasRoom(to)) return
      // The other process runs this as well. Only what ends it hard, such as a full memory, is told by Node in plain lines.
      if (to === 'stdout') writeOut(lines)
      else writeError(toEntries(lines.toString(), 'error', pid === undefined ? {} : { pid }))
    },
  }
}

let opened: Output = plainOutput

/** The output of this process as it was last opened. */
export const currentOutput = (): Output => opened

/** Its reader has gone, or its disk is full: visitors need no log, and there is nobody who could be told. */
const goOn = () => {}

/** In production all that is written to standard output and standard error from now on is JSON, line by line. */
export function openOutput({ isProduction }: { isProduction: boolean }): Output {
  for (const stream of [process.stdout, process.stderr]) stream.off('error', goOn).on('error', goOn)
  if (isProduction && opened === plainOutput) opened = openJsonOutput()
  return opened
}

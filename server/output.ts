import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { describeError } from './describe-error.ts'
import { StartupError } from './startup-error.ts'

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')))

/** Part of every log line, so that a collector of many logs can tell which process wrote it. */
export const logIdentity = { service: 'zauvijek', version, host: hostname(), pid: process.pid }

/** The numbers that pino uses. */
const levels = { info: 30, warn: 40, error: 50, fatal: 60 }
type Level = keyof typeof levels

const lineOf = (level: Level, fields: object, msg: string) =>
  `${JSON.stringify({ level: levels[level], time: Date.now(), ...logIdentity, ...fields, msg })}\n`

const isEntry = (line: string) => line.startsWith('{"level":')

/** Turns text that is not a log entry into one. Consecutive lines, such as a stack, share an entry. */
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

/** How the process reports to its operator. */
export interface Output {
  log: (line: string) => void
  warn: (line: string) => void
  /** Reports an error that ends the process: a StartupError by its message, any other with its stack. */
  fail: (error: unknown) => void
  /** Forwards lines that a child process has written to the given stream. */
  passOn: (lines: Buffer, to: 'stdout' | 'stderr', pid: number | undefined) => void
}

/** Bytes that a stalled reader may leave unread; beyond that, output is dropped until it reads again. */
const MAX_UNREAD = 1_000_000

const streamOf = (to: 'stdout' | 'stderr') => (to === 'stdout' ? process.stdout : process.stderr)

/** Whether there is room in the buffer for lines of other processes. */
const hasRoom = (to: 'stdout' | 'stderr') => streamOf(to).writableLength < MAX_UNREAD

const plainOutput: Output = {
  log: (line) => console.log(line),
  warn: (line) => console.error(line),
  fail: (error) => console.error(error instanceof StartupError ? error.message : error),
  passOn: (lines, to) => void (hasRoom(to) && streamOf(to).write(lines)),
}

/**
 * From now on, everything written to the stream, including by libraries through `console`, becomes log entries. Returns
 * a function that bypasses this.
 */
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
  // Node's own listener prints plain text.
  process.removeAllListeners('warning')
  process.on('warning', (warning) => writeError(lineOf('warn', { err: describeError(warning) }, 'a warning of Node')))
  // Unhandled promise rejections arrive here as well.
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
      // Workers format their own lines. Only a hard crash, such as running out of memory, makes Node print plain text.
      if (to === 'stdout') writeOut(lines)
      else writeError(toEntries(lines.toString(), 'error', pid === undefined ? {} : { pid }))
    },
  }
}

let opened: Output = plainOutput

/** The current process's output, as last opened. */
export const currentOutput = (): Output => opened

/** The reader has gone or its disk is full. Visitors do not need the log, and there is nobody left to tell. */
const goOn = () => {}

/** In production, everything written to standard output and standard error from now on is JSON, one object a line. */
export function openOutput({ isProduction }: { isProduction: boolean }): Output {
  for (const stream of [process.stdout, process.stderr]) stream.off('error', goOn).on('error', goOn)
  if (isProduction && opened === plainOutput) opened = openJsonOutput()
  return opened
}

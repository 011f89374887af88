import { styleText } from 'node:util'

interface LoggedError {
  type?: string
  message?: string
  stack?: string
  cause?: LoggedError
}

interface Entry {
  level: number
  msg?: string
  method?: string
  path?: string
  status?: number
  ms?: number
  err?: LoggedError
}

const WARN = 40
const ERROR = 50

function parse(line: string): Entry | null {
  if (!line.startsWith('{')) return null
  try {
    const entry: unknown = JSON.parse(line)
    return entry instanceof Object && 'level' in entry ? (entry as Entry) : null // as our own logger writes it
  } catch {
    return null
  }
}

function stackOf({ type = 'Error', message = '', stack, cause }: LoggedError): string {
  const own = stack || `${type}: ${message}`
  return cause === undefined ? own : `${own}\nCaused by ${stackOf(cause)}`
}

/** Formats a line of the server's log for people: a request as one short line, an error with its stack. */
export function formatLogLine(line: string): string {
  const entry = parse(line)
  if (entry === null) return line
  const { level, msg = '', method, path, status, ms, err } = entry
  const color = level >= ERROR ? 'red' : level >= WARN ? 'yellow' : 'dim'
  const text = method === undefined ? msg : `${method} ${path} ${status} ${ms} ms`
  return [styleText(color, text), ...(err === undefined ? [] : [stackOf(err)])].join('\n')
}

import { type Span, startSpan } from '#server/adapters/tracing/tracing.ts'
import { formatTraceparent } from '#server/adapters/tracing/traceparent.ts'

/** Longer statements are made by loops. */
const MAX_TEXT = 2_000

type Query = (...args: unknown[]) => unknown
type Callback = (error: unknown, result: unknown) => void

/** `select`, `insert`, `with`, `begin` …; statements are ours, and hold no values. */
const verbOf = (text: string) => /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL'

/**
 * Runs a statement as a span, whose name it carries in a comment (the form of sqlcommenter), so that the log of the
 * database and `pg_stat_activity` lead to the request. It stands first, since the latter shows a kilobyte alone. The
 * comment makes each text another one: it gets no name, and the connection prepares nothing for it.
 */
export function traceStatement(query: Query, parent: Span, [text, values, ...rest]: [string, ...unknown[]]): unknown {
  const span = startSpan({
    name: verbOf(text),
    kind: 'client',
    parent,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MAX_TEXT) },
  })
  if (span === undefined) return query(text, values, ...rest)
  const commented = `/*traceparent='${formatTraceparent(span)}'*/ ${text}`
  const last = rest.at(-1)
  if (typeof last === 'function') {
    const done = last as Callback // pg takes no other function
    const end: Callback = (error, result) => {
      span.end(error ?? undefined)
      done(error, result)
    }
    return query(commented, values, ...rest.slice(0, -1), end)
  }
  const running = query(commented, values, ...rest)
  if (!(running instanceof Promise)) return running
  return running.then(
    (result: unknown) => {
      span.end()
      return result
    },
    (error: unknown) => {
      span.end(error)
      throw error
    },
  )
}

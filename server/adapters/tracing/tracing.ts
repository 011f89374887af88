import { AsyncLocalStorage } from 'node:async_hooks'
import { formatTraceparent, type TraceContext } from './traceparent.ts'

type Attributes = Record<string, string | number>

/** A piece of work with its beginning and end. */
export interface Span extends TraceContext {
  describe: (attributes: Attributes, name?: string) => void
  end: (error?: unknown) => void
}

export interface SpanOptions {
  name: string
  kind: 'server' | 'client' | 'consumer' | 'internal'
  /** If left out, it starts a trace. */
  parent: TraceContext | null
  attributes?: Attributes
}

export interface Tracer {
  start: (options: SpanOptions) => Span
}

/** Null unless the operator has named a receiver; then nothing below does anything. */
let tracer: Tracer | null = null
const current = new AsyncLocalStorage<Span | undefined>()

/** Called once, before the application is built; null switches tracing off. */
export function setTracer(next: Tracer | null): void {
  tracer = next
}

export const isTracing = (): boolean => tracer !== null

export const startSpan = (options: SpanOptions): Span | undefined => tracer?.start(options)

/** The span of the current work; undefined without tracing. */
export const currentSpan = (): Span | undefined => (tracer === null ? undefined : current.getStore())

export const runInSpan = <Result>(span: Span | undefined, work: () => Result): Result =>
  span === undefined ? work() : current.run(span, work)

/** Does the work as a span of its own, which ends with it. */
export async function traced<Result>(span: Span | undefined, work: () => Promise<Result>): Promise<Result> {
  if (span === undefined) return work()
  try {
    const result = await current.run(span, work)
    span.end()
    return result
  } catch (error) {
    span.end(error)
    throw error
  }
}

/** The same within the current span; untraced if that one is not recorded. */
export function tracedWithin<Result>(
  name: string,
  kind: SpanOptions['kind'],
  work: () => Promise<Result>,
  attributes?: Attributes,
): Promise<Result> {
  const parent = currentSpan()
  if (!parent?.isSampled) return work()
  return traced(startSpan({ name, kind, parent, ...(attributes && { attributes }) }), work)
}

/** For passing on to work that is done later; undefined if nobody records it. */
export function sampledTraceparent(): string | undefined {
  const span = currentSpan()
  return span?.isSampled ? formatTraceparent(span) : undefined
}

/** For each line of the log. */
export function traceFields(): { trace_id?: string } {
  const span = currentSpan()
  return span === undefined ? {} : { trace_id: span.traceId }
}

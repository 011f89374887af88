import {
  type Attributes,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, envDetector, detectResources, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { type Span, type SpanOptions, setTracer } from './tracing.ts'
import type { TraceContext } from './traceparent.ts'

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
}

/** An unreachable receiver is reported once in this time, not for each batch. */
const REPORT_MS = 60_000
/** The longest that shutdown waits for a receiver that does not answer. */
const CLOSE_MS = 2_000

/** The library writes an error as JSON with its stack, into which the answer's body may be appended. */
const reasonOf = (text: string) => /"message":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? text

function reportNowAndThen(warn: (line: string) => void) {
  let reportedAt = -Infinity
  const report = (message: string) => {
    if (performance.now() - reportedAt < REPORT_MS) return
    reportedAt = performance.now()
    warn(`Traces could not be sent: ${reasonOf(message).slice(0, 200)}`)
  }
  const quiet = () => {}
  diag.setLogger(
    { error: report, warn: report, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
}

const contextOf = (parent: TraceContext | null) =>
  parent === null
    ? ROOT_CONTEXT
    : trace.setSpanContext(ROOT_CONTEXT, {
        traceId: parent.traceId,
        spanId: parent.spanId,
        traceFlags: parent.isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
        isRemote: true,
      })

/** Error messages may quote what people wrote. Their kind is enough here; the log has the rest. */
const kindOf = (error: unknown) => (error instanceof Error ? error.name : typeof error)

/**
 * Sends spans to the receiver named by the standard environment variables. The library itself reads the receiver,
 * headers, sampler and batch sizes. Returns a function that sends what is left and shuts down.
 */
export function openTracing(warn: (line: string) => void): () => Promise<void> {
  reportNowAndThen(warn)
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'zauvijek' }))
    .merge(detectResources({ detectors: [envDetector] }))
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  const library = provider.getTracer('zauvijek')

  function start({ name, kind, parent, attributes = {} }: SpanOptions): Span {
    const span = library.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent))
    const { traceId, spanId, traceFlags } = span.spanContext()
    return {
      traceId,
      spanId,
      isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0,
      describe(more: Attributes, rename?: string) {
        span.setAttributes(more)
        if (rename !== undefined) span.updateName(rename)
      },
      end(error) {
        if (error !== undefined) {
          span.setAttribute('error.type', kindOf(error))
          span.setStatus({ code: SpanStatusCode.ERROR })
        }
        span.end()
      },
    }
  }
  setTracer({ start })
  return async () => {
    setTracer(null)
    const cutOff = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_MS).unref())
    // The exporter has logged its failure.
    await Promise.race([provider.shutdown().catch(() => {}), cutOff])
    diag.disable()
  }
}

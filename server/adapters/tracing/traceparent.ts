/** Of the W3C's header `traceparent`: who asks, and whether that one is recorded. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  traceId: string
  /** 16 hexadecimal digits. */
  spanId: string
  isSampled: boolean
}

/** Version 00 alone, in small letters, as https://www.w3.org/TR/trace-context/ has it. */
const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
const nothing = /^0+$/

/** Null for all that is not letter by letter what the standard says: it comes from outside. */
export function parseTraceparent(text: unknown): TraceContext | null {
  const [, traceId, spanId, flags] = (typeof text === 'string' && form.exec(text)) || []
  if (traceId === undefined || spanId === undefined || flags === undefined) return null
  if (nothing.test(traceId) || nothing.test(spanId)) return null
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export const formatTraceparent = ({ traceId, spanId, isSampled }: TraceContext) =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`

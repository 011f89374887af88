/** The content of the W3C header `traceparent`: the caller's span, and whether it is recorded. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  traceId: string
  /** 16 hexadecimal digits. */
  spanId: string
  isSampled: boolean
}

/** Only version 00, in lower case, as in https://www.w3.org/TR/trace-context/. */
const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
const nothing = /^0+$/

/** Null for anything that does not follow the standard to the letter, because it comes from outside. */
export function parseTraceparent(text: unknown): TraceContext | null {
  const [, traceId, spanId, flags] = (typeof text === 'string' && form.exec(text)) || []
  if (traceId === undefined || spanId === undefined || flags === undefined) return null
  if (nothing.test(traceId) || nothing.test(spanId)) return null
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export const formatTraceparent = ({ traceId, spanId, isSampled }: TraceContext) =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`

import { mapStack } from './source-maps.ts'

export interface DescribedError {
  [name: string]: unknown
  type: string
  message: string
  stack: string
}

/**
 * PostgreSQL's `detail`, `where` and `parameters` quote rows, which hold personal data, so only the fields that
 * identify the error are logged.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const described: DescribedError = { type: error.name, message: error.message, stack: mapStack(error.stack ?? '') }
  for (const name of ['code', 'constraint', 'table', 'routine']) {
    const value: unknown = Reflect.get(error, name)
    if (typeof value === 'string') described[name] = value
  }
  if (error.cause !== undefined) described['cause'] = describeError(error.cause)
  return described
}

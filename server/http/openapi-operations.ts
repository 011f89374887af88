import type { FastifyContextConfig, FastifySchema } from 'fastify'
import type { Call } from '#contract/calls.ts'
import { type ErrorComponents, errorResponses } from './openapi-errors.ts'
import { headersOf, referToHeaders, requestHeaders } from './openapi-headers.ts'

interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema: object
}

interface Response {
  description?: string
  headers?: object
  content?: object
}

export interface Operation {
  operationId: string
  parameters?: Parameter[]
  responses: Record<string, Response | { $ref: string }>
}

/** Everything about a route from which its operation in the document is derived. */
export interface DocumentedRoute {
  method: string
  config: FastifyContextConfig
  schema: FastifySchema
}

const unchanged = { description: 'Nije se promijenilo: klijent već ima ovaj sadržaj.' }

/** Node reads header names in lower case; people write them as the standards do. */
const headerName = (name: string) => name.replaceAll(/(?<=^|-)\w/g, (letter) => letter.toUpperCase())

const isStream = ({ answer: { 200: answer } }: Call) =>
  answer !== undefined && 'content' in answer && 'text/event-stream' in answer.content

function parametersOf({ parameters = [] }: Operation, { call }: FastifyContextConfig): Parameter[] {
  const own = parameters.map(({ required, ...parameter }) => ({
    ...parameter,
    ...(parameter.in === 'header' && { name: headerName(parameter.name) }),
    ...(required && { required }),
  }))
  const names: (keyof typeof requestHeaders)[] = [
    ...(call?.isConditional ? (['If-None-Match', 'X-After-Change'] as const) : []),
    ...(call && isStream(call) ? (['Last-Event-ID'] as const) : []),
  ]
  const read = names.map((name) => {
    const { description, example } = requestHeaders[name]
    return { name, in: 'header', description, schema: { type: 'string', examples: [example] } }
  })
  return [...own, ...read]
}

/** Adds the errors and headers to a route's operation, and the parts that errors share to `components`. */
export function completeOperation(
  operation: Operation,
  { method, config, schema }: DocumentedRoute,
  components: ErrorComponents,
): void {
  const parameters = parametersOf(operation, config)
  if (parameters.length > 0) operation.parameters = parameters
  const answers = { ...operation.responses, ...(config.call?.isConditional && { 304: unchanged }) }
  const successes = Object.entries(answers).map(
    ([status, answer]) =>
      [status, { ...answer, ...referToHeaders(headersOf(Number(status), method, config)) }] as const,
  )
  operation.responses = { ...Object.fromEntries(successes), ...errorResponses(method, config, schema, components) }
}

import type { FastifyContextConfig, FastifySchema } from 'fastify'
import type { Call } from '#contract/calls.ts'
import { errorCodesOf, errorResponses } from './openapi-errors.ts'
import { headersOf, requestHeaders } from './openapi-headers.ts'

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
  responses: Record<string, Response>
}

/** Of a route of the API, everything that its operation in the document follows from. */
export interface DocumentedRoute {
  method: string
  config: FastifyContextConfig
  schema: FastifySchema
}

const unchanged: Response = { description: 'Nije se promijenilo: klijent već ima ovaj sadržaj.' }

/** Node reads all names in lower case, people as the standards write them. */
const headerName = (name: string) => name.replaceAll(/(?<=^|-)\w/g, (letter) => letter.toUpperCase())

const isStream = ({ answer: { 200: answer } }: Call) =>
  answer !== undefined && 'content' in answer && 'text/event-stream' in answer.content

function parametersOf({ parameters = [] }: Operation, { call }: FastifyContextConfig): Parameter[] {
  const own = parameters.map((parameter) =>
    parameter.in === 'header' ? { ...parameter, name: headerName(parameter.name) } : parameter,
  )
  const names: (keyof typeof requestHeaders)[] = [
    ...(call?.isConditional ? (['If-None-Match', 'X-After-Change'] as const) : []),
    ...(call && isStream(call) ? (['Last-Event-ID'] as const) : []),
  ]
  const read = names.map((name) => {
    const { description, example } = requestHeaders[name]
    return { name, in: 'header', required: false, description, schema: { type: 'string', examples: [example] } }
  })
  return [...own, ...read]
}

/** Completes the operation of a route by its errors and headers; adds the schemas of the errors to `schemas`. */
export function completeOperation(
  operation: Operation,
  { method, config, schema }: DocumentedRoute,
  schemas: Record<string, object>,
): void {
  const parameters = parametersOf(operation, config)
  if (parameters.length > 0) operation.parameters = parameters
  operation.responses = {
    ...operation.responses,
    ...(config.call?.isConditional && { 304: unchanged }),
    ...errorResponses(errorCodesOf(method, config, schema), schemas),
  }
  for (const [status, response] of Object.entries(operation.responses)) {
    const names = headersOf(Number(status), method, config)
    if (names.length === 0) continue
    response.headers = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
  }
}

import { API_BASE } from '#contract/paths.ts'
import type { App } from '#server/http/app-type.ts'
import { resolveDocument } from '#server/http/openapi-resolved.ts'

interface Header {
  required?: boolean
}

interface ErrorSchema {
  properties: { code: { enum: string[] }; errors?: object }
}

interface Response {
  headers?: Record<string, { $ref: string }>
  content?: Record<string, { schema: { $ref?: string } }>
}

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>
  components: { headers: Record<string, Header>; schemas: Record<string, ErrorSchema> }
}

export interface Answer {
  statusCode: number
  headers: Record<string, unknown>
  payload: string
}

// All applications of a process have the same routes.
let document: Document | undefined
let documentedPaths: { pattern: RegExp; path: string }[] = []

function read(app: App): Document {
  if (document) return document
  document = resolveDocument(app.swagger()) as Document // the shape that openapi.ts produces
  documentedPaths = Object.keys(document.paths)
    .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
    // A path without parameters is more specific.
    .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)
  return document
}

const lastPart = (ref = '') => ref.split('/').at(-1) ?? ''

function findHeaderProblem({ headers = {} }: Response, components: Document['components'], sent: Answer['headers']) {
  const documented = Object.keys(headers).map((name) => name.toLowerCase())
  const known = Object.keys(components.headers).map((name) => name.toLowerCase())
  const secret = known.find((name) => name in sent && !documented.includes(name))
  if (secret !== undefined) return `sends the header ${secret}, which is not documented`
  const missing = Object.keys(headers).find(
    (name) => components.headers[name]?.required === true && !(name.toLowerCase() in sent),
  )
  return missing === undefined ? null : `does not send the header ${missing}, which is documented as required`
}

function findErrorProblem({ content }: Response, { schemas }: Document['components'], payload: string) {
  const { code = '', errors } = JSON.parse(payload) as { code?: string; errors?: object }
  const schema = schemas[lastPart(content?.['application/json']?.schema.$ref)]
  if (!schema?.properties.code.enum.includes(code)) return `has the code ${code}, which is not documented`
  return errors !== undefined && schema.properties.errors === undefined ? 'has errors, which are not documented' : null
}

/** How an answer differs from the OpenAPI document; null if it conforms, or belongs to no documented call. */
export function findUndocumented(app: App, method: string, url: string, answer: Answer): string | null {
  const { paths, components } = read(app)
  const [pathname = ''] = url.split('?')
  const path = documentedPaths.find(({ pattern }) => pattern.test(pathname))?.path
  const operation = paths[path ?? '']?.[(method === 'HEAD' ? 'GET' : method).toLowerCase()]
  if (!pathname.startsWith(API_BASE) || operation === undefined) return null
  const { statusCode, headers, payload } = answer
  const call = `${method} ${url} (${statusCode})`
  const response = operation.responses[statusCode]
  if (response === undefined) return `${call} is not documented: ${payload.slice(0, 300)}`
  const problem =
    findHeaderProblem(response, components, headers) ??
    (statusCode >= 400 && method !== 'HEAD' ? findErrorProblem(response, components, payload) : null)
  return problem === null ? null : `${call} ${problem}`
}

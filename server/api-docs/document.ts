/** The part of JSON Schema that our own document uses. */
export interface DocumentedSchema {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  default?: unknown
  description?: string
  example?: unknown
  examples?: unknown[]
  contentMediaType?: string
  items?: DocumentedSchema
  properties?: Record<string, DocumentedSchema>
  required?: string[]
  anyOf?: DocumentedSchema[]
  oneOf?: DocumentedSchema[]
  allOf?: DocumentedSchema[]
  additionalProperties?: DocumentedSchema | boolean
}

export interface MediaType {
  schema?: DocumentedSchema
  example?: unknown
  examples?: Record<string, { summary?: string; value?: unknown }>
}

export type Content = Record<string, MediaType>

interface Header {
  description?: string
  schema?: DocumentedSchema
}

export interface Answer {
  description: string
  content?: Content
  headers?: Record<string, Header | { $ref: string }>
}

export interface Limit {
  calls: number
  seconds: number
}

export interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema: DocumentedSchema
}

export interface Operation {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  'x-access'?: string | string[]
  'x-api-key-scope'?: 'read' | 'write'
  'x-body-limit'?: number
  'x-rate-limit'?: { perAddress: Limit; failuresPerAddress?: Limit; perAccount?: Limit; perAccountOverall?: Limit }
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, Answer>
}

/** An OpenAPI document as far as it is used here, with parameters, examples and answers inlined. */
export interface ApiDocument {
  info: { title: string; version: string; description?: string }
  servers?: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, DocumentedSchema>
    headers?: Record<string, Header>
  }
}

/** A call, whose key is like `GET /api/v1/leads/{id}`. */
export interface DocumentedCall {
  key: string
  method: string
  path: string
  tag: string
  operation: Operation
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete'])

export const callsOf = ({ paths }: ApiDocument): DocumentedCall[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => methods.has(method))
      .map(([name, operation]) => {
        const method = name.toUpperCase()
        return { key: `${method} ${path}`, method, path, tag: operation.tags?.[0] ?? '', operation }
      }),
  )

/** The part of the document that a reference such as `#/components/schemas/Lead` points to. */
function followed<T extends object>(document: ApiDocument, part: T | { $ref: string }): T {
  if (!('$ref' in part)) return part
  const names = part.$ref.split('/').slice(1)
  const target = names.reduce<unknown>((value, name) => Reflect.get(value as object, name), document) // all but the last are objects
  if (!(target instanceof Object)) throw new Error(`The document has no ${part.$ref}.`)
  return target as T // the reference stands for a part of this kind
}

export const schemaOf = (document: ApiDocument, schema: DocumentedSchema): DocumentedSchema =>
  schema.$ref === undefined ? schema : followed<DocumentedSchema>(document, { $ref: schema.$ref })

export const nameOf = ({ $ref }: DocumentedSchema): string | undefined => $ref?.split('/').at(-1)

/** The answers of a call, successes first. */
export const answersOf = ({ responses }: Operation): { status: string; answer: Answer }[] =>
  Object.entries(responses).map(([status, { content, ...answer }]) => {
    return { status, answer: { ...answer, ...(status !== '204' && { content }) } }
  })

export const headersOf = (document: ApiDocument, { headers = {} }: Answer): [string, Header][] =>
  Object.entries(headers).map(([name, header]) => [name, followed<Header>(document, header)])

export const isSuccess = (status: string) => status.startsWith('2')

/** The JSON of a request or an answer. */
export const jsonOf = (content: Content = {}): MediaType | undefined => content['application/json']

const references = /"#\/components\/schemas\/(\w+)"/g

/** The names of all schemas that the parts mention, directly or through another schema. */
export function schemasOf({ components }: ApiDocument, parts: readonly unknown[]): string[] {
  const found = new Set<string>()
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(references)) {
      if (found.has(name)) continue
      found.add(name)
      follow(components.schemas[name])
    }
  }
  for (const part of parts) follow(part)
  return [...found].toSorted()
}

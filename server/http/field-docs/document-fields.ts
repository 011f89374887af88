import { API_BASE } from '#contract/paths.ts'
import { allFieldDocs, answerDocs, pageQueryDocs } from './all.ts'
import type { FieldDoc, FieldDocs } from './field-docs.ts'
import { readRecordedAnswers, type RecordedAnswers } from './recorded-answers.ts'

/** The part of a schema that says which fields it has. */
export interface DocumentedSchema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  description?: string
  examples?: unknown[]
  properties?: Record<string, DocumentedSchema>
  items?: DocumentedSchema
  anyOf?: DocumentedSchema[]
  oneOf?: DocumentedSchema[]
  allOf?: DocumentedSchema[]
}

interface Parameter {
  name: string
  in: string
  description?: string
  schema: DocumentedSchema
}

type Content = Record<string, { schema?: DocumentedSchema; example?: unknown }>

export interface DocumentedOperation {
  operationId?: string
  parameters?: Parameter[]
  requestBody?: { content: Content }
  /** Those that calls have in common, the errors, are named elsewhere. */
  responses: Record<string, { content?: Content } | { $ref: string }>
}

/** The part of the OpenAPI document that has fields. */
export interface FieldsDocument {
  webhooks?: Record<string, Record<string, DocumentedOperation>>
  paths: Record<string, Record<string, DocumentedOperation>>
  components: { schemas: Record<string, DocumentedSchema> }
}

/** A field, or a parameter, with the name of its entry: `Lead: couple.name`, `POST /leads body: message`. */
export interface DocumentedField {
  key: string
  field: DocumentedSchema
  /** The parameter whose value the field is. */
  parameter?: Parameter
}

function* fieldsWithin(schema: DocumentedSchema, section: string, at = ''): Generator<DocumentedField> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    yield { key: `${section}: ${at}${name}`, field }
    yield* fieldsWithin(field, section, `${at}${name}.`)
  }
  const parts = [schema.items, schema.anyOf, schema.oneOf, schema.allOf].flat().filter((part) => part !== undefined)
  for (const part of parts) yield* fieldsWithin(part, section, at)
}

function* fieldsOfContent(content: Content | undefined, section: string): Generator<DocumentedField> {
  for (const { schema } of Object.values(content ?? {})) if (schema) yield* fieldsWithin(schema, section)
}

const pathUntil = (path: string, name: string) => path.slice(0, path.indexOf(`{${name}}`)) + `{${name}}`

/**
 * Every field of the document, those of schemas with a name once.
 * @internal
 */
export function* fieldsOf({ paths, components }: FieldsDocument): Generator<DocumentedField> {
  for (const [name, schema] of Object.entries(components.schemas)) yield* fieldsWithin(schema, name)
  for (const [path, operations] of Object.entries(paths)) {
    const below = path.startsWith(API_BASE) ? path.slice(API_BASE.length) : path
    for (const [method, { parameters = [], requestBody, responses }] of Object.entries(operations)) {
      const call = `${method.toUpperCase()} ${below.replaceAll(/\{(\w+)\}/g, ':$1')}`
      for (const parameter of parameters) {
        if (parameter.in === 'header') continue
        const section =
          parameter.in === 'path' ? `path: ${pathUntil(below, parameter.name)}` : `${call} query: ${parameter.name}`
        yield { key: section, field: parameter.schema, parameter }
      }
      yield* fieldsOfContent(requestBody?.content, `${call} body`)
      // The fields of errors say themselves what they are.
      for (const response of Object.values(responses))
        if (!('$ref' in response)) yield* fieldsOfContent(response.content, `${call} answer`)
    }
  }
}

const entriesOf = (section: string, docs: FieldDocs = {}): [string, FieldDoc][] =>
  Object.entries(docs).map(([name, doc]) => [`${section}: ${name}`, doc])

/**
 * Every entry by its name, as `fieldsOf` names the fields.
 * @internal
 */
export const fieldDocs = new Map(
  allFieldDocs.flatMap(({ paths, schemas = {}, calls = {} }) => [
    ...entriesOf('path', paths),
    ...Object.entries(schemas).flatMap(([name, docs]) => entriesOf(name, docs)),
    ...Object.entries(calls).flatMap(([call, { query, body, answer }]) => [
      ...entriesOf(`${call} query`, query),
      ...entriesOf(`${call} body`, body),
      ...entriesOf(`${call} answer`, answer),
    ]),
  ]),
)

/** The fields of every list are said once for all of them. */
function docOf(key: string): FieldDoc | undefined {
  const [section = '', name = ''] = key.split(': ')
  const common = section.endsWith(' query') ? pageQueryDocs : section.endsWith(' answer') ? answerDocs : {}
  return fieldDocs.get(key) ?? common[name]
}

const isNull = ({ type }: DocumentedSchema) => type === 'null'

/** Made of the examples of its fields; undefined where there are none. */
function exampleOf(schema: DocumentedSchema, document: FieldsDocument): unknown {
  if (schema.examples) return schema.examples[0]
  if (schema.$ref) {
    const named = document.components.schemas[schema.$ref.split('/').at(-1) ?? '']
    return named && exampleOf(named, document)
  }
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, field]) => [name, exampleOf(field, document)] as const)
    return Object.fromEntries(fields.filter(([, example]) => example !== undefined))
  }
  if (schema.items) {
    const example = exampleOf(schema.items, document)
    return example === undefined ? undefined : [example]
  }
  // The last shape is the one with the most fields.
  const shape = (schema.oneOf ?? schema.anyOf)?.findLast((one) => !isNull(one))
  return shape && exampleOf(shape, document)
}

const jsonOf = (part: DocumentedOperation['responses'][string] = {}) =>
  'content' in part ? part.content?.['application/json'] : undefined

/** Recorded are answers, and the bodies that webhooks are sent; the example of any other body has every field. */
function* examplesOf({ operationId = '', requestBody, responses }: DocumentedOperation, answers: RecordedAnswers) {
  yield { media: jsonOf(requestBody), recorded: answers[operationId]?.['body'] }
  for (const [status, response] of Object.entries(responses))
    yield { media: jsonOf(response), recorded: answers[operationId]?.[status] }
}

/** Writes the description and the example of every field into the document, and an example of every JSON body. */
export function documentFields(document: FieldsDocument): void {
  for (const { key, field, parameter } of fieldsOf(document)) {
    const doc = docOf(key)
    if (doc === undefined) continue
    const [description, ...given] = typeof doc === 'string' ? [doc] : doc
    const only = field.enum?.length === 1 ? field.enum[0] : field.const
    const examples = only === undefined ? given : [only]
    if (parameter) parameter.description = description
    else field.description = description
    if (examples.length > 0) field.examples = examples
  }
  const answers = readRecordedAnswers()
  const operations = Object.values({ ...document.paths, ...document.webhooks })
  for (const operation of operations.flatMap((byMethod) => Object.values(byMethod))) {
    for (const { media, recorded } of examplesOf(operation, answers)) {
      const example = recorded ?? (media?.schema && exampleOf(media.schema, document))
      if (media && example !== undefined) media.example = example
    }
  }
}

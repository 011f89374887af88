import { type ApiDocument, type DocumentedSchema, type MediaType, type Parameter, schemaOf } from './document.ts'

const byFormat: Record<string, string> = {
  date: '2027-06-12',
  'date-time': '2027-03-15T11:00:00.000Z',
  email: 'ana@example.com',
  uri: 'https://www.example.com',
}

/** Of fields whose schema has no example; anything else would be refused, or say nothing. */
const byName: Record<string, unknown> = {
  name: 'Ana i Marko',
  message: 'Dobar dan, jeste li slobodni 12. lipnja?',
  password: 'duga-lozinka-9',
  city: 'Split',
  token: 'Jq0c…',
}

function textFor({ format = '', minLength = 0, maxLength }: DocumentedSchema, name: string): string {
  const named = byName[name]
  const text = byFormat[format] ?? (typeof named === 'string' ? named : 'tekst')
  return text.padEnd(minLength, '.').slice(0, maxLength)
}

/** Deep enough for what an answer holds; a schema that holds itself ends there. */
const DEEPEST = 6

/**
 * A value that the schema takes: its own example where it has one, otherwise made from its type. `isSent`: only what
 * must be sent, or is most often.
 */
function exampleOf(
  document: ApiDocument,
  given: DocumentedSchema,
  { name = '', isSent = false, depth = 0 } = {},
): unknown {
  const schema = schemaOf(document, given)
  const example = schema.example ?? schema.examples?.[0]
  if (example !== undefined) return example
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  const inner = { name, isSent, depth: depth + 1 }
  if (choice) return exampleOf(document, choice, inner)
  const [type = 'object'] = [schema.type ?? 'object'].flat()
  switch (type) {
    case 'string':
      return textFor(schema, name)
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1)
    case 'boolean':
      return true
    case 'null':
      return null
    case 'array':
      return schema.items && depth < DEEPEST ? [exampleOf(document, schema.items, inner)] : []
    default:
      return exampleObject(document, schema, inner)
  }
}

function exampleObject(
  document: ApiDocument,
  { properties = {}, required = [] }: DocumentedSchema,
  { isSent, depth }: { isSent: boolean; depth: number },
): Record<string, unknown> {
  const shown = Object.entries(properties).filter(([name]) => required.includes(name) || !isSent)
  return Object.fromEntries(shown.map(([name, schema]) => [name, exampleOf(document, schema, { name, isSent, depth })]))
}

/** The example of a body or an answer: the one that the document gives, or one that its schema takes. */
export function exampleOfMedia(document: ApiDocument, media: MediaType, { isSent = false } = {}): unknown {
  const [named] = Object.values(media.examples ?? {})
  if (named?.value !== undefined) return named.value
  return media.example ?? exampleOf(document, media.schema ?? {}, { isSent })
}

export const exampleOfParameter = (document: ApiDocument, { name, schema, example }: Parameter): unknown =>
  example ?? exampleOf(document, schema, { name, isSent: true })

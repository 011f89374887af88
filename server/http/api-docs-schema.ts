/** The part of JSON Schema that our own document uses. */
export interface DocumentedSchema {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  default?: unknown
  description?: string
  items?: DocumentedSchema
  properties?: Record<string, DocumentedSchema>
  required?: string[]
  anyOf?: DocumentedSchema[]
  oneOf?: DocumentedSchema[]
  additionalProperties?: DocumentedSchema | boolean
}

export const escapeHtml = (text: unknown) =>
  String(text).replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

const typeNames: Record<string, string> = {
  string: 'tekst',
  integer: 'cijeli broj',
  number: 'broj',
  boolean: 'da ili ne',
  array: 'popis',
  object: 'objekt',
  null: 'null',
}

const formatNames: Record<string, string> = {
  date: 'dan (GGGG-MM-DD)',
  'date-time': 'trenutak (ISO 8601)',
  email: 'e-mail adresa',
  uri: 'adresa (URL)',
}

const number = new Intl.NumberFormat('hr-HR')

function limitsOf({ minimum, maximum, minLength, maxLength, default: normal }: DocumentedSchema): string[] {
  return [
    ...(minimum === undefined ? [] : [`od ${number.format(minimum)}`]),
    ...(maximum === undefined || maximum >= 2_147_483_647 ? [] : [`do ${number.format(maximum)}`]),
    ...(minLength === undefined || minLength < 2 ? [] : [`najmanje ${number.format(minLength)} znakova`]),
    ...(maxLength === undefined ? [] : [`najviše ${number.format(maxLength)} znakova`]),
    ...(normal === undefined ? [] : [`inače ${escapeHtml(normal)}`]),
  ]
}

/** The type of a value in a few words; another schema is a link to it. */
export function typeOf(schema: DocumentedSchema): string {
  if (schema.$ref) {
    const name = escapeHtml(schema.$ref.split('/').at(-1))
    return `<a href="#schema-${name}">${name}</a>`
  }
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(typeOf).join(' ili ')
  if (schema.enum) return schema.enum.map((value) => `<code>${escapeHtml(value)}</code>`).join(', ')
  if (schema.items) return `popis: ${typeOf(schema.items)}`
  const types = [schema.type ?? 'object'].flat()
  const names = types.map(
    (type) => (type === 'string' && schema.format && formatNames[schema.format]) || typeNames[type] || type,
  )
  return [names.join(' ili '), ...limitsOf(schema)].join(', ')
}

/** The fields of an object as a table; anything else as its type. */
export function schemaHtml(schema: DocumentedSchema): string {
  const choices = schema.oneOf ?? schema.anyOf
  if (choices?.every(({ properties }) => properties)) return choices.map(schemaHtml).join('<p>ili</p>')
  if (!schema.properties) return `<p>${typeOf(schema)}</p>`
  const rows = Object.entries(schema.properties).map(([name, field]) =>
    rowHtml(name, field, schema.required?.includes(name) ?? false),
  )
  return tableHtml(rows)
}

export const tableHtml = (rows: string[]) =>
  `<div class="wide"><table><thead><tr><th>Polje</th><th>Vrijednost</th><th>Opis</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`

export const rowHtml = (name: string, schema: DocumentedSchema, isRequired: boolean) =>
  `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${typeOf(schema)}</td>` +
  `<td>${[isRequired ? 'Obavezno.' : '', escapeHtml(schema.description ?? '')].filter(Boolean).join(' ')}</td></tr>`

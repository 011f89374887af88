import type { DocumentedSchema } from './document.ts'
import { nameOf } from './document.ts'
import { escapeHtml } from './html.ts'
import { type Language, typeNames, words } from './words.ts'

/** Larger limits only describe how the number is stored. */
const LARGEST_LIMIT = 2_147_483_647

const numbers = { hr: new Intl.NumberFormat('hr-HR'), en: new Intl.NumberFormat('en') }

const valueHtml = (value: unknown) =>
  `<code>${escapeHtml(typeof value === 'string' ? value : JSON.stringify(value))}</code>`

function limitsOf(schema: DocumentedSchema, language: Language): string[] {
  const { minimum, maximum, minLength = 0, maxLength, minItems = 0, maxItems, default: normal } = schema
  const { from, to, atLeast, atMost, characters, items, otherwise } = words[language]
  const format = (value: number) => numbers[language].format(value)
  return [
    ...(minimum === undefined ? [] : [`${from} ${format(minimum)}`]),
    ...(maximum === undefined || maximum >= LARGEST_LIMIT ? [] : [`${to} ${format(maximum)}`]),
    ...(minLength < 2 ? [] : [`${atLeast} ${format(minLength)} ${characters}`]),
    ...(maxLength === undefined ? [] : [`${atMost} ${format(maxLength)} ${characters}`]),
    ...(minItems < 1 ? [] : [`${atLeast} ${format(minItems)} ${items}`]),
    ...(maxItems === undefined ? [] : [`${atMost} ${format(maxItems)} ${items}`]),
    ...(normal === undefined ? [] : [`${otherwise} ${valueHtml(normal)}`]),
  ]
}

/** A short description of a value's type; another schema becomes a link to its section on the page. */
function typeHtml(schema: DocumentedSchema, language: Language): string {
  const { or, listOf, byKey } = words[language]
  const join = (choices: DocumentedSchema[]) =>
    [...new Set(choices.map((choice) => typeHtml(choice, language)))].join(` ${or} `)
  const name = nameOf(schema)
  if (name !== undefined) return `<a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a>`
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return join(choices)
  if (schema.enum) return schema.enum.map(valueHtml).join(', ')
  if (schema.const !== undefined) return valueHtml(schema.const)
  const limits = limitsOf(schema, language)
  if (schema.items) return [`${listOf}: ${typeHtml(schema.items, language)}`, ...limits].join(', ')
  if (typeof schema.additionalProperties === 'object' && !schema.properties)
    return `${byKey}: ${typeHtml(schema.additionalProperties, language)}`
  const types = [schema.type ?? 'object'].flat()
  const names = types.map((type) => {
    const format = type === 'string' ? schema.format : undefined
    return (format && typeNames[language][format]) || typeNames[language][type] || type
  })
  return [names.join(` ${or} `), ...limits].join(', ')
}

/** The unnamed parts of a value, described in place. */
function ownPartsOf(schema: DocumentedSchema): DocumentedSchema[] {
  if (schema.$ref !== undefined) return []
  if (schema.properties) return [schema]
  if (schema.items) return ownPartsOf(schema.items)
  if (typeof schema.additionalProperties === 'object') return ownPartsOf(schema.additionalProperties)
  return (schema.anyOf ?? schema.oneOf ?? []).flatMap(ownPartsOf)
}

interface Field {
  name: string
  schema: DocumentedSchema
  isRequired: boolean
  description?: string | undefined
  example?: unknown
}

export function fieldHtml({ name, schema, isRequired, description, example }: Field, language: Language): string {
  const { required, example: exampleWord } = words[language]
  const text = description ?? schema.description
  const shown = example ?? (schema.enum ? undefined : (schema.example ?? schema.examples?.[0]))
  return [
    `<li><p class="field"><code>${escapeHtml(name)}</code> <span class="type">${typeHtml(schema, language)}</span>`,
    isRequired ? ` <strong class="required">${required}</strong>` : '',
    '</p>',
    text ? `<p>${escapeHtml(text)}</p>` : '',
    shown === undefined || shown === null ? '' : `<p class="sample">${exampleWord}: ${valueHtml(shown)}</p>`,
    ...ownPartsOf(schema).map((part) => fieldsHtml(part, language)),
    '</li>',
  ].join('')
}

/** The fields of an object as a list; anything else as its type. */
export function schemaHtml(schema: DocumentedSchema, language: Language): string {
  const parts = ownPartsOf(schema)
  if (parts.length === 0) return `<p class="type">${typeHtml(schema, language)}</p>`
  return parts.map((part) => fieldsHtml(part, language)).join(`<p>${words[language].or}</p>`)
}

function fieldsHtml({ properties = {}, required = [] }: DocumentedSchema, language: Language): string {
  const fields = Object.entries(properties).map(([name, schema]) =>
    fieldHtml({ name, schema, isRequired: required.includes(name) }, language),
  )
  return `<ul class="fields">${fields.join('')}</ul>`
}

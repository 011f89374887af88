import { createHash } from 'node:crypto'
import { type DocumentedSchema, escapeHtml, rowHtml, schemaHtml, tableHtml, typeOf } from './api-docs-schema.ts'
import { apiDocsStyle } from './api-docs-style.ts'

interface Content {
  [type: string]: { schema?: DocumentedSchema }
}

interface Limit {
  calls: number
  seconds: number
}

interface Operation {
  summary?: string
  description?: string
  tags?: string[]
  'x-access'?: string | string[]
  'x-body-limit'?: number
  'x-rate-limit'?: { perAddress: Limit; failuresPerAddress?: Limit; perAccount?: Limit; perAccountOverall?: Limit }
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: DocumentedSchema }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

/** An OpenAPI document as far as it is read here. */
export interface ApiDocument {
  info: { title: string; description?: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, DocumentedSchema> }
}

interface Call {
  method: string
  path: string
  operation: Operation
}

const accessNames: Record<string, string> = {
  everyone: 'svi',
  'signed-in': 'svi prijavljeni',
  couple: 'parovi',
  professional: 'pružatelji usluga',
  admin: 'administratori',
}

const accessText = (access: string | string[] = 'everyone') =>
  [access]
    .flat()
    .map((name) => accessNames[name] ?? name)
    .join(', ')

const limitText = ({ calls, seconds }: Limit) => `${calls} u ${seconds / 60} min`

function limitsHtml({ 'x-rate-limit': limits }: Operation): string {
  if (!limits) return ''
  const { perAddress, failuresPerAddress, perAccount, perAccountOverall } = limits
  const parts = [
    `${limitText(perAddress)} s jedne adrese`,
    failuresPerAddress && ` (neuspješnih ${limitText(failuresPerAddress)})`,
    perAccount && `, ${limitText(perAccount)} po računu`,
    perAccountOverall && ` s jedne adrese, ${limitText(perAccountOverall)} po računu sa svih`,
  ]
  return `<p class="access">Najviše poziva: ${parts.filter(Boolean).join('')}</p>`
}

const KIB = 1024
const sizeText = (bytes: number) => (bytes < KIB * KIB ? `${bytes / KIB} KiB` : `${bytes / KIB / KIB} MiB`)

const bodySizeOf = ({ 'x-body-limit': bytes }: Operation) => (bytes === undefined ? '' : `, do ${sizeText(bytes)}`)

const placeNames: Record<string, string> = { query: 'Upit', path: 'Adresa', header: 'Zaglavlja' }

function parametersHtml({ parameters = [] }: Operation): string {
  const byPlace = Object.groupBy(parameters, (parameter) => parameter.in)
  return Object.entries(byPlace)
    .map(([place, all = []]) => {
      const rows = all.map(({ name, schema, description, required = false }) =>
        rowHtml(name, { ...schema, ...(description && { description }) }, required),
      )
      return `<h4>${placeNames[place] ?? place}</h4>${tableHtml(rows)}`
    })
    .join('')
}

const contentHtml = (content: Content = {}) =>
  Object.entries(content)
    .map(([type, { schema = {} }]) =>
      type === 'application/json' ? schemaHtml(schema) : `<p><code>${escapeHtml(type)}</code></p>`,
    )
    .join('')

function responsesHtml({ responses }: Operation): string {
  const isSuccess = (status: string) => status.startsWith('2')
  const successes = Object.entries(responses).filter(([status]) => isSuccess(status))
  const errors = Object.entries(responses).filter(([status]) => !isSuccess(status))
  const success = successes.map(
    ([status, { description, content }]) =>
      `<h4>Odgovor ${status}: ${escapeHtml(description)}</h4>${contentHtml(content)}`,
  )
  const failure = errors.map(([status, { description, content }]) => {
    const schema = content?.['application/json']?.schema
    return `<li>${status}: ${escapeHtml(description)}${schema ? ` (${typeOf(schema)})` : ''}</li>`
  })
  return `${success.join('')}<h4>Pogreške</h4><ul class="answers">${failure.join('')}</ul>`
}

const callHtml = ({ method, path, operation }: Call) => `
<section class="call">
<h3><span class="method ${method}">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></h3>
<p><strong>${escapeHtml(operation.summary ?? '')}</strong></p>
${operation.description ? `<p>${escapeHtml(operation.description)}</p>` : ''}
<p class="access">Tko smije: ${escapeHtml(accessText(operation['x-access']))}</p>
${limitsHtml(operation)}
${parametersHtml(operation)}
${operation.requestBody ? `<h4>Sadržaj zahtjeva (JSON${bodySizeOf(operation)})</h4>${contentHtml(operation.requestBody.content)}` : ''}
${responsesHtml(operation)}
</section>`

const anchorOf = (title: string) => `calls-${title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')}`

/** The page for people of an OpenAPI document, and the policy under which a browser may show it. */
export function apiDocsPage({ info, paths, components }: ApiDocument): { html: string; policy: string } {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Call => ({ method, path, operation })),
  )
  const groups = Object.entries(Object.groupBy(calls, ({ operation }) => operation.tags?.[0] ?? 'Ostalo'))
  const links = groups.map(([title]) => `<li><a href="#${anchorOf(title)}">${escapeHtml(title)}</a></li>`)
  const sections = groups.map(
    ([title, group = []]) => `<h2 id="${anchorOf(title)}">${escapeHtml(title)}</h2>${group.map(callHtml).join('')}`,
  )
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<section class="schema" id="schema-${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3>${schemaHtml(schema)}</section>`,
  )
  const introduction = (info.description ?? '').split('\n').map((line) => `<p>${escapeHtml(line)}</p>`)
  const html = `<!doctype html>
<html lang="hr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(info.title)}</title><style>${apiDocsStyle}</style></head>
<body><header><h1>${escapeHtml(info.title)}</h1>${introduction.join('')}
<p>Isto kao dokument: <a href="/api/openapi.json">/api/openapi.json</a> · <a href="/">Natrag na Zauvijek</a></p>
<nav aria-label="Sadržaj"><ul>${links.join('')}<li><a href="#schemas">Oblici podataka</a></li></ul></nav></header>
<main>${sections.join('')}<h2 id="schemas">Oblici podataka</h2>${schemas.join('')}</main></body></html>
`
  const styleHash = createHash('sha256').update(apiDocsStyle).digest('base64')
  return {
    html,
    policy: `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  }
}

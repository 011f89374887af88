import { API_BASE } from '#contract/paths.ts'
import { type DocumentedCall, jsonOf, type Parameter } from './document.ts'
import { exampleOfMedia, exampleOfParameter } from './examples.ts'
import { quoteForShell } from '#server/shell.ts'

/** A call as a developer would write it. */
export interface Snippets {
  curl: string
  typescript: string
}

const indent = (text: string, by = '  ') => text.replaceAll('\n', `\n${by}`)

/** JSON in TypeScript syntax: unquoted keys where possible, single quotes. */
function literal(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replaceAll(/^(\s*)"([a-z_]\w*)":/gim, '$1$2:')
    .replaceAll(/"((?:[^"\\]|\\.)*)"/g, (whole, text: string) =>
      text.includes("'") ? whole : `'${text.replaceAll(String.raw`\"`, '"')}'`,
    )
}

/** @internal */
export interface Request {
  method: string
  path: string
  needsToken: boolean
  pathValues: Record<string, unknown>
  query: Record<string, unknown>
  /** The header that makes retries safe, as spelt in the document. */
  keyHeader: string | undefined
  body: unknown
  upload: string | undefined
}

const valuesOf = (parameters: Parameter[]) =>
  Object.fromEntries(parameters.map((parameter) => [parameter.name, exampleOfParameter(parameter)]))

/** All required parameters, and at most two of the optional ones with an example. */
const shownIn = (parameters: Parameter[]) => {
  const required = parameters.filter((parameter) => parameter.required)
  if (required.length > 0) return required
  return parameters.filter(({ schema }) => schema.examples !== undefined).slice(0, 2)
}

/**
 * The request shown in a call's examples.
 * @internal
 */
export function requestOf({ method, path, operation }: DocumentedCall): Request {
  const { parameters = [], requestBody, 'x-access': access } = operation
  const of = (place: string) => parameters.filter((parameter) => parameter.in === place)
  const multipart = requestBody?.content['multipart/form-data']
  const json = jsonOf(requestBody?.content)
  return {
    method,
    path,
    needsToken: access !== undefined && access !== 'everyone',
    pathValues: valuesOf(of('path')),
    query: valuesOf(shownIn(of('query'))),
    keyHeader: of('header').find(({ name }) => name.toLowerCase() === 'idempotency-key')?.name,
    body: json && exampleOfMedia(json),
    upload: multipart?.schema?.required?.[0],
  }
}

const filled = ({ path, pathValues }: Request) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(pathValues[name])))

/**
 * Its address with its query.
 * @internal
 */
export function addressOf(request: Request): string {
  const search = new URLSearchParams(Object.entries(request.query).map(([name, value]) => [name, String(value)]))
  return `${filled(request)}${search.size > 0 ? `?${search}` : ''}`
}

function curlOf(request: Request): string {
  const { method, needsToken, keyHeader, body, upload } = request
  const address = addressOf(request)
  const target = address.startsWith(API_BASE) ? `$API${address.slice(API_BASE.length)}` : `$ORIGIN${address}`
  const isUpload = upload !== undefined
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"${target}"`,
    ...(needsToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(keyHeader ? ['-H "Idempotency-Key: $(date +%s)-$RANDOM"'] : []),
    ...(isUpload ? [`-F ${upload}=@slika.jpg`] : []),
    ...(body !== undefined && !isUpload
      ? ["-H 'Content-Type: application/json'", `-d ${quoteForShell(JSON.stringify(body, null, 2))}`]
      : []),
  ]
  return lines.join(' \\\n  ')
}

function typescriptOf(request: Request): string {
  const { method, path, pathValues, query, keyHeader, body, upload } = request
  const filledIn = (values: Record<string, unknown>) => Object.keys(values).length > 0
  const params = [
    ...(filledIn(pathValues) ? [`path: ${literal(pathValues)}`] : []),
    ...(filledIn(query) ? [`query: ${literal(query)}`] : []),
    ...(keyHeader ? [`header: { '${keyHeader}': crypto.randomUUID() }`] : []),
  ]
  const options = [
    ...(params.length > 0 ? [`params: {\n  ${indent(params.join(',\n'))},\n}`] : []),
    // The library sends a form unchanged; its types only know JSON.
    ...(upload === undefined ? [] : ['body: form as never']),
    ...(body !== undefined && upload === undefined ? [`body: ${literal(body)}`] : []),
  ]
  const inside = options.length > 0 ? `, {\n  ${indent(options.join(',\n'))},\n}` : ''
  const form =
    upload === undefined
      ? ''
      : `const form = new FormData()\nform.set('${upload}', new File(['…'], 'slika.jpg', { type: 'image/jpeg' }))\n\n`
  return `${form}const { data, error } = await client.${method}('${path}'${inside})`
}

export function snippetsOf(call: DocumentedCall): Snippets {
  const request = requestOf(call)
  return { curl: curlOf(request), typescript: typescriptOf(request) }
}
